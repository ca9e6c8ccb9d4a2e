/// Which of several functions with one name a call means: by its labels, then by what its arguments
/// can be.
extension Interpreter {
    /// The candidate that fits a call best; the first if none does.
    func choose(_ candidates: [FunctionDeclaration], for arguments: [EvaluatedArgument])
        -> FunctionDeclaration?
    {
        if candidates.count < 2 { return candidates.first }
        let labelled = candidates.filter { fits($0.parameters, arguments) }
        if labelled.count < 2 { return labelled.first ?? candidates.first }
        return labelled.first { takes($0.parameters, arguments) } ?? labelled.first
    }

    /// The candidate whose labels are those of a call, the first whose types can be too; nil when
    /// none has them.
    func fittingLabels(_ candidates: [FunctionDeclaration], for arguments: [EvaluatedArgument])
        -> FunctionDeclaration?
    {
        let labelled = candidates.filter { fits($0.parameters, arguments) }
        if labelled.count < 2 { return labelled.first }
        return labelled.first { takes($0.parameters, arguments) } ?? labelled.first
    }

    /// The candidate that a call can mean by labels and types; nil when it means something else,
    /// such as a modifier of SwiftUI's own with the same name.
    func fitting(_ candidates: [FunctionDeclaration], for arguments: [EvaluatedArgument])
        -> FunctionDeclaration?
    {
        candidates.first { fits($0.parameters, arguments) && takes($0.parameters, arguments) }
    }

    /// Whether an argument is for a parameter.
    func accepts(
        _ parameter: FunctionDeclaration.Parameter, _ argument: EvaluatedArgument, isLast: Bool
    ) -> Bool {
        if argument.label == parameter.label { return true }
        guard argument.isTrailingClosure, argument.label == nil else { return false }
        return isLast && !parameter.type.isPlainValue || parameter.type.isFunction
            || parameter.buildsViews
    }

    /// Whether the labels of a call are those of a function.
    private func fits(
        _ parameters: [FunctionDeclaration.Parameter], _ arguments: [EvaluatedArgument]
    ) -> Bool {
        matches(parameters, arguments) { _, _ in true }
    }

    /// Whether the arguments of a call, whose labels fit, can be of the types of a function.
    private func takes(
        _ parameters: [FunctionDeclaration.Parameter], _ arguments: [EvaluatedArgument]
    ) -> Bool {
        matches(parameters, arguments) { parameter, argument in
            parameter.attributes.contains { $0.name == "autoclosure" }
                || canBe(argument.value, parameter.type)
        }
    }

    private func matches(
        _ parameters: [FunctionDeclaration.Parameter], _ arguments: [EvaluatedArgument],
        _ isRight: (FunctionDeclaration.Parameter, EvaluatedArgument) -> Bool
    ) -> Bool {
        var next = 0
        for (position, parameter) in parameters.enumerated() {
            if next < arguments.count,
                accepts(parameter, arguments[next], isLast: position == parameters.count - 1)
            {
                guard isRight(parameter, arguments[next]) else { return false }
                next += 1
                while parameter.isVariadic, next < arguments.count, arguments[next].label == nil {
                    next += 1
                }
            } else if parameter.defaultValue == nil, !parameter.isVariadic {
                return false
            }
        }
        return next == arguments.count
    }
}

// MARK: - Types

extension Interpreter {
    /// Whether a value can be of a type. What is not known can be anything.
    func canBe(_ value: Value, _ type: TypeReference) -> Bool {
        switch (currentValue(value), type) {
        case (.unknown, .named(let path, _)) where path.last?.hasSuffix("KeyPath") == true:
            // An operator such as `<`; key paths are written down.
            return false
        case (.unknown, _), (.void, _), (.foreignType, _), (.range, _): return true
        case (.nil, .optional): return true
        case (let value, .optional(let inner)), (let value, .opaque(let inner)):
            return canBe(value, inner)
        case (.closure, .function), (.function, .function), (.type, .function),
            (.keyPath, .function):
            return true
        case (_, .function): return false
        case (.array, .array), (.set, .array), (.implicit, .array), (.dictionary, .dictionary),
            (.implicit, .dictionary):
            return true
        case (.array(let values), .dictionary): return values.isEmpty
        case (_, .array), (_, .dictionary): return false
        case (.tuple(let fields), .tuple(let elements)): return fields.count == elements.count
        case (_, .tuple): return false
        case (_, .named(let path, _)):
            // A binding is one only where it is asked for.
            if path.last == "Binding" { return isBinding(value) }
            return canBe(currentValue(value), named: path)
        }
    }

    private func isBinding(_ value: Value) -> Bool {
        switch value {
        case .binding, .stateCell, .unknown, .implicit("constant", _): true
        default: false
        }
    }

    private func canBe(_ value: Value, named path: [String]) -> Bool {
        if let info = typeInfo(path) { return canBe(value, info) }
        switch (path.last ?? "", value) {
        case ("String", .string), ("String", .literal), ("String", .implicit): return true
        case ("String", _): return false
        case ("Int", .integer), ("Int", .implicit): return true
        case ("Int", _): return false
        case ("Double", .integer), ("Double", .double), ("Double", .implicit),
            ("CGFloat", .integer), ("CGFloat", .double), ("CGFloat", .implicit):
            return true
        case ("Double", _), ("CGFloat", _): return false
        case ("Bool", .boolean), ("Bool", .implicit): return true
        case ("Bool", _): return false
        case ("LocalizedStringKey", .literal), ("LocalizedStringKey", .string),
            ("LocalizedStringKey", .implicit):
            return true
        case ("LocalizedStringKey", _): return false
        case ("KeyPath", .keyPath), ("WritableKeyPath", .keyPath): return true
        case ("KeyPath", _), ("WritableKeyPath", _): return false
        default: return true
        }
    }

    private func canBe(_ value: Value, _ type: TypeInfo) -> Bool {
        if type.keyword == .protocol { return true }
        switch value {
        case .structure(let structure): return structure.type === type
        case .enumCase(let value): return value.type === type
        case .object(let id):
            let own = state.objects[id].type
            return own === type || own.inherited.contains(type.shortName)
        case .implicit(let name, _):
            return name == "init" || type.caseIndex(name) != nil || type.staticStored[name] != nil
                || type.staticComputed[name] != nil || type.staticMethods[name] != nil
        case .string, .literal, .integer, .double, .boolean, .array, .dictionary, .nil:
            return type.inherited.contains { $0.hasPrefix("ExpressibleBy") || $0 == "OptionSet" }
        case .void, .set, .tuple, .range, .closure, .function, .type, .foreignType, .keyPath,
            .binding, .date, .url, .paint, .font, .view, .unknown, .stateCell:
            return false
        }
    }
}

extension TypeReference {
    /// Whether it is a type of values that no closure can be.
    fileprivate var isPlainValue: Bool {
        switch self {
        case .optional(let inner): inner.isPlainValue
        case .array, .dictionary: true
        case .named(let path, _): path.last.map(Self.plainValues.contains) ?? false
        case .opaque, .tuple, .function: false
        }
    }

    private static let plainValues: Set<String> = [
        "Bool", "CGFloat", "Color", "Date", "Decimal", "Double", "Float", "Font", "Image", "Int",
        "LocalizedStringKey", "LocalizedStringResource", "String", "Substring", "URL", "UUID",
    ]
}
