extension Parser {
    /// `\.self`, `\Type.a[0]?.b`; names and literal keys are kept.
    ///
    /// One with another key is the closure that it stands for.
    mutating func parseKeyPath() -> Expression {
        let start = token.fileStart
        advance()
        if token.kind == .leftParen {
            skipBracket()
        } else if token.kind != .period, !isAtEnd {
            parseKeyPathRoot()
        }
        var path = KeyPathParts()
        while !isAtEnd, parseKeyPathComponent(&path) {}
        let whole = range(from: start)
        guard path.needsScope else { return Expression(.keyPath(path.names), range: whole) }
        let base = Expression(.closureShorthand(0), range: whole)
        let statement = Statement(
            .expression(Expression(.postfix(base, path.suffixes), range: whole)), range: whole)
        let body = CodeBlock(statements: [statement], range: whole)
        return Expression(.closure(Closure(parameters: [], body: body)), range: whole)
    }

    /// The components of a key path, as names and as what an expression would have.
    private struct KeyPathParts {
        var names: [String] = []
        var suffixes: [Suffix] = []
        /// Whether a key is no literal.
        var needsScope = false

        mutating func add(_ name: String, at range: SourceRange) {
            names.append(name)
            suffixes.append(Suffix(.member(name, []), range: range, nameRange: range))
        }

        mutating func add(_ arguments: [Argument], at range: SourceRange) {
            suffixes.append(Suffix(.subscript(arguments), range: range, nameRange: range))
            if arguments.count == 1, arguments[0].label == nil,
                let key = arguments[0].value.literalKey
            {
                names.append("[" + key)
            } else if !arguments.isEmpty {
                needsScope = true
            }
        }
    }

    /// One part of a key path; false, and nothing read, when there is none.
    private mutating func parseKeyPathComponent(_ path: inout KeyPathParts) -> Bool {
        switch token.kind {
        case .period:
            advance()
            // `\..name`, as the compiler lets pass.
            if token.kind != .period { parseKeyPathMember(&path) }
        case .leftBracket:
            if token.isAfterSpace { return false }
            parseKeyPathSubscript(&path)
        case .leftParen:
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
    private mutating func parseKeyPathMember(_ path: inout KeyPathParts) {
        switch token.kind {
        case .identifier, .integer, .dollarName:
            path.add(text(of: token), at: range(of: token))
            advance()
            _ = parseGenericArgumentsIfAny()
        case .leftBracket:
            parseKeyPathSubscript(&path)
        case .postfixQuestion, .postfixExclamation, .infixQuestion:
            advance()
        case .end, .float, .dollarNumber, .leftParen, .rightParen, .rightBracket, .leftBrace,
            .rightBrace, .comma, .colon, .semicolon, .period, .at, .pound, .backslash, .equal,
            .arrow, .prefixOperator, .infixOperator, .postfixOperator, .stringOpen, .stringText,
            .stringClose, .interpolationOpen, .interpolationClose, .regex, .unknown:
            reportExpected("a member name")
        }
    }

    private mutating func parseKeyPathSubscript(_ path: inout KeyPathParts) {
        let start = token.fileStart
        let arguments = parseArguments()
        path.add(arguments, at: range(from: start))
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

extension Expression {
    /// A literal key of a key path: a number, or a quote and a text.
    fileprivate var literalKey: String? {
        switch kind {
        case .integer(let number): return "\(number)"
        case .string(let literal):
            var text = "\""
            for segment in literal.segments {
                guard case .text(let part) = segment else { return nil }
                text += part
            }
            return text
        default: return nil
        }
    }
}
