extension Interpreter {
    /// Evaluates a base and its suffixes in a loop, so that a long chain costs no depth.
    func evaluate(
        _ base: Expression, _ suffixes: [Suffix], _ scope: Scope, range: SourceRange
    ) -> Value {
        var index = 0
        var value = head(base, suffixes, &index, scope)
        while index < suffixes.count, !isStopped {
            let suffix = suffixes[index]
            index += 1
            let covered = base.range.joined(with: suffix.range)
            switch suffix.kind {
            case .member(let name, _):
                if index < suffixes.count, case .call(let arguments) = suffixes[index].kind {
                    let whole = base.range.joined(with: suffixes[index].range)
                    index += 1
                    let call = MethodCall(
                        name: name, arguments: arguments, range: whole, nameRange: suffix.nameRange)
                    value = self.call(call, on: value, base, suffixes[..<(index - 2)], scope)
                } else {
                    value = member(name, of: value, range: covered)
                }
            case .call(let arguments):
                value = call(value, evaluate(arguments, scope), range: covered)
            case .subscript(let arguments):
                guard let key = arguments.first else { continue }
                value = element(of: value, at: evaluate(key.value, scope), range: covered)
            case .optionalChain:
                if case .nil = value { return .nil }
            case .forceUnwrap: break
            }
        }
        return value
    }

    /// The base with the suffixes that belong to its name: `Name(…)`, `.name(…)`, `Type.name(…)`.
    private func head(
        _ base: Expression, _ suffixes: [Suffix], _ index: inout Int, _ scope: Scope
    ) -> Value {
        guard let first = suffixes.first, case .call(let arguments) = first.kind else {
            return evaluate(base, scope)
        }
        let range = base.range.joined(with: first.range)
        switch base.kind {
        case .identifier(let name, _):
            index = 1
            return callNamed(
                name, evaluate(arguments, scope), scope, range: range, nameRange: base.range)
        case .implicitMember(let name):
            index = 1
            return .implicit(name, evaluate(arguments, scope))
        case .type(let type):
            index = 1
            return construct(type, evaluate(arguments, scope), range: range)
        case .array(let elements) where elements.count == 1 && arguments.isEmpty:
            // `[Type]()`.
            index = 1
            return .array([])
        case .dictionary where arguments.isEmpty:
            index = 1
            return .dictionary([])
        default: return evaluate(base, scope)
        }
    }

    /// Evaluates arguments in source order.
    func evaluate(_ arguments: [Argument], _ scope: Scope) -> [EvaluatedArgument] {
        var result: [EvaluatedArgument] = []
        result.reserveCapacity(arguments.count)
        for argument in arguments {
            if isStopped { break }
            result.append(
                EvaluatedArgument(
                    label: argument.label, value: evaluate(argument.value, scope),
                    range: argument.value.range, isTrailingClosure: argument.isTrailingClosure))
        }
        return result
    }

    /// A call of a bare name: a variable, a method, a function, an own type, a view or a value of
    /// the library.
    private func callNamed(
        _ name: String, _ arguments: [EvaluatedArgument], _ scope: Scope, range: SourceRange,
        nameRange: SourceRange
    ) -> Value {
        if let value = callable(name, arguments, scope, range: range) {
            if case .type(let type) = value { return instantiate(type, arguments, range: range) }
            return call(value, arguments, range: range)
        }
        if name == "self" { return .unknown(unknown(named: "self", at: range)) }
        if let result = callOnSelf(name, arguments, scope, range: range, nameRange: nameRange) {
            return result
        }
        return construct(name, arguments, range: range, nameRange: nameRange)
    }

    /// What a bare name in front of parentheses stands for in the sources; nil for nothing.
    private func callable(
        _ name: String, _ arguments: [EvaluatedArgument], _ scope: Scope, range: SourceRange
    ) -> Value? {
        var current: Scope? = scope
        while let scope = current {
            if let cell = scope.cell(of: name) { return unwrapped(state.cells[cell]) }
            if let owner = scope.owner {
                if let cell = scope.selfCell,
                    let value = method(name, of: state.cells[cell], selfCell: cell, arguments)
                {
                    return value
                }
                if let function = choose(owner.staticMethods[name] ?? [], for: arguments) {
                    return .function(
                        FunctionValue(declaration: function, scope: staticScope(of: owner)))
                }
                if name == "Self" { return .type(owner) }
                if let cell = scope.selfCell,
                    let value = ownMember(name, of: state.cells[cell], range: range)
                {
                    return value
                }
                if let info = nestedType(name, of: owner) { return .type(info) }
            }
            current = scope.parent
        }
        if let function = choose(functions(named: name), for: arguments) {
            return .function(FunctionValue(declaration: function, scope: globalScope))
        }
        if let info = typeInfo(named: name) { return .type(info) }
        return known(name, globalScope, range: range)
    }

    /// A method of an instance, bound to the cell that holds it.
    func method(
        _ name: String, of value: Value, selfCell: Int, _ arguments: [EvaluatedArgument]
    ) -> Value? {
        guard let type = typeInfo(of: value),
            let function = choose(type.methods[name] ?? [], for: arguments)
        else { return nil }
        let scope = Scope(parent: globalScope, owner: type, selfCell: selfCell)
        return .function(FunctionValue(declaration: function, scope: scope))
    }

    /// The declared type of a value.
    func typeInfo(of value: Value) -> TypeInfo? {
        switch value {
        case .structure(let value): value.type
        case .object(let id): state.objects[id].type
        case .enumCase(let value): value.type
        default: nil
        }
    }

    /// A scope in which the static members of a type are visible.
    func staticScope(of type: TypeInfo) -> Scope {
        Scope(parent: globalScope, owner: type)
    }
}

/// `.name(arguments)` on some value.
struct MethodCall {
    var name: String
    var arguments: [Argument]
    /// The base and the call.
    var range: SourceRange
    var nameRange: SourceRange
}
