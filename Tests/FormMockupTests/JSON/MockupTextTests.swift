import FormMockup
import Testing

struct MockupTextTests {
    @Test func aScreenReadsAsSentences() {
        let mockup = Mockup(block: "form-1", screen: SampleScreens.profile)
        #expect(
            MockupText.text(of: mockup)
                == "Profile. Section Profile Info: Display name, text field, Alex Johnson; "
                + "Email, text field, empty. Section Notifications: Push, switch, on; "
                + "Sounds, switch, off, dimmed; Theme, picker, Dark. "
                + "Footer: Quiet hours mute everything. Section 3: Version, 2.4; "
                + "Sign Out, button, destructive.")
    }

    @Test func urduScreensSpeakUrdu() {
        let screen = Screen(
            title: TextElement("ترتیبات"),
            sections: [ScreenSection(rows: [SampleScreens.toggle("آواز", isOn: true)])])
        let mockup = Mockup(
            block: "form-1", screen: screen,
            traits: Traits(direction: .rightToLeft, locale: "ur-PK"))
        #expect(MockupText.text(of: mockup) == "ترتیبات۔ سیکشن 1: آواز، سوئچ، آن۔")
    }

    @Test func theAuthorsTextReplacesIt() {
        let mockup = Mockup(block: "form-1", screen: SampleScreens.profile, alt: "A form")
        #expect(MockupText.text(of: mockup) == "A form")
    }

    @Test func barRowsAndNotesAreTold() {
        let semantics = Semantics(kind: .progress, label: "Sync", value: .number(0.4))
        let screen = Screen(
            bar: [
                BarItem(
                    placement: .trailing,
                    content: .control(
                        Semantics(kind: .button, label: "Done"), .text(TextElement("Done"))))
            ],
            backTitle: "Settings",
            sections: [
                ScreenSection(
                    rows: [
                        Row(
                            content: .empty, semantics: semantics, badge: TextElement("3"), pin: 1)
                    ],
                    isImplicit: true)
            ],
            searchPrompt: TextElement("Search"), notes: [.init(number: 1, text: "A share")])
        #expect(
            MockupText.text(of: Mockup(block: "form-1", screen: screen))
                == "Bar: Back, Settings; Done; search field, Search. "
                + "Sync, progress, 40%, 3, note 1. note 1: A share.")
    }
}
