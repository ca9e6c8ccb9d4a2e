import FormMockup
import Testing

@Suite struct RowLayoutTests {
    @Test func textIsInTheMiddleOfAMinimalRow() {
        let placed = place(text("Row"))
        #expect(placed.frame.height == 52)
        #expect(isNear(placed.content.frame.y - placed.frame.y, (52 - 61.0 / 3) / 2))
        #expect(isNear(placed.content.frame.x, 32))
    }

    // A site has one rule for each width: with parts of pixels it would need one for each text.
    @Test(arguments: ["i", "Row", "Notifications", "Quiet hours", "اطلاعات"])
    func textIsWholePixelsWide(words: String) {
        let pixels = place(text(words)).content.frame.width * 3
        #expect(isNear(pixels, pixels.rounded()))
    }

    @Test func textThatJustFitsIsNotWiderThanItsRoom() {
        let natural = place(text("Notifications")).content.frame.width
        let row = place(text("Notifications"), width: natural + 2 * 32 - 0.2)
        #expect(row.content.frame.width <= natural - 0.2 + 0.001)
    }

    @Test func aTitleOverASubtitleMakesTheMeasuredRow() {
        let subtitle = TextElement([TextRun("Two", font: Font(size: .style(.subheadline)))])
        let stack = Element.stack(
            StackElement(axis: .vertical, children: [text("One"), .text(subtitle)]))
        #expect(isNear(place(stack, look: .ios18).frame.height, 62.33))
    }

