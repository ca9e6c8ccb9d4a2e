import FormMockup
import Testing

@testable import FormDocs

struct SVGIconTests {
    private func read(_ svg: String, name: String = "star") throws -> Icon {
        try SVGIconReader.read(Array(svg.utf8), name: name)
    }

    private func path(_ data: String) throws -> String {
        try read("<svg viewBox='0 0 24 24'><path d='\(data)'/></svg>").parts[0].path
    }

    @Test func aFilledPathIsMovedToTheGrid() throws {
        let icon = try read("<svg viewBox='0 0 16 16'><path d='M2 2h12v12H2z'/></svg>")
        #expect(icon.parts == [IconPart(path: "M3 3L21 3L21 21L3 21Z", paint: .fill)])
    }

    @Test func aFlatGridIsCentred() throws {
        let icon = try read("<svg viewBox='-4 0 8 4'><path d='M-4 0H4V4z'/></svg>")
        #expect(icon.parts[0].path == "M0 6L24 6L24 18Z")
    }

    @Test(arguments: [
        ("m1 2 3 4", "M1 2L4 6"), ("M1.5.5-1-1", "M1.5 0.5L-1-1"),
        ("M0 0a1 1 0 011 1", "M0 0A1 1 0 0 1 1 1"),
        ("M0 0c1 0 2 1 2 2s1 2 2 2", "M0 0C1 0 2 1 2 2C2 3 3 4 4 4"),
        ("M0 0q1 0 1 1t2 2", "M0 0Q1 0 1 1Q1 2 3 3"), ("M1 1zm2 2h1e0", "M1 1ZM3 3L4 3"),
        ("M0 0h1zl1 1", "M0 0L1 0ZL1 1"), ("", ""),
    ])
    func pathDataIsWrittenAnew(_ data: String, _ result: String) throws {
        let moved = SVGPathData.moved(data, .init())
        #expect(moved.path == result)
        #expect(moved.fault == nil)
    }

    @Test(arguments: [
        "h1", "M0 0 x", "M0 0h9e99", "M0 0A1 1 0 2 0 1 1", "M0", "M0 0h1z1 1", "M0 0\"",
    ])
    func otherPathDataIsRefused(_ data: String) {
        #expect(SVGPathData.moved(data, .init()).fault != nil)
    }

    @Test func shapesAndStrokes() throws {
        let icon = try read(
            """
            <?xml version="1.0"?><!-- a > b --><svg width="12px" height="12px">
            <title>T</title><g fill="none" stroke="#000" stroke-width="2">
            <circle cx="6" cy="6" r="5"/><line x1="1" y1="1" x2="2" y2="1"/></g>
            <path d="M0 0h1v1z" fill-rule="evenodd"/><rect width="2" height="2" fill="none"/></svg>
            """)
        #expect(icon.parts.map(\.paint) == [.stroke(width: 4), .stroke(width: 4), .fillEvenOdd])
        #expect(icon.parts[1].path == "M2 2L4 2")
    }

    @Test func anIconIsFlippedLikeTheSymbolOfItsName() throws {
        let svg = "<svg viewBox='0 0 9 9'><path d='M0 0h9'/></svg>"
        #expect(try read(svg, name: "chevron.forward").mirrorsInRightToLeft)
        #expect(try !read(svg, name: "star").mirrorsInRightToLeft)
    }

