extension Interpreter {
    // MARK: - Format styles by their types

    /// Whether a name is that of a format style's type: `FloatingPointFormatStyle`,
    /// `Date.FormatStyle`, `IntegerFormatStyle.Currency`.
    static func isFormatStyle(_ name: String) -> Bool {
        name.hasSuffix("FormatStyle") || name.hasSuffix("FormatStyle.Currency")
            || name.hasSuffix("FormatStyle.Percent")
    }

    /// A format style that code makes by its type, as the implicit member that means the same.
    func formatStyle(_ name: String, _ arguments: [EvaluatedArgument]) -> Value {
        let style: String
        switch name {
        case "Currency": style = "currency"
        case "Percent": style = "percent"
        case "IntegerFormatStyle", "FloatingPointFormatStyle": style = "number"
        case "ISO8601FormatStyle": style = "iso8601"
        case "RelativeFormatStyle", "AnchoredRelativeFormatStyle": style = "relative"
        case "ByteCountFormatStyle": style = "byteCount"
        case "ListFormatStyle": style = "list"
        case "TimeFormatStyle": style = "time"
        case "UnitsFormatStyle": style = "units"
        case "IntervalFormatStyle": style = "interval"
        default:
            // `Date.FormatStyle`, `Measurement<UnitLength>.FormatStyle`, `Decimal.FormatStyle`.
            style =
                arguments.contains { $0.label == "width" }
                ? "measurement" : arguments.contains { $0.label == "style" } ? "name" : "dateTime"
        }
        var arguments = arguments
        if style == "currency", let first = arguments.first, first.label == nil {
            arguments[0].label = "code"
        }
        return .implicit(style, arguments)
    }

    /// `Duration.seconds(90)`.
    func duration(_ unit: String, _ arguments: [EvaluatedArgument]) -> Value? {
        guard let count = arguments.first.flatMap({ number($0.value) }) else { return nil }
        let seconds: Double
        switch unit {
        case "seconds": seconds = count
        case "milliseconds": seconds = count / 1000
        case "microseconds": seconds = count / 1_000_000
        case "minutes": seconds = count * 60
        case "hours": seconds = count * 3600
        default: return nil
        }
        return libraryInstance(
            "Duration", [.init(label: "seconds", value: .double(seconds), range: currentRange)])
    }

    // MARK: - Members and methods of Foundation's values

    /// A computed property.
    func objectMember(_ name: String, _ object: LibraryObject) -> Value? {
        switch object.name {
        case "Locale": return localeMember(name, object)
        case "TimeZone": return timeZonePart(name, object)
        case "Scanner": return scannerMember(name, object)
        case "DateFormatter": return calendarSymbols(name, data(of: object))
        case "DateComponents" where name == "date": return .date(moment(from: object))
        default: return nil
        }
    }

    /// A method.
    func objectMethod(
        _ name: String, _ object: LibraryObject, of value: Value,
        _ arguments: [EvaluatedArgument]
    ) -> Value? {
        switch (object.name, name) {
        case ("Measurement", "converted"), ("Measurement", "convert"):
            guard let value = object["value"].flatMap({ number($0) }),
                let unit = object["unit"].flatMap({ measureUnit($0) }),
                let target = arguments.first, let other = measureUnit(target.value),
                let converted = unit.convert(value, to: other)
            else { return nil }
            return libraryInstance(
                "Measurement",
                [
                    .init(label: "value", value: .double(converted), range: currentRange),
                    .init(label: "unit", value: target.value, range: currentRange),
                ])
        case ("TimeZone", _): return timeZonePart(name, object)
        case ("Scanner", _): return scanned(name, object, of: value, arguments)
        case ("DateInterval", "contains"):
            guard let start = object["start"].flatMap({ moment($0) }),
                let end = object["end"].flatMap({ moment($0) }),
                let seconds = arguments.first.flatMap({ moment($0.value) })
            else { return nil }
            return .boolean(start <= seconds && seconds <= end)
        case ("Locale", "localizedString"):
            return localeName(object, arguments)
        case ("DateFormatter", "setLocalizedDateFormatFromTemplate"):
            guard case .object(let id) = value, let template = arguments.first,
                let index = state.objects[id].type.storedIndex("template")
            else { return nil }
            state.setField(index, ofObject: id, to: settled(template.value))
            return .void
        case ("DateFormatter", "date"), ("ISO8601DateFormatter", "date"):
            guard let text = arguments.first.flatMap({ plainText($0.value) }) else { return nil }
            guard let pattern = object["dateFormat"].flatMap({ plainText($0) }) else {
                return date(fromISO: text).map { .date($0) } ?? .nil
            }
            return date(from: text, pattern: pattern).map { .date($0) } ?? .nil
        case ("NumberFormatter", "number"):
            guard let text = arguments.first.flatMap({ plainText($0.value) }) else { return nil }
            return DecimalText.number(text).map { .double($0) } ?? .nil
        case (_, "string"), (_, "localizedString"):
            return formatterText(object, arguments).map(Value.string)
        default: return nil
        }
    }