    @Test func aSwitchReachesPastTheTextInset() {
        let toggle = Element.labeled(label: text("On"), value: .toggle(.init(isOn: true)))
        let new = place(toggle)
        #expect(new.frame.height == 52)
        #expect(
            new.content.toggleFrame
                == Rect(
                    x: 297, y: new.frame.y + 12,
                    width: 63, height: 28))
        let old = place(toggle, look: .ios18)
        #expect(old.frame.height == 44)
        #expect(old.content.toggleFrame?.x == 301)
    }

    @Test(arguments: [Look.ios26, .ios18])
    func controlsDoNotGrowTheirRows(look: Look) {
        let least = look.rows.minimumHeight
        #expect(
            place(.labeled(label: text("A"), value: .stepper), look: look).frame.height == least)
        let date = Element.labeled(label: text("A"), value: .pills([TextElement("Mar 9")]))
        #expect(place(date, look: look).frame.height == least)
        let segments = Element.segmented(.init(segments: [text("A"), text("B")], selection: 0))
        #expect(place(segments, look: look).frame.height == least)
        #expect(place(.slider(.init(fraction: 0.5)), look: look).frame.height == least)
    }

    @Test func aFieldFillsItsRowAndAColourWellGrowsIt() {
        let field = FieldElement(text: TextElement("A"), prompt: TextElement("B"))
        let placed = place(.field(field))
        #expect(placed.content.frame.width == 326 && placed.content.frame.height == 22)
        #expect(placed.frame.height == 52)
        let well = Element.labeled(label: text("A"), value: .swatch(.system(.red)))
        #expect(place(well).frame.height == 58)
    }

    @Test func aValueIsAtTheTrailingEdge() {
        let texts = place(.labeled(label: text("A"), value: text("B"))).content.texts
        #expect(texts.count == 2 && texts[0].frame.x == 32)
        #expect(isNear(texts[1].frame.x + texts[1].frame.width, 358))
        #expect(texts[1].text.lines[0].runs[0].paint == .role(.secondaryLabel))
    }

    @Test func aTitleWrapsBesideAShortValue() {
        let placed = place(.labeled(label: text(GalleryScreen.long), value: text("Short")))
        let texts = placed.content.texts
        #expect(texts[0].text.lines.count == 2 && texts[1].text.lines.count == 1)
        #expect(texts[1].frame.x > texts[0].frame.x + texts[0].frame.width)
    }

    @Test func aLongValueMovesBelowItsTitle() {
        let texts = place(.labeled(label: text("A"), value: text(GalleryScreen.long))).content.texts
        #expect(texts[1].frame.y > texts[0].frame.y + texts[0].frame.height)
        #expect(texts[1].frame.x == 32)
    }

    @Test func theChoiceOfAMenuTruncates() {
        let value = GalleryScreen.menu(GalleryScreen.long)
        let texts = place(.labeled(label: text("Region"), value: value)).content.texts
        #expect(texts[1].text.lines.count == 1)
        #expect(texts[1].text.lines[0].runs.last?.text.hasSuffix("…") == true)
        #expect(texts[0].text.lines.count == 1)
    }

    @Test func accessibilitySizesStackLabelAndValue() {
        let placed = place(
            .labeled(label: text("San Francisco"), value: text("Sunny")),
            typeSize: .accessibility3)
        #expect(abs(placed.frame.height - 130) < 1)
    }

    @Test func theChevronStandsWhereItWasMeasured() {
        var item = row("Row")
        item.accessory = .disclosure
        let screen = Screen(sections: [ScreenSection(rows: [item])])
        for (look, distance) in [(Look.ios26, 18.33), (.ios18, 20.67)] {
            let placed = ScreenLayout.place(screen, traits: Traits(), look: look).sections[0]
            let chevron = placed.rows[0].trailing[0].frame
            let edge = placed.rows[0].frame.x + placed.rows[0].frame.width
            #expect(isNear(edge - chevron.x - chevron.width, distance))
        }
    }

    @Test func openGroupsShowTheirRowsIndented() {
        var group = row("Group")
        group.isExpanded = true
        group.children = [row("Child")]
        let screen = Screen(sections: [ScreenSection(rows: [row("One"), group])])
        let rows = ScreenLayout.place(screen, traits: Traits(), look: .ios26).sections[0].rows
        #expect(rows.map(\.index) == ["1.1", "1.2", "1.2.1"])
        #expect(rows[2].content.frame.x == rows[1].content.frame.x + 20)
    }

    @Test func aLabelWithEndsOfItsOwnTakesTheRoom() {
        let ends = Element.labeled(label: text("Copies"), value: text("3"))
        let content = place(.labeled(label: ends, value: .stepper)).content
        let texts = content.texts
        // 374 is the card's edge, 16 its inset; the stepper is 94 wide, and 8 before it.
        #expect(texts[0].frame.x == 32)
        #expect(isNear(texts[1].frame.x + texts[1].frame.width, 374 - 16 - 94 - 8))
    }

    @Test func ownInsetsReplaceTheLooks() {
        var item = row("Row")
        item.insets = EdgeInsets(top: 30, leading: 5, bottom: 10, trailing: 5)
        let screen = Screen(sections: [ScreenSection(rows: [item])])
        let placed = ScreenLayout.place(screen, traits: Traits(), look: .ios26).sections[0].rows[0]
        #expect(isNear(placed.frame.height, 40 + 61.0 / 3))
        #expect(isNear(placed.content.frame.y - placed.frame.y, 30))
        #expect(placed.content.frame.x == 21)
    }

    @Test func aClearBackgroundTakesTheCardAway() {
        var item = row("Row")
        item.background = .shape(ShapeElement(kind: .rectangle, fill: .clear))
        let screen = Screen(sections: [ScreenSection(rows: [item])])
        let placed = ScreenLayout.place(screen, traits: Traits(), look: .ios26).sections[0]
        #expect(placed.cardFill == .clear)
    }

    @Test func disabledTextIsHalfAsStrong() {
        let screen = Screen(sections: [ScreenSection(rows: [row("A", nil, isEnabled: false)])])
        let placed = ScreenLayout.place(screen, traits: Traits(), look: .ios26).sections[0].rows[0]
        let paint = placed.content.texts[0].text.lines[0].runs[0].paint
        #expect(paint == .faded(.role(.label), 0.5))
    }
}
