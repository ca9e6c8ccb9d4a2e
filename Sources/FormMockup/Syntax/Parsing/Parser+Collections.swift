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
        if isSizedArray { return parseTypeOperand() }
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

    /// Whether the bracket at the next token is a type such as `[3 of Int]`.
    private var isSizedArray: Bool {
        var cursor = index + 1
        let end = min(Int(token.partner), index + 32)
        while cursor < end {
            let token = tokens[cursor]
            if token.kind == .comma || token.kind == .stringOpen || token.kind == .colon {
                return false
            }
            if token.kind == .identifier, text(of: token, equals: "of"), cursor > index + 1 {
                let previous = tokens[cursor - 1]
                return !token.isAfterNewline && previous.kind != .period
                    && (!previous.isOperator || text(of: previous, equals: ">"))
            }
            cursor = token.isOpener ? behindBracket(cursor) : cursor + 1
        }
        return false
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
}
