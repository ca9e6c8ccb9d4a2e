import Testing

@testable import FormMockup

/// Styles that the code declares are run: what their bodies make is drawn.
struct OwnStyleTests {
    private func rows(_ code: String) -> [Row] { screen(code).sections.flatMap { $0.rows } }

    @Test func aToggleStyleSeesLabelAndState() {
        let code = """
            struct Check: ToggleStyle {
                func makeBody(configuration: Configuration) -> some View {
                    HStack {
                        configuration.label
                        Text(configuration.isOn ? "yes" : "no")
                    }
                }
            }
            struct A: View {
                @State var push = true
                var body: some View { Form { Toggle("Push", isOn: $push).toggleStyle(Check()) } }
            }
            """
        #expect(rows(code).map { $0.content.plainText } == ["Push yes"])
        #expect(rows(code)[0].semantics.value == .toggle(true))
    }

    @Test func aStyleMayDrawTheControlItself() {
        let code = """
            struct Wide: ToggleStyle {
                func makeBody(configuration: Configuration) -> some View {
                    VStack { Toggle(configuration); Text("below") }
                }
            }
            Form { Toggle("Push", isOn: true).toggleStyle(Wide()) }
            """
        #expect(rows(code).map { $0.content.plainText } == ["Push below"])
    }

    @Test(arguments: [
        "static var card: CardButtonStyle { CardButtonStyle() }",
        "static var card: Self { .init() }",
        "static func card() -> CardButtonStyle { CardButtonStyle() }",
    ])
    func aStaticMemberNamesAStyle(_ member: String) {
        let call = member.contains("func") ? ".card()" : ".card"
        let code = """
            struct CardButtonStyle: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    HStack { Text("card"); configuration.label }
                }
            }
            extension ButtonStyle where Self == CardButtonStyle { \(member) }
            Form { Button("Go") { }.buttonStyle(\(call)) }
            """
        #expect(rows(code).map { $0.content.plainText } == ["card Go"])
        #expect(messages(code) == [])
    }

    @Test func aStyleKnowsWhetherTheControlIsEnabled() {
        let code = """
            struct S: ButtonStyle {
                @Environment(\\.isEnabled) var isEnabled
                func makeBody(configuration: Configuration) -> some View {
                    Text(isEnabled ? "on" : "off")
                }
            }
            Form { Button("Go") { }.buttonStyle(S()).disabled(true) }
            """
        #expect(rows(code).map { $0.content.plainText } == ["off"])
    }

    @Test func otherControlsHaveStylesAsWell() {
        let code = """
            struct L: LabelStyle {
                func makeBody(configuration: Configuration) -> some View {
                    HStack { configuration.title; Text("|"); configuration.icon }
                }
            }
            struct C: LabeledContentStyle {
                func makeBody(configuration: Configuration) -> some View {
                    VStack { configuration.label; configuration.content }
                }
            }
            struct P: ProgressViewStyle {
                func makeBody(configuration: Configuration) -> some View {
                    Text("\\(Int((configuration.fractionCompleted ?? 0) * 100)) percent")
                }
            }
            struct F: TextFieldStyle {
                func _body(configuration: TextField<Self._Label>) -> some View {
                    HStack { Text(">"); configuration }
                }
            }
            struct D: DisclosureGroupStyle {
                func makeBody(configuration: Configuration) -> some View {
                    VStack { configuration.label; if configuration.isExpanded { configuration.content } }
                }
            }
            Form {
                Label("Wifi", systemImage: "wifi").labelStyle(L())
                LabeledContent("Name", value: "Ada").labeledContentStyle(C())
                ProgressView(value: 0.5).progressViewStyle(P())
                TextField("Mail", text: "a@b.c").textFieldStyle(F())
                DisclosureGroup("More", isExpanded: true) { Text("inside") }.disclosureGroupStyle(D())
            }
            """
        #expect(
            rows(code).map { $0.content.plainText }
                == ["Wifi |", "Name Ada", "50 percent", "> a@b.c", "More inside"])
        #expect(messages(code) == [])
    }
}
