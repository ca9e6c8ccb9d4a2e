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
        let bounded = seconds.isFinite ? max(-1e11, min(2e11, seconds)) : 0
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
        let (marchYear, dayOfYear) =
            days < Self.firstGregorianDay ? Self.julian(days) : Self.gregorian(days)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        year = marchYear + (month <= 2 ? 1 : 0)
        weekday = ((days + 1) % 7 + 7) % 7
    }

    /// 15 October 1582, in days after the start of 2001: the days before it are of the Julian
    /// calendar.
    private static let firstGregorianDay = -152_750

    /// The year that begins in March, and the day of that, of a day after the start of 2001.
    private static func gregorian(_ days: Int) -> (year: Int, day: Int) {
        // Days since 1 March of year 0; 1 January 2001 is day 730,791.
        let shifted = days + 730_791
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        return (yearOfEra + era * 400, dayOfYear)
    }

    /// The same in the Julian calendar, where every fourth year is a leap year.
    private static func julian(_ days: Int) -> (year: Int, day: Int) {
        let shifted = days + 730_793
        let era = (shifted >= 0 ? shifted : shifted - 1460) / 1461
        let dayOfEra = shifted - era * 1461
        let yearOfEra = (dayOfEra - dayOfEra / 1460) / 365
        return (yearOfEra + era * 4, dayOfEra - 365 * yearOfEra)
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
