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
