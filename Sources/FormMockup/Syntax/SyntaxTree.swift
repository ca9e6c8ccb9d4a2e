/// What the parser makes of one source text. There always is one, however broken the text.
public struct SyntaxTree: Sendable {
    /// The statements and declarations at the top.
    public var statements: [Statement]
    /// `// (1) …` comments in order.
    public var notes: [NoteComment]
    /// What is wrong, in order of place.
    public var diagnostics: [Diagnostic]

    /// Makes a tree.
    public init(statements: [Statement], notes: [NoteComment], diagnostics: [Diagnostic]) {
        self.statements = statements
        self.notes = notes
        self.diagnostics = diagnostics
    }
}

/// A trailing comment `// (1) The header names the group`.
public struct NoteComment: Sendable, Equatable {
    /// The number between the parentheses.
    public var number: Int
    /// What follows, trimmed.
    public var text: String
    /// The comment in the author's file.
    public var range: SourceRange
    /// From the first token of the comment's line to its last, in the author's file; when the
    /// comment has the line for itself, the tokens of the next line that has any.
    public var line: SourceRange

    /// Makes a note.
    public init(number: Int, text: String, range: SourceRange, line: SourceRange) {
        self.number = number
        self.text = text
        self.range = range
        self.line = line
    }
}
