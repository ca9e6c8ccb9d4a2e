extension Parser {
    /// What stands in front of an operand.
    private enum Prefix {
        case `operator`(String)
        case inOut
        case tryOptional
        /// `try`, `await` and others that leave no trace.
        case effect
    }

    /// An operand with its prefixes and everything behind it.
    mutating func parseOperand() -> Expression {
        let start = token.fileStart
        guard startsWithPrefix else { return parsePostfix() }
        var prefixes: [(prefix: Prefix, start: Int32)] = []
        while !isAtEnd, let prefix = parsePrefix() {
            prefixes.append(prefix)
            guard prefixes.count <= Self.maximumDepth else {
                reportTooDeep()
                move(to: enclosingEnd)
                return Expression(.missing, range: range(from: start))
            }
        }
        // `try?` covers the operators to its right.
        var operand: Expression
        if prefixes.contains(where: { if case .tryOptional = $0.prefix { true } else { false } }) {
            guard descend() else { return missing() }
            operand = parseChain()
            ascend()
        } else {
            operand = parsePostfix()
        }
        while let last = prefixes.popLast() {
            let range = range(from: last.start)
            switch last.prefix {
            case .operator(let name): operand = Expression(.prefix(name, operand), range: range)
            case .inOut: operand = Expression(.inOut(operand), range: range)
            case .tryOptional: operand = Expression(.tryOptional(operand), range: range)
            case .effect: break
            }
        }
        return operand
    }

    @inline(__always)
    private var startsWithPrefix: Bool {
        token.kind == .prefixOperator || (token.kind == .identifier && token.keyword != .none)
    }

    private mutating func parsePrefix() -> (prefix: Prefix, start: Int32)? {
        let start = token.fileStart
        if token.kind == .prefixOperator {
            let next = peek()
            // `(-)` and `sorted(by: >)` pass the operator itself.
            if next.kind == .comma || next.isCloser { return nil }
            let name = text(of: token)
            advance()
            return (name == "&" ? .inOut : .operator(name), start)
        }
        guard token.kind == .identifier else { return nil }
        switch token.keyword {
        case .try:
            advance()
            if skip(.postfixQuestion) { return (.tryOptional, start) }
            if token.kind == .postfixExclamation { advance() }
            return (.effect, start)
        case .await where startsOperand(peek()):
            advance()
            return (.effect, start)
        case .consume, .copy, .each, .unsafe, .borrow, .underscoredMove, .underscoredBorrow, .some,
            .any:
            guard startsOperandBehindWord else { return nil }
            advance()
            return (.effect, start)
        case .repeat:
            advance()
            return (.effect, start)
        default:
            return nil
        }
    }

    /// Whether the word here, which is a name elsewhere, stands in front of an operand.
    private var startsOperandBehindWord: Bool {
        let next = peek()
        if next.isAfterNewline { return false }
        switch next.kind {
        case .prefixOperator, .dollarName, .dollarNumber, .backslash:
            return true
        case .integer, .float, .stringOpen:
            return at(.unsafe)
        case .period, .leftParen, .leftBracket:
            return at(.unsafe) && next.isAfterSpace && !peek(2).isAfterSpace
        case .identifier:
            if next.isName || next.flags.contains(.quoted) { return true }
            switch next.keyword {
            case .`self`, .Self, .Any, .try, .super: return true
            default: return false
            }
        case .end, .rightParen, .rightBracket, .leftBrace, .rightBrace, .comma, .colon,
            .semicolon, .at, .pound, .equal, .arrow, .infixOperator, .postfixOperator,
            .infixQuestion, .postfixQuestion, .postfixExclamation, .stringText,
            .stringClose, .interpolationOpen, .interpolationClose, .regex, .unknown:
            return false
        }
    }

    /// Whether a token can begin an operand behind `await`.
    private func startsOperand(_ token: Token) -> Bool {
        switch token.kind {
        case .identifier:
            return token.keyword != .in && token.keyword != .is && token.keyword != .as
        case .integer, .float, .dollarName, .dollarNumber, .leftParen, .leftBracket, .leftBrace,
            .prefixOperator, .backslash, .pound, .stringOpen, .regex, .period:
            return token.isAfterSpace || token.kind == .leftParen
        case .end, .rightParen, .rightBracket, .rightBrace, .comma, .colon, .semicolon, .at,
            .equal, .arrow, .infixOperator, .postfixOperator, .infixQuestion, .postfixQuestion,
            .postfixExclamation, .stringText, .stringClose, .interpolationOpen,
            .interpolationClose, .unknown:
            return false
        }
    }

    /// An operand by itself.
    mutating func parsePrimary() -> Expression {
        let start = token.fileStart
        switch token.kind {
        case .identifier: return parseIdentifier()
        case .integer, .float: return parseNumber()
        case .stringOpen: return parseString()
        case .period: return parseImplicitMember()
        case .leftParen: return parseParentheses()
        case .leftBracket: return parseCollection()
        case .leftBrace: return parseClosureOperand()
        case .backslash: return parseKeyPath()
        case .dollarNumber: return parseShorthand()
        case .dollarName:
            let name = textBehindSigil(of: token)
            advance()
            return Expression(.projection(name), range: range(from: start))
        case .pound: return parseMacro()
        case .regex: return parseRegex()
        case .at:
            // `@Sendable { … }`, or the type `@Sendable () -> Void` as a value.
            _ = parseAttributes()
            return isAtEnd ? missingOperand() : parsePrimary()
        case .prefixOperator, .infixOperator, .postfixOperator, .equal, .arrow:
            return parseOperatorReference()
        case .end, .rightParen, .rightBracket, .rightBrace, .comma, .colon, .semicolon,
            .infixQuestion, .postfixQuestion, .postfixExclamation, .stringText, .stringClose,
            .interpolationOpen, .interpolationClose, .unknown:
            return missingOperand()
        }
    }

    /// Reports that an expression is missing here.
    mutating func missingOperand() -> Expression {
        reportExpected("an expression")
        return missing()
    }

    /// An operator as a value, as in `reduce(0, +)`.
    private mutating func parseOperatorReference() -> Expression {
        let next = peek()
        guard token.isOperator || token.kind == .equal,
            next.isCloser || next.kind == .comma || next.kind == .colon || next.kind == .end
                || next.isAfterNewline
        else { return missingOperand() }
        let start = token.fileStart
        let name = text(of: token)
        guard index > 0, !tokens[index - 1].isOperator else { return missingOperand() }
        advance()
        return Expression(.identifier(name, []), range: range(from: start))
    }

    private mutating func parseShorthand() -> Expression {
        let start = token.fileStart
        var number = 0
        for byte in bytes[Int(token.start) + 1..<Int(token.end)] where number < 1_000_000 {
            if Lexer.isDigit(byte) { number = number * 10 + Int(byte - UInt8(ascii: "0")) }
        }
        advance()
        return Expression(.closureShorthand(number), range: range(from: start))
    }

    /// A name, or a keyword that is a value or begins one.
    private mutating func parseIdentifier() -> Expression {
        let start = token.fileStart
        if token.flags.contains(.reserved), let value = parseReservedOperand() { return value }
        let name = text(of: token)
        advance()
        let arguments = parseGenericArgumentsIfAny()
        return Expression(.identifier(name, arguments), range: range(from: start))
    }

    /// The operand a reserved word stands for; nil for those that are names here.
    private mutating func parseReservedOperand() -> Expression? {
        let start = token.fileStart
        func value(_ kind: Expression.Kind) -> Expression {
            advance()
            return Expression(kind, range: range(from: start))
        }
        switch token.keyword {
        case .true: return value(.boolean(true))
        case .false: return value(.boolean(false))
        case .nil: return value(.nil)
        case .`self`, .Self, .super, .Any, .`init`, .wildcard: return nil
        case .if:
            guard descend() else { return missing() }
            defer { ascend() }
            let statement = parseIf()
            return Expression(.ifExpression(statement), range: range(from: start))
        case .switch:
            guard descend() else { return missing() }
            defer { ascend() }
            let statement = parseSwitch()
            return Expression(.switchExpression(statement), range: range(from: start))
        case .do:
            guard descend() else { return missing() }
            defer { ascend() }
            _ = parseDo()
            return Expression(.missing, range: range(from: start))
        default:
            return missingOperand()
        }
    }

    /// `.name`.
    private mutating func parseImplicitMember() -> Expression {
        let start = token.fileStart
        advance()
        guard token.kind == .identifier else {
            reportExpected("a member name")
            return Expression(.missing, range: range(from: start))
        }
        let name = text(of: token)
        advance()
        _ = parseGenericArgumentsIfAny()
        return Expression(.implicitMember(name), range: range(from: start))
    }

    /// `#selector(…)`, `#file` and own macros.
    private mutating func parseMacro() -> Expression {
        let start = token.fileStart
        let name = textBehindSigil(of: token)
        advance()
        _ = parseGenericArgumentsIfAny()
        var arguments: [Argument] = []
        if token.kind == .leftParen, !token.isAfterNewline { arguments = parseArguments() }
        if canTakeTrailingClosure { parseTrailingClosures(into: &arguments) }
        return Expression(.macro(name, arguments), range: range(from: start))
    }
}
