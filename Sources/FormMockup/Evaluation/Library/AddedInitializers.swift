/// Initialisers that the sources add to the views and types of SwiftUI, Swift and Foundation.
extension Interpreter {
    /// What an initialiser in an extension makes of a call; nil when the call means one of the
    /// type's own, or when the body does not say what the instance is.
    func addedInitializer(
        of name: String, _ arguments: [EvaluatedArgument], range: SourceRange
    ) -> Value? {
        guard name.isTypeLike, !arguments.isEmpty,
            let type = additions(to: name, holding: "init")
        else { return nil }
        let candidates = type.initializers.filter { !isRunning($0) }
        guard let initializer = fitting(candidates, for: arguments), let body = initializer.body,
            isAdded(initializer, to: name, arguments)
        else { return nil }
        guard callDepth < limits.callDepth else {
            stop(.evaluationTooDeep(at: range))
            return .nil
        }
        callDepth += 1
        runningModifiers.append(body.range)
        defer {
            callDepth -= 1
            runningModifiers.removeLast()
        }
        let cell = makeCell(.nil)
        nested(at: range, or: ()) { perform(initializer, of: type, cell, arguments, range: range) }
        switch state.cells[cell] {
        case .nil, .unknown, .void: return nil
        case let made: return made
        }
    }

    /// Whether a call that fits an added initialiser means that one: it has a label that the type
    /// has not, or all of its arguments are known to be what the initialiser asks for.
    private func isAdded(
        _ initializer: FunctionDeclaration, to name: String, _ arguments: [EvaluatedArgument]
    ) -> Bool {
        let known = ArgumentLabels.labels(of: name)
        let isView = ControlCatalogue.knows(name)
        if arguments.contains(where: { $0.label.map { !known.contains($0) } ?? false }) {
            return !readsNotation(name, arguments)
        }
        return isView
            && !zip(arguments, initializer.parameters).contains { argument, parameter in
                switch currentValue(argument.value) {
                case .unknown: true
                // A literal is a key of the type's own before it is anything else.
                case .literal: isOwnType(parameter.type)
                default: false
                }
            }
    }

    private func isOwnType(_ type: TypeReference) -> Bool {
        guard case .named(let path, _) = type else { return false }
        return typeInfo(path) != nil
    }

    /// Whether a call reads a notation that is known without the code that takes it apart, such as
    /// a colour in hexadecimal digits.
    private func readsNotation(_ name: String, _ arguments: [EvaluatedArgument]) -> Bool {
        switch name {
        case "Color", "UIColor", "NSColor":
            arguments[0].label?.hasPrefix("hex") == true && isPlainHex(arguments[0].value)
        case "String": arguments[0].label == "localized" || arguments[0].label == "format"
        default: false
        }
    }
}
