extension Parser {
    /// What stands in front of a declaration's keyword.
    struct Introduction {
        var attributes: [Attribute] = []
        var modifiers: Declaration.Modifiers = []
        var start: Int32
    }

    /// A declaration's kind, the token of its name and its generics.
    struct NamedKind {
        var kind: Declaration.Kind
        var name: Token
        var generics = GenericClause.none
    }

    /// A declaration; nil, with nothing read but attributes, when none begins here.
    mutating func parseDeclaration(inType: Bool) -> Declaration? {
        guard token.kind == .at || token.kind == .pound || token.keyword != .none else {
            return nil
        }
        if token.kind == .pound { return parsePreview(inType: inType) }
        let before = index
        var introduction = Introduction(start: token.fileStart)
        parseModifiers(&introduction, inType: inType)
        guard !isAtEnd else { return nil }
        if token.kind == .pound, index > before, let macro = parsePreview(inType: true) {
            return macro
        }
        guard token.kind == .identifier,
            let named = parseDeclarationKind(inType: inType)
        else { return nil }
        return Declaration(
            named.kind.with(introduction), attributes: introduction.attributes,
            modifiers: introduction.modifiers, generics: named.generics,
            range: range(from: introduction.start),
            nameRange: range(of: named.name))
    }

    private mutating func parseDeclarationKind(inType: Bool) -> NamedKind? {
        switch token.keyword {
        case .let, .var, .inout: return parseVariable()
        case .func: return parseFunction()
        case .`init`:
            // `init(…)` outside of types is a call.
            guard inType else { return nil }
            return parseInitializer()
        case .deinit where inType: return parseDeinitializer()
        case .subscript: return parseSubscript()
        case .struct: return parseTypeDeclaration(.struct)
        case .class: return parseTypeDeclaration(.class)
        case .enum: return parseTypeDeclaration(.enum)
        case .protocol: return parseTypeDeclaration(.protocol)
        case .extension: return parseTypeDeclaration(.extension)
        case .actor where peek().kind == .identifier && !peek().isAfterNewline:
            return parseTypeDeclaration(.actor)
        case .case where inType: return parseEnumCases()
        case .typealias: return parseTypeAlias()
        case .associatedtype: return parseAssociatedType()
        case .import: return parseImport()
        case .operator: return parseOperatorDeclaration()
        case .precedencegroup: return parsePrecedenceGroup()
        case .using where !peek().isAfterNewline && startsIsolation(peek()):
            return parseImport()
        case .macro where peek().kind == .identifier && peek(2).isOpenerOfMacro:
            return parseMacroDeclaration()
        default: return nil
        }
    }

    /// Attributes and modifiers in any order.
    private mutating func parseModifiers(_ introduction: inout Introduction, inType: Bool) {
        while !isAtEnd {
            if token.kind == .at {
                introduction.attributes.append(parseAttribute())
                // Swift allows a space in front of the arguments.
                if token.kind == .leftParen, !token.isAfterNewline,
                    introducesDeclaration(at: behindBracket(index))
                {
                    skipBracket()
                }
                continue
            }
            guard token.kind == .identifier, isModifier(token.keyword),
                introducesDeclaration(behind: index, inType: inType)
            else { return }
            introduction.modifiers.formUnion(modifier(of: token.keyword))
            advance()
            if token.kind == .leftParen { skipBracket() }
        }
    }

    /// What the tree keeps of a modifier; nothing of those that change no picture.
    private func modifier(of keyword: Keyword) -> Declaration.Modifiers {
        switch keyword {
        case .static: return .static
        case .class: return .class
        case .mutating: return .mutating
        case .override: return .override
        case .lazy: return .lazy
        case .prefix: return .prefix
        case .postfix: return .postfix
        case .convenience: return .convenience
        case .required: return .required
        case .weak, .unowned: return .weak
        case .async: return .async
        default: return []
        }
    }

    private func isModifier(_ keyword: Keyword) -> Bool {
        switch keyword {
        case .public, .private, .fileprivate, .internal, .static, .class, .open, .package,
            .final, .lazy, .weak, .unowned, .override, .required, .convenience, .dynamic,
            .mutating, .nonmutating, .consuming, .borrowing, .nonisolated, .isolated, .indirect,
            .optional, .prefix, .postfix, .infix, .distributed, .async, .underscoredConsuming,
            .const,
            .local, .setterAccess, .sending, .yielding:
            return true
        default:
            return false
        }
    }

    /// Whether the word at an index modifies a declaration that follows.
    private func introducesDeclaration(behind index: Int, inType: Bool) -> Bool {
        var next = index + 1
        let isReserved = tokens[index].flags.contains(.reserved)
        let hasArguments = tokens[next].kind == .leftParen
        if hasArguments {
            // `private(set)`, `unowned(safe)`, and no call of `open(…)`.
            guard Int(tokens[next].partner) == next + 2, tokens[next + 1].kind == .identifier
            else { return false }
            next = behindBracket(next)
        }
        let token = tokens[next]
        if token.isAfterNewline, !isReserved, !inType { return false }
        if token.kind == .at || (token.kind == .pound && isReserved) { return true }
        guard token.kind == .identifier else { return false }
        return isIntroducer(token.keyword) || isModifier(token.keyword)
    }

