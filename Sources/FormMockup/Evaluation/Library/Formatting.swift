extension Interpreter {
    /// `.formatted(…)` of a value with its arguments.
    func formatted(_ value: Value, arguments: [EvaluatedArgument]) -> String {
        let current = dated(value)
        if case .date(let seconds) = current,
            arguments.contains(where: { $0.label == "date" || $0.label == "time" })
        {
            return dateText(seconds, dateFields(arguments, fallback: .omitted))
        }
        guard let style = arguments.first(where: { $0.label == nil }) else {
            return formatted(current)
        }
        return formatted(current, style: style.value)
    }

    /// A value in the format that `format:` names, such as `.percent` or `.currency(code: "EUR")`.
    func formatted(_ value: Value, style: Value) -> String {
        let current = dated(value)
        let style = currentValue(style)
        if case .unknown(let unknown) = current {
            return formattedSample(of: unknown, style: style) ?? standInText(for: unknown)
        }
        if let own = ownFormat(current, style) { return own }
        guard case .implicit(let name, let arguments) = style else { return formatted(current) }
        let refined = FormatRefinements(arguments, self)
        switch current {
        case .nil: return ""
        case .date(let seconds): return formatted(seconds, name, refined)
        case .range(let range):
            guard let start = range.lower.flatMap({ moment($0) }),
                let end = range.upper.flatMap({ moment($0) })
            else {
                return formatted(current)
            }
            return intervalText(start, end, refined.dateFields)
        case .array, .set: return list(current, refined)
        case .structure, .object:
            return libraryObject(current).flatMap { formatted($0, name, refined) }
                ?? formatted(current)
        case .url(let text): return text
        default: break
        }
        guard let number = number(current) else { return formatted(current) }
        if case .integer(let whole) = current, whole.magnitude > 1 << 53, name == "number",
            arguments.isEmpty
        {
            return NumberFormat(refined.data).text(whole)
        }
        switch name {
        case "byteCount": return byteCount(number, refined)
        case "time", "units": return duration(number, name, refined)
        case "measurement": return formatted(current)
        default: return numberText(number, name, refined, isWhole: isWhole(current))
        }
    }

    /// A format style of the code's own, which says what it writes.
    private func ownFormat(_ value: Value, _ style: Value) -> String? {
        guard let type = typeInfo(of: style), libraryObject(style) == nil,
            let function = type.methods["format"]?.first
        else { return nil }
        let scope = Scope(parent: globalScope, owner: type, selfCell: makeCell(style))
        let argument = EvaluatedArgument(label: nil, value: value, range: currentRange)
        return displayText(
            of: call(function, [argument], scope: scope, range: currentRange))
    }

    private func isWhole(_ value: Value) -> Bool {
        if case .integer = value { return true }
        return false
    }

    /// A value as `formatted()` writes it.
    func formatted(_ value: Value) -> String {
        switch value {
        case .integer(let number): return NumberFormat(localeData).text(number)
        case .double(let number): return NumberFormat(localeData).text(number)
        case .date(let seconds):
            return dateText(seconds, DateFields(date: .numeric, time: .numeric))
        case .range(let range):
            guard let start = range.lower.flatMap({ moment($0) }),
                let end = range.upper.flatMap({ moment($0) })
            else {
                return displayText(of: value)
            }
            return intervalText(start, end, nil)
        case .array, .set: return list(value, FormatRefinements([], self))
        case .structure, .object: return libraryText(of: value) ?? displayText(of: value)
        default: return displayText(of: value)
        }
    }

    /// Names in a row: “a, b, and c”.
    private func list(_ value: Value, _ refined: FormatRefinements) -> String {
        guard let values = elements(of: value) else { return displayText(of: value) }
        let member = refined.value("memberStyle")
        let names = values.map { item -> String in
            guard let member else { return displayText(of: item) }
            return formatted(item, style: member)
        }
        let type = refined.value("type").flatMap { styleName(of: $0) } ?? "and"
        let width = refined.value("width").flatMap { styleName(of: $0) }
        let kind =
            switch (type, width) {
            case ("or", _): "or"
            case (_, "short"): "andshort"
            case (_, "narrow"): "andnarrow"
            default: "and"
            }
        return PhraseFormat(refined.data).list(names, kind: kind)
    }

    /// A size of a file, by thousands, or of memory, by 1,024.
    private func byteCount(_ number: Double, _ refined: FormatRefinements) -> String {
        let style = refined.value("style").flatMap { styleName(of: $0) }
        var spellsZero = true
        if case .boolean(let value)? = refined.value("spellsOutZero") { spellsZero = value }
        return PhraseFormat(refined.data).bytes(
            number, isBinary: style == "memory" || style == "binary", spellsZero: spellsZero)
    }

    // MARK: - Numbers

    /// A number as `.number`, `.percent` or `.currency(code:)` write it.
    private func numberText(
        _ number: Double, _ name: String, _ refined: FormatRefinements, isWhole: Bool
    ) -> String {
        var number = number
        var style: NumberStyle
        switch name {
        case "percent":
            if isWhole { number /= 100 }
            style = NumberStyle(.percent, maximumDecimals: isWhole ? 0 : 6)
        case "currency":
            let code = refined.value("code").map { displayText(of: $0) } ?? localeCurrency
            style = .currency(code)
        case "number": style = NumberStyle()
        default: return formatted(isWhole ? .integer(Int(number)) : .double(number))
        }
        refined.apply(to: &style, &number)
        return NumberFormat(refined.data).text(number, style)
    }
}

/// What refines a format: `.dateTime.day().month(.wide)`, `.number.precision(…).grouping(.never)`.
struct FormatRefinements {
    private let all: [EvaluatedArgument]
    private let own: [EvaluatedArgument]
    let interpreter: Interpreter