    /// `formatter.string(from: value)` of a formatter that is not known: how it is set up does not
    /// show, so the value has a usual format.
    func unknownFormatterText(_ arguments: [EvaluatedArgument]) -> Value? {
        guard let source = arguments.first(where: { $0.label == "from" || $0.label == "for" })
        else { return nil }
        switch dated(source.value) {
        case .date(let seconds):
            return .string(dateText(seconds, DateFields(date: .abbreviated, time: .omitted)))
        case .integer, .double: return .string(formatted(currentValue(source.value)))
        case .unknown(let unknown): return .unknown(unknown)
        default: return nil
        }
    }

    // MARK: - Formatters

    /// What a formatter writes for its arguments; nil for values that it does not take.
    func formatterText(
        _ formatter: LibraryObject, _ arguments: [EvaluatedArgument]
    ) -> String? {
        guard let first = arguments.first else { return nil }
        var arguments = arguments
        var value = dated(first.value)
        if case .nil = value { return "" }
        if case .unknown(let unknown) = value {
            guard let sample = sample(of: unknown, for: formatter) else {
                return standInText(for: unknown)
            }
            reportStandIn(unknown)
            arguments[0].value = sample
            value = sample
        }
        switch formatter.name {
        case "DateFormatter":
            guard case .date(let seconds) = value else { return nil }
            return dateFormatterText(formatter, seconds)
        case "ISO8601DateFormatter":
            guard case .date(let seconds) = value else { return nil }
            return formatted(seconds, "iso8601", FormatRefinements([], self))
        case "DateIntervalFormatter":
            guard case .date(let start) = value, arguments.count > 1,
                let end = moment(arguments[1].value)
            else { return nil }
            return intervalText(start, end, DateFields(date: .abbreviated, time: .omitted))
        case "NumberFormatter":
            return number(value).map { numberFormatterText(formatter, $0) }
        case "MeasurementFormatter", "LengthFormatter", "MassFormatter":
            return measurementFormatterText(formatter, value)
        case "DateComponentsFormatter": return componentsFormatterText(formatter, arguments)
        case "RelativeDateTimeFormatter": return relativeFormatterText(formatter, arguments)
        case "ListFormatter":
            return elements(of: value).map { items in
                PhraseFormat(data(of: formatter)).list(items.map { displayText(of: $0) })
            }
        case "ByteCountFormatter":
            let style = formatter["countStyle"].flatMap { styleName(of: $0) }
            return number(value).map {
                PhraseFormat(localeData).bytes(
                    $0, isBinary: style == "memory" || style == "binary", spellsZero: true)
            }
        case "PersonNameComponentsFormatter":
            let style = formatter["style"].flatMap { styleName(of: $0) } ?? "medium"
            return libraryObject(value).map { personName($0, style, data(of: formatter)) }
        default: return nil
        }
    }

    /// `DateFormatter.localizedString(from:dateStyle:timeStyle:)` and its cousins.
    func formatterFunction(
        _ type: String, _ name: String, _ arguments: [EvaluatedArgument]
    ) -> Value? {
        var labels = arguments
        for index in labels.indices {
            switch (type, labels[index].label) {
            case ("NumberFormatter", "number"): labels[index].label = "numberStyle"
            case ("PersonNameComponentsFormatter", "style"): break
            default: break
            }
        }
        if name == "dateFormat" {
            guard let template = arguments.first.flatMap({ plainText($0.value) }) else {
                return nil
            }
            return .string(DateFormat(localeData).pattern(of: DateFields(template: template)))
        }
        guard case .object(let id)? = libraryInstance(type, labels) else { return nil }
        return libraryObject(.object(id)).flatMap { formatterText($0, arguments) }
            .map(Value.string)
    }

