import FormMockup
import Testing

/// An app's models have names of SwiftUI's own as well: a menu's `Section`, a document's `Text`.
struct NameClashTests {
    private static let names = [
        "Button", "Color", "Divider", "ForEach", "Form", "Group", "HStack", "Image", "Label",
        "List",
        "Picker", "Section", "Text", "Toggle",
    ]

    private static let view = """
        import SwiftUI
        struct A: View {
            @State var model = Model()
            @State var isOn = true
            var body: some View {
                Form {
                    Section("S") {
                        HStack { Image(systemName: "star"); Text(model.name) }
                        Toggle("Toggle", isOn: $isOn)
                        ForEach(model.names, id: \\.self) { name in Label(name, systemImage: "star") }
                        Group { Button("Button") {}.foregroundStyle(Color.red) }
                        Picker("Picker", selection: .constant(1)) { Text("One").tag(1) }
                    }
                }
            }
        }

        """

    private static let rows = ["name", "Toggle: on", "a", "b", "Button", "Picker: One"]

    /// A model that declares something inside.
    private static func model(_ inside: String) -> String {
        """
        struct Model {
            \(inside)
            var name = "name"
            var names = ["a", "b"]
        }

        """
    }

    @Test(arguments: names)
    func aTypeInsideAnotherHidesNothingElsewhere(_ name: String) {
        for inside in ["struct \(name) { var x = 1 }", "enum \(name) { case x }"] {
            let text = Self.model(inside)
            let apart = [(path: "A.swift", text: Self.view), ("Model.swift", text)]
            #expect(SourceBlock(view: "A", apart).rows == Self.rows, "\(inside)")
            #expect(SourceBlock(text + Self.view, view: "A", []).rows == Self.rows, "\(inside)")
            let together = [(path: "A.swift", text: text + Self.view)]
            #expect(SourceBlock(view: "A", together).rows == Self.rows, "\(inside)")
        }
    }

    @Test(arguments: names)
    func anAliasInsideATypeHidesNothingElsewhere(_ name: String) {
        let text = Self.model("typealias \(name) = Other") + "struct Other { var x = 1 }\n"
        let apart = [(path: "A.swift", text: Self.view), ("Model.swift", text)]
        #expect(SourceBlock(view: "A", apart).rows == Self.rows)
        #expect(SourceBlock(text + Self.view, view: "A", []).rows == Self.rows)
    }

    @Test(arguments: names)
    func aModelOfTheNameHidesNothing(_ name: String) {
        let text = Self.model("") + "struct \(name) { var x = 1 }\n"
        let apart = [(path: "A.swift", text: Self.view), ("Model.swift", text)]
        #expect(SourceBlock(view: "A", apart).rows == Self.rows)
    }

    @Test func aModuleInFrontMeansItsView() {
        let code = """
            enum Launch {
                struct Toggle<Label: View>: View {
                    @ViewBuilder var label: Label
                    @State private var isOn = true
                    var body: some View { SwiftUI.Toggle(isOn: self.$isOn) { label } }
                }
            }
            struct A: View { var body: some View { Form { Launch.Toggle { Text("a") } } } }
            """
        #expect(SourceBlock(code, view: "A", []).rows == ["a: on"])
        #expect(SourceBlock(view: "A", [("A.swift", code)]).rows == ["a: on"])
    }

    @Test func anAliasMeansItsTypeInsideTheTypeAround() {
        let code = """
            struct Other { var title = "other" }
            struct Wrong { var title = "wrong" }
            struct B { typealias Section = Wrong; typealias Item = Wrong }
            struct A: View {
                typealias Section = Other
                typealias Item = Other
                let section = Section()
                let item: Item
                var body: some View { Form { Text(section.title); Text(Item().title) } }
            }
            """
        #expect(SourceBlock(code, view: "A", []).rows == ["other", "other"])
        #expect(SourceBlock(view: "A", [("A.swift", code)]).rows == ["other", "other"])
    }
}
