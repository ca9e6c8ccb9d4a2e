/// Reads the letters and numbers of SVG's path data and lists: `-.5`, `1e-3`, `1.5.5` (two of
/// them).
public struct PathScanner: Sendable {
    /// Larger numbers are no coordinates of an icon.
    private static var limit: Double { 1e6 }

    private let bytes: [UInt8]
    /// How many bytes were read.
    public private(set) var index = 0

    /// Makes a reader of an attribute's value.
    public init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// Whether nothing but blanks is left.
    public mutating func isAtEnd() -> Bool {
        skipSeparators()
        return index == bytes.count
    }

    /// The letter that stands next, taken.
    public mutating func letter() -> UInt8? {
        skipSeparators()
        guard index < bytes.count, Self.isLetter(bytes[index]) else { return nil }
        index += 1
        return bytes[index - 1]
    }

    /// `0` or `1`, which need no separator behind them.
    public mutating func flag() -> Bool? {
        skipSeparators()
        guard index < bytes.count, bytes[index] == 0x30 || bytes[index] == 0x31 else { return nil }
        index += 1
        return bytes[index - 1] == 0x31
    }

    /// The next number; nil when there is none, or one beyond all measure.
    public mutating func number() -> Double? {
        skipSeparators()
        let isNegative = take(0x2D)
        if !isNegative { _ = take(0x2B) }
        var value = 0.0
        var unit = 1.0
        var digits = 0
        var isFraction = false
        while index < bytes.count {
            let byte = bytes[index]
            if byte == 0x2E, !isFraction {
                isFraction = true
            } else if byte >= 0x30, byte <= 0x39 {
                digits += 1
                // Further decimals are finer than anything that is drawn.
                if isFraction, unit >= 1e12 {
                    index += 1
                    continue
                }
                value = value * 10 + Double(byte - 0x30)
                if isFraction { unit *= 10 }
            } else {
                break
            }
            index += 1
        }
        guard digits > 0 else { return nil }
        value /= unit
        scale(&value)
        return value <= Self.limit ? (isNegative ? -value : value) : nil
    }

    private mutating func scale(_ value: inout Double) {
        guard index < bytes.count, bytes[index] | 0x20 == 0x65 else { return }
        let before = index
        index += 1
        let isNegative = take(0x2D)
        if !isNegative { _ = take(0x2B) }
        var exponent = 0
        let start = index
        while index < bytes.count, bytes[index] >= 0x30, bytes[index] <= 0x39 {
            exponent = min(400, exponent * 10 + Int(bytes[index] - 0x30))
            index += 1
        }
        guard index > start else {
            index = before
            return
        }
        for _ in 0..<exponent { value = isNegative ? value / 10 : value * 10 }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard index < bytes.count, bytes[index] == byte else { return false }
        index += 1
        return true
    }

    private mutating func skipSeparators() {
        while index < bytes.count, bytes[index] <= 0x20 || bytes[index] == 0x2C { index += 1 }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
    }
}
