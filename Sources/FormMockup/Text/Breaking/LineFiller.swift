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

        func moved(to place: Int) -> Stop {
            Stop(next: place, end: end, width: width)
        }
    }

    /// How far a line has got.
    private struct Progress {
        /// All of the text so far, but for spaces at its end.
        private(set) var content: Stop
        /// The last place between words, or between clusters, up to which the text fits.
        private var word: Stop?
        private var cluster: Stop?
        private var isOver = false

        init(start: Int) {
            content = Stop(next: start, end: start, width: 0)
        }

        /// Where the line has to end, once it has more text than room.
        @inline(__always)
        var stop: Stop? {
            isOver ? word ?? cluster : nil
        }

        /// Comes to the place before a character; `hyphen` is its width if one would be drawn.
        @inline(__always)
        mutating func reach(_ place: Int, _ mark: Mark, hyphen: Double?, room: Double) {
            if mark.contains(.mayBreak) {
                var stop = content.moved(to: place)
                stop.width += hyphen ?? 0
                stop.hasHyphen = hyphen != nil
                if stop.width <= room { word = stop }
            }
            // Spaces hang, so no line starts with one.
            if mark.contains(.cluster), !mark.contains(.space), !isOver || cluster == nil {
                cluster = content.moved(to: place)
            }
        }

        /// Adds a character that is no space.
        @inline(__always)
        mutating func add(upTo end: Int, width: Double, room: Double) {
            content.end = end
            content.width = width
            isOver = width > room
        }
    }

    private typealias Mark = BreakMap.Mark

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
        var progress = Progress(start: start)
        var meter = PieceMeter(span: span, in: text)
        var reader = ScalarReader(bytes, from: start)
        var isAfterSoftHyphen = false
        while true {
            let place = reader.position
            guard let scalar = reader.next() else { break }
            let mark = map.marks[place]
            if place > start {
                if mark.contains(.mustBreak) {
                    return made(start, progress.content.moved(to: place), endsParagraph: true)
                }
                let hyphen = isAfterSoftHyphen && mark.contains(.mayBreak) ? hyphen(meter) : nil
                progress.reach(place, mark, hyphen: hyphen, room: width)
                if let stop = progress.stop { return made(start, stop, endsParagraph: false) }
            }
            meter.add(scalar, at: place, in: text)
            isAfterSoftHyphen = mark.contains(.softHyphen)
            if mark.isDisjoint(with: [.space, .lineEnd]) {
                progress.add(upTo: reader.position, width: meter.width, room: width)
                if let stop = progress.stop { return made(start, stop, endsParagraph: false) }
            }
        }
        return made(start, progress.content.moved(to: bytes.count), endsParagraph: true)
    }

    /// The width of a hyphen in the font of the last character.
    private func hyphen(_ meter: PieceMeter) -> Double {
        TextMeasure.width(of: "-", font: text.spans[meter.span].piece.font)
    }

    private func made(_ start: Int, _ stop: Stop, endsParagraph: Bool) -> Line {
        Line(
            start: start, end: stop.end, next: stop.next, width: stop.width,
            endsParagraph: endsParagraph, hasHyphen: stop.hasHyphen)
    }
}
