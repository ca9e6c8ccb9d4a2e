import Testing

@testable import FormDocs
@testable import FormMockup

struct AssetTests {
    private static let contents = """
        {"colors": [
          {"idiom": "universal", "color": {"color-space": "srgb", "components":
            {"red": "0x3C", "green": "122", "blue": "0.290", "alpha": "1.000"}}},
          {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
            "color": {"color-space": "srgb", "components":
            {"red": "1.000", "green": "0", "blue": "0xFF", "alpha": "0.500"}}},
          {"idiom": "watch", "color": {"color-space": "srgb", "components":
            {"red": "0", "green": "0", "blue": "0", "alpha": "1"}}}
        ], "info": {"version": 1}}
        """
    private static let picture = """
        {"images": [{"filename": "a.svg", "idiom": "universal"},
          {"filename": "b.svg", "idiom": "universal",
           "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
        """
    private static let svg =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 40 20\"><path d=\"M0 0\"/></svg>"

    private func color(_ text: String) throws -> AssetCatalogue.Color? {
        try ColorSetReader.read(JSONReader.read(Array(text.utf8)))
    }

    @Test func readsAColourInAllSpellings() throws {
        let read = try color(Self.contents)
        #expect(
            read
                == .components(
                    light: RGBA(0x3C7A4A),
                    dark: RGBA(red: 255, green: 0, blue: 255, opacity: 0.5)))
    }

    @Test func readsTheSystemsColours() throws {
        let text = """
            {"colors": [{"idiom": "universal",
              "color": {"platform": "universal", "reference": "systemIndigoColor"}}]}
            """
        #expect(try color(text) == .system("systemIndigo"))
    }

    @Test func readsWideColoursAndGrays() throws {
        func entry(_ space: String, _ components: String) -> String {
            "{\"colors\": [{\"idiom\": \"universal\", \"color\": {\"color-space\": \"\(space)\", "
                + "\"components\": {\(components), \"alpha\": \"1.000\"}}}]}"
        }
        let wide = try color(
            entry("display-p3", "\"red\": \"0.500\", \"green\": \"0.500\", \"blue\": \"0.500\""))
        #expect(wide == .components(light: RGBA(0x808080), dark: RGBA(0x808080)))
        let gray = try color(entry("gray-gamma-22", "\"white\": \"0.200\""))
        #expect(gray == .components(light: RGBA(0x333333), dark: RGBA(0x333333)))
    }

    @Test func readsHeads() {
        let png: [UInt8] =
            [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
            + [0, 0, 0, 80, 0, 0, 0, 40]
        #expect(PictureHeader.read(png) == .init(mediaType: "image/png", width: 80, height: 40))
        let jpeg: [UInt8] = [
            0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 17, 8, 0, 30, 0, 60, 3, 1, 2,
        ]
        #expect(PictureHeader.read(jpeg) == .init(mediaType: "image/jpeg", width: 60, height: 30))
        #expect(PictureHeader.read(Array(Self.svg.utf8))?.width == 40)
        #expect(PictureHeader.read(Array("%PDF-1.4".utf8)) == nil)
    }

    /// A site with one block and a catalogue.
    private func site(_ code: String, accent: Bool = false) throws -> TemporarySite {
        var files = [
            "formdocs.yml": "assets: ../App\n", "index.md": "# A\n\n```form id=f\n\(code)\n```\n",
            "../App/A.xcassets/Brand Blue.colorset/Contents.json": Self.contents,
            "../App/A.xcassets/Icons/Contents.json":
                "{\"properties\": {\"provides-namespace\": true}}",
            "../App/A.xcassets/Icons/pic.imageset/Contents.json": Self.picture,
            "../App/A.xcassets/Icons/pic.imageset/a.svg": Self.svg,
            "../App/A.xcassets/Icons/pic.imageset/b.svg": Self.svg,
            "../App/Secret.swift": "let x = 1",
        ]
        if accent { files["../App/A.xcassets/AccentColor.colorset/Contents.json"] = Self.contents }
        return try TemporarySite(files)
    }

    @Test(arguments: [
        "Text(\"x\").foregroundStyle(Color(\"Brand Blue\"))",
        "Text(\"x\").foregroundStyle(.brandBlue)", "Text(\"x\").foregroundStyle(Color.brandBlue)",
        "Text(\"x\").foregroundColor(Color(.brandBlue))",
        "Text(\"x\").foregroundStyle(Color(uiColor: UIColor(named: \"Brand Blue\")!))",
        "Text(\"x\").foregroundStyle(Asset.Colors.brandBlue.swiftUIColor)",
    ])
    func colours(_ code: String) throws {
        let site = try site(code)
        let result = site.build()
        #expect(result.diagnostics.map(\.message) == [])
        #expect(site.output("index/f.svg").contains("#3c7a4a"))
    }

    @Test func theAccentIsTheTint() throws {
        let site = try site("Button(\"x\") { }", accent: true)
        _ = site.build()
        #expect(site.output("index/f.svg").contains("#3c7a4a"))
        #expect(site.output("index.html").contains("fm-i-3c7a4a"))
    }

    @Test(arguments: ["Image(\"Icons/pic\")", "Image(.Icons.pic)"])
    func pictures(_ code: String) throws {
        let site = try site(code)
        let result = site.build()
        #expect(result.diagnostics.map(\.message) == [])
        #expect(site.output("assets/pictures/Icons-pic.svg") == Self.svg)
        #expect(site.output("index.html").contains("src=\"assets/pictures/Icons-pic-dark.svg\""))
        #expect(
            site.output("index/f.html").contains("src=\"../assets/pictures/Icons-pic.svg\""))
        #expect(site.output("index/f.svg").contains("href=\"data:image/svg+xml;base64,"))
    }

    @Test func whatIsMissingIsSaid() throws {
        let site = try site(
            "Image(\"Icons/pik\")\nText(\"x\").foregroundStyle(Color(\"Brand Blu\"))")
        let result = site.build()
        #expect(result.diagnostics.map(\.id) == ["unknown-asset", "unknown-asset"])
        #expect(result.diagnostics.first?.fix == "did you mean 'Icons/pic'?")
    }

    @Test func theRestOfAnAppIsNotCopied() throws {
        let site = try site("Text(\"x\")")
        _ = site.build()
        #expect(!site.has("App/Secret.swift"))
    }

    @Test(arguments: [
        ("{\"colors\": [", "1:13"),
        ("{\"colors\": [\n{\"color\": {\"components\": {\"red\": \"x\"}}}]}", "2:34"),
    ])
    func faultsHaveAPlace(_ contents: String, _ place: String) throws {
        let site = try TemporarySite([
            "formdocs.yml": "assets: ../A.xcassets\n", "index.md": "# A\n",
            "../A.xcassets/C.colorset/Contents.json": contents,
        ])
        let found = site.build().diagnostics.first
        #expect(found?.id == "invalid-asset")
        #expect(found?.place.map { "\($0.line):\($0.column)" } == place)
    }
}
