import Testing

@testable import FormMockup

/// Ranges point into the file that the author edits, also from code inside a fence.
struct SourceRangeTests {
    /// A Markdown file with a fence in a list, whose lines lose different indentations.
    private let file = """
        - اردو

          ```form
          Section("A") {
              Text("b"
                  + "c")
         Text("d") // (1) note
          }
          ```
        """

    private func source() -> SourceText {
        let bytes = Array(file.utf8)
        var code: [UInt8] = []
        var lines: [SourceText.LineStart] = []
        var lineStart = 0
        for (number, line) in file.split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated()
        {
            let indent = min(2, line.prefix { $0 == " " }.count)
            if (3...7).contains(number) {
                lines.append(SourceText.LineStart(code: code.count, file: lineStart + indent))
                code += Array(line.utf8.dropFirst(indent)) + [10]
            }
            lineStart += line.utf8.count + 1
        }
        #expect(lineStart == bytes.count + 1)
        return SourceText(file: FileID(3), bytes: code, lines: lines)
    }

    /// The text of a range in the file.
    private func text(_ range: SourceRange) -> String {
        #expect(range.file == FileID(3))
        return String(decoding: Array(file.utf8)[range.start..<range.end], as: UTF8.self)
    }

    private func section() throws -> (arguments: [Argument], tree: SyntaxTree) {
        let tree = Parser.parse(source())
        #expect(tree.diagnostics.isEmpty)
        guard case .expression(let expression)? = tree.statements.first?.kind,
            case .postfix(_, let suffixes) = expression.kind,
            case .call(let arguments)? = suffixes.first?.kind
        else {
            Issue.record("no call")
            return ([], tree)
        }
        return (arguments, tree)
    }

    @Test func arguments() throws {
        let arguments = try section().arguments
        #expect(text(arguments[0].value.range) == "\"A\"")
        #expect(text(arguments[1].value.range).hasPrefix("{\n      Text"))
        #expect(text(arguments[1].value.range).hasSuffix("\n  }"))
    }

    @Test func anExpressionOverTwoLines() throws {
        let closure = try section().arguments[1]
        guard case .closure(let body) = closure.value.kind else { return Issue.record("closure") }
        #expect(text(body.body.statements[0].range) == "Text(\"b\"\n          + \"c\")")
        #expect(text(body.body.statements[1].range) == "Text(\"d\")")
    }

    @Test func notes() throws {
        let note = try #require(try section().tree.notes.first)
        #expect(text(note.range) == "// (1) note")
        #expect(text(note.line) == "Text(\"d\")")
    }

    @Test func everyTokenIsExact() {
        let source = source()
        let file = Array(self.file.utf8)
        for token in Lexer.tokens(of: source).tokens where token.kind != .end {
            let code = source.bytes[Int(token.start)..<Int(token.end)]
            #expect(Array(file[Int(token.fileStart)..<Int(token.fileEnd)]) == Array(code))
        }
    }

    @Test func aMultiLineStringSpansTheIndentation() {
        let code = Array("\"\"\"\na\n\"\"\"\nb".utf8)
        let lines = [(0, 10), (4, 24), (6, 36), (10, 50)].map {
            SourceText.LineStart(code: $0.0, file: $0.1)
        }
        let tree = Parser.parse(SourceText(file: FileID(0), bytes: code, lines: lines))
        #expect(tree.statements.map(\.range.start) == [10, 50])
        #expect(tree.statements.map(\.range.end) == [39, 51])
    }
}
