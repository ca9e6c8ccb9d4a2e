extension Lexer {
    /// `42`, `1_000`, `0x2A`, `0b1`, `0o7`, `1.5`, `2e3`, `0x1p3`; only digits behind a dot.
    mutating func lexNumber() {
        let start = position
        let follower = peek(1) | 0x20
        if bytes[start] == UInt8(ascii: "0"), follower == UInt8(ascii: "x") {
            return lexHexadecimal()
        }
        if bytes[start] == UInt8(ascii: "0"),
            follower == UInt8(ascii: "b") || follower == UInt8(ascii: "o")
        {
            position += 2
            skipDigits()
            return add(.integer, from: start)
        }
        skipDigits()
        if tokens.last?.kind == .period && Int(tokens[tokens.count - 1].end) == start {
            return add(.integer, from: start)
        }
        var kind = TokenKind.integer
        if peek() == UInt8(ascii: "."), Self.isDigit(peek(1)) {
            position += 1
            skipDigits()
            kind = .float
        }
        if skipExponent(UInt8(ascii: "e")) { kind = .float }
        add(kind, from: start)
    }

    private mutating func lexHexadecimal() {
        let start = position
        position += 2
        skipHexadecimalDigits()
        var kind = TokenKind.integer
        if peek() == UInt8(ascii: "."), Self.isHexadecimalDigit(peek(1)), hasBinaryExponent() {
            position += 1
            skipHexadecimalDigits()
        }
        if skipExponent(UInt8(ascii: "p")) { kind = .float }
        add(kind, from: start)
    }

    /// Whether a `p` ends the hexadecimal digits behind the dot at the position; otherwise the dot
    /// begins a member, as in `0xFF.description`.
    private func hasBinaryExponent() -> Bool {
        var index = position + 1
        while index < bytes.count,
            Self.isHexadecimalDigit(bytes[index]) || bytes[index] == UInt8(ascii: "_")
        {
            index += 1
        }
        return index < bytes.count && bytes[index] | 0x20 == UInt8(ascii: "p")
    }

    private mutating func skipDigits() {
        while position < bytes.count,
            Self.isDigit(bytes[position]) || bytes[position] == UInt8(ascii: "_")
        {
            position &+= 1
        }
    }

    private mutating func skipHexadecimalDigits() {
        while position < bytes.count,
            Self.isHexadecimalDigit(bytes[position]) || bytes[position] == UInt8(ascii: "_")
        {
            position &+= 1
        }
    }

    /// Skips `e+10`; false when there is none.
    private mutating func skipExponent(_ letter: UInt8) -> Bool {
        guard peek() | 0x20 == letter else { return false }
        let hasSign = peek(1) == UInt8(ascii: "+") || peek(1) == UInt8(ascii: "-")
        guard Self.isDigit(peek(hasSign ? 2 : 1)) else { return false }
        position += hasSign ? 2 : 1
        skipDigits()
        return true
    }

    /// `0` to `9`, `a` to `f`.
    static func isHexadecimalDigit(_ byte: UInt8) -> Bool {
        isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 6
    }
}
