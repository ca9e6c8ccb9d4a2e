/// `for pattern in sequence where condition { body }`.
struct ForLoop {
    var pattern: Pattern
    var sequence: Expression
    var condition: Expression?
    var body: CodeBlock
    var label: String?
}

extension Interpreter {
    /// Runs a loop over a sequence; over one that is not known, with three stand-ins, as a list of
    /// it is drawn.
    func execute(_ loop: ForLoop, _ scope: Scope) -> Completion {
        for element in elements(of: loop, scope) {
            guard step(at: loop.body.range) else { return .threw }
            let inner = Scope(parent: scope)
            guard takes(element, loop, inner) else { continue }
            if let end = execute(loop.body.statements, inner).end(ofLoop: loop.label) {
                return end
            }
        }
        return .normal
    }

    /// What a loop runs over.
    func elements(of loop: ForLoop, _ scope: Scope) -> [Value] {
        let sequence = evaluate(loop.sequence, scope)
        var name = "element"
        if case .binding(let binding, _) = loop.pattern { name = binding }
        return elements(of: sequence)
            ?? standIns(for: sequence, named: name, range: loop.sequence.range) ?? []
    }

    /// Whether a loop runs its body for an element; binds the pattern's names.
    func takes(_ element: Value, _ loop: ForLoop, _ scope: Scope) -> Bool {
        guard matches(element, loop.pattern, scope).isYes else { return false }
        guard let condition = loop.condition else { return true }
        return !truth(of: evaluate(condition, scope), range: condition.range).isNo
    }

    /// Runs a `while` loop.
    func executeWhile(
        _ conditions: [Condition], _ body: CodeBlock, _ scope: Scope, label: String?
    ) -> Completion {
        while step(at: body.range) {
            let inner = Scope(parent: scope)
            guard check(conditions, inner).isYes else { return .normal }
            if let end = execute(body.statements, inner).end(ofLoop: label) { return end }
        }
        return .threw
    }

    /// Runs a `repeat` loop.
    func executeRepeat(
        _ body: CodeBlock, _ condition: Expression, _ scope: Scope, label: String?
    ) -> Completion {
        while step(at: body.range) {
            if let end = execute(body, in: scope).end(ofLoop: label) { return end }
            guard truth(of: evaluate(condition, scope), range: condition.range).isYes else {
                return .normal
            }
        }
        return .threw
    }
}
