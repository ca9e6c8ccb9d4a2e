extension Lexer {
    /// A regular expression literal between slashes; false, and nothing read, when there is none.
    mutating func lexRegex(pounds: Int) -> Bool {
        let start = position
        let body = start + pounds + 1
        if pounds == 0, !canStartOperand() || isBlank(at: body) { return false }
        let isMultiline = pounds > 0 && startsLine(after: body)
        if isMultiline, pounds >= unclosedRegexPounds { return false }
        guard let end = endOfRegex(from: body, pounds: pounds, isMultiline: isMultiline) else {
            if isMultiline { unclosedRegexPounds = pounds }
            return false
        }
        position = end
        add(.regex, from: start)
        return true
    }

    /// Whether a regular expression stands at an offset behind an operator's first bytes.
    func startsRegex(at start: Int) -> Bool {
        !isBlank(at: start + 1)
            && endOfRegex(from: start + 1, pounds: 0, isMultiline: false) != nil
    }

    /// Whether white space stands at an offset, or nothing more.
    private func isBlank(at offset: Int) -> Bool {
        guard offset < bytes.count else { return true }
        let byte = bytes[offset]
        return byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == 0
            || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }

    /// Whether only blanks stand between an offset and the end of its line.
    private func startsLine(after offset: Int) -> Bool {
        var index = offset
        while index < bytes.count,
            bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t")
        {
            index += 1
        }
        return index < bytes.count
            && (bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r"))
    }

    /// Whether the place before the position asks for an operand, so that `/` can't divide.
    func canStartOperand() -> Bool {
        guard let previous = tokens.last else { return true }
        switch previous.kind {
        case .end, .leftParen, .leftBracket, .leftBrace, .comma, .colon, .semicolon, .equal,
            .arrow, .prefixOperator, .infixOperator, .infixQuestion, .interpolationOpen:
            return true
        case .identifier:
            switch previous.keyword {
            case .return, .in, .case, .if, .while, .where, .try, .await, .guard, .throw, .switch,
                .else, .as, .is:
                return true
            default:
                return sawNewline
            }
        case .postfixQuestion, .postfixExclamation:
            // `try? /re/`.
            return sawNewline || tokens.count > 1 && tokens[tokens.count - 2].keyword == .try
        case .rightBrace, .rightParen, .rightBracket, .integer, .float, .dollarNumber, .dollarName,
            .period, .at, .pound, .backslash, .postfixOperator, .stringOpen, .stringText,
            .stringClose, .interpolationClose, .regex, .unknown:
            return sawNewline
        }
    }

    /// The end of the literal whose body starts at an offset; nil when it is none.
    private func endOfRegex(from body: Int, pounds: Int, isMultiline: Bool) -> Int? {
        var index = body
        var depth = 0
        var isEscaped = false
        var classLimit = 0
        while index < bytes.count {
            let wasEscaped = isEscaped
            isEscaped = bytes[index] == UInt8(ascii: "\\")
            switch bytes[index] {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                if !isMultiline { return nil }
                index += 1
            case UInt8(ascii: "\\"):
                index += index + 1 < bytes.count && bytes[index + 1] != UInt8(ascii: "\n") ? 2 : 1
            case UInt8(ascii: "[") where pounds == 0:
                index = index < classLimit ? index + 1 : behindClass(index, &classLimit)
            case UInt8(ascii: "("):
                depth += 1
                index += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if pounds == 0 && depth < 0 && mayNameOperator { return nil }
                index += 1
            case UInt8(ascii: "/"):
                if hasPounds(pounds, at: index + 1) {
                    let endsInBlank = bytes[index - 1] == UInt8(ascii: " ") && !wasEscaped
                    // A name or number right behind it makes this a division.
                    let follower = index + 1 < bytes.count ? bytes[index + 1] : 0
                    let goesOn =
                        follower == bytes[index] || follower == UInt8(ascii: "*")
                        || Self.isIdentifierByte(follower)
                    if pounds == 0 && (endsInBlank || goesOn || index == body) { return nil }
                    return index + 1 + pounds
                }
                index += 1
            default:
                index += 1
            }
        }
        return nil
    }

    /// Whether `/` may be an operator passed as a value here, as in `reduce(1, /)`.
    private var mayNameOperator: Bool {
        guard let previous = tokens.last else { return false }
        return previous.kind == .leftParen || previous.kind == .comma || previous.kind == .colon
            || previous.kind == .leftBracket
    }

    /// The index behind the character class that starts at an index, or behind its bracket when it
    /// does not end on the line; no class before the limit ends then.
    private func behindClass(_ start: Int, _ limit: inout Int) -> Int {
        var index = start + 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n"),
            bytes[index] != UInt8(ascii: "/")
        {
            if bytes[index] == UInt8(ascii: "]"), index > start + 1 { return index + 1 }
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        limit = index
        return start + 1
    }

    /// Whether this many `#` stand at an offset.
    func hasPounds(_ count: Int, at offset: Int) -> Bool {
        guard offset + count <= bytes.count else { return false }
        var index = offset
        while index < offset + count {
            if bytes[index] != UInt8(ascii: "#") { return false }
            index += 1
        }
        return true
    }
}