    @Test(arguments: [
        "", "hello", "<svg/>", "<svg><path d='M0 0h1'/></svg>",
        "<svg viewBox='0 0 9 9'></svg>", "<svg viewBox='0 0 9 9'><path d='M0 0h9'/>",
        "<svg viewBox='0 0 9 9'><script>x</script><path d='M0 0h9'/></svg>",
        "<svg viewBox='0 0 9 9' onload='x'><path d='M0 0h9'/></svg>",
        "<svg viewBox='0 0 9 9'><use href='#a'/></svg>",
        "<svg viewBox='0 0 9 9'><image href='a.png'/></svg>",
        "<svg viewBox='0 0 9 9'><style>x</style></svg>",
        "<svg viewBox='0 0 9 9'><path fill='url(#g)' d='M0 0h9'/></svg>",
        "<svg viewBox='0 0 9 9'><g transform='scale(2)'><path d='M0 0h9'/></g></svg>",
        "<!DOCTYPE svg [<!ENTITY a 'b'>]><svg viewBox='0 0 9 9'><path d='M0 0h9'/></svg>",
    ])
    func whatIsNoPlainDrawingIsRefused(_ svg: String) {
        #expect(throws: SVGFault.self) { try read(svg) }
    }

    @Test func deepNestingIsRefused() {
        let svg = "<svg viewBox='0 0 9 9'>" + String(repeating: "<g>", count: 10_000)
        #expect(throws: SVGFault.self) { try read(svg) }
    }
}

struct SiteIconTests {
    private static let page = "```form\nForm { Label(\"x\", systemImage: \"moon\") }\n```\n"
    private static let square = "<svg viewBox='0 0 24 24'><path d='M1 1h22v22z'/></svg>"
    private static let circle = "<svg viewBox='0 0 24 24'><circle cx='12' cy='12' r='9'/></svg>"

    @Test func theFolderOfTheSiteComesBeforeTheBuiltInIcons() throws {
        let site = try TemporarySite(["formdocs.yml": "icons: ../icons\n", "a.md": Self.page])
        try site.write("icons/moon.svg", Array(Self.square.utf8))
        try site.write("icons/LICENSE.txt", [])
        #expect(site.build().diagnostics.isEmpty)
        #expect(site.output("a.html").contains("M1 1L23 1L23 23Z"))
        #expect(site.output("a/form-1.svg").contains("M1 1L23 1L23 23Z"))
    }

    @Test func theThemeComesFirst() throws {
        let site = try TemporarySite([
            "formdocs.yml": "icons: icons\ntheme: ../Theme\n", "a.md": Self.page,
            "icons/moon.svg": Self.square,
        ])
        try site.write("Theme/icons/moon.svg", Array(Self.circle.utf8))
        #expect(site.build().diagnostics.isEmpty)
        #expect(site.output("a.html").contains("M3 12A9 9 0 1 1 21 12A9 9 0 1 1 3 12Z"))
        #expect(!site.has("icons/moon.svg"))
    }

    @Test func anUnusableFileIsAWarningWithItsPlace() throws {
        let site = try TemporarySite([
            "formdocs.yml": "icons: icons\n", "a.md": Self.page,
            "icons/moon.svg": "<svg viewBox='0 0 9 9'>\n<script>alert(1)</script></svg>",
            "icons/a b.svg": Self.square,
        ])
        let result = site.build()
        #expect(site.messages("icons/moon.svg", in: result) == ["2:1 unusable-icon"])
        #expect(site.messages("icons/a b.svg", in: result) == ["1:1 unusable-icon"])
        #expect(!site.output("a.html").contains("alert"))
        #expect(site.output("a.html").contains("fm-i-moon"))
    }

    @Test func aMissingFolderIsAnError() throws {
        let site = try TemporarySite(["formdocs.yml": "icons: nope\n", "a.md": "# A\n"])
        #expect(site.messages("formdocs.yml", in: site.build()) == ["1:8 missing-folder"])
    }

    @Test func anUnknownSymbolIsAWarning() throws {
        let page = "```form\nForm { Image(systemName: \"bel\"); Image(systemName: name) }\n```\n"
        let site = try TemporarySite(["a.md": page])
        let found = site.build().diagnostics.filter { $0.id == "unknown-symbol" }
        #expect(found.map { $0.place?.column } == [26])
        #expect(found.first?.notes.first?.message.contains("'bell'") == true)
    }
}
