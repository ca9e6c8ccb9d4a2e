extension Parser {
    /// A string literal of any spelling.
    mutating func parseString() -> Expression {
        let start = token.fileStart
        if let text = skipPlainString() {
            return Expression(
                .string(StringLiteral(segments: [.text(text)])), range: range(from: start))
        }
        var reader = StringReader(bytes: bytes, opener: token, closer: nil)
        advance()
        if reader.isMultiline { reader.setIndentation(closer: tokens[endOfString]) }
        var segments: [StringLiteral.Segment] = []
        while token.kind == .stringText || token.kind == .interpolationOpen {
            if token.kind == .stringText {
                let text = token
                advance()
                reader.read(text)
                if token.kind != .stringText, let text = reader.take() {
                    segments.append(.text(text))
                }
            } else {
                reader.endLineStart()
                segments.append(.interpolation(parseArguments()))
            }
        }
        if token.kind == .stringClose { advance() }
        return Expression(
            .string(StringLiteral(segments: segments)), range: range(from: start))
    }

    /// Skips a literal on one line that is its own text, and gives that; nil for any other.
    private mutating func skipPlainString() -> String? {
        let text = peek()
        guard token.end &- token.start == 1, text.kind == .stringText,
            peek(2).kind == .stringClose
        else { return nil }
        let range = Int(text.start)..<Int(text.end)
        guard !range.isEmpty, !bytes[range].contains(UInt8(ascii: "\\")) else { return nil }
        advance()
        advance()
        advance()
        return String(decoding: bytes[range], as: UTF8.self)
    }

    /// Index of the token that closes the string whose first piece is next.
    private var endOfString: Int {
        var cursor = index
        while cursor < tokens.count - 1, tokens[cursor].kind != .stringClose {
            cursor = tokens[cursor].isOpener ? behindBracket(cursor) : cursor + 1
        }
        return cursor
    }

    /// A regular expression, kept as a string with its pattern.
    mutating func parseRegex() -> Expression {
        var start = Int(token.start)
        var end = Int(token.end)
        while start < end, bytes[start] == UInt8(ascii: "#") {
            start += 1
            end -= 1
        }
        let pattern = String(decoding: bytes[start + 1..<max(start + 1, end - 1)], as: UTF8.self)
        let range = range(of: token)
        advance()
        return Expression(.string(StringLiteral(segments: [.text(pattern)])), range: range)
    }
}

/// Turns pieces of a string literal into text: resolves escapes and, of a multi-line literal, takes
/// off the indentation of its closing delimiter.
struct StringReader {
    let bytes: [UInt8]
    let pounds: Int
    let isMultiline: Bool
    private var indentation = 0
    /// Where the content of a multi-line literal ends: before the last newline.
    private var contentEnd = Int.max
    private var isAtLineStart = false
    private var isFirst = true
    private var output: [UInt8] = []
    private var text: String?

    /// Starts a literal with its opening delimiter.
    init(bytes: [UInt8], opener: Token, closer: Token?) {
        self.bytes = bytes
        var start = Int(opener.start)
        var count = 0
        while start < Int(opener.end), bytes[start] == UInt8(ascii: "#") {
            start += 1
            count += 1
        }
        pounds = count
        isMultiline = Int(opener.end) - start == 3 && bytes[start] == UInt8(ascii: "\"")
        if let closer { setIndentation(closer: closer) }
    }

    /// Takes the indentation from the line of the closing delimiter.
    mutating func setIndentation(closer: Token) {
        guard !closer.isSynthesized else { return }
        var start = Int(closer.start)
        while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
        guard start > 0, bytes[start - 1] == UInt8(ascii: "\n") else { return }
        indentation = Int(closer.start) - start
        contentEnd = start - 1
        if contentEnd > 0, bytes[contentEnd - 1] == UInt8(ascii: "\r") { contentEnd -= 1 }
    }

    /// An interpolation follows: what comes behind it continues its line.
    mutating func endLineStart() {
        isAtLineStart = false
        isFirst = false
    }

    /// The text read since the last time; nil when there was none.
    mutating func take() -> String? {
        if let text {
            self.text = nil
            return text
        }
        guard !output.isEmpty else { return nil }
        let result = String(decoding: output, as: UTF8.self)
        output.removeAll(keepingCapacity: true)
        return result
    }

