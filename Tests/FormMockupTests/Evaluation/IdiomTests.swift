import FormMockup
import Testing

/// Idioms of app code that lose a text or a state when they are taken too simply.
struct IdiomTests {
    private func states(_ code: String) -> [Bool] {
        screen(code).sections.flatMap { $0.rows.map { $0.semantics.isEnabled } }
    }

    @Test func anOwnModifierSetsTheEnvironmentOfItsContent() {
        let code = """
            struct Frozen: ViewModifier {
                func body(content: Content) -> some View { content.disabled(true) }
            }
            Form { Toggle("Sync", isOn: true).modifier(Frozen()) }
            """
        #expect(states(code) == [false])
    }

    @Test func anOwnModifierMayPutMoreAroundItsContent() {
        let code = """
            struct Noted: ViewModifier {
                let note: String
                func body(content: Content) -> some View { VStack { content; Text(note) } }
            }
            Form { Text("Sync").modifier(Noted(note: "Daily")) }
            """
        #expect(labels(code) == [["Sync Daily"]])
    }

    @Test func aRowIsDisabledWhenAllInItIs() {
        let toggles = #"Text("a"); Toggle("b", isOn: true); Toggle("c", isOn: true)"#
        #expect(states("Form { HStack { \(toggles) }.disabled(true) }") == [false])
        #expect(states("Form { HStack { \(toggles).disabled(true) } }") == [true])
        #expect(states(#"Form { HStack { Text("a"); Text("b") } }"#) == [true])
    }

    @Test func theColourBehindAListIsNoRow() {
        let code = #"ZStack { Color.gray.ignoresSafeArea(); List { Text("in") } }"#
        #expect(labels(code) == [["in"]])
    }

    @Test func whatIsNoColourBesideAListStays() {
        #expect(labels(#"ZStack { List { Text("in") }; Text("over") }"#) == [["in"], ["over"]])
    }

    @Test func anAutoclosureGivesItsArgument() {
        let code = """
            func twice(_ value: @autoclosure () -> Int) -> Int { value() * 2 }
            Form { Text("\\(twice(4))") }
            """
        #expect(labels(code) == [["8"]])
    }

    @Test func aModelMadeByAnAutoclosureHasItsValues() {
        let code = """
            class Model: ObservableObject { @Published var user = "guest" }
            struct Account: View {
                @StateObject private var model: Model
                init(model: @autoclosure @escaping () -> Model = Model()) {
                    _model = StateObject(wrappedValue: model())
                }
                var body: some View { Form { Text(model.user) } }
            }
            """
        #expect(labels(code) == [["guest"]])
    }

    @Test(arguments: [true, false])
    func aConstantOpensAGroup(isOpen: Bool) {
        let code = """
            Form {
                DisclosureGroup("More", isExpanded: .constant(\(isOpen))) { Text("a") }
                Section("Rest", isExpanded: .constant(\(isOpen))) { Text("b") }
            }
            """
        let sections = screen(code).sections
        #expect(sections.first?.rows.first?.isExpanded == isOpen)
        #expect(sections.last?.isExpanded == isOpen)
    }

    @Test(arguments: [
        "ForEach([\"a\", \"b\"], id: \\.self, content: Text.init)",
        "ForEach([\"a\", \"b\"].map(String.init), id: \\.self) { Text($0) }",
        "ForEach([\"a\", \"b\"], id: \\.self, content: Line.init)",
    ])
    func anInitialiserIsAFunction(rows: String) {
        let code = """
            struct Line: View {
                let text: String
                init(_ text: String) { self.text = text }
                var body: some View { Text(text) }
            }
            List { \(rows) }
            """
        #expect(labels(code) == [["a", "b"]])
    }

    @Test func anOperatorIsAFunction() {
        let code = """
            let prices = [4, 1, 3]
            Form {
                Text("\\(prices.reduce(0, +)) of \\(prices.sorted(by: >).map { String($0) }.joined(separator: " "))")
            }
            """
        #expect(labels(code) == [["8 of 4 3 1"]])
    }

    @Test func aNoteOnAModifierIsOneOnItsRow() {
        let code = """
            Form {
                Toggle("a", isOn: true) // (1) row
                Toggle("b", isOn: true)
                    .disabled(true) // (2) modifier
            }
            """
        #expect(screen(code).sections[0].rows.map { $0.pin } == [1, 2])
    }
}
