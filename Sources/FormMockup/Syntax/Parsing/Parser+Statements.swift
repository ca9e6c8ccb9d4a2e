extension Parser {
    /// Statements up to the end of the bracket or, in a case of a switch, to the next case.
    mutating func parseStatements(inCase: Bool = false) -> [Statement] {
        var statements: [Statement] = []
        while !isAtEnd {
            if skip(.semicolon) { continue }
            if inCase && startsCase { break }
            let before = index
            let statement = parseStatement()
            if index == before {
                reportUnexpected()
                advance()
            } else {
                statements.append(statement)
                expectStatementEnd()
            }
        }
        return statements
    }

    /// `{ statements }`; what stands before it says what misses it.
    mutating func parseCodeBlock() -> CodeBlock {
        guard token.kind == .leftBrace else {
            reportExpected("'{'")
            return CodeBlock(statements: [], range: gap)
        }
        let start = token.fileStart
        guard let nesting = open() else {
            return CodeBlock(statements: [], range: range(from: start))
        }
        let statements = parseStatements()
        close(nesting)
        return CodeBlock(statements: statements, range: range(from: start))
    }

    /// Statements on one line need a `;` between them.
    private mutating func expectStatementEnd() {
        guard !isAtEnd, token.kind != .semicolon, !token.isAfterNewline else { return }
        if tokens[index - 1].isSynthesized || startsCase { return }
        report {
            .twoStatementsOnOneLine(
                at: $0.range(of: $0.token),
                fixIt: Diagnostic.FixIt("insert ';'", replacing: $0.gap, with: ";"))
        }
    }

    private mutating func parseStatement() -> Statement {
        let start = token.fileStart
        if token.kind == .identifier {
            if let kind = parseKeywordStatement() {
                if at(.as), !token.isAfterNewline { skipCoercion() }
                return Statement(kind, range: range(from: start))
            }
            if peek().kind == .colon, let label = parseLabel() {
                var statement = parseStatement()
                statement.label = label
                statement.range = range(from: start)
                return statement
            }
        }
        if let declaration = parseDeclaration(inType: false) {
            return Statement(.declaration(declaration), range: range(from: start))
        }
        if !canStartExpression {
            reportUnexpected()
            return Statement(.expression(missing()), range: range(from: start))
        }
        return parseExpressionStatement()
    }

    /// Whether an expression may begin with the next token, so that a message about it may say what
    /// is missing inside.
    private var canStartExpression: Bool {
        switch token.kind {
        case .identifier:
            return !token.flags.contains(.reserved) || isOperandKeyword
        case .integer, .float, .dollarNumber, .dollarName, .leftParen, .leftBracket, .leftBrace,
            .period, .at, .pound, .backslash, .prefixOperator, .infixOperator, .postfixOperator,
            .stringOpen, .regex:
            return true
        case .end, .rightParen, .rightBracket, .rightBrace, .comma, .colon, .semicolon, .equal,
            .arrow, .infixQuestion, .postfixQuestion, .postfixExclamation, .stringText,
            .stringClose, .interpolationOpen, .interpolationClose, .unknown:
            return false
        }
    }

    /// Whether the reserved word here is a value or begins one.
    private var isOperandKeyword: Bool {
        switch token.keyword {
        case .`self`, .Self, .super, .true, .false, .nil, .try, .Any, .`init`, .wildcard, .repeat,
            .if, .switch, .do:
            return true
        default:
            return false
        }
    }

    /// A statement that begins with its keyword; nil when there is none.
    private mutating func parseKeywordStatement() -> Statement.Kind? {
        switch token.keyword {
        case .if: return parseIfStatement()
        case .guard: return parseGuard()
        case .switch: return parseSwitchStatement()
        case .for: return parseFor()
        case .while: return parseWhile()
        case .repeat: return peek().kind == .leftBrace ? parseRepeat() : nil
        case .do: return parseDo()
        case .defer:
            advance()
            return .defer(parseCodeBlock())
        case .return:
            advance()
            return .return(startsReturnedValue ? parseExpression() : nil)
        case .throw:
            advance()
            return .throw(parseExpression())
        case .break:
            return .break(parseJump())
        case .continue:
            return .continue(parseJump())
        case .fallthrough:
            advance()
            return .fallthrough
        case .yield, .discard, .then:
            return parseContextualStatement()
        default:
            return nil
        }
    }

    /// `yield x`, `yield &x`, `discard self`, `then x`.
    private mutating func parseContextualStatement() -> Statement.Kind? {
        let next = peek()
        let isOperand =
            next.kind == .identifier || next.kind == .prefixOperator
            || next.kind == .integer || next.kind == .stringOpen
        guard isOperand, next.isAfterSpace, !next.isAfterNewline,
            next.keyword != .is, next.keyword != .as
        else { return nil }
        advance()
        return .expression(parseExpression())
    }

    /// `if … { } else { } as T`: a type for an `if` or `switch` that is a value.
    private mutating func skipCoercion() {
        advance()
        if token.kind == .postfixQuestion || token.kind == .postfixExclamation { advance() }
        _ = parseType()
    }

    /// The label of `break label`.
    private mutating func parseJump() -> String? {
        advance()
        guard token.isName, !token.isAfterNewline, !isAtEnd else { return nil }
        let label = text(of: token)
        advance()
        return label
    }

    /// `label:` in front of a loop or a branch.
    private mutating func parseLabel() -> String? {
        guard token.isName else { return nil }
        switch peek(2).keyword {
        case .for, .while, .repeat, .switch, .if, .do, .guard:
            let label = text(of: token)
            advance()
            advance()
            return label
        default:
            return nil
        }
    }

    /// Whether `return` has a value, which may stand on the next line.
    private var startsReturnedValue: Bool {
        guard !isAtEnd, token.kind != .semicolon, !startsCase else { return false }
        guard token.kind == .identifier, token.flags.contains(.reserved) else { return true }
        if at(.if) || at(.switch) || at(.do) { return !token.isAfterNewline }
        return isOperandKeyword
    }

    /// An expression or an assignment.
    private mutating func parseExpressionStatement() -> Statement {
        let start = token.fileStart
        let target = parseChain()
        guard let name = assignmentOperator else {
            return Statement(.expression(target), range: range(from: start))
        }
        advance()
        let value = parseExpression()
        return Statement(
            .assignment(target: target, operator: name, value: value), range: range(from: start))
    }

    /// The assignment operator at the next token, if it is one.
    var assignmentOperator: String? {
        if token.kind == .equal { return "=" }
        guard token.kind == .infixOperator, token.end - token.start > 1,
            bytes[Int(token.end) - 1] == UInt8(ascii: "=")
        else { return nil }
        let name = text(of: token)
        switch name {
        case "==", "!=", "<=", ">=", "===", "!==", "~=", ".==", ".!=", ".<=", ".>=": return nil
        default: return name
        }
    }
}

// MARK: - Messages

extension Diagnostic {
    /// Two statements on a line with nothing between them.
    fileprivate static func twoStatementsOnOneLine(at range: SourceRange, fixIt: FixIt)
        -> Diagnostic
    {
        Diagnostic(
            .error, id: "two-statements-on-one-line",
            "statements on one line need a ';' between them", at: range, fixIt: fixIt)
    }
}
