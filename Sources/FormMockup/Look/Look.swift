/// A generation of iOS as numbers and colours: what both renderers and the layout read.
///
/// A look is plain data. ``ios26`` and ``ios18`` are two values of it, each in a file of its own;
/// another look is another file. All lengths are points at the default type size.
public struct Look: Hashable, Sendable {
    /// Which look it is.
    public var name: Traits.LookName
    /// The name that readers know: "iOS 26".
    public var title: String
    /// Colours by role, for light and dark.
    public var colors: LookColors
    /// Fonts by place, and the Dynamic Type table.
    public var type: LookType
    /// Heights and insets of rows.
    public var rows: RowMetrics
    /// Lines between rows.
    public var separators: SeparatorMetrics
    /// Cards and the gaps between them.
    public var sections: SectionMetrics
    /// The cell above a card.
    public var header: SupplementMetrics
    /// The cell below a card.
    public var footer: SupplementMetrics
    /// Chevrons, checkmarks and menu glyphs.
    public var accessories: AccessoryMetrics
    /// Switches, steppers, fields and the other controls.
    public var controls: ControlMetrics
    /// Navigation bar, search field and bottom bar.
    public var bar: BarMetrics
    /// Pins and dimension lines, which are ours and no part of iOS.
    public var annotations: AnnotationMetrics

    /// The look of that name.
    public static func named(_ name: Traits.LookName) -> Look {
        switch name {
        case .ios26: return .ios26
        case .ios18: return .ios18
        }
    }

    /// Width over which a screen counts as an iPad's.
    public static let wideWidth = 600.0
    /// Width up to which a phone counts as narrow.
    public static let narrowWidth = 375.0

    /// A length that depends on the width of the screen.
    public struct ByWidth: Hashable, Sendable {
        /// Up to 375 points.
        public var narrow: Double
        /// Larger phones.
        public var regular: Double
        /// iPads, from 600 points.
        public var wide: Double

        /// Makes a length for each class of width.
        public init(narrow: Double, regular: Double, wide: Double) {
            self.narrow = narrow
            self.regular = regular
            self.wide = wide
        }

        /// The length on a screen of a width.
        public func value(at width: Double) -> Double {
            if width >= Look.wideWidth { return wide }
            return width <= Look.narrowWidth ? narrow : regular
        }
    }
}
