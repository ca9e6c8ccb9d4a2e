/// Operators that the sources declare: as static functions of types, or at the top of a file.
extension Interpreter {
    /// `left op right` by an own operator; nil when Swift's own is meant.
    func ownOperator(_ name: String, _ left: Value, _ right: Value, range: SourceRange) -> Value? {
        let (left, right) = (currentValue(left), currentValue(right))
        let own = typeInfo(of: left) ?? typeInfo(of: right)
        if let own {
            if let value = apply(name, of: own, [left, right], range: range) { return value }
            // What Swift derives from `==` and `<`.
            switch name {
            case "!=":
                return apply("==", of: own, [left, right], range: range).map { negated($0, range) }
            case ">": return apply("<", of: own, [right, left], range: range)
            case "<=":
                return apply("<", of: own, [right, left], range: range).map { negated($0, range) }
            case ">=":
                return apply("<", of: own, [left, right], range: range).map { negated($0, range) }
            default: break
            }
        }
        if Self.isStandard(name) { return nil }
        if let extended = libraryTypeName(of: left),
            let type = extensionInfo(extended, holding: name),
            let value = apply(name, of: type, [left, right], range: range)
        {
            return value
        }
        return apply(functions(named: name), [left, right], globalScope, range: range)
    }

    /// `op operand` by an own operator.
    func ownOperator(_ name: String, _ operand: Value, range: SourceRange) -> Value? {
        if let own = typeInfo(of: currentValue(operand)) {
            return apply(name, of: own, [operand], range: range)
        }
        if Self.isStandard(name) { return nil }
        return apply(functions(named: name), [operand], globalScope, range: range)
    }

    /// `value op= other`, by an own `op=` or `op`.
    func changed(_ value: Value, _ name: String, by other: Value, range: SourceRange) -> Value {
        let current = currentValue(value)
        if let type = typeInfo(of: current), let own = type.staticMethods[name] {
            let cell = makeCell(current)
            if apply(own, [.stateCell(cell), other], staticScope(of: type), range: range) != nil {
                return state.cells[cell]
            }
        }
        let plain = String(name.dropLast())
        return ownOperator(plain, current, other, range: range)
            ?? arithmetic(plain, current, other, range: range)
    }

    /// Whether two values of one type are equal by its own `==`; nil where it declares none.
    func ownEquality(_ left: Value, _ right: Value, _ type: TypeInfo) -> Truth? {
        guard type.staticMethods["=="] != nil else { return nil }
        return apply("==", of: type, [left, right], range: currentRange).map {
            truth(of: $0, range: currentRange)
        }
    }

    /// The order of two values of one type by its own `<`; nil where it declares none.
    func ownOrder(_ left: Value, _ right: Value) -> Int? {
        guard let type = typeInfo(of: left), type === typeInfo(of: right) else { return nil }
        guard let isLess = apply("<", of: type, [left, right], range: currentRange) else {
            return nil
        }
        if truth(of: isLess, range: currentRange).isYes { return -1 }
        guard let isMore = apply("<", of: type, [right, left], range: currentRange) else {
            return nil
        }
        return truth(of: isMore, range: currentRange).isYes ? 1 : 0
    }

    private func apply(_ name: String, of type: TypeInfo, _ operands: [Value], range: SourceRange)
        -> Value?
    {
        if let own = type.staticMethods[name],
            let value = apply(own, operands, staticScope(of: type), range: range)
        {
            return value
        }
        if type.inherited.isEmpty { return nil }
        return inherited(name, of: type) { parent in
            parent.staticMethods[name].flatMap {
                apply($0, operands, staticScope(of: type), range: range)
            }
        }
    }

    private func apply(
        _ candidates: [FunctionDeclaration], _ operands: [Value], _ scope: Scope,
        range: SourceRange
    ) -> Value? {
        for function in candidates
        where function.parameters.count == operands.count && function.body != nil {
            // Operands have no labels, whatever the parameters are called.
            let arguments = zip(function.parameters, operands).map {
                EvaluatedArgument(label: $0.label, value: $1, range: range)
            }
            let takes = zip(function.parameters, operands).allSatisfy { parameter, operand in
                parameter.type.shortName == "Self" || canBe(operand, parameter.type)
            }
            if takes { return call(function, arguments, scope: scope, range: range) }
        }
        return nil
    }

    private func negated(_ value: Value, _ range: SourceRange) -> Value {
        truth(of: value, range: range).negated.value
    }

    /// Whether Swift's library has the operator for its own types.
    private static func isStandard(_ name: String) -> Bool {
        switch name {
        case "+", "-", "*", "/", "%", "<", ">", "<=", ">=", "==", "!=", "===", "!==", "..<", "...",
            "~=", "!", "&", "|", "^", "~", "<<", ">>", "&+", "&-", "&*":
            true
        default: false
        }
    }
}
