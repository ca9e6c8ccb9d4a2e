extension Parser {
    /// A type, with compositions and functions.
    ///
    ///     type := specifiers simple { "&" simple } [ effects "->" type ]
    mutating func parseType() -> TypeReference {
        guard descend() else { return .named(["_"], []) }
        defer { ascend() }
        skipTypeSpecifiers()
        let isTuple = token.kind == .leftParen
        var type = parseSimpleType()
        while atOperator(UInt8(ascii: "&")), !token.isAfterNewline || peek().kind == .identifier {
            advance()
            _ = parseSimpleType()
        }
        if token.kind == .arrow || (isEffect(token) && arrowFollowsEffects) {
            skipEffects()
            advance()
            let result = parseType()
            type = .function(isTuple ? parameters(of: type) : [type], result: result)
        }
        return type
    }

    /// Whether `->` stands behind the effects here; otherwise they belong to something else.
    var arrowFollowsEffects: Bool {
        var cursor = index
        while isEffect(tokens[cursor]) {
            cursor += 1
            if tokens[cursor].kind == .leftParen { cursor = behindBracket(cursor) }
        }
        return tokens[cursor].kind == .arrow
    }

    private func parameters(of type: TypeReference) -> [TypeReference] {
        guard case .tuple(let elements) = type else { return [type] }
        return elements.map { $0.type }
    }

    /// Attributes and words in front of a type.
    private mutating func skipTypeSpecifiers() {
        while !isAtEnd {
            if token.kind == .at {
                _ = parseAttribute()
                continue
            }
            guard token.kind == .identifier else { return }
            switch token.keyword {
            case .inout:
                advance()
            case .borrowing, .consuming, .isolated, .sending, .owned, .shared, .const,
                .nonisolated, .each, .repeat:
                let next = peek()
                if token.keyword == .nonisolated, next.kind == .leftParen {
                    advance()
                    skipBracket()
                    continue
                }
                if token.keyword == .nonisolated, next.kind == .identifier {
                    advance()
                    continue
                }
                let startsType =
                    next.kind == .identifier || next.kind == .leftParen
                    || next.kind == .leftBracket || next.kind == .at || next.kind == .prefixOperator
                guard startsType, next.isAfterSpace, !next.isAfterNewline else { return }
                advance()
            default:
                return
            }
        }
    }

    /// A type without operators around it, and its marks: `T?`, `T.Type`.
    private mutating func parseSimpleType() -> TypeReference {
        guard descend() else { return .named(["_"], []) }
        defer { ascend() }
        if at(.some) || at(.any), startsTypeBehindWord {
            advance()
            return .opaque(parseSimpleType())
        }
        if at(.each) || at(.repeat), startsTypeBehindWord {
            advance()
            return parseSimpleType()
        }
        while atOperator(UInt8(ascii: "~")) { advance() }
        return parseTypeMarks(parseTypeBase())
    }

    private var startsTypeBehindWord: Bool {
        let next = peek()
        return next.kind == .identifier || next.kind == .leftParen || next.kind == .leftBracket
            || next.kind == .prefixOperator
    }

    private mutating func parseTypeBase() -> TypeReference {
        switch token.kind {
        case .identifier:
            return parseNamedType()
        case .leftParen:
            return parseTupleType()
        case .leftBracket:
            return parseBracketType()
        case .integer, .prefixOperator, .infixOperator:
            // A value as a generic argument: `InlineArray<3, Int>`, `<-1>`.
            if token.kind != .integer {
                guard atOperator(UInt8(ascii: "-")) else { break }
                advance()
            }
            let value = text(of: token)
            guard skip(.integer) else { break }
            return .named([value], [])
        case .end, .float, .dollarNumber, .dollarName, .rightParen, .rightBracket, .leftBrace,
            .rightBrace, .comma, .colon, .semicolon, .period, .at, .pound, .backslash, .equal,
            .arrow, .postfixOperator, .infixQuestion, .postfixQuestion,
            .postfixExclamation, .stringOpen, .stringText, .stringClose, .interpolationOpen,
            .interpolationClose, .regex, .unknown:
            break
        }
        reportExpected("a type")
        return .named(["_"], [])
    }

    /// `?`, `!`, `.Type`, `.Member` behind a type that is no plain name.
    private mutating func parseTypeMarks(_ base: TypeReference) -> TypeReference {
        var type = base
        var marks = 0
        while !isAtEnd {
            if isMark {
                splitFirst()
                marks += 1
                // More would only deepen the tree.
                if marks <= 8 { type = .optional(type) }
            } else if token.kind == .period, peek().kind == .identifier, !token.isAfterNewline,
                peek().keyword != .`self`, peek().keyword != .`init`
            {
                advance()
                advance()
            } else {
                break
            }
        }
        return type
    }

    /// Whether a `?` or `!` follows at once, even as part of a longer operator.
    private var isMark: Bool {
        if token.isAfterSpace { return false }
        if token.kind == .postfixQuestion || token.kind == .postfixExclamation { return true }
        guard token.isOperator else { return false }
        return firstByte == UInt8(ascii: "?") || firstByte == UInt8(ascii: "!")
    }

    /// `Name`, `Outer.Name<Arguments>`.
    private mutating func parseNamedType() -> TypeReference {
        if token.flags.contains(.reserved), !isReservedType {
            reportExpected("a type")
            return .named(["_"], [])
        }
        var path = [text(of: token)]
        advance()
        var arguments = atLess ? parseGenericArguments() : []
        while token.kind == .period, peek().kind == .identifier, !isAtEnd {
            let name = peek()
            let isModule = token.end - token.start == 2
            if !isModule, name.keyword == .`self` || name.keyword == .`init` { break }
            if token.isAfterNewline && isTrying { break }
            advance()
            let isMeta = text(of: name, equals: "Type") || text(of: name, equals: "Protocol")
            if !isMeta { path.append(text(of: name)) }
            advance()
            if atLess { arguments = parseGenericArguments() }
        }
        return .named(path, arguments)
    }

    private var isReservedType: Bool {
        at(.Any) || at(.Self) || at(.wildcard) || at(.`self`) || at(.super)
    }

    /// `(A, label: B...)`.
    private mutating func parseTupleType() -> TypeReference {
        guard let nesting = open() else { return .tuple([]) }
        var elements: [TypeReference.TupleElement] = []
        while !isAtEnd {
            let before = index
            elements.append(parseTupleElement())
            guard skip(.comma), index > before else { break }
        }
        close(nesting)
        if elements.count == 1, elements[0].label == nil, token.kind != .arrow,
            !isEffect(token)
        {
            return elements[0].type
        }
        return .tuple(elements)
    }

    private mutating func parseTupleElement() -> TypeReference.TupleElement {
        skipParameterSpecifiers()
        var label: String?
        if token.kind == .identifier, peek().kind == .colon {
            label = text(of: token)
            advance()
            advance()
        } else if token.kind == .identifier, peek().kind == .identifier, peek(2).kind == .colon {
            label = text(of: token)
            advance()
            advance()
            advance()
        }
        let type = parseType()
        if token.isOperator, text(of: token, equals: "...") { advance() }
        if skip(.equal) { _ = parseExpression() }
        return TypeReference.TupleElement(label: label == "_" ? nil : label, type: type)
    }

    /// `[T]`, `[K: V]`, `[3 of T]`.
    private mutating func parseBracketType() -> TypeReference {
        guard let nesting = open() else { return .array(.named(["_"], [])) }
        var element = parseType()
        var value: TypeReference?
        if skip(.colon) {
            value = parseType()
        } else if token.kind == .identifier, text(of: token, equals: "of") {
            advance()
            element = parseType()
        }
        close(nesting)
        if let value { return .dictionary(element, value) }
        return .array(element)
    }
}
