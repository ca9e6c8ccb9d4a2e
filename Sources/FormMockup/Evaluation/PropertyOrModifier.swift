/// A view's property may have the name of a modifier: `var tint: Color`. A call is that of the
/// modifier where the property is nothing that can be called.
extension Interpreter {
    /// Whether a call on a view is that of a modifier, though the view has a property of the name.
    func isModified(
        _ view: Value, by call: MethodCall, besides property: Value, of type: TypeInfo,
        isSelf: Bool
    ) -> Bool {
        switch property {
        case .closure, .function, .type, .foreignType, .keyPath: return false
        case .enumCase(let made) where made.isFunction: return false
        case .structure(let structure)
        where structure.type.isLayout || structure.type.methods["callAsFunction"] != nil:
            return false
        default: break
        }
        guard viewValue(view, range: call.range) != nil, !isFunction(call.name, of: type) else {
            return false
        }
        // Without arguments it may be a value that an `@autoclosure` was evaluated to, and of itself
        // a view asks a property whose function is not known rather than a modifier.
        if !call.arguments.isEmpty, !(isSelf && property.isUnknown) { return true }
        return isModifier(call.name)
    }

    /// Whether a property is declared as a function.
    private func isFunction(_ name: String, of type: TypeInfo) -> Bool {
        let stored = type.stored.first { $0.name == name }?.type
        var reference = stored ?? type.computed[name]?.type
        // Aliases may lead in a circle.
        for _ in 0..<8 {
            guard let type = reference else { return false }
            if type.isFunction { return true }
            reference = type.shortName.flatMap(alias)
        }
        return false
    }
}

extension Expression {
    /// Whether it is `self`.
    var isSelf: Bool {
        if case .identifier("self", _) = kind { return true }
        return false
    }
}
