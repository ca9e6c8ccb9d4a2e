/// Draws shapes, clips and placeholders of pictures.
enum SVGShapes {
    /// Draws a shape in a frame.
    static func draw(_ shape: ShapeElement, _ frame: Rect, on canvas: inout SVGCanvas) {
        if let fill = shape.fill { draw(shape.kind, frame, fill, on: &canvas) }
        guard let stroke = shape.stroke else { return }
        let number = canvas.strokeClass(stroke)
        guard number >= 0 else { return }
        let width = min(Length.clean(shape.strokeWidth) ?? 1, min(frame.width, frame.height))
        let inner = Rect(
            x: frame.x + width / 2, y: frame.y + width / 2, width: max(frame.width - width, 0),
            height: max(frame.height - width, 0))
        outline(shape.kind, canvas.physical(inner), &canvas.writer) { writer in
            writer.classes(number, 0x73, -1, 0)
            writer.attribute("stroke-width", width)
            if let trim = shape.trim { self.trim(trim, of: shape.kind, inner, &writer) }
        }
    }

    /// Writes the attributes that draw a part of a shape's outline. Lengths are in points:
    /// `pathLength` would spare the arithmetic, but not every reader of SVG knows it.
    static func trim(
        _ trim: ShapeTrim, of kind: ShapeKind, _ box: Rect, _ writer: inout MarkupWriter
    ) {
        let length = length(of: kind, box)
        writer.attribute("stroke-dasharray", [(trim.end - trim.start) * length, length])
        if trim.start > 0 { writer.attribute("stroke-dashoffset", -trim.start * length) }
        // A dash of no length with round ends would be a dot.
        if trim.hasRoundCaps, trim.end > trim.start {
            writer.fixed(" stroke-linecap=\"round\"")
        }
    }

    /// The length of an outline, that of an ellipse nearly.
    private static func length(of kind: ShapeKind, _ box: Rect) -> Double {
        switch kind {
        case .rectangle, .roundedRectangle, .capsule:
            return 2 * (box.width + box.height) - (8 - 2 * .pi) * radius(kind, box)
        case .circle: return .pi * min(box.width, box.height)
        case .ellipse:
            // Ramanujan's first approximation.
            let (a, b) = (box.width / 2, box.height / 2)
            return .pi * (3 * (a + b) - ((3 * a + b) * (a + 3 * b)).squareRoot())
        }
    }

    private static func draw(
        _ kind: ShapeKind, _ frame: Rect, _ fill: Paint, on canvas: inout SVGCanvas
    ) {
        if case .gradient(let paints, let isHorizontal) = fill {
            let reference = canvas.gradient(paints, isHorizontal: isHorizontal)
            outline(kind, canvas.physical(frame), &canvas.writer) { writer in
                writer.attribute("fill", reference)
            }
            return
        }
        let number = canvas.fillClass(fill)
        guard number >= 0 else { return }
        outline(kind, canvas.physical(frame), &canvas.writer) { writer in
            writer.classes(number, 0x63, -1, 0)
        }
    }

    /// Defines a clip of a shape and returns the reference to it.
    static func clip(_ kind: ShapeKind, _ frame: Rect, on canvas: inout SVGCanvas) -> String {
        let box = canvas.physical(frame)
        return canvas.clip { writer in
            outline(kind, box, &writer) { _ in }
        }
    }

    /// Writes the element of a shape on paper.
    static func outline(
        _ kind: ShapeKind, _ box: Rect, _ writer: inout MarkupWriter,
        _ attributes: (inout MarkupWriter) -> Void
    ) {
        switch kind {
        case .rectangle, .roundedRectangle, .capsule:
            writer.open("rect")
            attributes(&writer)
            writer.attribute("x", box.x)
            writer.attribute("y", box.y)
            writer.attribute("width", box.width)
            writer.attribute("height", box.height)
            let radius = self.radius(kind, box)
            if radius > 0 { writer.attribute("rx", radius) }
        case .circle, .ellipse:
            let side = min(box.width, box.height)
            writer.open("ellipse")
            attributes(&writer)
            writer.attribute("cx", box.x + box.width / 2)
            writer.attribute("cy", box.y + box.height / 2)
            writer.attribute("rx", kind == .circle ? side / 2 : box.width / 2)
            writer.attribute("ry", kind == .circle ? side / 2 : box.height / 2)
        }
        writer.closeEmpty()
    }

    private static func radius(_ kind: ShapeKind, _ box: Rect) -> Double {
        let most = min(box.width, box.height) / 2
        switch kind {
        case .rectangle, .circle, .ellipse: return 0
        case .roundedRectangle(let radius): return min(Length.clean(radius) ?? 0, most)
        case .capsule: return most
        }
    }

    /// A picture that is not known: a gray field with hills and a sun.
    static func placeholder(_ image: ImageElement, _ frame: Rect, on canvas: inout SVGCanvas) {
        canvas.rect(frame, fill: .role(.tertiarySystemFill))
        let box = canvas.physical(frame)
        let unit = min(box.width, box.height) / 10
        let x = box.x + box.width / 2
        let y = box.y + box.height / 2
        guard unit > 0.5 else { return }
        canvas.writer.open("path")
        canvas.writer.classes(canvas.fillClass(.role(.tertiaryLabel)), 0x63, -1, 0)
        var path = SVGPath.polyline([
            (x - 3 * unit, y + 2 * unit), (x - unit, y - unit), (x + 0.5 * unit, y + unit),
            (x + 1.5 * unit, y), (x + 3 * unit, y + 2 * unit),
        ])
        path.append(0x7A)
        canvas.writer.attribute("d", bytes: path)
        canvas.writer.closeEmpty()
        canvas.writer.open("circle")
        canvas.writer.classes(canvas.fillClass(.role(.tertiaryLabel)), 0x63, -1, 0)
        canvas.writer.attribute("cx", x + 1.6 * unit)
        canvas.writer.attribute("cy", y - 1.5 * unit)
        canvas.writer.attribute("r", 0.7 * unit)
        canvas.writer.closeEmpty()
    }
}
