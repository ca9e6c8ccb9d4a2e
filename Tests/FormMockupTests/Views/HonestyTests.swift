import Testing

@testable import FormMockup

/// What is invented is marked, what is hidden is not read, and what is a matter of taste is only
/// said to the author of a page.
struct HonestyTests {
    private func rows(_ code: String) -> [Semantics] {
        screen(code).sections.flatMap { $0.rows.map { $0.semantics } }
    }

    @Test func aStandInInsideARowMarksTheRow() {
        let row = rows(#"Form { HStack { Text("lead"); MysteryBadge(3) } }"#)[0]
        #expect(row.kind == .custom)
        #expect(row.isPlaceholder)
    }

    @Test func sampleRowsAreMarked() {
        let found = rows("Form { ForEach(items) { item in Text(item.name) } }")
        #expect(found.map { $0.isPlaceholder } == [true, true, true])
    }

    @Test func inventedTextsAreNamed() {
        let code = """
            Form {
                Text("known")
                Text(account.name)
                HStack { Text("by"); Text(account.owner); if isNew { Text(badge) } }
            }
            """
        #expect(
            rows(code).map { $0.standIns } == [[], ["account.name"], ["account.owner", "badge"]])
        #expect(rows(code).map { $0.isPlaceholder } == [false, false, false])
    }

    @Test func whatIsHiddenIsNotRead() {
        let code = #"Form { HStack { Text("a"); Text("b").hidden(); Text("c").opacity(0) } }"#
        #expect(rows(code).map { $0.label } == ["a"])
    }

    @Test func aControlAsValueIsWhatTheRowIs() {
        let row = rows(
            #"Form { LabeledContent("Wi-Fi") { Toggle("", isOn: true).labelsHidden() } }"#)[0]
        #expect(row.kind == .toggle)
        #expect(row.label == "Wi-Fi")
        #expect(row.value == .toggle(true))
    }

    @Test func aBadgeInTheLabelOfALinkIsTheRows() {
        let code = #"List { NavigationLink { Text("x") } label: { Text("Inbox").badge(3) } }"#
        #expect(screen(code).sections[0].rows[0].badge?.plainText == "3")
    }

    @Test func aColourThatNobodyGivesIsNoLayerAndNoRow() {
        let code = """
            Form {
                Text("a").listRowBackground(theme.primaryBackground)
                Text("b").background(palette.card).foregroundStyle(theme.textColor)
                Circle().fill(item.color).frame(width: 8, height: 8)
            }
            """
        let result = compiled(code)
        #expect(Set(result.diagnostics.map { $0.id }) == ["unknown-color"])
        #expect(
            result.mockups[0].screen.sections[0].rows.map { $0.background == nil } == [
                true, true, true,
            ])
    }

    @Test func ownColoursOfOtherFilesAreFound() {
        let block = SourceBlock(
            view: "A",
            [
                (
                    "A.swift",
                    #"struct A: View { var body: some View { Form { Text("a").foregroundColor(.secondaryText) } } }"#
                ),
                ("B.swift", "extension Color { static let secondaryText = Color.red }"),
            ])
        #expect(block.messages == [])
        guard case .text(let text)? = block.result.mockups[0].screen.sections[0].rows.first?.content
        else {
            Issue.record("no text")
            return
        }
        #expect(text.runs[0].color == .system(.red))
    }

    @Test func adviceIsForAuthorsOfPages() {
        let empty = #"Form { Section("Empty") { }; Section { Text("a") }.padding(20) }"#
        #expect(compiled(empty).diagnostics.map { $0.severity } == [.warning, .warning])
        let block = SourceBlock(
            view: "A", [("A.swift", "struct A: View { var body: some View { \(empty) } }")])
        #expect(block.result.diagnostics.map { $0.severity } == [.note, .note])
    }
}
