/// Views of The Composable Architecture. A store stands for the state that it holds.
extension Control {
    /// `WithViewStore(store, observe: { $0 }) { viewStore in … }` and `SwitchStore(store) { … }`.
    static let withStore = Control("WithViewStore", "SwitchStore") { context in
        context.items(calling: [context.observedState])
    }

    /// `IfLetStore(store) { store in … } else: { … }`: what there is of a state that may be absent.
    static let ifLetStore = Control("IfLetStore") { context in
        let state = context.interpreter.currentValue(context.observedState)
        if case .nil = state { return context.items(context.argument("else")) }
        return context.items(calling: [state])
    }

    /// `ForEachStore(store) { rowStore in … }`.
    static let forEachStore = Control("ForEachStore") { context in
        let content = context.trailing ?? context.argument("content")
        return context.interpreter.itemsForEach(
            over: context.observedState, id: nil, content: content?.value,
            environment: context.environment, range: context.call.range)
    }
}

extension ControlContext {
    /// The state of the store in front, as `observe:` sees it.
    fileprivate var observedState: Value {
        let state = title?.value ?? .nil
        guard let observe = argument("observe") else { return state }
        let argument = EvaluatedArgument(label: nil, value: state, range: observe.range)
        return interpreter.call(observe.value, [argument], range: observe.range)
    }
}
