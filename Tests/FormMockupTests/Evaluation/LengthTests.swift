import FormMockup
import Testing

/// What is long without being nested is compiled, or refused with one message; no stack overflows.
struct LengthTests {
    private func repeated(_ part: String, _ count: Int) -> String {
        String(repeating: part, count: count)
    }

    @Test func aLongElseIfIsDrawn() {
        let code = "Form { " + repeated("if a { Text(\"b\") } else ", 3_000) + "{ Text(\"c\") } }"
        #expect(labels(code).first?.count == 1)
    }

    @Test func aLongConditionIsDrawn() {
        let code = "Form { if a" + repeated(" && a", 20_000) + " { Text(\"b\") } }"
        #expect(labels(code) == [["b"]])
    }

    @Test func thousandsOfModifiersAreOneError() {
        let code = "Form { Text(\"a\")" + repeated(".padding()", 20_000) + " }"
        #expect(messages(code) == ["evaluation-too-deep"])
    }

    @Test func aLongPathThroughSomethingUnknownIsOneError() {
        let code = "Form { Text(a" + repeated(".b", 20_000) + ") }"
        #expect(messages(code) == ["values-too-large"])
    }

    @Test func aLongSumOfTextsIsOneText() {
        let code = "Form { Text(\"a\")" + repeated(" + Text(\"b\")", 500) + " }"
        #expect(labels(code) == [["a" + repeated("b", 500)]])
    }

    @Test func aliasesInACircleNameNothing() {
        let code = "typealias A = B\ntypealias B = A\nForm { A() }"
        #expect(messages(code) == ["unknown-view"])
    }
}

/// Values share their parts, so that a short loop makes one that is endless to write down.
struct SharedValueTests {
    private func code(_ end: String) -> String {
        """
        var a: [Any] = [1]
        func f() -> String {
            for _ in 0..<100 { a = [a, a] }
            return \(end)
        }
        Form { Text(f()) }
        """
    }

    @Test func aValueThatHoldsItselfManyTimesIsOneError() {
        #expect(messages(code("\"\\(a)\"")) == ["evaluation-too-long"])
    }

    @Test func comparingSuchAValueCostsTheValueThatIsMade() {
        #expect(messages(code("a == a ? \"x\" : \"y\"")) == ["endless-value", "unknown-value"])
    }

    @Test(arguments: [
        "String(repeating: \"ab\", count: 1_000_000_000_000)",
        "\"\\((0..<1_000_000_000).map { $0 }.count)\"",
        "\"\\(Array(repeating: 0, count: 9_223_372_036_854_775_807).count)\"",
        "\"\\((-5...9_223_372_036_854_775_807).map { $0 }.count)\"",
    ])
    func whatIsTooLargeIsOneErrorAndNeverCut(value: String) {
        #expect(messages("Form { Text(\(value)) }") == ["values-too-large"])
    }
}
