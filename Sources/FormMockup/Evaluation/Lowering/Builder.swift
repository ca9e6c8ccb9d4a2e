extension Interpreter {
    /// What a view becomes under an environment.
    func items(of view: ViewValue, _ environment: Environment) -> [LoweredItem] {
        guard step(at: currentRange), capture?.captured == nil else { return [] }
        return nested(at: currentRange, or: []) { lower(view, environment) }
    }

    private func lower(_ view: ViewValue, _ environment: Environment) -> [LoweredItem] {
        switch view {
        case .lowered(let items): return items
        case .builder(let block, let scope):
            return items(of: block, Scope(parent: scope), environment)
        case .extended(let block, let scope):
            runningModifiers.append(block.range)
            defer { runningModifiers.removeLast() }
            return items(of: block, Scope(parent: scope), environment)
        case .control(let call):
            guard let control = ControlCatalogue.control(named: call.name) else { return [] }
            let call = call.withConfiguration
            checkLabels(of: call)
            return control.lower(ControlContext(call, environment, self))
        case .own(let structure, let range): return items(of: structure, environment, range: range)
        case .foreign(let call): return placeholder(for: call, environment)
        case .modified(let modified): return itemsOfChain(modified, environment)
        }
    }

    /// What a value becomes where a view is wanted.
    func items(of value: Value, _ environment: Environment, range: SourceRange) -> [LoweredItem] {
        switch currentValue(value) {
        case .view(let view): return items(of: view, environment)
        case .closure(let closure) where closure.builder != nil:
            return items(of: call(closure, [], range: range), environment, range: range)
        case .closure(let closure):
            return items(
                of: closure.closure.body, scope(for: closure, []), environment)
        case .array(let values), .set(let values):
            return values.flatMap { items(of: $0, environment, range: range) }
        case .unknown(let unknown):
            if isColor(unknown) {
                return unknownColor(named: name(of: unknown), range: range)
            }
            if Self.isForeignValue(name(of: unknown).firstName) { return [] }
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
        if let capture, capture.type === structure.type {
            if capture.captured == nil {
                self.capture?.captured = CapturedView(
                    structure: structure, environment: environment)
            }
            return []
        }
        guard let body = body(of: structure.type) else {
            guard let undrawn = structure.type.undrawnView else { return [] }
            if undrawn == .representable,
                let shown = hostedView(of: structure, range: range)
                    ?? heldView(of: structure, range: range) ?? spelled(structure, range: range)
            {
                return items(of: shown, environment, range: range)
            }
            return items(
                of: undrawn, named: structure.type.displayName, environment, range: range)
        }
        guard callDepth < limits.callDepth else {
            stop(.evaluationTooDeep(at: range))
            return []
        }
        let view = ObjectIdentifier(structure.type)
        let running = runningViews[view] ?? 0
        // A view of a tree shows itself; in one that is not known that has no end.
        if running >= Self.mostInItself, structure.fields.contains(where: { $0.isUnknown }) {
            report(.endlessView(structure.type.displayName, at: range), once: "")
            return []
        }
        callDepth += 1
        runningViews[view] = running + 1
        defer {
            callDepth -= 1
            runningViews[view] = running
        }
        let cell = makeCell(.structure(filled(structure, environment)))
        let scope = Scope(parent: globalScope, owner: structure.type, selfCell: cell)
        var result = items(of: body.getter, Scope(parent: scope), environment)
        for index in result.indices {
            if case .element(var element) = result[index] {
                element.range = range
                result[index] = .element(element)
            }
        }
        return result
    }

    /// How often a view is drawn inside itself where values are not known.
    private static let mostInItself = 3

    /// Gives the properties that come from the environment what the views around gave.
    func filled(_ structure: StructureValue, _ environment: Environment) -> StructureValue {
        guard !environment.values.isEmpty || !environment.isEnabled else { return structure }
        var result = structure
        for (index, stored) in structure.type.stored.enumerated() {
            let key: String?
            switch stored.wrapper {
            case .environment("isEnabled"):
                result.fields[index] = .boolean(environment.isEnabled)
                continue
            case .environment(let name): key = name
            case .object: key = stored.type?.shortName
            case .none, .state, .binding, .query, .focus, .builder, .generic: key = nil
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
        // What ends with `return` is no builder: its expressions do something, and are no views.
        let isBuilder = !(statements.last?.isReturn ?? false)
        for statement in statements {
            guard step(at: statement.range), capture?.captured == nil else { return true }
            switch statement.kind {
            case .expression(let expression) where !isBuilder:
                _ = evaluate(expression, scope)
                dropError()
            case .expression(let expression):
                let items = items(of: expression, scope, environment)
                if result.isEmpty { result = items } else { result += items }
            case .return(let expression):
                if let expression { result += items(of: expression, scope, environment) }
                return true
            case .if(let conditional):
                result += items(of: conditional, scope, environment)
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
                dropError()
            }
            if isStopped { return true }
        }
        return false
    }

    private func items(of expression: Expression, _ scope: Scope, _ environment: Environment)
        -> [LoweredItem]
    {
        switch expression.kind {
        case .ifExpression(let statement): return items(of: statement, scope, environment)
        case .switchExpression(let statement): return items(of: statement, scope, environment)
        default: break
        }
        let before = inventedTexts.count
        let value = evaluate(expression, scope)
        dropError()
        var lowered = items(of: value, environment, range: expression.range)
        if !environment.isNested { keepInventions(since: before, in: &lowered) }
        for index in lowered.indices where lowered[index].begins(expression.range) {
            if case .element(var element) = lowered[index] {
                element.range = expression.range
                lowered[index] = .element(element)
            }
        }
        return lowered
    }

    /// Remembers in the rows which texts were invented for them: those of what is inside them, as
    /// only views that stand in no other become rows.
    private func keepInventions(since start: Int, in items: inout [LoweredItem]) {
        guard inventedTexts.count > start else { return }
        var names = UniqueList<String>()
        names.insert(contentsOf: Array(inventedTexts[start...]))
        inventedTexts.removeSubrange(start...)
        for index in items.indices {
            guard case .element(var lowered) = items[index], lowered.traits.standIns.isEmpty else {
                continue
            }
            lowered.traits.standIns = names.all
            items[index] = .element(lowered)
        }
    }
}

extension Statement {
    /// Whether it returns a value.
    fileprivate var isReturn: Bool {
        if case .return(.some) = kind { return true }
        return false
    }
}

extension Diagnostic {
    fileprivate static func endlessView(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .note, id: "endless-view",
            "'\(name)' shows itself, and no value says where that ends; it is left out here",
            at: range)
    }
}
