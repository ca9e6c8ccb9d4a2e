/// Methods that are used as values, with the value they belong to.
extension Interpreter {
    /// A method of the sources.
    func methodValue(_ name: String, of value: Value) -> Value? {
        guard let type = typeInfo(of: value), ownMethod(name, of: type, []) != nil else {
            return nil
        }
        return method(name, of: value, selfCell: makeCell(value), [])
    }

    /// A method of the library that asks one thing: `names.filter(wanted.contains)`.
    func questionFunction(_ name: String, of value: Value, range: SourceRange) -> Value? {
        switch name {
        case "contains", "hasPrefix", "hasSuffix": break
        default: return nil
        }
        let base = Expression(.identifier("base", []), range: range)
        let argument = Argument(
            label: nil, labelRange: range, value: Expression(.closureShorthand(0), range: range))
        let suffixes = [
            Suffix(.member(name, []), range: range, nameRange: range),
            Suffix(.call([argument]), range: range, nameRange: range),
        ]
        let call = Expression(.postfix(base, suffixes), range: range)
        let body = CodeBlock(
            statements: [Statement(.expression(call), range: range)], range: range)
        let scope = Scope(parent: globalScope)
        scope.bind("base", to: makeCell(value))
        return .closure(
            ClosureValue(
                closure: Closure(parameters: [], body: body), scope: scope, range: range))
    }

    /// The arguments of a function that is called as a value: a tuple is spread over several
    /// parameters, and each gets the label that the function gives it.
    func spread(
        _ arguments: [EvaluatedArgument], over parameters: [FunctionDeclaration.Parameter]
    ) -> [EvaluatedArgument] {
        guard
            arguments.allSatisfy({ $0.label == nil && !$0.isTrailingClosure }),
            !parameters.contains(where: { $0.isVariadic })
        else { return arguments }
        let required = parameters.filter { $0.defaultValue == nil }
        var given = arguments
        if required.count > 1 { given = fields(of: arguments, count: required.count) ?? given }
        let targets = given.count == parameters.count ? parameters : required
        guard given.count == targets.count else { return arguments }
        for index in given.indices { given[index].label = targets[index].label }
        return given
    }

    /// The two operands of an operator that is called with a tuple.
    func pair(_ arguments: [EvaluatedArgument]) -> [EvaluatedArgument] {
        fields(of: arguments, count: 2) ?? arguments
    }

    /// The parts of a tuple that is the only argument.
    private func fields(of arguments: [EvaluatedArgument], count: Int) -> [EvaluatedArgument]? {
        guard arguments.count == 1, case .tuple(let fields) = arguments[0].value,
            fields.count == count
        else { return nil }
        return fields.map {
            EvaluatedArgument(label: nil, value: $0.value, range: arguments[0].range)
        }
    }

    /// The arguments of an initialiser that is called as a value: `names.map(Row.init)`.
    func spread(_ arguments: [EvaluatedArgument], over type: TypeInfo) -> [EvaluatedArgument] {
        for initializer in type.initializers {
            let given = spread(arguments, over: initializer.parameters)
            if fittingLabels([initializer], for: given) != nil { return given }
        }
        guard type.initializers.isEmpty else { return arguments }
        let labels =
            type.keyword == .enum
            ? ["rawValue"]
            : type.stored.filter { $0.initializer == nil && $0.wrapper != .generic }.map { $0.name }
        let parameters = labels.map {
            FunctionDeclaration.Parameter(label: $0, name: $0, type: .named([], []))
        }
        return spread(arguments, over: parameters)
    }

    /// `result.get()`: what a `Result` holds, which a failure throws. Nil for other values.
    func successValue(of result: Value) -> Value? {
        switch result {
        case .implicit("success", let arguments): return arguments.first?.value
        case .implicit("failure", let arguments):
            thrown = arguments.first?.value
            return .nil
        default: return nil
        }
    }
}
