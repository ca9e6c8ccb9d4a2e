import FormMockup
import Testing

/// What a screen asks of a collection that nobody gives agrees with the rows that are drawn of it.
struct SampleNumberTests {
    private func rows(_ content: String) -> [String] {
        labels(
            """
            struct Trip: Identifiable { let id: UUID; var name: String; var kind: String
                var cost: Double; var isDone: Bool }
            struct Trips: View {
                @Query private var trips: [Trip]
                var body: some View { Form { \(content) } }
            }
            """
        ).flatMap { $0 }
    }

    @Test func aCollectionThatIsDrawnIsNotEmpty() {
        let rows = rows(
            """
            ForEach(trips) { trip in Text(trip.name) }
            if trips.isEmpty { Text("Nothing yet") } else { Text("You have trips") }
            """)
        #expect(rows == ["name", "name", "name", "You have trips"])
    }

    @Test func aCollectionThatWillBeDrawnIsNotEmpty() {
        let rows = rows(
            """
            Text(trips.isEmpty ? "Nothing yet" : "You have trips")
            ForEach(trips) { trip in Text(trip.name) }
            """)
        #expect(rows == ["You have trips", "name", "name", "name"])
    }

    @Test func itsCountIsThatOfTheRows() {
        #expect(rows("Text(\"\\(trips.count) trips\")") == ["3 trips"])
    }

    @Test func aPartOfItIsSmaller() {
        let text = "Text(\"\\(trips.filter { $0.isDone }.count) of \\(trips.count) done\")"
        #expect(rows(text) == ["2 of 3 done"])
    }

    @Test(arguments: [
        "trips.reduce(0) { $0 + $1.cost }", "trips.map(\\.cost).reduce(0, +)",
        "trips.map { $0.cost }.reduce(0) { $0 + $1 }",
    ])
    func aSumIsANumber(sum: String) {
        #expect(rows("Text(\"Total \\(\(sum))\")") == ["Total 42"])
    }

    @Test func countsOfAnUnknownObjectAreNumbers() {
        let code = """
            struct A: View { var body: some View { Form {
                Text("\\(store.trips.filter { $0.isDone }.count) of \\(store.trips.count) done")
            } } }
            """
        #expect(labels(code) == [["2 of 3 done"]])
    }

    @Test func groupsHoldTheRows() {
        let rows = rows(
            """
            ForEach(Dictionary(grouping: trips, by: \\.kind).sorted { $0.key < $1.key }, id: \\.key) {
                kind, trips in
                Section { ForEach(trips) { trip in Text(trip.name) } }
            }
            """)
        #expect(rows == ["name", "name", "name"])
    }

    @Test func aGroupThatIsLookedUpHoldsTheRows() {
        let code = """
            struct Trip: Identifiable { let id: UUID; var name: String }
            struct A: View { let groups: [String: [Trip]]
                var body: some View { Form {
                    ForEach(groups["a"] ?? []) { trip in Text(trip.name) }
                } } }
            """
        #expect(labels(code) == [["name", "name", "name"]])
    }
}
