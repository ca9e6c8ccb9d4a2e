import FormMockup
import Testing

struct HTMLMockupTests {
    private func fragment(_ screen: Screen, block: String = "form-1", _ traits: Traits = Traits())
        -> MockupFragment
    {
        HTMLMockup.fragment(of: Mockup(block: block, screen: screen, traits: traits))
    }

    private static let variants: [Traits] = Traits.LookName.allCases.flatMap { look in
        [Screen.ListStyle.plain, .grouped, .insetGrouped, .inset].flatMap { style in
            [Traits.Direction.leftToRight, .rightToLeft].map { direction in
                Traits(direction: direction, look: look, style: style)
            }
        }
    }

    @Test(arguments: variants) func markupIsWellFormedAndStrict(_ traits: Traits) {
        for screen in [SampleScreens.profile, SampleScreens.controls] {
            let reader = MarkupReader(fragment(screen, traits).markup)
            #expect(reader.faults == [])
            for tag in reader.tags {
                #expect(tag.name != "script")
                #expect(tag.value("style") == nil)
                #expect(!tag.attributes.contains { $0.name.hasPrefix("on") })
            }
        }
    }

    @Test(arguments: variants) func everyClassHasARule(_ traits: Traits) {
        let sheet = String(decoding: HTMLMockup.styleSheet(), as: UTF8.self)
        for screen in [SampleScreens.profile, SampleScreens.controls] {
            let fragment = fragment(screen, traits)
            let rules = fragment.rules.map(\.text).joined() + sheet
            var missing: [String] = []
            for tag in MarkupReader(fragment.markup).tags {
                for name in (tag.value("class") ?? "").split(separator: " ")
                where !["{", ":", ">", ",", " ", ".", "["].contains(where: {
                    rules.contains("." + name + $0)
                }) && !missing.contains(String(name)) {
                    missing.append(String(name))
                }
            }
            #expect(missing == [])
        }
    }

    @Test func rulesAreSortedAndUnique() {
        let rules = MockupRule.texts(of: fragment(SampleScreens.controls).rules)
        #expect(!rules.isEmpty)
        #expect(rules == Set(rules).sorted())
    }

    @Test func rowsAreListItemsUnderTheirHeading() {
        let reader = MarkupReader(fragment(SampleScreens.profile).markup)
        let group = reader.tags.first { $0.value("aria-labelledby") != nil }
        let heading = reader.tags.first { $0.name == "h5" }
        #expect(group?.value("role") == "group")
        #expect(group?.value("aria-labelledby") == "form-1-s1")
        #expect(heading?.value("id") == "form-1-s1")
        let rows = reader.tags.filter { $0.name == "li" }
        #expect(
            rows.map { $0.value("data-index") } == [
                "1.1", "1.2", "2.1", "2.2", "2.3", "3.1", "3.2",
            ])
        #expect(rows.allSatisfy { $0.path.last == "ul" })
    }

    @Test func aSwitchIsALabelledCheckbox() {
        let reader = MarkupReader(fragment(SampleScreens.profile).markup)
        let switches = reader.tags.filter { $0.value("role") == "switch" }
        #expect(switches.count == 2)
        #expect(switches.map { $0.value("checked") != nil } == [true, false])
        #expect(switches.map { $0.value("disabled") != nil } == [false, true])
        #expect(switches.allSatisfy { $0.path.contains("label") })
    }

    @Test func aFieldWithoutALabelCarriesItsName() {
        let reader = MarkupReader(fragment(SampleScreens.profile).markup)
        let fields = reader.tags.filter { $0.value("type") == "text" }
        #expect(fields.map { $0.value("aria-label") } == ["Display name", "Email"])
        #expect(fields.map { $0.value("value") } == ["Alex Johnson", nil])
        #expect(fields.map { $0.value("placeholder") } == ["Display name", "Email"])
    }

    @Test func identifiersOfTwoBlocksDoNotClash() {
        var seen: Set<String> = []
        var names: [Set<String>] = []
        for block in ["form-1", "form-2"] {
            let tags = MarkupReader(fragment(SampleScreens.controls, block: block).markup).tags
            for id in tags.compactMap({ $0.value("id") }) {
                #expect(seen.insert(id).inserted)
            }
            names.append(Set(tags.compactMap { $0.value("name") }))
        }
        #expect(names[0].isDisjoint(with: names[1]))
        #expect(!names[0].isEmpty)
    }

    @Test func everyUsedIconIsDefined() {
        let fragment = fragment(SampleScreens.controls)
        let symbols = MarkupReader(HTMLMockup.iconSymbols(named: fragment.icons))
        #expect(symbols.faults == [])
        let defined = Set(symbols.tags.compactMap { $0.value("id") }.map { "#" + $0 })
        let used = Set(MarkupReader(fragment.markup).tags.compactMap { $0.value("href") })
        #expect(used.filter { $0.hasPrefix("#") }.isSubset(of: defined))
    }

    @Test func bothAppearancesAreThereWhereTheyDiffer() {
        let mockup = Mockup(
            block: "form-1", screen: Screen(title: TextElement("Day")),
            darkScreen: Screen(title: TextElement("Night")))
        let reader = MarkupReader(HTMLMockup.fragment(of: mockup).markup)
        let screens = reader.tags.filter { $0.value("data-part") == "screen" }
        #expect(screens.map { $0.value("class")?.contains("fm-by-day") } == [true, false])
        #expect(screens.map { $0.value("class")?.contains("fm-by-night") } == [false, true])
    }

    @Test func aFixedAppearanceDrawsItsOwnScreen() {
        let mockup = Mockup(
            block: "form-1", screen: Screen(title: TextElement("Day")),
            darkScreen: Screen(title: TextElement("Night")), traits: Traits(appearance: .dark))
        let reader = MarkupReader(HTMLMockup.fragment(of: mockup).markup)
        let screens = reader.tags.filter { $0.value("data-part") == "screen" }
        #expect(screens.count == 1)
        #expect(screens.first?.value("class")?.contains("fm-dark") == true)
        #expect(reader.text.contains("Night"))
    }

    @Test func aPageAloneCarriesItsRules() {
        let page = HTMLMockup.page(of: Mockup(block: "form-1", screen: SampleScreens.profile))
        let text = String(decoding: page, as: UTF8.self)
        #expect(text.hasPrefix("<!doctype html>"))
        #expect(text.contains("<title>Profile</title>"))
        #expect(text.contains(".fm-h52{"))
        #expect(!text.contains("<script"))
    }

    @Test func aLinkedPageHasNoStyleOfItsOwn() {
        let page = HTMLMockup.page(
            of: Mockup(block: "form-1", screen: SampleScreens.profile),
            styleSheetURL: "../a\"b.css")
        let text = String(decoding: page, as: UTF8.self)
        #expect(text.contains("<link rel=\"stylesheet\" href=\"../a&quot;b.css\">"))
        #expect(!text.contains("<style"))
    }

    @Test func aFontInALineTakesNothingFromTheOneBeforeIt() {
        let text = Element.text(
            TextElement([
                TextRun("code", font: Font(design: .monospaced)), TextRun(" plain"),
                TextRun(" lean", font: Font(isItalic: true)),
            ]))
        let screen = Screen(sections: [
            ScreenSection(rows: [
                Row(content: text, semantics: Semantics(kind: .text, label: "code plain lean"))
            ])
        ])
        let markup = fragment(screen).markup
        let tags = MarkupReader(markup).tags
        #expect(tags.filter { ($0.value("class") ?? "").hasPrefix("fm-run") }.count == 3)
    }
}