    private func introducesDeclaration(at index: Int) -> Bool {
        let token = tokens[index]
        guard token.kind == .identifier else { return token.kind == .at }
        return isIntroducer(token.keyword) || isModifier(token.keyword)
    }

    /// Whether a keyword introduces a declaration.
    func isIntroducer(_ keyword: Keyword) -> Bool {
        switch keyword {
        case .let, .var, .func, .`init`, .deinit, .subscript, .struct, .class, .enum, .protocol,
            .extension, .actor, .case, .typealias, .associatedtype, .import, .operator,
            .precedencegroup, .macro:
            return true
        default:
            return false
        }
    }
}

extension Token {
    /// Whether it can follow the name in a macro's declaration.
    fileprivate var isOpenerOfMacro: Bool { kind == .leftParen || isOperator }
}

// MARK: - Smaller declarations

extension Parser {
    /// `#Preview("name") { … }`; nil for every other macro outside of types, an expression there.
    private mutating func parsePreview(inType: Bool) -> Declaration? {
        let start = token.fileStart
        let name = token
        let isPreview = text(of: token, equals: "#Preview")
        guard isPreview || inType else { return nil }
        let expression = parsePostfix()
        var kind = Declaration.Kind.other
        if isPreview, case .macro(_, let arguments) = expression.kind,
            let last = arguments.first(where: { $0.isTrailingClosure }) ?? arguments.last,
            case .closure(let closure) = last.value.kind
        {
            kind = .preview(closure)
        }
        return Declaration(kind, range: range(from: start), nameRange: range(of: name))
    }

    /// `typealias Name<T> = Type`.
    private mutating func parseTypeAlias() -> NamedKind {
        advance()
        let name = token
        let text = parseDeclarationName()
        var generics = parseGenericParameters()
        var type = TypeReference.named(["_"], [])
        if skip(.equal) { type = parseType() } else { reportExpected(token: "=") }
        parseWhereClause(&generics)
        return NamedKind(kind: .typeAlias(text, type), name: name, generics: generics)
    }

    /// `associatedtype Name: P = Type where …`.
    private mutating func parseAssociatedType() -> NamedKind {
        advance()
        let name = token
        _ = parseDeclarationName()
        if skip(.colon) { skipInheritance() }
        if skip(.equal) { _ = parseType() }
        skipWhereClause()
        return NamedKind(kind: .other, name: name)
    }

    /// Whether a token begins what may stand behind `using`.
    private func startsIsolation(_ token: Token) -> Bool {
        token.kind == .at || token.keyword == .nonisolated
    }

    /// `import struct Module.Name`, `using @MainActor`.
    private mutating func parseImport() -> NamedKind {
        let name = token
        advance()
        // The first name may stand on the next line.
        if token.kind == .identifier, peek().isAfterNewline || peek().kind == .period { advance() }
        while !isAtEnd, !token.isAfterNewline,
            token.kind == .identifier || token.kind == .period || token.kind == .at
                || token.isOperator
        {
            advance()
        }
        return NamedKind(kind: .other, name: name)
    }

    /// `infix operator +++: Precedence`.
    private mutating func parseOperatorDeclaration() -> NamedKind {
        let name = token
        advance()
        while !isAtEnd, !token.isAfterNewline, token.kind != .semicolon {
            if token.kind == .leftBrace { skipBracket() } else { advance() }
        }
        return NamedKind(kind: .other, name: name)
    }

    /// `precedencegroup Name { … }`.
    private mutating func parsePrecedenceGroup() -> NamedKind {
        advance()
        let name = token
        _ = parseDeclarationName()
        if token.kind == .leftBrace { skipBracket() } else { reportExpected("'{'") }
        return NamedKind(kind: .other, name: name)
    }

    /// `macro name(…) -> T = #externalMacro(…)`.
    private mutating func parseMacroDeclaration() -> NamedKind {
        advance()
        let name = token
        advance()
        _ = parseGenericParameters()
        if token.kind == .leftParen { _ = parseParameters() }
        if skip(.arrow) { _ = parseType() }
        if skip(.equal) { _ = parseExpression() }
        skipWhereClause()
        return NamedKind(kind: .other, name: name)
    }

    /// The name of a declaration.
    mutating func parseDeclarationName() -> String {
        guard token.kind == .identifier, !isAtEnd else {
            reportExpected("a name")
            return "_"
        }
        let name = text(of: token)
        advance()
        return name
    }

    /// Skips `P, Q & R` behind a colon.
    mutating func skipInheritance() {
        repeat {
            if at(.class) { advance() } else { _ = parseType() }
        } while skip(.comma) && !isAtEnd
    }
}

extension Declaration.Kind {
    /// The same, where a function knows its attributes and whether it is mutating.
    fileprivate func with(_ introduction: Parser.Introduction) -> Declaration.Kind {
        let isMutating = introduction.modifiers.contains(.mutating)
        guard isMutating || !introduction.attributes.isEmpty,
            case .function(var function) = self
        else { return self }
        function.attributes = introduction.attributes
        function.isMutating = isMutating
        return .function(function)
    }
}
