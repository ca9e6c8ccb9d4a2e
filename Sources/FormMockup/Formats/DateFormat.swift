/// Writes moments as a language does.
public struct DateFormat {
    private let data: LocaleData
    private let numbers: NumberFormat

    /// Makes a format for a language.
    public init(_ data: LocaleData) {
        self.data = data
        numbers = NumberFormat(data)
    }

    /// The fields of a moment in the order and with the marks of the language.
    public func text(_ moment: CalendarDate, _ fields: DateFields) -> String {
        fill(pattern(of: fields), moment)
    }

    /// The pattern that a language has for some fields.
    public func pattern(of fields: DateFields) -> String {
        let date = fields.hasDate ? datePattern(fields) : ""
        let time = fields.hasTime ? timePattern(fields) : ""
        if date.isEmpty || time.isEmpty { return date + time }
        return data.part(joinIndex(fields), of: "joins").filling(time, date)
    }

    private func joinIndex(_ fields: DateFields) -> Int {
        switch fields.month {
        case .wide: fields.weekday == nil ? 2 : 3
        case .abbreviated: 1
        case .digits, .usual, .twoDigits, .narrow, .short, nil: 0
        }
    }

    private func datePattern(_ fields: DateFields) -> String {
        let month =
            switch fields.month {
            case nil: 0
            case .digits, .usual, .twoDigits: 1
            case .abbreviated, .narrow, .short: 2
            case .wide: 3
            }
        let weekday = fields.weekday == nil ? 0 : fields.weekday == .wide ? 2 : 1
        var index = (fields.year == nil ? 0 : 4) + month
        index = (index * 3 + weekday) * 2 + (fields.day == nil ? 0 : 1)
        var pattern = data.part(index, of: "dates")
        if fields.day == .twoDigits { pattern = pattern.widening("d", to: 2) }
        if fields.day == .digits { pattern = pattern.widening("d", to: 1) }
        if fields.month == .twoDigits { pattern = pattern.widening("M", to: 2) }
        if fields.month == .narrow { pattern = pattern.widening("M", to: 5) }
        if fields.year == .twoDigits { pattern = pattern.widening("y", to: 2) }
        if fields.weekday == .narrow { pattern = pattern.widening("E", to: 5) }
        if fields.weekday == .short { pattern = pattern.widening("E", to: 6) }
        return pattern
    }

    private func timePattern(_ fields: DateFields) -> String {
        let count =
            fields.second != nil && (fields.minute != nil || fields.hour != nil)
            ? 2 : fields.minute != nil ? 1 : 0
        guard fields.hour != nil else {
            if fields.minute != nil, fields.second != nil { return data.part(9, of: "times") }
            return fields.minute != nil ? "m" : "s"
        }
        let base =
            switch fields.clock {
            case .automatic: 0
            case .twentyFour: 3
            case .twelve: 6
            }
        var pattern = data.part(base + count, of: "times")
        switch fields.hour {
        case .twoDigits: pattern = pattern.widening("h", to: 2).widening("H", to: 2)
        case .digits: pattern = pattern.widening("h", to: 1).widening("H", to: 1)
        case .usual, .abbreviated, .wide, .narrow, .short, nil: break
        }
        return fields.omitsHalf ? pattern.withoutHalf : pattern
    }

    /// The two moments of an interval, with what they share written once.
    public func text(from start: CalendarDate, to end: CalendarDate, _ fields: DateFields?)
        -> String
    {
        let patterns = data.list("intervals")
        func pattern(_ index: Int) -> String? {
            index < patterns.count && !patterns[index].isEmpty ? patterns[index] : nil
        }
        let isSameDay =
            start.year == end.year && start.month == end.month && start.day == end.day
        var fields = fields ?? DateFields(date: .omitted, time: .omitted)
        if !fields.hasDate, !fields.hasTime {
            fields = DateFields(date: isSameDay ? .omitted : .numeric, time: .numeric)
        }
        if fields.hasTime, isSameDay {
            let isTwelve = timePattern(fields).utf8.contains(0x68)
            let index = isTwelve ? ((start.hour < 12) == (end.hour < 12) ? 3 : 4) : 5
            if let times = pattern(index) {
                let text = fill(interval: times, start, end)
                guard fields.hasDate else { return text }
                var date = fields
                (date.hour, date.minute, date.second) = (nil, nil, nil)
                return data.part(joinIndex(fields), of: "joins").filling(
                    text, self.text(start, date))
            }
        }
        if !fields.hasTime, fields.month == .abbreviated || fields.month == .wide,
            fields.day != nil, fields.year != nil,
            fields.weekday == nil, !isSameDay
        {
            let index = start.year != end.year ? 2 : start.month != end.month ? 1 : 0
            if let dates = pattern(index) {
                let isWide = fields.month == .wide
                return fill(
                    interval: isWide ? dates.widening("M", to: 4) : dates, start, end)
            }
        }
        if !fields.hasTime, isSameDay { return text(start, fields) }
        return (patterns.last ?? "{0} – {1}").filling(text(start, fields), text(end, fields))
    }

