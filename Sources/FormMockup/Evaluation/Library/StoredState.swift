/// What a store of The Composable Architecture holds stands for the store.
extension Interpreter {
    /// The type of the state of `StoreOf<Feature>`, `Store<Feature.State, Feature.Action>` and their
    /// views; nil for other types.
    func heldState(_ type: TypeReference?) -> TypeReference? {
        guard case .named(let path, let arguments)? = type, let first = arguments.first else {
            return nil
        }
        switch path.last {
        case "StoreOf", "ViewStoreOf":
            guard case .named(let feature, _) = first else { return nil }
            return .named(feature + ["State"], [])
        case "Store", "ViewStore": return first
        default: return nil
        }
    }

    /// The state that a feature begins with, where its members say so.
    func firstState(_ type: TypeReference, range: SourceRange) -> Value? {
        guard case .named(let path, _) = type, let info = typeInfo(path), !info.isReference,
            info.keyword == .struct, info.initializers.isEmpty,
            info.stored.allSatisfy({ $0.initializer != nil || $0.type?.isOptional == true })
        else { return nil }
        return instantiate(info, [], range: range)
    }

    /// `Store(initialState: state) { Feature() }`: the state; nil for other calls.
    func storedState(_ name: String, _ arguments: [EvaluatedArgument]) -> Value? {
        switch name {
        case "Store", "TestStore": arguments.first { $0.label == "initialState" }?.value
        case "ViewStore": arguments.first?.value
        default: nil
        }
    }

    /// What a store's methods give of the state: `scope(state: \\.row, …)`,
    /// `binding(get: \\.name, send: …)`, `withState(\\.name)`. Nil for others.
    func stateMethod(_ name: String, of state: Value, _ arguments: [EvaluatedArgument])
        -> Value?
    {
        guard let first = arguments.first else { return nil }
        switch (name, first.label) {
        case ("scope", "state"), ("binding", "get"), ("withState", nil): break
        default: return nil
        }
        let argument = EvaluatedArgument(label: nil, value: state, range: first.range)
        let part = call(first.value, [argument], range: first.range)
        return name == "binding" ? .binding(.constant(part)) : part
    }
}
