/// Formats of the pure core, in English: what a host without closures gets.
public enum PlainFormats {
    /// A number as American English writes it.
    public static func number(_ value: Double, _ style: Host.NumberStyle) -> String {
        switch style {
        case .decimal(let minimum, let maximum, let isGrouped):
            return decimal(value, minimum: minimum, maximum: maximum, isGrouped: isGrouped)
        case .percent(let maximum):
            return decimal(value * 100, minimum: 0, maximum: maximum, isGrouped: true) + "%"
        case .currency(let code):
            let sign = value < 0 ? "-" : ""
            let decimals = code == "JPY" || code == "KRW" ? 0 : 2
            let digits = decimal(
                value.magnitude, minimum: decimals, maximum: decimals, isGrouped: true)
            return sign + (symbol(ofCurrency: code) ?? code + "\u{A0}") + digits
        }
    }

    /// The sign that stands for a currency; the others are written by their code.
    private static func symbol(ofCurrency code: String) -> String? {
        switch code {
        case "USD": "$"
        case "EUR": "€"
        case "GBP": "£"
        case "JPY": "¥"
        case "INR": "₹"
        case "KRW": "₩"
        default: nil
        }
    }

    /// A moment as American English writes it, in UTC.
    public static func date(_ seconds: Double, _ style: Host.DateStyle) -> String {
        let moment = CalendarDate(seconds: seconds)
        var result = ""
        switch style.date {
        case .omitted: break
        case .numeric: result = "\(moment.month)/\(moment.day)/\(moment.year)"
        case .abbreviated: result = "\(moment.monthName(length: 3)) \(moment.day), \(moment.year)"
        case .long: result = "\(moment.monthName(length: nil)) \(moment.day), \(moment.year)"
        case .complete:
            result =
                "\(moment.weekdayName), \(moment.monthName(length: nil)) \(moment.day), \(moment.year)"
        }
        guard style.time != .omitted else { return result }
        if !result.isEmpty { result += style.date == .numeric ? ", " : " at " }
        let hour = moment.hour % 12 == 0 ? 12 : moment.hour % 12
        let minute = moment.minute < 10 ? "0\(moment.minute)" : "\(moment.minute)"
        return result + "\(hour):\(minute)\u{202F}\(moment.hour < 12 ? "AM" : "PM")"
    }

    /// A number with decimals and groups of three, half away from zero.
    static func decimal(_ value: Double, minimum: Int, maximum: Int, isGrouped: Bool) -> String {
        guard value.isFinite else { return value.isNaN ? "NaN" : value < 0 ? "-∞" : "∞" }
        guard value.magnitude < 1e15 else { return value < 0 ? "-∞" : "∞" }
        var scale = 1.0
        for _ in 0..<min(maximum, 12) { scale *= 10 }
        let scaled = (value.magnitude * scale).rounded()
        var whole = (scaled / scale).rounded(.down)
        var fraction = scaled - whole * scale
        if fraction < 0 {
            whole -= 1
            fraction += scale
        }
        let text =
            grouped(Int(whole), isGrouped: isGrouped)
            + decimals(Int(fraction), count: min(maximum, 12), minimum: minimum)
        return value < 0 && scaled > 0 ? "-" + text : text
    }

    private static func grouped(_ value: Int, isGrouped: Bool) -> String {
        guard isGrouped, value >= 1000 else { return "\(value)" }
        let rest = value % 1000
        let padded = rest < 10 ? "00\(rest)" : rest < 100 ? "0\(rest)" : "\(rest)"
        return grouped(value / 1000, isGrouped: true) + "," + padded
    }

    private static func decimals(_ fraction: Int, count: Int, minimum: Int) -> String {
        var digits: [UInt8] = []
        var rest = fraction
        for _ in 0..<count {
            digits.insert(UInt8(0x30 + rest % 10), at: 0)
            rest /= 10
        }
        while digits.count > minimum, digits.last == 0x30 { digits.removeLast() }
        return digits.isEmpty ? "" : "." + String(decoding: digits, as: UTF8.self)
    }
}
