extension Lexer {
    /// `"`, `"""` or either with `#`s, and the text up to the first interpolation or the end.
    mutating func openString(pounds: Int) {
        let start = position
        position += pounds
        let isTriple = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
        let isMultiline = isTriple && !(pounds > 0 && closesOnLine(pounds, from: position + 1))
        position += isMultiline ? 3 : 1
        let string = OpenString(
            token: tokens.count, pounds: pounds, isMultiline: isMultiline,
            commentCount: comments.count, diagnosticCount: diagnostics.count)
        add(.stringOpen, from: start)
        openStrings.append(string)
        lexStringText()
    }

    /// Whether a raw string that begins like a multi-line one ends on its line, as in `#"""#`.
    private func closesOnLine(_ pounds: Int, from start: Int) -> Bool {
        var index = start
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
            if bytes[index] == UInt8(ascii: "\""), hasPounds(pounds, at: index + 1) { return true }
            index += 1
        }
        return false
    }

    /// Text of the innermost open string: up to its end, or into the next interpolation.
    mutating func lexStringText() {
        guard let string = openStrings.last else { return }
        let start = position
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\"") {
                if let width = closerWidth(string) { return closeString(from: start, width) }
            } else if byte == UInt8(ascii: "\\") {
                if hasPounds(string.pounds, at: position + 1) {
                    if peek(1 + string.pounds) == UInt8(ascii: "(") {
                        return openInterpolation(string, from: start)
                    }
                    // The escaped byte can't close the string.
                    let escaped = peek(1 + string.pounds)
                    let isNewline = escaped == UInt8(ascii: "\n") || escaped == UInt8(ascii: "\r")
                    position += string.pounds + (isNewline ? 0 : 1)
                }
            } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                if !string.isMultiline { return endBrokenString(string, from: start) }
            }
            position &+= 1
        }
        position = min(position, bytes.count)
        addText(from: start)
        if !string.isMultiline { endBrokenString(string, from: position) }
    }

    /// The width of the closing delimiter at the position, if there is one.
    private func closerWidth(_ string: OpenString) -> Int? {
        let quotes = string.isMultiline ? 3 : 1
        if string.isMultiline {
            guard peek(1) == UInt8(ascii: "\""), peek(2) == UInt8(ascii: "\"") else { return nil }
        }
        return hasPounds(string.pounds, at: position + quotes) ? quotes + string.pounds : nil
    }

    private mutating func addText(from start: Int) {
        if position > start { add(.stringText, from: start) }
    }

    private mutating func closeString(from start: Int, _ width: Int) {
        addText(from: start)
        openStrings.removeLast()
        let closer = position
        position += width
        add(.stringClose, from: closer)
    }

    private mutating func openInterpolation(_ string: OpenString, from start: Int) {
        addText(from: start)
        let opener = position
        position += 2 + string.pounds
        openStrings[openStrings.count - 1].depth = 0
        openStrings[openStrings.count - 1].interpolation = tokens.count
        openStrings[openStrings.count - 1].isInInterpolation = true
        add(.interpolationOpen, from: opener)
    }
}

// MARK: - Recovery

extension Lexer {
    /// Ends a string that a newline cut off. Inside an interpolation the quote that seemed to open
    /// it more likely closes the string around: `Text("Hi \(name")`.
    private mutating func endBrokenString(_ string: OpenString, from start: Int) {
        let count = openStrings.count
        if count > 1, !openStrings[count - 2].isMultiline, string.pounds == 0,
            openStrings[count - 2].pounds == 0, Int(tokens[string.token].start) >= rewindLimit
        {
            openStrings.removeLast()
            rewind(
                to: string.token, commentCount: string.commentCount,
                diagnosticCount: string.diagnosticCount)
            endInterpolation()
            openStrings.removeLast()
            let closer = position
            position += 1
            return add(.stringClose, from: closer)
        }
        addText(from: start)
        openStrings.removeLast()
        let opener = tokens[string.token]
        let end = position
        add(.stringClose, flags: .synthesized, from: end)
        report(
            .unclosedString(at: range(Int(opener.start), Int(opener.end)), end: range(end, end)),
            at: Int(opener.start))
    }

