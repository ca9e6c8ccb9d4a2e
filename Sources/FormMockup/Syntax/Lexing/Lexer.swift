/// Turns Swift text into tokens, in one pass over its bytes.
///
/// It never fails: what is wrong becomes a diagnostic and the likeliest token. Strings come out in
/// pieces, with the tokens of an interpolation between them, so that nesting costs nothing.
struct Lexer {
    /// A string that is open, seen from inside one of its interpolations.
    struct OpenString {
        /// Index of its opening token.
        var token: Int
        /// The number of `#`s around it.
        var pounds: Int
        var isMultiline: Bool
        /// Open parentheses inside the interpolation, its own not counted.
        var depth = 0
        /// Index of the token that opened the interpolation.
        var interpolation = 0
        var isInInterpolation = false
        /// What there was when the string opened, to come back to.
        var commentCount: Int
        var diagnosticCount: Int
    }

    let bytes: UnsafeBufferPointer<UInt8>
    let source: SourceText
    let keywords = KeywordTable.standard
    var position = 0
    var tokens: [Token] = []
    var comments: [Comment] = []
    var diagnostics: [PlacedDiagnostic] = []
    var openStrings: [OpenString] = []
    /// Recovery goes back at most once a line, to stay linear: not before this offset.
    var rewindLimit = 0
    /// Searches that found nothing once are not made again, to stay linear: no placeholder ends
    /// before this offset, and no regular expression over several lines with as many `#`s.
    var placeholderLimit = 0
    var unclosedRegexPounds = Int.max
    /// Whether a `#` was met outside of strings.
    var sawPound = false
    /// Whether a newline came since the last token.
    var sawNewline = true
    /// Index into the line map of the line that holds ``position``.
    var line = 0

    /// The tokens of a text.
    static func tokens(of source: SourceText) -> LexedSource {
        source.bytes.withUnsafeBufferPointer { bytes in
            var lexer = Lexer(bytes: bytes, source: source)
            lexer.run()
            return LexedSource(
                source: source, tokens: lexer.tokens, comments: lexer.comments,
                mayHoldDirectives: lexer.sawPound, diagnostics: lexer.diagnostics)
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>, source: SourceText) {
        self.bytes = bytes
        self.source = source
        tokens.reserveCapacity(bytes.count / 4 + 16)
    }

    /// The byte at an offset from the position; 0 past the end.
    @inline(__always)
    func peek(_ distance: Int = 0) -> UInt8 {
        let index = position &+ distance
        return index < bytes.count ? bytes[index] : 0
    }

    private mutating func run() {
        skipStart()
        while true {
            skipTrivia()
            guard position < bytes.count else { break }
            lexToken()
        }
        closeStringsAtEnd()
        add(.end, from: position)
    }

    /// Skips a byte order mark and a `#!` line.
    private mutating func skipStart() {
        if peek() == 0xEF && peek(1) == 0xBB && peek(2) == 0xBF { position = 3 }
        if peek() == UInt8(ascii: "#") && peek(1) == UInt8(ascii: "!") { skipLineComment() }
    }

    /// Lexes one token, or a whole run of string text.
    private mutating func lexToken() {
        let start = position
        switch bytes[start] {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "_"):
            lexIdentifier()
        case UInt8(ascii: "0")...UInt8(ascii: "9"): lexNumber()
        case UInt8(ascii: "("): openParenthesis()
        case UInt8(ascii: ")"): closeParenthesis()
        case UInt8(ascii: "["): single(.leftBracket)
        case UInt8(ascii: "]"): single(.rightBracket)
        case UInt8(ascii: "{"): single(.leftBrace)
        case UInt8(ascii: "}"): single(.rightBrace)
        case UInt8(ascii: ","): single(.comma)
        case UInt8(ascii: ":"): lexColon()
        case UInt8(ascii: ";"): single(.semicolon)
        case UInt8(ascii: "@"): single(.at)
        case UInt8(ascii: "\\"): single(.backslash)
        case UInt8(ascii: "\""): openString(pounds: 0)
        case UInt8(ascii: "'"): lexMisquotedString(quoteWidth: 1)
        case UInt8(ascii: "`"): lexQuotedIdentifier()
        case UInt8(ascii: "$"): lexDollar()
        case UInt8(ascii: "#"): lexPound()
        case UInt8(ascii: "."):
            if peek(1) == UInt8(ascii: "."), !isBehindBackslash {
                lexOperator()
            } else {
                lexPeriod()
            }
        case UInt8(ascii: "/"):
            if !lexRegex(pounds: 0) { lexOperator() }
        case UInt8(ascii: "<"):
            if peek(1) == UInt8(ascii: "#") { lexPlaceholder() } else { lexOperator() }
        case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
            UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: ">"), UInt8(ascii: "&"),
            UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
            lexOperator()
        case 0x80...0xFF: lexUnicode()
        default: lexUnknown()
        }
    }

    /// Adds a token of one byte.
    @inline(__always)
    private mutating func single(_ kind: TokenKind) {
        position &+= 1
        add(kind, from: position &- 1)
    }

    /// `.name` may follow an operator that ends in a dot, as in `0...` and `.max`.
    private mutating func lexPeriod() {
        let next = peek(1)
        let isOwnOperator =
            Self.isOperatorByte(next) && next != UInt8(ascii: "?")
            && next != UInt8(ascii: "!") && !startsComment(at: position + 1)
            && !(tokens.last?.kind == .backslash)
        if isOwnOperator { lexOperator() } else { single(.period) }
    }

    /// Whether a key path begins here, where dots follow one another: `\..name`.
    private var isBehindBackslash: Bool {
        guard let previous = tokens.last else { return false }
        return previous.kind == .backslash && Int(previous.end) == position
    }

    /// `Module::name` picks a name of a module, as its member would be.
    private mutating func lexColon() {
        guard peek(1) == UInt8(ascii: ":"), let previous = tokens.last,
            previous.kind == .identifier || previous.kind == .pound
        else { return single(.colon) }
        position += 2
        add(.period, from: position - 2)
    }

    private mutating func openParenthesis() {
        if !openStrings.isEmpty { openStrings[openStrings.count - 1].depth += 1 }
        single(.leftParen)
    }

    private mutating func closeParenthesis() {
        guard let open = openStrings.last else { return single(.rightParen) }
        if open.depth > 0 {
            openStrings[openStrings.count - 1].depth -= 1
            return single(.rightParen)
        }
        openStrings[openStrings.count - 1].isInInterpolation = false
        single(.interpolationClose)
        lexStringText()
    }

    private mutating func lexUnknown() {
        let start = position
        position += 1
        while position < bytes.count, !Self.startsToken(bytes[position]) { position += 1 }
        add(.unknown, from: start)
        reportUnexpectedCharacter(from: start)
    }
}

