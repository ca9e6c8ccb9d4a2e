/// A value that the sources do not give. It is symbolic, so that every use of it agrees.
indirect enum Unknown {
    /// A cell of the evaluation: its index.
    case cell(Int)
    case not(Unknown)
    case and(Unknown, Unknown)
    case or(Unknown, Unknown)
}

/// What is known about one unknown value.
struct UnknownCell {
    /// How the code names it, such as `model.user.name`.
    var name: String
    /// The type that its declaration gives, if any.
    var type: TypeReference?
    /// Where it was first met.
    var range: SourceRange
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

extension Interpreter {
    /// The cell with a name, made when it is met for the first time.
    func unknown(named name: String, type: TypeReference? = nil, at range: SourceRange) -> Unknown {
        if let index = state.unknownIndex[name] {
            if state.unknowns[index].type == nil, let type { state.unknowns[index].type = type }
            return .cell(index)
        }
        let index = state.unknowns.count
        state.unknowns.append(UnknownCell(name: name, type: type, range: range))
        state.unknownIndex[name] = index
        return .cell(index)
    }

    /// How the code names an unknown value.
    func name(of unknown: Unknown) -> String {
        switch unknown {
        case .cell(let index): state.unknowns[index].name
        case .not(let inner): "!" + name(of: inner)
        case .and(let left, let right): name(of: left) + " && " + name(of: right)
        case .or(let left, let right): name(of: left) + " || " + name(of: right)
        }
    }

    /// What has been decided about an unknown condition so far.
    func truth(of unknown: Unknown) -> Truth {
        switch unknown {
        case .cell(let index):
            if case .boolean(let value)? = state.unknownValues[index] { return value ? .yes : .no }
            return .undecided(unknown)
        case .not(let inner):
            return truth(of: inner).negated
        case .and(let left, let right):
            switch (truth(of: left), truth(of: right)) {
            case (.no, _), (_, .no): return .no
            case (.yes, let other), (let other, .yes): return other
            case (.undecided(let first), .undecided(let second)):
                return .undecided(.and(first, second))
            }
        case .or(let left, let right):
            switch (truth(of: left), truth(of: right)) {
            case (.yes, _), (_, .yes): return .yes
            case (.no, let other), (let other, .no): return other
            case (.undecided(let first), .undecided(let second)):
                return .undecided(.or(first, second))
            }
        }
    }

    /// Decides an unknown condition, and with it the cells that it is made of.
    func assume(_ unknown: Unknown, is value: Bool) {
        switch unknown {
        case .cell(let index):
            decide(index, .boolean(value))
        case .not(let inner):
            assume(inner, is: !value)
        case .and(let left, let right):
            if value {
                assume(left, is: true)
                assume(right, is: true)
            } else if case .undecided(let first) = truth(of: left) {
                assume(first, is: false)
            } else {
                assume(right, is: false)
            }
        case .or(let left, let right):
            if !value {
                assume(left, is: false)
                assume(right, is: false)
            } else if case .undecided(let first) = truth(of: left) {
                assume(first, is: true)
            } else {
                assume(right, is: true)
            }
        }
    }

    /// Gives a cell its value for the rest of the screen. A value that comes after the cell was
    /// shown asks for a second run.
    func decide(_ index: Int, _ value: Value) {
        state.unknownValues[index] = value
        guard state.shownUnknowns.contains(index) else { return }
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
        if let value = state.unknownValues[index] { return value }
        state.shownUnknowns.insert(index)
        return nil
    }
}
