import FormMockup
import Testing

struct DesignCheckTests {
    static let header = #"Section { Text("row") } header: { Label("Loud", systemImage: "bell") }"#

    @Test func aThirdCustomHeaderIsOneTooMany() {
        let two = "Form { \(Self.header); \(Self.header) }"
        let three = "Form { \(Self.header); \(Self.header); \(Self.header) }"
        #expect(messages(two) == [])
        #expect(messages(three) == ["many-custom-headers"])
    }

    @Test func anEmptySectionIsReported() {
        #expect(messages(#"Form { Section("Empty") { }; Text("a") }"#) == ["empty-section"])
    }

    @Test func whyASectionIsEmptyIsSaid() {
        let code = """
            struct A: View {
                @State var isLoading = true
                @State var names: [String] = []
                @State var user: String?
                var body: some View {
                    Form {
                        Section { if !isLoading { Text("a") } }
                        Section { ForEach(names, id: \\.self) { Text($0) } }
                        Section { if let user { Text(user) } }
                        Section { if names.count > 2 { Text("b") } }
                        Text("c")
                    }
                }
            }
            """
        let found = compiled(code).diagnostics
        #expect(found.map(\.id) == Array(repeating: "empty-section", count: 4))
        #expect(
            found.map { $0.notes.map(\.message) } == [
                ["this does not hold; it does with 'isLoading = false'"],
                ["there are no elements here"], ["there is no value here"], ["this does not hold"],
            ])
    }

    @Test func aScreenOfWhichNothingIsLeftIsReported() {
        let code = """
            struct A: View {
                @State var isReady = false
                var body: some View { Form { if isReady { Section("S") { Text("a") } } } }
            }
            """
        let found = compiled(code).diagnostics
        #expect(found.map(\.id) == ["empty-screen"])
        #expect(
            found.first?.notes.map(\.message)
                == ["this does not hold; it does with 'isReady = true'"])
        #expect(messages("Form { }") == [])
    }

    @Test func thePaddingOfASectionIsReported() {
        #expect(messages(#"Form { Section { Text("a") }.padding(20) }"#) == ["section-padding"])
    }

    @Test func aBlockThatShowsTheFaultOnPurposeIsExempt() {
        let code = "Form { \(Self.header); \(Self.header); \(Self.header); Section { } }"
        #expect(messages(code, verdict: .bad) == [])
    }
}
