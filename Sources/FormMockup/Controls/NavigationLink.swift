extension Control {
    /// `NavigationLink`: its label and a chevron. What it leads to is not drawn.
    static let navigationLink = Control("NavigationLink") { context in
        var inner = context.environment
        inner.isNested = true
        let (label, inside) = context.linkLabel(inner)
        var traits = RowTraits()
        traits.badge = inside.badge
        let isRow = context.environment.isInContainer || context.environment.place == .row
        if isRow, !context.environment.hidesLinkIndicators {
            traits.accessory = .disclosure
        }
        var semantics = Semantics(kind: .navigationLink, label: label.plainText)
        if case .control(let inner, _) = label, inner.kind == .labeledContent {
            (semantics.label, semantics.value) = (inner.label, inner.value)
        }
        return context.control(semantics, context.dimmed(label), traits)
    }

    /// `DisclosureGroup`: its label as a row, its content as rows inside it.
    static let disclosureGroup = Control("DisclosureGroup") { context in
        var inner = context.environment
        inner.isNested = true
        let label =
            context.argument("label").map { context.element($0, inner) }
            ?? context.title.map { context.interpreter.label(of: $0, inner) } ?? .empty
        if let own = context.ownBody(.disclosureGroup, context.disclosureFields) {
            return context.control(
                Semantics(kind: .disclosureGroup, label: label.plainText), own)
        }
        var content = context.environment
        content.isNested = false
        let items = context.items(context.argument("content") ?? context.trailing, content)
        var traits = RowTraits()
        traits.children = context.interpreter.rows(of: items, content)
        traits.isExpanded =
            context.argument("isExpanded").map {
                context.interpreter.truth(of: $0.value, range: $0.range).isYes
            } ?? false
        return context.control(
            Semantics(kind: .disclosureGroup, label: label.plainText), context.dimmed(label), traits
        )
    }

    /// `Menu`: its label in the accent; the content are rows inside it.
    static let menu = Control("Menu") { context in
        var inner = context.environment
        inner.isNested = true
        inner.foreground = inner.ownForeground ?? (inner.place == .bar ? nil : context.tintColor)
        inner.hasPlaceForeground = false
        let labelContext = ControlContext(context.call, inner, context.interpreter)
        let label = labelContext.label(trailingIsLabel: false)
        if let own = context.ownBody(.menu, []) {
            return context.control(Semantics(kind: .menu, label: label.plainText), own)
        }
        var content = Environment()
        content.isInContainer = true
        let items = context.items(
            context.argument("content") ?? context.trailing, content
        ).filter { !$0.isDivider }
        var traits = RowTraits()
        let before = context.interpreter.rowCount
        traits.children = context.interpreter.rows(of: items, content)
        context.interpreter.rowCount = before
        return context.control(
            Semantics(kind: .menu, label: label.plainText), context.dimmed(label), traits)
    }
}

extension ControlContext {
    /// What an own style of disclosure groups is told.
    fileprivate var disclosureFields: [TupleField] {
        [
            labelField(trailingIsLabel: false),
            viewField("content", argument("content") ?? trailing),
        ] + bindingFields("isExpanded", binding("isExpanded") ?? .constant(.boolean(false)))
    }

    /// The label of a link, and what it says about the row.
    fileprivate func linkLabel(_ inner: Environment) -> (Element, RowTraits) {
        var content = argument("label")
        if content == nil {
            if let title { return (interpreter.label(of: title, inner), RowTraits()) }
            // `NavigationLink(destination:) { label }` and `NavigationLink(value:) { label }`.
            if argument("destination") != nil || argument("value") != nil
                || argument("isActive") != nil
            {
                content = trailing
            }
        }
        let items = items(content, inner)
        return (interpreter.combined(items), interpreter.mergedTraits(items))
    }
}
