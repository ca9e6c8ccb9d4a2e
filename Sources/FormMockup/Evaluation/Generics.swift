/// What the generic parameters of a type stand for. Each is kept as a property of the instance that
/// holds a type, so that `Value.allCases` finds it as any name is found.
extension Interpreter {
    /// An instance whose generic parameters are bound as far as its arguments and properties tell.
    func bindGenerics(
        of value: Value, _ parameters: [(label: String?, type: TypeReference?)],
        _ arguments: [EvaluatedArgument]
    ) -> Value {
        guard let type = typeInfo(of: value) else { return value }
        var value = value
        for index in type.stored.indices where type.stored[index].wrapper == .generic {
            let name = type.stored[index].name
            guard isOpen(name, field(index, of: value)) else { continue }
            var found: Value?
            for parameter in parameters {
                guard let reference = parameter.type,
                    let argument = arguments.first(where: { $0.label == parameter.label })
                else { continue }
                found = found ?? self.type(named: name, in: reference, of: argument.value)
                if let own = argument.type {
                    found = found ?? self.type(named: name, in: reference, as: own)
                }
            }
            for stored in type.stored.indices {
                guard found == nil, let reference = type.stored[stored].type else { continue }
                found = self.type(named: name, in: reference, of: field(stored, of: value))
            }
            if let found { setField(index, of: &value, to: found) }
        }
        return value
    }

    /// An instance of `Type<A, B>(…)`, whose generic parameters are written down.
    func bindGenerics(of value: Value, to arguments: [TypeReference]) -> Value {
        guard !arguments.isEmpty, let type = typeInfo(of: value) else { return value }
        var value = value
        var next = 0
        for index in type.stored.indices where type.stored[index].wrapper == .generic {
            guard next < arguments.count else { break }
            setField(index, of: &value, to: self.type(arguments[next]))
            next += 1
        }
        return value
    }

    /// What a generic parameter of a function stands for, told by one argument; nil when it has none.
    func bindGenerics(of reference: TypeReference, to value: Value, _ scope: Scope) {
        guard let name = genericName(in: reference),
            let type = type(named: name, in: reference, of: value)
        else { return }
        scope.bind(name, to: makeCell(type))
    }

    /// A name in a parameter's type that reads as a generic parameter: nothing of the name is
    /// declared.
    private func genericName(in reference: TypeReference) -> String? {
        switch reference {
        case .named(let path, let arguments):
            if path.count == 2, path[1] == "Type", path[0].utf8.count <= 2 { return path[0] }
            if path.count == 1, arguments.isEmpty, path[0].utf8.count <= 1 { return path[0] }
            return arguments.first.flatMap { genericName(in: $0) }
        case .optional(let inner), .opaque(let inner), .array(let inner):
            return genericName(in: inner)
        case .dictionary, .tuple, .function: return nil
        }
    }

    /// Whether a generic parameter is not bound yet.
    private func isOpen(_ name: String, _ field: Value) -> Bool {
        if case .unknown(let unknown) = field { return self.name(of: unknown) == name }
        return false
    }

    private func field(_ index: Int, of value: Value) -> Value {
        switch value {
        case .structure(let structure): structure.fields[index]
        case .object(let id): state.objects[id].fields[index]
        default: .nil
        }
    }

    private func setField(_ index: Int, of value: inout Value, to field: Value) {
        switch value {
        case .structure(var structure):
            structure.fields[index] = field
            value = .structure(structure)
        case .object(let id): state.setField(index, ofObject: id, to: field)
        default: break
        }
    }

    // MARK: - Telling types