    /// A pattern whose fields repeat: the second time they are those of the end.
    private func fill(
        interval pattern: String, _ start: CalendarDate, _ end: CalendarDate
    ) -> String {
        var seen: [UInt8] = []
        var split = 0
        for run in PatternRun.all(of: pattern) {
            guard case .field(let letter, _) = run.kind else { continue }
            if seen.contains(letter) {
                split = run.start
                break
            }
            seen.append(letter)
        }
        let bytes = Array(pattern.utf8)
        let first = String(decoding: bytes[..<split], as: UTF8.self)
        let second = String(decoding: bytes[split...], as: UTF8.self)
        return fill(first, start) + fill(second, end)
    }

    /// Fills a pattern: letters are fields, as Unicode names them; text stands in quotes.
    public func fill(_ pattern: String, _ moment: CalendarDate) -> String {
        var result = ""
        for run in PatternRun.all(of: pattern) {
            switch run.kind {
            case .text(let text): result += text
            case .field(let letter, let count): result += field(letter, count, moment)
            }
        }
        return result
    }

    private func field(_ letter: UInt8, _ count: Int, _ moment: CalendarDate) -> String {
        switch letter {
        case 0x79, 0x59, 0x75:
            return count == 2
                ? numbers.plain(moment.year % 100, digits: 2)
                : numbers.plain(moment.year, digits: count)
        case 0x4D, 0x4C: return month(count, moment, isAlone: letter == 0x4C)
        case 0x64: return numbers.plain(moment.day, digits: count)
        case 0x44: return numbers.plain(moment.dayOfYear, digits: count)
        case 0x45, 0x63, 0x65: return weekday(count, moment, isAlone: letter == 0x63)
        case 0x61, 0x62, 0x42: return data.part(moment.hour < 12 ? 0 : 1, of: "ampm")
        case 0x68:
            return numbers.plain(moment.hour % 12 == 0 ? 12 : moment.hour % 12, digits: count)
        case 0x48: return numbers.plain(moment.hour, digits: count)
        case 0x4B: return numbers.plain(moment.hour % 12, digits: count)
        case 0x6B: return numbers.plain(moment.hour == 0 ? 24 : moment.hour, digits: count)
        case 0x6D: return numbers.plain(moment.minute, digits: count)
        case 0x73: return numbers.plain(moment.second, digits: count)
        case 0x53: return numbers.plain(0, digits: count)
        case 0x51, 0x71:
            let quarter = (moment.month + 2) / 3
            return count < 3 ? numbers.plain(quarter, digits: count) : "Q\(quarter)"
        case 0x7A, 0x76, 0x56, 0x4F: return count > 3 ? "Greenwich Mean Time" : "GMT"
        case 0x5A: return count > 4 ? "Z" : count == 4 ? "GMT" : "+0000"
        case 0x58: return "Z"
        case 0x78: return count > 2 ? "+00:00" : "+00"
        case 0x47: return "AD"
        default: return ""
        }
    }

    private func month(_ count: Int, _ moment: CalendarDate, isAlone: Bool) -> String {
        let index = moment.month - 1
        switch count {
        case 1, 2: return numbers.plain(moment.month, digits: count)
        case 3: return data.part(index, of: isAlone ? "lonemon" : "mon")
        case 5: return data.part(index, of: "initials")
        default: return data.part(index, of: isAlone ? "lonemonths" : "months")
        }
    }

    private func weekday(_ count: Int, _ moment: CalendarDate, isAlone: Bool) -> String {
        switch count {
        case 1...3: data.part(moment.weekday, of: "day")
        case 5: data.part(moment.weekday, of: "dayinitials")
        case 6: data.part(moment.weekday, of: "shortday")
        default: data.part(moment.weekday, of: isAlone ? "lonedays" : "days")
        }
    }

    /// The names of months or weekdays, as calendars list them.
    public func names(_ key: String) -> [String] { data.list(key) }

