import Testing

@testable import FormMockup

/// Classes of code for colouring.
struct HighlighterTests {
    /// The pieces of one class, in order.
    private func pieces(_ kind: HighlightClass, _ code: String) -> [String] {
        let bytes = Array(code.utf8)
        return Highlighter.spans(of: bytes).filter { $0.kind == kind }
            .map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }

    private let code = """
        #if os(iOS)
        @State private var name = "A \\(b) c" // note
        var body: some View {
            Form { Section(header: Text("x")) { row.font(.title).padding(1.5) } footer: { y() } }
        }
        #endif
        """

    @Test func keywords() {
        #expect(pieces(.keyword, code) == ["private", "var", "var", "some"])
        #expect(pieces(.keyword, "a.default(in: get, self)") == ["self"])
    }

    @Test func types() {
        #expect(pieces(.type, code) == ["View", "Form", "Section", "Text"])
    }

    @Test func strings() {
        #expect(pieces(.string, code) == ["\"A ", " c\"", "\"x\""])
        #expect(pieces(.interpolation, code) == ["\\(", ")"])
    }

    @Test func callsMembersAndLabels() {
        #expect(pieces(.call, code) == ["os", "y"])
        #expect(pieces(.member, code) == ["font", "title", "padding"])
        #expect(pieces(.label, code) == ["header", "footer"])
    }

    @Test func aMemberIsOneWhereverItsDotStands() {
        let code = """
            Form { Toggle("a", isOn: .constant(true)).tint(.red) }
                .navigationTitle("b")
                .toolbar { edit() }
            """
        #expect(
            pieces(.member, code) == ["constant", "tint", "red", "navigationTitle", "toolbar"])
        #expect(pieces(.call, code) == ["edit"])
    }

    @Test func attributesDirectivesCommentsAndNumbers() {
        #expect(pieces(.attribute, code) == ["@State"])
        #expect(pieces(.directive, code) == ["#if", "#endif"])
        #expect(pieces(.comment, code) == ["// note"])
        #expect(pieces(.number, code) == ["1.5"])
    }

    @Test func brokenCodeIsColouredToo() {
        #expect(pieces(.string, "Text(\"a\n} ) «") == ["\"a"])
        #expect(pieces(.comment, "a /* b") == ["/* b"])
    }

    @Test func spansAreInOrderAndDoNotOverlap() {
        for sample in Samples.all {
            var end = 0
            for span in Highlighter.spans(of: Array(sample.utf8)) {
                #expect(span.range.lowerBound >= end && !span.range.isEmpty)
                end = span.range.upperBound
            }
        }
    }
}
