extension Parser {
    /// `let`/`var` with its bindings.
    mutating func parseVariable() -> NamedKind {
        let isConstant = at(.let)
        advance()
        let name = token
        var bindings: [VariableDeclaration.Binding] = []
        repeat {
            bindings.append(parseBinding())
        } while skip(.comma) && !isAtEnd
        let variable = VariableDeclaration(isConstant: isConstant, bindings: bindings)
        return NamedKind(kind: .variable(variable), name: name)
    }

    /// `pattern: Type = value { accessors }`.
    private mutating func parseBinding() -> VariableDeclaration.Binding {
        if token.kind != .identifier && token.kind != .leftParen { reportExpected("a name") }
        let pattern = parsePattern(isBinding: true)
        let type = skip(.colon) ? parseType() : nil
        var initializer: Expression?
        if token.kind == .equal {
            advance()
            initializer = parseExpression()
        } else if type != nil, token.isOperator, firstByte == UInt8(ascii: "="), !isAtEnd {
            // `let a: Set<Int>=[]` after its `>` was split off.
            splitFirst()
            initializer = parseExpression()
        }
        var accessors = Accessors()
        if token.kind == .leftBrace, !isAtEnd, initializer == nil || startsAccessors(behind: index)
        {
            accessors = parseAccessors()
        }
        var binding = VariableDeclaration.Binding(
            pattern: pattern, type: type, initializer: initializer, getter: accessors.getter,
            setter: accessors.setter)
        binding.observers = accessors.observers
        return binding
    }

    /// The accessors that matter.
    struct Accessors {
        var getter: CodeBlock?
        var setter: VariableDeclaration.Setter?
        var observers: [VariableDeclaration.Observer] = []
    }

    /// Whether the brace at an index holds accessors and no statements.
    func startsAccessors(behind brace: Int) -> Bool {
        var cursor = brace + 1
        let end = Int(tokens[brace].partner)
        while cursor < end, tokens[cursor].kind == .at {
            cursor += 2
            if cursor < end, tokens[cursor].kind == .leftParen, !tokens[cursor].isAfterSpace {
                cursor = behindBracket(cursor)
            }
        }
        while cursor < end, isAccessorModifier(tokens[cursor]),
            tokens[cursor + 1].kind == .identifier
        {
            cursor += 1
        }
        guard cursor < end, isAccessorName(tokens[cursor]) else { return false }
        let next = tokens[cursor + 1]
        if tokens[cursor].keyword == .`init` {
            return next.kind == .leftParen && tokens[behindBracket(cursor + 1)].kind == .leftBrace
                || next.kind == .leftBrace
        }
        switch next.kind {
        case .leftBrace, .rightBrace: return true
        case .leftParen: return tokens[behindBracket(cursor + 1)].kind == .leftBrace
        case .identifier: return isEffect(next) || isAccessorName(next) || isAccessorModifier(next)
        case .semicolon: return true
        case .at: return next.isAfterSpace
        case .end, .integer, .float, .dollarNumber, .dollarName, .rightParen, .leftBracket,
            .rightBracket, .comma, .colon, .period, .pound, .backslash, .equal, .arrow,
            .prefixOperator, .infixOperator, .postfixOperator, .infixQuestion, .postfixQuestion,
            .postfixExclamation, .stringOpen, .stringText, .stringClose, .interpolationOpen,
            .interpolationClose, .regex, .unknown:
            return false
        }
    }

    private func isAccessorModifier(_ token: Token) -> Bool {
        guard token.kind == .identifier else { return false }
        switch token.keyword {
        case .mutating, .nonmutating, .nonisolated, .underscoredConsuming, .consuming, .borrowing,
            .yielding, .isolated:
            return true
        default:
            return false
        }
    }

    private func isAccessorName(_ token: Token) -> Bool {
        guard token.kind == .identifier else { return false }
        switch token.keyword {
        case .get, .set, .willSet, .didSet, .underscoredRead, .underscoredModify, .read, .modify,
            .unsafeAddress,
            .`init`, .borrow, .mutate, .underscoredBorrow,
            .underscoredMutate:
            return true
        default:
            return token.end - token.start == 20
                && text(of: token, equals: "unsafeMutableAddress")
        }
    }

    /// `{ get { } set(name) { } }`, or the statements of a getter.
    mutating func parseAccessors() -> Accessors {
        guard startsAccessors(behind: index) else { return Accessors(getter: parseCodeBlock()) }
        var accessors = Accessors()
        guard let nesting = open() else { return accessors }
        while !isAtEnd {
            let before = index
            if skip(.semicolon) { continue }
            parseAccessor(&accessors)
            if index == before { break }
        }
        close(nesting)
        return accessors
    }

    private mutating func parseAccessor(_ accessors: inout Accessors) {
        _ = parseAttributes()
        while isAccessorModifier(token) { advance() }
        guard isAccessorName(token) else { return }
        let keyword = token.keyword
        advance()
        var parameter = keyword == .didSet ? "oldValue" : "newValue"
        if token.kind == .leftParen {
            if peek().kind == .identifier { parameter = text(of: peek()) }
            skipBracket()
        }
        skipEffects()
        guard token.kind == .leftBrace, !isAtEnd else { return }
        let body = parseCodeBlock()
        if keyword == .get {
            accessors.getter = body
        } else if keyword == .set {
            accessors.setter = VariableDeclaration.Setter(parameter: parameter, body: body)
        } else if keyword == .willSet || keyword == .didSet {
            let action = VariableDeclaration.Setter(parameter: parameter, body: body)
            accessors.observers.append(
                VariableDeclaration.Observer(isBefore: keyword == .willSet, action: action))
        } else if keyword == .underscoredRead || keyword == .read, accessors.getter == nil {
            accessors.getter = body
        }
    }
}
