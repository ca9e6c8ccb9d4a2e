/// Draws a placed screen, part by part, back to front.
enum SVGScreen {
    /// Draws everything.
    static func draw(_ screen: PlacedScreen, on canvas: inout SVGCanvas) {
        let frame = Rect(x: 0, y: 0, width: screen.size.width, height: screen.size.height)
        canvas.writer.open("rect")
        canvas.writer.classes(canvas.fillClass(screen.background), 0x63, -1, 0)
        canvas.part("screen", index: nil, frame)
        canvas.size(canvas.physical(frame))
        canvas.writer.closeEmpty()
        if let bar = screen.bar { draw(bar, on: &canvas) }
        screen.sections.withUnsafeBufferPointer { sections in
            for index in sections.indices { draw(sections[index], on: &canvas) }
        }
        if let bar = screen.bottomBar { draw(bar, on: &canvas, isBottom: true) }
        for measure in screen.measures { SVGAnnotations.draw(measure, on: &canvas) }
    }

    private static func draw(
        _ bar: PlacedBar, on canvas: inout SVGCanvas, isBottom: Bool = false
    ) {
        canvas.writer.open("g")
        canvas.part("bar", index: nil, bar.frame)
        if isBottom && canvas.look.bar.hasBottomLine {
            var line = bar.frame
            line.height = canvas.look.separators.thickness
            canvas.rect(line, fill: .role(.separator))
        }
        for item in bar.items {
            if let capsule = item.capsule {
                canvas.capsule(capsule, fill: item.fill ?? canvas.look.bar.capsuleFill)
            }
        }
        for item in bar.items { SVGElement.draw(item.content, on: &canvas) }
        if let title = bar.title {
            canvas.writer.open("g")
            canvas.part("title", index: nil, title.frame)
            SVGElement.draw(title, on: &canvas)
            canvas.writer.close()
        }
        if let search = bar.search { SVGElement.draw(search, on: &canvas) }
        canvas.writer.close()
    }

    private static func draw(_ section: PlacedSection, on canvas: inout SVGCanvas) {
        let index = "\(section.index)"
        if let header = section.header {
            draw(header, "header", index, on: &canvas)
        }
        if let card = section.card { draw(card, section, index, on: &canvas) }
        let last = section.rows.count - 1
        section.rows.withUnsafeBufferPointer { rows in
            for number in rows.indices {
                draw(rows[number], section, isEdge: number == 0 || number == last, on: &canvas)
            }
        }
        for line in section.edgeLines {
            canvas.rect(line, fill: canvas.look.separators.groupedEdgePaint)
        }
        if let footer = section.footer {
            draw(footer, "footer", index, on: &canvas)
        }
    }

    private static func draw(
        _ card: Rect, _ section: PlacedSection, _ index: String, on canvas: inout SVGCanvas
    ) {
        let fill = canvas.fillClass(section.cardFill)
        if section.cardRadius > 0 {
            canvas.writer.open("path")
            if fill < 0 { canvas.writer.attribute("fill", literal: "none") }
            canvas.writer.classes(fill, 0x63, -1, 0)
            canvas.part("card", index: index, card)
            let frame = canvas.physical(card)
            canvas.writer.attribute("d") { path in
                SVGPath.append(continuous: frame, radius: section.cardRadius, to: &path)
            }
        } else {
            canvas.writer.open("rect")
            if fill < 0 { canvas.writer.attribute("fill", literal: "none") }
            canvas.writer.classes(fill, 0x63, -1, 0)
            canvas.part("card", index: index, card)
            canvas.size(canvas.physical(card))
        }
        canvas.writer.closeEmpty()
    }

    private static func draw(
        _ supplement: PlacedSupplement, _ name: StaticString, _ index: String,
        on canvas: inout SVGCanvas
    ) {
        canvas.writer.open("g")
        canvas.part(name, index: index, supplement.frame)
        if supplement.isDimmed { canvas.dim() }
        if let fill = supplement.fill { canvas.rect(supplement.frame, fill: fill) }
        SVGElement.draw(supplement.content, on: &canvas)
        canvas.writer.close()
        if let pin = supplement.pin { SVGAnnotations.draw(pin, on: &canvas) }
    }

