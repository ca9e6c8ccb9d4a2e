/// What happens inside initialisers.
extension Interpreter {
    /// Runs the body of an initialiser on the instance in a cell; one that fails leaves nil there.
    func perform(
        _ initializer: FunctionDeclaration, of type: TypeInfo, _ cell: Int,
        _ arguments: [EvaluatedArgument], range: SourceRange
    ) {
        let scope = Scope(parent: globalScope, owner: type, selfCell: cell)
        guard let body = initializer.body else { return }
        let inner = Scope(parent: scope)
        bind(arguments, to: initializer.parameters, inner, range: range)
        inner.bind("_", to: makeCell(.void))
        initialising.append(cell)
        defer { initialising.removeLast() }
        _ = making(body.range, or: .void) {
            let completion = execute(body.statements, inner)
            if case .returned(.nil) = completion { state.setCell(cell, to: .nil) }
            return .void
        }
    }

    /// `self.init(…)` and `super.init(…)` inside an initialiser.
    func delegate(
        to type: TypeInfo, _ cell: Int, _ arguments: [EvaluatedArgument], range: SourceRange
    ) {
        guard callDepth < limits.callDepth else { return stop(.evaluationTooDeep(at: range)) }
        callDepth += 1
        defer { callDepth -= 1 }
        if !type.isDeclared {
            // In an extension of a type of the library.
            return state.setCell(
                cell, to: construct(type.shortName, arguments, range: range, nameRange: range))
        }
        guard case .object = state.cells[cell] else {
            return state.setCell(cell, to: instantiate(type, arguments, range: range))
        }
        guard let initializer = initializer(of: type, for: arguments) else { return }
        perform(initializer, of: type, cell, arguments, range: range)
    }

    /// `_name = State(initialValue: value)` and its cousins write through the wrapper; false for
    /// other assignments.
    func storesWrapper(_ target: Expression, _ expression: Expression, _ scope: Scope) -> Bool {
        guard let name = wrapperName(target), let (owner, cell) = innermostInstance(scope),
            let index = owner.storedIndex(name)
        else { return false }
        var value = evaluate(expression, scope)
        if case .implicit("init", let arguments) = value, let first = arguments.first,
            first.label == "wrappedValue" || first.label == "initialValue"
        {
            // `_name = .init(wrappedValue: value)`.
            value = first.value
        }
        if case .view(.foreign(let call)) = value, let first = call.arguments.first {
            value = first.value
            if first.isTrailingClosure { value = self.call(value, [], range: first.range) }
        }
        let stored = owner.stored[index]
        switch stored.wrapper {
        case .binding: break
        case .state, .query:
            value = .stateCell(makeCell(coerce(settled(value), to: stored.type)))
        case .none, .object, .environment, .focus, .builder, .generic: value = settled(value)
        }
        switch state.cells[cell] {
        case .structure(var structure):
            structure.fields[index] = value
            state.setCell(cell, to: .structure(structure))
        case .object(let id): state.setField(index, ofObject: id, to: value)
        default: return false
        }
        return true
    }

    /// The type and cell of `self` where a scope's code stands.
    func innermostInstance(_ scope: Scope) -> (TypeInfo, Int)? {
        var current: Scope? = scope
        while let scope = current {
            if let cell = scope.selfCell, let owner = scope.owner { return (owner, cell) }
            current = scope.parent
        }
        return nil
    }

    private func wrapperName(_ target: Expression) -> String? {
        let name: String
        switch target.kind {
        case .identifier(let identifier, _): name = identifier
        case .postfix(let base, let suffixes):
            guard case .identifier("self", _) = base.kind, suffixes.count == 1,
                case .member(let member, _) = suffixes[0].kind
            else { return nil }
            name = member
        default: return nil
        }
        guard name.utf8.first == 0x5F, name.utf8.count > 1 else { return nil }
        return String(name.dropFirst())
    }
}
