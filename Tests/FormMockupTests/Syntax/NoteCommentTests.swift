import Testing

@testable import FormMockup

/// `// (1) …` comments and the code they belong to.
struct NoteCommentTests {
    private func notes(_ code: String) -> [String] {
        let bytes = Array(code.utf8)
        return parse(code).notes.map { note in
            let line = String(decoding: bytes[note.line.start..<note.line.end], as: UTF8.self)
            return "\(note.number) \(note.text): \(line)"
        }
    }

    @Test func aTrailingNoteBelongsToItsLine() {
        #expect(notes("a\nText(\"b\")  // (2)  The row \nc") == ["2 The row: Text(\"b\")"])
    }

    @Test func aNoteOnALineOfItsOwnBelongsToTheNextCode() {
        #expect(notes("a\n// (1) Below\n\n// else\nb.c()\nd") == ["1 Below: b.c()"])
    }

    @Test func aNoteBehindABrace() {
        #expect(notes("Section { // (3) Whole\n a\n}") == ["3 Whole: Section {"])
    }

    @Test func otherCommentsAreNone() {
        #expect(notes("a // 1 b\nb // (x) c\nc /* (1) d */\n\"// (1) e\"\nd // (2 f").isEmpty)
    }

    @Test func notesOfDroppedCodeAreDropped() {
        #expect(notes("#if os(macOS)\na // (1) b\n#endif\nc // (2) d") == ["2 d: c"])
    }

    @Test func textInUrdu() {
        #expect(notes("a // (1) سرخی") == ["1 سرخی: a"])
    }
}
