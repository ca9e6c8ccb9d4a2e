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
        return context.control(
            Semantics(
                kind: .labeledContent, label: label.plainText, value: .text(value.plainText)),
            context.environment.labelsHidden ? value : .labeled(label: label, value: value))
    }
}

extension ControlContext {
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
