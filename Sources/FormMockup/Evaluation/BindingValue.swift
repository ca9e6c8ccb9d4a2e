/// A two-way connection to a value.
indirect enum BindingValue {
    /// To a cell.
    case cell(Int)
    /// To a member of what another binding leads to.
    case member(BindingValue, String)
    /// To an element of what another binding leads to.
    case element(BindingValue, Value)
    /// To a property of an object.
    case object(Int, String)
    /// `.constant(value)` and plain values that an author wrote in place of a binding.
    case constant(Value)
    /// `Binding(get:set:)`.
    case accessors(get: Value, set: Value)
    /// To something the sources do not give.
    case unknown(Unknown)
}

extension Interpreter {
    /// What a binding leads to.
    func read(_ binding: BindingValue) -> Value {
        switch binding {
        case .cell(let index): return state.cells[index]
        case .member(let base, let name):
            return member(name, of: read(base), range: currentRange)
        case .element(let base, let key):
            return subscripted(read(base), at: key, range: currentRange)
        case .object(let id, let name):
            return member(name, of: .object(id), range: currentRange)
        case .constant(let value): return value
        case .accessors(let get, _): return call(get, [], range: currentRange)
        case .unknown(let unknown): return shownOrUnknown(unknown)
        }
    }

    /// Changes what a binding leads to.
    func write(_ value: Value, to binding: BindingValue) {
        switch binding {
        case .cell(let index): state.setCell(index, to: value)
        case .member(let base, let name):
            var whole = read(base)
            setMember(name, of: &whole, to: value)
            write(whole, to: base)
        case .element(let base, let key):
            var whole = read(base)
            setSubscript(
                of: &whole, [.init(label: nil, value: key, range: currentRange)], to: value)
            write(whole, to: base)
        case .object(let id, let name):
            var object = Value.object(id)
            setMember(name, of: &object, to: value)
        case .constant: break
        case .accessors(_, let set):
            _ = call(
                set, [.init(label: nil, value: value, range: currentRange)], range: currentRange)
        case .unknown(let unknown):
            if case .cell(let index) = unknown { state.setValue(value, ofUnknown: index) }
        }
    }

    /// A value as a binding: a plain value is one that can't be changed.
    func binding(from value: Value) -> BindingValue {
        switch value {
        case .binding(let binding): binding
        case .stateCell(let cell): .cell(cell)
        case .implicit("constant", let arguments): .constant(arguments.first?.value ?? .nil)
        case .implicit("init", let arguments) where !arguments.isEmpty:
            if case .binding(let binding) = bindingValue(arguments) {
                binding
            } else {
                .constant(value)
            }
        case .unknown(let unknown): .unknown(unknown)
        default: .constant(value)
        }
    }

    /// `.init(get: { … }, set: { … })`, which can only be a binding, as one; others as they are.
    func madeBinding(_ value: Value) -> Value {
        guard case .implicit("init", let arguments) = value, arguments.first?.label == "get" else {
            return value
        }
        return bindingValue(arguments)
    }

    /// The number under which a row knows the cell it shows; nil for what has none.
    func identifier(of binding: BindingValue) -> Int? {
        switch binding {
        case .cell(let index): index
        case .member(let base, _), .element(let base, _): identifier(of: base)
        case .object, .constant, .accessors, .unknown: nil
        }
    }

    private func shownOrUnknown(_ unknown: Unknown) -> Value {
        if case .cell(let index) = unknown, let value = state.unknowns[index].value {
            return value
        }
        return .unknown(unknown)
    }
}
