/// The members of a type that were asked for.
struct FoundMembers {
    /// A member's name, and whether it belongs to the type.
    struct Key: Hashable {
        var name: String
        var isStatic: Bool
    }

    var computed: [Key: TypeInfo.Computed?] = [:]
    var methods: [Key: [FunctionDeclaration]] = [:]
    var staticStored: [String: TypeInfo.Stored?] = [:]
    var stored: [TypeInfo.Stored]?
    var isGeneric: Bool?
    var storedNames = NameList()
    var cases: [EnumCase]?
    var caseNames = NameList()
    var initializers: [FunctionDeclaration]?
}

extension TypeInfo {
    /// Takes in the declaration or an extension.
    func add(_ piece: TypeDeclaration, generics: GenericClause) {
        // `extension Style where Self == Card`: that is what its `Self` means.
        let own = generics.requirements.first { $0.isEquality && $0.subject.isSelf }
        pieces.append(piece)
        selfTypes.append(own?.type)
        found = FoundMembers()
    }

    /// The stored properties in order.
    var stored: [Stored] {
        if let known = found.stored { return known }
        var members: [Stored] = []
        found.storedNames = NameList()
        for piece in pieces where !piece.table.variables.isEmpty {
            for place in piece.table.variables {
                guard case .variable(let variable) = piece.members[place].kind else { continue }
                let isLazy = piece.members[place].modifiers.contains(.lazy)
                for binding in variable.bindings where binding.getter == nil {
                    if isLazy, binding.lazyGetter != nil { continue }
                    guard let property = Stored(binding, variable, piece.members[place]),
                        found.storedNames.place(of: property.name) == nil
                    else { continue }
                    found.storedNames.append(property.name)
                    members.append(property)
                }
            }
        }
        for property in addedStored where found.storedNames.place(of: property.name) == nil {
            found.storedNames.append(property.name)
            members.append(property)
        }
        found.stored = members
        return members
    }

    /// Whether generic parameters are among its stored properties.
    var isGeneric: Bool {
        if let known = found.isGeneric { return known }
        let isGeneric = stored.contains { $0.wrapper == .generic }
        found.isGeneric = isGeneric
        return isGeneric
    }

    /// Adds a stored property, unless there is one of its name.
    func add(_ property: Stored) {
        addedStored.append(property)
        found.stored = nil
        found.isGeneric = nil
    }

    /// Index of a stored property.
    func storedIndex(_ name: String) -> Int? {
        if found.stored == nil { _ = stored }
        return found.storedNames.place(of: name)
    }

    /// The cases of an enum in order.
    var cases: [EnumCase] {
        if let known = found.cases { return known }
        var members: [EnumCase] = []
        found.caseNames = NameList()
        for piece in pieces {
            for place in piece.table.cases {
                guard case .enumCases(let cases) = piece.members[place].kind else { continue }
                for enumCase in cases {
                    // Of two with one name the first counts.
                    let isKnown = found.caseNames.place(of: enumCase.name) != nil
                    found.caseNames.append(isKnown ? "" : enumCase.name)
                    members.append(enumCase)
                }
            }
        }
        found.cases = members
        return members
    }

    /// Index of a case.
    func caseIndex(_ name: String) -> Int? {
        if found.cases == nil { _ = cases }
        return found.caseNames.place(of: name)
    }

    /// The initialisers in order.
    var initializers: [FunctionDeclaration] {
        if let known = found.initializers { return known }
        var members: [FunctionDeclaration] = []
        for piece in pieces {
            for place in piece.table.initializers {
                guard case .function(let function) = piece.members[place].kind else { continue }
                members.append(function)
            }
        }
        found.initializers = members
        return members
    }

    /// The members with a name; those of later pieces come first.
    private func members(_ name: String) -> [Declaration] {
        var result: [Declaration] = []
        _ = firstMember(name) { member -> Never? in
            result.append(member)
            return nil
        }
        return result
    }

    /// What the first member with a name gives that gives anything; those of later pieces come
    /// first.
    private func firstMember<Found>(_ name: String, _ find: (Declaration) -> Found?) -> Found? {
        var number = pieces.count - 1
        while number >= 0 {
            let piece = pieces[number]
            let selfType = selfTypes[number]
            number -= 1
            guard let places = piece.table.places(of: name) else { continue }
            for place in places.reversed() {
                if let selfType {
                    var member = piece.members[place]
                    member.replaceSelf(by: selfType)
                    if let found = find(member) { return found }
                } else if let found = find(piece.members[place]) {
                    return found
                }
            }
        }
        return nil
    }

    private func computedMember(_ key: FoundMembers.Key) -> Computed? {
        if let known = found.computed[key] { return known }
        let result: Computed? = firstMember(key.name) { member in
            guard member.isStatic == key.isStatic, case .variable(let variable) = member.kind else {
                return nil
            }
            for binding in variable.bindings {
                if let found = Computed(binding, named: key.name, member) { return found }
            }
            return nil
        }
        found.computed[key] = .some(result)
        return result
    }

    private func methodMember(_ key: FoundMembers.Key) -> [FunctionDeclaration] {
        if let known = found.methods[key] { return known }
        var result: [FunctionDeclaration] = []
        for member in members(key.name).reversed()
        where member.isStatic == key.isStatic {
            if case .function(let function) = member.kind { result.append(function) }
        }
        found.methods[key] = result
        return result
    }

