/// Property wrappers that the sources declare. A property that has one holds the wrapper: reading
/// it gives `wrappedValue`, `$name` gives `projectedValue`, and `_name` the wrapper itself.
extension Interpreter {
    /// A property wrapper of the sources with the attribute that names it.
    private typealias OwnWrapper = (type: TypeInfo, attribute: Attribute)

    private func ownWrapper(_ attributes: [Attribute], _ scope: Scope) -> OwnWrapper? {
        for attribute in attributes {
            let name = attribute.name
            if let info = scope.nearestOwner.flatMap({ nestedType(name, of: $0) })
                ?? typeInfo(named: name), info.isPropertyWrapper
            {
                return (info, attribute)
            }
        }
        return nil
    }

    /// Whether a value is an instance of a property wrapper of the sources.
    func isOwnWrapper(_ value: Value) -> Bool {
        switch value {
        case .structure(let structure): structure.type.isPropertyWrapper
        case .object(let id): state.objects[id].type.isPropertyWrapper
        default: false
        }
    }

    /// What a property wrapper holds.
    func wrappedValue(of wrapper: Value) -> Value? {
        ownMember("wrappedValue", of: wrapper, range: currentRange)
    }

    /// What a property with an own wrapper holds before anything is assigned; nil where it has
    /// none, or one whose code can't be worked out.
    func wrappedInitially(
        _ type: TypeReference?, _ initializer: Expression?, _ attributes: [Attribute],
        _ scope: Scope, range: SourceRange
    ) -> Value? {
        guard let own = ownWrapper(attributes, scope) else {
            // Of one that is not known, at least the value that it is given for the first time.
            guard initializer == nil, let given = Self.initialArgument(attributes) else {
                return nil
            }
            return coerce(settled(evaluate(given, scope)), to: type)
        }
        var value = initializer.map { coerce(settled(evaluate($0, scope)), to: type) }
        if value == nil, own.attribute.arguments.isEmpty, type?.isOptional == true { value = .nil }
        if let instance = instance(of: own, around: value, scope, range: range) { return instance }
        guard initializer == nil, let given = Self.initialArgument(attributes) else { return nil }
        return coerce(settled(evaluate(given, scope)), to: type)
    }

    /// A value in the own wrapper that attributes name; nil where they name none, or one whose code
    /// can't be worked out.
    func wrapped(
        _ value: Value, _ attributes: [Attribute], _ scope: Scope, range: SourceRange
    ) -> Value? {
        if attributes.isEmpty || isOwnWrapper(value) { return nil }
        guard let own = ownWrapper(attributes, scope) else { return nil }
        return instance(of: own, around: value, scope, range: range)
    }

    private func instance(
        of own: OwnWrapper, around value: Value?, _ scope: Scope, range: SourceRange
    ) -> Value? {
        var arguments = evaluate(own.attribute.arguments, scope)
        let label = Self.valueLabel(of: own.type)
        if let value, let label {
            arguments.insert(.init(label: label, value: value, range: range), at: 0)
        }
        var wrapper = instantiate(own.type, arguments, range: range)
        guard isOwnWrapper(wrapper) else { return nil }
        if let value, label == nil { setMember("wrappedValue", of: &wrapper, to: value) }
        switch wrappedValue(of: wrapper) {
        case nil, .unknown?, .void?: return nil
        default: return wrapper
        }
    }

    /// The label under which a wrapper takes an initial value; nil for one that takes none.
    private static func valueLabel(of type: TypeInfo) -> String? {
        for label in ["wrappedValue", "initialValue"] {
            for initializer in type.initializers {
                if initializer.parameters.first?.label == label { return label }
            }
        }
        return type.initializers.isEmpty && type.storedIndex("wrappedValue") != nil
            ? "wrappedValue" : nil
    }

    /// The argument that says what a property holds as long as nobody changed it:
    /// `@Setting("units", default: "metric")`.
    private static func initialArgument(_ attributes: [Attribute]) -> Expression? {
        for attribute in attributes {
            for argument in attribute.arguments {
                switch argument.label {
                case "default", "defaultValue", "wrappedValue", "initialValue":
                    return argument.value
                default: continue
                }
            }
        }
        return nil
    }

    /// The field after an assignment to a property with an own wrapper; nil for other properties.
    func changedWrapper(
        _ field: Value, to value: Value, _ attributes: [Attribute], _ owner: TypeInfo
    ) -> Value? {
        if attributes.isEmpty { return nil }
        if isOwnWrapper(field) {
            if isOwnWrapper(value) { return value }
            var wrapper = field
            setMember("wrappedValue", of: &wrapper, to: value)
            return wrapper
        }
        // The first assignment in an initialiser.
        guard case .void = field else { return nil }
        return wrapped(value, attributes, staticScope(of: owner), range: currentRange)
    }

    /// `_name`, the wrapper of a property, and `$name`, what it projects.
    func wrapperMember(_ name: String, of structure: StructureValue) -> Value? {
        guard let first = name.utf8.first, first == 0x5F || first == 0x24,
            let index = structure.type.storedIndex(String(name.dropFirst()))
        else { return nil }
        let field = structure.fields[index]
        guard isOwnWrapper(field) else { return nil }
        return first == 0x5F ? field : projectedValue(of: field)
    }

    /// What `$name` gives where an own wrapper projects something; nil for a binding to the
    /// property, which every property has here.
    func ownProjection(_ name: String, _ scope: Scope) -> Value? {
        var current: Scope? = scope
        while let scope = current {
            if scope.cell(of: name) != nil { return nil }
            if let owner = scope.owner {
                if let cell = scope.selfCell, let instance = instance(inCell: cell),
                    let index = instance.type.storedIndex(name)
                {
                    return projectedValue(of: instance.fields[index])
                }
                if let stored = owner.staticStored[name], !stored.attributes.isEmpty {
                    _ = staticMember(name, of: owner, range: currentRange)
                    return state.statics[.member(owner, name)].flatMap {
                        projectedValue(of: state.cells[$0])
                    }
                }
            }
            current = scope.parent
        }
        return nil
    }

    private func instance(inCell cell: Int) -> StructureValue? {
        switch state.cells[cell] {
        case .structure(let structure): structure
        case .object(let id): state.objects[id]
        default: nil
        }
    }

    private func projectedValue(of wrapper: Value) -> Value? {
        guard isOwnWrapper(wrapper),
            let value = ownMember("projectedValue", of: wrapper, range: currentRange)
        else { return nil }
        switch value {
        case .binding, .stateCell, .unknown, .void: return nil
        default: return value
        }
    }
}
