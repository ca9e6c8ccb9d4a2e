extension NoteComment {
    /// The `// (1) …` comments of a text, each with the code of its line.
    static func notes(in source: LexedSource) -> [NoteComment] {
        var notes: [NoteComment] = []
        for comment in source.comments where comment.isLine {
            guard let note = note(comment, in: source) else { continue }
            notes.append(note)
        }
        return notes
    }

    /// A comment as a note; nil when it does not begin with a number in parentheses.
    private static func note(_ comment: Comment, in source: LexedSource) -> NoteComment? {
        let bytes = source.source.bytes
        var position = Int(comment.start) + 2
        var end = Int(comment.end)
        func skipBlanks() {
            while position < end, isBlank(bytes[position]) { position += 1 }
        }
        skipBlanks()
        guard position < end, bytes[position] == UInt8(ascii: "(") else { return nil }
        position += 1
        var number = 0
        let digits = position
        while position < end, Lexer.isDigit(bytes[position]), number < 100_000 {
            number = number * 10 + Int(bytes[position] - UInt8(ascii: "0"))
            position += 1
        }
        guard position > digits, position < end, bytes[position] == UInt8(ascii: ")") else {
            return nil
        }
        position += 1
        skipBlanks()
        while end > position, isBlank(bytes[end - 1]) { end -= 1 }
        return NoteComment(
            number: number, text: String(decoding: bytes[position..<end], as: UTF8.self),
            range: source.source.range(Int(comment.start), Int(comment.end)),
            line: line(of: comment, in: source))
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }

    /// The code on the comment's line, else that on the next line with any.
    private static func line(of comment: Comment, in source: LexedSource) -> SourceRange {
        let tokens = source.tokens
        // The first token behind the comment.
        var low = 0
        var high = tokens.count - 1
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle].start < comment.start { low = middle + 1 } else { high = middle }
        }
        var first = low
        var last = low
        if low > 0, isOneLine(tokens[low - 1].end, comment.start, in: source) {
            first = low - 1
            last = low - 1
            while first > 0, !tokens[first].isAfterNewline { first -= 1 }
        } else {
            while last + 1 < tokens.count, !tokens[last + 1].isAfterNewline,
                tokens[last + 1].kind != .end
            {
                last += 1
            }
        }
        return source.range(of: tokens[first]).joined(with: source.range(of: tokens[last]))
    }

    /// Whether no newline lies between two places.
    private static func isOneLine(_ start: Int32, _ end: Int32, in source: LexedSource) -> Bool {
        var index = Int(end)
        while index > Int(start) {
            index -= 1
            if source.source.bytes[index] == UInt8(ascii: "\n") { return false }
        }
        return true
    }
}