    private func staticStoredMember(_ name: String) -> Stored? {
        if let known = found.staticStored[name] { return known }
        let result: Stored? = firstMember(name) { member in
            guard member.isStatic, case .variable(let variable) = member.kind else { return nil }
            for binding in variable.bindings where binding.getter == nil {
                if let found = Stored(binding, variable, member), found.name == name {
                    return found
                }
            }
            return nil
        }
        found.staticStored[name] = .some(result)
        return result
    }

    /// Types inside, and aliases, by their short name.
    func innerDeclarations(named name: String) -> [Declaration] {
        members(name).reversed().filter {
            switch $0.kind {
            case .type, .typeAlias: true
            case .variable, .function, .enumCases, .preview, .other: false
            }
        }
    }

    /// Computed properties by name.
    struct ComputedMembers {
        fileprivate let type: TypeInfo
        fileprivate let isStatic: Bool

        subscript(name: String) -> Computed? {
            get { type.computedMember(.init(name: name, isStatic: isStatic)) }
            nonmutating set {
                type.found.computed[.init(name: name, isStatic: isStatic)] = .some(newValue)
            }
        }
    }

    /// Functions by name; nil where there is none.
    struct MethodMembers {
        fileprivate let type: TypeInfo
        fileprivate let isStatic: Bool

        subscript(name: String) -> [FunctionDeclaration]? {
            get {
                let functions = type.methodMember(.init(name: name, isStatic: isStatic))
                return functions.isEmpty ? nil : functions
            }
            nonmutating set {
                type.found.methods[.init(name: name, isStatic: isStatic)] = newValue ?? []
            }
        }
    }

    /// Static stored properties by name.
    struct StaticStoredMembers {
        fileprivate let type: TypeInfo

        subscript(name: String) -> Stored? { type.staticStoredMember(name) }
    }

    var computed: ComputedMembers { ComputedMembers(type: self, isStatic: false) }
    var staticComputed: ComputedMembers { ComputedMembers(type: self, isStatic: true) }
    var methods: MethodMembers { MethodMembers(type: self, isStatic: false) }
    var staticMethods: MethodMembers { MethodMembers(type: self, isStatic: true) }
    var staticStored: StaticStoredMembers { StaticStoredMembers(type: self) }

    /// The names of all members, for slips.
    var memberNames: [String] { pieces.flatMap { $0.table.names } }
}

extension TypeInfo.Computed {
    /// The computed property of a binding; nil for a stored one or one of another name.
    init?(_ binding: VariableDeclaration.Binding, named name: String, _ member: Declaration) {
        let isLazy = member.modifiers.contains(.lazy)
        guard let getter = binding.getter ?? (isLazy ? binding.lazyGetter : nil),
            case .binding(let own, let patternType) = binding.pattern, own == name
        else { return nil }
        self.init(binding, binding.type ?? patternType, getter, member)
    }

    /// A computed property of a type or at the top of a file.
    init(
        _ binding: VariableDeclaration.Binding, _ type: TypeReference?, _ getter: CodeBlock,
        _ declaration: Declaration
    ) {
        self.init(
            type: type, getter: getter, setter: binding.setter,
            isBuilder: type?.isViewLike == true
                || PropertyWrapper(declaration.attributes) == .builder
                || declaration.attributes.contains { $0.name == "ToolbarContentBuilder" },
            attributes: declaration.attributes.filter { $0.mayBeOwn })
    }
}

extension TypeInfo.Stored {
    /// The stored property of a binding; nil for a pattern that names none.
    init?(
        _ binding: VariableDeclaration.Binding, _ variable: VariableDeclaration,
        _ declaration: Declaration
    ) {
        guard case .binding(let name, let patternType) = binding.pattern else { return nil }
        self.init(
            name: name, type: binding.type ?? patternType, initializer: binding.initializer,
            wrapper: PropertyWrapper(declaration.attributes), isConstant: variable.isConstant,
            range: declaration.nameRange,
            attributes: declaration.attributes.filter { $0.mayBeOwn },
            observers: binding.observers)
    }
}

extension VariableDeclaration.Binding {
    /// What gives `lazy var name = value` its value: it runs with the instance at hand, as a body of
    /// its own in `{ … }()`.
    fileprivate var lazyGetter: CodeBlock? {
        guard let initializer else { return nil }
        if case .postfix(let base, let suffixes) = initializer.kind, suffixes.count == 1,
            case .call(let arguments) = suffixes[0].kind, arguments.isEmpty,
            case .closure(let closure) = base.kind
        {
            return closure.body
        }
        // Of others only a text with values in it, which nobody changes in place.
        guard case .string(let literal) = initializer.kind,
            literal.segments.contains(where: { if case .interpolation = $0 { true } else { false } }
            )
        else { return nil }
        return CodeBlock(
            statements: [Statement(.return(initializer), range: initializer.range)],
            range: initializer.range)
    }
}

extension TypeReference {
    /// Whether it is `Self`.
    fileprivate var isSelf: Bool {
        if case .named(let path, _) = self { return path == ["Self"] }
        return false
    }
}

extension Declaration {
    /// Puts a type in place of `Self` as the type of a property or the result of a function.
    fileprivate mutating func replaceSelf(by type: TypeReference) {
        switch kind {
        case .variable(var variable):
            for index in variable.bindings.indices {
                if variable.bindings[index].type?.isSelf == true {
                    variable.bindings[index].type = type
                }
                if case .binding(let name, let own?) = variable.bindings[index].pattern, own.isSelf
                {
                    variable.bindings[index].pattern = .binding(name, type)
                }
            }
            kind = .variable(variable)
        case .function(var function):
            if function.returnType?.isSelf == true { function.returnType = type }
            kind = .function(function)
        case .type, .enumCases, .typeAlias, .preview, .other: break
        }
    }
}
