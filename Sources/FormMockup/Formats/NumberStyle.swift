/// How a number reads.
public struct NumberStyle: Hashable, Sendable {
    /// What the number counts.
    public enum Kind: Hashable, Sendable {
        case decimal
        /// A fraction of one: 0.25 reads 25%.
        case percent
        /// Money, by the ISO code.
        case currency(String)
    }

    /// How large numbers are shortened.
    public enum Notation: UInt8, Hashable, Sendable {
        case automatic, compactShort, compactLong, scientific
    }

    /// When a sign is shown.
    public enum Sign: UInt8, Hashable, Sendable {
        case automatic, always, never
    }

    public var kind: Kind
    public var minimumDecimals: Int
    public var maximumDecimals: Int
    public var minimumDigits = 1
    /// How many digits count, wherever the decimal point is.
    public var significantDigits: ClosedRange<Int>?
    public var isGrouped = true
    public var notation = Notation.automatic
    public var sign = Sign.automatic
    public var rounding = FloatingPointRoundingRule.toNearestOrEven
    /// Whether a currency is written by its code.
    public var showsCode = false

    /// A number with at least and at most so many decimals.
    public init(_ kind: Kind = .decimal, minimumDecimals: Int = 0, maximumDecimals: Int = 6) {
        self.kind = kind
        self.minimumDecimals = minimumDecimals
        self.maximumDecimals = maximumDecimals
    }

    /// A number with exactly so many decimals.
    public init(decimals: Int) {
        self.init(minimumDecimals: decimals, maximumDecimals: decimals)
    }

    /// Money with the decimals that are usual for it.
    public static func currency(_ code: String) -> NumberStyle {
        let decimals = Self.decimals(ofCurrency: code)
        return NumberStyle(
            .currency(code), minimumDecimals: decimals, maximumDecimals: decimals)
    }

    /// How many decimals a currency has.
    public static func decimals(ofCurrency code: String) -> Int {
        switch code {
        case "AFN", "ALL", "BIF", "CLP", "COP", "DJF", "GNF", "IDR", "IQD", "IRR", "ISK", "JPY",
            "KMF", "KPW", "KRW", "LAK", "LBP", "MGA", "MMK", "PKR", "PYG", "RSD", "RWF", "SOS",
            "SYP", "UGX", "VND", "VUV", "XAF", "XOF", "XPF", "YER":
            0
        case "BHD", "JOD", "KWD", "LYD", "OMR", "TND": 3
        default: 2
        }
    }
}
