import FormMockup
import Testing

/// Code of the sources that a block uses.
struct SourceIndexTests {
    private let settings = (
        "App/SettingsView.swift",
        """
        struct SettingsView: View {
            @State private var theme = Theme.dark
            var body: some View {
                Form {
                    Picker("Theme", selection: $theme) {
                        ForEach(Theme.allCases, id: \\.self) { Text($0.title) }
                    }
                    CardRow(title: "Card").starred()
                    Text(greeting)
                }
            }
        }
        """
    )
    private let parts = (
        "App/Parts.swift",
        """
        enum Theme: String, CaseIterable { case light, dark }
        extension Theme { var title: String { rawValue.capitalized } }
        struct CardRow: View {
            let title: String
            var body: some View { Text(title) }
        }
        extension View { func starred() -> some View { HStack { self; Text("star") } } }
        let greeting = "Hello"
        """
    )

    @Test func aScreenUsesWhatOtherFilesDeclare() {
        let block = SourceBlock(view: "SettingsView", [parts, settings])
        #expect(block.rows == ["Theme: Dark", "Card star", "Hello"])
        #expect(block.messages == [])
    }

    @Test func aBlockUsesWhatTheSourcesDeclare() {
        let block = SourceBlock("Form { CardRow(title: greeting) }", [parts])
        #expect(block.rows == ["Hello"])
    }

    @Test func ofTwoTypesTheNearestIsMeantAndSaid() {
        let files = [
            (
                "App/Main/MainView.swift",
                "struct MainView: View { var body: some View { Form { Row() } } }"
            ),
            ("App/Main/Row.swift", "struct Row: View { var body: some View { Text(\"near\") } }"),
            ("Kit/Row.swift", "struct Row: View { var body: some View { Text(\"far\") } }"),
        ]
        let block = SourceBlock(view: "MainView", files)
        #expect(block.rows == ["near"])
        #expect(block.messages == ["ambiguous-type"])
    }

    @Test func aPrivateTypeBelongsToItsFile() {
        let row = "private struct Row: View { var body: some View { Text(\"NAME\") } }\n"
        let files = [
            (
                "A.swift",
                row.replacing("NAME", "a") + "struct A: View { var body: some View { Row() } }"
            ),
            (
                "B.swift",
                row.replacing("NAME", "b")
                    + "struct B: View { var body: some View { Form { Row(); A() } } }"
            ),
        ]
        let block = SourceBlock(view: "B", files)
        #expect(block.rows == ["b", "a"])
        #expect(block.messages == [])
    }

    @Test func typesOfOneNameKeepTheirOwnStaticsAndInnerTypes() {
        let type = """
            private enum Texts { static let title = Inner.name; enum Inner { static let name = "NAME" } }

            """
        let files = [
            (
                "A.swift",
                type.replacing("NAME", "a")
                    + "struct A: View { var body: some View { Text(Texts.title) } }"
            ),
            (
                "B.swift",
                type.replacing("NAME", "b")
                    + "struct B: View { var body: some View { Form { Text(Texts.title); A() } } }"
            ),
        ]
        #expect(SourceBlock(view: "B", files).rows == ["b", "a"])
    }

    @Test func aNameOfSwiftUIIsNotHiddenByWhatIsNoView() {
        let files = [
            (
                "A.swift",
                "struct A: View { var body: some View { List { Section(\"One\") { Text(\"a\") } } } }"
            ),
            ("B.swift", "enum Section { case main }"),
        ]
        #expect(SourceBlock(view: "A", files).rows == ["a"])
    }

    @Test func theScreenOfASourceIsWhatItsPreviewShows() {
        let file = (
            "A.swift",
            """
            struct A: View { let name: String; var body: some View { Form { Text(name) } } }
            #Preview { A(name: "Sana") }
            """
        )
        #expect(SourceBlock(origin: "A.swift", [file]).rows == ["Sana"])
    }

    @Test func aSourceMayHoldAViewThatIsWrittenDown() {
        let file = ("a.swift", "@State var isOn = true\nForm { Toggle(\"Sound\", isOn: $isOn) }")
        #expect(SourceBlock(origin: "a.swift", [file]).rows == ["Sound: on"])
    }

    @Test func aNamedViewIsMadeAsAPreviewMakesIt() {
        let file = (
            "A.swift",
            """
            @Observable class Store { var count = 1 }
            struct A: View {
                let name: String
                @Environment(Store.self) var store
                var body: some View { Form { Text(name); Text("\\(store.count)") } }
            }
            struct A_Previews: PreviewProvider {
                static var previews: some View {
                    let store = Store()
                    store.count = 7
                    return NavigationStack { A(name: "Sana").environment(store) }
                }
            }
            """
        )
        #expect(SourceBlock(view: "A", [file]).rows == ["Sana", "7"])
    }

    @Test(arguments: ["os(macOS)", "JAILBREAK", "!DEBUG"])
    func aViewThatIsLeftOutIsDrawnByItsName(_ condition: String) {
        let file = (
            "A.swift",
            """
            #if \(condition)
            import SwiftUI
            struct A: View { var body: some View { Form { ARow() } } }
            private struct ARow: View { var body: some View { Text("a") } }
            #endif
            """
        )
        let block = SourceBlock(view: "A", [file])
        #expect(block.rows == ["a"])
        #expect(block.messages == ["left-out-view"])
        #expect(SourceBlock(file.1, view: "A", []).rows == ["a"])
    }

    @Test func whatIsNoViewIsSaid() {
        let block = SourceBlock(view: "User", [("A.swift", "struct User { var name: String }")])
        #expect(block.messages == ["unknown-view-name"])
        #expect(block.result.diagnostics[0].message == "'User' is no view: it has no 'body'")
    }

    @Test func aSlipInAViewsNameIsMended() {
        let block = SourceBlock(view: "SettingsVeiw", [parts, settings])
        #expect(block.messages == ["unknown-view-name"])
        #expect(
            block.result.diagnostics[0].notes.isEmpty == false
                || block.result.diagnostics[0].fixIt != nil
                || block.result.diagnostics[0].message.contains("SettingsView"))
    }

    @Test func aFaultInADeclarationThatIsUsedHasItsPlace() {
        let file = (
            "A.swift",
            "struct B {}\nstruct A: View { var body: some View { Form { Text(\"a\" } } }\n"
        )
        let diagnostic = SourceBlock(view: "A", [file]).result.diagnostics.first
        #expect(diagnostic?.severity == .error)
        #expect(diagnostic?.range?.file == FileID(100))
        #expect((diagnostic?.range?.start ?? 0) > 12)
    }
}

extension String {
    fileprivate func replacing(_ word: String, _ text: String) -> String {
        replacingOccurrences(of: word, in: self, text)
    }

    private func replacingOccurrences(of word: String, in whole: String, _ text: String) -> String {
        var parts: [String] = []
        var rest = Substring(whole)
        while let range = rest.firstRange(of: word) {
            parts.append(String(rest[..<range.lowerBound]))
            rest = rest[range.upperBound...]
        }
        return (parts + [String(rest)]).joined(separator: text)
    }
}
