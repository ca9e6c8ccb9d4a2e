extension Parser {
    /// Whether a `<` follows, even as part of a longer operator.
    var atLess: Bool {
        token.isOperator && firstByte == UInt8(ascii: "<")
    }

    private var atGreater: Bool {
        token.isOperator && firstByte == UInt8(ascii: ">")
    }

    /// `<A, B>` of a type, where `<` can't compare.
    mutating func parseGenericArguments() -> [TypeReference] {
        splitFirst()
        var arguments: [TypeReference] = []
        while !isAtEnd, !atGreater {
            let before = index
            arguments.append(parseType())
            guard skip(.comma), index > before else { break }
        }
        if atGreater { splitFirst() } else { reportExpected(token: ">") }
        return arguments
    }

    /// `<A, B>` behind a name in an expression, if it can't be a comparison.
    mutating func parseGenericArgumentsIfAny() -> [TypeReference] {
        guard atLess, mayCloseGenericArguments else { return [] }
        let arguments = attempt { parser in
            let arguments = parser.parseGenericArguments()
            return parser.endsGenericArguments ? arguments : nil as [TypeReference]?
        }
        return arguments ?? []
    }

    /// Whether a `>` comes before anything that can't stand between angle brackets: a cheap look
    /// that spares most comparisons the try.
    private var mayCloseGenericArguments: Bool {
        var cursor = index + 1
        let end = min(enclosingEnd, index + 256)
        while cursor < end {
            let token = tokens[cursor]
            switch token.kind {
            case .identifier, .integer, .period, .comma, .at, .arrow, .postfixQuestion,
                .postfixExclamation, .infixQuestion, .equal:
                cursor += 1
            case .leftParen, .leftBracket:
                cursor = behindBracket(cursor)
            case .prefixOperator, .infixOperator, .postfixOperator:
                var offset = Int(token.start)
                while offset < Int(token.end) {
                    if bytes[offset] == UInt8(ascii: ">") { return true }
                    offset += 1
                }
                cursor += 1
            case .end, .float, .dollarNumber, .dollarName, .rightParen, .rightBracket,
                .leftBrace, .rightBrace, .colon, .semicolon, .pound, .backslash, .stringOpen,
                .stringText, .stringClose, .interpolationOpen, .interpolationClose, .regex,
                .unknown:
                return false
            }
        }
        return false
    }

    /// Swift's rule: what follows `>` shows whether it closed generic arguments.
    private var endsGenericArguments: Bool {
        if isAtEnd { return true }
        if token.start != tokens[index].start {
            // The rest of `>?` or `>!`; `>=` compares.
            return firstByte == UInt8(ascii: "?") || firstByte == UInt8(ascii: "!")
        }
        switch token.kind {
        case .leftParen, .leftBracket:
            return !token.isAfterNewline
        case .rightParen, .rightBracket, .leftBrace, .rightBrace, .comma, .colon, .semicolon,
            .period, .end, .equal, .postfixQuestion, .postfixExclamation, .infixQuestion,
            .interpolationClose, .postfixOperator, .infixOperator:
            return true
        case .identifier:
            return token.isAfterNewline || at(.in) || at(.is) || at(.as)
        case .integer, .float, .dollarNumber, .dollarName, .at, .pound, .backslash, .arrow,
            .prefixOperator, .stringOpen, .stringText, .stringClose, .interpolationOpen, .regex,
            .unknown:
            return false
        }
    }

    /// Index behind generic arguments that start at an index; nil when none do.
    mutating func endOfGenericArguments(from start: Int) -> Int? {
        let token = tokens[start]
        guard token.isOperator, token.end > token.start,
            bytes[Int(token.start)] == UInt8(ascii: "<")
        else { return nil }
        return lookAhead { parser in
            parser.move(to: start)
            _ = parser.parseGenericArguments()
            return parser.index
        }
    }

    /// `<T: P, each U>` of a declaration; nothing where there is none.
    mutating func parseGenericParameters() -> GenericClause {
        var clause = GenericClause.none
        guard atLess else { return clause }
        splitFirst()
        while !isAtEnd, !atGreater {
            let before = index
            while token.kind == .at { _ = parseAttribute() }
            if at(.each) || at(.let), peek().kind == .identifier { advance() }
            var name = "_"
            if token.kind == .identifier {
                name = text(of: token)
                advance()
            } else {
                reportExpected("a type parameter")
            }
            let bound = skip(.colon) ? parseType() : nil
            clause.parameters.append(GenericClause.Parameter(name: name, bound: bound))
            if skip(.equal) { _ = parseType() }
            parseWhereClause(&clause)
            guard skip(.comma), index > before else { break }
        }
        if atGreater { splitFirst() } else { reportExpected(token: ">") }
        return clause
    }

    /// `where T: P, U == V`, if it stands here.
    mutating func parseWhereClause(_ clause: inout GenericClause) {
        guard skip(.where) else { return }
        while !isAtEnd, token.kind != .leftBrace {
            let before = index
            while token.kind == .at { _ = parseAttribute() }
            let subject = parseType()
            if token.kind == .colon || token.isOperator {
                let isEquality = token.kind != .colon
                advance()
                let type = parseType()
                clause.requirements.append(
                    GenericClause.Requirement(
                        subject: subject, isEquality: isEquality, type: type))
                // Layout constraints: `T: _Trivial(64)`.
                if token.kind == .leftParen, !token.isAfterNewline { skipBracket() }
            }
            guard skip(.comma), index > before else { break }
        }
    }

    /// Skips a `where` clause that nothing asks for.
    mutating func skipWhereClause() {
        var clause = GenericClause.none
        parseWhereClause(&clause)
    }
}
