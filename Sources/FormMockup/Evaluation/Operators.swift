extension Interpreter {
    /// Folds a flat operator expression by precedence, without recursion along the chain.
    func operators(
        _ first: Expression, _ tails: [OperatorTail], _ scope: Scope, range: SourceRange
    ) -> Value {
        fold(first, tails, tails.startIndex, tails.endIndex, scope, range: range)
    }

    /// The value of the operand before `lower` and the tails `lower..<upper`.
    private func fold(
        _ first: Expression, _ tails: [OperatorTail], _ lower: Int, _ upper: Int, _ scope: Scope,
        range: SourceRange
    ) -> Value {
        guard lower < upper else { return evaluate(first, scope) }
        var weakest = Int.max
        for index in lower..<upper { weakest = min(weakest, precedence(tails[index].name)) }
        var start = lower
        var end = lower
        while end < upper, precedence(tails[end].name) != weakest { end += 1 }
        var result = fold(first, tails, start, end, scope, range: range)
        if end < upper, tails[end].name == "&&" || tails[end].name == "||" {
            return connect(result, tails, end..<upper, scope, range: range)
        }
        while end < upper {
            let tail = tails[end]
            start = end + 1
            end = start
            while end < upper, precedence(tails[end].name) != weakest { end += 1 }
            let (segment, from, to) = (tail.operand, start, end)
            result = combine(tail.name, result, range: range) {
                self.fold(segment, tails, from, to, scope, range: range)
            }
            if isStopped { break }
        }
        return result
    }

    /// `a && b && …` or `a || b || …`, whose parts are evaluated as long as they count.
    private func connect(
        _ first: Value, _ tails: [OperatorTail], _ indices: Range<Int>, _ scope: Scope,
        range: SourceRange
    ) -> Value {
        let name = tails[indices.lowerBound].name
        let weakest = precedence(name)
        var connection = Connection(isAll: name == "&&")
        connection.add(truth(of: first, range: range))
        var end = indices.lowerBound
        while end < indices.upperBound, !connection.isSettled, !isStopped {
            let operand = tails[end].operand
            let start = end + 1
            end = start
            while end < indices.upperBound, precedence(tails[end].name) != weakest { end += 1 }
            let value = fold(operand, tails, start, end, scope, range: range)
            connection.add(truth(of: value, range: range))
        }
        return connection.truth.value
    }

    /// An operator that is handed over as a function: `reduce(0, +)`, `sorted(by: >)`.
    func apply(_ name: String, to arguments: [EvaluatedArgument], range: SourceRange) -> Value? {
        guard arguments.count == 2 else { return nil }
        switch name {
        case "+", "-", "*", "/", "%", "<", ">", "<=", ">=", "==", "!=", "&&", "||":
            if name == "&&" || name == "||" {
                var connection = Connection(isAll: name == "&&")
                for argument in arguments {
                    connection.add(truth(of: argument.value, range: range))
                }
                return connection.truth.value
            }
            return combine(name, arguments[0].value, range: range) { arguments[1].value }
        default: return nil
        }
    }

    /// Swift's precedence groups, the weakest first; own operators rank as the default group.
    private func precedence(_ name: String) -> Int {
        switch name {
        case "||": 2
        case "&&": 3
        case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=", "=~": 4
        case "??": 5
        case "..<", "...": 7
        case "+", "-", "&+", "&-", "|", "^": 8
        case "*", "/", "%", "&*", "&": 9
        case "<<", ">>": 10
        default: 6
        }
    }

    /// Applies an operator; the right side is evaluated only when it counts.
    private func combine(
        _ name: String, _ left: Value, range: SourceRange, _ right: () -> Value
    ) -> Value {
        switch name {
        case "??":
            switch left {
            case .nil: return right()
            case .unknown(let unknown):
                if let value = shownValueIfDecided(unknown) { return value }
                let right = right()
                return right.isPlainText || isLookup(unknown, emptyOtherwise: right) ? left : right
            default: return left
            }
        default: return combined(name, left, right(), range: range)
        }
    }

    private func combined(_ name: String, _ left: Value, _ right: Value, range: SourceRange)
        -> Value
    {
        if let value = ownOperator(name, left, right, range: range) { return value }
        switch name {
        case "==": return areEqual(left, right).value
        case "!=": return areEqual(left, right).negated.value
        case "===": return areIdentical(left, right).value
        case "!==": return areIdentical(left, right).negated.value
        case "~=": return matches(right, expression: left).value
        case "..<": return .range(.init(lower: left, upper: right, isClosed: false))
        case "...": return .range(.init(lower: left, upper: right, isClosed: true))
        case "<", ">", "<=", ">=": return compare(name, left, right, range: range)
        default: return arithmetic(name, left, right, range: range)
        }
    }

    private func shownValueIfDecided(_ unknown: Unknown) -> Value? {
        guard case .cell(let index) = unknown else { return nil }
        return state.unknowns[index].value
    }

    /// `!a`, `-a`, `...a`, `..<a`.
    func prefix(_ name: String, _ operand: Expression, _ scope: Scope, range: SourceRange) -> Value
    {
        let value = evaluate(operand, scope)
        if let own = ownOperator(name, value, range: range) { return own }
        switch name {
        case "!": return truth(of: value, range: range).negated.value
        case "-":
            switch value {
            case .integer(let number): return .integer(number == .min ? .max : -number)
            case .double(let number): return .double(-number)
            default: return value
            }
        case "...": return .range(.init(lower: nil, upper: value, isClosed: true))
        case "..<": return .range(.init(lower: nil, upper: value, isClosed: false))
        default: return value
        }
    }

    /// The outcome of a value as a condition.
    func truth(of value: Value, range: SourceRange) -> Truth {
        switch value {
        case .boolean(let value): return value ? .yes : .no
        case .unknown(let unknown): return truth(of: unknown)
        case .binding(let binding): return truth(of: read(binding), range: range)
        case .stateCell(let cell): return truth(of: state.cells[cell], range: range)
        case .nil: return .no
        case .implicit("constant", let arguments) where arguments.count == 1:
            return truth(of: arguments[0].value, range: range)
        default: return .undecided(unknown(named: describe(value), at: range))
        }
    }

    /// Compares by order; what has none is unknown.
    func compare(_ name: String, _ left: Value, _ right: Value, range: SourceRange) -> Value {
        guard let order = order(left, right) else {
            return .unknown(
                unknown(named: describe(left) + " " + name + " " + describe(right), at: range))
        }
        switch name {
        case "<": return .boolean(order < 0)
        case ">": return .boolean(order > 0)
        case "<=": return .boolean(order <= 0)
        default: return .boolean(order >= 0)
        }
    }
}

extension Value {
    /// Whether it is text that a reader may see as it is.
    var isPlainText: Bool {
        switch self {
        case .string(let text): text.isEmpty
        case .literal(let text): text.segments.isEmpty
        default: false
        }
    }
}
