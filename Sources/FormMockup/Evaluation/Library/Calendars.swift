extension Interpreter {
    /// What `Calendar.current` computes, in the Gregorian calendar and UTC, as dates are drawn.
    func calendarMethod(_ name: String, _ arguments: [EvaluatedArgument]) -> Value? {
        switch name {
        case "date": return calendarDate(arguments)
        case "dateComponents": return components(arguments)
        case "startOfDay":
            return moment(arguments, "for").map { .date(start(of: "day", $0)) }
        case "component":
            guard let seconds = moment(arguments, "from"),
                let unit = arguments.first.flatMap({ styleName(of: $0.value) })
            else { return nil }
            return component(unit, of: CalendarDate(seconds: seconds)).map { .integer($0) }
        case "isDateInToday", "isDateInYesterday", "isDateInTomorrow":
            guard let seconds = moment(arguments, nil) else { return nil }
            let shift = name == "isDateInToday" ? 0.0 : name == "isDateInTomorrow" ? 1 : -1
            let day = (seconds / Self.day).rounded(.down)
            return .boolean(day == (Self.sampleMoment / Self.day).rounded(.down) + shift)
        case "isDateInWeekend":
            return moment(arguments, nil).map {
                .boolean([0, 6].contains(CalendarDate(seconds: $0).weekday))
            }
        case "isDate": return comparedDays(arguments)
        case "compare":
            guard let first = moment(arguments, nil), let second = moment(arguments, "to") else {
                return nil
            }
            let unit = granularity(arguments)
            return dateMethod(
                "compare", start(of: unit, first),
                [.init(label: nil, value: .date(start(of: unit, second)), range: currentRange)])
        case "dateInterval": return interval(arguments)
        case "range": return days(arguments)
        case "ordinality":
            guard let seconds = moment(arguments, "for"),
                arguments.first.flatMap({ styleName(of: $0.value) }) == "day"
            else { return nil }
            let date = CalendarDate(seconds: seconds)
            let whole = arguments.first { $0.label == "in" }.flatMap { styleName(of: $0.value) }
            return .integer(whole == "year" ? date.dayOfYear : date.day)
        case "nextDate": return nextDate(arguments)
        default: return nil
        }
    }

    /// `isDate(_:inSameDayAs:)` and `isDate(_:equalTo:toGranularity:)`.
    private func comparedDays(_ arguments: [EvaluatedArgument]) -> Value? {
        guard let first = moment(arguments, nil),
            let second = moment(arguments, "inSameDayAs") ?? moment(arguments, "equalTo")
        else { return nil }
        let unit = granularity(arguments)
        return .boolean(start(of: unit, first) == start(of: unit, second))
    }

    private func granularity(_ arguments: [EvaluatedArgument]) -> String {
        arguments.first { $0.label == "toGranularity" }.flatMap { styleName(of: $0.value) } ?? "day"
    }

    /// `dateInterval(of: .month, for: date)`.
    private func interval(_ arguments: [EvaluatedArgument]) -> Value? {
        guard let seconds = moment(arguments, "for"),
            let unit = arguments.first.flatMap({ styleName(of: $0.value) })
        else { return nil }
        let start = start(of: unit, seconds)
        return interval(from: start, to: adding(1, unit, to: start) ?? start)
    }

    private func interval(from start: Double, to end: Double) -> Value? {
        libraryInstance(
            "DateInterval",
            [
                .init(label: "start", value: .date(start), range: currentRange),
                .init(label: "end", value: .date(end), range: currentRange),
                .init(label: "duration", value: .double(end - start), range: currentRange),
            ])
    }

    /// `DateInterval(start:end:)` and `DateInterval(start:duration:)`.
    func dateInterval(_ arguments: [EvaluatedArgument]) -> Value? {
        let start = moment(arguments, "start") ?? Self.sampleMoment
        let duration = arguments.first { $0.label == "duration" }.flatMap { number($0.value) }
        let end = moment(arguments, "end") ?? start + (duration ?? 0)
        return interval(from: start, to: end)
    }

    /// `range(of: .day, in: .month, for: date)`.
    private func days(_ arguments: [EvaluatedArgument]) -> Value? {
        guard let seconds = moment(arguments, "for"),
            let unit = arguments.first.flatMap({ styleName(of: $0.value) }),
            let whole = arguments.first(where: { $0.label == "in" })
                .flatMap({ styleName(of: $0.value) })
        else { return nil }
        let date = CalendarDate(seconds: seconds)
        let upper: Int
        switch (unit, whole) {
        case ("day", "month"): upper = CalendarDate.length(ofMonth: date.month, year: date.year) + 1
        case ("day", "year"):
            upper = 365 + CalendarDate.length(ofMonth: 2, year: date.year) - 28 + 1
        case ("month", "year"): upper = 13
        case ("weekday", _): upper = 8
        default: return nil
        }
        return .range(RangeValue(lower: .integer(1), upper: .integer(upper), isClosed: false))
    }

    /// `nextDate(after:matching:matchingPolicy:)`, for a time of the day.
    private func nextDate(_ arguments: [EvaluatedArgument]) -> Value? {
        guard let after = moment(arguments, "after"),
            let parts = arguments.first(where: { $0.label == "matching" }),
            let object = libraryObject(currentValue(parts.value)), object.name == "DateComponents"
        else { return nil }
        var next = moment(from: object)
        let isTime = ["year", "month", "day", "weekday"].allSatisfy { object[$0] == nil }
        guard isTime else { return next > after ? .date(next) : nil }
        next = start(of: "day", after) + remainder(next, Self.day)
        return .date(next > after ? next : next + Self.day)
    }

    /// The start of the day, month, … that a moment is in.
    private func start(of unit: String, _ seconds: Double) -> Double {
        let date = CalendarDate(seconds: seconds)
        switch unit {
        case "year": return CalendarDate.seconds(year: date.year, month: 1, day: 1)
        case "month": return CalendarDate.seconds(year: date.year, month: date.month, day: 1)
        case "weekOfYear", "weekOfMonth":
            let today = start(of: "day", seconds)
            let back = (date.weekday + 1 - firstWeekday + 7) % 7
            return today - Double(back) * Self.day
        case "hour": return seconds - remainder(seconds, 3600)
        case "minute": return seconds - remainder(seconds, 60)
        case "second": return seconds.rounded(.down)
        default: return seconds - remainder(seconds, Self.day)
        }
    }

    private static let day = 86_400.0

    private func remainder(_ value: Double, _ divisor: Double) -> Double {
        value - (value / divisor).rounded(.down) * divisor
    }

    private func moment(_ arguments: [EvaluatedArgument], _ label: String?) -> Double? {
        arguments.first { $0.label == label }.flatMap { moment($0.value) }
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
        case "quarter": (date.month + 2) / 3
        case "dayOfYear": date.dayOfYear
        case "weekOfYear": week(of: date)
        case "era": 1
        case "nanosecond": 0
        default: nil
        }
    }

    /// The number of the week that a day is in: the first has 1 January, or four days of January
    /// where weeks begin on Monday.
    private func week(of date: CalendarDate) -> Int {
        let place = (date.weekday + 8 - firstWeekday) % 7
        guard firstWeekday == 2 else { return (date.dayOfYear + 5 - place) / 7 + 1 }
        let day = CalendarDate.seconds(year: date.year, month: date.month, day: date.day)
        let thursday = CalendarDate(seconds: day + Double(3 - place) * Self.day)
        return (thursday.dayOfYear - 1) / 7 + 1
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
            let minutes = Double(hour) * 60 + Double(whole("minute") ?? 0)
            let time = minutes * 60 + Double(whole("second") ?? 0)
            return .date(start(of: "day", seconds) + time)
        }
        if let seconds = moment(arguments, "of"), let value = whole("value"),
            let unit = arguments.first.flatMap({ styleName(of: $0.value) })
        {
            return setting(unit, to: value, of: seconds).map { .date($0) }
        }
        if let parts = arguments.first(where: { $0.label == "from" }),
            let object = dateComponents(parts.value)
        {
            return .date(moment(from: object))
        }
        if let seconds = moment(arguments, "to"),
            let parts = arguments.first(where: { $0.label == "byAdding" }),
            let object = dateComponents(parts.value)
        {
            return .date(adding(object, to: seconds))
        }
        return nil
    }

    /// `DateComponents(day: 1)`, also as `.init(day: 1)`.
    private func dateComponents(_ value: Value) -> LibraryObject? {
        var value = currentValue(value)
        if case .implicit("init", let parts) = value {
            value = libraryInstance("DateComponents", parts) ?? value
        }
        guard let object = libraryObject(value), object.name == "DateComponents" else { return nil }
        return object
    }

    /// `date(bySetting: .hour, value: 9, of: date)`.
    private func setting(_ unit: String, to value: Int, of seconds: Double) -> Double? {
        let day = start(of: "day", seconds)
        switch unit {
        case "hour": return day + Double(value) * 3600
        case "minute": return start(of: "hour", seconds) + Double(value) * 60
        case "day": return start(of: "month", seconds) + (Double(value) - 1) * Self.day
        default: return nil
        }
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
        var reached = start
        for unit in PhraseFormat.units {
            let name = unit.name == "week" ? "weekOfYear" : unit.name
            guard units.contains(name) else { continue }
            let count = whole(name, unit.seconds, from: reached, to: end)
            add(name, count)
            reached = adding(count, name, to: reached) ?? reached + Double(count) * unit.seconds
        }
        return libraryInstance("DateComponents", parts)
    }

    /// How many whole units lie between two moments: a month is as long as it is.
    private func whole(
        _ unit: String, _ length: Double, from start: Double, to end: Double
    ) -> Int {
        let count = ((end - start) / length).rounded(.towardZero)
        guard count.magnitude < 100_000 else { return Int(max(-2e9, min(2e9, count))) }
        let step = end < start ? -1 : 1
        func passes(_ count: Int) -> Bool {
            guard let moment = adding(count, unit, to: start) else { return true }
            return step > 0 ? moment > end : moment < end
        }
        // The average length of a month leads near.
        var result = Int(count) + step
        while result != 0, passes(result) { result -= step }
        return result
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
            return start(of: "day", Self.sampleMoment) + time
        }
        let today = CalendarDate(seconds: Self.sampleMoment)
        let month = max(1, min(12, part("month") ?? 1))
        let year = part("year") ?? today.year
        return CalendarDate.seconds(year: year, month: month, day: part("day") ?? 1) + time
    }
}
