import Testing

@testable import FormMockup

/// `$name`, with and without `self` in front.
struct ProjectionTests {
    private static let rows = [
        #"Toggle("a", isOn: $isOn)"#, #"TextField("a", text: $text)"#,
        #"Stepper("a", value: $count, in: 0...9)"#, #"Slider(value: $share)"#,
        #"Picker("a", selection: $count) { Text("Two").tag(2); Text("Three").tag(3) }"#,
        #"DatePicker("a", selection: $date)"#, #"Toggle("a", isOn: $model.flag)"#,
        #"TextField("a", text: $model.user.name)"#, #"Toggle("a", isOn: $given)"#,
        #"Toggle("a", isOn: $flags[1])"#, #"Row(isOn: $isOn)"#, #"Unknown(isOn: $isOn)"#,
        #"SecureField("a", text: $text)"#, #"Toggle("a", isOn: $observed.flag)"#,
    ]

    private func semantics(_ row: String) -> [Semantics] {
        let code = """
            struct User { var name = "Sana" }
            class Model: ObservableObject { @Published var flag = true; var user = User() }
            @Observable class Observed { var flag = true }
            struct Row: View {
                @Binding var isOn: Bool
                var body: some View { Toggle("row", isOn: self.$isOn) }
            }
            struct Screen: View {
                @State private var isOn = true
                @State private var text = "abc"
                @State private var count = 3
                @State private var share = 0.25
                @State private var date = Date()
                @State private var flags = [false, true]
                @ObservedObject var model = Model()
                @Bindable var observed = Observed()
                @Binding var given: Bool
                init() { _given = .constant(true) }
                var body: some View { Form { \(row) } }
            }
            """
        return (compiled(code).mockups.first?.screen.sections ?? []).flatMap(\.rows)
            .map { row in
                var semantics = row.semantics
                semantics.bindingID = nil
                return semantics
            }
    }

    @Test(arguments: rows)
    func selfInFrontChangesNothing(_ row: String) {
        let plain = semantics(row)
        #expect(plain.count == 1)
        #expect(plain[0].value != .toggle(false) && plain[0].value != .text(""))
        #expect(semantics(row.replacing("$", with: "self.$")) == plain)
    }

    @Test func anotherInstanceProjectsToo() {
        let code = """
            final class Settings { var isOn = true; static let shared = Settings() }
            Form { Toggle("a", isOn: Settings.shared.$isOn) }
            """
        #expect(screen(code).sections[0].rows[0].semantics.value == .toggle(true))
    }
}
