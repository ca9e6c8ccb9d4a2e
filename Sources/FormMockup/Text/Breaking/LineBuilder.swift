/// Makes the pieces of one line from stretches of the text.
struct LineBuilder {
    private let text: PieceText
    private var pieces: [TextPiece] = []
    /// The span that the line starts in: its font is that of a line without text.
    private let span: Int

    /// Starts an empty line.
    init(_ text: PieceText, span: Int) {
        self.text = text
        self.span = span
    }

    /// Adds a stretch of the text.
    mutating func append(_ range: Range<Int>) {
        var index = text.span(at: range.lowerBound, from: span)
        while index < text.spans.count, text.spans[index].range.lowerBound < range.upperBound {
            let part = text.spans[index].range.clamped(to: range)
            var piece = text.spans[index].piece
            if piece.symbolWidth == nil { piece.text = string(part) }
            if !part.isEmpty, piece.symbolWidth != nil || !piece.text.isEmpty {
                pieces.append(piece)
            }
            index += 1
        }
    }

    /// Adds a hyphen or an ellipsis in the style of the text before it.
    mutating func append(_ mark: String) {
        if let last = pieces.last, last.symbolWidth == nil {
            pieces[pieces.count - 1].text += mark
        } else if !text.spans.isEmpty {
            var piece = pieces.last ?? text.spans[span].piece
            piece.text = mark
            piece.symbolWidth = nil
            pieces.append(piece)
        }
    }

    /// The line; its width is measured when it is not known.
    func line(width: Double? = nil, isTruncated: Bool = false) -> BrokenLine {
        var leading = 0.0
        for piece in pieces { leading = max(leading, piece.font.leading) }
        if pieces.isEmpty, span < text.spans.count { leading = text.spans[span].piece.font.leading }
        return BrokenLine(
            pieces: pieces, width: width ?? measured, leading: leading, isTruncated: isTruncated)
    }

    /// The sum of the pieces' widths.
    var measured: Double {
        pieces.reduce(0) { $0 + $1.width }
    }

    /// The text of a stretch: tabs are drawn as spaces, soft hyphens not at all.
    private func string(_ range: Range<Int>) -> String {
        let bytes = text.bytes[range]
        guard bytes.contains(where: { $0 == 0x09 || $0 == 0xAD }) else {
            return String(decoding: bytes, as: UTF8.self)
        }
        var clean: [UInt8] = []
        clean.reserveCapacity(bytes.count)
        for byte in bytes {
            if byte == 0xAD, clean.last == 0xC2 {
                clean.removeLast()
            } else {
                clean.append(byte == 0x09 ? 0x20 : byte)
            }
        }
        return String(decoding: clean, as: UTF8.self)
    }
}
