/// Sections: a group with a heading, a list of rows and a footer.
extension HTMLRenderer {
    /// Writes a section below `edge`, and moves that to its end.
    mutating func write(_ section: PlacedSection, below edge: inout Double) {
        guard let area = Self.area(of: section) else { return }
        writer.open("div")
        writer.beginClasses("fm-section")
        if area.y != edge { utility(.topMargin, area.y - edge) }
        writer.endClasses()
        if section.header != nil {
            writer.fixed(" role=\"group\"")
            writer.attribute("aria-labelledby", prefix, "-s", section.index)
        }
        edge = area.y
        if let header = section.header { write(header, section.index, isHeader: true, &edge) }
        if let card = section.card { writeCard(card, of: section, &edge) }
        if let footer = section.footer { write(footer, section.index, isHeader: false, &edge) }
        for line in section.edgeLines { writeEdge(line, in: area) }
        writePins(of: section, in: area)
        writer.close()
        edge = area.y + area.height
    }

    private mutating func write(
        _ supplement: PlacedSupplement, _ index: Int, isHeader: Bool, _ edge: inout Double
    ) {
        let frame = supplement.frame
        if isHeader { writer.open("h5") } else { writer.open("div") }
        writer.beginClasses("fm-g")
        size(frame)
        if let fill = supplement.fill { paint(.fill, fill) }
        if supplement.isDimmed { writer.addClass("fm-dim") }
        if frame.x != 0 { utility(.startMargin, frame.x) }
        if frame.y != edge { utility(.topMargin, frame.y - edge) }
        writer.endClasses()
        if isHeader { writer.attribute("id", prefix, "-s", index) }
        writer.fixed(isHeader ? " data-part=\"header\"" : " data-part=\"footer\"")
        self.index(index)
        writeChildren([supplement.content], frame: frame, pushed: nil)
        writer.close()
        edge = frame.y + frame.height
    }

    private mutating func writeCard(
        _ card: Rect, of section: PlacedSection, _ edge: inout Double
    ) {
        writer.open("ul")
        writer.beginClasses("fm-card")
        size(card)
        if section.cardRadius > 0 {
            utility(.corner, section.cardRadius)
            // Corners ease into the edges where these have room for it.
            if card.height > section.cardRadius * 3.06 { writer.addClass("fm-smooth") }
        }
        paint(.fill, section.cardFill)
        if section.rows.contains(where: { $0.background != nil }) { writer.addClass("fm-clip") }
        if card.x != 0 { utility(.startMargin, card.x) }
        if card.y != edge { utility(.topMargin, card.y - edge) }
        writer.endClasses()
        writer.fixed(" role=\"list\" data-part=\"card\"")
        index(section.index)
        var bottom = card.y
        section.rows.withUnsafeBufferPointer { rows in
            for index in rows.indices { write(rows[index], &bottom) }
        }
        writer.close()
        edge = card.y + card.height
    }

    private mutating func write(_ row: borrowing PlacedRow, _ bottom: inout Double) {
        let frame = row.frame
        writer.open("li")
        writer.beginClasses("fm-row")
        utility(.height, frame.height)
        if row.isDimmed { writer.addClass("fm-dim") }
        if frame.y != bottom { utility(.topMargin, frame.y - bottom) }
        writer.endClasses()
        writer.fixed(" data-part=\"row\"")
        writer.attribute("data-index", row.index)
        if let background = row.background {
            writer.open("span")
            writer.beginClasses("fm-back")
            writer.endClasses()
            write(background, .absolute(background.frame, in: frame))
            writer.close()
        }
        var children = [row.content]
        if !row.trailing.isEmpty { children += row.trailing }
        if case .control = row.content.content {
            semantics = nil
        } else {
            semantics = row.row.semantics
        }
        writeChildren(children, frame: frame, pushed: Self.pushedChild(children, in: frame))
        semantics = nil
        if let separator = row.separator { write(separator, of: row) }
        writer.close()
        bottom = frame.y + frame.height
    }

    private mutating func write(_ separator: Rect, of row: borrowing PlacedRow) {
        writer.open("span")
        writer.beginClasses("fm-sep")
        utility(.start, separator.x - row.frame.x)
        utility(.width, separator.width)
        if row.separatorPaint != .role(.separator) { paint(.ink, row.separatorPaint) }
        writer.endClasses()
        writer.fixed(" data-part=\"separator\"")
        writer.attribute("data-index", row.index)
        writer.close()
    }

    private mutating func writeEdge(_ line: Rect, in area: Rect) {
        writer.open("span")
        writer.beginClasses("fm-edge")
        utility(.width, line.width)
        classes(of: .absolute(line, in: area))
        writer.endClasses()
        writer.close()
    }

    private mutating func writePins(of section: PlacedSection, in area: Rect) {
        if let pin = section.header?.pin { write(pin, in: area) }
        for row in section.rows {
            if let pin = row.pin { write(pin, in: area) }
        }
        if let pin = section.footer?.pin { write(pin, in: area) }
    }

    private mutating func write(_ pin: PlacedPin, in area: Rect) {
        writer.open("span")
        writer.beginClasses("fm-pin")
        utility(.square, pin.frame.width)
        classes(of: .absolute(pin.frame, in: area))
        writer.endClasses()
        writer.number(Double(pin.number))
        writer.close()
    }

    /// From the first part of a section to its last, over the width of the screen.
    private static func area(of section: PlacedSection) -> Rect? {
        let first = section.header?.frame ?? section.card ?? section.footer?.frame
        let last = section.footer?.frame ?? section.card ?? section.header?.frame
        guard let first, let last else { return nil }
        return Rect(x: 0, y: first.y, width: 0, height: last.y + last.height - first.y)
    }
}
