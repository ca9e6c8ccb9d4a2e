/// A colour or fill as code asks for it; the look gives it numbers for light and dark.
///
/// Nearly all paints are roles; those need no memory of their own.
public enum Paint: Hashable, Sendable {
    /// A role of the system, such as the secondary label.
    case role(ColorRole)
    /// A named system colour, such as red.
    case system(SystemColor)
    /// A colour of its own for light and for dark.
    indirect case custom(light: RGBA, dark: RGBA)
    /// Another paint, fainter: the opacity is in 0…1.
    indirect case faded(Paint, Double)
    /// A straight gradient between paints, from the top or the leading edge.
    indirect case gradient([Paint], isHorizontal: Bool)
    /// Nothing.
    case clear
}

/// sRGB components in 0…255 and an opacity in 0…1.
public struct RGBA: Hashable, Sendable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8
    public var opacity: Double

    /// Makes a colour.
    public init(red: UInt8, green: UInt8, blue: UInt8, opacity: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.opacity = opacity
    }

    /// Makes a colour from `0xRRGGBB`.
    public init(_ hex: UInt32, opacity: Double = 1) {
        self.init(
            red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
            blue: UInt8(truncatingIfNeeded: hex), opacity: opacity)
    }
}

/// UIKit's semantic colours, as far as forms use them.
public enum ColorRole: UInt8, Hashable, Sendable, CaseIterable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    case placeholderText, separator, opaqueSeparator, link
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    case systemGroupedBackground, secondarySystemGroupedBackground
    case tertiarySystemGroupedBackground
    case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
    /// The accent of the app: what `tint` set, else the system's blue.
    case tint
}

/// SwiftUI's named colours and UIKit's grays.
public enum SystemColor: UInt8, Hashable, Sendable, CaseIterable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
    case gray, gray2, gray3, gray4, gray5, gray6
    case black, white
}
