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

    @Test func thePaddingOfASectionIsReported() {
        #expect(messages(#"Form { Section { Text("a") }.padding(20) }"#) == ["section-padding"])
    }

    @Test func aBlockThatShowsTheFaultOnPurposeIsExempt() {
        let code = "Form { \(Self.header); \(Self.header); \(Self.header); Section { } }"
        #expect(messages(code, verdict: .bad) == [])
    }
}
