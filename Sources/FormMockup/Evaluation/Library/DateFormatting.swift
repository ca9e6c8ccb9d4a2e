extension Interpreter {
    /// A moment with some of its fields, in the page's language.
    func dateText(_ seconds: Double, _ fields: DateFields) -> String {
        DateFormat(localeData).text(CalendarDate(seconds: seconds), fields)
    }

    /// `date: .long, time: .omitted`.
    func dateFields(
        _ arguments: [EvaluatedArgument], fallback: DateFields.Length
    ) -> DateFields {
        func length(_ label: String) -> DateFields.Length {
            guard
                let name = arguments.first(where: { $0.label == label })
                    .flatMap({ styleName(of: $0.value) })
            else { return fallback }
            switch name {
            case "omitted": return .omitted
            case "numeric", "shortened": return .numeric
            // A time with its seconds.
            case "abbreviated", "standard": return .abbreviated
            case "long": return .long
            case "complete": return .complete
            default: return fallback
            }
        }
        return DateFields(date: length("date"), time: length("time"))
    }

    /// A date in the format that a name and its refinements say.
    func formatted(
        _ seconds: Double, _ name: String, _ refined: FormatRefinements
    ) -> String {
        let moment = CalendarDate(seconds: seconds)
        switch name {
        case "iso8601": return isoText(moment, refined)
        case "relative":
            let isNamed = refined.value("presentation").flatMap { styleName(of: $0) } == "named"
            let units = refined.value("unitsStyle").flatMap { styleName(of: $0) }
            return relativeText(
                seconds - Self.sampleMoment, usesNames: isNamed,
                isBrief: units == "abbreviated" || units == "narrow", refined.data)
        case "date", "time", "offset", "timer": return formatted(seconds, dateStyle: name)
        case "verbatim": return verbatim(moment, refined)
        default:
            let fields = refined.dateFields ?? DateFields(date: .numeric, time: .numeric)
            return DateFormat(refined.data).text(moment, fields)
        }
    }

    /// `.verbatim("\(day: .twoDigits).\(month: .twoDigits)", …)` as far as it is text.
    private func verbatim(_ moment: CalendarDate, _ refined: FormatRefinements) -> String {
        DateFormat(refined.data).text(moment, DateFields(date: .numeric, time: .omitted))
    }

    /// `2025-06-09T09:41:00Z`, or the parts of it that are asked for.
    private func isoText(_ moment: CalendarDate, _ refined: FormatRefinements) -> String {
        let format = DateFormat(.english)
        let names = ["year", "month", "day", "time"].filter { refined.arguments(of: $0) != nil }
        if names.isEmpty { return format.fill("yyyy-MM-dd'T'HH:mm:ss'Z'", moment) }
        var parts: [String] = []
        if names.contains("year") { parts.append("yyyy") }
        if names.contains("month") { parts.append("MM") }
        if names.contains("day") { parts.append("dd") }
        let date = parts.joined(separator: "-")
        guard names.contains("time") else { return format.fill(date, moment) }
        return format.fill(date + (date.isEmpty ? "" : "'T'") + "HH:mm:ss", moment)
    }

    /// `Text(date, style: .date)`.
    func formatted(_ seconds: Double, dateStyle name: String) -> String {
        let distance = seconds - Self.sampleMoment
        switch name {
        case "date": return dateText(seconds, DateFields(date: .long, time: .omitted))
        case "time": return dateText(seconds, DateFields(template: "jmm"))
        case "timer": return clockText(distance.magnitude)
        case "relative", "offset":
            let text = PhraseFormat(localeData).duration(
                distance.magnitude, units: ["year", "month", "day", "hour", "minute", "second"],
                width: name == "offset" ? .wide : .abbreviated,
                maximumCount: name == "offset" ? 1 : 2)
            guard name == "offset" else { return text }
            return (distance < 0 ? "-" : "+") + text
        default: return dateText(seconds, DateFields(date: .numeric, time: .numeric))
        }
    }

    /// A span as a running clock shows it.
    func clockText(_ seconds: Double) -> String {
        PhraseFormat(localeData).clock(seconds, hours: seconds >= 3600, showsSeconds: true)
    }

    /// Two moments as one text.
    func intervalText(_ start: Double, _ end: Double, _ fields: DateFields?) -> String {
        DateFormat(localeData).text(
            from: CalendarDate(seconds: start), to: CalendarDate(seconds: end), fields)
    }

    /// How far a moment is from now, in its largest unit.
    func relativeText(
        _ distance: Double, usesNames: Bool, isBrief: Bool, _ data: LocaleData
    ) -> String {
        let unit = PhraseFormat.units.first { distance.magnitude >= $0.seconds }
        // A day away is tomorrow, however many hours that are.
        let count = Int(min(distance.magnitude / (unit?.seconds ?? 1), 1e6).rounded(.down))
        return PhraseFormat(data).relative(
            count, unit?.name ?? "second", isPast: distance < 0, isBrief: isBrief,
            usesNames: usesNames)
    }

    /// The moment that a text names by a pattern of digits; nil for another text.
    func date(from text: String, pattern: String) -> Double? {
        let bytes = Array(text.utf8)
        var parts: [UInt8: Int] = [:]
        var index = 0
        for run in PatternRun.all(of: pattern) {
            switch run.kind {
            case .text(let text):
                for byte in text.utf8 {
                    guard index < bytes.count, bytes[index] == byte else { return nil }
                    index += 1
                }
            case .field(let letter, let count):
                if letter == 0x5A || letter == 0x58 || letter == 0x7A { continue }
                var value = 0
                let start = index
                let most = letter == 0x79 ? 4 : max(2, count)
                while index < bytes.count, index - start < most, bytes[index] >= 0x30,
                    bytes[index] <= 0x39
                {
                    value = value * 10 + Int(bytes[index] - 0x30)
                    index += 1
                }
                guard index > start else { return nil }
                parts[letter] = value
            }
        }
        guard let year = parts[0x79] ?? parts[0x59] else { return nil }
        let month = max(1, min(12, parts[0x4D] ?? 1))
        let start = CalendarDate.seconds(year: year, month: month, day: parts[0x64] ?? 1)
        let hour = parts[0x48] ?? parts[0x68] ?? 0
        return start + Double(hour * 3600 + (parts[0x6D] ?? 0) * 60 + (parts[0x73] ?? 0))
    }

    /// The moment of `2025-06-09T09:41:00Z`, with or without its time.
    func date(fromISO text: String) -> Double? {
        for pattern in [
            "yyyy-MM-dd'T'HH:mm:ss.SSS", "yyyy-MM-dd'T'HH:mm:ss", "yyyy-MM-dd'T'HH:mm",
            "yyyy-MM-dd",
        ] {
            if let seconds = date(from: text, pattern: pattern) { return seconds }
        }
        return nil
    }
}