    private func data(of formatter: LibraryObject) -> LocaleData {
        guard let locale = formatter["locale"], let tag = localeTag(of: locale) else {
            return localeData
        }
        return host.localeData(tag) ?? .english
    }

    private func dateFormatterText(_ formatter: LibraryObject, _ seconds: Double) -> String {
        let format = DateFormat(data(of: formatter))
        let moment = CalendarDate(seconds: seconds)
        if let pattern = formatter["dateFormat"].flatMap({ plainText($0) }) {
            return format.fill(pattern, moment)
        }
        if let template = formatter["template"].flatMap({ plainText($0) }) {
            return format.text(moment, DateFields(template: template))
        }
        let date = styleLength(formatter["dateStyle"])
        let time = styleLength(formatter["timeStyle"])
        if case .boolean(true)? = formatter["doesRelativeDateFormatting"], time == .omitted {
            let day = (seconds / 86_400).rounded(.down)
            let distance = day - (Self.sampleMoment / 86_400).rounded(.down)
            if distance.magnitude <= 1 {
                return PhraseFormat(data(of: formatter)).relative(
                    Int(distance.magnitude), "day", isPast: distance < 0, usesNames: true
                ).capitalizedFirst
            }
        }
        return format.text(moment, dateStyle: date, timeStyle: time)
    }

    private func styleLength(_ value: Value?) -> DateFields.Length {
        switch value.flatMap({ styleName(of: $0) }) {
        case "short": .numeric
        case "medium": .abbreviated
        case "long": .long
        case "full": .complete
        default: .omitted
        }
    }

    private func numberFormatterText(_ formatter: LibraryObject, _ value: Double) -> String {
        func whole(_ name: String) -> Int? { formatter[name].flatMap { integer($0) } }
        func text(_ name: String) -> String? { formatter[name].flatMap { plainText($0) } }
        let data = data(of: formatter)
        var style: NumberStyle
        var value = value
        switch formatter["numberStyle"].flatMap({ styleName(of: $0) }) {
        case "decimal": style = NumberStyle(maximumDecimals: 3)
        case "percent": style = NumberStyle(.percent, maximumDecimals: 0)
        case "currency": style = .currency(text("currencyCode") ?? localeCurrency)
        case "currencyISOCode":
            style = .currency(text("currencyCode") ?? localeCurrency)
            style.showsCode = true
        case "scientific":
            style = NumberStyle()
            style.notation = .scientific
        case "ordinal": return ordinal(value)
        case "spellOut", nil, "none":
            style = NumberStyle(maximumDecimals: 0)
            style.isGrouped = false
        default: style = NumberStyle(maximumDecimals: 3)
        }
        if let most = whole("maximumFractionDigits") {
            style.maximumDecimals = max(0, min(12, most))
            style.minimumDecimals = min(style.minimumDecimals, style.maximumDecimals)
        }
        if let least = whole("minimumFractionDigits") {
            style.minimumDecimals = max(0, min(12, least))
            style.maximumDecimals = max(style.maximumDecimals, style.minimumDecimals)
        }
        if let least = whole("minimumIntegerDigits") {
            style.minimumDigits = max(1, min(20, least))
        }
        if let most = whole("maximumSignificantDigits"), most > 0 {
            style.significantDigits = 1...min(most, 15)
        }
        if case .boolean(let isGrouped)? = formatter["usesGroupingSeparator"] {
            style.isGrouped = isGrouped
        }
        if let factor = formatter["multiplier"].flatMap({ number($0) }) {
            value *= style.kind == .percent ? factor / 100 : factor
        }
        var result = NumberFormat(data).text(value, style)
        if let symbol = text("currencySymbol"), case .currency(let code) = style.kind {
            result = result.replacingAll(NumberFormat(data).symbol(of: code), with: symbol)
        }
        let sign = value < 0 ? "negative" : "positive"
        if let prefix = text(sign + "Prefix") { result = prefix + result }
        if let suffix = text(sign + "Suffix") { result += suffix }
        return result
    }

