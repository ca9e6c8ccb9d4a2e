/// The forms that languages have for numbers, as CLDR names them.
public enum PluralCategory: UInt8, Hashable, Sendable, CaseIterable {
    case zero, one, two, few, many, other

    /// The category that a table's key names.
    public init?(name: String) {
        switch name {
        case "zero": self = .zero
        case "one": self = .one
        case "two": self = .two
        case "few": self = .few
        case "many": self = .many
        case "other": self = .other
        default: return nil
        }
    }
}

/// A number as plural rules look at it: by the digits that a reader sees.
public struct PluralOperands: Hashable, Sendable {
    /// The absolute value.
    public var value: Double
    /// Its whole part.
    public var whole: Int
    /// How many decimals are shown, with and without zeros at the end.
    public var decimals: Int
    public var trimmedDecimals: Int
    /// The decimals as a number, with and without zeros at the end.
    public var fraction: Int
    public var trimmedFraction: Int

    /// Looks at a whole number.
    public init(_ number: Int) {
        let magnitude = Int(clamping: number.magnitude)
        self.init(
            value: Double(magnitude), whole: magnitude, decimals: 0, trimmedDecimals: 0,
            fraction: 0, trimmedFraction: 0)
    }

    /// Looks at a number that is shown with so many decimals.
    public init(_ number: Double, decimals: Int) {
        let magnitude = number.isFinite ? min(number.magnitude, 1e15) : 0
        let decimals = max(0, min(decimals, 9))
        var scale = 1.0
        for _ in 0..<decimals { scale *= 10 }
        let scaled = (magnitude * scale).rounded()
        let whole = (scaled / scale).rounded(.down)
        let fraction = Int(clamping: Int64(max(0, scaled - whole * scale)))
        var trimmed = fraction
        var count = decimals
        while count > 0, trimmed % 10 == 0 {
            trimmed /= 10
            count -= 1
        }
        self.init(
            value: scaled / scale, whole: Int(clamping: Int64(whole)), decimals: decimals,
            trimmedDecimals: count,
            fraction: fraction, trimmedFraction: trimmed)
    }

    private init(
        value: Double, whole: Int, decimals: Int, trimmedDecimals: Int, fraction: Int,
        trimmedFraction: Int
    ) {
        self.value = value
        self.whole = whole
        self.decimals = decimals
        self.trimmedDecimals = trimmedDecimals
        self.fraction = fraction
        self.trimmedFraction = trimmedFraction
    }
}
