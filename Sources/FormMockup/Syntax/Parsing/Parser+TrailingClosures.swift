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
        let start = token.fileStart
        if let last = suffixes.last, case .call(let arguments) = last.kind {
            if arguments.last?.isTrailingClosure == true { return nil }
            var arguments = takeArguments(of: &suffixes)
            parseTrailingClosures(into: &arguments)
            let range = range(from: Int32(truncatingIfNeeded: last.range.start))
            return Suffix(.call(arguments), range: range, nameRange: range)
        }
        var arguments: [Argument] = []
        parseTrailingClosures(into: &arguments)
        let range = range(from: start)
        return Suffix(.call(arguments), range: range, nameRange: range)
    }

    /// Removes the call at the end; its arguments, held by nothing else, so that they can grow.
    private func takeArguments(of suffixes: inout [Suffix]) -> [Argument] {
        var kind = suffixes.removeLast().kind
        guard case .call(let arguments) = kind else { return [] }
        kind = .forceUnwrap
        return arguments
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
