/// How a statement ended.
enum Completion {
    case normal
    case returned(Value)
    /// `break`, and the label of what it leaves.
    case broke(String?)
    /// `continue`, and the label of the loop it goes on with.
    case continued(String?)
    case fellThrough
    case threw

    var isNormal: Bool {
        if case .normal = self { return true }
        return false
    }

    /// How a loop with a label goes on after its body; nil for the next round.
    func end(ofLoop label: String?) -> Completion? {
        switch self {
        case .normal, .fellThrough: return nil
        case .continued(let name): return name == nil || name == label ? nil : self
        case .broke(let name): return name == nil || name == label ? .normal : self
        case .returned, .threw: return self
        }
    }
}

extension Interpreter {
    /// Runs a block in a scope of its own.
    func execute(_ block: CodeBlock, in parent: Scope) -> Completion {
        execute(block.statements, Scope(parent: parent))
    }

    /// Runs statements in a scope.
    func execute(_ statements: [Statement], _ scope: Scope) -> Completion {
        var deferred: [CodeBlock] = []
        var completion = Completion.normal
        for statement in statements {
            if case .defer(let block) = statement.kind {
                deferred.append(block)
                continue
            }
            completion = execute(statement, scope)
            if thrown != nil { completion = .threw }
            if !completion.isNormal || isStopped { break }
        }
        guard !deferred.isEmpty else { return completion }
        let error = thrown
        thrown = nil
        for block in deferred.reversed() { _ = execute(block, in: scope) }
        thrown = error
        return completion
    }

    /// Runs a body and gives what it returns: a single expression needs no `return`.
    func result(of block: CodeBlock, _ scope: Scope) -> Value {
        if block.statements.count == 1 {
            switch block.statements[0].kind {
            case .expression(let expression): return evaluate(expression, scope)
            case .if(let statement): return value(of: statement, scope)
            case .switch(let statement): return value(of: statement, scope)
            default: break
            }
        }
        switch execute(block.statements, scope) {
        case .returned(let value): return value
        case .normal, .broke, .continued, .fellThrough, .threw: return .void
        }
    }

    private func execute(_ statement: Statement, _ scope: Scope) -> Completion {
        guard step(at: statement.range) else { return .threw }
        return nested(at: statement.range, or: .threw) { executeKind(statement, scope) }
    }

    private func executeKind(_ statement: Statement, _ scope: Scope) -> Completion {
        switch statement.kind {
        case .expression(let expression):
            _ = evaluate(expression, scope)
        case .declaration(let declaration): declare(declaration, scope)
        case .assignment(let target, let name, let value):
            assign(target, name, value, scope, range: statement.range)
        case .if(let branches):
            return ending(execute(branches, scope), labelled: statement.label)
        case .guard(let conditions, let otherwise):
            // An undecided guard goes on: what follows it is what the screen is for.
            switch check(conditions, scope) {
            case .yes: break
            case .no: return execute(otherwise, in: scope)
            case .undecided(let unknown): assume(unknown, is: true)
            }
        case .switch(let selection):
            return ending(execute(selection, scope), labelled: statement.label)
        case .forIn(let pattern, let sequence, let condition, let body):
            let loop = ForLoop(
                pattern: pattern, sequence: sequence, condition: condition, body: body,
                label: statement.label)
            return execute(loop, scope)
        case .while(let conditions, let body):
            return executeWhile(conditions, body, scope, label: statement.label)
        case .repeatWhile(let body, let condition):
            return executeRepeat(body, condition, scope, label: statement.label)
        case .return(let expression):
            let value = expression.map { evaluate($0, scope) } ?? .void
            return thrown == nil ? .returned(value) : .threw
        case .break(let label): return .broke(label)
        case .continue(let label): return .continued(label)
        case .fallthrough: return .fellThrough
        case .throw(let error):
            thrown = evaluate(error, scope)
            return .threw
        case .defer: break
        case .do(let block, let catches):
            return ending(execute(block, catches, scope), labelled: statement.label)
        }
        return .normal
    }

