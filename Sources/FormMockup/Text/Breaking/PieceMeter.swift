/// Measures a stretch of pieces, one character at a time.
struct PieceMeter {
    /// The width of the pieces and symbols that are done with.
    private var done = 0.0
    private var meter: AdvanceMeter
    /// The piece that the last character belongs to.
    private(set) var span: Int
    private var isSymbol = false
    private var end = 0

    /// Starts with no character, in or before a span of a text that has one.
    init(span: Int, in text: PieceText) {
        self.span = span
        meter = AdvanceMeter(text.spans[span].piece.font)
    }

    /// The width so far.
    @inline(__always)
    var width: Double {
        done + meter.width
    }

    /// Adds the character at a place.
    @inline(__always)
    mutating func add(_ scalar: UInt32, at place: Int, in text: PieceText) {
        if place >= end { enter(place, in: text) }
        if !isSymbol { meter.add(scalar) }
    }

    /// The width with an ellipsis in the font of the last character.
    func widthWithEllipsis() -> Double {
        var meter = meter
        meter.add(0x2026)
        return done + meter.width
    }

    private mutating func enter(_ place: Int, in text: PieceText) {
        done = width
        span = text.span(at: place, from: span)
        let next = text.spans[span]
        end = next.range.upperBound
        isSymbol = next.piece.symbolWidth != nil
        done += next.piece.symbolWidth ?? 0
        meter = AdvanceMeter(next.piece.font)
    }
}
