/// A font as SwiftUI code asks for it; nil fields inherit what the place gives.
public struct Font: Hashable, Sendable {
    /// SwiftUI's text styles. Sizes and leadings for each Dynamic Type size are the look's.
    public enum TextStyle: UInt8, Hashable, Sendable, CaseIterable {
        case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote
        case caption, caption2
    }

    /// SwiftUI's font weights.
    public enum Weight: UInt8, Hashable, Sendable, CaseIterable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// SwiftUI's font designs.
    public enum Design: UInt8, Hashable, Sendable {
        case standard, rounded, serif, monospaced
    }

    /// Where the size comes from.
    public enum Size: Hashable, Sendable {
        /// A text style, which follows Dynamic Type.
        case style(TextStyle)
        /// A fixed size in points.
        case points(Double)
    }

    /// The size; nil is the place's own.
    public var size: Size?
    /// The weight; nil is that of the style.
    public var weight: Weight?
    /// The design; nil is that of the place.
    public var design: Design?
    /// Slanted.
    public var isItalic: Bool
    /// Digits of one width.
    public var hasMonospacedDigits: Bool

    /// Makes a font; what is nil is inherited.
    public init(
        size: Size? = nil, weight: Weight? = nil, design: Design? = nil, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false
    ) {
        self.size = size
        self.weight = weight
        self.design = design
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
    }
}
