import FormMockup
import Testing

struct LimitTests {
    @Test func anEndlessLoopEndsWithOneError() {
        #expect(
            messages("func f() -> Int { while true { } }\nText(\"\\(f())\")") == [
                "evaluation-too-long"
            ])
    }

    @Test func aLoopThatGrowsAnArrayEndsWithOneError() {
        #expect(
            messages("var a: [Int] = []\nwhile true { a.append(1) }\nText(\"x\")")
                == ["evaluation-too-long"])
    }

    @Test func anEndlessRecursionInBothOperandsEndsWithOneError() {
        let code = "func f(_ a: Int) -> Int { f(a + 1) + f(a) }\nText(\"\\(f(1))\")"
        #expect(messages(code) == ["evaluation-too-deep"])
    }

    @Test func nestingOf10000IsOneError() {
        let deep = String(repeating: "VStack { ", count: 10_000)
        let code = "Form { " + deep + "Text(\"a\")" + String(repeating: "}", count: 10_001)
        #expect(messages(code) == ["nested-too-deeply"])
    }

    @Test func anEndlessRecursionEndsWithOneError() {
        #expect(messages("func f() -> Int { f() }\nText(\"\\(f())\")") == ["evaluation-too-deep"])
    }

    @Test func aViewInsideItselfEndsWithOneError() {
        let code = "struct A: View { var body: some View { Form { A() } } }"
        #expect(messages(code) == ["evaluation-too-deep"])
    }

    @Test func arithmeticNeverTraps() {
        let code = #"Text("\(Int.max + 1) \(1 / 0) \([1][5] ?? 7)")"#
        #expect(compiled(code).mockups.count == 1)
    }

    @Test func moreThan500RowsAreAnEllipsis() {
        let code = #"Form { ForEach(0..<600, id: \.self) { Text("\($0)") } ; Text("last") }"#
        #expect(screen(code).sections.first?.rows.count == 501)
        #expect(messages(code) == ["too-many-rows"])
    }

    @Test func aBlockThatHoldsNoViewIsAnError() {
        #expect(messages("let a = 1") == ["no-view"])
    }

    @Test func everyPrefixOfAScreenCompiles() {
        let bytes = Array(accountScreen.utf8)
        for end in 0...bytes.count {
            let result = MockupCompiler.compile(
                MockupRequest(code: SourceText(file: FileID(0), bytes: Array(bytes[..<end]))))
            #expect(result.mockups.count <= 1)
        }
    }
}
