extension Parser {
    /// A pattern of `case`, `let` or `for`; under a `let`, names are bound.
    mutating func parsePattern(isBinding: Bool) -> Pattern {
        guard descend() else { return .wildcard }
        defer { ascend() }
        var pattern = parsePrimaryPattern(isBinding: isBinding)
        var marks = 0
        while token.kind == .postfixQuestion || token.kind == .postfixExclamation, marks < 8 {
            advance()
            marks += 1
            pattern = .optional(pattern)
        }
        if at(.as) {
            advance()
            if token.kind == .postfixQuestion || token.kind == .postfixExclamation { advance() }
            return .type(pattern, parseType())
        }
        return pattern
    }

    /// A pattern that binds names, with the type behind it if there is one.
    mutating func parseTypedPattern() -> Pattern {
        let pattern = parsePattern(isBinding: true)
        guard skip(.colon) else { return pattern }
        let type = parseType()
        if case .binding(let name, nil) = pattern { return .binding(name, type) }
        return .type(pattern, type)
    }

    private mutating func parsePrimaryPattern(isBinding: Bool) -> Pattern {
        if token.kind == .identifier {
            switch token.keyword {
            case .let, .var, .inout, .borrowing, .consuming, .underscoredMutate,
                .underscoredBorrowing:
                if token.flags.contains(.reserved) || peek().kind == .identifier {
                    advance()
                    return parsePattern(isBinding: true)
                }
            case .wildcard where !isMember(at: index + 1):
                advance()
                return .wildcard
            case .is:
                advance()
                return .type(nil, parseType())
            default:
                break
            }
            if isBinding, bindsName {
                let name = text(of: token)
                advance()
                return .binding(name, nil)
            }
        }
        if token.kind == .leftParen, !continuesExpression(behindBracket(index)) {
            let elements = parsePayload(isBinding: isBinding)
            return elements.count == 1 ? elements[0] : .tuple(elements)
        }
        if let path = enumCasePath(isBinding: isBinding) {
            return parseEnumCase(path, isBinding: isBinding)
        }
        return .expression(parseOperators())
    }

    /// Whether the name at the next token is bound as it is, and no path or call begins with it.
    private var bindsName: Bool {
        guard token.isName || at(.`self`) else { return false }
        let next = peek()
        return next.kind != .period && !(next.kind == .leftParen && !next.isAfterSpace)
            && !(next.kind == .leftBracket && !next.isAfterSpace)
            && !(next.isOperator && !next.isAfterNewline && next.kind == .infixOperator)
    }

    private func isMember(at index: Int) -> Bool {
        tokens[min(index, tokens.count - 1)].kind == .period
    }

    /// Whether the token at an index goes on with an expression that ends before it.
    private func continuesExpression(_ index: Int) -> Bool {
        let next = tokens[index]
        if next.isAfterNewline && next.kind != .period && next.kind != .infixOperator {
            return false
        }
        return next.kind == .period || next.kind == .infixOperator
            || next.kind == .postfixExclamation || next.kind == .postfixOperator
            || (next.kind == .leftBracket && !next.isAfterSpace)
            || (next.kind == .leftParen && !next.isAfterSpace)
            || (next.kind == .leftBrace && !forbidsTrailingClosure)
    }

    /// Patterns between parentheses, without their labels.
    private mutating func parsePayload(isBinding: Bool) -> [Pattern] {
        guard let nesting = open() else { return [] }
        var elements: [Pattern] = []
        while !isAtEnd {
            let before = index
            if token.kind == .identifier, peek().kind == .colon {
                advance()
                advance()
            }
            elements.append(parsePattern(isBinding: isBinding))
            guard skip(.comma), index > before else { break }
        }
        close(nesting)
        return elements
    }

    /// Index of the name of an enum case at the next token: `.name`, `Type.name`, with `(` behind
    /// it or nothing that makes it an expression. Nil for everything else.
    private mutating func enumCasePath(isBinding: Bool) -> Int? {
        var cursor = index
        if token.kind != .period {
            guard token.kind == .identifier else { return nil }
            cursor += 1
            if let end = endOfGenericArguments(from: cursor) { cursor = end }
            guard tokens[cursor].kind == .period || bindsInside(cursor) else { return nil }
        }
        while tokens[cursor].kind == .period, cursor + 1 < tokens.count,
            tokens[cursor + 1].kind == .identifier
        {
            cursor += 2
        }
        guard tokens[cursor - 1].kind == .identifier else { return nil }
        let next = tokens[cursor]
        if next.kind == .leftParen, !next.isAfterNewline {
            let behind = behindBracket(cursor)
            // `.name(let a)!` looks through an optional like `?` does.
            let isForced =
                tokens[behind].kind == .postfixExclamation && (isBinding || bindsInside(cursor))
            return continuesExpression(behind) && !isForced ? nil : cursor - 1
        }
        return continuesExpression(cursor) || next.isOperator ? nil : cursor - 1
    }

    /// Whether the parentheses at an index begin with a binding, as in `Case(let x)`.
    private func bindsInside(_ index: Int) -> Bool {
        guard tokens[index].kind == .leftParen, !tokens[index].isAfterSpace else { return false }
        let first = tokens[index + 1]
        return first.kind == .identifier && (first.keyword == .let || first.keyword == .var)
    }

    private mutating func parseEnumCase(_ path: Int, isBinding: Bool) -> Pattern {
        let start = token
        let isImplicit = token.kind == .period && path == index + 1
        let hasPayload = tokens[path + 1].kind == .leftParen && !tokens[path + 1].isAfterNewline
        if !hasPayload && !isImplicit { return .expression(parseOperators()) }
        move(to: path)
        let name = text(of: token)
        advance()
        if hasPayload { return .enumCase(name, parsePayload(isBinding: isBinding)) }
        let range = range(from: start.fileStart)
        return .expression(Expression(.implicitMember(name), range: range))
    }
}
