/// A search for the place of a value inside the value: what is made of itself has no end.
struct SelfReference {
    var unknown: Int?
    var cell: Int?
    /// The parts that may be looked at; a value of more counts as made of itself.
    private var rest = 1_000

    init(unknown: Int) { self.unknown = unknown }

    init(cell: Int) { self.cell = cell }

    /// Whether the place is among the parts of a value.
    mutating func isFound(in value: Value, _ state: EvaluationState) -> Bool {
        rest -= 1
        if rest < 0 { return true }
        switch value {
        case .unknown(let unknown): return isFound(in: unknown, state)
        case .stateCell(let cell): return isFound(inCell: cell, state)
        case .binding(let binding): return isFound(in: binding, state)
        case .literal(let literal):
            for segment in literal.segments {
                if case .value(let part, _, _) = segment, isFound(in: part, state) { return true }
            }
            return false
        case .tuple(let fields): return isFound(in: fields.map { $0.value }, state)
        case .implicit(_, let arguments): return isFound(in: arguments.map { $0.value }, state)
        case .array(let values), .set(let values): return isFound(in: values, state)
        case .range(let range):
            if let lower = range.lower, isFound(in: lower, state) { return true }
            return range.upper.map { isFound(in: $0, state) } ?? false
        case .enumCase(let value): return isFound(in: value.payload, state)
        case .void, .nil, .boolean, .integer, .double, .string, .dictionary, .structure, .object,
            .closure, .function, .type, .foreignType, .keyPath, .date, .url, .paint, .font, .view:
            return false
        }
    }

    private mutating func isFound(in values: [Value], _ state: EvaluationState) -> Bool {
        // A cell is found through what leads to it only, not through what lies in a list.
        if cell != nil { return false }
        for value in values where isFound(in: value, state) { return true }
        return false
    }

    private mutating func isFound(in unknown: Unknown, _ state: EvaluationState) -> Bool {
        switch unknown {
        case .cell(let index):
            if index == self.unknown { return true }
            guard index < state.unknowns.count, let value = state.unknowns[index].value else {
                return false
            }
            return isFound(in: value, state)
        case .not(let inner): return isFound(in: inner, state)
        case .all(let parts), .any(let parts):
            for part in parts where isFound(in: part, state) { return true }
            return false
        }
    }

    private mutating func isFound(inCell cell: Int, _ state: EvaluationState) -> Bool {
        if cell == self.cell { return true }
        return isFound(in: state.cells[cell], state)
    }

    private mutating func isFound(in binding: BindingValue, _ state: EvaluationState) -> Bool {
        switch binding {
        case .cell(let cell): return isFound(inCell: cell, state)
        case .member(let base, _): return isFound(in: base, state)
        case .element(let base, let key):
            return isFound(in: base, state) || isFound(in: key, state)
        case .constant(let value): return isFound(in: value, state)
        case .unknown(let unknown): return isFound(in: unknown, state)
        case .object, .accessors: return false
        }
    }
}
