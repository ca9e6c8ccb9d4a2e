import FormMockup
import Testing

/// A screen that is drawn more than once is made once.
struct PreparedViewTests {
    private func mockup(_ view: String, _ files: String) -> Mockup? {
        SourceBlock(view: view, [("App.swift", files)]).result.mockups.first
    }

    private func texts(_ screen: Screen?) -> [String] {
        (screen?.sections ?? []).flatMap(\.rows).map { $0.semantics.label }
    }

    private let screen = """
        struct Screen: View {
            @Environment(\\.colorScheme) var scheme
            let model: Model
            @State private var number = [1, 2, 3].map { $0 * 2 }.count
            var body: some View {
                Form {
                    Text(model.name)
                    Text("\\(number)")
                    if scheme == .dark { Text("At night") }
                    let _ = model.shout()
                }
            }
        }
        final class Model { var name: String; init(_ name: String) { self.name = name }; func shout() -> Bool { name += "!"; return true } }
        """

    @Test func theDarkScreenBeginsWithThePreviewsValues() {
        let mockup = mockup("Screen", screen + "\n#Preview { Screen(model: Model(\"Sana\")) }")
        #expect(texts(mockup?.screen) == ["Sana", "3"])
        #expect(texts(mockup?.darkScreen) == ["Sana", "3", "At night"])
    }

    @Test func aPreviewThatAsksForDarkColoursRunsAgain() {
        let mockup = mockup(
            "Screen",
            screen + """

                struct Holder: View {
                    @Environment(\\.colorScheme) var scheme
                    let content: (String) -> Screen
                    var body: some View { content(scheme == .dark ? "Dark" : "Light") }
                }
                #Preview { Holder { Screen(model: Model($0)) } }
                """)
        #expect(texts(mockup?.screen) == ["Light", "3"])
        #expect(texts(mockup?.darkScreen) == ["Dark", "3", "At night"])
    }

    @Test func onlyTheFirstViewOfAPreviewIsMade() {
        let mockup = mockup(
            "Screen",
            screen + """

                enum Names {
                    static var first = "first"
                    static func change() -> String { first = "second"; return first }
                }
                #Preview {
                    Screen(model: Model(Names.first))
                    let _ = Names.change()
                    Screen(model: Model("third"))
                }
                struct Later: View { var body: some View { Text(Names.first) } }
                """)
        #expect(texts(mockup?.screen) == ["first", "3"])
    }

    @Test func whatIsDecidedLateIsKnownInTheSecondRun() {
        let mockup = mockup(
            "Settings",
            """
            struct Settings: View {
                @ObservedObject var store: Store
                var body: some View {
                    Form {
                        Toggle("Alerts", isOn: $store.alerts)
                        if store.alerts { Text("Sound"); Text("Badge") } else { Text("Off") }
                    }
                }
            }
            #Preview { Settings(store: .shared) }
            """)
        #expect(texts(mockup?.screen) == ["Alerts", "Sound", "Badge"])
        #expect(
            mockup?.screen.sections.first?.rows.first?.semantics.value == .toggle(true))
    }
}
