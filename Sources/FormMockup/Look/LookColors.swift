/// The colours of a look, for light and for dark.
public struct LookColors: Hashable, Sendable {
    /// A colour in both appearances.
    public struct Pair: Hashable, Sendable {
        public var light: RGBA
        public var dark: RGBA

        /// Makes a pair.
        public init(_ light: RGBA, _ dark: RGBA) {
            self.light = light
            self.dark = dark
        }

        /// Makes a pair from two `0xRRGGBB`.
        public init(_ light: UInt32, _ dark: UInt32) {
            self.light = RGBA(light)
            self.dark = RGBA(dark)
        }

        /// The one of an appearance.
        public func value(dark isDark: Bool) -> RGBA {
            isDark ? dark : light
        }
    }

    /// Text of titles. UIKit `label`.
    public var label: Pair
    /// Text of values, headers and footers.
    public var secondaryLabel: Pair
    /// Chevrons.
    public var tertiaryLabel: Pair
    /// Watermarks.
    public var quaternaryLabel: Pair
    /// Prompts of empty fields.
    public var placeholderText: Pair
    /// Lines between rows.
    public var separator: Pair
    /// Lines that let nothing through.
    public var opaqueSeparator: Pair
    /// Links in text.
    public var link: Pair
    /// Background of plain lists.
    public var systemBackground: Pair
    /// A surface on the plain background.
    public var secondarySystemBackground: Pair
    /// A surface on that surface.
    public var tertiarySystemBackground: Pair
    /// Background of grouped lists.
    public var systemGroupedBackground: Pair
    /// Cards.
    public var secondarySystemGroupedBackground: Pair
    /// A surface on a card.
    public var tertiarySystemGroupedBackground: Pair
    /// Thin shapes, such as a progress track.
    public var systemFill: Pair
    /// Medium shapes, such as a switch.
    public var secondarySystemFill: Pair
    /// Large shapes, such as a field or a segmented control.
    public var tertiarySystemFill: Pair
    /// Large areas.
    public var quaternarySystemFill: Pair
    /// The accent where the code sets none.
    public var accent: Pair
    /// The named colours, in the order of ``SystemColor``.
    public var system: [Pair]

    /// The colour of a role, where the code set no accent.
    public func pair(_ role: ColorRole) -> Pair {
        switch role {
        case .label: return label
        case .secondaryLabel: return secondaryLabel
        case .tertiaryLabel: return tertiaryLabel
        case .quaternaryLabel: return quaternaryLabel
        case .placeholderText: return placeholderText
        case .separator: return separator
        case .opaqueSeparator: return opaqueSeparator
        case .link: return link
        case .systemBackground: return systemBackground
        case .secondarySystemBackground: return secondarySystemBackground
        case .tertiarySystemBackground: return tertiarySystemBackground
        case .systemGroupedBackground: return systemGroupedBackground
        case .secondarySystemGroupedBackground: return secondarySystemGroupedBackground
        case .tertiarySystemGroupedBackground: return tertiarySystemGroupedBackground
        case .systemFill: return systemFill
        case .secondarySystemFill: return secondarySystemFill
        case .tertiarySystemFill: return tertiarySystemFill
        case .quaternarySystemFill: return quaternarySystemFill
        case .tint: return accent
        }
    }

    /// A named colour.
    public func pair(_ color: SystemColor) -> Pair {
        let index = Int(color.rawValue)
        return index < system.count ? system[index] : label
    }
}

extension Look {
    /// The colour of a paint in both appearances. A gradient gives its first colour, `clear` black
    /// of no opacity.
    public func colors(_ paint: Paint, tint: Paint?) -> LookColors.Pair {
        switch paint {
        case .role(.tint):
            guard let tint, tint != .role(.tint) else { return colors.accent }
            return colors(tint, tint: nil)
        case .role(let role): return colors.pair(role)
        case .system(let color): return colors.pair(color)
        case .custom(let light, let dark): return .init(light, dark)
        case .faded(let paint, let opacity):
            var pair = colors(paint, tint: tint)
            let factor = opacity.isFinite ? min(max(opacity, 0), 1) : 1
            pair.light.opacity *= factor
            pair.dark.opacity *= factor
            return pair
        case .gradient(let paints, _):
            guard let first = paints.first else { return LookColors.nothing }
            return colors(first, tint: tint)
        case .clear: return LookColors.nothing
        }
    }

    /// The colour of a paint in one appearance; `tint` is the screen's accent, if it has one.
    public func color(_ paint: Paint, dark: Bool, tint: Paint?) -> RGBA {
        colors(paint, tint: tint).value(dark: dark)
    }
}

extension LookColors {
    /// What is not drawn.
    public static let nothing = Pair(RGBA(0, opacity: 0), RGBA(0, opacity: 0))
}
