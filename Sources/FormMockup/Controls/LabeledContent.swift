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
        let (semantics, shown) = context.meaning(of: value, labeled: label.plainText)
        if let own = context.ownBody(.labeledContent, context.labeledContentFields) {
            return context.control(semantics, own)
        }
        return context.control(
            semantics,
            context.environment.labelsHidden ? shown : .labeled(label: label, value: shown))
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

    /// What the row is: a lone control as its value is what it is about, under the row's label.
    fileprivate func meaning(of value: Element, labeled label: String) -> (Semantics, Element) {
        let plain = Semantics(kind: .labeledContent, label: label, value: .text(value.plainText))
        guard case .control(var inner, let element) = value else { return (plain, value) }
        switch inner.kind {
        case .toggle, .stepper, .slider, .picker, .datePicker, .colorPicker, .textField,
            .secureField:
            inner.label = label
            return (inner, element)
        case .text, .textEditor, .labeledContent, .label, .button, .link, .navigationLink,
            .disclosureGroup, .menu, .progress, .gauge, .image, .custom, .placeholder:
            return (plain, value)
        }
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
