extension Interpreter {
    /// What `Calendar.current` computes, in the Gregorian calendar and UTC, as dates are drawn.
    func calendarMethod(_ name: String, _ arguments: [EvaluatedArgument]) -> Value? {
        switch name {
        case "date": return calendarDate(arguments)
        case "dateComponents": return components(arguments)
        case "startOfDay":
            return moment(arguments, "for").map { .date($0 - remainder($0, Self.day)) }
        case "component":
            guard let seconds = moment(arguments, "from"),
                let unit = arguments.first.flatMap({ styleName(of: $0.value) })
            else { return nil }
            return component(unit, of: CalendarDate(seconds: seconds)).map { .integer($0) }
        case "isDateInToday", "isDateInYesterday", "isDateInTomorrow":
            guard case .date(let seconds)? = arguments.first.map({ currentValue($0.value) })
            else { return nil }
            let shift = name == "isDateInToday" ? 0.0 : name == "isDateInTomorrow" ? 1 : -1
            let day = (seconds / Self.day).rounded(.down)
            return .boolean(day == (Self.sampleMoment / Self.day).rounded(.down) + shift)
        default: return nil
        }
    }

    private static let day = 86_400.0

    private func remainder(_ value: Double, _ divisor: Double) -> Double {
        value - (value / divisor).rounded(.down) * divisor
    }

    private func moment(_ arguments: [EvaluatedArgument], _ label: String) -> Double? {
        guard let argument = arguments.first(where: { $0.label == label }),
            case .date(let seconds) = currentValue(argument.value), seconds.isFinite
        else { return nil }
        return seconds
    }

    private func component(_ unit: String, of date: CalendarDate) -> Int? {
        switch unit {
        case "year": date.year
        case "month": date.month
        case "day": date.day
        case "hour": date.hour
        case "minute": date.minute
        case "second": date.second
        case "weekday": date.weekday + 1
        default: nil
        }
    }

    /// `date(byAdding:value:to:)`, `date(bySettingHour:minute:second:of:)` and `date(from:)`.
    private func calendarDate(_ arguments: [EvaluatedArgument]) -> Value? {
        func whole(_ label: String) -> Int? {
            arguments.first { $0.label == label }.flatMap { integer($0.value) }
        }
        if let seconds = moment(arguments, "to"), let count = whole("value"),
            let unit = arguments.first(where: { $0.label == "byAdding" })
                .flatMap({ styleName(of: $0.value) })
        {
            return adding(count, unit, to: seconds).map { .date($0) }
        }
        if let seconds = moment(arguments, "of"), let hour = whole("bySettingHour") {
            let start = seconds - remainder(seconds, Self.day)
            return .date(start + Double(hour) * 3600 + Double(whole("minute") ?? 0) * 60)
        }
        if let parts = arguments.first(where: { $0.label == "from" }),
            let object = libraryObject(currentValue(parts.value)), object.name == "DateComponents"
        {
            return .date(moment(from: object))
        }
        if let seconds = moment(arguments, "to"),
            let parts = arguments.first(where: { $0.label == "byAdding" }),
            let object = libraryObject(currentValue(parts.value)), object.name == "DateComponents"
        {
            return .date(adding(object, to: seconds))
        }
        return nil
    }

    private func adding(_ count: Int, _ unit: String, to seconds: Double) -> Double? {
        guard count.magnitude < 1_000_000 else { return nil }
        switch unit {
        case "second": return seconds + Double(count)
        case "minute": return seconds + Double(count) * 60
        case "hour": return seconds + Double(count) * 3600
        case "day", "weekday": return seconds + Double(count) * Self.day
        case "weekOfYear", "weekOfMonth": return seconds + Double(count) * 7 * Self.day
        case "month", "year":
            let date = CalendarDate(seconds: seconds)
            let months = date.year * 12 + date.month - 1 + (unit == "year" ? 12 * count : count)
            let year = Int((Double(months) / 12).rounded(.down))
            let month = months - year * 12 + 1
            let last = CalendarDate.length(ofMonth: month, year: year)
            let start = CalendarDate.seconds(year: year, month: month, day: min(date.day, last))
            return start + remainder(seconds, Self.day)
        default: return nil
        }
    }

    /// A moment later by all that components count.
    private func adding(_ parts: LibraryObject, to seconds: Double) -> Double {
        var result = seconds
        for unit in ["year", "month", "weekOfYear", "day", "hour", "minute", "second"] {
            guard let count = parts[unit].flatMap({ integer($0) }) else { continue }
            result = adding(count, unit, to: result) ?? result
        }
        return result
    }

    /// The components of a moment, or of the span between two.
    private func components(_ arguments: [EvaluatedArgument]) -> Value? {
        guard
            let units = arguments.first.flatMap({ elements(of: $0.value) })?
                .compactMap({ styleName(of: $0) }), let start = moment(arguments, "from")
        else { return nil }
        var parts: [EvaluatedArgument] = []
        func add(_ unit: String, _ count: Int) {
            parts.append(
                EvaluatedArgument(label: unit, value: .integer(count), range: currentRange))
        }
        guard let end = moment(arguments, "to") else {
            for unit in units {
                component(unit, of: CalendarDate(seconds: start)).map { add(unit, $0) }
            }
            return libraryInstance("DateComponents", parts)
        }
        var rest = end - start
        for unit in PhraseFormat.units {
            let name = unit.name == "week" ? "weekOfYear" : unit.name
            guard units.contains(name) else { continue }
            let count = (rest / unit.seconds).rounded(.towardZero)
            add(name, Int(max(-2e9, min(2e9, count))))
            rest -= count * unit.seconds
        }
        return libraryInstance("DateComponents", parts)
    }

    /// The moment that components name; what they leave out is the first of its kind, and a time
    /// alone is one of today.
    func moment(from parts: LibraryObject) -> Double {
        func part(_ label: String) -> Int? {
            parts[label].flatMap { integer($0) }.map { max(-9999, min(9999, $0)) }
        }
        let time = Double(
            (part("hour") ?? 0) * 3600 + (part("minute") ?? 0) * 60 + (part("second") ?? 0))
        guard part("year") != nil || part("month") != nil || part("day") != nil else {
            return Self.sampleMoment - remainder(Self.sampleMoment, Self.day) + time
        }
        let today = CalendarDate(seconds: Self.sampleMoment)
        let month = max(1, min(12, part("month") ?? 1))
        let year = part("year") ?? today.year
        return CalendarDate.seconds(year: year, month: month, day: part("day") ?? 1) + time
    }
}
