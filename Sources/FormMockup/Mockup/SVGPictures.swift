/// Pictures of the app in an SVG: a document that needs no other file holds small ones itself.
enum SVGPictures {
    /// Draws a picture, or a placeholder for one that is too large.
    static func draw(_ image: ImageElement, _ frame: Rect, on canvas: inout SVGCanvas) {
        guard let picture = image.picture, picture.isEmbeddable else {
            return SVGShapes.placeholder(image, frame, on: &canvas)
        }
        guard let dark = picture.dark, dark != picture.light, canvas.pictureScheme == nil else {
            let file = picture.file(dark: canvas.pictureScheme == .dark)
            return draw(file, image, frame, on: &canvas)
        }
        canvas.hasTwoPictures = true
        for (file, name) in [(picture.light, "L" as StaticString), (dark, "D")] {
            canvas.writer.open("g")
            canvas.writer.attribute("class", literal: name)
            draw(file, image, frame, on: &canvas)
            canvas.writer.close()
        }
    }

    private static func draw(
        _ file: Picture.File, _ image: ImageElement, _ frame: Rect, on canvas: inout SVGCanvas
    ) {
        let box = canvas.physical(frame)
        guard image.picture?.isTemplate == true else {
            return writeImage(file, box, &canvas.writer)
        }
        let id = canvas.id("m", canvas.nextDefinition())
        canvas.definitions.open("mask")
        canvas.definitions.attribute("id", id)
        canvas.definitions.attribute("mask-type", literal: "alpha")
        writeImage(file, box, &canvas.definitions)
        canvas.definitions.close()
        canvas.writer.open("g")
        canvas.writer.attribute("mask", "url(#" + id + ")")
        canvas.rect(frame, fill: image.color ?? .role(.label))
        canvas.writer.close()
    }

    private static func writeImage(
        _ file: Picture.File, _ box: Rect, _ writer: inout MarkupWriter
    ) {
        writer.open("image")
        writer.attribute("x", box.x)
        writer.attribute("y", box.y)
        writer.attribute("width", box.width)
        writer.attribute("height", box.height)
        writer.attribute("preserveAspectRatio", literal: "none")
        writer.attribute("href") { $0.append(dataOf: file) }
        writer.closeEmpty()
    }
}
