import FormMockup
import Testing

/// Text that tries to leave its place, in every place where text can go.
struct HostileTextTests {
    private static let text = "</script><b onx='1' style=\"a\">&\u{1}\u{202E}"

    private static let screen: Screen = {
        let element = Element.text(TextElement(text))
        let semantics = Semantics(
            kind: .link, label: text, value: .text(text), options: [text], destination: text)
        return Screen(
            title: TextElement(text),
            bar: [BarItem(placement: .trailing, content: .control(semantics, element))],
            backTitle: text,
            sections: [
                ScreenSection(
                    header: .init(content: element), footer: .init(content: element),
                    rows: [
                        Row(content: .control(semantics, element), semantics: semantics),
                        Row(
                            content: element, semantics: semantics, badge: TextElement(text)),
                        Row(content: .icon(IconElement(name: text)), semantics: semantics),
                        Row(
                            content: .image(ImageElement(name: text, isResizable: false)),
                            semantics: semantics),
                        SampleScreens.field(text, text),
                        SampleScreens.toggle(text, isOn: true),
                        SampleScreens.picker(text, selection: text, options: [text]),
                        SampleScreens.segmented(text, options: [text, text]),
                        SampleScreens.inline(text, options: [text, text]),
                        SampleScreens.editor(text, text),
                    ])
            ],
            searchPrompt: TextElement(text), notes: [.init(number: 1, text: text)])
    }()

    private static let mockup = Mockup(
        block: "form-1", screen: screen, traits: Traits(locale: text), alt: text)

    @Test func markupStaysWellFormed() {
        let reader = MarkupReader(HTMLMockup.fragment(of: Self.mockup).markup)
        #expect(reader.faults == [])
        for tag in reader.tags {
            #expect(tag.name != "script" && tag.name != "b")
            #expect(tag.value("style") == nil && tag.value("onx") == nil)
        }
    }

    @Test func controlCharactersAreReplaced() {
        let markup = HTMLMockup.fragment(of: Self.mockup).markup
        #expect(!markup.contains(1))
    }

    @Test func rulesTakeNoText() {
        for rule in HTMLMockup.fragment(of: Self.mockup).rules.map(\.text) {
            #expect(!rule.contains("script"))
        }
    }

    @Test func addressesThatWouldRunAreNoLinks() {
        for address in ["javascript:alert(1)", " https://a", "JAVASCRIPT:x", "data:text/html,x"] {
            let semantics = Semantics(kind: .link, label: "Go", destination: address)
            let row = Row(
                content: .control(semantics, .text(TextElement("Go"))), semantics: semantics)
            let mockup = Mockup(
                block: "a", screen: Screen(sections: [ScreenSection(rows: [row])]))
            let reader = MarkupReader(HTMLMockup.fragment(of: mockup).markup)
            #expect(!reader.tags.contains { $0.name == "a" })
            #expect(reader.tags.contains { $0.name == "button" })
        }
    }

    @Test func theStandalonePageStaysWellFormed() {
        let page = HTMLMockup.page(of: Self.mockup, styleSheetURL: Self.text)
        let reader = MarkupReader(Array(page.dropFirst("<!doctype html>\n".utf8.count)))
        #expect(reader.faults == [])
    }
}
