/// Subscripts that the sources declare, and those with labels.
extension Interpreter {
    /// `value[arguments]`.
    func subscripted(
        _ value: Value, _ arguments: [Argument], _ scope: Scope, range: SourceRange
    ) -> Value {
        subscripted(value, evaluate(arguments, scope), range: range)
    }

    /// `value[key]` for a key that was evaluated.
    func subscripted(_ value: Value, at key: Value, range: SourceRange) -> Value {
        subscripted(value, [EvaluatedArgument(label: nil, value: key, range: range)], range: range)
    }

    /// A binding to what `$value[…]` leads to; nil for a subscript with several arguments.
    func projected(_ binding: BindingValue, _ arguments: [Argument], _ scope: Scope)
        -> BindingValue?
    {
        guard let first = arguments.first, arguments.count == 1 else { return nil }
        let key = settled(evaluate(first.value, scope))
        switch first.label {
        case nil: return .element(binding, key)
        case "keyPath", "dynamicMember":
            guard case .keyPath(let names) = currentValue(key) else { return nil }
            var result = binding
            for name in names where name != "self" {
                if let key = KeyPathSubscript.key(of: name) {
                    result = .element(result, key)
                } else {
                    result = .member(result, name)
                }
            }
            return result
        default: return nil
        }
    }

    /// `value[…]` as a part of a key path; nil for a member.
    func subscripted(_ value: Value, byComponent name: String, range: SourceRange) -> Value? {
        guard let key = KeyPathSubscript.key(of: name) else { return nil }
        let argument = EvaluatedArgument(label: nil, value: key, range: range)
        return subscripted(value, [argument], range: range)
    }

    private func subscripted(_ value: Value, _ given: [EvaluatedArgument], range: SourceRange)
        -> Value
    {
        guard let first = given.first else {
            return element(of: value, at: .void, range: range)
        }
        if first.label == "keyPath" {
            switch currentValue(first.value) {
            case .keyPath(let names): return follow(names, from: value, range: range)
            case .closure(let path): return call(path, [value], range: range)
            default: break
            }
        }
        if let own = ownSubscript(of: value, given) {
            let inner = Scope(
                parent: globalScope, owner: own.type, selfCell: own.isStatic ? nil : makeCell(value)
            )
            return call(own.function, given, scope: inner, range: range)
        }
        let key = settled(first.value)
        if let fallback = given.last, fallback.label == "default",
            case .dictionary(let pairs) = currentValue(value)
        {
            charge(copiesOf: pairs.count)
            return pairs.first { areEqual($0.key, key).isYes }?.value ?? fallback.value
        }
        return element(of: value, at: key, range: range)
    }

    /// `value[arguments] = new`.
    func setSubscript(
        of whole: inout Value, _ arguments: [EvaluatedArgument], to value: Value
    ) {
        guard let first = arguments.first else { return }
        if first.label == "keyPath", case .keyPath(let names) = currentValue(first.value) {
            return setPath(names[...], of: &whole, to: value)
        }
        guard let own = ownSubscript(of: whole, arguments) else {
            if case .array(let values) = whole, arguments.count == 1,
                let changed = replacing(first.value, of: values, by: value)
            {
                whole = .array(changed)
                return
            }
            return setElement(of: &whole, at: settled(first.value), to: value)
        }
        guard let setter = own.function.setter else { return }
        let cell = makeCell(whole)
        let outer = Scope(parent: globalScope, owner: own.type, selfCell: cell)
        let inner = Scope(parent: outer)
        bind(arguments, to: own.function.parameters, inner, range: currentRange)
        inner.bind(setter.parameter, to: makeCell(value))
        _ = execute(setter.body, in: inner)
        whole = state.cells[cell]
    }

    private func setPath(_ names: ArraySlice<String>, of whole: inout Value, to value: Value) {
        guard let name = names.first else {
            whole = value
            return
        }
        if name == "self" { return setPath(names.dropFirst(), of: &whole, to: value) }
        if let key = KeyPathSubscript.key(of: name) {
            var part = value
            if names.count > 1 {
                part = element(of: whole, at: key, range: currentRange)
                setPath(names.dropFirst(), of: &part, to: value)
            }
            return setElement(of: &whole, at: key, to: part)
        }
        if names.count == 1 { return setMember(name, of: &whole, to: value) }
        var part = member(name, of: whole, range: currentRange)
        setPath(names.dropFirst(), of: &part, to: value)
        setMember(name, of: &whole, to: part)
    }

    private typealias OwnSubscript = (function: FunctionDeclaration, type: TypeInfo, isStatic: Bool)

    private func ownSubscript(of value: Value, _ arguments: [EvaluatedArgument]) -> OwnSubscript? {
        let current = currentValue(value)
        if case .type(let type) = current,
            let function = type.staticMethods["subscript"].flatMap({ chosen($0, arguments) })
        {
            return (function, type, true)
        }
        if let type = typeInfo(of: current) {
            guard let function = chosen(type.methods["subscript"] ?? [], arguments) else {
                return nil
            }
            return (function, type, false)
        }
        // `items[safe: 3]` of an extension.
        for name in extendedNames(of: current) {
            guard let type = extensionInfo(name, holding: "subscript"),
                let function = fitting(type.methods["subscript"] ?? [], for: arguments)
            else { continue }
            return (function, type, false)
        }
        return nil
    }

    private func chosen(_ candidates: [FunctionDeclaration], _ arguments: [EvaluatedArgument])
        -> FunctionDeclaration?
    {
        fittingLabels(candidates, for: arguments) ?? choose(unlabelled(candidates), for: arguments)
    }

    /// The parameters of a subscript have a label only where two names are written.
    private func unlabelled(_ candidates: [FunctionDeclaration]) -> [FunctionDeclaration] {
        candidates.map { function in
            var function = function
            for index in function.parameters.indices
            where function.parameters[index].label == function.parameters[index].name {
                function.parameters[index].label = nil
            }
            return function
        }
    }
}

/// A subscript among the components of a key path, which is written as its bracket and a literal:
/// `[0`, `["name`.
enum KeyPathSubscript {
    /// The key of a component; nil for the name of a member.
    static func key(of component: String) -> Value? {
        let bytes = component.utf8
        guard bytes.first == 0x5B else { return nil }
        let rest = component.dropFirst()
        if rest.utf8.first == 0x22 { return .string(String(rest.dropFirst())) }
        return Int(rest).map { .integer($0) }
    }
}