    /// A `break` with the label of a statement ends that.
    private func ending(_ completion: Completion, labelled label: String?) -> Completion {
        guard let label, case .broke(label) = completion else { return completion }
        return .normal
    }

    /// Runs `do { } catch { }`: the first `catch` whose pattern fits takes what is thrown.
    private func execute(
        _ block: CodeBlock, _ catches: [SwitchStatement.Case], _ scope: Scope
    ) -> Completion {
        if catches.isEmpty { return execute(block, in: scope) }
        catchers += 1
        let completion = execute(block, in: scope)
        catchers -= 1
        guard case .threw = completion, !isStopped, let error = thrown else { return completion }
        thrown = nil
        for clause in catches {
            let inner = Scope(parent: scope)
            switch match(clause, error, inner) {
            case .no: continue
            case .yes: break
            case .undecided(let unknown): assume(unknown, is: true)
            }
            if clause.items.isEmpty { inner.bind("error", to: makeCell(error)) }
            return execute(clause.body, in: inner)
        }
        thrown = error
        return completion
    }

    /// Brings a local declaration into scope.
    func declare(_ declaration: Declaration, _ scope: Scope) {
        switch declaration.kind {
        case .variable(let variable):
            for binding in variable.bindings { declare(binding, declaration, scope) }
        case .function(let function):
            let value = FunctionValue(declaration: function, scope: scope)
            scope.bind(function.name, to: makeCell(.function(value)))
        case .type, .typeAlias: collect(declaration, outer: nil, variablesAreGlobals: false)
        case .enumCases, .preview, .other: break
        }
    }

    private func declare(
        _ binding: VariableDeclaration.Binding, _ declaration: Declaration, _ scope: Scope
    ) {
        if binding.getter != nil { return declareComputed(binding, declaration, scope) }
        guard case .binding(let name, let patternType) = binding.pattern else {
            let value = binding.initializer.map { settled(evaluate($0, scope)) } ?? .nil
            bind(binding.pattern, to: value, scope)
            return
        }
        let type = binding.type ?? patternType
        let wrapper = PropertyWrapper(declaration.attributes)
        let value = initialValue(
            named: name, type: type, initializer: binding.initializer, wrapper: wrapper,
            scope: scope, range: declaration.nameRange)
        scope.bind(name, to: makeCell(value), type: type ?? binding.initializer?.madeCollection)
    }

    private func declareComputed(
        _ binding: VariableDeclaration.Binding, _ declaration: Declaration, _ scope: Scope
    ) {
        guard case .binding(let name, let type) = binding.pattern, let getter = binding.getter
        else {
            return
        }
        // At the top of a block it was taken in with the other declarations.
        if scope === globalScope, computedGlobals[name] != nil { return }
        if (binding.type ?? type)?.isViewLike == true {
            scope.bind(name, to: makeCell(.view(.builder(getter, scope))))
        } else {
            let value = making(
                getter.range, or: .unknown(unknown(named: name, at: declaration.nameRange))
            ) {
                settled(result(of: getter, Scope(parent: scope)))
            }
            scope.bind(name, to: makeCell(value))
        }
    }

    private func execute(_ statement: IfStatement, _ scope: Scope) -> Completion {
        for clause in statement.clauses {
            let inner = Scope(parent: scope)
            switch check(clause.conditions, inner) {
            case .yes: return execute(clause.body.statements, inner)
            case .no: continue
            case .undecided(let unknown):
                assume(unknown, is: true)
                return execute(clause.body.statements, inner)
            }
        }
        return statement.otherwise.map { execute($0, in: scope) } ?? .normal
    }

    /// The value of `if` as an expression.
    func value(of statement: IfStatement, _ scope: Scope) -> Value {
        for clause in statement.clauses {
            let inner = Scope(parent: scope)
            switch check(clause.conditions, inner) {
            case .yes: return result(of: clause.body, inner)
            case .no: continue
            case .undecided(let unknown):
                assume(unknown, is: true)
                return result(of: clause.body, inner)
            }
        }
        return statement.otherwise.map { result(of: $0, Scope(parent: scope)) } ?? .void
    }
}
