/// Heights and insets of rows.
public struct RowMetrics: Hashable, Sendable {
    /// Least height of a row.
    public var minimumHeight: Double
    /// Room above and below content that makes its row grow.
    public var verticalInset: Double
    /// Room above and below a control taller than a line of text.
    public var controlInset: Double
    /// Text inset in a card.
    public var cardInset: Look.ByWidth
    /// Text inset in styles whose rows run the full width.
    public var fullWidthInset: Look.ByWidth
    /// From the text inset to the title behind the icon column of a `Label`.
    public var iconColumn: Double
    /// From the text inset to the middle of that icon.
    public var iconCenter: Double
    /// Least room between a title and its value.
    public var labelGap: Double
    /// Between a title and the value that moved below it.
    public var stackedGap: Double
    /// How far each level of an open group moves in.
    public var indentation: Double
}

/// Lines between rows.
public struct SeparatorMetrics: Hashable, Sendable {
    /// Thickness.
    public var thickness: Double
    /// From a card's trailing edge to the line's end.
    public var cardTrailing: Double
    /// Whether a full-width list's lines keep the text inset at the trailing end.
    public var keepsTrailingInset: Bool
    /// Whether grouped lists have lines above their first and below their last row.
    public var hasGroupedEdges: Bool
    /// Colour of those lines.
    public var groupedEdgePaint: Paint
}

/// Cards and the gaps between them.
public struct SectionMetrics: Hashable, Sendable {
    /// From the screen's edge to a card.
    public var cardMargin: Look.ByWidth
    /// Radius of a card's continuous corners.
    public var cardRadius: Double
    /// Whether the radius is limited to half the first or last row's height.
    public var limitsRadius: Bool
    /// Below a card without a footer.
    public var gapAfter: Double
    /// Above a card without a header.
    public var gapBefore: Double
    /// Above the first card without a header, with no bar above.
    public var top: Double
    /// Above the first card without a header, below an inline title.
    public var topBelowInlineTitle: Double
    /// Above the first card without a header, below a large title.
    public var topBelowLargeTitle: Double
    /// Above the first section's header: what a first header is taller than a later one.
    public var topAboveHeader: Double
    /// Below the last section.
    public var bottom: Double
    /// Height of a plain list's header.
    public var plainHeaderHeight: Double
    /// Above each header of a plain list but the first.
    public var plainHeaderGap: Double
    /// Fill of a plain list's header at rest; nil for none.
    public var plainHeaderFill: Paint?
}

/// The cell of a header or footer, which touches the card.
public struct SupplementMetrics: Hashable, Sendable {
    /// Above the text.
    public var top: Double
    /// Below the text.
    public var bottom: Double
}

/// Chevrons, checkmarks and menu glyphs.
public struct AccessoryMetrics: Hashable, Sendable {
    /// The chevron's box.
    public var chevron: Size
    /// Its line.
    public var chevronStroke: Double
    /// From the text inset inwards to the chevron's edge.
    public var chevronInset: Double
    /// From content to the chevron.
    public var chevronGap: Double
    /// The picker's menu glyph.
    public var menu: Size
    /// From the value to that glyph.
    public var menuGap: Double
    /// From the text inset inwards to the glyph's edge.
    public var menuInset: Double
    /// The checkmark.
    public var checkmark: Size
    /// From the text inset inwards to the checkmark's edge.
    public var checkmarkInset: Double
    /// Line of menu glyph and checkmark.
    public var glyphStroke: Double
}

/// Pins and dimension lines.
public struct AnnotationMetrics: Hashable, Sendable {
    /// Largest diameter of a pin.
    public var pin: Double
    /// Fill of pins, and dimension lines.
    public var paint: Paint
    /// Numbers on that fill.
    public var textPaint: Paint
    /// Font size of a pin's number.
    public var pinFont: Double
    /// Font size of a dimension.
    public var measureFont: Double
    /// Height of a dimension's label.
    public var measureHeight: Double
    /// Opacity of what a highlight leaves out.
    public var dimmedOpacity: Double
}
