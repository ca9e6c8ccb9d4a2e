extension Lexer {
    /// A name or keyword of letters, digits, `_` and what lies beyond ASCII.
    @inline(__always)
    mutating func lexIdentifier() {
        let start = position
        skipIdentifier()
        let count = position &- start
        var keyword = Keyword.none
        var flags = Token.Flags()
        if count <= KeywordTable.longest, KeywordTable.canStart(bytes[start]) {
            let found = keywords.keyword(in: bytes, start, count)
            keyword = found.0
            if found.isReserved { flags.insert(.reserved) }
        }
        add(.identifier, keyword: keyword, flags: flags, from: start)
    }

    /// Moves behind the letters, digits and other parts of a name.
    @inline(__always)
    private mutating func skipIdentifier() {
        while position < bytes.count {
            let byte = bytes[position]
            if Self.isIdentifierByte(byte) || byte == UInt8(ascii: "$") {
                position &+= 1
            } else if byte >= 0x80, isIdentifierBeyondASCII() || joinsName() {
                position &+= 1
            } else {
                break
            }
        }
    }

    /// Whether an invisible character stands in the middle of a name, where Swift takes it for a
    /// part of the name.
    private func joinsName() -> Bool {
        let width = invisibleWidth()
        return width == 3 && Self.isIdentifierByte(peek(width)) && bytes[position] == 0xE2
    }

    /// `` `default` ``, and raw names with spaces; without its second backtick a stray character.
    mutating func lexQuotedIdentifier() {
        let start = position
        if let end = endOfQuotedIdentifier(from: start) {
            position = end
            add(.identifier, flags: .quoted, from: start)
        } else {
            position += 1
            add(.unknown, from: start)
            report(.unclosedBacktick(at: range(start, position)), at: start)
        }
    }

    /// The end of the quoted name at an offset; nil when its second backtick is not on the line.
    private func endOfQuotedIdentifier(from start: Int) -> Int? {
        var end = start + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "`"), bytes[end] != UInt8(ascii: "\n") {
            end += 1
        }
        let isClosed = end < bytes.count && bytes[end] == UInt8(ascii: "`") && end > start + 1
        return isClosed ? end + 1 : nil
    }

    /// `$0` and `$name`.
    mutating func lexDollar() {
        let start = position
        position += 1
        let isNumber = Self.isDigit(peek())
        skipIdentifier()
        if position == start + 1 {
            // `$` alone was once a name.
            add(.identifier, from: start)
        } else {
            add(isNumber ? .dollarNumber : .dollarName, from: start)
        }
    }

    /// `#name`, `#"…"#`, `#/…/#`.
    mutating func lexPound() {
        let start = position
        sawPound = true
        var pounds = 1
        while peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
        if peek(pounds) == UInt8(ascii: "\"") { return openString(pounds: pounds) }
        if peek(pounds) == UInt8(ascii: "/"), lexRegex(pounds: pounds) { return }
        position += 1
        if peek() == UInt8(ascii: "`"), let end = endOfQuotedIdentifier(from: position) {
            position = end
            return add(.pound, from: start)
        }
        let name = position
        while position < bytes.count, Self.isIdentifierByte(bytes[position]) { position += 1 }
        let count = position - name
        if count == 0 {
            position = start + pounds
            add(.unknown, from: start)
            reportUnexpectedCharacter(from: start)
            return
        }
        let isShort = count <= KeywordTable.longest
        let keyword = isShort ? keywords.keyword(in: bytes, name, count).0 : .none
        add(.pound, keyword: keyword, from: start)
    }

    /// `<#placeholder#>` of an editor stands for a name.
    mutating func lexPlaceholder() {
        let start = position
        var end = position + 2
        while start >= placeholderLimit, end + 1 < bytes.count,
            bytes[end] != UInt8(ascii: "\n")
        {
            if bytes[end] == UInt8(ascii: "#") && bytes[end + 1] == UInt8(ascii: ">") {
                position = end + 2
                add(.identifier, flags: .quoted, from: start)
                return
            }
            end += 1
        }
        placeholderLimit = max(placeholderLimit, end)
        lexOperator()
    }

    /// What starts with a byte beyond ASCII: a name, an operator or a typographic quote.
    mutating func lexUnicode() {
        if let quoteWidth = curlyQuoteWidth(at: position) {
            lexMisquotedString(quoteWidth: quoteWidth)
        } else if isIdentifierBeyondASCII() {
            lexIdentifier()
        } else {
            lexOperator()
        }
    }
}

