/// Draws symbols, each defined once a file.
enum SVGIcons {
    /// Draws a symbol whose grid is `size` wide in the middle of a frame.
    static func draw(
        _ name: String, _ size: Double, _ paint: Paint, _ frame: Rect, on canvas: inout SVGCanvas
    ) {
        let fill = canvas.symbolClass(paint)
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
        if canvas.isMirrored, canvas.isMirroredIcon(number) {
            var flip: [UInt8] = []
            flip.append("matrix(-1 0 0 1 ")
            flip.appendNumber(2 * box.x + box.width)
            flip.append(" 0)")
            canvas.writer.attribute("transform", bytes: flip)
        }
        canvas.writer.closeEmpty()
    }

    /// Writes the symbol of an icon. Fills take the fill of the place it is used in, strokes the
    /// same colour by `currentColor`.
    static func define(_ icon: Icon, id: String, to writer: inout MarkupWriter) {
        writer.open("symbol")
        writer.attribute("id", id)
        writer.attribute("viewBox", literal: "0 0 24 24")
        for part in icon.parts { define(part, to: &writer) }
        writer.close()
    }

    private static func define(_ part: IconPart, to writer: inout MarkupWriter) {
        writer.open("path")
        switch part.paint {
        case .fill: break
        case .fillEvenOdd: writer.attribute("fill-rule", literal: "evenodd")
        case .stroke(let width):
            writer.attribute("fill", literal: "none")
            writer.attribute("stroke", literal: "currentColor")
            writer.attribute("stroke-width", width)
            writer.attribute("stroke-linecap", literal: "round")
            writer.attribute("stroke-linejoin", literal: "round")
        }
        writer.attribute("d", part.path)
        writer.closeEmpty()
    }
}