    /// `1st`, `2nd`, …, as English writes them; other languages put a dot behind.
    private func ordinal(_ value: Double) -> String {
        let number = Int(max(-2e9, min(2e9, value.rounded())))
        let text = NumberFormat(localeData).text(Double(number), NumberStyle(decimals: 0))
        guard Languages.primary(of: traits.locale) == "en" else { return text + "." }
        let (last, two) = (number.magnitude % 10, number.magnitude % 100)
        if (11...13).contains(two) { return text + "th" }
        return text + (last == 1 ? "st" : last == 2 ? "nd" : last == 3 ? "rd" : "th")
    }

    private func measurementFormatterText(
        _ formatter: LibraryObject, _ value: Value
    ) -> String? {
        let width: PhraseFormat.Width
        switch formatter["unitStyle"].flatMap({ styleName(of: $0) }) {
        case "long": width = .wide
        case "short": width = .narrow
        default: width = .abbreviated
        }
        let options = formatter["unitOptions"].flatMap { styleName(of: $0) }
        var style: NumberStyle?
        if let numbers = formatter["numberFormatter"].flatMap({ libraryObject($0) }),
            let most = numbers["maximumFractionDigits"].flatMap({ integer($0) })
        {
            style = NumberStyle(maximumDecimals: max(0, min(12, most)))
        }
        return libraryObject(value).flatMap {
            measurement(
                $0, width, keepsUnit: options == "providedUnit", style: style, data(of: formatter))
        }
    }

    private func componentsFormatterText(
        _ formatter: LibraryObject, _ arguments: [EvaluatedArgument]
    ) -> String? {
        guard let seconds = span(arguments) else { return nil }
        var units = ["hour", "minute", "second"]
        if let allowed = formatter["allowedUnits"] {
            let names = elements(of: allowed)?.compactMap { styleName(of: $0) }
            units = names ?? styleName(of: allowed).map { [$0] } ?? units
        }
        units = units.map(Self.singular)
        let style = formatter["unitsStyle"].flatMap { styleName(of: $0) } ?? "positional"
        let phrases = PhraseFormat(localeData)
        let zeros = formatter["zeroFormattingBehavior"].flatMap { value in
            styleName(of: value) ?? elements(of: value)?.first.flatMap { styleName(of: $0) }
        }
        if style == "positional" {
            let hasHours = units.contains("hour") && (seconds >= 3600 || zeros == "pad")
            return phrases.clock(
                seconds, hours: hasHours, showsSeconds: units.contains("second"),
                hourDigits: zeros == "pad" ? 2 : 1, minuteDigits: zeros == "pad" ? 2 : nil)
        }
        let most = formatter["maximumUnitCount"].flatMap { integer($0) } ?? 0
        return phrases.duration(
            seconds, units: units,
            width: style == "full" || style == "spellOut"
                ? .wide : style == "abbreviated" ? .narrow : .abbreviated,
            maximumCount: most > 0 ? most : .max)
    }

    /// `string(from: 90)`, `string(from: start, to: end)`, or components.
    private func span(_ arguments: [EvaluatedArgument]) -> Double? {
        guard let first = arguments.first.map({ currentValue($0.value) }) else { return nil }
        if let seconds = number(first) { return seconds }
        if arguments.count > 1, let start = moment(first), let end = moment(arguments[1].value) {
            return end - start
        }
        guard let object = libraryObject(first), object.name == "DateComponents" else {
            return nil
        }
        return PhraseFormat.units.reduce(0) { sum, unit in
            sum + (object[unit.name].flatMap { number($0) } ?? 0) * unit.seconds
        }
    }

    private func relativeFormatterText(
        _ formatter: LibraryObject, _ arguments: [EvaluatedArgument]
    ) -> String? {
        guard let first = arguments.first else { return nil }
        var distance: Double
        switch dated(first.value) {
        case .date(let seconds):
            let base = arguments.first { $0.label == "relativeTo" }.flatMap { moment($0.value) }
            distance = seconds - (base ?? Self.sampleMoment)
        case let value:
            guard let seconds = number(value) ?? span(arguments) else { return nil }
            distance = seconds
        }
        let style = formatter["unitsStyle"].flatMap { styleName(of: $0) }
        let isNamed = formatter["dateTimeStyle"].flatMap { styleName(of: $0) } == "named"
        return relativeText(
            distance, usesNames: isNamed, isBrief: style == "short" || style == "abbreviated",
            data(of: formatter))
    }
}
