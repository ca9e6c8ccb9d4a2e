extension Interpreter {
    /// Makes an instance of a declared type.
    func instantiate(_ type: TypeInfo, _ arguments: [EvaluatedArgument], range: SourceRange)
        -> Value
    {
        let isRoot = isMakingRoot
        isMakingRoot = false
        if type.isLayout, let views = laidOut(arguments, range: range) { return views }
        if arguments.isEmpty, let empty = emptyOptionSet(type, range: range) { return empty }
        if type.keyword == .enum { return enumInstance(type, arguments, range: range) }
        guard callDepth < limits.callDepth else {
            stop(.evaluationTooDeep(at: range))
            return .nil
        }
        callDepth += 1
        defer { callDepth -= 1 }
        inheritStored(type)
        return nested(at: range, or: .nil) {
            if let initializer = initializer(of: type, for: arguments) {
                return run(initializer, of: type, arguments, range: range)
            }
            let fields = memberwiseFields(type, arguments, isRoot: isRoot)
            let made = instance(of: type, fields)
            guard type.isGeneric else { return made }
            return bindGenerics(of: made, type.stored.map { ($0.name, $0.type) }, arguments)
        }
    }

    /// The initialiser that a call means; nil for the memberwise one, which a structure keeps when
    /// only its extensions declare others.
    func initializer(of type: TypeInfo, for arguments: [EvaluatedArgument])
        -> FunctionDeclaration?
    {
        var own = type.initializers
        if own.isEmpty {
            // A class without one of its own has those of its superclass.
            guard type.isReference else { return nil }
            own =
                inherited("init", of: type) { $0.isReference ? $0.nonemptyInitializers : nil } ?? []
            if own.isEmpty { return nil }
        }
        if own.count == 1, arguments.isEmpty { return own[0] }
        if let fitting = fittingLabels(own, for: arguments) { return fitting }
        if !arguments.isEmpty, !type.isReference, isMemberwise(arguments, of: type) { return nil }
        return choose(own, for: arguments)
    }

    /// Whether arguments give the memberwise initialiser all that it needs.
    private func isMemberwise(_ arguments: [EvaluatedArgument], of type: TypeInfo) -> Bool {
        var rest = arguments
        for stored in type.stored {
            if let index = rest.firstIndex(where: { takes(stored, $0) }) {
                rest.remove(at: index)
            } else if stored.mustBeGiven {
                return false
            }
        }
        return rest.isEmpty
    }

    /// `Type(rawValue: value)`.
    private func enumInstance(
        _ type: TypeInfo, _ arguments: [EvaluatedArgument], range: SourceRange
    ) -> Value {
        if let initializer = fittingLabels(type.initializers, for: arguments) {
            return run(initializer, of: type, arguments, range: range)
        }
        guard let argument = arguments.first, argument.label == "rawValue" else {
            guard let initializer = choose(type.initializers, for: arguments) else { return .nil }
            return run(initializer, of: type, arguments, range: range)
        }
        for index in type.cases.indices {
            let value = EnumValue(type: type, index: index, payload: [])
            switch areEqual(rawValue(of: value), argument.value) {
            case .yes: return .enumCase(value)
            case .undecided: return .unknown(unknown(named: describe(argument.value), at: range))
            case .no: continue
            }
        }
        return .nil
    }

    /// An instance with its fields: a value, or a reference into the heap.
    private func instance(of type: TypeInfo, _ fields: [Value]) -> Value {
        let structure = StructureValue(type: type, fields: fields)
        guard type.isReference else { return .structure(structure) }
        guard allocate(fields.count * 32, at: currentRange) else { return .nil }
        return .object(state.addObject(structure))
    }

    private func run(
        _ initializer: FunctionDeclaration, of type: TypeInfo, _ arguments: [EvaluatedArgument],
        range: SourceRange
    ) -> Value {
        let fields = type.stored.map {
            $0.isSetByInitializer ? .void : initialValue(of: $0, in: type)
        }
        let value = type.keyword == .enum ? Value.nil : instance(of: type, fields)
        let cell = makeCell(value)
        perform(initializer, of: type, cell, arguments, range: range)
        fillUnset(cell)
        if case .implicit(let name, let arguments) = state.cells[cell] {
            return resolve(name, arguments, in: type) ?? .nil
        }
        guard type.isGeneric else { return state.cells[cell] }
        return bindGenerics(
            of: state.cells[cell], initializer.parameters.map { ($0.label, $0.type) }, arguments)
    }

    private func initialValue(of stored: TypeInfo.Stored, in type: TypeInfo) -> Value {
        initialValue(
            named: stored.name, type: stored.type, initializer: stored.initializer,
            wrapper: stored.wrapper, attributes: stored.attributes, scope: staticScope(of: type),
            owner: type, range: stored.range)
    }

    /// Gives a value to the fields of the instance in a cell that its initialiser did not set.
    private func fillUnset(_ cell: Int) {
        switch state.cells[cell] {
        case .structure(var structure):
            let unset = unsetFields(of: structure)
            if unset.isEmpty { return }
            for index in unset {
                structure.fields[index] = initialValue(
                    of: structure.type.stored[index], in: structure.type)
            }
            state.setCell(cell, to: .structure(structure))
        case .object(let id):
            let type = state.objects[id].type
            for index in unsetFields(of: state.objects[id]) {
                state.setField(
                    index, ofObject: id, to: initialValue(of: type.stored[index], in: type))
            }
        default: return
        }
    }

    private func unsetFields(of structure: StructureValue) -> [Int] {
        structure.fields.indices.filter { index in
            if case .void = structure.fields[index] {
                structure.type.stored[index].isSetByInitializer
            } else {
                false
            }
        }
    }

    /// The fields that the memberwise initialiser makes.
    private func memberwiseFields(
        _ type: TypeInfo, _ arguments: [EvaluatedArgument], isRoot: Bool
    ) -> [Value] {
        var rest = arguments
        var fields: [Value] = []
        fields.reserveCapacity(type.stored.count)
        for stored in type.stored {
            if let index = rest.firstIndex(where: { takes(stored, $0) }) {
                fields.append(field(stored, of: type, from: rest.remove(at: index)))
            } else if stored.isOptional, stored.mustBeGiven || isRoot && stored.canBeGiven {
                fields.append(notGiven(stored))
            } else {
                fields.append(initialValue(of: stored, in: type))
            }
        }
        return fields
    }

    /// An optional that has to come from outside and does not: nothing is known of it.
    private func notGiven(_ stored: TypeInfo.Stored) -> Value {
        var inner = stored.type
        if case .optional(let type)? = inner { inner = type }
        let known = inner.flatMap { type -> Value? in
            if case .named(let path, _) = type, typeInfo(path)?.keyword == .enum { return nil }
            return supplied(type, range: stored.range)
        }
        if let known {
            return stored.wrapper == .binding ? .binding(.cell(makeCell(known))) : known
        }
        let unknown = unknown(named: stored.name, type: stored.type, at: stored.range)
        return stored.wrapper == .binding ? .binding(.unknown(unknown)) : .unknown(unknown)
    }

    private func takes(_ stored: TypeInfo.Stored, _ argument: EvaluatedArgument) -> Bool {
        if stored.wrapper == .generic { return false }
        if let label = argument.label { return label == stored.name }
        guard argument.isTrailingClosure else { return false }
        return stored.wrapper == .builder || stored.type?.isFunction == true
            || stored.type?.shortName == "Content" || resultBuilder(stored.attributes) != nil
    }

    private func field(
        _ stored: TypeInfo.Stored, of type: TypeInfo, from argument: EvaluatedArgument
    ) -> Value {
        if case .closure(let closure) = argument.value,
            let builder = resultBuilder(stored.attributes)
        {
            let built = closure.built(by: builder)
            if stored.type?.isFunction == true { return .closure(built) }
            return coerce(call(built, [], range: argument.range), to: stored.type, owner: type)
        }
        switch stored.wrapper {
        case .binding: return .binding(binding(from: argument.value))
        case .state: return .stateCell(makeCell(coerce(settled(argument.value), to: stored.type)))
        case .builder:
            // `@ViewBuilder var content: Content` takes the closure's views, a function the closure.
            if case .closure(let closure) = argument.value {
                if stored.type?.isFunction == true { return .closure(closure.asBuilder) }
                return .view(.builder(closure.closure.body, Scope(parent: closure.scope)))
            }
            return argument.value
        case .none, .object, .environment, .query, .focus, .generic:
            let value = named(
                coerce(settledField(argument.value, stored.type), to: stored.type), stored)
            return wrapped(value, stored.attributes, staticScope(of: type), range: stored.range)
                ?? value
        }
    }

    /// `.shared` for an object whose type is not in the sources: nothing is known of it but its name.
    private func named(_ value: Value, _ stored: TypeInfo.Stored) -> Value {
        guard stored.wrapper == .object, case .implicit(let name, _) = value,
            let type = stored.type?.shortName
        else { return value }
        return .unknown(unknown(named: type + "." + name, type: stored.type, at: stored.range))
    }

    /// A literal stays one where the field is a localised key.
    private func settledField(_ value: Value, _ type: TypeReference?) -> Value {
        switch type?.shortName {
        case "LocalizedStringKey", "LocalizedStringResource", "Text": value
        default: settled(value)
        }
    }

    /// What a property or variable holds before anything is assigned; `owner` is the type of a
    /// property.
    func initialValue(
        named name: String, type: TypeReference?, initializer: Expression?,
        wrapper: PropertyWrapper, attributes: [Attribute] = [], scope: Scope,
        owner: TypeInfo? = nil, range: SourceRange
    ) -> Value {
        if wrapper == .generic { return .unknown(unknown(named: name, at: range)) }
        if !attributes.isEmpty,
            let own = wrappedInitially(type, initializer, attributes, scope, range: range)
        {
            return own
        }
        let held = heldState(type)
        let type = held ?? type
        var value: Value
        if let initializer {
            let made = { [self] in
                coerce(settledField(evaluate(initializer, scope), type), to: type)
            }
            value =
                if let owner, initializer.isPostfix {
                    remembered(
                        .init(owner: ObjectIdentifier(owner), range: initializer.range), made)
                } else {
                    made()
                }
            if case .view(.foreign(let call)) = value, !call.name.isViewName {
                value = .unknown(unknown(named: name, type: type, at: range))
            }
        } else if type?.isOptional == true {
            value = .nil
        } else if let state = held.flatMap({ firstState($0, range: range) }) {
            value = state
        } else {
            value = standIn(named: name, type: type, wrapper: wrapper, range: range)
        }
        switch wrapper {
        case .state:
            return .stateCell(makeCell(value))
        case .query:
            if initializer == nil {
                value = standIn(named: name, type: type, wrapper: wrapper, range: range)
            }
            return .stateCell(makeCell(value))
        case .binding:
            if initializer != nil { return .binding(binding(from: value)) }
            if case .unknown(let unknown) = value { return .binding(.unknown(unknown)) }
            return .binding(.cell(makeCell(value)))
        case .focus:
            let isBoolean = type?.shortName == "Bool" || type == nil
            return .stateCell(makeCell(isBoolean ? .boolean(false) : .nil))
        case .environment(let key):
            return environmentValue(key, name: name, type: type, range: range)
        case .none, .object, .builder, .generic: return value
        }
    }
}

