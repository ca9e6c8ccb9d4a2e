/// Draws pins and dimension lines.
enum SVGAnnotations {
    /// A disc with its number.
    static func draw(_ pin: PlacedPin, on canvas: inout SVGCanvas) {
        let metrics = canvas.look.annotations
        SVGShapes.draw(
            ShapeElement(kind: .circle, fill: metrics.paint), pin.frame, on: &canvas)
        let size = metrics.pinFont * min(1, pin.frame.width / metrics.pin)
        label("\(pin.number)", pin.frame, size: size, paint: metrics.textPaint, on: &canvas)
    }

    /// A line with end strokes and its length.
    static func draw(_ measure: PlacedMeasure, on canvas: inout SVGCanvas) {
        let metrics = canvas.look.annotations
        let line = canvas.physical(measure.line)
        var path: [UInt8]
        if measure.isVertical {
            let end = line.y + line.height
            path = SVGPath.polyline([(line.x, line.y + 0.5), (line.x, end - 0.5)])
            path += SVGPath.polyline([(line.x - 3, line.y + 0.5), (line.x + 3, line.y + 0.5)])
            path += SVGPath.polyline([(line.x - 3, end - 0.5), (line.x + 3, end - 0.5)])
        } else {
            let end = line.x + line.width
            path = SVGPath.polyline([(line.x + 0.5, line.y), (end - 0.5, line.y)])
            path += SVGPath.polyline([(line.x + 0.5, line.y - 3), (line.x + 0.5, line.y + 3)])
            path += SVGPath.polyline([(end - 0.5, line.y - 3), (end - 0.5, line.y + 3)])
        }
        canvas.writer.open("path")
        canvas.writer.classes(canvas.strokeClass(metrics.paint), 0x73, -1, 0)
        canvas.writer.attribute("d", bytes: path)
        canvas.writer.closeEmpty()
        for leader in measure.leaders {
            let line = canvas.physical(leader)
            canvas.writer.open("path")
            canvas.writer.classes(canvas.strokeClass(metrics.paint), 0x73, -1, 0)
            canvas.writer.attribute("stroke-width", 0.5)
            canvas.writer.attribute("opacity", 0.6)
            canvas.writer.attribute(
                "d", bytes: SVGPath.polyline([(line.x, line.y), (line.x + line.width, line.y)]))
            canvas.writer.closeEmpty()
        }
        canvas.rect(measure.label, fill: metrics.paint, radius: 3)
        label(
            length(measure.length), measure.label, size: metrics.measureFont,
            paint: metrics.textPaint, on: &canvas)
    }

    private static func label(
        _ text: String, _ frame: Rect, size: Double, paint: Paint, on canvas: inout SVGCanvas
    ) {
        let box = canvas.physical(frame)
        let font = ResolvedFont(size: size, leading: size * 1.2, weight: .semibold)
        canvas.writer.open("text")
        canvas.writer.classes(canvas.fontClass(font), 0x74, canvas.fillClass(paint), 0x63)
        canvas.writer.attribute("x", box.x + box.width / 2)
        canvas.writer.attribute(
            "y", box.y + box.height / 2 + size * FontShape.capHeight / 2)
        canvas.writer.attribute("text-anchor", literal: "middle")
        canvas.writer.text(text)
        canvas.writer.close()
    }

    /// Points with at most one decimal.
    static func length(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        let whole = "\(tenths / 10)"
        return tenths % 10 == 0 ? whole : whole + ".\(tenths % 10)"
    }
}
