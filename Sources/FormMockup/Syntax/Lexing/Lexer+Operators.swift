extension Lexer {
    /// An operator, as long as it goes; what stands at its sides makes it prefix, infix or postfix.
    mutating func lexOperator() {
        let start = position
        let isLeftBound = self.isLeftBound(start)
        if bytes[start] == UInt8(ascii: "?") && isLeftBound {
            position += 1
            return add(.postfixQuestion, from: start)
        }
        if bytes[start] == UInt8(ascii: "!") && isLeftBound {
            position += 1
            return add(.postfixExclamation, from: start)
        }
        let width = skipOperatorBytes()
        if width == 0 {
            position += 1
            while position < bytes.count, bytes[position] & 0xC0 == 0x80 { position += 1 }
            add(.unknown, from: start)
            return reportUnexpectedCharacter(from: start)
        }
        let kind = Self.operatorKind(
            first: bytes[start], second: width > 1 ? bytes[start + 1] : 0, width: width,
            isLeftBound: isLeftBound, isRightBound: isRightBound(position, isLeftBound))
        add(kind, from: start)
    }

    /// The kind of an operator with these bytes.
    static func operatorKind(
        first: UInt8, second: UInt8, width: Int, isLeftBound: Bool, isRightBound: Bool
    ) -> TokenKind {
        if width == 1 {
            if first == UInt8(ascii: "=") { return .equal }
            if first == UInt8(ascii: "?") { return .infixQuestion }
        }
        if width == 2 && first == UInt8(ascii: "-") && second == UInt8(ascii: ">") {
            return .arrow
        }
        if isLeftBound == isRightBound { return .infixOperator }
        return isLeftBound ? .postfixOperator : .prefixOperator
    }

    /// Moves behind the operator at the position; dots count only in one that begins with a dot.
    private mutating func skipOperatorBytes() -> Int {
        let start = position
        let allowsDots = bytes[start] == UInt8(ascii: ".")
        while position < bytes.count {
            let byte = bytes[position]
            if byte >= 0x80 {
                if isVariationSelector(), position > start {
                    position += 3
                    continue
                }
                guard isOperatorBeyondASCII() else { break }
                position += byte >= 0xE0 ? 3 : 2
                if position > bytes.count { position = bytes.count }
                continue
            }
            if byte == UInt8(ascii: ".") {
                guard allowsDots else { break }
            } else if !Self.isOperatorByte(byte) {
                break
            }
            if byte == UInt8(ascii: "/") {
                if startsComment(at: position) { break }
                // `^^/re/` has a prefix operator of its own in front of a regular expression.
                if position > start, canStartOperand(), startsRegex(at: position) { break }
            }
            position += 1
        }
        return position - start
    }

    /// Whether `//` or `/*` stands at an offset.
    func startsComment(at offset: Int) -> Bool {
        guard offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "/") else { return false }
        return bytes[offset + 1] == UInt8(ascii: "/") || bytes[offset + 1] == UInt8(ascii: "*")
    }

    /// Whether one of the marks that choose between text and picture stands at the position.
    private func isVariationSelector() -> Bool {
        bytes[position] == 0xEF && peek(1) == 0xB8 && peek(2) & 0xF0 == 0x80
    }

    /// Whether an operator that starts here touches an operand on its left.
    func isLeftBound(_ start: Int) -> Bool {
        guard let previous = tokens.last, Int(previous.end) == start else { return false }
        switch previous.kind {
        case .leftParen, .leftBracket, .leftBrace, .comma, .colon, .semicolon,
            .interpolationOpen, .prefixOperator, .infixOperator, .equal, .arrow,
            .infixQuestion:
            return false
        case .end, .identifier, .integer, .float, .dollarNumber, .dollarName, .rightParen,
            .rightBracket, .rightBrace, .period, .at, .pound, .backslash, .postfixOperator,
            .postfixQuestion, .postfixExclamation, .stringOpen, .stringText, .stringClose,
            .interpolationClose, .regex, .unknown:
            return true
        }
    }

    /// Whether an operator that ends here touches an operand on its right.
    private func isRightBound(_ end: Int, _ isLeftBound: Bool) -> Bool {
        guard end < bytes.count else { return false }
        switch bytes[end] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0,
            0x0B, 0x0C, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
            UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"):
            return false
        case UInt8(ascii: "."):
            return !isLeftBound
        case UInt8(ascii: "/"):
            let next = end + 1 < bytes.count ? bytes[end + 1] : 0
            return next != UInt8(ascii: "/") && next != UInt8(ascii: "*")
        case 0xC2:
            return !(end + 1 < bytes.count && bytes[end + 1] == 0xA0)
        default:
            return true
        }
    }

    /// The ASCII bytes that operators are made of, without the dot.
    @inline(__always)
    static func isOperatorByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
            UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
            UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
            UInt8(ascii: "~"), UInt8(ascii: "?"):
            return true
        default:
            return false
        }
    }
}
