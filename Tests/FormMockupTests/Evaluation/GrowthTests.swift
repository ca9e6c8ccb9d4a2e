import Testing

@testable import FormMockup

/// Twice the code takes twice the work, counted in steps: what takes longer than its steps say is
/// charged for.
struct GrowthTests {
    /// The steps, and the bytes of values, that code takes.
    private func work(_ code: String) -> (steps: Int, bytes: Int) {
        let source = SourceText(file: FileID(0), bytes: Array(code.utf8))
        let tree = Parser.parse(source)
        let request = MockupRequest(code: source)
        let interpreter = Interpreter(
            traits: request.defaults, host: request.host, strings: request.strings,
            icons: request.icons, library: request.sources, file: source.file)
        interpreter.collect(tree.statements, variablesAreGlobals: false)
        let block = CodeBlock(statements: tree.statements, range: source.range(0, 1))
        _ = interpreter.items(of: block, interpreter.globalScope, Environment())
        let unused = EvaluationLimits()
        #expect(!interpreter.isStopped)
        return (
            unused.steps - interpreter.limits.steps, unused.bytes - interpreter.limits.bytes
        )
    }

    /// Expects that a part repeated twice as often takes at most twice the work, and a little.
    private func expectLinear(_ count: Int = 60, _ code: (Int) -> String) {
        let single = work(code(count))
        let double = work(code(count * 2))
        #expect(Double(double.steps) <= Double(single.steps) * 2.1 + 16)
        #expect(Double(double.bytes) <= Double(single.bytes) * 2.2 + 256)
    }

    private func lines(_ count: Int, _ line: (Int) -> String) -> String {
        (0..<count).map(line).joined(separator: "\n")
    }

    @Test func rows() {
        expectLinear { "Form {\n" + lines($0) { "Text(\"Row \($0)\")" } + "\n}" }
    }

    @Test func sections() {
        expectLinear { "Form {\n" + lines($0) { "Section(\"\($0)\") { Text(\"a\") }" } + "\n}" }
    }

    @Test func declarations() {
        expectLinear {
            lines($0) { "let name\($0) = \"a\" + \"\($0)\"" } + "\nForm {\n"
                + lines($0) { "Text(name\($0))" } + "\n}"
        }
    }

    @Test func undecidedConditions() {
        expectLinear {
            "Form {\n" + lines($0) { "if a\($0) { Text(\"b\") } else { Text(\"c\") }" } + "\n}"
        }
    }

    @Test func aLongElseIf() {
        expectLinear {
            "Form { " + (0..<$0).map { "if a\($0) { Text(\"b\") } else " }.joined()
                + "{ Text(\"c\") } }"
        }
    }

    @Test func nestedConditions() {
        expectLinear(20) {
            let open = (0..<$0).map { "if a\($0) { Text(\"b\")\n" }.joined()
            return "Form { " + open + String(repeating: "} else { Text(\"c\") }\n", count: $0) + "}"
        }
    }

    @Test func aSwitchOverSomethingUnknown() {
        expectLinear {
            "Form { switch a {\n" + lines($0) { "case .b\($0): Text(\"c\")" } + "\n} }"
        }
    }

    @Test func aConditionOfManyParts() {
        expectLinear {
            let condition = (0..<$0).map { "a\($0)" }.joined(separator: " && ")
            return "Form { if \(condition) { Text(\"b\") } else { Text(\"c\") } }"
        }
    }

    @Test func aLongForEach() {
        expectLinear { "Form { ForEach(0..<\($0)) { i in Text(\"Row \\(i)\") } }" }
    }

    @Test func aChainOfModifiers() {
        expectLinear { "Form { Text(\"a\")" + String(repeating: ".bold()", count: $0) + " }" }
    }

    @Test func aLongDictionaryAndSet() {
        expectLinear {
            let entries = (0..<$0).map { "\"k\($0)\": \($0)" }.joined(separator: ", ")
            let numbers = (0..<$0).map { "\($0)" }.joined(separator: ", ")
            return "let a = [\(entries)]\nlet b: Set<Int> = [\(numbers)]\n"
                + "Form { Text(\"\\(a.count) \\(b.count)\") }"
        }
    }

    @Test func messages() {
        expectLinear { "Form {\n" + lines($0) { "Text(value\($0)).slip\($0)()" } + "\n}" }
    }
}
