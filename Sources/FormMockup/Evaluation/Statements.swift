/// How a statement ended.
enum Completion {
    case normal
    case returned(Value)
    case broke
    case continued
    case fellThrough
    case threw

    var isNormal: Bool {
        if case .normal = self { return true }
        return false
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
            if !completion.isNormal || isStopped { break }
        }
        for block in deferred.reversed() { _ = execute(block, in: scope) }
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
        if case .returned(let value) = execute(block.statements, scope) { return value }
        return .void
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
        case .if(let statement): return execute(statement, scope)
        case .guard(let conditions, let otherwise):
            // An undecided guard goes on: what follows it is what the screen is for.
            switch check(conditions, scope) {
            case .yes: break
            case .no: return execute(otherwise, in: scope)
            case .undecided(let unknown): assume(unknown, is: true)
            }
        case .switch(let statement): return execute(statement, scope)
        case .forIn(let pattern, let sequence, let condition, let body):
            return executeFor(pattern, sequence, condition, body, scope)
        case .while(let conditions, let body): return executeWhile(conditions, body, scope)
        case .repeatWhile(let body, let condition):
            return executeRepeat(body, condition, scope)
        case .return(let expression):
            return .returned(expression.map { evaluate($0, scope) } ?? .void)
        case .break: return .broke
        case .continue: return .continued
        case .fallthrough: return .fellThrough
        case .throw: return .threw
        case .defer: break
        case .do(let block, let catches):
            let completion = execute(block, in: scope)
            guard case .threw = completion, !isStopped, let first = catches.first else {
                return completion
            }
            return execute(first, in: scope)
        }
        return .normal
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
        scope.bind(name, to: makeCell(value))
    }

    private func declareComputed(
        _ binding: VariableDeclaration.Binding, _ declaration: Declaration, _ scope: Scope
    ) {
        guard case .binding(let name, let type) = binding.pattern, let getter = binding.getter
        else {
            return
        }
        if (binding.type ?? type)?.isViewLike == true {
            scope.bind(name, to: makeCell(.view(.builder(getter, scope))))
        } else {
            scope.bind(name, to: makeCell(settled(result(of: getter, Scope(parent: scope)))))
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

    private func executeFor(
        _ pattern: Pattern, _ sequence: Expression, _ condition: Expression?, _ body: CodeBlock,
        _ scope: Scope
    ) -> Completion {
        guard let elements = elements(of: evaluate(sequence, scope)) else { return .normal }
        for element in elements {
            if isStopped { return .threw }
            let inner = Scope(parent: scope)
            guard matches(element, pattern, inner).isYes else { continue }
            if let condition, !truth(of: evaluate(condition, inner), range: condition.range).isYes {
                continue
            }
            switch execute(body.statements, inner) {
            case .normal, .continued, .fellThrough: continue
            case .broke: return .normal
            case .returned(let value): return .returned(value)
            case .threw: return .threw
            }
        }
        return .normal
    }

    private func executeWhile(_ conditions: [Condition], _ body: CodeBlock, _ scope: Scope)
        -> Completion
    {
        while step(at: body.range) {
            let inner = Scope(parent: scope)
            guard check(conditions, inner).isYes else { return .normal }
            switch execute(body.statements, inner) {
            case .normal, .continued, .fellThrough: continue
            case .broke: return .normal
            case .returned(let value): return .returned(value)
            case .threw: return .threw
            }
        }
        return .threw
    }

    private func executeRepeat(_ body: CodeBlock, _ condition: Expression, _ scope: Scope)
        -> Completion
    {
        while step(at: body.range) {
            switch execute(body, in: scope) {
            case .normal, .continued, .fellThrough: break
            case .broke: return .normal
            case .returned(let value): return .returned(value)
            case .threw: return .threw
            }
            guard truth(of: evaluate(condition, scope), range: condition.range).isYes else {
                return .normal
            }
        }
        return .threw
    }
}