// MARK: - Bytes

extension Lexer {
    /// ASCII letters, digits and `_`.
    @inline(__always)
    static func isIdentifierByte(_ byte: UInt8) -> Bool {
        let letter = (byte | 0x20) &- UInt8(ascii: "a")
        return letter < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "_")
    }

    /// `0` to `9`.
    @inline(__always)
    static func isDigit(_ byte: UInt8) -> Bool {
        byte &- UInt8(ascii: "0") < 10
    }

    /// Whether a byte can begin a token or white space, so that a run of junk ends there.
    static func startsToken(_ byte: UInt8) -> Bool {
        byte > UInt8(ascii: " ") && byte != 0x7F || byte == UInt8(ascii: " ")
            || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
            || byte == UInt8(ascii: "\r") || byte == 0
    }

    /// Whether the character at the position, which is beyond ASCII or a later byte of one,
    /// belongs to a name. Everything does that is not an operator, a quote or invisible.
    func isIdentifierBeyondASCII() -> Bool {
        let first = bytes[position]
        if first == 0xC2 || first == 0xC3 || first == 0xE2 || first == 0xE3 || first == 0xEF {
            return !isOperatorBeyondASCII() && curlyQuoteWidth(at: position) == nil
                && invisibleWidth() == 0
        }
        return true
    }

    /// Whether the character at the position is one of Swift's operator characters beyond ASCII.
    func isOperatorBeyondASCII() -> Bool {
        let first = bytes[position]
        let second = UInt32(peek(1))
        if first == 0xC2 || first == 0xC3 {
            let scalar = UInt32(first & 0x1F) << 6 | (second & 0x3F)
            return scalar >= 0xA1 && scalar <= 0xA7 || scalar == 0xA9 || scalar == 0xAB
                || scalar == 0xAC || scalar == 0xAE || scalar == 0xB0 || scalar == 0xB1
                || scalar == 0xB6 || scalar == 0xBB || scalar == 0xBF || scalar == 0xD7
                || scalar == 0xF7
        }
        if first == 0xE2 || first == 0xE3 {
            let high = UInt32(first & 0x0F) << 12
            let scalar = high | (second & 0x3F) << 6 | (UInt32(peek(2)) & 0x3F)
            return scalar >= 0x2016 && scalar <= 0x2017 || scalar >= 0x2020 && scalar <= 0x2027
                || scalar >= 0x2030 && scalar <= 0x203E || scalar >= 0x2041 && scalar <= 0x2053
                || scalar >= 0x2055 && scalar <= 0x205E || scalar >= 0x2190 && scalar <= 0x23FF
                || scalar >= 0x2500 && scalar <= 0x2775 || scalar >= 0x2794 && scalar <= 0x2BFF
                || scalar >= 0x2E00 && scalar <= 0x2E7F || scalar >= 0x3001 && scalar <= 0x3003
                || scalar >= 0x3008 && scalar <= 0x3020 || scalar == 0x3030
        }
        return false
    }
}

// MARK: - Messages

extension Diagnostic {
    /// A backtick without its second.
    fileprivate static func unclosedBacktick(at range: SourceRange) -> Diagnostic {
        Diagnostic(.error, id: "unclosed-backtick", "unclosed '`'", at: range)
    }
}
