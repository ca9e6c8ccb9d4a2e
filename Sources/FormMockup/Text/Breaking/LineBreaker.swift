/// Breaks text into lines as iOS does: greedily, by the Unicode rules, a word that is wider than
/// the line between its characters. A single word may stand alone on the last line.
public enum LineBreaker {
    /// The lines of pieces of text in a width in points; at least one, at most `limit`.
    ///
    /// Text that has no room in the last line is cut as `truncation` says. A limit below one is none.
    public static func lines(
        _ pieces: [TextPiece], width: Double, limit: Int? = nil,
        truncation: TextElement.Truncation = .tail
    ) -> [BrokenLine] {
        if let line = singleLine(pieces, width: width) { return [line] }
        let text = PieceText(pieces)
        return text.bytes.withUnsafeBufferPointer { bytes in
            let filler = LineFiller(
                text: text, map: BreakMap(bytes), bytes: bytes, width: max(width, 0))
            return lines(filler, limit: limit ?? 0, truncation: truncation)
        }
    }

    private static func lines(
        _ filler: LineFiller, limit: Int, truncation: TextElement.Truncation
    ) -> [BrokenLine] {
        var lines: [BrokenLine] = []
        var start = 0
        var span = 0
        let end = filler.bytes.count
        while true {
            let line = filler.line(from: start, span: span)
            if lines.count + 1 == limit, line.next < end {
                let cutter = LineTruncation(filler: filler)
                lines.append(cutter.truncated(line, span: span, as: truncation))
                return lines
            }
            var builder = LineBuilder(filler.text, span: span)
            builder.append(line.start..<line.end)
            if line.hasHyphen { builder.append("-") }
            lines.append(builder.line(width: line.width))
            start = line.next
            span = filler.text.span(at: start, from: span)
            if start >= end { break }
        }
        if filler.map.endsInLineEnd, lines.count != limit {
            lines.append(LineBuilder(filler.text, span: span).line(width: 0))
        }
        return lines
    }

    /// The quick way for most text of a form: one line that fits and needs no change.
    private static func singleLine(_ pieces: [TextPiece], width: Double) -> BrokenLine? {
        var total = 0.0
        var leading = 0.0
        for piece in pieces {
            guard piece.symbolWidth != nil || isPlain(piece.text) else { return nil }
            total += piece.width
            leading = max(leading, piece.font.leading)
            guard total <= width + 0.001 else { return nil }
        }
        if pieces.last?.text.utf8.last == 0x20 { return nil }
        let visible = pieces.filter { $0.symbolWidth != nil || !$0.text.isEmpty }
        return BrokenLine(pieces: visible, width: total, leading: leading)
    }

    /// The width of text that is one line as it is: nothing in it ends a line or is not drawn, nor
    /// ends it in a space. Nil for other text.
    static func width(ofLine text: String, font: ResolvedFont) -> Double? {
        var text = text
        return text.withUTF8 { bytes in
            guard isPlain(bytes), bytes.last != 0x20 else { return nil }
            return TextMeasure.width(of: bytes, font: font)
        }
    }

    /// Whether text has no line end, tab or soft hyphen.
    private static func isPlain(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { isPlain($0) }
    }

    private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var last: UInt8 = 0
        for byte in bytes {
            if byte < 0x20 { return false }
            if byte == 0x85 || byte == 0xAD, last == 0xC2 { return false }
            if byte == 0xA8 || byte == 0xA9, last == 0x80 { return false }
            last = byte
        }
        return true
    }
}
