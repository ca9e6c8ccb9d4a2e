import Testing

private let rowsBuilder = """
    @resultBuilder enum RowsBuilder {
        static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
        static func buildExpression(_ row: String) -> [String] { [row] }
        static func buildExpression(_ number: Int) -> [String] { ["#\\(number)"] }
        static func buildOptional(_ part: [String]?) -> [String] { part ?? ["-"] }
        static func buildEither(first part: [String]) -> [String] { part }
        static func buildEither(second part: [String]) -> [String] { part }
        static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
        static func buildFinalResult(_ part: [String]) -> String { part.joined(separator: ",") }
    }
    func rows(@RowsBuilder _ rows: () -> String) -> String { rows() }

    """

/// What the builder makes of statements.
private func built(_ statements: String) -> String {
    shown(rowsBuilder, "rows { " + statements + " }")
}

@Test func aResultBuilderJoinsExpressions() {
    #expect(built(#""one"; "two""#) == "one,two")
}

@Test func aResultBuilderChoosesBuildExpressionByType() {
    #expect(built(#""one"; 2"#) == "one,#2")
}

@Test func aResultBuilderTakesTheBranchThatHolds() {
    #expect(built(#"if 1 > 2 { "a" } else { "b" }"#) == "b")
}

@Test func aResultBuilderMakesAnOptionalOfIfWithoutElse() {
    #expect(built(#""x"; if 1 > 2 { "a" }"#) == "x,-")
}

@Test func aResultBuilderTakesTheCaseOfASwitch() {
    #expect(built(#"switch 2 { case 1: "one"; default: "other" }"#) == "other")
}

@Test func aResultBuilderMakesAnArrayOfALoop() {
    #expect(built(#"for n in [1, 2, 3] where n != 2 { n }"#) == "#1,#3")
}

@Test func aResultBuilderRunsDeclarationsInBetween() {
    #expect(built(#"let name = "local"; name"#) == "local")
}

@Test func aReturnTurnsAResultBuilderOff() {
    #expect(built(#"return "plain""#) == "plain")
}

@Test func aResultBuilderOfAnInitialiser() {
    let code =
        rowsBuilder + """
            struct Rows: View {
                let text: String
                init(@RowsBuilder rows: () -> String) { text = rows() }
                var body: some View { Text(text) }
            }
            Form { Rows { "a"; "b" } }
            """
    #expect(labels(code) == [["a,b"]])
}

@Test func aResultBuilderOfAStoredFunction() {
    let code =
        rowsBuilder + """
            struct Rows: View {
                @RowsBuilder var rows: () -> String
                var body: some View { Text(rows()) }
            }
            Form { Rows { "a"; "b" } }
            """
    #expect(labels(code) == [["a,b"]])
}

@Test func aResultBuilderOfAStoredValue() {
    let code =
        rowsBuilder + """
            struct Rows: View {
                @RowsBuilder var rows: String
                var body: some View { Text(rows) }
            }
            Form { Rows { "a"; "b" } }
            """
    #expect(labels(code) == [["a,b"]])
}

@Test func aResultBuilderOfAFunction() {
    let code = rowsBuilder + #"@RowsBuilder func pair() -> String { "a"; "b" }"#
    #expect(shown(code, "pair()") == "a,b")
}

@Test func aResultBuilderOfAComputedProperty() {
    let code = rowsBuilder + #"struct Page { @RowsBuilder var rows: String { "a"; "b" } }"#
    #expect(shown(code, "Page().rows") == "a,b")
}

@Test func aResultBuilderOfARequirement() {
    let code =
        rowsBuilder + """
            protocol Page { @RowsBuilder var rows: String { get } }
            struct About: Page { var rows: String { "a"; "b" } }

            """
    #expect(shown(code, "About().rows") == "a,b")
}

@Test func aResultBuilderOfPartialBlocks() {
    let code = """
        @resultBuilder struct Sum {
            static func buildPartialBlock(first: Int) -> Int { first }
            static func buildPartialBlock(accumulated: Int, next: Int) -> Int {
                accumulated * 10 + next
            }
        }
        func sum(@Sum _ parts: () -> Int) -> Int { parts() }

        """
    #expect(shown(code, #""\(sum { 1; 2; 3 })""#) == "123")
}
