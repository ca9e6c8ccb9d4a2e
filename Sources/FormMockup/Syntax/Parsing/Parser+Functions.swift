extension Parser {
    /// `func name<T>(…) async throws -> T where … { }`.
    mutating func parseFunction() -> NamedKind {
        advance()
        let name = token
        let text = parseFunctionName()
        var generics = parseGenericParameters()
        let parameters = parseParameters()
        skipEffects()
        let returnType = skip(.arrow) ? parseType() : nil
        parseWhereClause(&generics)
        let body = token.kind == .leftBrace && !isAtEnd ? parseCodeBlock() : nil
        let function = FunctionDeclaration(
            name: text, parameters: parameters, returnType: returnType, body: body)
        return NamedKind(kind: .function(function), name: name, generics: generics)
    }

    /// A name or an operator. Of an operator such as `<<T>`, the last `<` opens generics.
    private mutating func parseFunctionName() -> String {
        if token.kind == .identifier { return parseDeclarationName() }
        guard
            token.isOperator || token.kind == .equal || token.kind == .postfixExclamation
                || token.kind == .postfixQuestion || token.kind == .infixQuestion
        else {
            reportExpected("a name")
            return "_"
        }
        let operatorText = text(of: token)
        let next = peek()
        let hasGenerics =
            next.kind == .identifier && token.end - token.start > 1
            && bytes[Int(token.end) - 1] == UInt8(ascii: "<")
        guard hasGenerics else {
            advance()
            return operatorText
        }
        while token.end - token.start > 1 { splitFirst() }
        token.kind = .prefixOperator
        return String(operatorText.dropLast())
    }

    /// `init?(…) { }`.
    mutating func parseInitializer() -> NamedKind {
        let name = token
        advance()
        let isFailable = skipsFailureMark()
        var generics = parseGenericParameters()
        let parameters = parseParameters()
        skipEffects()
        parseWhereClause(&generics)
        let body = token.kind == .leftBrace && !isAtEnd ? parseCodeBlock() : nil
        let function = FunctionDeclaration(
            name: "init", parameters: parameters, returnType: nil, body: body,
            isFailable: isFailable)
        return NamedKind(kind: .function(function), name: name, generics: generics)
    }

    /// Skips the mark of `init?` and `init!`.
    private mutating func skipsFailureMark() -> Bool {
        if token.kind == .postfixQuestion || token.kind == .postfixExclamation
            || token.kind == .infixQuestion
        {
            advance()
            return true
        }
        guard token.isOperator, firstByte == UInt8(ascii: "?") || firstByte == UInt8(ascii: "!")
        else { return false }
        splitFirst()
        return true
    }

    /// `deinit { }`.
    mutating func parseDeinitializer() -> NamedKind {
        let name = token
        advance()
        skipEffects()
        if token.kind == .leftBrace, !isAtEnd { _ = parseCodeBlock() }
        return NamedKind(kind: .other, name: name)
    }

    /// `subscript(…) -> T { get set }`.
    mutating func parseSubscript() -> NamedKind {
        let name = token
        advance()
        var generics = parseGenericParameters()
        let parameters = parseParameters()
        let returnType = skip(.arrow) ? parseType() : nil
        parseWhereClause(&generics)
        var accessors = Accessors()
        if token.kind == .leftBrace, !isAtEnd { accessors = parseAccessors() }
        let function = FunctionDeclaration(
            name: "subscript", parameters: parameters, returnType: returnType,
            body: accessors.getter, setter: accessors.setter)
        return NamedKind(kind: .function(function), name: name, generics: generics)
    }

    /// `(label name: Type = value, …)`.
    mutating func parseParameters() -> [FunctionDeclaration.Parameter] {
        guard token.kind == .leftParen, !isAtEnd else {
            reportExpected("'('")
            return []
        }
        guard let nesting = open() else { return [] }
        var parameters: [FunctionDeclaration.Parameter] = []
        while !isAtEnd {
            let before = index
            parameters.append(parseParameter())
            guard skip(.comma), index > before else { break }
        }
        close(nesting)
        return parameters
    }

    private mutating func parseParameter() -> FunctionDeclaration.Parameter {
        var attributes = parseAttributes()
        skipNameSpecifiers()
        var label: String?
        var name = ""
        let hasTwoNames = peek().kind == .identifier && peek(2).kind == .colon
        if token.kind == .identifier, peek().kind == .colon || hasTwoNames {
            name = text(of: token)
            label = name == "_" ? nil : name
            advance()
            if token.kind == .identifier {
                name = text(of: token)
                advance()
            }
            advance()
        }
        attributes += leadingAttributes()
        let isInOut = at(.inout)
        let type = parseType()
        let isVariadic = token.isOperator && text(of: token, equals: "...")
        if isVariadic { advance() }
        var defaultValue: Expression?
        if token.kind == .equal {
            advance()
            defaultValue = parseExpression()
        } else if token.isOperator, firstByte == UInt8(ascii: "="), !isAtEnd {
            splitFirst()
            defaultValue = parseExpression()
        }
        return FunctionDeclaration.Parameter(
            label: label, name: name, type: type, attributes: attributes,
            defaultValue: defaultValue, isVariadic: isVariadic, isInOut: isInOut)
    }

    /// Attributes in front of a parameter's type, such as `@escaping` and `@ViewBuilder`.
    private mutating func leadingAttributes() -> [Attribute] {
        token.kind == .at ? parseAttributes() : []
    }

    /// `isolated name: T`, which has its specifier in front of the name.
    private mutating func skipNameSpecifiers() {
        while token.kind == .identifier, peek().kind == .identifier,
            peek(2).kind != .colon
                || peek().keyword == .wildcard || at(.isolated) || at(.inout)
        {
            switch token.keyword {
            case .inout, .isolated, .owned, .shared, .const, .sending, .borrowing,
                .consuming, .let, .var:
                if peek(2).kind == .colon && !at(.inout) { return }
                advance()
            default:
                return
            }
        }
    }
}
