import FormMockup
import Testing

@Suite struct AnnotationLayoutTests {
    private let screen = Screen(
        sections: [section("Profile", nil, rows: ["Name", "Email"]), section(nil, "Footer")])

    private func dimmed(_ highlight: String) -> [String] {
        let placed = ScreenLayout.place(
            screen, traits: Traits(), look: .ios26, highlight: highlight)
        return placed.sections.flatMap { section in
            (section.header?.isDimmed == true ? ["h\(section.index)"] : [])
                + section.rows.filter(\.isDimmed).map(\.index)
                + (section.footer?.isDimmed == true ? ["f\(section.index)"] : [])
        }
    }

    @Test func aHighlightedRowDimsTheRest() {
        #expect(dimmed("1.2") == ["h1", "1.1", "2.1", "f2"])
        #expect(dimmed("Email") == ["h1", "1.1", "2.1", "f2"])
    }

    @Test func aHighlightedSectionKeepsHeaderAndFooter() {
        #expect(dimmed("2") == ["h1", "1.1", "1.2"])
    }

    @Test func anUnknownHighlightDimsNothing() {
        #expect(dimmed("Nothing like it").isEmpty)
    }

    @Test(arguments: Screen.ListStyle.allCases, Traits.LookName.allCases)
    func pinsCoverNoText(style: Screen.ListStyle, look: Traits.LookName) {
        var screen = GalleryScreen.screen
        for index in screen.sections[0].rows.indices { screen.sections[0].rows[index].pin = index }
        for width in [320.0, 390, 834] {
            let traits = Traits(look: look, width: width, style: style)
            let placed = ScreenLayout.place(screen, traits: traits, look: .named(look))
            for row in placed.sections[0].rows {
                let pin = row.pin?.frame ?? Rect(x: 0, y: 0, width: 0, height: 0)
                #expect(pin.x >= 0 && pin.width >= 8)
                for (frame, _) in row.content.texts { #expect(pin.x + pin.width <= frame.x) }
            }
        }
    }

    @Test func measuresAreGapsRowsMarginsAndInsets() {
        let placed = ScreenLayout.place(
            screen, traits: Traits(), look: .ios26, measures: true)
        let vertical = placed.measures.filter(\.isVertical).map { ($0.length * 10).rounded() / 10 }
        #expect(vertical == [55.3, 52, 52, 35, 52])
        // Rows alike are measured once.
        #expect(placed.measures.filter { !$0.isVertical }.map(\.length) == [16, 16])
    }

    @Test(arguments: Screen.ListStyle.allCases, Traits.LookName.allCases)
    func measuresTouchNoText(style: Screen.ListStyle, look: Traits.LookName) {
        for width in [320.0, 375, 390, 834] {
            let traits = Traits(look: look, width: width, style: style)
            let placed = ScreenLayout.place(
                GalleryScreen.screen, traits: traits, look: .named(look), measures: true)
            let texts = placed.sections.flatMap { section in
                section.rows.flatMap(\.content.texts)
                    + (section.header?.content.texts ?? []) + (section.footer?.content.texts ?? [])
            }.map(\.0)
            #expect(placed.gutter > 0 && !texts.isEmpty)
            for measure in placed.measures {
                for part in [measure.line, measure.label] + measure.leaders {
                    #expect(!texts.contains { overlap($0, part) }, "\(part)")
                    #expect(part.x >= 0 && part.x + part.width <= width + placed.gutter)
                }
            }
        }
    }

    private func overlap(_ one: Rect, _ two: Rect) -> Bool {
        one.x < two.x + two.width && two.x < one.x + one.width
            && one.y < two.y + two.height && two.y < one.y + one.height
    }
}
