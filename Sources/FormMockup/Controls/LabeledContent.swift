extension Control {
    /// `LabeledContent`.
    static let labeledContent = Control("LabeledContent") { context in
        var inner = context.environment
        inner.isNested = true
        let label: Element
        let value: Element
        if let given = context.argument("label") {
            label = context.titledElement(given, inner)
            value = context.valueContent(context.argument("content") ?? context.trailing, inner)
        } else {
            label = context.title.map { context.interpreter.label(of: $0, inner) } ?? .empty
            value = context.valueContent(
                context.argument("value") ?? context.argument("content") ?? context.trailing, inner)
        }
        let semantics = Semantics(
            kind: .labeledContent, label: label.plainText, value: .text(value.plainText))
        if let own = context.ownBody(.labeledContent, context.labeledContentFields) {
            return context.control(semantics, own)
        }
        return context.control(
            semantics,
            context.environment.labelsHidden ? value : .labeled(label: label, value: value))
    }
}

extension ControlContext {
    /// What an own style is told.
    fileprivate var labeledContentFields: [TupleField] {
        let content =
            argument("value") ?? argument("content") ?? trailing
        var field = viewField("content", content)
        if let format = argument("format"), let content {
            let text = EvaluatedArgument(
                label: nil,
                value: .string(interpreter.formatted(content.value, style: format.value)),
                range: content.range)
            field = viewField("content", text)
        }
        return [labelField(trailingIsLabel: false), field]
    }

    /// The value side: text in the secondary colour unless it has one of its own.
    fileprivate func valueContent(_ argument: EvaluatedArgument?, _ inner: Environment) -> Element {
        guard let argument else { return .empty }
        var inner = inner
        if inner.foreground == nil {
            inner.foreground = .role(.secondaryLabel)
            inner.hasPlaceForeground = true
        }
        switch argument.value {
        case .view, .closure: return element(argument, inner)
        default: break
        }
        if let format = self.argument("format") {
            let text = interpreter.formatted(argument.value, style: format.value)
            return .text(
                interpreter.styledText(
                    interpreter.runs(of: text, inner, parsesMarkdown: false), inner))
        }
        return interpreter.textElement(argument.value, inner)
    }
}
