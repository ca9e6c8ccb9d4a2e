extension Interpreter {
    /// A member of a value: own first, then the library's, else unknown.
    func member(_ name: String, of value: Value, range: SourceRange) -> Value {
        let current = currentValue(value)
        if case .binding = value, let own = bindingMember(name, of: value, range: range) {
            return own
        }
        if let own = ownMember(name, of: current, range: range) { return own }
        if name.utf8.first == UInt8(ascii: "$"),
            let binding = projection(String(name.dropFirst()), of: current)
        {
            return .binding(binding)
        }
        if let found = optionSetMember(name, of: current, []) { return found }
        if let method = methodValue(name, of: current) { return method }
        if let type = typeInfo(of: current),
            let found = dynamicMember(name, of: current, type, range: range)
        {
            return found
        }
        if let added = addedMember(name, of: current, range: range) { return added }
        switch current {
        case .type(let type):
            if let value = staticMember(name, of: type, range: range) { return value }
            if let info = takeNested(name, of: type) { return .type(info) }
            return .unknown(unknown(named: type.displayName + "." + name, at: range))
        case .foreignType("Optional") where name == "none": return .nil
        case .foreignType(let type):
            return addedStatic(name, of: type, range: range) ?? systemValue(type + "." + name)
                ?? foreignStatic(type, name, range: range)
        case .unknown(let unknown): return unknownMember(name, of: unknown, range: range)
        case .view(let view): return viewMember(name, of: view, range: range)
        case .structure(let structure) where structure.type.isView:
            return viewMember(name, of: .own(structure, range: range), range: range)
        case .nil: return .nil
        case .implicit(let state, _):
            if let value = stateMember(name, ofCase: state) { return value }
            if let value = libraryMember(name, of: current, range: range) { return value }
            return .unknown(unknown(named: describe(current) + "." + name, at: range))
        default:
            if case .binding(let binding) = value, name == "wrappedValue" { return read(binding) }
            if let value = libraryMember(name, of: current, range: range) { return value }
            if let function = questionFunction(name, of: current, range: range) { return function }
            return .unknown(unknown(named: describe(current) + "." + name, at: range))
        }
    }

    /// `other.$name`: a binding to what another instance holds; nil where it holds nothing so named.
    private func projection(_ name: String, of value: Value) -> BindingValue? {
        switch value {
        case .object(let id):
            return state.objects[id].type.storedIndex(name) == nil ? nil : .object(id, name)
        case .structure(let structure):
            return structure.type.storedIndex(name).map { binding(from: structure.fields[$0]) }
        default: return nil
        }
    }

    /// What an extension of `Binding` adds.
    private func bindingMember(_ name: String, of value: Value, range: SourceRange) -> Value? {
        guard let type = extensionInfo("Binding", holding: name), let computed = type.computed[name]
        else { return nil }
        return run(computed, named: name, owner: type, value, range: range)
    }

    /// A member that `subscript(dynamicMember:)` gives.
    private func dynamicMember(
        _ name: String, of value: Value, _ type: TypeInfo, range: SourceRange
    ) -> Value? {
        guard
            let function = type.methods["subscript"]?.first(where: {
                $0.parameters.first?.label == "dynamicMember"
            }), let parameter = function.parameters.first
        else { return nil }
        let isText = parameter.type.shortName == "String"
        let argument = EvaluatedArgument(
            label: "dynamicMember", value: isText ? .string(name) : .keyPath([name]), range: range)
        let scope = Scope(parent: globalScope, owner: type, selfCell: makeCell(value))
        let result = call(function, [argument], scope: scope, range: range)
        // What it can't work out is better named after the member.
        if case .unknown(let unknown) = result, self.name(of: unknown) == "subscript(…)" {
            return nil
        }
        return result
    }

    /// A member that the sources declare for the value's type.
    func ownMember(_ name: String, of value: Value, range: SourceRange) -> Value? {
        switch value {
        case .structure(let structure):
            if let index = structure.type.storedIndex(name) {
                return unwrappedField(structure.fields[index])
            }
            if let found = wrapperMember(name, of: structure) { return found }
            return computedMember(name, structure.type, value, range: range)
        case .object(let id):
            let object = state.objects[id]
            if let index = object.type.storedIndex(name) {
                return unwrappedField(object.fields[index])
            }
            if let found = wrapperMember(name, of: object) { return found }
            return computedMember(name, object.type, value, range: range)
        case .enumCase(let enumCase):
            if name == "rawValue", enumCase.type.computed["rawValue"] == nil {
                return rawValue(of: enumCase)
            }
            return computedMember(name, enumCase.type, value, range: range)
        default:
            return addedMember(name, of: value, range: range)
        }
    }

    private func unwrappedField(_ value: Value) -> Value {
        switch value {
        case .stateCell(let cell): state.cells[cell]
        case .binding(let binding): read(binding)
        default: isOwnWrapper(value) ? wrappedValue(of: value) ?? value : value
        }
    }

    private func computedMember(
        _ name: String, _ type: TypeInfo, _ value: Value, range: SourceRange
    ) -> Value? {
        guard let own = ownComputed(name, of: type) else {
            // What a `LocalizedError` says of itself.
            guard name == "localizedDescription",
                let own = ownComputed("errorDescription", of: type)
            else { return nil }
            return run(own.computed, named: name, owner: own.owner, value, range: range)
        }
        return run(own.computed, named: name, owner: own.owner, value, range: range)
    }

    func run(
        _ computed: TypeInfo.Computed, named name: String, owner: TypeInfo, _ value: Value,
        range: SourceRange
    ) -> Value {
        let cell = makeCell(value)
        let scope = Scope(parent: globalScope, owner: owner, selfCell: cell)
        return run(computed, named: name, scope: Scope(parent: scope), range: range)
    }

    /// The raw value of a case: written, or made by Swift's rules.
    func rawValue(of value: EnumValue) -> Value {
        let type = value.type
        if let expression = type.cases[value.index].rawValue {
            return settled(evaluate(expression, globalScope))
        }
        guard type.inherited.contains("Int") else { return .string(value.name) }
        var index = value.index
        while index > 0, type.cases[index].rawValue == nil { index -= 1 }
        let base = type.cases[index].rawValue.flatMap { integer(evaluate($0, globalScope)) } ?? 0
        return .integer(base + value.index - index)
    }

    /// A static member that the sources declare, a case of an enum, or what the compiler gives.
    func staticMember(_ name: String, of type: TypeInfo, range: SourceRange) -> Value? {
        if let index = type.caseIndex(name) {
            return .enumCase(EnumValue(type: type, index: index, payload: []))
        }
        if let stored = type.staticStored[name] { return staticValue(stored, of: type) }
        if let computed = type.staticComputed[name] {
            return run(
                computed, named: name, scope: Scope(parent: staticScope(of: type)), range: range)
        }
        if name == "allCases", !type.cases.isEmpty {
            return .array(
                type.cases.indices.map { .enumCase(EnumValue(type: type, index: $0, payload: [])) })
        }
        // An initialiser that is not called is a function, which a type is here.
        if name == "self" || name == "init" { return .type(type) }
        if let function = type.staticMethods[name]?.first {
            return .function(FunctionValue(declaration: function, scope: staticScope(of: type)))
        }
        return inheritedStatic(name, of: type, range: range)
    }

    /// A static member from above.
    private func inheritedStatic(_ name: String, of type: TypeInfo, range: SourceRange) -> Value? {
        if type.inherited.isEmpty { return nil }
        return inherited(name, of: type) { parent in
            if let stored = parent.staticStored[name], stored.initializer != nil {
                return staticValue(stored, of: parent)
            }
            if let computed = parent.staticComputed[name] {
                return run(
                    computed, named: name, scope: Scope(parent: staticScope(of: type)),
                    range: range)
            }
            guard let function = parent.staticMethods[name]?.first(where: { $0.body != nil })
            else { return nil }
            return .function(FunctionValue(declaration: function, scope: staticScope(of: type)))
        }
    }

    private func staticValue(_ stored: TypeInfo.Stored, of type: TypeInfo) -> Value {
        let key = StaticKey.member(type, stored.name)
        if let cell = state.statics[key] {
            if case .void = state.cells[cell] { return unknownStatic(stored, of: type) }
            return unwrappedField(state.cells[cell])
        }
        if !stored.attributes.isEmpty,
            let own = wrappedInitially(
                stored.type, stored.initializer, stored.attributes, staticScope(of: type),
                range: stored.range)
        {
            state.setStatic(key, toCell: makeCell(own))
            return unwrappedField(own)
        }
        guard let initializer = stored.initializer else {
            let value = unknownStatic(stored, of: type)
            state.setStatic(key, toCell: makeCell(value))
            return value
        }
        // Nothing yet: an initial value that asks for itself is not known.
        let cell = makeCell(.void)
        state.setStatic(key, toCell: cell)
        let place = RememberedValues.Key(owner: ObjectIdentifier(type), range: initializer.range)
        let held = remembered(place) {
            making(initializer.range, or: unknownStatic(stored, of: type)) {
                coerce(
                    settled(evaluate(initializer, staticScope(of: type))), to: stored.type,
                    owner: type)
            }
        }
        state.fillStatic(cell, with: held)
        return held
    }

    private func unknownStatic(_ stored: TypeInfo.Stored, of type: TypeInfo) -> Value {
        .unknown(unknown(named: type.displayName + "." + stored.name, at: stored.range))
    }

    private func unknownMember(_ name: String, of unknown: Unknown, range: SourceRange) -> Value {
        switch name {
        case "wrappedValue", "projectedValue", "self", "localized", "animation":
            return .unknown(unknown)
        default: break
        }
        let base = self.name(of: unknown)
        if let value = systemValue(base + "." + name) { return value }
        var type: TypeReference?
        if let value = foreignMember(name, ofTypeNamed: libraryTypeName(of: .unknown(unknown))) {
            return value
        }
        if let value = sampleMember(name, of: unknown, range: range) { return value }
        switch name {
        case "indices": return .array((0..<Self.sampleCount).map { .integer($0) })
        case "first", "last": type = elementType(of: unknown).map { .optional($0) }
        default: break
        }
        if case .cell(let index) = unknown, let own = state.unknowns[index].type,
            let info = own.shortName.flatMap({ typeInfo(named: $0) })
        {
            if let index = info.storedIndex(name) {
                type = info.stored[index].type
                if let value = initialMember(index, of: info, path: base + "." + name) {
                    return value
                }
            } else if let computed = info.computed[name] {
                type = computed.type
            }
        }
        let path = base == "self" || base == "super" ? name : base + "." + name
        return .unknown(self.unknown(named: path, type: type, at: range))
    }

    /// What a property of an unknown value holds at first, where its type says so.
    private func initialMember(_ index: Int, of type: TypeInfo, path: String) -> Value? {
        let stored = type.stored[index]
        guard let initializer = stored.initializer, !stored.isConstant else { return nil }
        let key = StaticKey.initial(path)
        if let cell = state.statics[key] { return state.cells[cell] }
        let value = coerce(
            settled(evaluate(initializer, staticScope(of: type))), to: stored.type, owner: type)
        state.setStatic(key, toCell: makeCell(value))
        return value
    }

    /// An own computed property in an extension of `View`.
    private func viewMember(_ name: String, of view: ViewValue, range: SourceRange) -> Value {
        if let type = extensionInfo("View", holding: name), let computed = type.computed[name] {
            return run(computed, named: name, owner: type, .view(view), range: range)
        }
        if case .foreign(let call) = view {
            return .unknown(unknown(named: call.name + "." + name, at: range))
        }
        return .view(view)
    }
}
