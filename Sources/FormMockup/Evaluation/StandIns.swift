/// Values for what nobody gives a value, as far as the declared type supplies one: a sample that it
/// keeps, or what it makes by itself. They are what the app's own previews would use.
extension Interpreter {
    /// A value of a type; nil when the type supplies none.
    func supplied(_ type: TypeReference?, range: SourceRange) -> Value? {
        switch type {
        case .named(let path, let arguments):
            if path.last == "Array", let element = arguments.first {
                return samples(of: element, range: range)
            }
            guard let info = typeInfo(path) else { return nil }
            return supplied(info, range: range)
        case .array(let element): return samples(of: element, range: range)
        case .opaque(let inner): return supplied(inner, range: range)
        case .optional, .dictionary, .tuple, .function, nil: return nil
        }
    }

    /// The object of a type that the views around share.
    func sharedObject(_ type: TypeReference?, range: SourceRange) -> Value? {
        guard case .named(let path, _)? = type, let info = typeInfo(path) else { return nil }
        let key = StaticKey.environment(ObjectIdentifier(info))
        if let cell = state.statics[key] { return state.cells[cell] }
        guard let value = supplied(info, range: range) else { return nil }
        state.setStatic(key, toCell: makeCell(value))
        return value
    }

    private func supplied(_ type: TypeInfo, range: SourceRange) -> Value? {
        if type.isView || type.keyword == .protocol { return nil }
        if type.keyword == .enum {
            // One without further values is as good as any: the first is what a fresh screen has.
            let isPlain = type.cases.allSatisfy { $0.parameters.isEmpty }
            guard isPlain, !type.cases.isEmpty else { return nil }
            return .enumCase(EnumValue(type: type, index: 0, payload: []))
        }
        for name in Self.sampleNames {
            if let value = sample(name, of: type, range: range) { return value }
        }
        if makesItself(type) {
            return attempt { instantiate(type, [], range: range) }
        }
        for name in Self.sharedNames {
            if let value = sample(name, of: type, range: range) { return value }
        }
        return nil
    }

    /// Names under which code keeps a value for previews.
    private static let sampleNames = [
        "preview", "mock", "sample", "example", "placeholder", "demo", "previewValue", "mockData",
        "sampleData", "exampleData", "dummy", "stub", "fixture",
    ]

    /// Names under which code keeps the one value that the app uses.
    private static let sharedNames = ["shared", "default", "standard", "current", "live"]

    /// Names under which code keeps lists of values for previews.
    private static let listNames = [
        "samples", "mocks", "examples", "previews", "sampleData", "mockData", "exampleData",
        "preview", "mock", "sample", "example", "demoData", "dummyData", "testData", "all",
        "defaults",
    ]

    /// A static member that is of the type itself.
    private func sample(_ name: String, of type: TypeInfo, range: SourceRange) -> Value? {
        guard
            type.staticStored[name] != nil || type.staticComputed[name] != nil
                || type.staticMethods[name]?.first?.parameters.isEmpty == true
        else { return nil }
        return attempt {
            let member = staticMember(name, of: type, range: range) ?? .nil
            if case .function = member { return call(member, [], range: range) }
            return member
        }.flatMap { typeInfo(of: $0) === type ? $0 : nil }
    }

    /// Whether the type can be made without arguments.
    private func makesItself(_ type: TypeInfo) -> Bool {
        if type.initializers.contains(where: { $0.parameters.allSatisfy { $0.defaultValue != nil } }
        ) {
            return true
        }
        guard type.initializers.isEmpty, !type.stored.isEmpty || type.isReference else {
            return false
        }
        // A structure whose optionals nobody fills says nothing; an object may begin so.
        return type.stored.allSatisfy {
            $0.initializer != nil || $0.wrapper != .none
                || $0.type?.isOptional == true && type.isReference
        }
    }

    /// Sample values of an element's type.
    private func samples(of element: TypeReference, range: SourceRange) -> Value? {
        guard case .named(let path, _) = element, let type = typeInfo(path) else { return nil }
        if type.keyword == .enum {
            guard type.inherited.contains("CaseIterable") else { return nil }
            return staticMember("allCases", of: type, range: range)
        }
        for name in Self.listNames {
            let holders = [type, extensionInfo("Array", holding: name)].compactMap { $0 }
            for holder in holders
            where holder.staticStored[name] != nil || holder.staticComputed[name] != nil {
                let value = attempt { staticMember(name, of: holder, range: range) ?? .nil }
                if case .array(let values)? = value, !values.isEmpty,
                    typeInfo(of: values[0]) === type
                {
                    return value
                }
            }
        }
        for name in Self.sampleNames {
            if let value = sample(name, of: type, range: range) { return .array([value]) }
        }
        return nil
    }

    /// Runs something that may fail without failing the screen: with fewer steps, and what it did
    /// is taken back if it does not end.
    private func attempt(_ body: () -> Value) -> Value? {
        guard !isStopped, callDepth < limits.callDepth / 2, depth < limits.depth / 2 else {
            return nil
        }
        let outer = state.openJournal()
        defer { state.closeJournal(outer) }
        let mark = state.mark()
        let rest = limits.steps - min(limits.steps, Self.attemptSteps)
        limits.steps -= rest
        defer { limits.steps += rest }
        let value = body()
        guard isStopped else {
            if case .nil = value { return nil }
            if case .unknown = value { return nil }
            return value
        }
        isStopped = false
        _ = state.takeBack(to: mark)
        return nil
    }

    /// The steps that making a value may take.
    private static let attemptSteps = 20_000
}
