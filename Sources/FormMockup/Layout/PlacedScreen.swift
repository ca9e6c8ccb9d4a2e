/// A screen with every part's place: what both renderers draw, so that they agree.
///
/// All rectangles count from the screen's top leading corner, in points.
public struct PlacedScreen: Sendable {
    public var size: Size
    /// The fill behind everything.
    public var background: Paint
    public var bar: PlacedBar?
    public var sections: [PlacedSection]
    public var bottomBar: PlacedBar?
    /// Room after the screen's trailing edge, for the numbers of dimensions; 0 without any.
    public var gutter: Double
    /// Dimensions drawn over and beside the screen, when asked for.
    public var measures: [PlacedMeasure]
}

/// The navigation bar, or the bottom bar.
public struct PlacedBar: Sendable {
    public var frame: Rect
    /// Bar items with the capsules they share, if the look has any.
    public var items: [PlacedBarItem]
    /// The title, large or inline.
    public var title: PlacedElement?
    public var isLargeTitle: Bool
    /// The search field below the title.
    public var search: PlacedElement?
}

/// One bar item.
public struct PlacedBarItem: Sendable {
    public var item: BarItem
    /// The item's own box; items that share a capsule follow each other in it.
    public var frame: Rect
    /// Whether it stands in a capsule.
    public var hasCapsule: Bool
    /// The capsule to draw behind; only the first of the items that share it carries it.
    public var capsule: Rect?
    /// The capsule's fill.
    public var fill: Paint?
    public var content: PlacedElement
}

/// A section with its card.
public struct PlacedSection: Sendable {
    /// 1-based place in source order.
    public var index: Int
    public var section: ScreenSection
    public var header: PlacedSupplement?
    /// The card, or the full-width block of rows; nil without visible rows.
    public var card: Rect?
    /// Radius of the card's continuous corners; 0 for none.
    public var cardRadius: Double
    public var cardFill: Paint
    /// Hairlines above the first and below the last row (grouped).
    public var edgeLines: [Rect]
    public var rows: [PlacedRow]
    public var footer: PlacedSupplement?
}

/// A placed header or footer.
public struct PlacedSupplement: Sendable {
    /// The cell, which touches the card.
    public var frame: Rect
    public var content: PlacedElement
    /// A fill of its own (plain lists).
    public var fill: Paint?
    public var pin: PlacedPin?
    /// Whether a highlight elsewhere dims it.
    public var isDimmed: Bool
}

/// A placed row.
public struct PlacedRow: Sendable {
    /// `2.1`: section and row, 1-based, in source order; rows of an open group continue the path.
    public var index: String
    public var row: Row
    public var frame: Rect
    public var content: PlacedElement
    public var background: PlacedElement?
    /// The badge and the accessory, from leading to trailing.
    public var trailing: [PlacedElement]
    /// The line that closes the row; nil for none.
    public var separator: Rect?
    public var separatorPaint: Paint
    public var pin: PlacedPin?
    /// Whether a highlight elsewhere dims it.
    public var isDimmed: Bool
}

/// The disc of a numbered note, beside what it points at.
public struct PlacedPin: Sendable {
    public var number: Int
    public var frame: Rect
}

/// A dimension line; none touches text.
public struct PlacedMeasure: Sendable {
    /// The line, of zero width or height.
    public var line: Rect
    public var isVertical: Bool
    /// Points.
    public var length: Double
    /// Where its label stands.
    public var label: Rect
    /// Fine lines of no height that lead from what is measured to the ends of the line.
    public var leaders: [Rect]
}
