/// Decimal digits without the C library, as Swift and English write them.
enum PlainFormats {
    /// A number with decimals and groups of three.
    static func decimal(
        _ value: Double, minimum: Int, maximum: Int, isGrouped: Bool,
        rounding: FloatingPointRoundingRule = .toNearestOrAwayFromZero
    ) -> String {
        guard value.isFinite else { return value.isNaN ? "NaN" : value < 0 ? "-∞" : "∞" }
        guard value.magnitude < 1e15 else {
            let digits = isGrouped ? grouped(wholeDigits(value)) : wholeDigits(value)
            return (value < 0 ? "-" : "") + digits + decimals(0, count: minimum, minimum: minimum)
        }
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

    /// The digits of a number so large that it has no fraction, all of them.
    private static func wholeDigits(_ value: Double) -> String {
        guard value.exponent >= 52 else { return "\(Int64(value.magnitude.rounded()))" }
        var rest = value.significandBitPattern | 1 << 52
        var digits: [UInt8] = []
        while rest > 0 {
            digits.append(UInt8(rest % 10))
            rest /= 10
        }
        // What its bits count is doubled, or halved, as often as the exponent says; the last digit
        // comes first.
        for _ in 52..<Int(value.exponent) { double(&digits) }
        return String(decoding: digits.reversed().map { $0 + 0x30 }, as: UTF8.self)
    }

    private static func double(_ digits: inout [UInt8]) {
        var carry: UInt8 = 0
        for index in digits.indices {
            let sum = digits[index] * 2 + carry
            digits[index] = sum % 10
            carry = sum / 10
        }
        if carry > 0 { digits.append(carry) }
    }

    private static func grouped(_ digits: String) -> String {
        var result: [UInt8] = []
        let bytes = Array(digits.utf8)
        for (index, byte) in bytes.enumerated() {
            if index > 0, (bytes.count - index) % 3 == 0 { result.append(0x2C) }
            result.append(byte)
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// A number as Swift prints it: `0.5`, `3.0`, `1e+20`; at most fifteen digits count.
    static func printed(_ value: Double) -> String {
        guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
        // Numbers beyond 2⁵⁴ have an exponent.
        guard value.magnitude >= 18_014_398_509_481_984 else {
            return decimal(value, minimum: 1, maximum: 6, isGrouped: false)
        }
        let all = Array(wholeDigits(value).utf8)
        var digits = rounded(all, to: 15)
        let exponent = all.count - 1 + (digits.count > 15 ? 1 : 0)
        while digits.count > 1, digits.last == 0x30 { digits.removeLast() }
        if digits.count > 1 { digits.insert(0x2E, at: 1) }
        let sign = value < 0 ? "-" : ""
        return sign + String(decoding: digits, as: UTF8.self) + "e+\(exponent)"
    }

    /// The first digits of a number; one more where they round up to the next power of ten.
    private static func rounded(_ digits: [UInt8], to count: Int) -> [UInt8] {
        guard digits.count > count else { return digits }
        var result = Array(digits[..<count])
        guard digits[count] >= 0x35 else { return result }
        for index in result.indices.reversed() {
            if result[index] < 0x39 {
                result[index] += 1
                return result
            }
            result[index] = 0x30
        }
        return [0x31] + result
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
