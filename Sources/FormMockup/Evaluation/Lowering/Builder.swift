extension Interpreter {
    /// What a view becomes under an environment.
    func items(of view: ViewValue, _ environment: Environment) -> [LoweredItem] {
        guard step(at: currentRange) else { return [] }
        return nested(at: currentRange, or: []) { lower(view, environment) }
    }

    private func lower(_ view: ViewValue, _ environment: Environment) -> [LoweredItem] {
        switch view {
        case .lowered(let items): return items
        case .builder(let block, let scope):
            return items(of: block, Scope(parent: scope), environment)
        case .control(let call):
            guard let control = ControlCatalogue.control(named: call.name) else { return [] }
            return control.lower(ControlContext(call, environment, self))
        case .own(let structure, let range): return items(of: structure, environment, range: range)
        case .foreign(let call): return placeholder(for: call, environment)
        case .modified: return itemsOfChain(view, environment)
        }
    }

    /// What a value becomes where a view is wanted.
    func items(of value: Value, _ environment: Environment, range: SourceRange) -> [LoweredItem] {
        switch currentValue(value) {
        case .view(let view): return items(of: view, environment)
        case .closure(let closure):
            return items(
                of: closure.closure.body, scope(for: closure, []), environment)
        case .array(let values), .set(let values):
            return values.flatMap { items(of: $0, environment, range: range) }
        case .unknown(let unknown):
            let call = ViewCall(
                name: name(of: unknown), arguments: [], range: range, nameRange: range)
            return placeholder(for: call, environment)
        case let other:
            guard let view = viewValue(other, range: range) else { return [] }
            return items(of: view, environment)
        }
    }

    /// Runs the body of an own view.
    private func items(
        of structure: StructureValue, _ environment: Environment, range: SourceRange
    ) -> [LoweredItem] {
        guard let body = structure.type.computed["body"] else { return [] }
        guard callDepth < limits.callDepth else {
            stop(.evaluationTooDeep(at: range))
            return []
        }
        callDepth += 1
        defer { callDepth -= 1 }
        let cell = makeCell(.structure(filled(structure, environment)))
        let scope = Scope(parent: globalScope, owner: structure.type, selfCell: cell)
        scope.bind("self", to: cell)
        var result = items(of: body.getter, Scope(parent: scope), environment)
        for index in result.indices {
            if case .element(var element) = result[index] {
                element.range = range
                result[index] = .element(element)
            }
        }
        return result
    }

    /// Gives the properties that come from the environment what the views around gave.
    private func filled(_ structure: StructureValue, _ environment: Environment) -> StructureValue {
        guard !environment.values.isEmpty else { return structure }
        var result = structure
        for (index, stored) in structure.type.stored.enumerated() {
            let key: String?
            switch stored.wrapper {
            case .environment(let name): key = name
            case .object: key = stored.type?.shortName
            case .none, .state, .binding, .query, .focus, .builder: key = nil
            }
            if let key, let value = environment.values[key] { result.fields[index] = value }
        }
        return result
    }

    /// Runs a builder: every expression that is a view is taken in.
    func items(of block: CodeBlock, _ scope: Scope, _ environment: Environment) -> [LoweredItem] {
        var result: [LoweredItem] = []
        _ = build(block.statements, scope, environment, into: &result)
        return result
    }

    /// Runs statements of a builder; true when a `return` ended it.
    private func build(
        _ statements: [Statement], _ scope: Scope, _ environment: Environment,
        into result: inout [LoweredItem]
    ) -> Bool {
        for statement in statements {
            guard step(at: statement.range) else { return true }
            switch statement.kind {
            case .expression(let expression):
                result += items(of: expression, scope, environment)
            case .return(let expression):
                if let expression { result += items(of: expression, scope, environment) }
                return true
            case .if(let conditional):
                result += items(of: conditional, from: 0, scope, environment)
            case .switch(let selection):
                result += items(of: selection, scope, environment)
            case .do(let block, _):
                if build(block.statements, Scope(parent: scope), environment, into: &result) {
                    return true
                }
            default:
                if case .returned(let value) = execute([statement], scope) {
                    result += items(of: value, environment, range: statement.range)
                    return true
                }
            }
            if isStopped { return true }
        }
        return false
    }

    private func items(of expression: Expression, _ scope: Scope, _ environment: Environment)
        -> [LoweredItem]
    {
        switch expression.kind {
        case .ifExpression(let statement): return items(of: statement, from: 0, scope, environment)
        case .switchExpression(let statement): return items(of: statement, scope, environment)
        default: break
        }
        let value = evaluate(expression, scope)
        var lowered = items(of: value, environment, range: expression.range)
        for index in lowered.indices {
            if case .element(var element) = lowered[index], element.range == nil {
                element.range = expression.range
                lowered[index] = .element(element)
            }
        }
        return lowered
    }

    /// An `if` of a builder from one of its clauses on. An undecided condition draws the branch
    /// that shows more, and is decided with it.
    private func items(
        of statement: IfStatement, from index: Int, _ scope: Scope, _ environment: Environment
    ) -> [LoweredItem] {
        var index = index
        while index < statement.clauses.count {
            let clause = statement.clauses[index]
            let inner = Scope(parent: scope)
            switch check(clause.conditions, inner) {
            case .yes: return items(of: clause.body, inner, environment)
            case .no: index += 1
            case .undecided(let unknown):
                guard index + 1 < statement.clauses.count || statement.otherwise != nil else {
                    // Nothing shows no more than something: there is no other branch to try.
                    assume(unknown, is: true)
                    return items(of: clause.body, inner, environment)
                }
                return choose(
                    unknown,
                    then: { self.items(of: clause.body, inner, environment) },
                    otherwise: {
                        self.items(of: statement, from: index + 1, scope, environment)
                    })
            }
        }
        guard let otherwise = statement.otherwise else { return [] }
        return items(of: otherwise, Scope(parent: scope), environment)
    }

    private func items(
        of statement: SwitchStatement, _ scope: Scope, _ environment: Environment
    ) -> [LoweredItem] {
        let subject = evaluate(statement.subject, scope)
        return items(of: statement, subject, from: 0, scope, environment)
    }

    private func items(
        of statement: SwitchStatement, _ subject: Value, from index: Int, _ scope: Scope,
        _ environment: Environment
    ) -> [LoweredItem] {
        var index = index
        while index < statement.cases.count {
            let branch = statement.cases[index]
            let inner = Scope(parent: scope)
            switch match(branch, subject, inner) {
            case .yes: return items(of: branch.body, inner, environment)
            case .no: index += 1
            case .undecided(let unknown):
                return choose(
                    unknown,
                    then: { self.items(of: branch.body, inner, environment) },
                    otherwise: {
                        self.items(of: statement, subject, from: index + 1, scope, environment)
                    })
            }
        }
        return []
    }

    /// Tries both outcomes of an undecided condition and keeps the one that shows more.
    private func choose(
        _ unknown: Unknown, then: () -> [LoweredItem], otherwise: () -> [LoweredItem]
    ) -> [LoweredItem] {
        let before = (state, rowCount, readsColorScheme)
        assume(unknown, is: true)
        let first = then()
        let afterFirst = (state, rowCount, readsColorScheme)
        (state, rowCount, readsColorScheme) = before
        assume(unknown, is: false)
        let second = otherwise()
        guard weight(of: second) <= weight(of: first) else { return second }
        (state, rowCount, readsColorScheme) = afterFirst
        return first
    }

    /// How much items show: rows first, then elements.
    private func weight(of items: [LoweredItem]) -> Int {
        var rows = 0
        var elements = 0
        for item in items {
            switch item {
            case .element(let lowered):
                rows += 1 + lowered.traits.children.count
                elements += lowered.element.leafCount
            case .section(let section):
                rows += section.rows.count
                elements += section.rows.reduce(0) { $0 + $1.content.leafCount }
                elements += section.header?.content.leafCount ?? 0
            case .container(let container):
                rows += container.sections.reduce(0) { $0 + $1.rows.count + 1 }
            }
        }
        return rows * 10_000 + min(elements, 9_999)
    }
}
