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

    /// The tree of a declaration that a ``DeclarationScanner`` cut out of its file. The `#if` and
    /// `#endif` around it, or around its attributes alone, may have stayed behind.
    public static func parse(piece: SourceText) -> SyntaxTree {
        var tree = parse(piece)
        tree.diagnostics.removeAll { ConditionalCompilation.findsUnpaired($0) }
        return tree
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

    /// What the stages found, by place; where two found something, the earlier stage knew better.
    private func sortedDiagnostics() -> [Diagnostic] {
        let all = (source.diagnostics + diagnostics).map { $0.diagnostic }
        let starts = all.map { $0.range?.start ?? 0 }
        // Sorting is not stable, so the order of finding decides among equals.
        let order = all.indices.sorted {
            starts[$0] == starts[$1] ? $0 < $1 : starts[$0] < starts[$1]
        }
        var sorted: [Diagnostic] = []
        for index in order {
            let diagnostic = all[index]
            let isKnown = sorted.last?.range?.start == diagnostic.range?.start
            if sorted.isEmpty || !isKnown { sorted.append(diagnostic) }
        }
        return sorted
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
        // What is missing there now is no mistake.
        reportedLine = lineStart
        return false
    }

    /// Comes back from a ``descend()``.
    mutating func ascend() {
        depth -= 1
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
