/// Members that a type has from its superclass and from extensions of its protocols.
extension Interpreter {
    /// One of the types above another: declared, or a protocol of a library that the sources extend.
    struct Ancestor {
        var info: TypeInfo?
        var name: String
    }

    /// The declared class that a class inherits from.
    func superclass(of type: TypeInfo) -> TypeInfo? {
        guard type.isReference, let name = type.inherited.first, let parent = info(name),
            parent.isReference, parent !== type
        else { return nil }
        return parent
    }

    /// The types above a type, the nearest first.
    func ancestors(of type: TypeInfo) -> [Ancestor] {
        if type.inherited.isEmpty { return [] }
        let key = ObjectIdentifier(type)
        if let known = ancestors[key] { return known }
        // Set first: protocols may inherit in a circle.
        ancestors[key] = []
        var result: [Ancestor] = []
        var names = type.inherited
        if type.keyword == .enum, type.cases.contains(where: { $0.parameters.isEmpty }) {
            names += ["RawRepresentable", "CaseIterable"]
        }
        var next = 0
        while next < names.count, next < 64 {
            let name = names[next]
            next += 1
            if names[..<(next - 1)].contains(name) || name == "View" { continue }
            if let info = info(name), info !== type, info.isDeclared {
                result.append(Ancestor(info: info, name: name))
                names += info.inherited
            } else if types[name] != nil || loaded.library.extendsOnly(name) {
                result.append(Ancestor(info: nil, name: name))
            }
        }
        ancestors[key] = result
        return result
    }

    /// What the first type above that has a member gives.
    func inherited<Member>(
        _ name: String, of type: TypeInfo, _ find: (TypeInfo) -> Member?
    ) -> Member? {
        for ancestor in ancestors(of: type) {
            let info = ancestor.info ?? extensionInfo(ancestor.name, holding: name)
            if let info, let member = find(info) { return member }
        }
        return nil
    }

    /// A method with the type whose code it is.
    typealias OwnedMethod = (function: FunctionDeclaration, owner: TypeInfo)

    /// The method that a call means: an own one whose labels fit, else one from above.
    func ownMethod(_ name: String, of type: TypeInfo, _ arguments: [EvaluatedArgument])
        -> OwnedMethod?
    {
        let own = type.methods[name] ?? []
        if type.inherited.isEmpty { return choose(own, for: arguments).map { ($0, type) } }
        if let method = fittingLabels(own, for: arguments) { return (method, type) }
        return inheritedMethod(name, of: type, arguments)
            ?? choose(own, for: arguments).map { ($0, type) }
    }

    /// A method from above that a call fits, else the first of its name that has a body.
    private func inheritedMethod(
        _ name: String, of type: TypeInfo, _ arguments: [EvaluatedArgument]
    ) -> OwnedMethod? {
        var first: OwnedMethod?
        let fitting: OwnedMethod? = inherited(name, of: type) { info in
            guard let methods = info.methods[name] else { return nil }
            let real = methods.filter { $0.body != nil }
            let owner = codeOwner(info, of: type)
            if first == nil { first = real.first.map { ($0, owner) } }
            return fittingLabels(real, for: arguments).map { ($0, owner) }
        }
        return fitting ?? first
    }

    /// The type that code of an ancestor sees as its own: a class is itself, a protocol stands for
    /// the type that conforms to it.
    func codeOwner(_ ancestor: TypeInfo, of type: TypeInfo) -> TypeInfo {
        ancestor.isReference ? ancestor : type
    }

    /// Gives a class the stored properties of its superclasses.
    func inheritStored(_ type: TypeInfo) {
        guard type.isReference, let parent = superclass(of: type) else { return }
        let key = ObjectIdentifier(type)
        guard inheriting.insert(key).inserted else { return }
        inheritStored(parent)
        for property in parent.stored where type.computed[property.name] == nil {
            type.add(property)
        }
    }

    /// `super.name`: a computed property of the superclass; nil for one that is stored.
    func superMember(_ name: String, _ owner: TypeInfo, _ cell: Int, range: SourceRange) -> Value? {
        guard let parent = superclass(of: owner), let own = ownComputed(name, of: parent) else {
            return nil
        }
        let scope = Scope(parent: globalScope, owner: own.owner, selfCell: cell)
        return run(own.computed, named: name, scope: Scope(parent: scope), range: range)
    }

    /// A computed property, own or from above, with the type whose code it is.
    func ownComputed(_ name: String, of type: TypeInfo) -> (
        computed: TypeInfo.Computed, owner: TypeInfo
    )? {
        if let own = type.computed[name] { return (own, type) }
        return inherited(name, of: type) { info in
            info.computed[name].map { ($0, codeOwner(info, of: type)) }
        }
    }

    /// The body of a view: its own, or the one that an extension of its protocol has.
    func body(of type: TypeInfo) -> TypeInfo.Computed? {
        type.computed["body"]
            ?? inherited("body", of: type) { info in
                info.computed["body"].flatMap { $0.getter.statements.isEmpty ? nil : $0 }
            }
    }

    /// `super.name(…)`: a method of the superclass, or its initialiser, on the same instance. Nil
    /// where there is none.
    func callSuper(
        _ name: String, _ arguments: [EvaluatedArgument], _ scope: Scope, range: SourceRange
    )
        -> Value?
    {
        guard let (owner, cell) = innermostInstance(scope) else { return nil }
        if name == "init" {
            if let parent = superclass(of: owner) {
                delegate(to: parent, cell, arguments, range: range)
            }
            return .void
        }
        guard let parent = superclass(of: owner),
            let method = ownMethod(name, of: parent, arguments)
        else { return nil }
        let inner = Scope(parent: globalScope, owner: method.owner, selfCell: cell)
        return call(method.function, arguments, scope: inner, range: range)
    }
}