    init(_ arguments: [EvaluatedArgument], _ interpreter: Interpreter) {
        all = arguments.filter { $0.label?.utf8.first == 0x2E }
        own = arguments.filter { $0.label?.utf8.first != 0x2E }
        self.interpreter = interpreter
    }

    /// What the format's language writes with: `.locale(…)` names one of its own.
    var data: LocaleData {
        guard let locale = arguments(of: "locale")?.first?.value ?? value("locale"),
            let tag = interpreter.localeTag(of: locale)
        else { return interpreter.localeData }
        return interpreter.host.localeData(tag) ?? .english
    }

    /// An argument of the format itself.
    func value(_ label: String) -> Value? { own.first { $0.label == label }?.value }

    /// The arguments of a refinement; nil where it is not there.
    func arguments(of name: String) -> [EvaluatedArgument]? {
        for refinement in all {
            if case .implicit(name, let arguments) = refinement.value { return arguments }
        }
        return nil
    }

    /// The first argument of a refinement.
    func argument(of name: String) -> Value? { arguments(of: name)?.first?.value }

    private func has(_ name: String) -> Bool { all.contains { $0.label == "." + name } }

    /// The fields of a date and a time that are named; nil when none is.
    var dateFields: DateFields? {
        if value("date") != nil || value("time") != nil {
            return interpreter.dateFields(own, fallback: .omitted)
        }
        var fields = DateFields()
        if has("year") { fields.year = width("year", .digits) }
        if has("month") { fields.month = width("month", .abbreviated) }
        if has("day") { fields.day = width("day", .digits) }
        if has("weekday") { fields.weekday = width("weekday", .abbreviated) }
        if has("hour") {
            fields.hour = width("hour", .usual)
            if case .implicit(_, let details)? = argument(of: "hour"),
                details.contains(where: { interpreter.styleName(of: $0.value) == "omitted" })
            {
                fields.omitsHalf = true
            }
        }
        if has("minute") { fields.minute = .twoDigits }
        if has("second") { fields.second = .twoDigits }
        return fields.hasDate || fields.hasTime ? fields : nil
    }

    private func width(_ name: String, _ fallback: DateFields.Width) -> DateFields.Width {
        guard let style = argument(of: name).flatMap({ interpreter.styleName(of: $0) }) else {
            return fallback
        }
        switch style {
        case "twoDigits": return .twoDigits
        case "defaultDigits": return name == "hour" ? .usual : .digits
        case "oneDigit", "padded", "conversationalDefaultDigits": return .digits
        case "abbreviated": return .abbreviated
        case "wide": return .wide
        case "narrow": return .narrow
        case "short": return .short
        default: return fallback
        }
    }

    /// Changes a style, and the number itself where it is scaled.
    func apply(to style: inout NumberStyle, _ number: inout Double) {
        applyPrecision(to: &style)
        if argument(of: "grouping").flatMap({ interpreter.styleName(of: $0) }) == "never" {
            style.isGrouped = false
        }
        switch argument(of: "notation").flatMap({ interpreter.styleName(of: $0) }) {
        case "compactName": style.notation = .compactShort
        case "scientific": style.notation = .scientific
        default: break
        }
        switch argument(of: "sign").flatMap({ interpreter.styleName(of: $0) }) {
        case "always": style.sign = .always
        case "never": style.sign = .never
        default: break
        }
        if let presentation = argument(of: "presentation").flatMap({
            interpreter.styleName(of: $0)
        }) {
            style.showsCode = presentation == "isoCode"
        }
        if let scale = argument(of: "scale").flatMap({ interpreter.number($0) }) {
            number *= scale
        }
        guard let rounding = arguments(of: "rounded") else { return }
        switch rounding.first.flatMap({ interpreter.styleName(of: $0.value) }) {
        case "up": style.rounding = .up
        case "down", "towardZero": style.rounding = .down
        case "toNearestOrAwayFromZero": style.rounding = .toNearestOrAwayFromZero
        default: break
        }
        if let step = rounding.first(where: { $0.label == "increment" }).flatMap({
            interpreter.number($0.value)
        }), step > 0 {
            number = (number / step).rounded(style.rounding) * step
        }
    }

    private func applyPrecision(to style: inout NumberStyle) {
        guard case .implicit(let kind, let lengths)? = argument(of: "precision") else { return }
        func range(_ argument: EvaluatedArgument?) -> ClosedRange<Int>? {
            guard let value = argument?.value else { return nil }
            if case .range(let range) = interpreter.currentValue(value) {
                let lower = max(0, min(12, range.lower.flatMap { interpreter.integer($0) } ?? 0))
                var upper = range.upper.flatMap { interpreter.integer($0) } ?? 12
                if !range.isClosed, range.upper != nil { upper -= 1 }
                return lower...max(lower, min(12, upper))
            }
            return interpreter.integer(value).map { max(0, min(12, $0))...max(0, min(12, $0)) }
        }
        func setDecimals(_ decimals: ClosedRange<Int>?) {
            guard let decimals else { return }
            style.minimumDecimals = decimals.lowerBound
            style.maximumDecimals = decimals.upperBound
        }
        switch kind {
        case "fractionLength": setDecimals(range(lengths.first))
        case "significantDigits": style.significantDigits = range(lengths.first)
        case "integerLength":
            style.minimumDigits = range(lengths.first)?.lowerBound ?? 1
            setDecimals(0...0)
        case "integerAndFractionLength":
            style.minimumDigits =
                range(lengths.first { $0.label?.hasPrefix("integer") == true })?.lowerBound ?? 1
            setDecimals(range(lengths.first { $0.label?.hasPrefix("fraction") == true }))
        default: break
        }
    }
}
