/// Result builders that the sources declare: their static functions put together what the
/// statements of a closure, function or property give.
extension Interpreter {
    /// The result builder that attributes name.
    func resultBuilder(_ attributes: [Attribute]) -> TypeInfo? {
        for attribute in attributes where attribute.mayBeOwn {
            if let info = typeInfo(named: attribute.name), info.isResultBuilder { return info }
        }
        return nil
    }

    /// The builder of a function: its own, or that of the requirement it meets.
    func resultBuilder(of function: FunctionDeclaration, owner: TypeInfo?) -> TypeInfo? {
        if let own = resultBuilder(function.attributes) { return own }
        guard let owner, !owner.inherited.isEmpty else { return nil }
        return inherited(function.name, of: owner) { parent in
            guard parent.keyword == .protocol else { return nil }
            for requirement in parent.methods[function.name] ?? [] where requirement.body == nil {
                if let found = resultBuilder(requirement.attributes) { return found }
            }
            return nil
        }
    }

    /// The builder of a computed property: its own, or that of the requirement it meets.
    func resultBuilder(of computed: TypeInfo.Computed, named name: String, owner: TypeInfo?)
        -> TypeInfo?
    {
        if let own = resultBuilder(computed.attributes) { return own }
        guard let owner, !owner.inherited.isEmpty else { return nil }
        return inherited(name, of: owner) { parent in
            guard parent.keyword == .protocol, let index = parent.storedIndex(name) else {
                return nil
            }
            return resultBuilder(parent.stored[index].attributes)
        }
    }

    /// What a body gives, put together by a result builder where it has one.
    func result(of block: CodeBlock, _ scope: Scope, by builder: TypeInfo?) -> Value {
        // A `return` turns the builder off.
        guard let builder, !block.statements.contains(where: { $0.returnsValue }) else {
            return result(of: block, scope)
        }
        let whole = component(of: block.statements, scope, builder)
        return apply("buildFinalResult", to: [whole], of: builder) ?? whole
    }

    private func component(of statements: [Statement], _ scope: Scope, _ builder: TypeInfo)
        -> Value
    {
        var parts: [Value] = []
        for statement in statements {
            guard thrown == nil, step(at: statement.range) else { break }
            let part: Value? = nested(at: statement.range, or: nil) {
                self.part(of: statement, scope, builder)
            }
            if let part { parts.append(part) }
        }
        return joined(parts, builder)
    }

    /// What one statement gives to the builder; nil for one that gives nothing.
    private func part(of statement: Statement, _ scope: Scope, _ builder: TypeInfo) -> Value? {
        switch statement.kind {
        case .expression(let expression):
            switch expression.kind {
            case .ifExpression(let conditional): return part(of: conditional, scope, builder)
            case .switchExpression(let selection): return part(of: selection, scope, builder)
            default: break
            }
            let value = evaluate(expression, scope)
            if case .void = value { return nil }
            return apply("buildExpression", to: [value], of: builder) ?? value
        case .if(let conditional): return part(of: conditional, scope, builder)
        case .switch(let selection): return part(of: selection, scope, builder)
        case .forIn(let pattern, let sequence, let condition, let body):
            let loop = ForLoop(
                pattern: pattern, sequence: sequence, condition: condition, body: body, label: nil)
            return part(of: loop, scope, builder)
        case .do(let block, _):
            return component(of: block.statements, Scope(parent: scope), builder)
        default:
            _ = execute([statement], scope)
            return nil
        }
    }

    private func part(of statement: IfStatement, _ scope: Scope, _ builder: TypeInfo) -> Value? {
        for (index, clause) in statement.clauses.enumerated() {
            let inner = Scope(parent: scope)
            switch check(clause.conditions, inner) {
            case .yes: break
            case .no: continue
            case .undecided(let unknown): assume(unknown, is: true)
            }
            let isSingle = statement.clauses.count == 1 && statement.otherwise == nil
            var value = component(of: clause.body.statements, inner, builder)
            if clause.isAvailability {
                value = apply("buildLimitedAvailability", to: [value], of: builder) ?? value
            }
            if !isSingle {
                value = either(value, isFirst: index == 0, builder)
            }
            return statement.otherwise == nil ? optional(value, builder) : value
        }
        guard let otherwise = statement.otherwise else { return optional(.nil, builder) }
        let value = component(of: otherwise.statements, Scope(parent: scope), builder)
        return either(value, isFirst: false, builder)
    }

