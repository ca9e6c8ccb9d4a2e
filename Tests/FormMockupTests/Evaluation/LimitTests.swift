import FormMockup
import Testing

struct LimitTests {
    @Test func aTreeThatIsNotKnownHasAnEnd() {
        let code = """
            indirect enum Query { case all([Query]); case one(String) }
            struct QueryView: View {
                let query: Query
                var body: some View {
                    switch query {
                    case .all(let parts):
                        VStack { Text("all"); ForEach(parts) { QueryView(query: $0) } }
                    case .one(let name): Text(name)
                    }
                }
            }
            struct Screen: View {
                let query: Query
                var body: some View { Form { QueryView(query: query); Text("end") } }
            }
            """
        let found = compiled(code)
        #expect(found.diagnostics.allSatisfy { $0.severity != .error })
        #expect(found.mockups.first?.screen.sections.last?.rows.last?.semantics.label == "end")
    }

    @Test func anEndlessLoopCostsOneValue() {
        let code = "func f() -> Int { while true { } }\nForm { Text(\"\\(f())\"); Text(\"b\") }"
        #expect(labels(code) == [["f", "b"]])
        #expect(messages(code) == ["endless-value", "unknown-value"])
    }

    @Test func anEndlessInitialiserLeavesWhatItMade() {
        let code = """
            class S { var n = 1; init() { while true { n = 2 } } }
            struct A: View { let s = S(); var body: some View { Form { Text("\\(s.n)") } } }
            """
        #expect(labels(code) == [["2"]])
    }

    @Test func whatDoesNotEndIsTriedOnce() {
        let code = """
            func f(_ n: Int) -> Int { while true { } }
            Form { ForEach(0..<100, id: \\.self) { Text("\\($0) \\(f($0))") } }
            """
        #expect(labels(code).first?.count == 100)
        #expect(!messages(code).contains("evaluation-too-long"))
    }

    @Test func aRecursionThatEndsIsRun() {
        let code =
            "func f(_ n: Int) -> Int { n <= 0 ? 0 : 1 + f(n - 1) }\nForm { Text(\"\\(f(60))\") }"
        #expect(labels(code) == [["60"]])
    }

    @Test func aLoopThatGrowsAnArrayEndsWithOneError() {
        #expect(
            messages("var a: [Int] = []\nwhile true { a.append(1) }\nText(\"x\")")
                == ["evaluation-too-long"])
    }

    @Test func anEndlessRecursionInBothOperandsCostsOneValue() {
        let code = "func f(_ a: Int) -> Int { f(a + 1) + f(a) }\nForm { Text(\"\\(f(1))\") }"
        #expect(labels(code) == [["f"]])
        #expect(messages(code) == ["endless-value", "unknown-value"])
    }

    @Test func nestingOf10000IsOneError() {
        let deep = String(repeating: "VStack { ", count: 10_000)
        let code = "Form { " + deep + "Text(\"a\")" + String(repeating: "}", count: 10_001)
        #expect(messages(code) == ["nested-too-deeply"])
    }

    @Test func anEndlessRecursionCostsOneValue() {
        let code = "func f() -> Int { f() }\nForm { Text(\"\\(f())\") }"
        #expect(labels(code) == [["f"]])
    }

    @Test func aViewInsideItselfEndsWithOneError() {
        let code = "struct A: View { var body: some View { Form { A() } } }"
        #expect(messages(code) == ["evaluation-too-deep"])
    }

    @Test func arithmeticNeverTraps() {
        let code = #"Text("\(Int.max + 1) \(1 / 0) \([1][5] ?? 7)")"#
        #expect(compiled(code).mockups.count == 1)
    }

    @Test func aHugeRangeIsDrawnAsFarAsThereAreRows() {
        let code = "Form { ForEach(0..<100_000_000) { Text(\"\\($0)\") } }"
        #expect(labels(code).first?.count == 501)
        #expect(messages(code) == ["too-many-rows"])
    }

    @Test func loopsInsideLoopsAreDrawnAsFarAsThereAreRows() {
        let code = """
            Form {
                ForEach(0..<100) { a in
                    ForEach(0..<100) { b in ForEach(0..<100) { c in Text("\\(a) \\(b) \\(c)") } }
                }
            }
            """
        #expect(labels(code).first?.count == 501)
        #expect(messages(code) == ["too-many-rows"])
    }

    @Test func aRecursionThatIsCutShortGivesNoNumber() {
        let code = """
            func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }
            Form { Text("\\(fib(30))") }
            """
        #expect(labels(code) == [["fib"]])
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

    @Test func manyLongValuesLeaveAScreen() {
        let code = """
            func slow(_ number: Int) -> Int {
                var sum = 0
                for _ in 0..<400 { sum += 1 }
                return sum + number
            }
            Form { ForEach(0..<300) { number in Text("\\(slow(number))") } }
            """
        let rows = screen(code).sections[0].rows
        #expect(rows.count == 300)
        #expect(rows[0].semantics.label == "400")
        #expect(rows[299].semantics.label != "699")
        #expect(messages(code).contains("endless-value"))
    }

    @Test(arguments: [(500, 0), (501, 1), (3_000, 1)])
    func aGridHasAsManyCellsAsAScreenHasRows(count: Int, cuts: Int) {
        let code = """
            Form { LazyVGrid(columns: [GridItem()]) { ForEach(0..<\(count)) { Text("\\($0)") } } }
            """
        let label = labels(code)[0][0]
        #expect(label.hasSuffix("…") == (cuts == 1))
        #expect(messages(code).filter { $0 == "too-many-cells" }.count == cuts)
    }

    @Test func aGridOfSectionsIsCutAsAWhole() {
        let code = """
            Form {
                LazyVGrid(columns: [GridItem()]) {
                    ForEach(0..<10) { section in
                        Section { ForEach(0..<100) { Text("\\(section) \\($0)") } }
                    }
                }
            }
            """
        #expect(labels(code)[0][0].contains("4 99"))
        #expect(labels(code)[0][0].hasSuffix("4 99 …"))
        #expect(messages(code) == ["too-many-cells"])
    }

    @Test func aGridOfCellsThatTakeLongIsAScreenful() {
        let code = """
            func name(_ number: Int) -> String {
                var sum = 0
                for _ in 0..<50 { sum += 1 }
                return "n\\(sum + number)"
            }
            Form { LazyVGrid(columns: [GridItem()]) { ForEach(0..<400) { Text(name($0)) } } }
            """
        #expect(labels(code)[0][0].hasSuffix("…"))
        #expect(labels(code)[0][0].contains("n169"))
        #expect(!labels(code)[0][0].contains("n449"))
        #expect(messages(code).contains("too-many-cells"))
    }
}