    /// Reports the interpolation of the innermost open string as unclosed and closes it.
    private mutating func endInterpolation() {
        guard let string = openStrings.last else { return }
        let opener = tokens[string.interpolation]
        add(.interpolationClose, flags: .synthesized, from: position)
        report(
            .unclosedInterpolation(
                at: range(Int(opener.start), Int(opener.end)), end: range(position, position)),
            at: Int(opener.start))
    }

    /// A newline ends interpolations of strings on one line.
    mutating func endBrokenInterpolations() {
        while let string = openStrings.last, !string.isMultiline {
            endInterpolation()
            openStrings.removeLast()
            add(.stringClose, flags: .synthesized, from: position)
        }
    }

    /// The end of the text ends everything.
    mutating func closeStringsAtEnd() {
        var isInnermost = true
        while let string = openStrings.popLast() {
            let opener = tokens[string.token]
            if string.isInInterpolation {
                add(.interpolationClose, flags: .synthesized, from: position)
            }
            add(.stringClose, flags: .synthesized, from: position)
            if isInnermost {
                report(
                    .unclosedString(
                        at: range(Int(opener.start), Int(opener.end)),
                        end: range(position, position)),
                    at: Int(opener.start))
            }
            isInnermost = false
        }
    }
}

// MARK: - Other quotes

extension Lexer {
    /// The width of a typographic double quote at an offset.
    func curlyQuoteWidth(at offset: Int) -> Int? {
        guard offset + 2 < bytes.count, bytes[offset] == 0xE2, bytes[offset + 1] == 0x80 else {
            return nil
        }
        let third = bytes[offset + 2]
        return third >= 0x9C && third <= 0x9F ? 3 : nil
    }

    /// `“text”`, which a word processor makes of a string, and `'text'`, which other languages
    /// have: taken for a string, and reported.
    mutating func lexMisquotedString(quoteWidth width: Int) {
        let start = position
        var end = position + width
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), !isQuote(at: end, like: width) {
            end += 1
        }
        guard end < bytes.count, bytes[end] != UInt8(ascii: "\n") else {
            position += width
            add(.unknown, from: start)
            return report(.misquotedString(at: range(start, position), fixIt: nil), at: start)
        }
        let closerWidth = bytes[end] < 0x80 ? 1 : width
        position = start + width
        add(.stringOpen, from: start)
        let text = position
        position = end
        addText(from: text)
        position = end + closerWidth
        add(.stringClose, from: end)
        let fixIt = Diagnostic.FixIt(
            "write '\"'", replacing: range(start, position),
            with: "\"\(String(decoding: bytes[text..<end], as: UTF8.self))\"")
        report(.misquotedString(at: range(start, position), fixIt: fixIt), at: start)
    }

    /// Whether the quote at an offset closes a string whose opening quote was this wide.
    private func isQuote(at offset: Int, like width: Int) -> Bool {
        if width == 1 { return bytes[offset] == UInt8(ascii: "'") }
        return curlyQuoteWidth(at: offset) != nil || bytes[offset] == UInt8(ascii: "\"")
    }
}

// MARK: - Messages

extension Diagnostic {
    /// Other quotes than Swift's around a string.
    fileprivate static func misquotedString(at range: SourceRange, fixIt: FixIt?) -> Diagnostic {
        Diagnostic(
            .error, id: "misquoted-string", "a string literal needs straight double quotes",
            at: range, fixIt: fixIt)
    }

    /// `\(` without its `)`.
    fileprivate static func unclosedInterpolation(at range: SourceRange, end: SourceRange)
        -> Diagnostic
    {
        Diagnostic(
            .error, id: "unclosed-interpolation", "unclosed '\\(' in a string literal", at: range,
            notes: [Note("its ')' is missing here", at: end)],
            fixIt: FixIt("insert ')'", replacing: end, with: ")"))
    }

    /// A string without its closing quote.
    fileprivate static func unclosedString(at range: SourceRange, end: SourceRange) -> Diagnostic {
        Diagnostic(
            .error, id: "unclosed-string", "unclosed string literal", at: range,
            notes: [Note("its closing quote is missing here", at: end)])
    }
}
