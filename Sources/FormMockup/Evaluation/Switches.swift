extension Interpreter {
    /// Runs a `switch`. One over something unknown takes its first case.
    func execute(_ statement: SwitchStatement, _ scope: Scope) -> Completion {
        let subject = evaluate(statement.subject, scope)
        var index = 0
        var isFalling = false
        while index < statement.cases.count {
            let branch = statement.cases[index]
            let inner = Scope(parent: scope)
            if isFalling || takes(branch, subject, inner) {
                switch execute(branch.body.statements, inner) {
                case .fellThrough:
                    isFalling = true
                    index += 1
                    continue
                case .broke(nil): return .normal
                case let completion: return completion
                }
            }
            index += 1
        }
        return .normal
    }

    /// The value of `switch` as an expression.
    func value(of statement: SwitchStatement, _ scope: Scope) -> Value {
        let subject = evaluate(statement.subject, scope)
        var isEntered = false
        for branch in statement.cases {
            let inner = Scope(parent: scope)
            guard isEntered || takes(branch, subject, inner) else { continue }
            if case .fallthrough? = branch.body.statements.last?.kind {
                _ = execute(branch.body.statements, inner)
                isEntered = true
                continue
            }
            return result(of: branch.body, inner)
        }
        return .void
    }

    private func takes(_ branch: SwitchStatement.Case, _ subject: Value, _ scope: Scope) -> Bool {
        switch match(branch, subject, scope) {
        case .yes: return true
        case .no: return false
        case .undecided(let unknown):
            assume(unknown, is: true)
            return true
        }
    }

    /// Whether a case takes the subject; binds its names.
    func match(_ branch: SwitchStatement.Case, _ subject: Value, _ scope: Scope) -> Truth {
        if branch.items.isEmpty { return .yes }
        var connection = Connection(isAll: false)
        for item in branch.items {
            var truth = matches(subject, item.pattern, scope)
            if let condition = item.condition, case .yes = truth {
                truth = self.truth(of: evaluate(condition, scope), range: condition.range)
            }
            connection.add(truth)
            if connection.isSettled { break }
        }
        return connection.truth
    }

    /// Whether a value matches a pattern; binds the pattern's names.
    func matches(_ value: Value, _ pattern: Pattern, _ scope: Scope) -> Truth {
        switch pattern {
        case .wildcard: return .yes
        case .binding(let name, let type):
            scope.bind(name, to: makeCell(coerce(value, to: type)))
            return .yes
        case .expression(let expression):
            return matches(value, expression: evaluate(expression, scope))
        case .tuple(let patterns): return matches(value, patterns, scope)
        case .enumCase(let name, let patterns):
            return matches(value, caseNamed: name, patterns, scope)
        case .optional(let inner):
            switch isPresent(value) {
            case .no: return .no
            case let presence:
                let truth = matches(value, inner, scope)
                if case .no = truth { return .no }
                return presence
            }
        case .type(let inner, let reference):
            let truth = isInstance(value, of: reference, range: currentRange)
            if let inner, !truth.isNo { bind(inner, to: value, scope) }
            return truth
        }
    }

    /// Binds the names of a pattern without a question.
    func bind(_ pattern: Pattern, to value: Value, _ scope: Scope) {
        _ = matches(value, pattern, scope)
    }

    /// `pattern ~= value` for a pattern that is a value.
    func matches(_ value: Value, expression: Value) -> Truth {
        if case .range(let range) = expression {
            guard let number = number(value) else {
                return .undecided(unknown(named: describe(value) + " in range", at: currentRange))
            }
            if let lower = range.lower.flatMap(self.number), number < lower { return .no }
            guard let upper = range.upper.flatMap(self.number) else { return .yes }
            return (range.isClosed ? number <= upper : number < upper) ? .yes : .no
        }
        // A case without its associated values takes all of them.
        if case .enumCase(let pattern) = expression, pattern.isFunction,
            case .enumCase(let own) = currentValue(value)
        {
            return own.type === pattern.type && own.index == pattern.index ? .yes : .no
        }
        // So does one whose type is not known, such as `.failure` of a result.
        if case .implicit(let name, let arguments) = expression, arguments.isEmpty,
            case .implicit(let own, _) = currentValue(value)
        {
            return own == name ? .yes : .no
        }
        return areEqual(value, expression)
    }

    private func matches(_ value: Value, _ patterns: [Pattern], _ scope: Scope) -> Truth {
        var undecided: Truth?
        for (index, pattern) in patterns.enumerated() {
            let part: Value
            if case .tuple(let fields) = value {
                guard index < fields.count else { return .no }
                part = fields[index].value
            } else {
                part = member("\(index)", of: value, range: currentRange)
            }
            switch matches(part, pattern, scope) {
            case .yes: continue
            case .no: return .no
            case .undecided(let unknown): undecided = .undecided(unknown)
            }
        }
        return undecided ?? .yes
    }

    private func matches(
        _ value: Value, caseNamed name: String, _ patterns: [Pattern], _ scope: Scope
    ) -> Truth {
        switch currentValue(value) {
        case .enumCase(let value):
            guard value.name == name else { return .no }
            for (index, pattern) in patterns.enumerated() where index < value.payload.count {
                if case .no = matches(value.payload[index], pattern, scope) { return .no }
            }
            return .yes
        case .implicit(let own, let arguments):
            guard own == name else { return .no }
            for (index, pattern) in patterns.enumerated() where index < arguments.count {
                if case .no = matches(arguments[index].value, pattern, scope) { return .no }
            }
            return .yes
        case .nil: return name == "none" ? .yes : .no
        case .unknown(let unknown):
            for (index, pattern) in patterns.enumerated() {
                let part = self.unknown(
                    named: self.name(of: unknown) + "." + name + (index == 0 ? "" : "\(index)"),
                    at: currentRange)
                bind(pattern, to: .unknown(part), scope)
            }
            return areEqual(value, .implicit(name, []))
        case let other:
            if name == "some", let first = patterns.first { return matches(other, first, scope) }
            return .no
        }
    }
}
