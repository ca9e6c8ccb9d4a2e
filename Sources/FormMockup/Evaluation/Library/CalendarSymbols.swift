/// The names that a calendar has for its parts, in the page's language.
extension Interpreter {
    /// Whether a static member is the user's own calendar, locale or time zone.
    static func isCurrent(_ name: String) -> Bool {
        name == "current" || name == "autoupdatingCurrent"
    }

    /// A property of `Calendar.current`; nil for others.
    func calendarMember(_ name: String) -> Value? {
        if let symbols = calendarSymbols(name, localeData) { return symbols }
        switch name {
        case "firstWeekday": return .integer(firstWeekday)
        case "minimumDaysInFirstWeek": return .integer(firstWeekday == 2 ? 4 : 1)
        case "locale": return locale(traits.locale)
        case "timeZone": return timeZone("current")
        default: return nil
        }
    }

    /// The names of weekdays, months and halves of the day, as a calendar or a date formatter has
    /// them.
    func calendarSymbols(_ name: String, _ data: LocaleData) -> Value? {
        let key: String
        switch name {
        case "weekdaySymbols": key = "days"
        case "standaloneWeekdaySymbols": key = "lonedays"
        case "shortWeekdaySymbols", "shortStandaloneWeekdaySymbols": key = "day"
        case "veryShortWeekdaySymbols", "veryShortStandaloneWeekdaySymbols": key = "dayinitials"
        case "monthSymbols": key = "months"
        case "standaloneMonthSymbols": key = "lonemonths"
        case "shortMonthSymbols": key = "mon"
        case "shortStandaloneMonthSymbols": key = "lonemon"
        case "veryShortMonthSymbols", "veryShortStandaloneMonthSymbols": key = "initials"
        case "amSymbol": return .string(data.part(0, of: "ampm"))
        case "pmSymbol": return .string(data.part(1, of: "ampm"))
        default: return nil
        }
        return .array(data.list(key).map { .string($0) })
    }

    /// The day that weeks begin with where the page's language is mostly spoken: 1 is Sunday.
    var firstWeekday: Int {
        switch Languages.primary(of: traits.locale) {
        case "en":
            ["en-GB", "en-IE", "en-NZ"].contains(LanguageTag.normalised(traits.locale)) ? 2 : 1
        case "ja", "ko", "zh", "he", "hi", "th", "pt", "id", "ur", "bn", "ta", "te", "mr": 1
        case "ar", "fa": 7
        default: 2
        }
    }

    /// `TimeZone.current` and its like: dates are drawn in UTC, so that is what it is called.
    func timeZone(_ name: String) -> Value {
        switch name {
        case "current", "autoupdatingCurrent", "gmt", "default": timeZone(named: "GMT")
        case "knownTimeZoneIdentifiers": .array(Self.timeZones.map { .string($0) })
        default: .implicit(name, [])
        }
    }

    private func timeZone(named identifier: String) -> Value {
        let argument = EvaluatedArgument(
            label: "identifier", value: .string(identifier), range: currentRange)
        return libraryInstance("TimeZone", [argument]) ?? .nil
    }

    /// Some of the time zones that the system knows, in its order.
    private static let timeZones = [
        "Africa/Cairo", "Africa/Johannesburg", "Africa/Lagos", "America/Chicago",
        "America/Los_Angeles", "America/New_York", "America/Sao_Paulo", "Asia/Dubai",
        "Asia/Kolkata", "Asia/Shanghai", "Asia/Tokyo", "Australia/Sydney", "Europe/Berlin",
        "Europe/London", "Europe/Paris", "GMT", "Pacific/Auckland",
    ]

    /// What a time zone says about itself; nil for other names.
    func timeZonePart(_ name: String, _ object: LibraryObject) -> Value? {
        let identifier = object["identifier"].map { displayText(of: $0) } ?? "GMT"
        switch name {
        case "identifier", "description": return .string(identifier)
        case "abbreviation":
            return ["GMT", "UTC", "Etc/UTC"].contains(identifier) ? .string("GMT") : nil
        case "secondsFromGMT":
            return ["GMT", "UTC", "Etc/UTC"].contains(identifier) ? .integer(0) : nil
        case "localizedName":
            guard ["GMT", "UTC", "Etc/UTC"].contains(identifier) else { return nil }
            return .string("Greenwich Mean Time")
        case "isDaylightSavingTime": return .boolean(false)
        default: return nil
        }
    }
}
