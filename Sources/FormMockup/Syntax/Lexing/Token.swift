/// What a token is.
enum TokenKind: UInt8, Sendable {
    /// The end of the text; always the last token.
    case end
    /// A name or keyword; ``Token/keyword`` says which.
    case identifier
    /// `42`, `0x2A`.
    case integer
    /// `1.5`, `0x1p3`.
    case float
    /// `$0`.
    case dollarNumber
    /// `$name`.
    case dollarName
    case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
    case comma, colon, semicolon, period, at
    /// `#name`; ``Token/keyword`` is that of the name.
    case pound
    case backslash
    /// `=`.
    case equal
    /// `->`.
    case arrow
    case prefixOperator, infixOperator, postfixOperator
    /// `?` of a conditional.
    case infixQuestion
    case postfixQuestion, postfixExclamation
    /// The opening delimiter of a string with its `#`s.
    case stringOpen
    case stringText
    case stringClose
    /// `\(` with its `#`s.
    case interpolationOpen
    case interpolationClose
    /// A whole regular expression literal.
    case regex
    /// Bytes that mean nothing in Swift.
    case unknown
}

/// A token: kinds, flags and offsets, no text of its own.
struct Token: Sendable {
    /// What stands around a token.
    struct Flags: OptionSet, Sendable {
        let rawValue: UInt8
        /// First on its line.
        static let afterNewline = Flags(rawValue: 1)
        /// Behind a space, a newline or a comment.
        static let afterSpace = Flags(rawValue: 2)
        /// Put in by recovery; not in the text.
        static let synthesized = Flags(rawValue: 8)
        /// A name between backticks.
        static let quoted = Flags(rawValue: 16)
        /// A keyword that can't be a plain name.
        static let reserved = Flags(rawValue: 32)
    }

    var kind: TokenKind
    var keyword: Keyword
    var flags: Flags
    /// Offsets in the code.
    var start: Int32
    var end: Int32
    /// Offsets in the author's file.
    var fileStart: Int32
    var fileEnd: Int32
    /// Of a bracket, the index of the one that matches it.
    var partner: Int32

    /// Whether it is the first on its line.
    var isAfterNewline: Bool { flags.contains(.afterNewline) }
    /// Whether white space or a comment stands before it.
    var isAfterSpace: Bool { flags.contains(.afterSpace) }
    /// Whether recovery put it in.
    var isSynthesized: Bool { flags.contains(.synthesized) }

    /// Whether it can stand as a name: no keyword, or one that means something only elsewhere.
    var isName: Bool { kind == .identifier && !flags.contains(.reserved) }

    /// Whether it opens a bracket of any sort.
    var isOpener: Bool {
        kind == .leftParen || kind == .leftBracket || kind == .leftBrace
            || kind == .interpolationOpen
    }

    /// Whether it closes a bracket of any sort.
    var isCloser: Bool {
        kind == .rightParen || kind == .rightBracket || kind == .rightBrace
            || kind == .interpolationClose
    }

    /// Whether it is an operator without a kind of its own.
    var isOperator: Bool {
        kind == .prefixOperator || kind == .infixOperator || kind == .postfixOperator
    }
}

/// A comment, kept aside from the tokens.
struct Comment: Sendable {
    /// Offsets in the code.
    var start: Int32
    var end: Int32
    /// Whether it is one of `//`.
    var isLine: Bool
}

/// All that the lexer makes of a text.
struct LexedSource: Sendable {
    /// The text.
    var source: SourceText
    /// The tokens, the last one of kind ``TokenKind/end``.
    var tokens: [Token] = []
    /// The comments in order.
    var comments: [Comment] = []
    /// Whether there may be a directive among the tokens.
    var mayHoldDirectives = true
    /// What is wrong, with the offset in the code for sorting and filtering.
    var diagnostics: [PlacedDiagnostic] = []
}

/// A diagnostic with the offset in the code where it belongs.
struct PlacedDiagnostic: Sendable {
    var offset: Int
    var diagnostic: Diagnostic
}
