import FormMockup
import Testing

/// Extensions of types that the code does not declare.
struct ImplicitSelfTests {
    @Test(arguments: [
        "VStack { self }", "self.bold()", "bold()", "modifier(Quiet())", "self.modifier(Quiet())",
        "padding().bold()", "HStack { self }",
    ])
    func anExtensionOfViewShowsTheViewItself(body: String) {
        let code = """
            struct Quiet: ViewModifier {
                func body(content: Content) -> some View { content.padding() }
            }
            extension View { func card() -> some View { \(body) } }
            List { Text("one").card() }
            """
        #expect(labels(code) == [["one"]])
        #expect(messages(code).isEmpty)
    }

    @Test func anExtensionOfTextShowsTheTextItself() {
        let code = """
            extension Text { func loud() -> Text { bold() } }
            List { Text("one").loud() }
            """
        #expect(labels(code) == [["one"]])
    }

    @Test(arguments: [
        ("uppercased() + \"!\"", "AB!"), ("self.uppercased()", "AB"), ("\"\\(count)\"", "2"),
        ("isEmpty ? \"none\" : self", "ab"),
    ])
    func anExtensionOfStringUsesItsMembers(body: String, right: String) {
        let code = """
            extension String { var shout: String { \(body) } }
            List { Text("ab".shout) }
            """
        #expect(labels(code) == [[right]])
    }

    @Test func selfOfATypeReachesItsStaticMembers() {
        let code = """
            struct Price: View {
                static let currency = "EUR"
                var body: some View { List { Text(Self.currency) } }
            }
            """
        #expect(labels(code) == [["EUR"]])
    }
}

/// Own modifiers that share their name with others.
struct OwnModifierTests {
    @Test(arguments: [
        // By labels.
        "func frame(_ size: Int) -> some View { self.frame(width: 10, height: 10) }",
        // By types: what calls itself with other types is SwiftUI's.
        "func font(_ size: Int) -> some View { self.font(.system(size: 10)) }",
        "func alert(_ text: Binding<String>) -> some View { self.alert(\"x\", isPresented: $a) {} }",
        "func padding(_ on: Bool) -> some View { if on { self.padding(4) } else { self } }",
    ])
    func oneWithOtherLabelsOrTypesIsNotMeant(modifier: String) {
        let code = """
            extension View { \(modifier) }
            List {
                Text("one").frame(width: 20, height: 20).font(.headline).padding(4)
            }
            """
        #expect(labels(code) == [["one"]])
        #expect(messages(code).isEmpty)
    }

    @Test func oneThatCallsItsOwnNameCallsTheOneOfSwiftUI() {
        let code = """
            extension View {
                func onChange(of value: Int, wait: Int, _ action: @escaping () -> Void) -> some View {
                    self.onChange(of: value, wait: wait, action)
                }
                func badge(_ count: Int) -> some View { self.badge(count) }
            }
            List { Text("one").onChange(of: 1, wait: 2) {}.badge(3) }
            """
        #expect(labels(code) == [["one"]])
        #expect(!messages(code).contains("evaluation-too-deep"))
    }

    @Test func functionsWithOneNameAreToldApartByTypes() {
        let code = """
            func title(_ number: Int) -> String { "number" }
            func title(_ text: String) -> String { "text" }
            func title(_ flag: Bool) -> String { "flag" }
            List { Text(title(1)); Text(title("a")); Text(title(true)) }
            """
        #expect(labels(code) == [["number", "text", "flag"]])
    }
}
