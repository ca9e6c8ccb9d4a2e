import FormMockup
import Foundation
import Testing

@Suite struct SVGMockupTests {
    private static let profile = Screen(
        title: TextElement("Profile"),
        sections: [
            ScreenSection(
                header: .init(content: text("Profile Info")),
                rows: [
                    row(
                        "Display name",
                        .field(
                            .init(text: TextElement("Alex Johnson"), prompt: TextElement("Name")))),
                    row(
                        "Email", .field(.init(text: TextElement(""), prompt: TextElement("Email")))),
                ]),
            ScreenSection(
                header: .init(content: text("Preferences")),
                rows: [
                    row("Push", .labeled(label: text("Push"), value: .toggle(.init(isOn: true)))),
                    row(
                        "Sounds",
                        .labeled(label: text("Sounds"), value: .toggle(.init(isOn: false))),
                        isEnabled: false),
                ]),
            ScreenSection(
                header: .init(content: text("Account")),
                footer: .init(content: text("Last updated 3 May 2026")),
                rows: [
                    row("Plan", .labeled(label: text("Plan"), value: text("Premium"))),
                    row("Renewal", .labeled(label: text("Renewal"), value: text("12 June"))),
                    row("Version", .labeled(label: text("Version"), value: text("4.2.1"))),
                ]),
        ])

    private func read(_ screen: Screen, _ traits: Traits = .init()) -> SVGReader {
        SVGReader(SVGMockup.document(of: Mockup(block: "form-1", screen: screen, traits: traits)))
    }

