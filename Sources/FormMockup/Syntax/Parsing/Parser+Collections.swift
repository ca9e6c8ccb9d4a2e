extension Parser {
    /// `(a, b: c)`, a parenthesised expression, or a function type as a value.
    mutating func parseParentheses() -> Expression {
        let start = token.fileStart
        let behind = tokens[behindBracket(index)]
        if behind.kind == .arrow || (isEffect(behind) && !behind.isAfterNewline) {
            return parseTypeOperand()
        }
        let elements = parseArguments()
        let range = range(from: start)
        if elements.count == 1 { return Expression(elements[0].value.kind, range: range) }
        return Expression(.tuple(elements), range: range)
    }

    /// `[a, b]`, `[a: b]`, or a type as a value: `[String]()`, `[String: Int].self`.
    mutating func parseCollection() -> Expression {
        if let type = parseTypeBeforeCall() { return type }
        if text(of: peek(2), equals: "of"), peek(2).kind == .identifier, !peek(2).isAfterNewline {
            return parseTypeOperand()
        }
        let start = token.fileStart
        guard let nesting = open() else {
            return Expression(.missing, range: range(from: start))
        }
        if token.kind == .colon {
            advance()
            close(nesting)
            return Expression(.dictionary([]), range: range(from: start))
        }
        var elements: [Expression] = []
        var entries: [DictionaryEntry] = []
        while !isAtEnd {
            let before = index
            let element = parseExpression()
            if skip(.colon) {
                entries.append(DictionaryEntry(key: element, value: parseExpression()))
            } else {
                elements.append(element)
            }
            if isAtEnd { break }
            if !skip(.comma) {
                reportExpected(token: ",")
                break
            }
            if index == before { break }
        }
        close(nesting)
        let range = range(from: start)
        return Expression(entries.isEmpty ? .array(elements) : .dictionary(entries), range: range)
    }

    /// The bracket at the next token as a type, if what follows makes it one.
    private mutating func parseTypeBeforeCall() -> Expression? {
        let behind = tokens[behindBracket(index)]
        let isCall = behind.kind == .leftParen && !behind.isAfterSpace
        guard isCall || behind.kind == .period || behind.kind == .postfixQuestion else {
            return nil
        }
        if behind.kind == .period {
            let name = peek(Int(token.partner) - index + 2)
            let isType =
                name.keyword == .`self` || name.keyword == .`init`
                || text(of: name, equals: "Type")
            guard isType else { return nil }
        }
        return attempt { parser in
            let type = parser.parseTypeOperand()
            let isValue = parser.token.kind == .leftParen || parser.token.kind == .period
            return isValue ? type : nil
        }
    }

    /// A type where an expression stands.
    mutating func parseTypeOperand() -> Expression {
        let start = token.fileStart
        let type = parseType()
        return Expression(.type(type), range: range(from: start))
    }

    /// `\.self`, `\Type.a[0]?.b`; only names are kept.
    mutating func parseKeyPath() -> Expression {
        let start = token.fileStart
        advance()
        var components: [String] = []
        if token.kind != .period, !isAtEnd {
            if token.kind == .leftParen {
                skipBracket()
            } else {
                _ = parseKeyPathRoot()
            }
        }
        while !isAtEnd {
            switch token.kind {
            case .period:
                advance()
                if token.kind == .dollarName {
                    components.append(text(of: token))
                    advance()
                } else if token.kind == .identifier || token.kind == .integer {
                    components.append(text(of: token))
                    advance()
                    _ = parseGenericArgumentsIfAny()
                } else if token.kind == .leftBracket {
                    _ = parseArguments()
                } else if token.kind != .postfixQuestion && token.kind != .postfixExclamation
                    && token.kind != .infixQuestion
                {
                    reportExpected("a member name")
                } else {
                    advance()
                }
            case .leftBracket, .leftParen:
                if token.isAfterSpace {
                    return Expression(.keyPath(components), range: range(from: start))
                }
                if !skipsCompoundName() { _ = parseArguments() }
            case .postfixQuestion, .postfixExclamation:
                advance()
            default:
                return Expression(.keyPath(components), range: range(from: start))
            }
        }
        return Expression(.keyPath(components), range: range(from: start))
    }

    /// The type in front of the first dot.
    private mutating func parseKeyPathRoot() -> TypeReference? {
        if token.kind == .leftBracket { return parseType() }
        guard token.kind == .identifier else {
            reportExpected("a key path")
            return nil
        }
        advance()
        _ = parseGenericArgumentsIfAny()
        return nil
    }
}
