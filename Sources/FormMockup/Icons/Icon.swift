/// One painted path of an icon on the 24-unit grid.
public struct IconPart: Hashable, Sendable {
    /// How a part's path turns into ink; always in the current colour.
    public enum Paint: Hashable, Sendable {
        /// Drawn along, with round caps and joins.
        case stroke(width: Double)
        /// Filled by the nonzero rule.
        case fill
        /// Filled by the even-odd rule.
        case fillEvenOdd
    }

    /// SVG path data in grid units.
    public var path: String
    /// How the path is painted.
    public var paint: Paint

    /// Makes a part.
    public init(path: String, paint: Paint) {
        self.path = path
        self.paint = paint
    }
}

/// The rectangle that an icon's ink fills, in grid units; a row can centre or align by it.
public struct IconBounds: Hashable, Sendable {
    /// The left edge of the ink.
    public var minX: Double
    /// The top edge of the ink.
    public var minY: Double
    /// The right edge of the ink.
    public var maxX: Double
    /// The bottom edge of the ink.
    public var maxY: Double

    /// The width of the ink.
    public var width: Double { maxX - minX }
    /// The height of the ink.
    public var height: Double { maxY - minY }

    /// Makes bounds from the four edges.
    public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    /// The whole grid, for an icon whose ink nobody has measured.
    public static let grid = IconBounds(minX: 0, minY: 0, maxX: 24, maxY: 24)
}

/// A symbol as shapes in one colour.
///
/// The parts of a built-in icon never overlap, so that a translucent colour stays even, and holes
/// are geometry, so that an icon stands on any background without a mask.
public struct Icon: Hashable, Sendable {
    /// The symbol name that SwiftUI code uses.
    public var name: String
    /// What is painted, back to front.
    public var parts: [IconPart]
    /// Whether a right-to-left interface shows the icon flipped, as the system does.
    public var mirrorsInRightToLeft: Bool
    /// Where the ink is.
    public var bounds: IconBounds

    /// Makes an icon.
    public init(
        name: String, parts: [IconPart], mirrorsInRightToLeft: Bool = false,
        bounds: IconBounds = .grid
    ) {
        self.name = name
        self.parts = parts
        self.mirrorsInRightToLeft = mirrorsInRightToLeft
        self.bounds = bounds
    }

    /// The side of the square grid that every icon is drawn on.
    public static let gridSize = 24.0
    /// The one stroke weight of the built-in set.
    public static let strokeWidth = 1.7
}
