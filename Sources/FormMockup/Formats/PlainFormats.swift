/// Decimal digits without the C library, as Swift and English write them.
enum PlainFormats {
    /// A number with decimals and groups of three.
    static func decimal(
        _ value: Double, minimum: Int, maximum: Int, isGrouped: Bool,
        rounding: FloatingPointRoundingRule = .toNearestOrAwayFromZero
    ) -> String {
        guard value.isFinite else { return value.isNaN ? "NaN" : value < 0 ? "-∞" : "∞" }
        guard value.magnitude < 1e15 else { return value < 0 ? "-∞" : "∞" }
        var scale = 1.0
        for _ in 0..<min(maximum, 12) { scale *= 10 }
        let scaled = (value.magnitude * scale).rounded(rounding)
        var whole = (scaled / scale).rounded(.down)
        var fraction = scaled - whole * scale
        if fraction < 0 {
            whole -= 1
            fraction += scale
        }
        let text =
            grouped(Int64(whole), isGrouped: isGrouped)
            + decimals(Int64(fraction), count: min(maximum, 12), minimum: minimum)
        return value < 0 && scaled > 0 ? "-" + text : text
    }

    private static func grouped(_ value: Int64, isGrouped: Bool) -> String {
        guard isGrouped, value >= 1000 else { return "\(value)" }
        let rest = value % 1000
        let padded = rest < 10 ? "00\(rest)" : rest < 100 ? "0\(rest)" : "\(rest)"
        return grouped(value / 1000, isGrouped: true) + "," + padded
    }

    private static func decimals(_ fraction: Int64, count: Int, minimum: Int) -> String {
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
