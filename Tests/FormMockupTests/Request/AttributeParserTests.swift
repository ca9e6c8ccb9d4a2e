import Testing

@testable import FormMockup

struct AttributeParserTests {
    private func parse(_ text: String, offset: Int = 0) -> AttributeParser {
        AttributeParser.parse(
            SourceText(
                file: FileID(0), bytes: Array(text.utf8), lines: [.init(code: 0, file: offset)]))
    }

    @Test func readsBareQuotedAndFlagValues() {
        let parsed = parse("id=profile caption=\"A \\\"real\\\" form\" measure style=plain")
        #expect(parsed.diagnostics.isEmpty)
        #expect(parsed.attributes.id?.value == "profile")
        #expect(parsed.attributes.caption == "A \"real\" form")
        #expect(parsed.attributes.measure == true)
        #expect(parsed.attributes.styles == [.plain])
    }

    @Test func readsEveryAttributeOfTheTable() {
        let parsed = parse(
            "id=a view=V source=x.swift style=inset look=ios18 appearance=dark direction=rtl "
                + "locale=ur typeSize=xLarge device=iphone-16-pro chrome=bar show=both caption=c "
                + "alt=a verdict=dont measure highlight=2.1")
        #expect(parsed.diagnostics.isEmpty)
        #expect(parsed.attributes.widths == [DeviceWidth(name: "iPhone 16 Pro", width: 402)])
        #expect(parsed.attributes.verdict == .bad)
        #expect(parsed.attributes.show == .both)
        #expect(parsed.attributes.typeSizes == [.xLarge])
    }

    @Test func aCommaListsValues() {
        #expect(parse("style=plain,insetGrouped").attributes.styles == [.plain, .insetGrouped])
    }

    @Test func anUnknownNameGetsAHintAtItsPlace() throws {
        let diagnostic = try #require(parse("id=a styel=plain", offset: 8).diagnostics.first)
        #expect(diagnostic.id == "unknown-attribute")
        #expect(diagnostic.range == SourceRange(file: FileID(0), start: 13, end: 18))
        #expect(diagnostic.fixIt?.replacement == "style")
    }

    @Test func anUnknownValueInAListHasItsOwnPlace() throws {
        let diagnostic = try #require(parse("style=plain,groupd").diagnostics.first)
        #expect(diagnostic.range == SourceRange(file: FileID(0), start: 12, end: 18))
        #expect(diagnostic.fixIt?.replacement == "grouped")
    }

    @Test func aDuplicatePointsAtTheFirst() throws {
        let diagnostic = try #require(parse("look=ios18 look=ios26").diagnostics.first)
        #expect(diagnostic.id == "duplicate-attribute")
        #expect(diagnostic.notes.first?.range?.start == 0)
    }

    @Test(arguments: [
        ("caption", "attribute-without-value"), ("caption=", "attribute-without-value"),
        ("caption=\"x", "unclosed-quote"), ("id=Über", "invalid-id"), ("width=12", "invalid-width"),
        ("width=ten", "invalid-width"), ("locale=u_r", "invalid-locale"),
        ("style=plain,,grouped", "empty-value"), ("style=plain,plain", "repeated-value"),
        ("device=nokia", "unknown-value-of-attribute"),
    ])
    func refuses(_ text: String, _ id: String) {
        #expect(parse(text).diagnostics.map(\.id) == [id])
    }

    @Test func personalAttributesAreNoDefaults() {
        var parser = AttributeParser(areDefaults: true)
        parser.add(AttributeInput(name: "id", value: "a"))
        parser.add(AttributeInput(name: "style", value: "plain"))
        #expect(parser.diagnostics.map(\.id) == ["personal-attribute"])
        #expect(parser.attributes.styles == [.plain])
    }
}
