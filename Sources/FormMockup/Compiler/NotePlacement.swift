/// Pins numbered notes on the rows, headers and footers that stand on their lines.
struct NotePlacement {
    let notes: [NoteComment]

    /// Puts each note on the part that begins on its line, else on the one that goes on there.
    func place(on screen: inout Screen) {
        for note in notes.sorted(by: { $0.number < $1.number }) {
            if !pin(note, on: &screen, where: { Self.begins($0, on: note.line) }) {
                _ = pin(note, on: &screen, where: { Self.goesOn($0, on: note.line) })
            }
            screen.notes.append(.init(number: note.number, text: note.text))
        }
    }

    /// Notes of which no two have a number: readers could not tell them apart, nor links find them.
    static func distinct(_ notes: [NoteComment]) -> (notes: [NoteComment], faults: [Diagnostic]) {
        var ranges: [Int: SourceRange] = [:]
        var faults: [Diagnostic] = []
        let distinct = notes.filter { note in
            guard let first = ranges[note.number] else {
                ranges[note.number] = note.range
                return true
            }
            faults.append(.repeatedNote(note.number, at: note.range, first: first))
            return false
        }
        return (distinct, faults)
    }

    private func pin(
        _ note: NoteComment, on screen: inout Screen, where fits: (SourceRange) -> Bool
    ) -> Bool {
        for section in screen.sections.indices {
            if let range = screen.sections[section].header?.range, fits(range),
                screen.sections[section].header?.pin == nil
            {
                screen.sections[section].header?.pin = note.number
                return true
            }
            for row in screen.sections[section].rows.indices {
                guard let range = screen.sections[section].rows[row].range, fits(range),
                    screen.sections[section].rows[row].pin == nil
                else { continue }
                screen.sections[section].rows[row].pin = note.number
                return true
            }
            if let range = screen.sections[section].footer?.range, fits(range),
                screen.sections[section].footer?.pin == nil
            {
                screen.sections[section].footer?.pin = note.number
                return true
            }
        }
        return false
    }

    private static func begins(_ range: SourceRange, on line: SourceRange) -> Bool {
        range.file == line.file && range.start >= line.start && range.start < line.end
    }

    /// Whether a part that began further up has code on a line, such as its last modifier.
    private static func goesOn(_ range: SourceRange, on line: SourceRange) -> Bool {
        range.file == line.file && range.start <= line.start && range.end > line.start
    }
}

extension Diagnostic {
    fileprivate static func repeatedNote(
        _ number: Int, at range: SourceRange, first: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .warning, id: "repeated-note", "there is a note (\(number)) already", at: range,
            notes: [Note("it stands here", at: first)])
    }
}
