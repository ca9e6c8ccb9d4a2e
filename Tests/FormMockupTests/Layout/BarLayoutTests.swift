import FormMockup
import Testing

@Suite struct BarLayoutTests {
    private func bar(_ screen: Screen, look: Look = .ios26) -> PlacedBar? {
        ScreenLayout.place(screen, traits: Traits(), look: look).bar
    }

    private func item(
        _ placement: BarItem.Placement, _ label: String, isProminent: Bool = false
    ) -> BarItem {
        BarItem(placement: placement, content: text(label), isProminent: isProminent)
    }

    @Test func aScreenWithoutATitleHasNoBar() {
        #expect(bar(Screen(sections: [section(nil, nil)])) == nil)
    }

    @Test func theLargeTitleStandsWhereItWasMeasured() {
        let title = bar(Screen(title: TextElement("Title")))?.title
        #expect(title?.frame.x == 16 && title?.frame.y == 67.5)
        #expect(isNear(title?.frame.height, 40.67))
    }

    @Test func inlineTitlesAreInTheMiddle() {
        let placed = bar(Screen(title: TextElement("Title"), titleMode: .inline), look: .ios18)
        #expect(placed?.frame.height == 44)
        let title = placed?.title?.frame
        #expect(isNear(title.map { $0.x + $0.width / 2 }, 195))
    }

    @Test func plainItemsShareACapsuleAndProminentOnesDoNot() {
        let screen = Screen(
            title: TextElement("T"),
            bar: [
                item(.trailing, "A"), item(.trailing, "B"), item(.trailing, "C", isProminent: true),
            ])
        let items = bar(screen)?.items ?? []
        #expect(items.count == 3)
        #expect(items[0].capsule != nil && items[1].capsule == nil && items[2].capsule != nil)
        #expect(items[0].capsule?.height == 44 && items[2].fill == .role(.tint))
        #expect(isNear(items[2].capsule.map { $0.x + $0.width }, 374))
        #expect(isNear(items[1].frame.x, items[0].frame.x + items[0].frame.width))
    }

    @Test func classicItemsHaveNoCapsule() {
        let screen = Screen(title: TextElement("T"), bar: [item(.leading, "Cancel")])
        let items = bar(screen, look: .ios18)?.items ?? []
        #expect(items[0].hasCapsule == false && items[0].frame.x == 16)
    }

    @Test func theBackButtonShowsItsTitleInTheClassicLookOnly() {
        let screen = Screen(title: TextElement("T"), backTitle: "Settings")
        #expect(bar(screen, look: .ios18)?.items[0].content.texts.count == 1)
        #expect(bar(screen)?.items[0].content.texts.isEmpty == true)
        #expect(bar(screen)?.items[0].frame == Rect(x: 16, y: 10, width: 44, height: 44))
    }

    @Test func aLongInlineTitleTruncatesBetweenTheItems() {
        let screen = Screen(
            title: TextElement(GalleryScreen.long), titleMode: .inline,
            bar: [item(.leading, "Cancel"), item(.trailing, "Done")])
        let placed = bar(screen)
        let title = placed?.title?.frame ?? Rect(x: 0, y: 0, width: 0, height: 0)
        let items = placed?.items ?? []
        #expect(title.x >= items[0].frame.x + items[0].frame.width)
        #expect(title.x + title.width <= items[1].frame.x)
    }

    @Test func theSearchFieldIsPartOfTheBar() {
        let placed = bar(
            Screen(title: TextElement("T"), searchPrompt: TextElement("Search")), look: .ios18)
        #expect(placed?.search?.frame == Rect(x: 16, y: 96, width: 358, height: 36))
        #expect(placed?.frame.height == 147)
    }

    @Test func aPrincipalItemStandsForTheTitleBetweenTheButtons() {
        let screen = Screen(
            title: TextElement("Title"), titleMode: .inline,
            bar: [
                item(.principal, "A principal item of some length"),
                item(.trailing, "One"), item(.trailing, "Two"),
            ])
        let placed = bar(screen)
        #expect(placed?.title == nil)
        let items = placed?.items ?? []
        let principal = items.first { $0.item.placement == .principal }?.frame
        let buttons = items.filter { $0.item.placement == .trailing }.map { $0.frame.x }
        #expect((principal.map { $0.x + $0.width } ?? .infinity) <= (buttons.min() ?? 0))
        #expect((principal?.x ?? 0) >= 16)
    }
}
