extension Control {
    /// `Text` in its spellings: localised, verbatim, formatted, dates, of an image.
    static let text = Control("Text") { context in
        var lowered = LoweredElement(element: .empty, range: context.call.range)
        lowered.element = context.textContent()
        return [.element(lowered)]
    }

    /// `Text + Text`.
    static let textConcatenation = Control("Text+") { context in
        var runs: [TextRun] = []
        for argument in context.call.arguments {
            for element in context.interpreter.elements(context.items(argument)) {
                if case .text(let text) = element { runs += text.runs }
            }
        }
        let text = context.interpreter.styledText(runs, context.environment)
        return [.element(LoweredElement(element: .text(text), range: context.call.range))]
    }
}

extension ControlContext {
    fileprivate func textContent() -> Element {
        if let verbatim = argument("verbatim") {
            return interpreter.textElement(verbatim.value, environment, isVerbatim: true)
        }
        guard let first = call.arguments.first else { return .text(TextElement("")) }
        if let format = argument("format") {
            return plain(interpreter.formatted(first.value, style: format.value))
        }
        if let style = argument("style"), case .implicit(let name, _) = style.value,
            case .date(let seconds) = interpreter.currentValue(first.value)
        {
            return plain(interpreter.formatted(seconds, dateStyle: name))
        }
        if case .view(let view) = first.value { return interpreter.textOfView(view, environment) }
        if call.arguments.contains(where: { $0.label == "tableName" || $0.label == "table" }) {
            let text = interpreter.localizable(first.value, call.arguments)
            return interpreter.textElement(text, environment)
        }
        return interpreter.textElement(first.value, environment)
    }

    private func plain(_ text: String) -> Element {
        .text(
            interpreter.styledText(
                interpreter.runs(of: text, environment, parsesMarkdown: false), environment))
    }
}
