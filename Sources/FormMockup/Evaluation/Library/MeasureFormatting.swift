extension Interpreter {
    /// One of Foundation's values as it is written when nobody says how.
    func libraryText(of value: Value) -> String? {
        guard let object = libraryObject(value) else { return nil }
        return formatted(object, "", FormatRefinements([], self))
    }

    /// One of Foundation's values in a format; nil for one that is not written.
    func formatted(
        _ object: LibraryObject, _ style: String, _ refined: FormatRefinements
    ) -> String? {
        switch object.name {
        case "Measurement": return measurement(object, refined)
        case "Duration":
            let seconds = object["seconds"].flatMap { number($0) } ?? 0
            return duration(seconds, style, refined)
        case "PersonNameComponents":
            let width = refined.value("style").flatMap { styleName(of: $0) }
            return personName(object, width ?? "medium", refined.data)
        case "Locale", "TimeZone": return object["identifier"].map { displayText(of: $0) }
        default: return nil
        }
    }

    private func measurement(_ object: LibraryObject, _ refined: FormatRefinements) -> String? {
        let width: PhraseFormat.Width
        switch refined.value("width").flatMap({ styleName(of: $0) }) {
        case "wide": width = .wide
        case "narrow": width = .narrow
        default: width = .abbreviated
        }
        let usage = refined.value("usage").flatMap { styleName(of: $0) }
        var style: NumberStyle?
        if case .implicit(_, let arguments)? = refined.value("numberFormatStyle") {
            var given = NumberStyle(maximumDecimals: 6)
            var unused = 0.0
            FormatRefinements(arguments, self).apply(to: &given, &unused)
            style = given
        }
        return measurement(
            object, width, keepsUnit: usage == "asProvided", style: style, refined.data)
    }

    /// A measure in the unit that readers are used to, or in its own.
    func measurement(
        _ object: LibraryObject, _ width: PhraseFormat.Width, keepsUnit: Bool,
        style: NumberStyle?, _ data: LocaleData
    ) -> String? {
        guard let value = object["value"].flatMap({ number($0) }) else { return nil }
        guard let unit = object["unit"].flatMap({ measureUnit($0) }) else {
            return NumberFormat(data).text(value, style ?? NumberStyle())
        }
        var shown = (unit: unit, value: value)
        if !keepsUnit { shown = unit.preferred(value, usesMetric: usesMetric) }
        var style = style ?? NumberStyle(maximumDecimals: 3)
        if shown.unit.name != unit.name, style == NumberStyle(maximumDecimals: 3) {
            // What was converted is rounded to what a reader can use.
            style.maximumDecimals = shown.value.magnitude < 10 ? 1 : 0
        }
        return PhraseFormat(data).measure(
            shown.value, unit: shown.unit.name, width: width, style: style)
    }

    /// The unit of `UnitLength.kilometers`, `.kilometers` or what was given as one.
    func measureUnit(_ value: Value) -> MeasureUnit? {
        styleName(of: value).flatMap { MeasureUnit.named($0) }
    }

    /// A span of time as `.time(pattern:)` or `.units(…)` write it.
    func duration(_ seconds: Double, _ style: String, _ refined: FormatRefinements) -> String {
        let phrases = PhraseFormat(refined.data)
        guard style == "units" else {
            var pattern = "hourMinuteSecond"
            var padding: Int?
            if case .implicit(let name, let details)? = refined.value("pattern") {
                pattern = name
                padding = details.first { $0.label?.hasPrefix("pad") == true }
                    .flatMap { integer($0.value) }
            }
            switch pattern {
            case "minuteSecond":
                return phrases.clock(
                    seconds, hours: false, showsSeconds: true, minuteDigits: padding)
            case "hourMinute":
                // Half a minute counts as a whole one.
                return phrases.clock(
                    (seconds / 60).rounded(.toNearestOrEven) * 60, hours: true,
                    showsSeconds: false, hourDigits: padding ?? 1)
            default:
                return phrases.clock(
                    seconds, hours: true, showsSeconds: true, hourDigits: padding ?? 1)
            }
        }
        var units = ["hour", "minute", "second"]
        if let allowed = refined.value("allowed").flatMap({ elements(of: $0) }) {
            units = allowed.compactMap { styleName(of: $0) }.map(Self.singular)
        }
        let width = phraseWidth(refined.value("width").flatMap { styleName(of: $0) })
        let most = refined.value("maximumUnitCount").flatMap { integer($0) } ?? .max
        return phrases.duration(seconds, units: units, width: width, maximumCount: most)
    }

    /// `hours` → `hour`.
    static func singular(_ name: String) -> String {
        switch name {
        case "weekOfMonth", "weekOfYear", "weeks": "week"
        default: name.utf8.last == 0x73 ? String(name.dropLast()) : name
        }
    }

    private func phraseWidth(_ name: String?) -> PhraseFormat.Width {
        switch name {
        case "wide", "full": .wide
        case "narrow", "condensedAbbreviated": .narrow
        default: .abbreviated
        }
    }

    /// A person's name.
    func personName(_ object: LibraryObject, _ style: String, _ data: LocaleData) -> String {
        func part(_ name: String) -> String { object[name].map { displayText(of: $0) } ?? "" }
        return PhraseFormat(data).personName(
            given: part("givenName"), middle: part("middleName"), family: part("familyName"),
            prefix: part("namePrefix"), suffix: part("nameSuffix"), nickname: part("nickname"),
            style: style)
    }
}

