/// Writes a mockup as a self-contained SVG document.
public enum SVGMockup {
    /// The document, as UTF-8.
    ///
    /// `look` replaces the one that the traits name; `uppercase` follows the rules of a language.
    public static func document(
        of mockup: Mockup, look: Look? = nil,
        uppercase: @escaping @Sendable (String, String) -> String = { text, _ in text.uppercased() }
    ) -> [UInt8] {
        let look = look ?? Look.named(mockup.traits.look)
        let light = place(mockup.screen, mockup, look, uppercase)
        let dark = mockup.darkScreen.map { place($0, mockup, look, uppercase) }
        var canvas = SVGCanvas(
            look: look, traits: mockup.traits, prefix: mockup.fileName,
            tint: mockup.screen.tint, width: light.size.width)
        var size = light.size
        if let dark, mockup.traits.appearance == .automatic {
            size.height = max(size.height, dark.size.height)
            canvas.hasTwoScreens = true
            canvas.writer.open("g")
            canvas.writer.attribute("class", literal: "L")
            SVGScreen.draw(light, on: &canvas)
            canvas.writer.close()
            canvas.tint = mockup.darkScreen?.tint
            canvas.writer.open("g")
            canvas.writer.attribute("class", literal: "D")
            SVGScreen.draw(dark, on: &canvas)
            canvas.writer.close()
        } else if let dark, mockup.traits.appearance == .dark {
            size = dark.size
            canvas.tint = mockup.darkScreen?.tint
            SVGScreen.draw(dark, on: &canvas)
        } else {
            SVGScreen.draw(light, on: &canvas)
        }
        return SVGDocument.assemble(canvas, size: size, mockup)
    }

    private static func place(
        _ screen: Screen, _ mockup: Mockup, _ look: Look,
        _ uppercase: @escaping @Sendable (String, String) -> String
    ) -> PlacedScreen {
        ScreenLayout.place(
            screen, traits: mockup.traits, look: look, measures: mockup.showsMeasures,
            highlight: mockup.highlight, uppercase: uppercase)
    }
}
