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
        if let text = interpreter.formatted(first.value, by: value("formatter")) {
            return plain(text)
        }
        if let style = argument("style"), case .implicit(let name, _) = style.value,
            let seconds = interpreter.moment(first.value)
        {
            return plain(interpreter.formatted(seconds, dateStyle: name))
        }
        if case .range(let range) = interpreter.currentValue(first.value) {
            return plain(interval(range, isTimer: first.label == "timerInterval"))
        }
        if case .view(let view) = first.value { return interpreter.textOfView(view, environment) }
        if call.arguments.contains(where: { $0.label == "tableName" || $0.label == "table" }) {
            let text = interpreter.localizable(first.value, call.arguments)
            return interpreter.textElement(text, environment)
        }
        return interpreter.textElement(first.value, environment)
    }

    /// Two moments, or the time that a timer between them shows now.
    private func interval(_ range: RangeValue, isTimer: Bool) -> String {
        guard isTimer, case .date(let start)? = range.lower, case .date(let end)? = range.upper
        else { return interpreter.formatted(.range(range)) }
        let now = max(start, min(end, Interpreter.sampleMoment))
        var countsDown = true
        if case .boolean(let value)? = value("countsDown") { countsDown = value }
        return interpreter.clockText(countsDown ? end - now : now - start)
    }

    private func plain(_ text: String) -> Element {
        .text(
            interpreter.styledText(
                interpreter.runs(of: text, environment, parsesMarkdown: false), environment))
    }
}
