extension Interpreter {
    /// `.formatted(…)` of a value with its arguments.
    func formatted(_ value: Value, arguments: [EvaluatedArgument]) -> String {
        let current = currentValue(value)
        if case .date(let seconds) = current,
            arguments.contains(where: { $0.label == "date" || $0.label == "time" })
        {
            let style = Host.DateStyle(
                date: length(arguments.first { $0.label == "date" }, or: .omitted),
                time: length(arguments.first { $0.label == "time" }, or: .omitted))
            return host.formatDate(seconds, style, traits.locale)
        }
        guard let style = arguments.first(where: { $0.label == nil }) else {
            return formatted(current)
        }
        return formatted(current, style: style.value)
    }

    /// A value in the format that `format:` names, such as `.percent` or `.currency(code: "EUR")`.
    func formatted(_ value: Value, style: Value) -> String {
        let current = currentValue(value)
        guard case .implicit(let name, let arguments) = style else { return formatted(current) }
        switch current {
        case .date(let seconds): return formatted(seconds, dateStyle: name)
        case .unknown(let unknown): return standInText(for: unknown)
        default: break
        }
        guard let number = number(current) else { return formatted(current) }
        switch name {
        case "percent":
            let isWhole = integerOnly(current)
            let shown = isWhole ? number / 100 : number
            return host.formatNumber(shown, .percent(maximumDecimals: 6), traits.locale)
        case "currency":
            let code = arguments.first.map { displayText(of: $0.value) } ?? "USD"
            return host.formatNumber(number, .currency(code), traits.locale)
        case "number", "chained": return formatted(current)
        default: return formatted(current)
        }
    }

    private func integerOnly(_ value: Value) -> Bool {
        if case .integer = value { return true }
        return false
    }

    private func formatted(_ value: Value) -> String {
        switch value {
        case .integer, .double:
            return host.formatNumber(
                number(value) ?? 0,
                .decimal(minimumDecimals: 0, maximumDecimals: 3, isGrouped: true), traits.locale)
        case .date(let seconds):
            return host.formatDate(seconds, .init(date: .numeric, time: .numeric), traits.locale)
        default: return displayText(of: value)
        }
    }

    /// `Text(date, style: .date)` and `format: .dateTime`.
    func formatted(_ seconds: Double, dateStyle name: String) -> String {
        let style: Host.DateStyle
        switch name {
        case "date": style = .init(date: .long, time: .omitted)
        case "time": style = .init(date: .omitted, time: .numeric)
        case "relative", "offset", "timer": return "0"
        default: style = .init(date: .numeric, time: .numeric)
        }
        return host.formatDate(seconds, style, traits.locale)
    }

    private func length(_ argument: EvaluatedArgument?, or fallback: Host.DateStyle.Length)
        -> Host.DateStyle.Length
    {
        guard case .implicit(let name, _)? = argument?.value else { return fallback }
        switch name {
        case "omitted": return .omitted
        case "numeric", "shortened", "standard": return .numeric
        case "abbreviated": return .abbreviated
        case "long": return .long
        case "complete": return .complete
        default: return fallback
        }
    }
}
