/// Code in an extension of a type that the sources do not declare: what it uses without a base is
/// a member of the value that it extends.
extension Interpreter {
    /// A property of a value of the library, named without a base in an extension of its type.
    func libraryMember(_ name: String, ofSelf value: Value, range: SourceRange) -> Value? {
        guard let type = libraryTypeName(of: value) else { return nil }
        if case .unknown = value { return foreignMember(name, ofTypeNamed: type) }
        return libraryMember(name, of: value, range: range)
    }

    /// A method called without a base: `padding()` in an extension of `View`, `uppercased()` in
    /// one of `String`. Nil when the value has no such method.
    func callOnSelf(
        _ name: String, _ arguments: [EvaluatedArgument], _ scope: Scope, range: SourceRange,
        nameRange: SourceRange
    ) -> Value? {
        guard !name.isTypeLike, let value = innermostSelf(scope) else { return nil }
        if let changed = changeSelf(name, value, arguments, scope, range: range) { return changed }
        switch value {
        case .view(let view):
            guard isModifier(name) else { return nil }
            let call = MethodCall(name: name, arguments: [], range: range, nameRange: nameRange)
            return .view(modified(view, call, arguments))
        case .unknown(let unknown): return firstRead(name, arguments, of: unknown)
        case .string, .literal: return stringMethod(name, displayText(of: value), arguments)
        case .array(let values), .set(let values):
            return collectionMethod(name, values, of: value, arguments, range: range)
        case .dictionary, .range, .integer, .double, .date, .url, .paint, .font:
            return knownMethod(name, of: value, arguments, range: range)
        case .structure, .object:
            guard libraryObject(value) != nil else { return nil }
            return knownMethod(name, of: value, arguments, range: range)
        default: return nil
        }
    }

    /// `append(…)` and others that change the value which an extension extends.
    private func changeSelf(
        _ name: String, _ value: Value, _ arguments: [EvaluatedArgument], _ scope: Scope,
        range: SourceRange
    ) -> Value? {
        switch value {
        case .array, .set, .dictionary, .boolean, .string, .literal: break
        default: return nil
        }
        let call = MethodCall(name: name, arguments: [], range: range, nameRange: range)
        let place = Expression(.identifier("self", []), range: range)
        return rearranging(call, value, arguments, place, [], scope)
            ?? changing(call, value, arguments, place, [], scope)
    }

    /// What `self` is where a scope's code stands; nil outside of any type.
    private func innermostSelf(_ scope: Scope) -> Value? {
        var current: Scope? = scope
        while let scope = current {
            if let cell = scope.selfCell { return unwrapped(state.cells[cell]) }
            current = scope.parent
        }
        return nil
    }
}