    /// Reads one piece.
    mutating func read(_ token: Token) {
        var position = Int(token.start)
        let end = min(Int(token.end), isMultiline ? max(contentEnd, position) : Int(token.end))
        if !isMultiline, output.isEmpty, !hasBackslash(position, end) {
            text = String(decoding: bytes[position..<end], as: UTF8.self)
            return
        }
        if isMultiline, isFirst {
            position = behindFirstNewline(position, end)
            isAtLineStart = true
            isFirst = false
        }
        while position < end {
            if isAtLineStart {
                isAtLineStart = false
                position = behindIndentation(position, end)
                continue
            }
            let byte = bytes[position]
            if byte == UInt8(ascii: "\\"), isEscape(position, end) {
                position = readEscape(position + 1 + pounds, end)
            } else if byte == UInt8(ascii: "\r"), isMultiline {
                position += 1
            } else {
                output.append(byte)
                isAtLineStart = isMultiline && byte == UInt8(ascii: "\n")
                position += 1
            }
        }
    }

    private func hasBackslash(_ start: Int, _ end: Int) -> Bool {
        var index = start
        while index < end {
            if bytes[index] == UInt8(ascii: "\\") { return true }
            index += 1
        }
        return false
    }

    private func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }

    private func behindFirstNewline(_ start: Int, _ end: Int) -> Int {
        var position = start
        while position < end, isBlank(bytes[position]) { position += 1 }
        if position < end, bytes[position] == UInt8(ascii: "\r") { position += 1 }
        if position < end, bytes[position] == UInt8(ascii: "\n") { return position + 1 }
        return position
    }

    private func behindIndentation(_ start: Int, _ end: Int) -> Int {
        var position = start
        while position < end, position - start < indentation, isBlank(bytes[position]) {
            position += 1
        }
        return position
    }

    private func isEscape(_ position: Int, _ end: Int) -> Bool {
        guard position + pounds + 1 < end || (position + pounds + 1 == end && isMultiline) else {
            return false
        }
        var index = position + 1
        while index <= position + pounds {
            if bytes[index] != UInt8(ascii: "#") { return false }
            index += 1
        }
        return true
    }

    /// Reads the escape whose letter is at a position; the position behind it.
    private mutating func readEscape(_ position: Int, _ end: Int) -> Int {
        guard position < end else { return end }
        switch bytes[position] {
        case UInt8(ascii: "n"): output.append(0x0A)
        case UInt8(ascii: "t"): output.append(0x09)
        case UInt8(ascii: "r"): output.append(0x0D)
        case UInt8(ascii: "0"): output.append(0)
        case UInt8(ascii: "u"): return readScalar(position + 1, end)
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
            return readContinuation(position, end)
        default: output.append(bytes[position])
        }
        return position + 1
    }

    /// `\` at the end of a line joins it with the next.
    private mutating func readContinuation(_ start: Int, _ end: Int) -> Int {
        var position = start
        while position < end, isBlank(bytes[position]) || bytes[position] == UInt8(ascii: "\r") {
            position += 1
        }
        guard position < end, bytes[position] == UInt8(ascii: "\n") else {
            output.append(bytes[start])
            return start + 1
        }
        isAtLineStart = true
        return position + 1
    }

    /// `{1F600}`.
    private mutating func readScalar(_ start: Int, _ end: Int) -> Int {
        guard start < end, bytes[start] == UInt8(ascii: "{") else { return start }
        var position = start + 1
        var value: UInt32 = 0
        while position < end, Lexer.isHexadecimalDigit(bytes[position]), value <= 0x10FFFF {
            let byte = bytes[position]
            let isNumber = Lexer.isDigit(byte)
            let digit = isNumber ? byte &- 48 : (byte | 0x20) &- 87
            value = value << 4 | UInt32(digit)
            position += 1
        }
        if position < end, bytes[position] == UInt8(ascii: "}") { position += 1 }
        append(Unicode.Scalar(value) ?? "\u{FFFD}")
        return position
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        let value = scalar.value
        if value < 0x80 {
            output.append(UInt8(value))
        } else if value < 0x800 {
            output.append(UInt8(0xC0 | value >> 6))
            output.append(UInt8(0x80 | value & 0x3F))
        } else {
            if value < 0x10000 {
                output.append(UInt8(0xE0 | value >> 12))
            } else {
                output.append(UInt8(0xF0 | value >> 18))
                output.append(UInt8(0x80 | (value >> 12) & 0x3F))
            }
            output.append(UInt8(0x80 | (value >> 6) & 0x3F))
            output.append(UInt8(0x80 | value & 0x3F))
        }
    }
}
