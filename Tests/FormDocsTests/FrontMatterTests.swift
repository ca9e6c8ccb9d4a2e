import FormMockup
import Testing

@testable import FormDocs

struct FrontMatterTests {
    private func parse(_ text: String) -> (FrontMatter, String, [Diagnostic]) {
        let bytes = Array(text.utf8)
        let parsed = FrontMatter.parse(bytes, file: FileID(0))
        return (
            parsed.matter, String(decoding: bytes[parsed.body...], as: UTF8.self),
            parsed.diagnostics
        )
    }

    @Test func readsEveryKey() {
        let (matter, body, diagnostics) = parse(
            """
            ---
            title: "A: b"
            description: c
            lang: ur
            order: 3
            draft: true
            aliases: [x.html, /y/]
            html: false
            mockups:
              style: plain, grouped
              look: [ios18, ios26]
            ---
            # Body
            """)
        #expect(diagnostics.isEmpty)
        #expect(matter.title == "A: b")
        #expect(matter.language?.value == "ur")
        #expect(matter.order == 3)
        #expect(matter.isDraft)
        #expect(matter.aliases.map(\.value) == ["x.html", "/y/"])
        #expect(matter.keepsHTML == false)
        #expect(matter.mockups.styles == [.plain, .grouped])
        #expect(matter.mockups.looks == [.ios18, .ios26])
        #expect(body == "# Body")
    }

    @Test func aPageMayHaveNone() {
        #expect(parse("# Hi\n").1 == "# Hi\n")
        #expect(parse("----\n").1 == "----\n")
    }

    @Test func positionsCountBytesOfTheFile() throws {
        let (_, _, diagnostics) = parse("---\ntitle: \"سلام\"\nordr: 1\n---\n")
        let diagnostic = try #require(diagnostics.first)
        #expect(diagnostic.fixIt?.replacement == "order")
        let start = "---\ntitle: \"سلام\"\n".utf8.count
        #expect(diagnostic.range == SourceRange(file: FileID(0), start: start, end: start + 4))
    }

    @Test func columnsAfterWideLettersAreRight() throws {
        let (_, _, diagnostics) = parse("---\n{title: \"سلام\", ordr: 1}\n---\n")
        let start = "---\n{title: \"سلام\", ".utf8.count
        #expect(diagnostics.first?.range?.start == start)
    }

    @Test(arguments: [
        ("---\norder: x\n---\n", "wrong-type"), ("---\ndraft: yes\n---\n", "wrong-type"),
        ("---\ntitle: [a]\n---\n", "wrong-type"), ("---\n- a\n---\n", "wrong-type"),
        ("---\ntitle: a\ntitle: b\n---\n", "duplicate-key"), ("---\na: [\n---\n", "invalid-yaml"),
        ("---\ntitle: x\n", "unclosed-front-matter"), ("---\na: *x\n---\n", "yaml-alias"),
        ("---\nmockups: {styel: plain}\n---\n", "unknown-attribute"),
        ("---\nmockups: {id: x}\n---\n", "personal-attribute"),
        ("---\nlang: in English\n---\n", "invalid-language"),
    ])
    func refuses(_ text: String, _ id: String) {
        #expect(parse(text).2.map(\.id) == [id])
    }

    @Test(arguments: [
        ("title: \"\\0a\"", "U+0000", 11, 16), ("title: \"a\\x1b\"", "U+001B", 11, 18),
        ("title: \"\\r\"", "U+000D", 11, 15), ("title: \"\\N\"", "U+0085", 11, 15),
        ("title: \"\\uffff\"", "U+FFFF", 11, 19), ("\"a\\x7f\": b", "U+007F", 4, 11),
        ("mockups: {caption: [\"\\a\"]}", "U+0007", 24, 28),
    ])
    func controlCharactersAreRefused(_ line: String, _ code: String, _ start: Int, _ end: Int) {
        let diagnostics = parse("---\n\(line)\n---\n").2
        #expect(diagnostics.map(\.id) == ["control-character"])
        #expect(diagnostics.first?.message == "a text can't hold the control character \(code)")
        #expect(diagnostics.first?.range == SourceRange(file: FileID(0), start: start, end: end))
    }

    @Test func tabsAndLinesAreText() {
        #expect(parse("---\ntitle: \"a\\tb\\nc\\u2028\"\n---\n").0.title == "a\tb\nc\u{2028}")
    }

    @Test func aRawControlCharacterHasItsPlace() throws {
        let (_, _, diagnostics) = parse("---\ntitle: ü\u{1}\n---\n")
        #expect(diagnostics.map(\.id) == ["invalid-yaml"])
        #expect(diagnostics.first?.range?.start == 13)
    }

    @Test func deepYAMLIsRefused() {
        let text = "---\na: " + String(repeating: "[", count: 10_000) + "\n---\n"
        #expect(["deep-yaml", "invalid-yaml"].contains(parse(text).2.first?.id))
    }
}

struct SiteConfigurationTests {
    private func parse(_ text: String) -> (SiteConfiguration, [Diagnostic]) {
        let parsed = SiteConfiguration.parse(Array(text.utf8), file: FileID(0))
        return (parsed.configuration, parsed.diagnostics)
    }

    @Test func languagesMayBeAListOrAMap() {
        #expect(parse("languages: [en, ur]").0.languages.map(\.isRightToLeft) == [false, true])
        let (site, diagnostics) = parse(
            "languages:\n  en: English\n  xx: {title: Xish, dir: rtl}\n")
        #expect(diagnostics.isEmpty)
        #expect(site.languages.map(\.title) == ["English", "Xish"])
        #expect(site.languages.map(\.isRightToLeft) == [false, true])
    }

    @Test func theBaseURLEndsInASlash() {
        #expect(parse("baseURL: https://a.org/b").0.baseURL?.value == "https://a.org/b/")
        #expect(parse("baseURL: a.org").1.map(\.id) == ["invalid-base-url"])
    }

    @Test func navigationNests() {
        let (site, diagnostics) = parse(
            "nav:\n  - a.md\n  - More:\n      - b.md\n      - C: c.md\n")
        #expect(diagnostics.isEmpty)
        let entries = site.navigation.first?.entries ?? []
        #expect(entries.map(\.path) == ["a.md", nil])
        #expect(entries.last?.children.map(\.title) == [nil, "C"])
    }
}