// MARK: - Locales

extension Interpreter {
    /// Whether readers measure in metres.
    var usesMetric: Bool { !["en", "en-US", "es-US"].contains(traits.locale) }

    /// The currency of the language's region, or of the largest where it names none.
    var localeCurrency: String {
        let tag = traits.locale
        let region = tag.split(separator: "-").last.map { String($0) } ?? ""
        if region.utf8.count == 2, region != tag, let code = Self.currencies[region] { return code }
        return Self.currencies[Languages.primary(of: tag)] ?? "USD"
    }

    /// Currencies by region and by language.
    private static let currencies = NameTable<String>(
        currencyPlaces.flatMap { entry in
            entry.places.split(separator: " ").map { (name: String($0), item: entry.code) }
        })

    private static let currencyPlaces: [(code: String, places: String)] = [
        ("USD", "US en"),
        (
            "EUR",
            "de fr es it nl fi el sk sl et lv lt ga hr ca eu DE FR ES IT NL FI GR "
                + "PT SK SI EE LV LT IE HR AT BE LU MT CY"
        ),
        ("GBP", "GB cy"),
        ("JPY", "ja JP"),
        ("CNY", "zh CN"),
        ("TWD", "TW"),
        ("HKD", "HK"),
        ("INR", "hi IN ta te mr gu kn ml pa"),
        ("PKR", "ur sd PK"),
        ("KRW", "ko KR"),
        ("CAD", "CA"),
        ("AUD", "AU"),
        ("NZD", "NZ"),
        ("CHF", "CH"),
        ("SEK", "sv SE"),
        ("NOK", "nb no nn NO"),
        ("DKK", "da DK"),
        ("PLN", "pl PL"),
        ("CZK", "cs CZ"),
        ("HUF", "hu HU"),
        ("RON", "ro RO"),
        ("BGN", "bg BG"),
        ("RUB", "ru RU"),
        ("UAH", "uk UA"),
        ("TRY", "tr TR"),
        ("BRL", "pt BR"),
        ("MXN", "MX"),
        ("ARS", "AR"),
        ("ZAR", "ZA zu af"),
        ("EGP", "ar EG"),
        ("SAR", "SA"),
        ("AED", "AE"),
        ("ILS", "he IL"),
        ("IRR", "fa IR"),
        ("THB", "th TH"),
        ("VND", "vi VN"),
        ("IDR", "id ID"),
        ("MYR", "ms MY"),
        ("PHP", "fil PH"),
        ("SGD", "SG"),
        ("BDT", "bn BD"),
        ("NPR", "ne NP"),
    ]

    /// The tag of a locale that code makes; nil for the current one.
    func localeTag(of value: Value) -> String? {
        let value = currentValue(value)
        if let object = libraryObject(value), object.name == "Locale" {
            let identifier = object["identifier"].map { displayText(of: $0) } ?? ""
            // `en_US_POSIX` is for machines.
            let parts = identifier.split { $0 == "_" || $0 == "-" || $0 == "@" }
            return parts.filter { $0 != "POSIX" }.joined(separator: "-")
        }
        if case .implicit("init", let arguments) = value, let first = arguments.first {
            return plainText(first.value).map(LanguageTag.normalised)
        }
        return nil
    }

    /// A property of a locale.
    func localeMember(_ name: String, _ object: LibraryObject) -> Value? {
        let identifier = object["identifier"].map { displayText(of: $0) } ?? traits.locale
        let parts = identifier.split { $0 == "_" || $0 == "-" }.map { String($0) }
        switch name {
        // A code is its own identifier.
        case "languageCode": return .string(parts.first ?? "en")
        case "language": return locale(identifier)
        case "regionCode", "region":
            return parts.count > 1 ? .string(parts[parts.count - 1]) : .string("US")
        case "currencyCode", "currency": return .string(localeCurrency)
        case "currencySymbol": return .string(NumberFormat(localeData).symbol(of: localeCurrency))
        case "measurementSystem": return .implicit(usesMetric ? "metric" : "us", [])
        case "usesMetricSystem": return .boolean(usesMetric)
        case "calendar": return .implicit("current", [])
        case "decimalSeparator": return .string(localeData.part(0, of: "number"))
        case "groupingSeparator": return .string(localeData.part(1, of: "number"))
        default: return nil
        }
    }

    /// A locale as code has it.
    func locale(_ identifier: String) -> Value {
        let argument = EvaluatedArgument(
            label: "identifier", value: .string(identifier), range: currentRange)
        return libraryInstance("Locale", [argument]) ?? .nil
    }
}