    /// Set `UPDATE_SNAPSHOTS` to accept a change on purpose.
    @Test func theProfileScreenIsTheGoldenOne() throws {
        let bytes = SVGMockup.document(of: Mockup(block: "form-1", screen: Self.profile))
        let file = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Golden/profile.svg")
        if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] != nil {
            try Data(bytes).write(to: file)
        }
        let golden = try Data(contentsOf: file)
        #expect(golden == Data(bytes))
    }

    @Test func boxesCountFromTheScreensCorner() {
        let tags = read(Self.profile).tags
        func box(_ part: String, _ index: String?) -> String? {
            tags.first {
                $0.attributes["data-part"] == part && $0.attributes["data-index"] == index
            }?.attributes["data-box"]
        }
        #expect(box("screen", nil) == "0 0 390 698.33")
        #expect(box("bar", nil) == "0 0 390 116")
        #expect(box("header", "1") == "16 131 358 40.33")
        #expect(box("card", "1") == "16 171.33 358 104")
        #expect(box("row", "1.2") == "16 223.33 358 52")
        #expect(box("separator", "1.1") == "32 222.33 326 1")
        #expect(box("footer", "3") == "16 651.33 358 29.67")
    }

    @Test func rightToLeftIsAMirror() {
        let left = read(Self.profile).tags
        let right = read(Self.profile, Traits(direction: .rightToLeft)).tags
        func separator(_ tags: [SVGReader.Tag]) -> String? {
            tags.first { $0.attributes["data-part"] == "separator" }?.attributes["x"]
        }
        #expect(separator(left) == "32" && separator(right) == "32")
        #expect(right.contains { $0.name == "text" && $0.attributes["text-anchor"] == "end" })
    }

    @Test func hostileTextIsHarmless() {
        let hostile = "</text><script>alert(1)</script>\"'&<>\u{0}\u{8}\u{1F}]]>"
        var screen = GalleryScreen.screen
        screen.title = TextElement(hostile)
        screen.backTitle = hostile
        screen.sections.append(
            ScreenSection(
                header: .init(content: text(hostile)), footer: .init(content: text(hostile)),
                rows: [
                    row(hostile), row(hostile, .icon(IconElement(name: hostile))),
                    row(hostile, .labeled(label: text(hostile), value: text(hostile))),
                ]))
        let mockup = Mockup(block: "form-1", label: hostile, screen: screen, alt: hostile)
        let reader = SVGReader(SVGMockup.document(of: mockup))
        #expect(reader.faults.isEmpty)
        #expect(!reader.tags.contains { $0.name == "script" })
    }

    @Test(arguments: GalleryLayoutTests.cases) func everyCaseIsWellFormed(traits: Traits) {
        for direction in [Traits.Direction.leftToRight, .rightToLeft] {
            var traits = traits
            traits.direction = direction
            let reader = read(GalleryScreen.screen, traits)
            #expect(reader.faults.isEmpty)
            let allowed: Set = [
                "svg", "title", "desc", "style", "defs", "symbol", "use", "g", "rect", "path",
                "text", "tspan", "circle", "ellipse", "clipPath", "linearGradient", "stop",
            ]
            #expect(reader.tags.allSatisfy { allowed.contains($0.name) })
        }
    }

    @Test func darkColoursFollowTheReader() {
        let bytes = SVGMockup.document(of: Mockup(block: "b", screen: Self.profile))
        #expect(String(decoding: bytes, as: UTF8.self).contains("prefers-color-scheme:dark"))
        let dark = SVGMockup.document(
            of: Mockup(block: "b", screen: Self.profile, traits: Traits(appearance: .dark)))
        #expect(!String(decoding: dark, as: UTF8.self).contains("prefers-color-scheme"))
    }

    @Test func aDarkScreenOfItsOwnReplacesTheLightOne() {
        let mockup = Mockup(
            block: "b", screen: Screen(sections: [section(nil, nil, rows: ["Sun"])]),
            darkScreen: Screen(sections: [section(nil, nil, rows: ["Moon"])]))
        let svg = String(decoding: SVGMockup.document(of: mockup), as: UTF8.self)
        #expect(svg.contains(">Sun<") && svg.contains(">Moon<"))
        #expect(svg.contains(".L{display:none}.D{display:inline}"))
    }

    @Test func aRowTakesLessThanAKilobyte() {
        func size(_ count: Int) -> Int {
            let rows = (0..<count).flatMap { _ in GalleryScreen.rows }
            let screen = Screen(sections: [ScreenSection(rows: rows)])
            return SVGMockup.document(of: Mockup(block: "b", screen: screen)).count
        }
        let growth = (size(3) - size(1)) / (2 * GalleryScreen.rows.count)
        #expect(growth < 1024)
    }

    @Test func gradientsFollowTheReader() {
        let fill = Paint.gradient(
            [.role(.label), .custom(light: RGBA(0x112233), dark: RGBA(0x445566))],
            isHorizontal: true)
        let shape = Element.shape(ShapeElement(kind: .rectangle, fill: fill))
        let screen = Screen(sections: [ScreenSection(rows: [row("A", shape)])])
        let text = String(
            decoding: SVGMockup.document(of: Mockup(block: "f", screen: screen)), as: UTF8.self)
        let styles = text.components(separatedBy: "@media")
        #expect(styles[0].contains("{stop-color:#000000}"))
        #expect(styles[0].contains("{stop-color:#112233}"))
        #expect(styles[1].contains("{stop-color:#ffffff}"))
        #expect(styles[1].contains("{stop-color:#445566}"))
    }

    @Test func anUnknownSymbolIsThePlaceholder() {
        let icon = Element.icon(IconElement(name: "no.such.symbol"))
        let screen = Screen(sections: [ScreenSection(rows: [row("A", icon)])])
        let text = String(
            decoding: SVGMockup.document(of: Mockup(block: "f", screen: screen)), as: UTF8.self)
        for part in IconLibrary.placeholder.parts { #expect(text.contains("d=\"" + part.path)) }
    }

    @Test func iconsAreDefinedOnce() {
        let icon = Element.icon(IconElement(name: "wifi"))
        let screen = Screen(sections: [ScreenSection(rows: [row("A", icon), row("B", icon)])])
        let tags = read(screen).tags
        #expect(tags.filter { $0.name == "symbol" }.count == 1)
        #expect(tags.filter { $0.name == "use" }.count == 2)
        #expect(tags.first { $0.name == "symbol" }?.attributes["id"] == "form-1-i0")
    }

    @Test func aFontInALineTakesNothingFromTheOneBeforeIt() {
        let text = Element.text(
            TextElement([
                TextRun("loud", font: Font(weight: .bold)), TextRun(" plain"),
                TextRun(" code", font: Font(design: .monospaced)),
            ]))
        let tags = read(Screen(sections: [ScreenSection(rows: [row("A", text)])])).tags
        let outer = tags.first { $0.name == "text" }?.attributes["class"] ?? ""
        #expect(!outer.contains("t"))
        let fonts = tags.filter { $0.name == "tspan" }.map { $0.attributes["class"] ?? "" }
        #expect(Set(fonts).count == 3)
        #expect(fonts.allSatisfy { $0.contains("t") })
    }
}
