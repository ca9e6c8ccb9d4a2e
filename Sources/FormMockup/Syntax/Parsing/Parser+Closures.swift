extension Parser {
    /// `{ [captures] (parameters) async throws -> T in statements }`.
    mutating func parseClosureOperand() -> Expression {
        let start = token.fileStart
        guard let nesting = open() else {
            return Expression(.missing, range: range(from: start))
        }
        let parameters = parseClosureSignature()
        let statements = parseStatements()
        close(nesting)
        let range = range(from: start)
        let body = CodeBlock(statements: statements, range: range)
        return Expression(
            .closure(Closure(parameters: parameters, body: body)), range: range)
    }

    /// The signature of a closure, if there is one.
    private mutating func parseClosureSignature() -> [Closure.Parameter] {
        guard hasSignature else { return [] }
        while token.kind == .at { _ = parseAttribute() }
        if token.kind == .leftBracket { parseCaptures() }
        var parameters: [Closure.Parameter] = []
        if token.kind == .leftParen {
            parseClosureParameters(&parameters)
        } else {
            while !isAtEnd, !at(.in), token.kind == .identifier || token.kind == .dollarName,
                !isEffect(token)
            {
                parameters.append(parseClosureParameterName())
                _ = skip(.comma)
            }
        }
        skipEffects()
        if skip(.arrow) { _ = parseType() }
        if !skip(.in) { reportExpected(token: "in") }
        return parameters
    }

    /// Whether `in` ends a signature that begins here, seen without reading it.
    private var hasSignature: Bool {
        var cursor = index
        while tokens[cursor].kind == .at, tokens[cursor + 1].kind == .identifier {
            cursor += 2
            while tokens[cursor].kind == .period { cursor = min(cursor + 2, enclosingEnd) }
            let token = tokens[cursor]
            if token.kind == .leftParen, !token.isAfterSpace { cursor = behindBracket(cursor) }
        }
        if tokens[cursor].kind == .leftBracket {
            cursor = behindBracket(cursor)
            if tokens[cursor].keyword == .in { return true }
        }
        if tokens[cursor].kind == .leftParen {
            cursor = behindBracket(cursor)
        } else {
            while cursor < enclosingEnd {
                let kind = tokens[cursor].kind
                guard kind == .dollarName || isParameterName(tokens[cursor]) else { break }
                cursor += 1
                guard tokens[cursor].kind == .comma else { break }
                cursor += 1
            }
        }
        guard cursor < enclosingEnd else { return false }
        let next = tokens[cursor]
        return next.keyword == .in || next.kind == .arrow || isEffect(next)
    }

    private func isParameterName(_ token: Token) -> Bool {
        token.isName || token.keyword == .wildcard && token.kind == .identifier
    }

    /// Whether a token is `async`, `throws` or a relative.
    func isEffect(_ token: Token) -> Bool {
        guard token.kind == .identifier else { return false }
        return token.keyword == .throws || token.keyword == .rethrows || token.keyword == .async
            || token.keyword == .reasync
    }

    /// `async throws(E)`.
    mutating func skipEffects() {
        while isEffect(token), !isAtEnd {
            let canHaveType = at(.throws)
            advance()
            if canHaveType, token.kind == .leftParen { skipBracket() }
        }
    }

    /// Skips the bracket at the next token with all that is in it.
    mutating func skipBracket() {
        move(to: Int(token.partner))
        advance()
    }

    /// `[weak self, x = value]`; the values are read for their errors only.
    private mutating func parseCaptures() {
        guard let nesting = open() else { return }
        while !isAtEnd {
            let before = index
            while token.kind == .identifier, peek().kind == .identifier || peek().kind == .leftParen
            {
                advance()
                if token.kind == .leftParen { skipBracket() }
            }
            if token.kind == .identifier, peek().kind == .equal {
                advance()
                advance()
            }
            if !isAtEnd { _ = parseExpression() }
            guard skip(.comma), index > before else { break }
        }
        close(nesting)
    }

    private mutating func parseClosureParameterName() -> Closure.Parameter {
        let isProjected = token.kind == .dollarName
        let name = isProjected ? textBehindSigil(of: token) : text(of: token)
        advance()
        return Closure.Parameter(name: name, isProjected: isProjected, type: nil)
    }

    /// `(a, _ b: Int, (c, d))`; the names of a tuple count as parameters of their own.
    private mutating func parseClosureParameters(_ parameters: inout [Closure.Parameter]) {
        guard let nesting = open() else { return }
        while !isAtEnd {
            let before = index
            if token.kind == .leftParen {
                parseClosureParameters(&parameters)
            } else {
                parseClosureParameter(&parameters)
            }
            guard skip(.comma), index > before else { break }
        }
        close(nesting)
    }

    private mutating func parseClosureParameter(_ parameters: inout [Closure.Parameter]) {
        while token.kind == .at { _ = parseAttribute() }
        skipParameterSpecifiers()
        guard token.kind == .identifier || token.kind == .dollarName else {
            // A type alone, as Swift once had it: `{ ([X]) in … }`.
            _ = parseType()
            return
        }
        var parameter = parseClosureParameterName()
        if token.kind == .identifier || token.kind == .dollarName {
            parameter = parseClosureParameterName()
        }
        if skip(.colon) {
            while token.kind == .at { _ = parseAttribute() }
            parameter.type = parseType()
            if token.isOperator { advance() }
            if skip(.equal) { _ = parseExpression() }
        }
        parameters.append(parameter)
    }

    /// Words in front of the name of a parameter: `inout x`, `isolated x`.
    mutating func skipParameterSpecifiers() {
        while token.kind == .identifier, peek().kind == .identifier {
            switch token.keyword {
            case .inout, .borrowing, .consuming, .isolated, .sending, .owned, .shared,
                .const:
                advance()
            default:
                return
            }
        }
    }
}
