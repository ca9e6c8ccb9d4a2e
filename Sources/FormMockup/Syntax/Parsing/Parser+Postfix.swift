extension Parser {
    /// An operand and the members, calls, subscripts and marks behind it, flat.
    mutating func parsePostfix() -> Expression {
        let start = token.fileStart
        let isLiteral = token.kind == .integer || token.kind == .float || token.kind == .stringOpen
        var base = parsePrimary()
        if case .missing = base.kind { return base }
        var suffixes: [Suffix] = []
        var canCall = !isLiteral
        while !isAtEnd {
            if token.kind == .postfixOperator {
                let name = text(of: token)
                finish(&base, &suffixes, start)
                advance()
                base = Expression(.postfixOperator(base, name), range: range(from: start))
                guard depth + 8 < Self.maximumDepth else { break }
                continue
            }
            guard let suffix = parseSuffix(canCall: canCall, suffixes: &suffixes) else { break }
            if let suffix { suffixes.append(suffix) }
            canCall = true
        }
        finish(&base, &suffixes, start)
        return base
    }

    /// Makes base and suffixes one expression.
    private func finish(_ base: inout Expression, _ suffixes: inout [Suffix], _ start: Int32) {
        guard !suffixes.isEmpty else { return }
        base = Expression(.postfix(base, suffixes), range: range(from: start))
        suffixes = []
    }

    /// The next suffix. Nil when there is none; nil inside when it joined the one before.
    private mutating func parseSuffix(canCall: Bool, suffixes: inout [Suffix]) -> Suffix?? {
        let start = token.fileStart
        switch token.kind {
        case .period:
            return .some(parseMember())
        case .leftParen:
            guard !token.isAfterNewline, canCall else { return nil }
            if skipsCompoundName() { return .some(nil) }
            let arguments = parseArguments()
            let range = range(from: start)
            return Suffix(.call(arguments), range: range, nameRange: range)
        case .leftBracket:
            guard !token.isAfterNewline else { return nil }
            let arguments = parseArguments()
            let range = range(from: start)
            return Suffix(.subscript(arguments), range: range, nameRange: range)
        case .leftBrace:
            guard canCall, canTakeTrailingClosure else { return nil }
            return parseTrailingCall(&suffixes)
        case .postfixQuestion:
            advance()
            let range = range(from: start)
            return Suffix(.optionalChain, range: range, nameRange: range)
        case .postfixExclamation:
            advance()
            let range = range(from: start)
            return Suffix(.forceUnwrap, range: range, nameRange: range)
        case .end, .identifier, .integer, .float, .dollarNumber, .dollarName, .rightParen,
            .rightBracket, .rightBrace, .comma, .colon, .semicolon, .at, .pound, .backslash,
            .equal, .arrow, .prefixOperator, .infixOperator, .postfixOperator, .infixQuestion,
            .stringOpen, .stringText, .stringClose, .interpolationOpen, .interpolationClose,
            .regex, .unknown:
            return nil
        }
    }

    /// `.name`, `.0`, `.name<T>`.
    private mutating func parseMember() -> Suffix {
        let start = token.fileStart
        // `Module::+` names an operator.
        let isQualified = token.end - token.start == 2
        advance()
        let nameToken = token
        guard
            token.kind == .identifier || token.kind == .integer || token.kind == .dollarNumber
                || token.kind == .dollarName || (isQualified && token.isOperator)
        else {
            reportExpected("a member name")
            let range = range(from: start)
            return Suffix(.member("", []), range: range, nameRange: range)
        }
        let name = text(of: nameToken)
        advance()
        let arguments = parseGenericArgumentsIfAny()
        return Suffix(
            .member(name, arguments), range: range(from: start), nameRange: range(of: nameToken))
    }

    /// Skips `(_:label:)` behind the name of a function.
    mutating func skipsCompoundName() -> Bool {
        guard token.kind == .leftParen else { return false }
        let end = Int(token.partner)
        guard end > index + 2, tokens[end - 1].kind == .colon else { return false }
        var cursor = index + 1
        while cursor < end {
            guard tokens[cursor].kind == .identifier, tokens[cursor + 1].kind == .colon else {
                return false
            }
            cursor += 2
        }
        move(to: end)
        advance()
        return true
    }

    /// `(…)` or `[…]` with labels.
    mutating func parseArguments() -> [Argument] {
        guard let nesting = open() else { return [] }
        var arguments: [Argument] = []
        if !isAtEnd { arguments.reserveCapacity(3) }
        while !isAtEnd {
            let before = index
            arguments.append(parseArgument())
            if isAtEnd { break }
            if skip(.comma) { continue }
            expectComma()
            if index == before { break }
            if !startsArgument { break }
        }
        close(nesting)
        return arguments
    }

    private mutating func parseArgument() -> Argument {
        let labelToken = token
        guard token.kind == .identifier, peek().kind == .colon else {
            let value = parseExpression()
            return Argument(label: nil, labelRange: value.range, value: value)
        }
        let label = text(of: labelToken)
        advance()
        advance()
        let value = parseExpression()
        return Argument(
            label: label == "_" && !labelToken.flags.contains(.quoted) ? nil : label,
            labelRange: range(of: labelToken), value: value)
    }

    private mutating func expectComma() {
        reportExpected(token: ",")
    }

    /// Whether another argument may begin here although the comma is missing.
    private var startsArgument: Bool {
        token.kind == .identifier || token.kind == .stringOpen || token.kind == .integer
            || token.kind == .dollarName || token.kind == .period
    }
}
