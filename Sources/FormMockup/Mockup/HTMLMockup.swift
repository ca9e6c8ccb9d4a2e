/// A mockup as HTML: real structure that a page holds.
public enum HTMLMockup {
    /// Uppercases text of a language.
    public typealias Uppercase = @Sendable (_ text: String, _ locale: String) -> String

    /// The markup of a mockup with the rules and icons that it needs; `uppercase` follows the rules
    /// of a language.
    public static func fragment(
        of mockup: Mockup, uppercase: @escaping Uppercase = { text, _ in text.uppercased() }
    ) -> MockupFragment {
        fragment(of: PlacedMockup(mockup, uppercase: uppercase))
    }

    /// The markup of a mockup that is laid out already. Pictures are linked, or part of it.
    public static func fragment(
        of placed: PlacedMockup, embedsPictures: Bool = false
    ) -> MockupFragment {
        let mockup = placed.mockup
        var renderer = HTMLRenderer(
            traits: mockup.traits, look: placed.look, library: mockup.icons, tint: placed.tint,
            prefix: mockup.fileName, embedsPictures: embedsPictures)
        renderer.writer.open("div")
        renderer.writer.beginClasses("fm-frame")
        renderer.utility(.frame, placed.screen.size.width + placed.screen.gutter)
        renderer.writer.endClasses()
        if let dark = placed.darkScreen {
            renderer.choosePictures(for: .light)
            renderer.write(placed.screen, of: mockup, visibility: "fm-by-day")
            renderer.choosePictures(for: .dark)
            renderer.begin(tint: placed.darkTint, prefix: mockup.fileName + "-night")
            renderer.write(dark, of: mockup, visibility: "fm-by-night")
        } else {
            renderer.write(placed.screen, of: mockup)
        }
        renderer.writer.close()
        return MockupFragment(
            markup: renderer.writer.bytes, rules: renderer.rules.all, icons: renderer.icons,
            pictures: renderer.pictures)
    }

    /// The static rules of all looks, for every page with mockups.
    public static func styleSheet() -> [UInt8] {
        HTMLStyle.sheet()
    }

    /// A hidden `<svg>` that defines icons, once a page.
    public static func iconSymbols(
        named names: [String], in icons: IconLibrary = .builtIn
    ) -> [UInt8] {
        HTMLIcons.symbols(named: names, in: icons)
    }

    /// A complete page that shows the mockup alone, at its own width and without a margin. Without
    /// an address its style sheet is part of it; the one at an address has the mockup's rules too.
    public static func page(
        of mockup: Mockup, styleSheetURL: String? = nil,
        uppercase: @escaping Uppercase = { text, _ in text.uppercased() }
    ) -> [UInt8] {
        let placed = PlacedMockup(mockup, uppercase: uppercase)
        return page(
            of: mockup, fragment: fragment(of: placed, embedsPictures: styleSheetURL == nil),
            styleSheetURL: styleSheetURL)
    }

    /// The page of a fragment that is written already; `root` leads from the page to the site's
    /// root, where pictures are.
    public static func page(
        of mockup: Mockup, fragment: MockupFragment, styleSheetURL: String? = nil,
        root: String = ""
    ) -> [UInt8] {
        let traits = mockup.traits
        var writer = MarkupWriter()
        writer.raw("<!doctype html>\n")
        writer.open("html")
        writer.beginClasses("fm-page")
        writer.endClasses()
        writer.attribute("lang", traits.locale)
        writer.attribute("dir", traits.direction == .rightToLeft ? "rtl" : "ltr")
        writer.open("head")
        writer.raw("<meta charset=\"utf-8\">")
        writer.raw("<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">")
        writer.raw("<meta name=\"color-scheme\" content=\"light dark\">")
        writer.open("title")
        writer.text(mockup.screen.title?.plainText ?? mockup.fileName)
        writer.close()
        if let styleSheetURL {
            writer.open("link")
            writer.fixed(" rel=\"stylesheet\"")
            writer.attribute("href", styleSheetURL)
            writer.closeVoid()
        } else {
            writer.open("style")
            writer.raw(styleSheet())
            for rule in MockupRule.texts(of: fragment.rules) { writer.raw(Array(rule.utf8)) }
            writer.close()
        }
        writer.close()
        writer.open("body")
        writer.raw(iconSymbols(named: fragment.icons, in: mockup.icons))
        writer.raw(fragment.markup(root: root))
        writer.close()
        writer.close()
        writer.raw("\n")
        return writer.bytes
    }
}
