/// Matches every bracket with its partner and mends what does not match, so that the parser never
/// has to: it works on text whose brackets are balanced.
///
/// Balanced text passes in one sweep and is not looked at again. Otherwise a second sweep decides
/// by indentation which bracket lacks its closer and where that was most likely meant to stand, so
/// that a forgotten `}` of one section leaves the next sections alone.
struct BracketMatcher {
    /// A bracket that is open.
    struct Opener {
        /// Its index among the tokens.
        var index: Int
        var kind: TokenKind
        /// Columns before the first token of its line.
        var indent: Int
        /// The first token, at the start of a line, that is not further in than the opener's line
        /// and can't belong inside; the index among the tokens.
        var dedent: Int?
        /// The nearest open brackets below this one, by kind; none beyond an interpolation.
        var paren: Int
        var bracket: Int
        var brace: Int
    }

    /// A closer to put in.
    struct Insertion {
        /// In front of this token.
        var position: Int
        var opener: Int
    }

    /// How many open brackets a line is compared with, so that the work stays linear.
    private static let reach = 64

    var source: LexedSource
    var openers: [Opener] = []
    var insertions: [Insertion] = []
    var strays: [Int] = []
    /// Columns before the first token of the present line.
    var indent = 0
    /// How many more `{` than `}` there are, or the other way round.
    var missingBraces = 0

    /// The tokens with every bracket matched.
    static func matched(_ source: LexedSource) -> LexedSource {
        var matcher = BracketMatcher(source: source)
        if !matcher.matchPlainly() {
            matcher.mend()
            let isMatched = matcher.matchPlainly()
            assert(isMatched, "mending leaves every bracket matched")
        }
        return matcher.source
    }

    private init(source: LexedSource) {
        self.source = source
    }

    /// Sets partners; false when brackets do not match.
    private mutating func matchPlainly() -> Bool {
        var stack: [Int] = []
        stack.reserveCapacity(64)
        var isBalanced = true
        for index in source.tokens.indices {
            let token = source.tokens[index]
            if token.isOpener {
                stack.append(index)
            } else if token.isCloser {
                guard let opener = stack.popLast(),
                    Self.closer(of: source.tokens[opener].kind) == token.kind
                else {
                    isBalanced = false
                    break
                }
                source.tokens[opener].partner = Int32(index)
                source.tokens[index].partner = Int32(opener)
            }
        }
        return isBalanced && stack.isEmpty
    }

    /// The kind that closes a kind.
    static func closer(of opener: TokenKind) -> TokenKind {
        if opener == .leftParen { return .rightParen }
        if opener == .leftBracket { return .rightBracket }
        return opener == .leftBrace ? .rightBrace : .interpolationClose
    }

    /// Drops stray closers and puts missing ones in.
    private mutating func mend() {
        countBraces()
        for index in source.tokens.indices {
            let token = source.tokens[index]
            if token.isAfterNewline { startLine(index) }
            if token.isOpener {
                open(index)
            } else if token.isCloser {
                close(index)
            }
        }
        while !openers.isEmpty { popUnclosed(before: source.tokens.count - 1) }
        rebuild()
    }

    private mutating func countBraces() {
        for token in source.tokens {
            if token.kind == .leftBrace { missingBraces += 1 }
            if token.kind == .rightBrace { missingBraces -= 1 }
        }
    }

    /// The tokens with the mends made.
    private mutating func rebuild() {
        insertions.sort {
            $0.position == $1.position ? $0.opener > $1.opener : $0.position < $1.position
        }
        var tokens: [Token] = []
        tokens.reserveCapacity(source.tokens.count + insertions.count)
        var nextInsertion = 0
        var nextStray = 0
        for index in source.tokens.indices {
            while nextInsertion < insertions.count, insertions[nextInsertion].position == index {
                tokens.append(synthesizedCloser(insertions[nextInsertion]))
                nextInsertion += 1
            }
            if nextStray < strays.count, strays[nextStray] == index {
                nextStray += 1
            } else {
                tokens.append(source.tokens[index])
            }
        }
        source.tokens = tokens
    }

    /// A closer without width behind the token before its place.
    private func synthesizedCloser(_ insertion: Insertion) -> Token {
        let previous = source.tokens[max(insertion.position - 1, 0)]
        return Token(
            kind: Self.closer(of: source.tokens[insertion.opener].kind), keyword: .none,
            flags: .synthesized, start: previous.end, end: previous.end,
            fileStart: previous.fileEnd, fileEnd: previous.fileEnd, partner: -1)
    }
}

// MARK: - Openers and closers

extension BracketMatcher {
    /// Remembers, for what is open, that a line begins no further in.
    private mutating func startLine(_ index: Int) {
        let token = source.tokens[index]
        indent = column(of: token)
        guard !token.isCloser, !continuesLine(index) else { return }
        var level = openers.count - 1
        let limit = max(0, openers.count - Self.reach)
        while level >= limit, indent <= openers[level].indent {
            if openers[level].dedent == nil { openers[level].dedent = index }
            level -= 1
        }
    }

    /// Removes a bracket that has its closer. What stands inside is no place for the closers of
    /// brackets further out.
    private mutating func popClosed() {
        guard let opener = openers.popLast(), opener.dedent != nil else { return }
        var level = openers.count - 1
        let limit = max(0, openers.count - Self.reach)
        while level >= limit {
            if let dedent = openers[level].dedent, dedent > opener.index {
                openers[level].dedent = nil
            }
            level -= 1
        }
    }