// MARK: - Tokens and places

extension Lexer {
    /// Adds the token that ends at ``position``.
    @inline(__always)
    mutating func add(
        _ kind: TokenKind, keyword: Keyword = .none, flags extra: Token.Flags = [],
        from start: Int
    ) {
        var flags = extra
        let fileStart = fileOffset(start)
        var fileEnd = fileStart &+ (position &- start)
        if let previous = tokens.last {
            if Int(previous.end) != start { flags.insert(.afterSpace) }
        } else {
            flags.insert(.afterSpace)
        }
        if sawNewline {
            flags.insert(.afterNewline)
            sawNewline = false
        }
        if position > start &+ 1 && line &+ 1 < source.lines.count {
            fileEnd = fileOffset(position &- 1) &+ 1
        }
        tokens.append(
            Token(
                kind: kind, keyword: keyword, flags: flags,
                start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: position),
                fileStart: Int32(truncatingIfNeeded: fileStart),
                fileEnd: Int32(truncatingIfNeeded: fileEnd), partner: -1))
    }

    /// Offset in the author's file of a byte at or behind the last one asked for.
    @inline(__always)
    private mutating func fileOffset(_ offset: Int) -> Int {
        while line &+ 1 < source.lines.count && source.lines[line &+ 1].code <= offset {
            line &+= 1
        }
        return source.lines[line].file &+ (offset &- source.lines[line].code)
    }

    /// Goes back to an earlier place, forgetting what came since.
    mutating func rewind(to token: Int, commentCount: Int, diagnosticCount: Int) {
        rewindLimit = position
        position = Int(tokens[token].start)
        sawNewline = false
        tokens.removeSubrange(token...)
        comments.removeSubrange(commentCount...)
        diagnostics.removeSubrange(diagnosticCount...)
        line = 0
        var high = source.lines.count
        while high - line > 1 {
            let middle = (line + high) / 2
            if source.lines[middle].code <= position { line = middle } else { high = middle }
        }
    }

    /// The range in the author's file of a range of the code.
    func range(_ start: Int, _ end: Int) -> SourceRange {
        source.range(start, end)
    }

    /// Reports bytes up to the position that no Swift token has.
    mutating func reportUnexpectedCharacter(from start: Int) {
        report(.unexpectedCharacter(at: range(start, position)), at: start)
    }

    /// Notes what is wrong; past a hundred a reader has enough.
    mutating func report(_ diagnostic: Diagnostic, at offset: Int) {
        guard diagnostics.count < 100 else { return }
        diagnostics.append(PlacedDiagnostic(offset: offset, diagnostic: diagnostic))
    }
}

// MARK: - Messages

extension Diagnostic {
    /// A byte that no Swift token has.
    fileprivate static func unexpectedCharacter(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .error, id: "unexpected-character", "a character that Swift does not use here",
            at: range)
    }
}
