extension Parser {
    /// `if conditions { } else if … else { }`.
    mutating func parseIfStatement() -> Statement.Kind {
        .if(parseIf())
    }

    /// The same without its place in a statement; flat, however many `else if` there are.
    mutating func parseIf() -> IfStatement {
        var clauses: [IfStatement.Clause] = []
        var otherwise: CodeBlock?
        while at(.if) {
            advance()
            let conditions = parseConditions()
            clauses.append(IfStatement.Clause(conditions: conditions, body: parseCodeBlock()))
            guard at(.else) else { break }
            advance()
            if !at(.if) {
                otherwise = parseCodeBlock()
                break
            }
        }
        return IfStatement(clauses: clauses, otherwise: otherwise)
    }

    /// `guard conditions else { }`.
    mutating func parseGuard() -> Statement.Kind {
        advance()
        let conditions = parseConditions()
        if !skip(.else) { reportExpected(token: "else") }
        return .guard(conditions, otherwise: parseCodeBlock())
    }

    /// `while conditions { }`.
    mutating func parseWhile() -> Statement.Kind {
        advance()
        let conditions = parseConditions()
        return .while(conditions, body: parseCodeBlock())
    }

    /// `repeat { } while condition`.
    mutating func parseRepeat() -> Statement.Kind {
        advance()
        let body = parseCodeBlock()
        guard skip(.while) else {
            reportExpected("'while'")
            return .repeatWhile(body: body, condition: missing())
        }
        return .repeatWhile(body: body, condition: parseExpression())
    }

    /// `for try await pattern in sequence where condition { }`.
    mutating func parseFor() -> Statement.Kind {
        advance()
        while at(.try) || at(.await) || (at(.unsafe) && isUnsafeLoop) { advance() }
        let pattern: Pattern
        if skip(.case) {
            pattern = parsePattern(isBinding: false)
        } else {
            pattern = parseTypedPattern()
        }
        guard skip(.in) else {
            reportExpected(token: "in")
            return .forIn(pattern, sequence: missing(), where: nil, body: parseCodeBlock())
        }
        let outer = forbidsTrailingClosure
        forbidsTrailingClosure = true
        let sequence = parseExpression()
        let condition = skip(.where) ? parseExpression() : nil
        forbidsTrailingClosure = outer
        return .forIn(pattern, sequence: sequence, where: condition, body: parseCodeBlock())
    }

    /// Whether `unsafe` stands in front of a loop's pattern and is none itself.
    private var isUnsafeLoop: Bool { peek().keyword != .in && peek().kind != .colon }

    /// `do throws(E) { } catch patterns { }`.
    mutating func parseDo() -> Statement.Kind {
        advance()
        if at(.throws) { skipEffects() }
        let body = parseCodeBlock()
        var catches: [SwitchStatement.Case] = []
        while at(.catch) {
            advance()
            let items = parseCatchItems()
            catches.append(SwitchStatement.Case(items: items, body: parseCodeBlock()))
        }
        return .do(body, catches: catches)
    }

    /// The patterns between `catch` and its block.
    private mutating func parseCatchItems() -> [SwitchStatement.Case.Item] {
        let outer = forbidsTrailingClosure
        forbidsTrailingClosure = true
        defer { forbidsTrailingClosure = outer }
        var items: [SwitchStatement.Case.Item] = []
        while token.kind != .leftBrace, !isAtEnd {
            let before = index
            let pattern = at(.where) ? .wildcard : parsePattern(isBinding: false)
            let condition = skip(.where) ? parseExpression() : nil
            items.append(SwitchStatement.Case.Item(pattern: pattern, condition: condition))
            _ = skip(.comma)
            if index == before { break }
        }
        return items
    }

    /// Conditions up to the `{` of the body or the `else` of a `guard`.
    mutating func parseConditions() -> [Condition] {
        let outer = forbidsTrailingClosure
        forbidsTrailingClosure = true
        defer { forbidsTrailingClosure = outer }
        var conditions: [Condition] = []
        while !isAtEnd, token.kind != .leftBrace || startsClosureInCondition {
            let before = index
            conditions.append(parseCondition())
            guard skip(.comma) else { break }
            if index == before { break }
        }
        return conditions
    }

    private mutating func parseCondition() -> Condition {
        let start = token.fileStart
        let kind: Condition.Kind
        if at(.let) || at(.var) || at(.inout) {
            kind = parseOptionalBinding()
        } else if at(.case) {
            advance()
            let pattern = parsePattern(isBinding: false)
            if skip(.equal) {
                kind = .match(pattern, parseExpression())
            } else {
                reportExpected(token: "=")
                kind = .match(pattern, missing())
            }
        } else if token.kind == .pound, let availability = parseAvailability() {
            kind = availability
        } else {
            kind = parseBooleanCondition()
        }
        return Condition(kind, range: range(from: start))
    }

    /// An expression; `=` in it was meant to compare.
    private mutating func parseBooleanCondition() -> Condition.Kind {
        let expression = parseChain()
        if token.kind == .equal {
            report {
                let range = $0.range(of: $0.token)
                let fixIt = Diagnostic.FixIt("write '=='", replacing: range, with: "==")
                return .assignmentInCondition(at: range, fixIt: fixIt)
            }
            advance()
            _ = parseExpression()
        }
        return .expression(expression)
    }

    private mutating func parseOptionalBinding() -> Condition.Kind {
        advance()
        let pattern = parseTypedPattern()
        guard skip(.equal) else { return .optionalBinding(pattern, nil) }
        return .optionalBinding(pattern, parseExpression())
    }

    /// `#available(iOS 17, *)`.
    private mutating func parseAvailability() -> Condition.Kind? {
        let isUnavailable = text(of: token, equals: "#unavailable")
        guard isUnavailable || text(of: token, equals: "#available"),
            peek().kind == .leftParen
        else { return nil }
        advance()
        guard let nesting = open() else { return nil }
        var platforms: [PlatformVersion] = []
        while !isAtEnd {
            if token.kind == .identifier {
                let platform = text(of: token)
                advance()
                platforms.append(PlatformVersion(platform: platform, major: parseMajorVersion()))
            } else {
                if token.isOperator {
                    platforms.append(PlatformVersion(platform: "*", major: 0))
                }
                advance()
            }
        }
        close(nesting)
        return .availability(platforms, isUnavailable: isUnavailable)
    }

    /// The part before the first dot of `26.1.2`.
    private mutating func parseMajorVersion() -> Int {
        guard token.kind == .integer || token.kind == .float else { return 0 }
        var major = 0
        for byte in bytes[Int(token.start)..<Int(token.end)] {
            guard Lexer.isDigit(byte), major < 1_000_000 else { break }
            major = major * 10 + Int(byte - UInt8(ascii: "0"))
        }
        advance()
        while token.kind == .period || token.kind == .integer { advance() }
        return major
    }
}

// MARK: - Messages

extension Diagnostic {
    /// `if a = b`.
    fileprivate static func assignmentInCondition(at range: SourceRange, fixIt: FixIt) -> Diagnostic
    {
        Diagnostic(
            .error, id: "assignment-in-condition", "a condition compares with '=='", at: range,
            fixIt: fixIt)
    }
}
