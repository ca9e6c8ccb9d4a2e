/// A day and a time of the Gregorian calendar in UTC.
public struct CalendarDate: Hashable, Sendable {
    public var year: Int
    /// 1…12.
    public var month: Int
    /// 1…31.
    public var day: Int
    /// 0 for Sunday.
    public var weekday: Int
    public var hour: Int
    public var minute: Int
    public var second: Int

    /// The moment so many seconds after the start of 2001, UTC; far moments are clamped.
    public init(seconds: Double) {
        let bounded = seconds.isFinite ? max(-6e10, min(2e11, seconds)) : 0
        let total = Int64(bounded.rounded(.down))
        var days = Int(total / 86_400)
        var rest = Int(total % 86_400)
        if rest < 0 {
            rest += 86_400
            days -= 1
        }
        hour = rest / 3600
        minute = rest / 60 % 60
        second = rest % 60
        // Days since 1 March of year 0 in the proleptic calendar; 1 January 2001 is day 730,791.
        let shifted = days + 730_791
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        weekday = ((days + 1) % 7 + 7) % 7
    }
}

extension CalendarDate {
    /// The start of a day, in seconds after the start of 2001, UTC.
    static func seconds(year: Int, month: Int, day: Int) -> Double {
        // Years that begin in March have their leap day at the end.
        let shiftedYear = month <= 2 ? year - 1 : year
        let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
        let yearOfEra = shiftedYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return Double(era * 146_097 + dayOfEra - 730_791) * 86_400
    }

    /// Which day of the year it is, from 1.
    var dayOfYear: Int {
        var days = day
        for month in 1..<max(1, month) { days += Self.length(ofMonth: month, year: year) }
        return days
    }

    /// The number of days of a month.
    static func length(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 4, 6, 9, 11: return 30
        case 2:
            let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
            return isLeap ? 29 : 28
        default: return 31
        }
    }
}
