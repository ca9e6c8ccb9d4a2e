/// Writes a mockup as a self-contained SVG document.
public enum SVGMockup {
    /// The document, as UTF-8.
    ///
    /// `look` replaces the one that the traits name; `uppercase` follows the rules of a language.
    public static func document(
        of mockup: Mockup, look: Look? = nil,
        uppercase: @escaping @Sendable (String, String) -> String = { text, _ in text.uppercased() }
    ) -> [UInt8] {
        document(of: PlacedMockup(mockup, look: look, uppercase: uppercase))
    }

    /// The document of a mockup that is laid out already.
    public static func document(of placed: PlacedMockup) -> [UInt8] {
        let mockup = placed.mockup
        var canvas = SVGCanvas(
            look: placed.look, traits: mockup.traits, library: mockup.icons,
            prefix: mockup.fileName, tint: placed.tint, width: placed.screen.size.width,
            gutter: placed.screen.gutter)
        var size = placed.screen.size
        size.width += placed.screen.gutter
        if let dark = placed.darkScreen {
            size.height = max(size.height, dark.size.height)
            canvas.hasTwoScreens = true
            canvas.pictureScheme = .light
            canvas.writer.open("g")
            canvas.writer.attribute("class", literal: "L")
            SVGScreen.draw(placed.screen, on: &canvas)
            canvas.writer.close()
            canvas.tint = placed.darkTint
            canvas.pictureScheme = .dark
            canvas.writer.open("g")
            canvas.writer.attribute("class", literal: "D")
            SVGScreen.draw(dark, on: &canvas)
            canvas.writer.close()
        } else {
            SVGScreen.draw(placed.screen, on: &canvas)
        }
        return SVGDocument.assemble(&canvas, size: size, mockup)
    }
}
