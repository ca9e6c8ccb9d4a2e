/// A piece of text of one font.
public struct TextPiece: Hashable, Sendable {
    public var text: String
    public var font: ResolvedFont
    /// What the caller knows the piece by; pieces of broken lines carry it on.
    public var id: Int
    /// The width of a symbol that stands in the text; `text` is then empty.
    public var symbolWidth: Double?

    /// Makes a piece.
    public init(_ text: String, font: ResolvedFont, id: Int, symbolWidth: Double? = nil) {
        self.text = text
        self.font = font
        self.id = id
        self.symbolWidth = symbolWidth
    }

    /// The width in points.
    public var width: Double {
        symbolWidth ?? TextMeasure.width(of: text, font: font)
    }
}

/// One line of broken text.
public struct BrokenLine: Hashable, Sendable {
    /// The pieces in logical order, without the spaces that the line ends in. None in a blank line.
    public var pieces: [TextPiece]
    /// Points, without the spaces that the line ends in.
    public var width: Double
    /// The largest leading of the pieces; in a blank line, that of the text there.
    public var leading: Double
    /// Whether an ellipsis stands for text that has no room.
    public var isTruncated: Bool

    /// Makes a line.
    public init(pieces: [TextPiece], width: Double, leading: Double, isTruncated: Bool = false) {
        self.pieces = pieces
        self.width = width
        self.leading = leading
        self.isTruncated = isTruncated
    }
}
