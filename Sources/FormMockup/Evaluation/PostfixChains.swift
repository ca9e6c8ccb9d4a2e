extension Interpreter {
    /// Evaluates a base and its suffixes in a loop, so that a long chain costs no depth.
    func evaluate(
        _ base: Expression, _ suffixes: [Suffix], _ scope: Scope, range: SourceRange
    ) -> Value {
        if let (name, rest) = unqualified(base, suffixes) {
            if case .identifier(let module, _) = base.kind, Self.isModule(module),
                let made = ofLibrary(name, rest, scope)
            {
                return made
            }
            return evaluate(name, rest, scope, range: range)
        }
        if let result = append(base, suffixes, scope) { return result }
        if let (projection, rest) = projectionOfSelf(base, suffixes) {
            return rest.isEmpty
                ? evaluate(projection, scope) : evaluate(projection, rest, scope, range: range)
        }
        var index = 0
        let value = head(base, suffixes, &index, scope)
        return evaluate(suffixes, from: index, of: value, base, scope)
    }

    /// What the suffixes of a base from one on make of its value.
    private func evaluate(
        _ suffixes: [Suffix], from start: Int, of value: Value, _ base: Expression, _ scope: Scope
    ) -> Value {
        var index = start
        var value = value
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
                    value = projectedMember(name, of: value, base, scope, range: covered)
                }
            case .call(let arguments):
                let given = evaluate(arguments, scope)
                value = call(value, given, range: covered)
                writeBack(arguments, given, scope)
            case .subscript(let arguments):
                if case .projection = base.kind, case .binding(let binding) = value,
                    let part = projected(binding, arguments, scope)
                {
                    value = .binding(part)
                } else {
                    value = subscripted(value, arguments, scope, range: covered)
                }
            case .optionalChain:
                if case .nil = value { return .nil }
                if let made = optional(of: value, suffixes[index...], &index, scope) {
                    value = made
                }
            case .forceUnwrap: break
            }
        }
        return value
    }

    /// `name.append(value)` to a list in a variable, in place: a loop that makes a long list need
    /// not copy it each time. Nil for anything else.
    private func append(_ base: Expression, _ suffixes: [Suffix], _ scope: Scope) -> Value? {
        guard suffixes.count == 2, case .member("append", _) = suffixes[0].kind,
            case .call(let arguments) = suffixes[1].kind, arguments.count == 1,
            arguments[0].label == nil, case .identifier(let name, _) = base.kind,
            let cell = scope.variable(name), state.holdsArray(cell)
        else { return nil }
        let value = settled(evaluate(arguments[0].value, scope))
        if value.needsType { return appendTyped(value, toCell: cell, named: name, scope) }
        guard allocate(24, at: base.range) else { return .void }
        state.append(value, toCell: cell)
        return .void
    }

    /// The same with an element such as `.init(…)`, whose type is that of the list.
    private func appendTyped(_ value: Value, toCell cell: Int, named name: String, _ scope: Scope)
        -> Value
    {
        state.append(value, toCell: cell)
        var current: Scope? = scope
        while let place = current, place.cell(of: name) != cell { current = place.parent }
        giveType(current?.type(ofCell: cell), toCell: cell, after: value, scope)
        return .void
    }

    /// A member; of what `$name` leads to, a binding to the member where it is one that is stored.
    private func projectedMember(
        _ name: String, of value: Value, _ base: Expression, _ scope: Scope, range: SourceRange
    ) -> Value {
        if case .identifier("super", _) = base.kind, let (owner, cell) = innermostInstance(scope),
            let found = superMember(name, owner, cell, range: range)
        {
            return found
        }
        guard case .projection = base.kind, case .binding(let binding) = value,
            let type = typeInfo(of: currentValue(value)),
            type.storedIndex(name) != nil || type.computed[name]?.setter != nil
        else { return member(name, of: value, range: range) }
        return .binding(.member(binding, name))
    }

    /// `self.$name` as `$name`; nil for others.
    private func projectionOfSelf(_ base: Expression, _ suffixes: [Suffix])
        -> (Expression, [Suffix])?
    {
        guard case .identifier("self", _) = base.kind, let first = suffixes.first,
            case .member(let name, _) = first.kind, name.utf8.first == UInt8(ascii: "$")
        else { return nil }
        let range = base.range.joined(with: first.range)
        let projection = Expression(.projection(String(name.dropFirst())), range: range)
        return (projection, Array(suffixes.dropFirst()))
    }

    /// `Module.Name` without the module in front; nil for what is no such name.
    private func unqualified(_ base: Expression, _ suffixes: [Suffix]) -> (Expression, [Suffix])? {
        guard case .identifier(let module, let generics) = base.kind, generics.isEmpty,
            module.isTypeLike, let first = suffixes.first,
            case .member(let name, let arguments) = first.kind,
            Self.isModule(module) || name.isTypeLike && isUnknownModule(module, holding: name)
        else { return nil }
        let range = base.range.joined(with: first.range)
        let expression = Expression(.identifier(name, arguments), range: range)
        return (expression, Array(suffixes.dropFirst()))
    }

    /// `Status?.none`, `Status?.some(value)` and `Status?(value)`, where a type stands in front of
    /// the question mark; nil for others.
    private func optional(
        of value: Value, _ rest: ArraySlice<Suffix>, _ index: inout Int, _ scope: Scope
    ) -> Value? {
        let type: TypeReference
        switch value {
        case .type(let info): type = .named(info.name.split(separator: ".").map { String($0) }, [])
        case .foreignType(let name): type = .named([name], [])
        default: return nil
        }
        var rest = rest
        if case .member(let name, _)? = rest.first?.kind {
            if name == "none" {
                index += 1
                return .nil
            }
            guard name == "some" else { return nil }
            rest = rest.dropFirst()
        }
        guard case .call(let arguments)? = rest.first?.kind, let first = arguments.first else {
            return nil
        }
        index = rest.startIndex + 1
        return coerce(settled(evaluate(first.value, scope)), to: type)
    }

    /// `SwiftUI.Form { … }`, where the sources may declare a `Form` of their own, and `Swift.min(…)`:
    /// the library's; nil for what the library does not have.
    private func ofLibrary(_ base: Expression, _ suffixes: [Suffix], _ scope: Scope) -> Value? {
        guard case .identifier(let name, _) = base.kind, let first = suffixes.first,
            case .call(let arguments) = first.kind,
            !name.isTypeLike || ControlCatalogue.knows(name)
        else { return nil }
        let range = base.range.joined(with: first.range)
        let value = construct(
            name, evaluate(arguments, scope), range: range, nameRange: base.range)
        return evaluate(suffixes, from: 1, of: value, base, scope)
    }

    private static func isModule(_ name: String) -> Bool {
        switch name {
        case "SwiftUI", "Swift", "Foundation", "UIKit", "SwiftUICore": true
        default: false
        }
    }

    /// Whether a name that nothing declares stands in front of one that is known: it is a module.
    private func isUnknownModule(_ module: String, holding name: String) -> Bool {
        if ControlCatalogue.knows(module) || info(module) != nil { return false }
        guard let type = typeInfo(named: name), info(module + "." + name) == nil else {
            return false
        }
        // In its own file a value needs no module: it is another's of the same name.
        return type.isView || type.range?.file != currentRange.file
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
        case .identifier(let name, let generics):
            index = 1
            let given = evaluate(arguments, scope)
            let value = callNamed(name, given, scope, range: range, nameRange: base.range)
            writeBack(arguments, given, scope)
            return generics.isEmpty ? value : bindGenerics(of: value, to: generics)
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
            let value = madeBinding(evaluate(argument, scope))
            result.append(
                EvaluatedArgument(
                    label: argument.label, value: value, range: argument.value.range,
                    isTrailingClosure: argument.isTrailingClosure,
                    type: tellsType(value) ? nil : declaredType(of: argument.value, scope)))
        }
        return result
    }

    /// The value of an argument; behind `&`, a cell of its own that ``writeBack(_:_:_:)`` reads.
    private func evaluate(_ argument: Argument, _ scope: Scope) -> Value {
        guard case .inOut(let operand) = argument.value.kind else {
            return evaluate(argument.value, scope)
        }
        return .stateCell(makeCell(settled(evaluate(operand, scope))))
    }

    /// Puts what a call made of its `&` arguments where they came from.
    func writeBack(_ arguments: [Argument], _ given: [EvaluatedArgument], _ scope: Scope) {
        for (argument, value) in zip(arguments, given) {
            guard case .inOut(let operand) = argument.value.kind,
                case .stateCell(let cell) = value.value
            else { continue }
            store(state.cells[cell], at: operand, [], scope)
        }
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
        let functions = functions(named: name)
        if !functions.isEmpty {
            // One with the name of a view is meant where its parameters are those of the call.
            let isView = ControlCatalogue.knows(name)
            let function =
                isView ? fitting(functions, for: arguments) : choose(functions, for: arguments)
            if let function {
                return .function(FunctionValue(declaration: function, scope: globalScope))
            }
            if isView { return nil }
        }
        if let info = typeInfo(named: name) { return .type(info) }
        return known(name, globalScope, range: range)
    }

    /// A method of an instance, bound to the cell that holds it.
    func method(
        _ name: String, of value: Value, selfCell: Int, _ arguments: [EvaluatedArgument]
    ) -> Value? {
        let found =
            if let type = typeInfo(of: value) {
                ownMethod(name, of: type, arguments)
            } else {
                addedMethod(name, of: value, arguments)
            }
        guard let method = found else { return nil }
        let scope = Scope(parent: globalScope, owner: method.owner, selfCell: selfCell)
        return .function(FunctionValue(declaration: method.function, scope: scope))
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
