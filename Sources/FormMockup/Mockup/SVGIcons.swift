/// Draws symbols, each defined once a file.
enum SVGIcons {
    /// Draws a symbol whose grid is `size` wide in the middle of a frame.
    static func draw(
        _ name: String, _ size: Double, _ paint: Paint, _ frame: Rect, on canvas: inout SVGCanvas
    ) {
        let fill = canvas.fillClass(paint)
        guard fill >= 0, size > 0 else { return }
        let box = canvas.physical(frame)
        let number = canvas.iconNumber(name)
        canvas.writer.open("use")
        canvas.writer.classes(fill, 0x63, -1, 0)
        canvas.writer.attribute("href", "#" + canvas.id("i", number))
        canvas.writer.attribute("x", box.x + (box.width - size) / 2)
        canvas.writer.attribute("y", box.y + (box.height - size) / 2)
        canvas.writer.attribute("width", size)
        canvas.writer.attribute("height", size)
        canvas.writer.closeEmpty()
    }

    /// Defines a symbol; strokes take the fill of the place it is used in.
    static func define(_ name: String, _ number: Int, on canvas: inout SVGCanvas) {
        canvas.definitions.open("symbol")
        canvas.definitions.attribute("id", canvas.id("i", number))
        canvas.definitions.attribute("viewBox", literal: "0 0 24 24")
        canvas.definitions.open("path")
        canvas.definitions.attribute(
            "d", literal: "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z")
        canvas.definitions.attribute("opacity", 0.35)
        canvas.definitions.closeEmpty()
        canvas.definitions.close()
    }
}
