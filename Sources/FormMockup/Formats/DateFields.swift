/// The parts of a moment that are shown, and how wide each.
public struct DateFields: Hashable, Sendable {
    /// How a part is written.
    public enum Width: UInt8, Hashable, Sendable {
        /// Digits, as many as there are.
        case digits
        /// Digits, as many as the language usually writes.
        case usual
        case twoDigits
        /// Shortened, in words.
        case abbreviated
        case wide
        case narrow
        case short
    }

    /// The hours that a day has.
    public enum Clock: UInt8, Hashable, Sendable {
        /// As the language counts them.
        case automatic
        case twelve, twentyFour
    }

    public var year: Width?
    public var month: Width?
    public var day: Width?
    public var weekday: Width?
    public var hour: Width?
    public var minute: Width?
    public var second: Width?
    public var clock = Clock.automatic
    /// Whether the half of the day is left out.
    public var omitsHalf = false

    /// Makes fields of nothing.
    public init() {}

    /// Whether a part of the date is shown.
    public var hasDate: Bool {
        year != nil || month != nil || day != nil || weekday != nil
    }

    /// Whether a part of the time is shown.
    public var hasTime: Bool { hour != nil || minute != nil || second != nil }

    /// A length of a date.
    public enum Length: UInt8, Hashable, Sendable {
        case omitted, numeric, abbreviated, long, complete
    }

    /// The fields of a date and of a time, which shows seconds from `abbreviated` on.
    public init(date: Length, time: Length) {
        switch date {
        case .omitted: break
        case .numeric: (year, month, day) = (.digits, .digits, .usual)
        case .abbreviated: (year, month, day) = (.digits, .abbreviated, .usual)
        case .long: (year, month, day) = (.digits, .wide, .usual)
        case .complete: (year, month, day, weekday) = (.digits, .wide, .usual, .wide)
        }
        guard time != .omitted else { return }
        (hour, minute) = (.digits, .twoDigits)
        if time != .numeric { second = .twoDigits }
    }

    /// The fields that a template names, such as `yMMMd` or `jmm`.
    public init(template: String) {
        var runs: [(letter: UInt8, count: Int)] = []
        for byte in template.utf8 {
            if runs.last?.letter == byte {
                runs[runs.count - 1].count += 1
            } else {
                runs.append((byte, 1))
            }
        }
        for (letter, count) in runs {
            let name: Width = count == 3 ? .abbreviated : count == 5 ? .narrow : .wide
            let number: Width = count == 2 ? .twoDigits : .usual
            switch letter {
            case 0x79, 0x59, 0x75: year = number
            case 0x4D, 0x4C: month = count < 3 ? number : name
            case 0x64: day = number
            case 0x45, 0x63, 0x65: weekday = count < 4 ? .abbreviated : name
            case 0x6A, 0x4A, 0x43: hour = number
            case 0x68, 0x4B: (hour, clock) = (number, .twelve)
            case 0x48, 0x6B: (hour, clock) = (number, .twentyFour)
            case 0x6D: minute = number
            case 0x73: second = number
            default: break
            }
            if letter == 0x4A { omitsHalf = true }
        }
    }
}
