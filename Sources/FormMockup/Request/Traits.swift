/// What evaluation and drawing are told about the device and its reader: one value for one variant.
public struct Traits: Hashable, Sendable {
    /// Whose turn it is when code reads `colorScheme`; drawing covers both unless told otherwise.
    public enum ColorScheme: UInt8, Hashable, Sendable {
        case light, dark
    }

    /// Which colours are drawn.
    public enum Appearance: UInt8, Hashable, Sendable {
        /// Follows the reader and the page's switch.
        case automatic, light, dark
    }

    /// Reading direction.
    public enum Direction: UInt8, Hashable, Sendable {
        case leftToRight, rightToLeft
    }

    /// A generation of iOS looks.
    public enum LookName: UInt8, Hashable, Sendable, CaseIterable {
        case ios26, ios18
    }

    /// What is drawn around the list.
    public enum Chrome: UInt8, Hashable, Sendable {
        /// A navigation bar when there is a title.
        case automatic
        case none, bar, device
    }

    /// Dynamic Type sizes.
    public enum TypeSize: UInt8, Hashable, Sendable, CaseIterable {
        case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
        case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    }

    public var appearance: Appearance
    public var direction: Direction
    /// A language tag such as `ur` or `en-GB`.
    public var locale: String
    public var typeSize: TypeSize
    public var look: LookName
    /// Width of the screen in points.
    public var width: Double
    public var chrome: Chrome
    /// Replaces the style that the code says.
    public var style: Screen.ListStyle?
    /// What `colorScheme` reads as.
    public var colorScheme: ColorScheme

    /// Makes traits; the defaults are a phone of 390 points in English.
    public init(
        appearance: Appearance = .automatic, direction: Direction = .leftToRight,
        locale: String = "en", typeSize: TypeSize = .large, look: LookName = .ios26,
        width: Double = 390, chrome: Chrome = .automatic, style: Screen.ListStyle? = nil,
        colorScheme: ColorScheme = .light
    ) {
        self.appearance = appearance
        self.direction = direction
        self.locale = locale
        self.typeSize = typeSize
        self.look = look
        self.width = width
        self.chrome = chrome
        self.style = style
        self.colorScheme = colorScheme
    }
}

extension Traits {
    /// The surroundings that pictures are chosen for; nil where the reader decides.
    var pictureScheme: ColorScheme? {
        switch appearance {
        case .automatic: nil
        case .light: .light
        case .dark: .dark
        }
    }
}
