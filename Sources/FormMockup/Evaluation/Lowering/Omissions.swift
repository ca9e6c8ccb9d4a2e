/// What a screen leaves out as its values stand: the likely cause where nothing is left to draw.
struct Omissions {
    /// One of them: a condition that does not hold, or a loop over nothing.
    struct Omission {
        let range: SourceRange
        let note: String
    }

    private(set) var all: [Omission] = []

    /// More than a message would list.
    private static let most = 32

    mutating func add(_ note: @autoclosure () -> String, at range: SourceRange) {
        guard all.count < Self.most, !all.contains(where: { $0.range == range }) else { return }
        all.append(Omission(range: range, note: note()))
    }

    /// What was left out inside a range, as the notes of a message.
    func notes(inside range: SourceRange?) -> [Diagnostic.Note] {
        let inside = all.filter { omission in
            range.map {
                $0.file == omission.range.file && $0.start <= omission.range.start
                    && omission.range.end <= $0.end
            } ?? true
        }
        return inside.prefix(Self.mostNotes).map { .init($0.note, at: $0.range) }
    }

    private static let mostNotes = 3
}

extension Interpreter {
    /// Remembers that an `if` without `else` draws nothing.
    func omit(_ clause: IfStatement.Clause, _ environment: Environment) {
        guard !environment.isNested, let first = clause.conditions.first,
            let last = clause.conditions.last
        else { return }
        if case .availability = first.kind { return }
        let range = SourceRange(
            file: first.range.file, start: first.range.start, end: last.range.end)
        omissions.add(Self.cause(of: clause.conditions), at: range)
    }

    /// Remembers that a loop has nothing to go over.
    func omitLoop(at range: SourceRange, _ environment: Environment) {
        guard !environment.isNested else { return }
        omissions.add("there are no elements here", at: range)
    }

    /// Why conditions do not hold, with the line that would make them hold where it is plain.
    private static func cause(of conditions: [Condition]) -> String {
        let cause = "this does not hold"
        guard conditions.count == 1 else { return cause }
        switch conditions[0].kind {
        case .expression(let expression):
            switch expression.kind {
            case .identifier(let name, _): return cause + "; it does with '\(name) = true'"
            case .prefix("!", let operand):
                guard case .identifier(let name, _) = operand.kind else { return cause }
                return cause + "; it does with '\(name) = false'"
            default: return cause
            }
        case .optionalBinding: return "there is no value here"
        case .match, .availability: return cause
        }
    }
}