    /// The pattern of an older style: `short`, `medium`, `long`, `full`.
    public func stylePattern(_ length: DateFields.Length) -> String {
        switch length {
        case .omitted: ""
        case .numeric: data.part(3, of: "datestyles")
        case .abbreviated: data.part(2, of: "datestyles")
        case .long: data.part(1, of: "datestyles")
        case .complete: data.part(0, of: "datestyles")
        }
    }

    /// A date and a time in older styles, joined as the longer of them asks.
    public func text(
        _ moment: CalendarDate, dateStyle: DateFields.Length, timeStyle: DateFields.Length
    ) -> String {
        let date = stylePattern(dateStyle)
        var clock = DateFields(date: .omitted, time: timeStyle)
        if clock.hour != nil { clock.hour = .usual }
        let time = timeStyle == .omitted ? "" : timePattern(clock)
        if date.isEmpty || time.isEmpty { return fill(date + time, moment) }
        let index =
            switch dateStyle {
            case .omitted, .numeric: 0
            case .abbreviated: 1
            case .long: 2
            case .complete: 3
            }
        return fill(data.part(index, of: "joins").filling(time, date), moment)
    }
}

/// A part of a date pattern.
struct PatternRun {
    /// Letters of one field, or text.
    enum Kind {
        case field(UInt8, Int)
        case text(String)
    }

    var kind: Kind
    /// The offset of its first byte.
    var start: Int

    /// The parts of a pattern; `''` is a quote.
    static func all(of pattern: String) -> [PatternRun] {
        var runs: [PatternRun] = []
        var text: [UInt8] = []
        let bytes = Array(pattern.utf8)
        var index = 0
        var textStart = 0
        func flush(_ runs: inout [PatternRun], _ text: inout [UInt8]) {
            guard !text.isEmpty else { return }
            runs.append(
                PatternRun(kind: .text(String(decoding: text, as: UTF8.self)), start: textStart))
            text = []
        }
        while index < bytes.count {
            let byte = bytes[index]
            if text.isEmpty { textStart = index }
            if byte == 0x27 {
                if index + 1 < bytes.count, bytes[index + 1] == 0x27 {
                    text.append(0x27)
                    index += 2
                    continue
                }
                index += 1
                while index < bytes.count, bytes[index] != 0x27 {
                    text.append(bytes[index])
                    index += 1
                }
                index += 1
            } else if byte | 0x20 >= 0x61, byte | 0x20 <= 0x7A {
                flush(&runs, &text)
                var count = 1
                while index + count < bytes.count, bytes[index + count] == byte { count += 1 }
                runs.append(PatternRun(kind: .field(byte, count), start: index))
                index += count
            } else {
                text.append(byte)
                index += 1
            }
        }
        flush(&runs, &text)
        return runs
    }
}

extension String {
    /// A pattern with one field so many letters wide. A month's or weekday's name standing alone
    /// has a letter of its own.
    fileprivate func widening(_ letter: Unicode.Scalar, to count: Int) -> String {
        let wanted = UInt8(truncatingIfNeeded: letter.value)
        let other: UInt8 = wanted == 0x4D ? 0x4C : wanted == 0x45 ? 0x63 : wanted
        return mappingRuns { byte, own in
            byte == wanted || byte == other ? count : own
        }
    }

    /// A pattern without the half of the day.
    fileprivate var withoutHalf: String {
        var bytes = Array(mappingRuns { byte, own in byte == 0x61 ? 0 : own }.utf8)
        // The blanks around it go, too: a plain one, a narrow one, a mark of direction.
        var text = String(decoding: bytes, as: UTF8.self)
        while let last = text.unicodeScalars.last,
            last == " " || last == "\u{202F}"
                || last == "\u{A0}"
        {
            text.unicodeScalars.removeLast()
        }
        while let first = text.unicodeScalars.first, first == " " || first == "\u{202F}" {
            text.unicodeScalars.removeFirst()
        }
        bytes = Array(text.utf8)
        return text
    }

    private func mappingRuns(_ count: (UInt8, Int) -> Int) -> String {
        var result: [UInt8] = []
        let bytes = Array(utf8)
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte == 0x27 {
                repeat {
                    result.append(bytes[index])
                    index += 1
                } while index < bytes.count && bytes[index] != 0x27
                if index < bytes.count {
                    result.append(0x27)
                    index += 1
                }
                continue
            }
            var length = 1
            while index + length < bytes.count, bytes[index + length] == byte { length += 1 }
            let isField = byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
            let wanted = isField ? count(byte, length) : length
            for _ in 0..<wanted { result.append(byte) }
            index += length
        }
        return String(decoding: result, as: UTF8.self)
    }
}
