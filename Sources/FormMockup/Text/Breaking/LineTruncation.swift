/// Makes the last line that has room, with an ellipsis for what follows.
struct LineTruncation {
    let filler: LineFiller

    /// The line that starts where `line` does, which has more text after it.
    func truncated(
        _ line: LineFiller.Line, span: Int, as truncation: TextElement.Truncation
    ) -> BrokenLine {
        // A paragraph that fits loses nothing inside: only what comes below is missing.
        if line.endsParagraph { return tail(from: line.start, span: span) }
        switch truncation {
        case .tail: return tail(from: line.start, span: span)
        case .head: return cut(from: line.start, span: span, headShare: 0)
        case .middle: return cut(from: line.start, span: span, headShare: 0.5)
        }
    }

    /// As many clusters of the paragraph as fit before an ellipsis.
    private func tail(from start: Int, span: Int) -> BrokenLine {
        var meter = PieceMeter(span: span, in: filler.text)
        var content = meter
        var reader = ScalarReader(filler.bytes, from: start)
        var end = start
        var fit = start
        var fitWidth = content.widthWithEllipsis()
        while true {
            let place = reader.position
            let mark: BreakMap.Mark =
                place < filler.bytes.count ? filler.map.marks[place] : [.mustBreak]
            if place > start, !mark.isDisjoint(with: [.cluster, .mustBreak]), end > fit {
                let width = content.widthWithEllipsis()
                if width <= filler.width { (fit, fitWidth) = (end, width) }
            }
            if place > start, mark.contains(.mustBreak) || content.width > filler.width { break }
            guard let scalar = reader.next() else { break }
            meter.add(scalar, at: place, in: filler.text)
            if mark.isDisjoint(with: [.space, .lineEnd]) {
                content = meter
                end = reader.position
            }
        }
        var builder = LineBuilder(filler.text, span: span)
        builder.append(start..<fit)
        builder.append("…")
        return builder.line(width: fitWidth, isTruncated: true)
    }

    /// The paragraph's first clusters, up to a share of the room, an ellipsis, and as many of the
    /// last ones as fit.
    private func cut(from start: Int, span: Int, headShare: Double) -> BrokenLine {
        let clusters = clusters(from: start, span: span)
        let font = filler.text.spans[span].piece.font
        let room = filler.width - TextMeasure.width(of: "…", font: font)
        let whole = clusters.widths[clusters.count]
        var head = 0
        while head < clusters.count, clusters.widths[head + 1] <= room * headShare { head += 1 }
        let headWidth = clusters.widths[head]
        var tail = clusters.count
        while tail > head, whole - clusters.widths[tail - 1] <= room - headWidth { tail -= 1 }
        while true {
            let builder = joined(clusters, head: head, tail: tail, span: span)
            let width = builder.measured
            // Letters may be wider next to the ellipsis than they were inside the text.
            if width <= filler.width || tail == clusters.count && head == 0 {
                return builder.line(width: width, isTruncated: true)
            }
            if tail < clusters.count { tail += 1 } else { head -= 1 }
        }
    }

    private func joined(_ clusters: Clusters, head: Int, tail: Int, span: Int) -> LineBuilder {
        var head = head
        var tail = tail
        while head > 0, isSpace(clusters.places[head - 1]) { head -= 1 }
        while tail < clusters.count, isSpace(clusters.places[tail]) { tail += 1 }
        var builder = LineBuilder(filler.text, span: span)
        builder.append(clusters.places[0]..<clusters.places[head])
        builder.append("…")
        builder.append(clusters.places[tail]..<clusters.places[clusters.count])
        return builder
    }

    private func isSpace(_ place: Int) -> Bool {
        filler.map.marks[place].contains(.space)
    }

    /// Where the clusters of the rest of a paragraph start, and how wide the text before each is.
    private struct Clusters {
        /// One more than clusters: the last is the end.
        var places: [Int]
        var widths: [Double]
        var count: Int { places.count - 1 }
    }

    private func clusters(from start: Int, span: Int) -> Clusters {
        var result = Clusters(places: [start], widths: [0])
        var meter = PieceMeter(span: span, in: filler.text)
        var reader = ScalarReader(filler.bytes, from: start)
        var content = (end: start, width: 0.0)
        while true {
            let place = reader.position
            guard let scalar = reader.next() else { break }
            let mark = filler.map.marks[place]
            if place > start, mark.contains(.mustBreak) { break }
            if place > start, mark.contains(.cluster), !mark.contains(.lineEnd) {
                result.places.append(place)
                result.widths.append(meter.width)
            }
            meter.add(scalar, at: place, in: filler.text)
            if mark.isDisjoint(with: [.space, .lineEnd]) {
                content = (reader.position, meter.width)
            }
        }
        while let last = result.places.last, last >= content.end, result.places.count > 1 {
            result.places.removeLast()
            result.widths.removeLast()
        }
        result.places.append(content.end)
        result.widths.append(content.width)
        return result
    }
}
