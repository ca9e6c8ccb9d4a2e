/// Turns tokens into a syntax tree by recursive descent.
///
/// It never fails and never hangs. Brackets are matched before it starts, so that every list knows
/// where it ends whatever stands inside; `#if` is folded. What it can't read becomes one message a
/// line, and the tree goes on behind it.
public struct Parser {
    /// How deep brackets and other nested constructs may be.
    static let maximumDepth = 256

    /// What a bracket changes until it closes.
    struct Nesting {
        var outerEnd: Int
        var outerForbidsTrailingClosure: Bool
    }

    let source: LexedSource
    let bytes: [UInt8]
    let tokens: [Token]
    let file: FileID
    /// Index of ``token``.
    var index = 0
    /// The next token; it may be the rest of one that was split.
    var token: Token
    /// End of the last token consumed, in the author's file.
    var lastEnd: Int32 = 0
    /// Index of the token that closes the innermost bracket.
    var enclosingEnd: Int
    var depth = 0
    /// The depth that ``depth`` stays below; a try may not go as deep as the rest.
    var depthLimit = Parser.maximumDepth
    /// Whether a `{` begins the body of a statement rather than a closure.
    var forbidsTrailingClosure = false
    /// Whether the parser only tries, and reports nothing.
    var isTrying = false
    /// Whether a try met something it can't read.
    var hasFailed = false
    var diagnostics: [PlacedDiagnostic] = []
    /// Index of the first token of the present line.
    var lineStart = 0
    /// The line that has its message, by its first token.
    var reportedLine = -1

    /// The tree of a text. There always is one; its diagnostics say what is wrong.
    public static func parse(_ source: SourceText) -> SyntaxTree {
        let lexed = Lexer.tokens(of: source)
        let folded = ConditionalCompilation.folded(lexed)
        let notes = NoteComment.notes(in: folded)
        var parser = Parser(BracketMatcher.matched(folded))
        let statements = parser.parseFile()
        return SyntaxTree(
            statements: statements, notes: notes, diagnostics: parser.sortedDiagnostics())
    }

    init(_ source: LexedSource) {
        self.source = source
        bytes = source.source.bytes
        tokens = source.tokens
        file = source.source.file
        token = source.tokens[0]
        lastEnd = token.fileStart
        enclosingEnd = source.tokens.count - 1
    }

    private mutating func parseFile() -> [Statement] {
        let statements = parseStatements()
        assert(token.kind == .end, "statements end where the text does")
        return statements
    }

    private func sortedDiagnostics() -> [Diagnostic] {
        var all = source.diagnostics + diagnostics
        // Sorting is not stable, so the order of finding decides among equals.
        let order = all.indices.sorted {
            all[$0].offset == all[$1].offset ? $0 < $1 : all[$0].offset < all[$1].offset
        }
        all = order.map { all[$0] }
        return all.map { $0.diagnostic }
    }
}

// MARK: - Moving

extension Parser {
    /// Whether the innermost bracket, or the text, ends here.
    @inline(__always)
    var isAtEnd: Bool { index >= enclosingEnd }

    /// Moves to the next token.
    @inline(__always)
    mutating func advance() {
        guard index &+ 1 < tokens.count else { return }
        lastEnd = token.fileEnd
        index &+= 1
        token = tokens[index]
        if token.isAfterNewline { lineStart = index }
    }

    /// Moves to a token at or behind the present one.
    mutating func move(to target: Int) {
        guard target > index, target < tokens.count else { return }
        index = target
        token = tokens[target]
        lastEnd = tokens[target - 1].fileEnd
        lineStart = target
        while lineStart > 0, !tokens[lineStart].isAfterNewline, target - lineStart < 200 {
            lineStart -= 1
        }
    }

    /// The token a number of places further on; the last one past the end.
    @inline(__always)
    func peek(_ distance: Int = 1) -> Token {
        tokens[min(index &+ distance, tokens.count &- 1)]
    }

    /// Whether the next token is a keyword.
    @inline(__always)
    func at(_ keyword: Keyword) -> Bool {
        token.keyword == keyword && token.kind == .identifier
    }

    /// Skips the next token if it is of a kind.
    @inline(__always)
    mutating func skip(_ kind: TokenKind) -> Bool {
        guard token.kind == kind else { return false }
        advance()
        return true
    }

    /// Skips the next token if it is a keyword.
    @inline(__always)
    mutating func skip(_ keyword: Keyword) -> Bool {
        guard at(keyword) else { return false }
        advance()
        return true
    }

