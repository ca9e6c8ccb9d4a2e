import FormMockup
import Testing

/// Every element in every style, look, width and type size stays where it belongs.
@Suite struct GalleryLayoutTests {
    static let cases: [Traits] = {
        var cases: [Traits] = []
        for look in Traits.LookName.allCases {
            for style in Screen.ListStyle.allCases {
                for size in [Traits.TypeSize.large, .xSmall, .accessibility5] {
                    for width in [320.0, 390, 834] {
                        cases.append(
                            Traits(typeSize: size, look: look, width: width, style: style))
                    }
                }
            }
        }
        return cases
    }()

    private func place(_ traits: Traits) -> PlacedScreen {
        ScreenLayout.place(GalleryScreen.screen, traits: traits, look: .named(traits.look))
    }

    @Test(arguments: cases) func elementsStayInTheirRows(traits: Traits) {
        for row in place(traits).sections[0].rows {
            for element in row.content.all {
                #expect(element.frame.width >= 0 && element.frame.height >= 0)
                #expect(element.frame.x >= row.frame.x - 0.01, "\(row.row.semantics.label)")
                let end = row.frame.x + row.frame.width
                #expect(
                    element.frame.x + element.frame.width <= end + 0.01,
                    "\(row.row.semantics.label)")
                #expect(element.frame.y >= row.frame.y - 0.01, "\(row.row.semantics.label)")
            }
        }
    }

    @Test(arguments: cases) func linesStayInTheirBoxes(traits: Traits) {
        for row in place(traits).sections[0].rows {
            for (frame, text) in row.content.texts {
                for line in text.lines {
                    #expect(line.width <= frame.width + 0.01, "\(row.row.semantics.label)")
                    #expect(line.baseline <= row.frame.y + row.frame.height)
                }
            }
        }
    }

    @Test(arguments: cases) func rowsFollowEachOtherWithoutGaps(traits: Traits) {
        let rows = place(traits).sections[0].rows
        for index in 1..<rows.count {
            let end = rows[index - 1].frame.y + rows[index - 1].frame.height
            #expect(isNear(rows[index].frame.y, end))
        }
    }

    @Test func aThousandRowsAreLaidOut() {
        let rows = (0..<1000).map { row("Row \($0)") }
        let screen = Screen(sections: [ScreenSection(rows: rows)])
        let placed = ScreenLayout.place(screen, traits: Traits(), look: .ios18)
        #expect(placed.sections[0].card?.height == 44_000)
    }
}
