extension Parser {
    /// `switch subject { cases }`.
    mutating func parseSwitchStatement() -> Statement.Kind {
        .switch(parseSwitch())
    }

    /// The same without its place in a statement.
    mutating func parseSwitch() -> SwitchStatement {
        advance()
        let outer = forbidsTrailingClosure
        forbidsTrailingClosure = true
        let subject = parseExpression()
        forbidsTrailingClosure = outer
        guard token.kind == .leftBrace else {
            reportExpected("'{'")
            return SwitchStatement(subject: subject, cases: [])
        }
        guard let nesting = open() else { return SwitchStatement(subject: subject, cases: []) }
        var cases: [SwitchStatement.Case] = []
        while !isAtEnd {
            if token.kind == .pound {
                // `#warning("…")` between cases.
                _ = parsePostfix()
            } else if startsCase {
                cases.append(parseCase())
            } else {
                reportExpected("'case' or 'default'")
                _ = parseStatements(inCase: true)
                if !startsCase, !isAtEnd { advance() }
            }
        }
        close(nesting)
        return SwitchStatement(subject: subject, cases: cases)
    }

    /// Whether a case of a switch begins here: `case`, `default:`, `@unknown default:`.
    var startsCase: Bool {
        if at(.case) { return true }
        if at(.default) { return peek().kind == .colon }
        guard token.kind == .at, peek().kind == .identifier else { return false }
        return peek(2).keyword == .default || peek(2).keyword == .case
    }

    private mutating func parseCase() -> SwitchStatement.Case {
        while token.kind == .at {
            advance()
            advance()
        }
        var items: [SwitchStatement.Case.Item] = []
        if skip(.case) {
            while !isAtEnd, token.kind != .colon {
                let before = index
                let pattern = parsePattern(isBinding: false)
                let condition = skip(.where) ? parseExpression() : nil
                items.append(SwitchStatement.Case.Item(pattern: pattern, condition: condition))
                guard skip(.comma), index > before else { break }
            }
        } else {
            advance()
        }
        if !skip(.colon) { reportExpected(token: ":") }
        let start = token.fileStart
        let statements = parseStatements(inCase: true)
        let range = statements.isEmpty ? gap : range(from: start)
        return SwitchStatement.Case(
            items: items, body: CodeBlock(statements: statements, range: range))
    }
}
