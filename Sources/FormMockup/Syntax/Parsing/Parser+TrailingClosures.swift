extension Parser {
    /// Whether the `{` at the next token is a trailing closure and no body or accessor block.
    var canTakeTrailingClosure: Bool {
        guard token.kind == .leftBrace, !isAtEnd else { return false }
        if startsAccessors(behind: index) { return false }
        guard forbidsTrailingClosure else { return true }
        if token.isAfterNewline { return false }
        return startsClosureInCondition
    }

    /// Whether the `{` at the next token is a closure although a condition is being read: as in
    /// Swift, if the condition goes on behind it.
    var startsClosureInCondition: Bool {
        if peek().keyword == .case { return false }
        let next = tokens[behindBracket(index)]
        switch next.kind {
        case .leftBrace, .comma:
            return !next.isAfterNewline
        case .infixOperator:
            return true
        case .period, .leftParen, .leftBracket, .postfixQuestion, .postfixExclamation,
            .infixQuestion, .postfixOperator, .equal, .colon:
            return !next.isAfterNewline
        case .identifier:
            return !next.isAfterNewline
                && (next.keyword == .where || next.keyword == .is || next.keyword == .as)
        case .end, .integer, .float, .dollarNumber, .dollarName, .rightParen, .rightBracket,
            .rightBrace, .semicolon, .at, .pound, .backslash, .arrow, .prefixOperator,
            .stringOpen, .stringText, .stringClose, .interpolationOpen, .interpolationClose,
            .regex, .unknown:
            return false
        }
    }

    /// Trailing closures as part of the call before them, or as a call of their own.
    mutating func parseTrailingCall(_ suffixes: inout [Suffix]) -> Suffix?? {
        var start = token.fileStart
        var arguments: [Argument] = []
        var isSubscript = false
        if let last = suffixes.last, let given = givenArguments(last.kind) {
            if given.last?.isTrailingClosure == true { return nil }
            arguments = given
            start = Int32(truncatingIfNeeded: last.range.start)
            if case .subscript = last.kind { isSubscript = true }
            suffixes.removeLast()
        }
        parseTrailingClosures(into: &arguments)
        let range = range(from: start)
        let kind: Suffix.Kind = isSubscript ? .subscript(arguments) : .call(arguments)
        return Suffix(kind, range: range, nameRange: range)
    }

    /// The arguments that trailing closures join.
    private func givenArguments(_ kind: Suffix.Kind) -> [Argument]? {
        switch kind {
        case .call(let arguments), .subscript(let arguments): return arguments
        case .member, .optionalChain, .forceUnwrap: return nil
        }
    }

    /// `{ … } label: { … } label: { … }`.
    mutating func parseTrailingClosures(into arguments: inout [Argument]) {
        guard token.kind == .leftBrace else { return }
        let first = range(of: token)
        let closure = parseClosureOperand()
        arguments.append(
            Argument(label: nil, labelRange: first, value: closure, isTrailingClosure: true))
        while !isAtEnd, token.kind == .identifier, token.keyword != .default,
            token.keyword != .case, peek().kind == .colon, peek(2).kind == .leftBrace
        {
            let label = token
            advance()
            advance()
            let value = parseClosureOperand()
            arguments.append(
                Argument(
                    label: text(of: label, equals: "_") ? nil : text(of: label),
                    labelRange: range(of: label), value: value, isTrailingClosure: true))
        }
    }
}