    private func part(of statement: SwitchStatement, _ scope: Scope, _ builder: TypeInfo) -> Value?
    {
        let subject = evaluate(statement.subject, scope)
        for (index, branch) in statement.cases.enumerated() {
            let inner = Scope(parent: scope)
            switch match(branch, subject, inner) {
            case .yes: break
            case .no: continue
            case .undecided(let unknown): assume(unknown, is: true)
            }
            let value = component(of: branch.body.statements, inner, builder)
            return either(value, isFirst: index == 0, builder)
        }
        return nil
    }

    private func part(of loop: ForLoop, _ scope: Scope, _ builder: TypeInfo) -> Value? {
        var parts: [Value] = []
        for element in elements(of: loop, scope) {
            guard step(at: loop.body.range) else { break }
            let inner = Scope(parent: scope)
            if takes(element, loop, inner) {
                parts.append(component(of: loop.body.statements, inner, builder))
            }
        }
        return apply("buildArray", to: [.array(parts)], of: builder) ?? flattened(parts)
    }

    private func either(_ value: Value, isFirst: Bool, _ builder: TypeInfo) -> Value {
        apply("buildEither", isFirst ? ["first"] : ["second"], to: [value], of: builder) ?? value
    }

    /// The value of an `if` without `else`; nothing where the builder has no function for it.
    private func optional(_ value: Value, _ builder: TypeInfo) -> Value? {
        if let built = apply("buildOptional", to: [value], of: builder)
            ?? apply("buildIf", to: [value], of: builder)
        {
            return built
        }
        if case .nil = value { return nil }
        return value
    }

    /// The parts of a block as one.
    private func joined(_ parts: [Value], _ builder: TypeInfo) -> Value {
        if let whole = apply("buildBlock", to: parts, of: builder) { return whole }
        guard let first = parts.first,
            var whole = apply("buildPartialBlock", ["first"], to: [first], of: builder)
        else { return parts.count == 1 ? parts[0] : flattened(parts) }
        for part in parts.dropFirst() {
            whole =
                apply(
                    "buildPartialBlock", ["accumulated", "next"], to: [whole, part], of: builder)
                ?? flattened([whole, part])
        }
        return whole
    }

    /// What stands for a block whose builder can't be worked out: all of its parts.
    private func flattened(_ parts: [Value]) -> Value {
        var result: [Value] = []
        for part in parts {
            switch part {
            case .array(let values): result += values
            case .nil, .void: continue
            default: result.append(part)
            }
        }
        return .array(result)
    }

    /// Calls a function of a builder; nil where it has none that fits, or none whose result is
    /// known.
    private func apply(
        _ name: String, _ labels: [String] = [], to values: [Value], of builder: TypeInfo
    ) -> Value? {
        let arguments = values.enumerated().map { index, value in
            EvaluatedArgument(
                label: index < labels.count ? labels[index] : nil, value: value,
                range: currentRange)
        }
        var candidates = builder.staticMethods[name] ?? []
        if candidates.isEmpty {
            candidates = inherited(name, of: builder) { $0.staticMethods[name] } ?? []
        }
        candidates = candidates.filter { $0.body != nil }
        // Of expressions only those are changed that it has a function for.
        let chosen =
            name == "buildExpression"
            ? fitting(candidates, for: arguments) : fittingLabels(candidates, for: arguments)
        guard let function = chosen else { return nil }
        let result = call(
            function, arguments, scope: staticScope(of: builder), range: currentRange)
        switch result {
        case .unknown, .view(.foreign): return nil
        default: return result
        }
    }
}

extension IfStatement.Clause {
    /// Whether it asks for a version of the system.
    fileprivate var isAvailability: Bool {
        conditions.contains { condition in
            if case .availability = condition.kind { return true }
            return false
        }
    }
}

extension Statement {
    /// Whether it returns a value.
    fileprivate var returnsValue: Bool {
        if case .return(.some) = kind { return true }
        return false
    }
}
