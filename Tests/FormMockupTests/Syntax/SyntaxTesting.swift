import Testing

@testable import FormMockup

/// The tree of some code that is a file of its own.
func parse(_ code: String) -> SyntaxTree {
    Parser.parse(SourceText(file: FileID(0), bytes: Array(code.utf8)))
}

/// Expects that code has a tree, given as its dump without the last newline, and no error.
func expectTree(
    _ code: String, _ dump: String, sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(TreeDump.text(of: parse(code)) == dump + "\n", sourceLocation: sourceLocation)
}

/// Expects messages at the marks `«1»`, `«2»`, … of the code, in order of place, and what is left
/// of the tree beside them.
func expectErrors(
    _ marked: String, _ messages: [String], _ dump: String,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let (code, marks) = unmarked(marked)
    let tree = parse(code)
    #expect(tree.diagnostics.map(\.message) == messages, sourceLocation: sourceLocation)
    #expect(
        tree.diagnostics.map { $0.range?.start ?? -1 } == marks, sourceLocation: sourceLocation)
    let readable = SyntaxTree(statements: tree.statements, notes: tree.notes, diagnostics: [])
    #expect(TreeDump.text(of: readable) == dump + "\n", sourceLocation: sourceLocation)
}

/// Code without its marks, and where they stood in its bytes.
func unmarked(_ marked: String) -> (code: String, marks: [Int]) {
    var code = ""
    var marks: [Int] = []
    var rest = marked[...]
    while let start = rest.firstIndex(of: "«"), let end = rest[start...].firstIndex(of: "»") {
        code += rest[..<start]
        marks.append(code.utf8.count)
        rest = rest[rest.index(after: end)...]
    }
    return (code + rest, marks)
}
