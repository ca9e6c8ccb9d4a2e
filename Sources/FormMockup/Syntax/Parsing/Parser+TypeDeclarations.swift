extension Parser {
    /// `struct Name<T>: P where … { members }` and its relatives.
    mutating func parseTypeDeclaration(_ keyword: TypeDeclaration.Keyword) -> NamedKind {
        advance()
        let name = token
        var extended: TypeReference?
        var text = ""
        if keyword == .extension {
            let type = parseExtendedType()
            text = self.name(of: type)
            extended = type
        } else {
            text = parseDeclarationName()
        }
        var generics = parseGenericParameters()
        var inherited: [TypeReference] = []
        if skip(.colon) {
            repeat {
                while token.kind == .at { _ = parseAttribute() }
                if at(.class) { advance() } else { inherited.append(parseType()) }
            } while skip(.comma) && !isAtEnd
        }
        parseWhereClause(&generics)
        let members = parseMembers()
        let type = TypeDeclaration(
            keyword: keyword, name: text, extended: extended, inherited: inherited,
            members: members)
        return NamedKind(kind: .type(type), name: name, generics: generics)
    }

    /// `Outer.Name`, `Array<Int>`, `[Int]` behind `extension`.
    private mutating func parseExtendedType() -> TypeReference {
        guard
            token.kind == .identifier || token.kind == .leftBracket
                || token.kind == .leftParen || token.kind == .at || token.isOperator
        else {
            reportExpected("a type")
            return .named(["_"], [])
        }
        return parseType()
    }

    private func name(of type: TypeReference) -> String {
        switch type {
        case .named(let path, _): return path.joined(separator: ".")
        case .optional: return "Optional"
        case .array: return "Array"
        case .dictionary: return "Dictionary"
        case .opaque(let type): return name(of: type)
        case .tuple, .function: return "_"
        }
    }

    /// `{ members }`.
    private mutating func parseMembers() -> [Declaration] {
        guard token.kind == .leftBrace, !isAtEnd else {
            reportExpected("'{'")
            return []
        }
        guard let nesting = open() else { return [] }
        var members: [Declaration] = []
        while !isAtEnd {
            if skip(.semicolon) { continue }
            let before = index
            if let member = parseDeclaration(inType: true) {
                members.append(member)
            } else if !isAtEnd || index == before {
                report { .expectedMember($0.text(of: $0.token), at: $0.range(of: $0.token)) }
                skipToMember(from: before)
            }
        }
        close(nesting)
        return members
    }

    /// Skips what is no member: the rest of its line, brackets and all.
    private mutating func skipToMember(from start: Int) {
        if index == start || !token.isAfterNewline { skipOne() }
        while !isAtEnd, !token.isAfterNewline { skipOne() }
    }

    private mutating func skipOne() {
        if token.isOpener { skipBracket() } else { advance() }
    }

    /// `case a, b(Int), c = "raw"`.
    mutating func parseEnumCases() -> NamedKind {
        advance()
        let first = token
        var cases: [EnumCase] = []
        repeat {
            let start = token.fileStart
            let name = parseDeclarationName()
            let hasPayload = token.kind == .leftParen && !isAtEnd
            let parameters = hasPayload ? parseParameters() : []
            let rawValue = skip(.equal) ? parseExpression() : nil
            cases.append(
                EnumCase(
                    name: name, parameters: parameters, rawValue: rawValue,
                    range: range(from: start)))
        } while skip(.comma) && !isAtEnd
        return NamedKind(kind: .enumCases(cases), name: first)
    }
}

// MARK: - Messages

extension Diagnostic {
    /// Something among the members of a type that declares nothing.
    fileprivate static func expectedMember(_ text: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .error, id: "expected-member", "a type holds declarations only, not '\(text)'",
            at: range)
    }
}
