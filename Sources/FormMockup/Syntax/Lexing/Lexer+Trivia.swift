extension Lexer {
    /// Skips white space and comments in front of the next token.
    @inline(__always)
    mutating func skipTrivia() {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, 0:
                position &+= 1
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                if !openStrings.isEmpty { endBrokenInterpolations() }
                position &+= 1
                sawNewline = true
            case UInt8(ascii: "/"):
                let next = peek(1)
                if next == UInt8(ascii: "/") {
                    skipLineComment()
                } else if next == UInt8(ascii: "*") {
                    skipBlockComment()
                } else {
                    return
                }
            case 0xC2, 0xE2, 0xEF:
                let width = invisibleWidth()
                if width == 0 { return }
                position &+= width
            default:
                return
            }
        }
    }

    /// Skips to the end of the line and keeps the comment aside.
    mutating func skipLineComment() {
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n"),
            bytes[position] != UInt8(ascii: "\r")
        {
            position &+= 1
        }
        comments.append(
            Comment(start: Int32(start), end: Int32(position), isLine: true))
    }

    /// `/* … */`, nested as in Swift.
    private mutating func skipBlockComment() {
        let start = position
        var depth = 1
        position += 2
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "*") && peek(1) == UInt8(ascii: "/") {
                position += 2
                depth -= 1
                if depth == 0 { break }
            } else if byte == UInt8(ascii: "/") && peek(1) == UInt8(ascii: "*") {
                position += 2
                depth += 1
            } else {
                if byte == UInt8(ascii: "\n") { sawNewline = true }
                position += 1
            }
        }
        if depth > 0 {
            let opener = range(start, start + 2)
            report(.unclosedComment(at: opener, end: range(position, position)), at: start)
        }
        comments.append(Comment(start: Int32(start), end: Int32(position), isLine: false))
    }

    /// The width of an invisible character that text from elsewhere brings along: no-break space,
    /// zero-width space, marks of direction, line and paragraph separators.
    func invisibleWidth() -> Int {
        let first = bytes[position]
        let second = peek(1)
        let third = peek(2)
        if first == 0xC2 { return second == 0xA0 ? 2 : 0 }
        if first == 0xEF { return second == 0xBB && third == 0xBF ? 3 : 0 }
        if second == 0x80 {
            let isMark = third == 0x8B || third == 0x8E || third == 0x8F
            let isSpaceOrEmbedding = third >= 0xA8 && third <= 0xAF
            let isWideSpace = third >= 0x80 && third <= 0x8A
            return isMark || isSpaceOrEmbedding || isWideSpace ? 3 : 0
        }
        if second == 0x81 {
            return third == 0xA0 || (third >= 0xA6 && third <= 0xA9) ? 3 : 0
        }
        return 0
    }
}

// MARK: - Messages

extension Diagnostic {
    /// `/*` without its `*/`.
    fileprivate static func unclosedComment(at range: SourceRange, end: SourceRange) -> Diagnostic {
        Diagnostic(
            .error, id: "unclosed-comment", "unclosed '/*'", at: range,
            notes: [Diagnostic.Note("the text ends without its '*/'", at: end)])
    }
}
