import Testing

@testable import FormMockup

@Suite struct IconTableTests {
    let rows = IconTable.spans.flatMap { $0 }

    @Test func isSortedForTheSearch() {
        let names = rows.map { $0.name }
        #expect(names == Set(names).sorted())
    }

    @Test func hasARowForEveryCommonName() {
        let common = IconTable.commonNames.split { $0 == " " || $0 == "\n" }.map(String.init)
        #expect(rows.map { $0.name } == Set(common).sorted())
    }

    /// When this fails, glyphs have changed: run `Scripts/preview-icons --table`.
    @Test func agreesWithTheGlyphs() {
        let composer = IconComposer()
        let stale = rows.filter { row in
            guard let icon = composer.icon(named: row.name) else { return true }
            return icon.parts != row.icon.parts
                || icon.mirrorsInRightToLeft != row.icon.mirrorsInRightToLeft
        }
        #expect(stale.map { $0.name } == [])
    }
}
