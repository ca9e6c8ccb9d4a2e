extension Parser {
    /// Notes what is wrong here, unless this line has its message: what follows a mistake is
    /// seldom a mistake of its own.
    mutating func report(_ diagnostic: (Parser) -> Diagnostic) {
        if isTrying {
            // Nothing more is worth reading.
            hasFailed = true
            enclosingEnd = index
            return
        }
        guard reportedLine != lineStart else { return }
        reportedLine = lineStart
        guard diagnostics.count < 100, !lineHasEarlierMessage else { return }
        diagnostics.append(PlacedDiagnostic(offset: Int(token.start), diagnostic: diagnostic(self)))
    }

    /// Whether the lexer or the bracket matcher found something on the present line: what the
    /// parser trips over there is most likely the same mistake.
    private var lineHasEarlierMessage: Bool {
        guard !source.diagnostics.isEmpty else { return false }
        let start = Int(tokens[lineStart].start)
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        return source.diagnostics.contains { $0.offset >= start && $0.offset <= end }
    }

    /// A range without width behind the last token, where something is missing.
    var gap: SourceRange { SourceRange(file: file, start: Int(lastEnd), end: Int(lastEnd)) }

    /// The token before the next one, in words; nil at the start and of a long one.
    var previousText: String? {
        guard index > 0 else { return nil }
        let previous = tokens[index - 1]
        if previous.kind == .stringClose { return "the string" }
        return previous.end - previous.start > 24 ? nil : "'\(text(of: previous))'"
    }

    /// Reports that something is missing here, and what stands before it.
    mutating func reportExpected(_ what: String) {
        report { .expected(what, after: $0.previousText, at: $0.gap) }
    }

    /// Reports that a token is missing here, and offers to insert it.
    mutating func reportExpected(token text: String) {
        report {
            let fixIt = Diagnostic.FixIt("insert '\(text)'", replacing: $0.gap, with: text)
            return .expected("'\(text)'", after: $0.previousText, at: $0.gap, fixIt: fixIt)
        }
    }

    /// Reports that something is nested too deeply here.
    mutating func reportTooDeep() {
        report { .nestedTooDeeply(at: $0.range(of: $0.token)) }
    }

    /// Reports that the next token stands where it can't.
    mutating func reportUnexpected() {
        report { .unexpected($0.text(of: $0.token), at: $0.range(of: $0.token)) }
    }
}

// MARK: - Messages

extension Diagnostic {
    /// Something is missing; what stands before it is given in words.
    fileprivate static func expected(
        _ what: String, after previous: String?, at range: SourceRange, fixIt: FixIt? = nil
    ) -> Diagnostic {
        let place = previous.map { " after \($0)" } ?? ""
        return Diagnostic(
            .error, id: "expected", "expected \(what)\(place)", at: range, fixIt: fixIt)
    }

    /// Too many levels of brackets.
    fileprivate static func nestedTooDeeply(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .error, id: "nested-too-deeply",
            "nested more than \(Parser.maximumDepth) levels deep", at: range)
    }

    /// Something stands where nothing can.
    fileprivate static func unexpected(_ text: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .error, id: "unexpected", text.isEmpty ? "unexpected end" : "unexpected '\(text)'",
            at: range)
    }
}
