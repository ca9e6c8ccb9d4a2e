import FormMockup
import Testing

/// Heights and gaps of sections, as measured on real screens.
@Suite struct SectionLayoutTests {
    private func place(
        _ sections: [ScreenSection], look: Look, style: Screen.ListStyle = .insetGrouped,
        width: Double = 390, title: String? = nil
    ) -> PlacedScreen {
        let screen = Screen(
            title: title.map { TextElement($0) }, style: style, sections: sections)
        return ScreenLayout.place(screen, traits: Traits(width: width), look: look)
    }

    /// From the first card's end to the second's start.
    private func gap(_ first: ScreenSection, _ second: ScreenSection, _ look: Look) -> Double {
        let cards = place([first, second], look: look).sections.compactMap(\.card)
        return cards[1].y - cards[0].y - cards[0].height
    }

    @Test func cardsWithNothingBetweenAreThirtyFiveApart() {
        #expect(isNear(gap(section(nil, nil), section(nil, nil), .ios26), 35))
        #expect(isNear(gap(section(nil, nil), section(nil, nil), .ios18), 35))
    }

    @Test func aHeaderBetweenCards() {
        #expect(isNear(gap(section(nil, nil), section("B", nil), .ios26), 58))
        #expect(isNear(gap(section(nil, nil), section("B", nil), .ios18), 56.33))
    }

    @Test func aFooterBetweenCards() {
        #expect(isNear(gap(section(nil, "f"), section(nil, nil), .ios26), 47))
        #expect(isNear(gap(section(nil, "f"), section(nil, nil), .ios18), 51))
    }

    @Test func aFooterAndAHeaderBetweenCards() {
        #expect(isNear(gap(section(nil, "f"), section("B", nil), .ios26), 70))
        #expect(isNear(gap(section(nil, "f"), section("B", nil), .ios18), 72.33))
    }

    @Test func cellsTouchAndHaveTheMeasuredHeights() {
        let sections = [section("Accounts", "Tap", rows: ["Checking", "Savings"])]
        let new = place(sections, look: .ios26, width: 402).sections[0]
        #expect(new.header?.frame == Rect(x: 16, y: 15, width: 370, height: 121.0 / 3))
        #expect(isNear(new.rows[0].frame.y, 55.33) && new.rows[0].frame.height == 52)
        #expect(isNear(new.rows[1].frame.y, 107.33))
        #expect(isNear(new.footer?.frame.y, 159.33) && isNear(new.footer?.frame.height, 29.67))
        let old = place(sections, look: .ios18, width: 402).sections[0]
        #expect(isNear(old.header?.frame.y, 17.33) && isNear(old.header?.frame.height, 38.67))
        #expect(isNear(old.rows[1].frame.y, 100) && old.rows[1].frame.height == 44)
        #expect(isNear(old.footer?.frame.y, 144) && isNear(old.footer?.frame.height, 33.67))
    }

    @Test func theFirstCardTouchesALargeTitle() {
        let new = place([section(nil, nil)], look: .ios26, title: "Title")
        #expect(new.bar?.frame.height == 116 && new.sections[0].card?.y == 116)
        let old = place([section(nil, nil)], look: .ios18, title: "Title")
        #expect(old.bar?.frame.height == 96 && old.sections[0].card?.y == 96)
    }

    @Test func marginsGoByWidth() {
        for (width, new, old) in [(375.0, 16.0, 16.0), (390, 16, 20), (430, 16, 20), (834, 20, 20)]
        {
            let sections = [section(nil, nil)]
            #expect(place(sections, look: .ios26, width: width).sections[0].card?.x == new)
            #expect(place(sections, look: .ios18, width: width).sections[0].card?.x == old)
        }
    }

    @Test func aSingleGlassRowIsACapsule() {
        let one = place([section(nil, nil)], look: .ios26).sections[0]
        #expect(one.cardRadius == 26 && one.card?.height == 52)
        #expect(place([section(nil, nil)], look: .ios18).sections[0].cardRadius == 10)
    }

    @Test func separatorsStartAtTheTextAndEndByLook() {
        let sections = [section(nil, nil, rows: ["One", "Two"])]
        let new = place(sections, look: .ios26).sections[0]
        #expect(new.rows[0].separator == Rect(x: 32, y: 86, width: 326, height: 1))
        #expect(new.rows[1].separator == nil)
        let old = place(sections, look: .ios18).sections[0]
        #expect(old.rows[0].separator?.x == 40 && old.rows[0].separator?.width == 330)
    }

    @Test func separatorsLeaveTheIconColumnFree() {
        let label = Element.label(icon: .icon(IconElement(name: "wifi")), title: text("Wi-Fi"))
        let rows = [row("Wi-Fi", label), row("Two")]
        let new = place([ScreenSection(rows: rows)], look: .ios26).sections[0]
        #expect(new.rows[0].separator?.x == 71)
        let old = place([ScreenSection(rows: rows)], look: .ios18).sections[0]
        #expect(old.rows[0].separator?.x == 78)
    }

    @Test func hiddenSeparatorsAreHidden() {
        var rows = [row("One"), row("Two"), row("Three")]
        rows[0].bottomSeparator = .hidden
        rows[2].topSeparator = .hidden
        let placed = place([ScreenSection(rows: rows)], look: .ios26).sections[0]
        #expect(placed.rows.allSatisfy { $0.separator == nil })
    }

    @Test func classicGroupedSectionsHaveEdgeLines() {
        let sections = [section("A", nil, rows: ["One", "Two"])]
        let old = place(sections, look: .ios18, style: .grouped).sections[0]
        #expect(old.card?.x == 0 && old.card?.width == 390 && old.cardRadius == 0)
        #expect(old.edgeLines.count == 2)
        #expect(place(sections, look: .ios26, style: .grouped).sections[0].edgeLines.isEmpty)
    }

    @Test func plainHeadersAreTwentyEightHighWithAGapAbove() {
        let sections = [section("A", nil), section("B", nil)]
        let placed = place(sections, look: .ios26, style: .plain).sections
        #expect(placed[0].header?.frame.y == 22 && placed[0].header?.frame.height == 28)
        #expect(placed[1].header?.frame.y == 124)
    }

    @Test func sectionSpacingIsHonoured() {
        var screen = Screen(sections: [section(nil, nil), section(nil, nil)])
        screen.sectionSpacing = 8
        let cards = ScreenLayout.place(screen, traits: Traits(), look: .ios26).sections
            .compactMap(\.card)
        #expect(isNear(cards[1].y - cards[0].y - cards[0].height, 8))
    }

    @Test func aClosedSectionShowsNoRows() {
        var closed = section("A", nil)
        closed.isExpanded = false
        let placed = place([closed], look: .ios26).sections[0]
        #expect(placed.rows.isEmpty && placed.card == nil)
    }

    @Test func uppercaseFollowsTheHost() {
        let screen = Screen(sections: [section("istanbul", nil)])
        let placed = ScreenLayout.place(
            screen, traits: Traits(locale: "tr"), look: .ios18,
            uppercase: { text, locale in locale == "tr" ? "İSTANBUL" : text.uppercased() })
        let text = placed.sections[0].header?.content.texts[0].text
        #expect(text?.lines[0].runs[0].text == "İSTANBUL")
    }
}

/// Whether a length is within a hundredth of a point.
func isNear(_ value: Double?, _ wanted: Double) -> Bool {
    guard let value else { return false }
    return abs(value - wanted) < 0.01
}
