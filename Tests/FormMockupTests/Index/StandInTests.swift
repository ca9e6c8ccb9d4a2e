import FormMockup
import Testing

/// Values that nobody gives, as far as their declared types supply them.
struct StandInTests {
    private func rows(_ declarations: String, _ body: String) -> [String] {
        let file = (
            "A.swift",
            declarations + "\nstruct A: View {\n" + body + "\n}\n"
        )
        return SourceBlock(view: "A", [file]).rows
    }

    @Test func anObjectOfTheEnvironmentIsMadeByItsType() {
        let rows = rows(
            "class Store: ObservableObject { @Published var isOn = true; var name = \"Main\" }",
            """
            @EnvironmentObject var store: Store
            var body: some View { Form { Toggle("On", isOn: $store.isOn); Text(store.name) } }
            """)
        #expect(rows == ["On: on", "Main"])
    }

    @Test func viewsShareTheObjectOfTheEnvironment() {
        let file = (
            "A.swift",
            """
            @Observable class Store { var count = 1 }
            struct Row: View {
                @Environment(Store.self) var store
                var body: some View { Text("\\(store.count)") }
            }
            struct A: View {
                @Environment(Store.self) private var store
                var body: some View { Form { Row() } }
            }
            """
        )
        #expect(SourceBlock("store.count = 2", view: "A", [file]).rows == ["2"])
    }

    @Test(arguments: ["preview", "mock", "sample", "example"])
    func aStaticSampleIsUsed(name: String) {
        let rows = rows(
            "struct User { let name: String; static let \(name) = User(name: \"Sana\") }",
            "let user: User\nvar body: some View { Form { Text(user.name) } }")
        #expect(rows == ["Sana"])
    }

    @Test(arguments: [
        "static let samples = [Trip(name: \"Hunza\"), Trip(name: \"Swat\")]",
        "static var mocks: [Trip] { [.init(name: \"Hunza\"), .init(name: \"Swat\")] }",
    ])
    func aStaticListIsUsed(member: String) {
        let rows = rows(
            "struct Trip: Identifiable { let name: String; var id: String { name }; \(member) }",
            "@Query var trips: [Trip]\nvar body: some View { List(trips) { Text($0.name) } }")
        #expect(rows == ["Hunza", "Swat"])
    }

    @Test func anEnumIsItsFirstCase() {
        let rows = rows(
            "enum Kind: String { case daily, weekly }",
            "@Binding var kind: Kind\nvar body: some View { Form { Text(kind.rawValue) } }")
        #expect(rows == ["daily"])
    }

    @Test func anUnknownValueHasTheInitialValuesOfItsType() {
        let rows = rows(
            "struct Alarm { let id: Int; var isOn = true; var label: String }",
            """
            @Binding var alarm: Alarm
            var body: some View { Form { Toggle("On", isOn: $alarm.isOn); Text(alarm.label) } }
            """)
        #expect(rows == ["On: on", "label"])
    }

    @Test func anObjectThatMakesItselfForEverEnds() {
        let block = SourceBlock(
            view: "A",
            [
                (
                    "A.swift",
                    """
                    class Store: ObservableObject { let other = Store(); var name = "x" }
                    struct A: View {
                        @ObservedObject var store: Store
                        var body: some View { Form { Text("a") } }
                    }
                    """
                )
            ])
        #expect(block.rows == ["a"])
        #expect(block.result.diagnostics.allSatisfy { $0.severity != .error })
    }

    @Test(arguments: [
        "@Entry var spacing: Int = 7",
        """
        var spacing: Int {
                get { self[SpacingKey.self] }
                set { self[SpacingKey.self] = newValue }
            }
        """,
    ])
    func aValueOfTheEnvironmentHasItsDefault(member: String) {
        let rows = rows(
            """
            struct SpacingKey: EnvironmentKey { static let defaultValue = 7 }
            extension EnvironmentValues { \(member) }
            """,
            "@Environment(\\.spacing) var spacing\nvar body: some View { Form { Text(\"\\(spacing)\") } }"
        )
        #expect(rows == ["7"])
    }
}
