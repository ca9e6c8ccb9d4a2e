extension Interpreter {
    /// What a bare name stands for: a variable, a member of an enclosing type, a global, a type,
    /// or something the sources do not give.
    func lookUp(_ name: String, _ scope: Scope, range: SourceRange) -> Value {
        if let value = known(name, scope, range: range) { return value }
        if name == "super", let (_, cell) = innermostInstance(scope) { return state.cells[cell] }
        if name == "self" || name == "super" {
            return .unknown(unknown(named: name, at: range))
        }
        if name.isTypeLike { return .foreignType(name) }
        return .unknown(unknown(named: name, at: range))
    }

    /// The value of a bare name that the sources know; nil for others.
    func known(_ name: String, _ scope: Scope, range: SourceRange) -> Value? {
        var current: Scope? = scope
        while let scope = current {
            if let cell = scope.cell(of: name) { return unwrapped(state.cells[cell]) }
            if let owner = scope.owner {
                if name == "Self" { return .type(owner) }
                if let cell = scope.selfCell {
                    let value = state.cells[cell]
                    if let member = ownMember(name, of: value, range: range) { return member }
                    if let member = libraryMember(name, ofSelf: value, range: range) {
                        return member
                    }
                    if !name.isTypeLike, let method = method(name, of: value, selfCell: cell, []) {
                        return method
                    }
                }
                if let value = staticMember(name, of: owner, range: range) { return value }
                if let info = nestedType(name, of: owner) { return .type(info) }
            }
            current = scope.parent
        }
        if let value = global(name, range: range) { return value }
        if let info = typeInfo(named: name) { return .type(info) }
        if let function = functions(named: name).first {
            return .function(FunctionValue(declaration: function, scope: globalScope))
        }
        return nil
    }

    /// A type inside a type, or inside one around it, also by an alias.
    func nestedType(_ name: String, of owner: TypeInfo) -> TypeInfo? {
        var current: TypeInfo? = owner
        while let type = current {
            if let info = takeNested(name, of: type) ?? aliasedType(name, in: type) { return info }
            guard let dot = type.name.utf8.lastIndex(of: 0x2E) else { return nil }
            current = types[String(type.name[..<dot])]
        }
        return nil
    }

    /// A stored cell's contents where a property wrapper keeps its value elsewhere.
    func unwrapped(_ value: Value) -> Value {
        switch value {
        case .stateCell(let cell): state.cells[cell]
        default: value
        }
    }

    /// A constant or computed variable at the top of a source file.
    private func global(_ name: String, range: SourceRange) -> Value? {
        guard let key = globalKey(name) else { return nil }
        if let computed = computedGlobals[key] {
            return run(computed, named: name, scope: Scope(parent: globalScope), range: range)
        }
        guard let global = globals[key] else { return nil }
        if let cell = state.statics[.global(key)] { return state.cells[cell] }
        let cell = makeCell(.nil)
        state.setStatic(.global(key), toCell: cell)
        guard let initializer = global.initializer else { return .nil }
        let value = remembered(.init(owner: nil, range: initializer.range)) {
            making(
                initializer.range, or: .unknown(unknown(named: name, type: global.type, at: range))
            ) {
                coerce(settled(evaluate(initializer, globalScope)), to: global.type)
            }
        }
        state.fillStatic(cell, with: value)
        return value
    }

    /// What `$name` leads to.
    func projection(of name: String, _ scope: Scope, range: SourceRange) -> BindingValue {
        var current: Scope? = scope
        while let scope = current {
            if let cell = scope.cell(of: name) { return binding(toCell: cell) }
            if scope.owner != nil, let cell = scope.selfCell,
                let binding = projection(of: name, selfCell: cell)
            {
                return binding
            }
            current = scope.parent
        }
        let unknown = unknown(named: name, at: range)
        report(
            .undeclaredBinding(name, at: range), once: name, meant: declaredNames(scope))
        return .unknown(unknown)
    }

    /// The variables that are in sight, for a name that may be a slip.
    private func declaredNames(_ scope: Scope) -> [String] {
        var names: [String] = []
        var current: Scope? = scope
        while let scope = current {
            names += scope.boundNames
            if let owner = scope.owner { names += owner.stored.map { $0.name } }
            current = scope.parent
        }
        return names.filter { $0 != "self" }
    }

    /// A binding to a variable: through its wrapper when it has one.
    func binding(toCell cell: Int) -> BindingValue {
        switch state.cells[cell] {
        case .stateCell(let inner): return .cell(inner)
        case .binding(let binding): return binding
        default: return .cell(cell)
        }
    }

    private func projection(of name: String, selfCell: Int) -> BindingValue? {
        switch state.cells[selfCell] {
        case .structure(let structure):
            guard let index = structure.type.storedIndex(name) else { return nil }
            switch structure.fields[index] {
            case .stateCell(let cell): return .cell(cell)
            case .binding(let binding): return binding
            case .object(let id): return .constant(.object(id))
            case .unknown(let unknown): return .unknown(unknown)
            default: return .member(.cell(selfCell), name)
            }
        case .object(let id):
            return state.objects[id].type.storedIndex(name) == nil ? nil : .object(id, name)
        default: return nil
        }
    }
}

extension String {
    /// Whether a name reads as that of a type: it begins with an upper-case letter.
    var isTypeLike: Bool {
        guard let first = utf8.first else { return false }
        return first >= 0x41 && first <= 0x5A
    }
}

extension Diagnostic {
    static func undeclaredBinding(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .note, id: "undeclared-binding",
            "'$\(name)' is not declared here; the control is drawn in its resting state", at: range)
    }
}
