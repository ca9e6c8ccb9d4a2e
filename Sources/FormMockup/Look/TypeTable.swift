/// Apple's Dynamic Type and tracking tables (Human Interface Guidelines, Typography). They are the
/// same in every look.
public enum TypeTable {
    /// Size and line distance.
    public struct Entry: Hashable, Sendable {
        /// Points.
        public var size: Double
        /// Distance of two baselines in points.
        public var leading: Double
    }

    /// The entry of a text style at the n-th type size.
    public static func entry(_ style: Font.TextStyle, size: Int) -> Entry {
        let index = (Int(style.rawValue) * 12 + min(max(size, 0), 11)) * 2
        return Entry(size: Double(sizes[index]), leading: Double(sizes[index + 1]))
    }

    /// The weight that a text style has of itself.
    public static func weight(of style: Font.TextStyle) -> Font.Weight {
        style == .headline ? .semibold : .regular
    }

    /// Points that SF Pro adds after each character at a size.
    public static func tracking(at size: Double) -> Double {
        let position = min(max(size, 11), 40) - 11
        let index = Int(position)
        let lower = hundredths[index]
        let upper = hundredths[min(index + 1, hundredths.count - 1)]
        return (lower + (upper - lower) * (position - Double(index))) / 100
    }

    /// From 11 to 40 points.
    private static let hundredths: [Double] = [
        6, 0, -8, -15, -23, -31, -43, -44, -45, -45, -36, -26, -10, 7, 15, 22, 29, 38, 40, 40, 39,
        41, 40, 40, 38, 37, 37, 37, 37, 37,
    ]

    /// Size and leading from xSmall to accessibility5, in the order of ``Font/TextStyle``.
    private static let sizes: [UInt8] = [
        // Large title
        31, 38, 32, 39, 33, 40, 34, 41, 36, 43, 38, 46, 40, 48, 44, 52, 48, 57, 52, 61, 56, 66, 60,
        70,
        // Title
        25, 31, 26, 32, 27, 33, 28, 34, 30, 37, 32, 39, 34, 41, 38, 46, 43, 51, 48, 57, 53, 62, 58,
        68,
        // Title 2
        19, 24, 20, 25, 21, 26, 22, 28, 24, 30, 26, 32, 28, 34, 34, 41, 39, 47, 44, 52, 50, 59, 56,
        66,
        // Title 3
        17, 22, 18, 23, 19, 24, 20, 25, 22, 28, 24, 30, 26, 32, 31, 38, 37, 44, 43, 51, 49, 58, 55,
        65,
        // Headline
        14, 19, 15, 20, 16, 21, 17, 22, 19, 24, 21, 26, 23, 29, 28, 34, 33, 40, 40, 48, 47, 56, 53,
        62,
        // Body
        14, 19, 15, 20, 16, 21, 17, 22, 19, 24, 21, 26, 23, 29, 28, 34, 33, 40, 40, 48, 47, 56, 53,
        62,
        // Callout
        13, 18, 14, 19, 15, 20, 16, 21, 18, 23, 20, 25, 22, 28, 26, 32, 32, 39, 38, 46, 44, 52, 51,
        60,
        // Subheadline
        12, 16, 13, 18, 14, 19, 15, 20, 17, 22, 19, 24, 21, 28, 25, 31, 30, 37, 36, 43, 42, 50, 49,
        58,
        // Footnote
        12, 16, 12, 16, 12, 16, 13, 18, 15, 20, 17, 22, 19, 24, 23, 29, 27, 33, 33, 40, 38, 46, 44,
        52,
        // Caption
        11, 13, 11, 13, 11, 13, 12, 16, 14, 19, 16, 21, 18, 23, 22, 28, 26, 32, 32, 39, 37, 44, 43,
        51,
        // Caption 2
        11, 13, 11, 13, 11, 13, 11, 13, 13, 18, 15, 20, 17, 22, 20, 25, 24, 30, 29, 35, 34, 41, 40,
        48,
    ]
}
