extension Interpreter {
    /// Whether a list of conditions holds; binds the names of `if let` and `if case`.
    func check(_ conditions: [Condition], _ scope: Scope) -> Truth {
        if conditions.count == 1 { return check(conditions[0], scope) }
        var connection = Connection(isAll: true)
        for condition in conditions where !connection.isSettled {
            connection.add(check(condition, scope))
        }
        return connection.truth
    }

    private func check(_ condition: Condition, _ scope: Scope) -> Truth {
        switch condition.kind {
        case .expression(let expression):
            return truth(of: evaluate(expression, scope), range: expression.range)
        case .optionalBinding(let pattern, let expression):
            return checkBinding(pattern, expression, scope, range: condition.range)
        case .match(let pattern, let expression):
            return matches(evaluate(expression, scope), pattern, scope)
        case .availability(let versions, let isUnavailable):
            let isAvailable = isAvailable(versions)
            return isAvailable != isUnavailable ? .yes : .no
        }
    }

    private func checkBinding(
        _ pattern: Pattern, _ expression: Expression?, _ scope: Scope, range: SourceRange
    ) -> Truth {
        let value: Value
        if let expression {
            value = settled(evaluate(expression, scope))
        } else if case .binding(let name, _) = pattern {
            value = lookUp(name, scope, range: range)
        } else {
            return .yes
        }
        let presence = isPresent(value)
        if case .no = presence { return .no }
        bind(pattern, to: value, scope)
        return presence
    }

    /// Whether a value is not nil.
    func isPresent(_ value: Value) -> Truth {
        switch value {
        case .nil: return .no
        case .binding(let binding):
            switch binding {
            case .unknown: return .yes
            default:
                if case .nil = read(binding) { return .no }
                return .yes
            }
        case .unknown: return areEqual(value, .nil).negated
        default: return .yes
        }
    }

    /// `#available` follows the look: iOS 26 for `ios26`, iOS 18 for `ios18`.
    private func isAvailable(_ versions: [PlatformVersion]) -> Bool {
        let current: Int
        switch traits.look {
        case .ios26: current = 26
        case .ios18: current = 18
        }
        for version in versions where version.platform == "iOS" { return current >= version.major }
        return true
    }
}
