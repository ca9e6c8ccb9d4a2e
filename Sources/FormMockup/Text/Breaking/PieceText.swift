/// Pieces joined to one text, with the stretch of bytes that each covers.
struct PieceText {
    /// A piece and its bytes.
    struct Span {
        var piece: TextPiece
        var range: Range<Int>
    }

    /// The text in UTF-8; a symbol is an object replacement character.
    let bytes: [UInt8]
    let spans: [Span]

    /// Joins pieces.
    init(_ pieces: [TextPiece]) {
        var bytes: [UInt8] = []
        var spans: [Span] = []
        spans.reserveCapacity(pieces.count)
        for piece in pieces {
            let start = bytes.count
            if piece.symbolWidth != nil {
                bytes += [0xEF, 0xBF, 0xBC]
            } else {
                bytes += piece.text.utf8
            }
            spans.append(Span(piece: piece, range: start..<bytes.count))
        }
        self.bytes = bytes
        self.spans = spans
    }

    /// The span that holds a place, looked for from `hint` on; the last one at the end of the text.
    func span(at place: Int, from hint: Int = 0) -> Int {
        var index = hint
        while index + 1 < spans.count, spans[index].range.upperBound <= place { index += 1 }
        return index
    }
}