    /// The type that a name stands for where a value is of a type that uses it.
    private func type(named name: String, in reference: TypeReference, of value: Value) -> Value? {
        switch reference {
        case .named(let path, let arguments):
            if path == [name] { return metatype(value) ?? type(of: value) }
            if path == [name, "Type"] { return metatype(value) }
            guard let first = arguments.first else { return nil }
            switch path.last {
            case "Binding": return type(named: name, in: first, of: currentValue(value))
            case "Set", "Array":
                return elements(of: value)?.first.flatMap { type(named: name, in: first, of: $0) }
            case "Optional": return type(named: name, in: first, of: value)
            default: return nil
            }
        case .array(let inner):
            return elements(of: value)?.first.flatMap { type(named: name, in: inner, of: $0) }
        case .optional(let inner), .opaque(let inner):
            return type(named: name, in: inner, of: value)
        case .function(_, let result):
            guard case .named([name], _) = result, case .closure(let closure) = value else {
                return nil
            }
            return viewType(of: closure.closure)
        case .dictionary, .tuple: return nil
        }
    }

    /// The type that a name stands for where a declared type stands for one that uses it.
    private func type(named name: String, in reference: TypeReference, as own: TypeReference)
        -> Value?
    {
        switch (reference, own) {
        case (.named([name], _), _): return type(own)
        case (.named(let a, let inner), .named(let b, let outer)):
            if a.last == "Binding", b.last != "Binding", let first = inner.first {
                return type(named: name, in: first, as: own)
            }
            guard a.last == b.last, inner.count == outer.count else { return nil }
            for (x, y) in zip(inner, outer) {
                if let found = type(named: name, in: x, as: y) { return found }
            }
            return nil
        case (.named(let path, let inner), _) where path.last == "Binding":
            return inner.first.flatMap { type(named: name, in: $0, as: own) }
        case (.array(let a), .array(let b)), (.optional(let a), .optional(let b)),
            (.dictionary(_, let a), .dictionary(_, let b)):
            return type(named: name, in: a, as: b)
        case (.optional(let a), _): return type(named: name, in: a, as: own)
        default: return nil
        }
    }

    private func type(of value: Value) -> Value? {
        let value = currentValue(value)
        if let info = typeInfo(of: value) { return .type(info) }
        switch value {
        case .view(.control(let call)): return .foreignType(call.name)
        case .view(.builder(let block, _)):
            return viewType(of: Closure(parameters: [], body: block))
        case .view: return .foreignType("View")
        case .string, .literal: return .foreignType("String")
        case .integer: return .foreignType("Int")
        case .double: return .foreignType("Double")
        case .boolean: return .foreignType("Bool")
        case .closure(let closure): return viewType(of: closure.closure)
        default: return nil
        }
    }

    private func metatype(_ value: Value) -> Value? {
        switch value {
        case .type, .foreignType: value
        default: nil
        }
    }

    /// The type of what a closure builds: that matters only where it is nothing.
    private func viewType(of closure: Closure) -> Value {
        let statements = closure.body.statements
        if statements.isEmpty { return .foreignType("EmptyView") }
        if statements.count == 1, case .expression(let expression) = statements[0].kind,
            case .postfix(let base, let suffixes) = expression.kind, suffixes.count == 1,
            case .identifier("EmptyView", _) = base.kind
        {
            return .foreignType("EmptyView")
        }
        return .foreignType("View")
    }

    /// Whether a value says of which type it is, or what its elements are.
    func tellsType(_ value: Value) -> Bool {
        switch value {
        case .binding(.cell(let cell)): tellsType(state.cells[cell])
        case .array(let values), .set(let values): !values.isEmpty
        case .nil, .dictionary, .unknown: false
        default: true
        }
    }

    /// The declared type of what an argument names: that of `$modes` or `modes`.
    func declaredType(of expression: Expression, _ scope: Scope) -> TypeReference? {
        let name: String
        switch expression.kind {
        case .projection(let projected): name = projected
        case .identifier(let identifier, _): name = identifier
        default: return nil
        }
        var current: Scope? = scope
        while let scope = current {
            if scope.cell(of: name) != nil { return nil }
            if let owner = scope.owner, let index = owner.storedIndex(name) {
                return owner.stored[index].type
            }
            current = scope.parent
        }
        return nil
    }
}
