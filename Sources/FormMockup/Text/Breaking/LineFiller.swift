/// Fills lines with as much text as has room.
struct LineFiller {
    /// A line as places in the text.
    struct Line {
        var start: Int
        /// Where the text to draw ends: before the spaces and the line end.
        var end: Int
        /// Where the next line starts.
        var next: Int
        var width: Double
        /// Whether the line ends at a line end, or the text does.
        var endsParagraph: Bool
        /// Whether a hyphen is drawn at the end.
        var hasHyphen: Bool
    }

    /// A place where the line could end, and the line's text up to there.
    private struct Stop {
        var next: Int
        var end: Int
        var width: Double
        var hasHyphen = false
    }

    let text: PieceText
    let map: BreakMap
    let bytes: UnsafeBufferPointer<UInt8>
    /// The room; a little more than asked for, so that a width that was measured fits itself.
    let width: Double

    /// Prepares to fill lines of a width.
    init(text: PieceText, map: BreakMap, bytes: UnsafeBufferPointer<UInt8>, width: Double) {
        self.text = text
        self.map = map
        self.bytes = bytes
        self.width = width + 0.001
    }

    /// The line that starts at a place, in the given span or a later one.
    ///
    /// The text is read no further than the first character that has no room, so all lines
    /// together cost no more than twice the text.
    func line(from start: Int, span: Int) -> Line {
        var meter = PieceMeter(span: span)
        var reader = ScalarReader(bytes, from: start)
        var content = Stop(next: start, end: start, width: 0)
        var breakStop: Stop?
        var clusterStop: Stop?
        var isOver = false
        var isAfterSoftHyphen = false
        while true {
            let place = reader.position
            guard let scalar = reader.next() else { break }
            let mark = map.marks[place]
            if place > start {
                content.next = place
                if mark.contains(.mustBreak) { return made(start, content, endsParagraph: true) }
                if mark.contains(.mayBreak) {
                    let stop = isAfterSoftHyphen ? hyphenated(content, meter) : content
                    if stop.width <= width { breakStop = stop }
                }
                // Spaces hang, so no line starts with one.
                if mark.contains(.cluster), !mark.contains(.space), !isOver || clusterStop == nil {
                    clusterStop = content
                }
                if isOver, let stop = breakStop ?? clusterStop {
                    return made(start, stop, endsParagraph: false)
                }
            }
            meter.add(scalar, at: place, in: text)
            isAfterSoftHyphen = mark.contains(.softHyphen)
            if !mark.contains(.space), !mark.contains(.lineEnd) {
                content.end = reader.position
                content.width = meter.width
                isOver = content.width > width
                if isOver, let stop = breakStop ?? clusterStop {
                    return made(start, stop, endsParagraph: false)
                }
            }
        }
        content.next = bytes.count
        return made(start, content, endsParagraph: true)
    }

    private func hyphenated(_ content: Stop, _ meter: PieceMeter) -> Stop {
        let hyphen = TextMeasure.width(of: "-", font: text.spans[meter.span].piece.font)
        var stop = content
        stop.width += hyphen
        stop.hasHyphen = true
        return stop
    }

    private func made(_ start: Int, _ stop: Stop, endsParagraph: Bool) -> Line {
        Line(
            start: start, end: stop.end, next: stop.next, width: stop.width,
            endsParagraph: endsParagraph, hasHyphen: stop.hasHyphen)
    }
}
