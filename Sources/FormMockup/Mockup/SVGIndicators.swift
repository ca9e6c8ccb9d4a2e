/// Draws the system's small glyphs.
enum SVGIndicators {
    /// Draws a glyph so that its ink fills the frame.
    static func draw(
        _ indicator: Indicator, _ paint: Paint, _ frame: Rect, on canvas: inout SVGCanvas
    ) {
        let box = canvas.physical(frame)
        let metrics = canvas.look.accessories
        let scale = max(box.height, box.width) / metrics.chevron.height
        switch indicator {
        case .disclosure, .collapsed:
            stroke(
                chevron(box, metrics.chevronStroke * scale, isMirrored: canvas.isMirrored), paint,
                metrics.chevronStroke * scale, on: &canvas)
        case .expanded:
            let half = metrics.chevronStroke * scale / 2
            stroke(
                SVGPath.polyline([
                    (box.x + half, box.y + half),
                    (box.x + box.width / 2, box.y + box.height - half),
                    (box.x + box.width - half, box.y + half),
                ]), paint, half * 2, on: &canvas)
        case .menu:
            menu(box, paint, metrics.glyphStroke * box.height / metrics.menu.height, &canvas)
        case .checkmark:
            let width = metrics.glyphStroke * box.height / metrics.checkmark.height
            let half = width / 2
            stroke(
                SVGPath.polyline([
                    (box.x + half, box.y + box.height * 0.55),
                    (box.x + box.width * 0.36, box.y + box.height - half),
                    (box.x + box.width - half, box.y + half),
                ]), paint, width, on: &canvas)
        }
    }

    private static func chevron(_ box: Rect, _ width: Double, isMirrored: Bool) -> [UInt8] {
        let half = width / 2
        let near = isMirrored ? box.x + box.width - half : box.x + half
        let tip = isMirrored ? box.x + half : box.x + box.width - half
        return SVGPath.polyline([
            (near, box.y + half), (tip, box.y + box.height / 2), (near, box.y + box.height - half),
        ])
    }

    /// Two chevrons, up and down.
    private static func menu(
        _ box: Rect, _ paint: Paint, _ width: Double, _ canvas: inout SVGCanvas
    ) {
        let half = width / 2
        let rise = box.height * 0.3
        let middle = box.x + box.width / 2
        var path = SVGPath.polyline([
            (box.x + half, box.y + half + rise), (middle, box.y + half),
            (box.x + box.width - half, box.y + half + rise),
        ])
        path += SVGPath.polyline([
            (box.x + half, box.y + box.height - half - rise),
            (middle, box.y + box.height - half),
            (box.x + box.width - half, box.y + box.height - half - rise),
        ])
        stroke(path, paint, width, on: &canvas)
    }

    private static func stroke(
        _ path: [UInt8], _ paint: Paint, _ width: Double, on canvas: inout SVGCanvas
    ) {
        let number = canvas.strokeClass(paint)
        guard number >= 0 else { return }
        canvas.writer.open("path")
        canvas.writer.classes(number, 0x73, -1, 0)
        canvas.writer.attribute("stroke-width", width)
        canvas.writer.attribute("stroke-linecap", literal: "round")
        canvas.writer.attribute("stroke-linejoin", literal: "round")
        canvas.writer.attribute("d", bytes: path)
        canvas.writer.closeEmpty()
    }
}
