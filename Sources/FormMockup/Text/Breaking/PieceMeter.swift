/// Measures a stretch of pieces, one character at a time.
struct PieceMeter {
    /// The width of the pieces that are done with.
    private var done = 0.0
    private var meter: AdvanceMeter?
    private var symbol = 0.0
    /// The piece that the last character belongs to.
    private(set) var span: Int
    private var end = 0

    /// Starts with no character, in or before a span.
    init(span: Int) {
        self.span = span
    }

    /// The width so far.
    var width: Double {
        done + symbol + (meter?.width ?? 0)
    }

    /// Adds the character at a place.
    mutating func add(_ scalar: UInt32, at place: Int, in text: PieceText) {
        if place >= end { enter(place, in: text) }
        meter?.add(scalar)
    }

    /// The width with an ellipsis in the font of the last character.
    func width(withEllipsisIn text: PieceText) -> Double {
        guard var meter else {
            let font = text.spans[span].piece.font
            return width + TextMeasure.width(of: "…", font: font)
        }
        meter.add(0x2026)
        return done + meter.width
    }

    private mutating func enter(_ place: Int, in text: PieceText) {
        done = width
        span = text.span(at: place, from: span)
        let next = text.spans[span]
        end = next.range.upperBound
        symbol = next.piece.symbolWidth ?? 0
        meter = next.piece.symbolWidth == nil ? AdvanceMeter(next.piece.font) : nil
    }
}
