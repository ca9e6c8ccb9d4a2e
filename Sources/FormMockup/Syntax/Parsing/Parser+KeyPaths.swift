extension Parser {
    /// `\.self`, `\Type.a[0]?.b`; only names are kept.
    mutating func parseKeyPath() -> Expression {
        let start = token.fileStart
        advance()
        if token.kind == .leftParen {
            skipBracket()
        } else if token.kind != .period, !isAtEnd {
            parseKeyPathRoot()
        }
        var components: [String] = []
        while !isAtEnd, parseKeyPathComponent(&components) {}
        return Expression(.keyPath(components), range: range(from: start))
    }

    /// One part of a key path; false, and nothing read, when there is none.
    private mutating func parseKeyPathComponent(_ components: inout [String]) -> Bool {
        switch token.kind {
        case .period:
            advance()
            // `\..name`, as the compiler lets pass.
            if token.kind != .period { parseKeyPathMember(&components) }
        case .leftBracket, .leftParen:
            if token.isAfterSpace { return false }
            if !skipsCompoundName() { _ = parseArguments() }
        case .postfixQuestion, .postfixExclamation:
            advance()
        case .end, .identifier, .integer, .float, .dollarNumber, .dollarName, .rightParen,
            .rightBracket, .leftBrace, .rightBrace, .comma, .colon, .semicolon, .at, .pound,
            .backslash, .equal, .arrow, .prefixOperator, .infixOperator, .postfixOperator,
            .infixQuestion, .stringOpen, .stringText, .stringClose, .interpolationOpen,
            .interpolationClose, .regex, .unknown:
            return false
        }
        return true
    }

    /// What stands behind a dot: a name, or `[…]`, `?` and `!` of the value itself.
    private mutating func parseKeyPathMember(_ components: inout [String]) {
        switch token.kind {
        case .identifier, .integer, .dollarName:
            components.append(text(of: token))
            advance()
            _ = parseGenericArgumentsIfAny()
        case .leftBracket:
            _ = parseArguments()
        case .postfixQuestion, .postfixExclamation, .infixQuestion:
            advance()
        case .end, .float, .dollarNumber, .leftParen, .rightParen, .rightBracket, .leftBrace,
            .rightBrace, .comma, .colon, .semicolon, .period, .at, .pound, .backslash, .equal,
            .arrow, .prefixOperator, .infixOperator, .postfixOperator, .stringOpen, .stringText,
            .stringClose, .interpolationOpen, .interpolationClose, .regex, .unknown:
            reportExpected("a member name")
        }
    }

    /// The type in front of the first dot.
    private mutating func parseKeyPathRoot() {
        if token.kind == .leftBracket {
            _ = parseType()
            return
        }
        guard token.kind == .identifier || token.kind == .integer else {
            return reportExpected("a key path")
        }
        advance()
        _ = parseGenericArgumentsIfAny()
    }
}
