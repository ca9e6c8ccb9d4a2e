/// A value that the sources do not give. It is symbolic, so that every use of it agrees.
indirect enum Unknown {
    /// A cell of the evaluation: its index.
    case cell(Int)
    case not(Unknown)
    /// `a && b && …`, flat; at least two.
    case all([Unknown])
    /// `a || b || …`, flat; at least two.
    case any([Unknown])
}

/// What is known about one unknown value.
struct UnknownCell {
    /// How the code names it, such as `model.user.name`.
    var name: String
    /// The type that its declaration gives, if any.
    var type: TypeReference?
    /// Where it was first met.
    var range: SourceRange
    /// What it was decided to be.
    var value: Value?
    /// Whether it was drawn before it was decided.
    var isShown = false
}

/// The outcome of a condition.
enum Truth {
    case yes
    case no
    case undecided(Unknown)

    /// Whether it holds for certain.
    var isYes: Bool {
        if case .yes = self { return true }
        return false
    }

    /// Whether it fails for certain.
    var isNo: Bool {
        if case .no = self { return true }
        return false
    }

    /// The opposite.
    var negated: Truth {
        switch self {
        case .yes: .no
        case .no: .yes
        case .undecided(.not(let inner)): .undecided(inner)
        case .undecided(let unknown): .undecided(.not(unknown))
        }
    }

    /// The value that stands for this outcome.
    var value: Value {
        switch self {
        case .yes: .boolean(true)
        case .no: .boolean(false)
        case .undecided(let unknown): .unknown(unknown)
        }
    }
}

/// Conditions that are joined by `&&` or by `||`, one after the other.
struct Connection {
    /// Whether all have to hold, or one of them.
    let isAll: Bool
    private var parts: [Unknown] = []
    /// Whether one of them settles the whole.
    private(set) var isSettled = false

    init(isAll: Bool) {
        self.isAll = isAll
    }

    /// The most parts of a part that are taken for its own: longer ones stay together, so that a
    /// condition made of conditions is not copied with each.
    private static let longestJoined = 16

    /// Adds the outcome of the next condition.
    mutating func add(_ truth: Truth) {
        switch truth {
        case .yes: isSettled = isSettled || !isAll
        case .no: isSettled = isSettled || isAll
        case .undecided(let unknown):
            if let inner = unknown.parts(ofAll: isAll), inner.count <= Self.longestJoined {
                parts += inner
            } else {
                parts.append(unknown)
            }
        }
    }

    /// The outcome of the whole.
    var truth: Truth {
        if isSettled { return isAll ? .no : .yes }
        if parts.isEmpty { return isAll ? .yes : .no }
        if parts.count == 1 { return .undecided(parts[0]) }
        return .undecided(isAll ? .all(parts) : .any(parts))
    }
}

extension Unknown {
    /// Whether it holds when all of its parts do, rather than one of them.
    fileprivate var isAll: Bool {
        if case .all = self { return true }
        return false
    }

    /// The parts of one that is joined in this way.
    fileprivate func parts(ofAll isAll: Bool) -> [Unknown]? {
        switch self {
        case .all(let parts): isAll ? parts : nil
        case .any(let parts): isAll ? nil : parts
        case .cell, .not: nil
        }
    }
}

extension Interpreter {
    /// The cell with a name, made when it is met for the first time.
    func unknown(named name: String, type: TypeReference? = nil, at range: SourceRange) -> Unknown {
        if let index = state.unknownNames.place(of: name) {
            if let type, state.unknowns[index].type == nil {
                state.setType(type, ofUnknown: index)
            }
            return .cell(index)
        }
        // A name is as long as the path to the value: made of each other, they grow.
        _ = allocate(name.utf8.count, at: range)
        return .cell(state.addUnknown(UnknownCell(name: name, type: type, range: range)))
    }

    /// How the code names an unknown value.
    func name(of unknown: Unknown) -> String {
        switch unknown {
        case .cell(let index): state.unknowns[index].name
        case .not(let inner): "!" + name(of: inner)
        case .all(let parts): name(of: parts, joinedBy: " && ")
        case .any(let parts): name(of: parts, joinedBy: " || ")
        }
    }

    private func name(of parts: [Unknown], joinedBy separator: String) -> String {
        charge(copiesOf: parts.count)
        var result = ""
        for (index, part) in parts.enumerated() {
            if index > 0 { result += separator }
            result += name(of: part)
        }
        return result
    }

    /// What has been decided about an unknown condition so far.
    func truth(of unknown: Unknown) -> Truth {
        switch unknown {
        case .cell(let index):
            if case .boolean(let value)? = state.unknowns[index].value { return value ? .yes : .no }
            return .undecided(unknown)
        case .not(let inner):
            return truth(of: inner).negated
        case .all(let parts), .any(let parts):
            // A condition made of conditions is looked through with each: it is work like any.
            limits.steps -= parts.count
            var connection = Connection(isAll: unknown.isAll)
            for part in parts { connection.add(truth(of: part)) }
            return connection.truth
        }
    }

    /// Decides an unknown condition, and with it the cells that it is made of.
    func assume(_ unknown: Unknown, is value: Bool) {
        switch unknown {
        case .cell(let index):
            decide(index, .boolean(value))
        case .not(let inner):
            assume(inner, is: !value)
        case .all(let parts), .any(let parts):
            if unknown.isAll == value {
                for part in parts { assume(part, is: value) }
                return
            }
            // One part is enough: the first that is still open.
            for (index, part) in parts.enumerated() {
                if case .undecided(let open) = truth(of: part) { return assume(open, is: value) }
                if index == parts.count - 1 { assume(part, is: value) }
            }
        }
    }

    /// Gives a cell its value for the rest of the screen. A value that comes after the cell was
    /// shown asks for a second run.
    func decide(_ index: Int, _ value: Value) {
        state.setValue(value, ofUnknown: index)
        guard state.unknowns[index].isShown else { return }
        if case .boolean(false) = value { return }
        state.needsSecondRun = true
    }

    /// The value of a cell, once decided; what is undecided is remembered as shown.
    func shownValue(of unknown: Unknown) -> Value? {
        guard case .cell(let index) = unknown else {
            switch truth(of: unknown) {
            case .yes: return .boolean(true)
            case .no: return .boolean(false)
            case .undecided: return nil
            }
        }
        if let value = state.unknowns[index].value { return value }
        state.markShown(unknown: index)
        return nil
    }
}