extension TypeInfo {
    /// The initialisers; nil for none.
    fileprivate var nonemptyInitializers: [FunctionDeclaration]? {
        initializers.isEmpty ? nil : initializers
    }
}

extension Expression {
    /// Whether it calls something, or reads a member: what may take long.
    fileprivate var isPostfix: Bool {
        if case .postfix = kind { return true }
        return false
    }
}

extension TypeInfo.Stored {
    /// Whether nil is a value of it.
    var isOptional: Bool { type?.isOptional == true }

    /// Whether the memberwise initialiser asks for it.
    fileprivate var mustBeGiven: Bool {
        guard initializer == nil, !attributes.contains(where: { !$0.arguments.isEmpty }) else {
            return false
        }
        switch wrapper {
        case .binding: return true
        case .none, .builder: return isConstant || !isOptional
        case .object: return false
        case .state, .environment, .query, .focus, .generic: return false
        }
    }

    /// Whether it holds nothing before an initialiser sets it.
    fileprivate var isSetByInitializer: Bool {
        guard initializer == nil, !isOptional else { return false }
        switch wrapper {
        case .none, .object, .builder: return true
        case .state, .binding, .environment, .query, .focus, .generic: return false
        }
    }

    /// Whether the memberwise initialiser takes it.
    fileprivate var canBeGiven: Bool {
        switch wrapper {
        case .none: initializer == nil && attributes.isEmpty
        case .state, .binding, .object, .environment, .query, .focus, .builder, .generic: false
        }
    }
}

extension Interpreter {
    /// What stands for a value that nobody gives.
    private func standIn(
        named name: String, type: TypeReference?, wrapper: PropertyWrapper, range: SourceRange
    ) -> Value {
        let value =
            switch wrapper {
            case .object: sharedObject(type, range: range)
            case .environment, .focus, .builder, .generic: Value?.none
            case .none, .state, .binding, .query: supplied(type, range: range)
            }
        return value ?? .unknown(unknown(named: name, type: type, at: range))
    }
}

extension String {
    /// Whether a type's name says that it is a view, so that its instance is one to draw.
    var isViewName: Bool { Self.viewWords.contains(lastCamelCaseWord) }

    private static let viewWords: Set<String> = [
        "View", "Row", "Section", "Field", "Button", "Picker", "Label", "Cell", "Header", "Footer",
        "Link", "Item", "Card", "Toggle", "Editor", "Icon", "Image", "Text",
    ]
}