    private static func draw(
        _ row: PlacedRow, _ section: PlacedSection, isEdge: Bool, on canvas: inout SVGCanvas
    ) {
        if let background = row.background {
            draw(background, section, isEdge: isEdge, on: &canvas)
        }
        canvas.writer.open("g")
        canvas.part("row", index: row.index, row.frame)
        if row.isDimmed { canvas.dim() }
        SVGElement.draw(row.content, on: &canvas)
        for element in row.trailing { SVGElement.draw(element, on: &canvas) }
        canvas.writer.close()
        if let line = row.separator {
            canvas.writer.open("rect")
            canvas.writer.classes(canvas.fillClass(row.separatorPaint), 0x63, -1, 0)
            canvas.part("separator", index: row.index, line)
            canvas.size(canvas.physical(line))
            canvas.writer.closeEmpty()
        }
        if let pin = row.pin { SVGAnnotations.draw(pin, on: &canvas) }
    }

    /// A row's own background; in the first and last row the card's corners cut it.
    private static func draw(
        _ background: PlacedElement, _ section: PlacedSection, isEdge: Bool,
        on canvas: inout SVGCanvas
    ) {
        guard isEdge, let card = section.card, section.cardRadius > 0 else {
            SVGElement.draw(background, on: &canvas)
            return
        }
        let frame = canvas.physical(card)
        let clip = canvas.clip { writer in
            writer.open("path")
            writer.attribute("d") { path in
                SVGPath.append(continuous: frame, radius: section.cardRadius, to: &path)
            }
            writer.closeEmpty()
        }
        canvas.writer.open("g")
        canvas.writer.attribute("clip-path", clip)
        SVGElement.draw(background, on: &canvas)
        canvas.writer.close()
    }
}

extension SVGCanvas {
    /// Writes the attributes of a `rect`, which lies on paper already.
    mutating func size(_ rect: Rect) {
        if rect.x != 0 { writer.attribute("x", rect.x) }
        if rect.y != 0 { writer.attribute("y", rect.y) }
        writer.attribute("width", rect.width)
        writer.attribute("height", rect.height)
    }

    /// Draws a filled rectangle with plain corners or, of a radius, round ones.
    mutating func rect(_ rect: Rect, fill paint: Paint, radius: Double = 0) {
        if case .gradient(let paints, let isHorizontal) = paint {
            writer.open("rect")
            writer.attribute("fill", gradient(paints, isHorizontal: isHorizontal))
        } else {
            let number = fillClass(paint)
            guard number >= 0 else { return }
            writer.open("rect")
            writer.classes(number, 0x63, -1, 0)
        }
        size(physical(rect))
        if radius > 0 { writer.attribute("rx", min(radius, rect.height / 2, rect.width / 2)) }
        writer.closeEmpty()
    }

    /// Draws a capsule of the bar, with its rim.
    mutating func capsule(_ rect: Rect, fill: Paint) {
        self.rect(rect, fill: fill, radius: rect.height / 2)
        let rim = strokeClass(look.bar.capsuleRim)
        guard rim >= 0 else { return }
        var inner = rect
        inner.x += 0.25
        inner.y += 0.25
        inner.width -= 0.5
        inner.height -= 0.5
        writer.open("rect")
        writer.classes(rim, 0x73, -1, 0)
        writer.attribute("stroke-width", 0.5)
        size(physical(inner))
        writer.attribute("rx", inner.height / 2)
        writer.closeEmpty()
    }

    /// Makes what is open faint.
    mutating func dim() {
        writer.attribute("opacity", look.annotations.dimmedOpacity)
    }

    /// Defines a clip path and returns the reference to it.
    mutating func clip(_ draw: (inout MarkupWriter) -> Void) -> String {
        let id = id("k", nextDefinition())
        definitions.open("clipPath")
        definitions.attribute("id", id)
        draw(&definitions)
        definitions.close()
        return "url(#" + id + ")"
    }

    /// Defines a gradient and returns the reference to it.
    mutating func gradient(_ paints: [Paint], isHorizontal: Bool) -> String {
        let id = id("g", nextDefinition())
        definitions.open("linearGradient")
        definitions.attribute("id", id)
        if isHorizontal {
            definitions.attribute("x1", isMirrored ? 1.0 : 0)
            definitions.attribute("x2", isMirrored ? 0.0 : 1)
        } else {
            definitions.attribute("x2", 0.0)
            definitions.attribute("y2", 1.0)
        }
        for (index, paint) in paints.enumerated() {
            let number = stopClass(paint)
            definitions.open("stop")
            definitions.attribute("offset", Double(index) / Double(max(paints.count - 1, 1)))
            // Black is what a stop without a colour would be.
            if number < 0 { definitions.attribute("stop-opacity", 0.0) }
            definitions.classes(number, 0x67, -1, 0)
            definitions.closeEmpty()
        }
        definitions.close()
        return "url(#" + id + ")"
    }
}
