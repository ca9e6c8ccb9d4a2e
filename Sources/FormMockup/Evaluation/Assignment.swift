extension Interpreter {
    /// Runs `target op value`.
    func assign(
        _ target: Expression, _ name: String, _ value: Expression, _ scope: Scope,
        range: SourceRange
    ) {
        if name == "=", storesWrapper(target, value, scope) { return }
        var result = settled(evaluate(value, scope))
        if name != "=", name.utf8.count > 1 {
            let current = evaluate(target, scope)
            result = changed(current, name, by: result, range: range)
        }
        switch target.kind {
        case .postfix(let base, let suffixes): store(result, at: base, suffixes[...], scope)
        case .tuple(let fields):
            guard case .tuple(let values) = result else { return }
            for (field, value) in zip(fields, values) {
                store(value.value, at: field.value, [], scope)
            }
        default: store(result, at: target, [], scope)
        }
    }

    /// Puts a value where a base and its suffixes lead.
    func store(_ value: Value, at base: Expression, _ path: ArraySlice<Suffix>, _ scope: Scope) {
        switch base.kind {
        case .identifier(let name, _) where name == "_": return
        case .identifier(let name, _):
            storeNamed(name, value, path, scope, range: base.range)
        case .postfix(let inner, let suffixes):
            store(value, at: inner, (suffixes + path)[...], scope)
        case .closureShorthand(let index): storeShorthand(index, value, path, scope)
        default: return
        }
    }

    private func storeNamed(
        _ name: String, _ value: Value, _ path: ArraySlice<Suffix>, _ scope: Scope,
        range: SourceRange
    ) {
        // What stands in brackets is evaluated where the assignment stands.
        var current: Scope? = scope
        while let place = current {
            if let cell = place.cell(of: name) {
                if name == "self", initialising.last == cell {
                    return initialise { store(value, inCell: cell, path, scope) }
                }
                store(value, inCell: cell, path, scope)
                return giveType(place.type(ofCell: cell), toCell: cell, after: value, scope)
            }
            if let owner = place.owner {
                if let cell = place.selfCell {
                    let isStored =
                        initialising.last == cell
                        ? initialise { storeMember(name, value, path, selfCell: cell, scope) }
                        : storeMember(name, value, path, selfCell: cell, scope)
                    if isStored { return }
                }
                if owner.staticStored[name] != nil {
                    _ = staticMember(name, of: owner, range: range)
                    if let cell = state.statics[.member(owner, name)] {
                        return storeStatic(value, inCell: cell, path, scope)
                    }
                }
            }
            current = place.parent
        }
        if let key = globalKey(name), globals[key] != nil {
            _ = known(name, scope, range: range)
            if let cell = state.statics[.global(key)] { store(value, inCell: cell, path, scope) }
            return
        }
        guard name.isTypeLike, case .type(let type)? = known(name, scope, range: range) else {
            return
        }
        storeStatic(value, of: type, path, scope)
    }

    /// `Type.member = value`, and what lies behind a static member: `Store.shared.count = 1`.
    private func storeStatic(
        _ value: Value, of type: TypeInfo, _ path: ArraySlice<Suffix>, _ scope: Scope
    ) {
        guard let first = path.first, case .member(let name, _) = first.kind else { return }
        if let inner = takeNested(name, of: type) {
            return storeStatic(value, of: inner, path.dropFirst(), scope)
        }
        guard var whole = staticMember(name, of: type, range: first.range) else { return }
        if let cell = state.statics[.member(type, name)] {
            return storeStatic(value, inCell: cell, path.dropFirst(), scope)
        }
        // A computed one that gives an object.
        replace(&whole, path.dropFirst(), with: value, scope)
    }

    private func storeMember(
        _ name: String, _ value: Value, _ path: ArraySlice<Suffix>, selfCell: Int, _ scope: Scope
    ) -> Bool {
        var whole = state.cells[selfCell]
        guard let type = typeInfo(of: whole) else { return false }
        guard type.storedIndex(name) != nil || type.computed[name]?.setter != nil else {
            return false
        }
        if path.isEmpty {
            setMember(name, of: &whole, to: value)
        } else {
            var part = member(name, of: whole, range: currentRange)
            replace(&part, path, with: value, scope)
            setMember(name, of: &whole, to: part)
        }
        state.setCell(selfCell, to: whole)
        return true
    }

    /// A static property may be held by an own wrapper.
    private func storeStatic(
        _ value: Value, inCell cell: Int, _ path: ArraySlice<Suffix>, _ scope: Scope
    ) {
        var wrapper = state.cells[cell]
        guard isOwnWrapper(wrapper) else { return store(value, inCell: cell, path, scope) }
        var whole = wrappedValue(of: wrapper) ?? .void
        replace(&whole, path, with: value, scope)
        setMember("wrappedValue", of: &wrapper, to: whole)
        state.setCell(cell, to: wrapper)
    }

    private func store(
        _ value: Value, inCell cell: Int, _ path: ArraySlice<Suffix>, _ scope: Scope
    ) {
        switch state.cells[cell] {
        case .stateCell(let inner): return store(value, inCell: inner, path, scope)
        case .binding(let binding):
            var whole = read(binding)
            replace(&whole, path, with: value, scope)
            return write(whole, to: binding)
        default: break
        }
        guard !path.isEmpty else { return state.setCell(cell, to: value) }
        var whole = state.cells[cell]
        replace(&whole, path, with: value, scope)
        state.setCell(cell, to: whole)
    }

    private func storeShorthand(
        _ index: Int, _ value: Value, _ path: ArraySlice<Suffix>, _ scope: Scope
    ) {
        var current: Scope? = scope
        while let place = current {
            if var values = place.shorthand {
                guard index < values.count else { return }
                if case .stateCell(let cell) = values[index] {
                    return store(value, inCell: cell, path, scope)
                }
                replace(&values[index], path, with: value, scope)
                place.shorthand = values
                return
            }
            current = place.parent
        }
    }

    /// Replaces the part of a value that suffixes lead to.
    private func replace(
        _ whole: inout Value, _ path: ArraySlice<Suffix>, with value: Value, _ scope: Scope
    ) {
        guard let first = path.first else {
            whole = value
            return
        }
        let rest = path.dropFirst()
        switch first.kind {
        case .member(let name, _):
            if rest.isEmpty { return setMember(name, of: &whole, to: value) }
            var part = member(name, of: whole, range: first.range)
            replace(&part, rest, with: value, scope)
            setMember(name, of: &whole, to: part)
        case .subscript(let arguments):
            let given = evaluate(arguments, scope)
            if rest.isEmpty { return setSubscript(of: &whole, given, to: value) }
            var part = subscripted(whole, arguments, scope, range: first.range)
            replace(&part, rest, with: value, scope)
            setSubscript(of: &whole, given, to: part)
        case .optionalChain, .forceUnwrap: replace(&whole, rest, with: value, scope)
        case .call: return
        }
    }

    /// Changes a member of a value in place.
    func setMember(_ name: String, of whole: inout Value, to value: Value) {
        switch whole {
        case .structure(var structure):
            if let index = structure.type.storedIndex(name) {
                if observes(structure.type, index) {
                    return setObserved(name, structure.type, index, of: &whole, to: value)
                }
                if let field = changedField(
                    structure.fields[index], to: value, structure.type, index)
                {
                    structure.fields[index] = field
                    whole = .structure(structure)
                }
            } else {
                runSetter(name, structure.type, &whole, value)
            }
        case .object(let id):
            let object = state.objects[id]
            if let index = object.type.storedIndex(name) {
                if observes(object.type, index) {
                    return setObserved(name, object.type, index, of: &whole, to: value)
                }
                if let field = changedField(object.fields[index], to: value, object.type, index) {
                    state.setField(index, ofObject: id, to: field)
                }
            } else {
                runSetter(name, object.type, &whole, value)
            }
        case .tuple(var fields):
            for (index, field) in fields.enumerated()
            where field.label == name || "\(index)" == name {
                fields[index].value = value
                whole = .tuple(fields)
                return
            }
        case .binding(let binding):
            if name == "wrappedValue" { write(value, to: binding) }
        case .unknown(let unknown):
            let part = self.unknown(
                named: self.name(of: unknown) + "." + name, at: currentRange)
            if case .cell(let index) = part { state.setValue(value, ofUnknown: index) }
        default: break
        }
    }

    /// The new field; nil when the value went through a wrapper to where it lives.
    private func changedField(_ field: Value, to value: Value, _ type: TypeInfo, _ index: Int)
        -> Value?
    {
        let coerced = coerce(value, to: type.stored[index].type, owner: type)
        switch field {
        case .stateCell(let cell):
            state.setCell(cell, to: coerced)
            return nil
        case .binding(let binding):
            write(coerced, to: binding)
            return nil
        default:
            return changedWrapper(field, to: coerced, type.stored[index].attributes, type)
                ?? coerced
        }
    }

    private func runSetter(_ name: String, _ type: TypeInfo, _ whole: inout Value, _ value: Value) {
        guard let setter = type.computed[name]?.setter else { return }
        run(setter, type, &whole, value)
    }

    /// Runs a setter or an observer on an instance, with the value that it is given.
    func run(
        _ action: VariableDeclaration.Setter, _ type: TypeInfo, _ whole: inout Value,
        _ value: Value
    ) {
        let cell = makeCell(whole)
        let scope = Scope(parent: globalScope, owner: type, selfCell: cell)
        let inner = Scope(parent: scope)
        inner.bind(action.parameter, to: makeCell(value))
        _ = execute(action.body, in: inner)
        whole = state.cells[cell]
    }
}