    /// The index behind the bracket that opens at an index.
    func behindBracket(_ opener: Int) -> Int {
        min(Int(tokens[opener].partner) + 1, tokens.count - 1)
    }

    /// Consumes the first byte of an operator such as `>>`; what is left is the next token.
    mutating func splitFirst() {
        guard token.end - token.start > 1 else { return advance() }
        token.start += 1
        token.fileStart += 1
        token.flags.remove([.afterSpace, .afterNewline])
        lastEnd = token.fileStart
        let first = bytes[Int(token.start)]
        let width = Int(token.end - token.start)
        if width == 1 && first == UInt8(ascii: "?") {
            token.kind = .postfixQuestion
        } else if width == 1 && first == UInt8(ascii: "!") {
            token.kind = .postfixExclamation
        } else {
            token.kind = Lexer.operatorKind(
                first: first, second: width > 1 ? bytes[Int(token.start) + 1] : 0, width: width,
                isLeftBound: true, isRightBound: tokens[index].kind != .postfixOperator)
        }
    }
}

// MARK: - Nesting

extension Parser {
    /// Enters the bracket at the present token. Nil, with the bracket skipped, when it is too deep.
    mutating func open() -> Nesting? {
        let end = Int(token.partner)
        guard depth < depthLimit, end > index else {
            reportTooDeep()
            if end > index { move(to: end) }
            advance()
            return nil
        }
        depth += 1
        let nesting = Nesting(
            outerEnd: enclosingEnd, outerForbidsTrailingClosure: forbidsTrailingClosure)
        enclosingEnd = end
        forbidsTrailingClosure = false
        advance()
        return nesting
    }

    /// Leaves a bracket through its closer, past what was not read inside.
    mutating func close(_ nesting: Nesting) {
        if isTrying && hasFailed {
            depth -= 1
            return
        }
        if index < enclosingEnd {
            reportUnexpected()
            move(to: enclosingEnd)
        }
        advance()
        depth -= 1
        enclosingEnd = nesting.outerEnd
        forbidsTrailingClosure = nesting.outerForbidsTrailingClosure
    }

    /// Goes one level deeper without a bracket; false, and at the end of the enclosing bracket,
    /// when that is too deep. Each success needs an ``ascend()``.
    mutating func descend() -> Bool {
        if depth < depthLimit {
            depth += 1
            return true
        }
        reportTooDeep()
        move(to: enclosingEnd)
        return false
    }

    /// Comes back from a ``descend()``.
    mutating func ascend() {
        depth -= 1
    }

    /// Reports that something is nested too deeply here.
    mutating func reportTooDeep() {
        report { .nestedTooDeeply(at: $0.range(of: $0.token)) }
    }
}

// MARK: - Places and text

extension Parser {
    /// The range of a token in the author's file.
    @inline(__always)
    func range(of token: Token) -> SourceRange {
        SourceRange(file: file, start: Int(token.fileStart), end: Int(token.fileEnd))
    }

    /// From a start to the end of the last token consumed.
    @inline(__always)
    func range(from start: Int32) -> SourceRange {
        SourceRange(file: file, start: Int(start), end: Int(max(start, lastEnd)))
    }

    /// The text of a token; a quoted name without its backticks.
    func text(of token: Token) -> String {
        var start = Int(token.start)
        var end = Int(token.end)
        if token.flags.contains(.quoted) {
            let isPlaceholder = bytes[start] == UInt8(ascii: "<")
            start += isPlaceholder ? 2 : 1
            end -= isPlaceholder ? 2 : 1
        }
        return String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
    }

    /// The text of a token behind its first byte, as of `$name` and `#name`.
    func textBehindSigil(of token: Token) -> String {
        String(decoding: bytes[Int(token.start) + 1..<Int(token.end)], as: UTF8.self)
    }

    /// Whether a token's text is this word.
    func text(of token: Token, equals word: StaticString) -> Bool {
        source.text(of: token, equals: word)
    }

    /// The first byte of the next token; 0 of an empty one.
    @inline(__always)
    var firstByte: UInt8 {
        token.start < token.end ? bytes[Int(token.start)] : 0
    }

    /// Whether the next token is the operator of this one byte.
    @inline(__always)
    func atOperator(_ byte: UInt8) -> Bool {
        token.isOperator && token.end &- token.start == 1 && bytes[Int(token.start)] == byte
    }
}

// MARK: - Reporting

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
        guard diagnostics.count < 100 else { return }
        diagnostics.append(PlacedDiagnostic(offset: Int(token.start), diagnostic: diagnostic(self)))
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
