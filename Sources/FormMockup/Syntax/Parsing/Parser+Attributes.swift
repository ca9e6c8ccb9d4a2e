extension Parser {
    /// Attributes one after the other.
    mutating func parseAttributes() -> [Attribute] {
        var attributes: [Attribute] = []
        while token.kind == .at, !isAtEnd { attributes.append(parseAttribute()) }
        return attributes
    }

    /// `@Name.Path<T>(arguments)`.
    ///
    /// Those of the compiler start with a small letter; their arguments have grammars of their own
    /// and change no picture.
    mutating func parseAttribute() -> Attribute {
        let start = token.fileStart
        advance()
        guard token.kind == .identifier, !isAtEnd else {
            reportExpected("an attribute's name")
            return Attribute(name: "", arguments: [], range: range(from: start))
        }
        var name = token
        advance()
        while true {
            if atLess, !token.isAfterSpace { _ = parseGenericArguments() }
            guard token.kind == .period, peek().kind == .identifier else { break }
            advance()
            name = token
            advance()
        }
        var arguments: [Argument] = []
        // `@autoclosure() -> T` has a function type behind it, and no arguments.
        if token.kind == .leftParen, !token.isAfterSpace, !hasNoArguments(name),
            tokens[behindBracket(index)].kind != .arrow
        {
            if isOwnedByCompiler(name) { skipBracket() } else { arguments = parseArguments() }
        }
        return Attribute(
            name: text(of: name), arguments: arguments, range: range(from: start))
    }

    /// Whether a bracket behind an attribute is the type that it stands before:
    /// `@escaping(() -> Void)`.
    private func hasNoArguments(_ name: Token) -> Bool {
        source.text(of: name, equals: "escaping") || source.text(of: name, equals: "autoclosure")
            || source.text(of: name, equals: "Sendable")
    }

    private func isOwnedByCompiler(_ name: Token) -> Bool {
        let first = bytes[Int(name.start)]
        return first >= UInt8(ascii: "a") && first <= UInt8(ascii: "z")
            || first == UInt8(ascii: "_")
    }
}