    /// Whether a token at the start of a line goes on with the line before.
    private func continuesLine(_ index: Int) -> Bool {
        let token = source.tokens[index]
        return token.kind == .period || token.kind == .infixOperator || token.kind == .comma
            || token.kind == .end || token.keyword == .else || token.keyword == .catch
            || token.kind == .leftBrace
    }

    private func column(of token: Token) -> Int {
        var start = Int(token.start)
        var width = 0
        while start > 0, source.source.bytes[start - 1] != UInt8(ascii: "\n"), width < 1000 {
            start -= 1
            width += 1
        }
        return width
    }

    private mutating func open(_ index: Int) {
        let kind = source.tokens[index].kind
        var opener = Opener(
            index: index, kind: kind, indent: indent, dedent: nil, paren: -1, bracket: -1,
            brace: -1)
        if let below = openers.last, kind != .interpolationOpen {
            let level = openers.count - 1
            opener.paren = below.kind == .leftParen ? level : below.paren
            opener.bracket = below.kind == .leftBracket ? level : below.bracket
            opener.brace = below.kind == .leftBrace ? level : below.brace
        }
        openers.append(opener)
    }

    private mutating func close(_ index: Int) {
        let token = source.tokens[index]
        guard let top = openers.last else { return stray(index) }
        if token.kind == .interpolationClose {
            while let open = openers.last, open.kind != .interpolationOpen {
                popUnclosed(before: index)
            }
            popClosed()
        } else if token.kind == .rightBrace {
            closeBrace(index, top)
        } else if Self.closer(of: top.kind) == token.kind {
            popClosed()
        } else {
            closeAcross(index, top)
        }
    }

    /// A `}`: closes through parentheses; indentation tells whether a brace inside lacks its own.
    private mutating func closeBrace(_ index: Int, _ top: Opener) {
        let level = top.kind == .leftBrace ? openers.count - 1 : top.brace
        guard level >= 0 else { return stray(index) }
        let startsLine = source.tokens[index].isAfterNewline
        if startsLine && missingBraces < 0 && indent > openers[level].indent {
            missingBraces += 1
            return stray(index)
        }
        var target = level
        if startsLine && missingBraces > 0 && indent < openers[level].indent {
            var candidate = level
            for _ in 0..<Self.reach {
                guard candidate >= 0, openers[candidate].indent > indent else { break }
                candidate = openers[candidate].brace
            }
            if candidate >= 0, openers[candidate].indent == indent { target = candidate }
        }
        while openers.count - 1 > target { popUnclosed(before: index) }
        popClosed()
    }

    /// A `)` or `]` over another bracket: closes its own through what is unclosed above it, but not
    /// through a brace, unless it stands where that brace's line began.
    private mutating func closeAcross(_ index: Int, _ top: Opener) {
        let level = source.tokens[index].kind == .rightParen ? top.paren : top.bracket
        guard level >= 0 else { return stray(index) }
        let brace = top.kind == .leftBrace ? openers.count - 1 : top.brace
        if brace > level {
            let startsLine = source.tokens[index].isAfterNewline
            guard startsLine, indent <= openers[brace].indent else { return stray(index) }
        }
        while openers.count - 1 > level { popUnclosed(before: index) }
        popClosed()
    }

    /// Closes the innermost bracket where a line first fell back, or else in front of a token.
    private mutating func popUnclosed(before index: Int) {
        guard let opener = openers.popLast() else { return }
        let position = min(opener.dedent ?? index, index)
        if opener.kind == .leftBrace { missingBraces -= 1 }
        insertions.append(Insertion(position: position, opener: opener.index))
        // A string that was cut off has most likely swallowed the closer, and has its message.
        let previous = source.tokens[max(position - 1, 0)]
        if previous.kind == .stringClose && previous.isSynthesized { return }
        let token = source.tokens[opener.index]
        let place = synthesizedCloser(Insertion(position: position, opener: opener.index))
        source.report(
            .unclosedBracket(
                Self.spelling(of: opener.kind), closer: Self.spelling(of: place.kind),
                at: source.range(of: token), end: source.range(of: place)),
            at: token)
    }

    private mutating func stray(_ index: Int) {
        strays.append(index)
        let token = source.tokens[index]
        source.report(
            .strayBracket(Self.spelling(of: token.kind), at: source.range(of: token)), at: token)
    }

    private static func spelling(of kind: TokenKind) -> String {
        if kind == .leftParen { return "(" }
        if kind == .rightParen || kind == .interpolationClose { return ")" }
        if kind == .leftBracket { return "[" }
        if kind == .rightBracket { return "]" }
        if kind == .leftBrace { return "{" }
        return kind == .rightBrace ? "}" : "\\("
    }
}

extension LexedSource {
    /// Notes what is wrong at a token; past a hundred a reader has enough.
    mutating func report(_ diagnostic: Diagnostic, at token: Token) {
        guard diagnostics.count < 100 else { return }
        diagnostics.append(PlacedDiagnostic(offset: Int(token.start), diagnostic: diagnostic))
    }
}

// MARK: - Messages

extension Diagnostic {
    /// A closing bracket without an opening one.
    fileprivate static func strayBracket(_ bracket: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .error, id: "stray-bracket", "nothing is open that '\(bracket)' could close",
            at: range, fixIt: FixIt("remove it", replacing: range, with: ""))
    }

    /// An opening bracket without a closing one.
    fileprivate static func unclosedBracket(
        _ opener: String, closer: String, at range: SourceRange, end: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .error, id: "unclosed-bracket", "unclosed '\(opener)'", at: range,
            notes: [Note("its '\(closer)' is missing here", at: end)],
            fixIt: FixIt("insert '\(closer)'", replacing: end, with: closer))
    }
}
