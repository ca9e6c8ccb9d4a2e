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
        let refined = FormatRefinements(arguments)
        switch current {
        case .date(let seconds):
            if let parts = refined.dateStyle {
                return host.formatDate(seconds, parts, traits.locale)
            }
            return formatted(seconds, dateStyle: name)
        case .unknown(let unknown): return standInText(for: unknown)
        default: break
        }
        if name == "list" { return list(current, arguments) }
        guard let number = number(current) else { return formatted(current) }
        switch name {
        case "percent":
            let isWhole = integerOnly(current)
            let shown = isWhole ? number / 100 : number
            let decimals = fractionLength(refined)
            // The host writes at most so many decimals: where there must be some, no more are.
            return host.formatNumber(
                shown, .percent(maximumDecimals: decimals?.upperBound ?? 6), traits.locale)
        case "currency":
            let code = arguments.first { $0.label == "code" }.map { displayText(of: $0.value) }
            return host.formatNumber(number, .currency(code ?? "USD"), traits.locale)
        case "byteCount": return byteCount(number, arguments)
        case "number":
            let decimals = fractionLength(refined) ?? 0...3
            return host.formatNumber(
                number,
                .decimal(
                    minimumDecimals: decimals.lowerBound, maximumDecimals: decimals.upperBound,
                    isGrouped: refined.isGrouped(self)), traits.locale)
        default: return formatted(current)
        }
    }

    /// `.precision(.fractionLength(1))` or `…(0...2)`.
    private func fractionLength(_ refined: FormatRefinements) -> ClosedRange<Int>? {
        guard case .implicit("fractionLength", let lengths)? = refined.argument(of: "precision"),
            let length = lengths.first?.value
        else { return nil }
        if case .range(let range) = currentValue(length) {
            let lower = max(0, min(12, range.lower.flatMap { integer($0) } ?? 0))
            let upper = range.upper.flatMap { integer($0) } ?? 12
            return lower...max(lower, min(12, upper))
        }
        return integer(length).map { max(0, min(12, $0))...max(0, min(12, $0)) }
    }

    /// Names in a row: “a, b, and c”.
    private func list(_ value: Value, _ arguments: [EvaluatedArgument]) -> String {
        guard let values = elements(of: value) else { return formatted(value) }
        let names = values.map { displayText(of: $0) }
        guard traits.locale.utf8.starts(with: "en".utf8) else {
            return names.joined(separator: ", ")
        }
        let type = arguments.first { $0.label == "type" }.flatMap { styleName(of: $0.value) }
        let word = type == "or" ? "or" : "and"
        guard names.count > 2 else { return names.joined(separator: " \(word) ") }
        return names.dropLast().joined(separator: ", ") + ", \(word) " + names[names.count - 1]
    }

    /// A size of a file, by thousands, or of memory, by 1,024.
    private func byteCount(_ number: Double, _ arguments: [EvaluatedArgument]) -> String {
        let style = arguments.first { $0.label == "style" }.flatMap { styleName(of: $0.value) }
        let step = style == "memory" || style == "binary" ? 1024.0 : 1000
        let units = ["bytes", "kB", "MB", "GB", "TB", "PB"]
        var rest = number
        var unit = 0
        while rest.magnitude >= step, unit + 1 < units.count {
            rest /= step
            unit += 1
        }
        let text = host.formatNumber(
            rest,
            .decimal(
                minimumDecimals: 0, maximumDecimals: max(0, min(2, unit - 1)), isGrouped: true),
            traits.locale)
        return text + "\u{A0}" + units[unit]
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

    /// `formatter.string(from: value)`: how the formatter is set up does not show, so the value has
    /// a usual format.
    func formatterText(_ arguments: [EvaluatedArgument]) -> Value? {
        guard let source = arguments.first(where: { $0.label == "from" || $0.label == "for" })
        else { return nil }
        switch currentValue(source.value) {
        case .date(let seconds):
            let style = Host.DateStyle(date: .abbreviated, time: .omitted)
            return .string(host.formatDate(seconds, style, traits.locale))
        case .integer, .double: return .string(formatted(currentValue(source.value)))
        default: return nil
        }
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

/// What refines a format: `.dateTime.day().month(.wide)`, `.number.precision(…).grouping(.never)`.
private struct FormatRefinements {
    let all: [EvaluatedArgument]

    init(_ arguments: [EvaluatedArgument]) {
        all = arguments.filter { $0.label?.utf8.first == 0x2E }
    }

    /// The first argument of a refinement.
    func argument(of name: String) -> Value? {
        for refinement in all {
            if case .implicit(name, let arguments) = refinement.value {
                return arguments.first?.value
            }
        }
        return nil
    }

    private func has(_ name: String) -> Bool { all.contains { $0.label == "." + name } }

    /// Whether thousands are grouped.
    func isGrouped(_ interpreter: Interpreter) -> Bool {
        argument(of: "grouping").flatMap { interpreter.styleName(of: $0) } != "never"
    }

    /// The date and time that the named fields amount to; nil when none is named.
    var dateStyle: Host.DateStyle? {
        let isWide = isWide("month")
        var date = Host.DateStyle.Length.omitted
        if has("year") || has("month") || has("day") || has("weekday") {
            date = has("weekday") && isWide ? .complete : isWide ? .long : .abbreviated
            if case .implicit(let width, _)? = argument(of: "month"),
                width == "twoDigits" || width == "defaultDigits"
            {
                date = .numeric
            }
        }
        let hasTime = has("hour") || has("minute") || has("second")
        guard date != .omitted || hasTime else { return nil }
        return Host.DateStyle(date: date, time: hasTime ? .numeric : .omitted)
    }

    private func isWide(_ name: String) -> Bool {
        if case .implicit("wide", _)? = argument(of: name) { return true }
        return false
    }
}
