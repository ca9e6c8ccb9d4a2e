/// Classifies Swift text for colouring, by its tokens alone: any text will do, a fragment or one
/// with errors, and it takes one pass.
public struct Highlighter {
    private let lexed: LexedSource
    private var spans: [HighlightSpan] = []
    private var nextComment = 0

    /// The pieces that are not plain, in order and without overlap.
    public static func spans(of bytes: [UInt8]) -> [HighlightSpan] {
        let source = SourceText(file: FileID(0), bytes: bytes)
        var highlighter = Highlighter(lexed: Lexer.tokens(of: source))
        highlighter.run()
        return highlighter.spans
    }

    private init(lexed: LexedSource) {
        self.lexed = lexed
        spans.reserveCapacity(lexed.tokens.count)
    }

    private mutating func run() {
        for index in lexed.tokens.indices {
            let token = lexed.tokens[index]
            addComments(before: Int(token.start))
            guard token.end > token.start, let kind = kind(at: index) else { continue }
            add(Int(token.start)..<Int(token.end), kind)
        }
        addComments(before: Int.max)
    }

    private mutating func addComments(before offset: Int) {
        while nextComment < lexed.comments.count,
            Int(lexed.comments[nextComment].start) < offset
        {
            let comment = lexed.comments[nextComment]
            add(Int(comment.start)..<Int(comment.end), .comment)
            nextComment += 1
        }
    }

    /// Adds a span; pieces of one string that touch become one.
    private mutating func add(_ range: Range<Int>, _ kind: HighlightClass) {
        if kind == .string || kind == .attribute, let last = spans.last, last.kind == kind,
            last.range.upperBound == range.lowerBound
        {
            spans[spans.count - 1].range = last.range.lowerBound..<range.upperBound
        } else {
            spans.append(HighlightSpan(range: range, kind: kind))
        }
    }

    /// The class of a token; nil for a plain one.
    private func kind(at index: Int) -> HighlightClass? {
        let token = lexed.tokens[index]
        switch token.kind {
        case .identifier: return kind(ofNameAt: index)
        case .integer:
            return kind(before: index) == .period ? .member : .number
        case .float: return .number
        case .stringOpen, .stringText, .stringClose, .regex: return .string
        case .interpolationOpen, .interpolationClose: return .interpolation
        case .at: return .attribute
        case .pound: return .directive
        case .equal, .arrow, .prefixOperator, .infixOperator, .postfixOperator, .infixQuestion,
            .postfixQuestion, .postfixExclamation:
            return .operator
        case .end, .dollarNumber, .dollarName, .leftParen, .rightParen, .leftBracket,
            .rightBracket, .leftBrace, .rightBrace, .comma, .colon, .semicolon, .period,
            .backslash, .unknown:
            return nil
        }
    }

    private func kind(before index: Int) -> TokenKind? {
        index > 0 ? lexed.tokens[index - 1].kind : nil
    }

    /// The class of a name or keyword, by what stands beside it.
    private func kind(ofNameAt index: Int) -> HighlightClass? {
        let token = lexed.tokens[index]
        let before = kind(before: index)
        let after = lexed.tokens[min(index + 1, lexed.tokens.count - 1)]
        if before == .at { return .attribute }
        if before == .period {
            if token.keyword == .`self` || token.keyword == .`init` { return .keyword }
            // One class, called or not: `.automatic`, `.constant(true)`, `row.padding()`.
            return startsUppercase(token) ? .type : .member
        }
        if after.kind == .colon, isLabel(index, before) { return .label }
        if token.flags.contains(.reserved) { return .keyword }
        if token.keyword != .none, isKeyword(token, after) { return .keyword }
        if startsUppercase(token) { return .type }
        return after.kind == .leftParen && !after.isAfterSpace ? .call : nil
    }

    /// Whether the name in front of a colon labels an argument or parameter.
    private func isLabel(_ index: Int, _ before: TokenKind?) -> Bool {
        if before == .leftParen || before == .comma { return true }
        // A further trailing closure: `} footer: {`.
        return before == .rightBrace
            && lexed.tokens[min(index + 2, lexed.tokens.count - 1)].kind
                == .leftBrace
    }

    /// Whether a word that is a keyword only in places is one here.
    private func isKeyword(_ token: Token, _ after: Token) -> Bool {
        switch token.keyword {
        case .get, .set, .willSet, .didSet, .read, .modify, .underscoredRead, .underscoredModify:
            return after.kind == .leftBrace || after.kind == .rightBrace
                || after.kind == .identifier
        case .async, .reasync:
            return after.kind == .arrow || after.kind == .identifier || after.kind == .leftBrace
        case .unowned, .nonisolated, .package, .open:
            return after.kind == .leftParen || isWord(after)
        default:
            return isWord(after) || after.kind == .leftBracket && after.isAfterSpace
        }
    }

    private func isWord(_ token: Token) -> Bool {
        token.kind == .identifier && !token.isAfterNewline && token.keyword != .in
    }

    private func startsUppercase(_ token: Token) -> Bool {
        var index = Int(token.start)
        while index < Int(token.end), lexed.source.bytes[index] == UInt8(ascii: "_") { index += 1 }
        guard index < Int(token.end) else { return false }
        return lexed.source.bytes[index] &- UInt8(ascii: "A") < 26
    }
}
