/// Whether a closure that is given one tuple names its parts: `{ "\($0) \($1)" }`.
enum ShorthandUse {
    /// Whether `$1` stands in a block, outside of closures inside it.
    static func usesSecond(_ block: CodeBlock) -> Bool {
        block.statements.contains { usesSecond($0) }
    }

    private static func usesSecond(_ statement: Statement) -> Bool {
        switch statement.kind {
        case .expression(let expression): usesSecond(expression)
        case .return(let expression): expression.map { usesSecond($0) } ?? false
        case .assignment(let target, _, let value): usesSecond(target) || usesSecond(value)
        case .if(let statement):
            statement.clauses.contains {
                $0.conditions.contains { usesSecond($0) } || usesSecond($0.body)
            } || (statement.otherwise.map { usesSecond($0) } ?? false)
        case .guard(let conditions, let block):
            conditions.contains { usesSecond($0) } || usesSecond(block)
        case .switch(let statement):
            usesSecond(statement.subject) || statement.cases.contains { usesSecond($0.body) }
        case .declaration(let declaration): usesSecond(declaration)
        case .forIn(_, let sequence, _, let body): usesSecond(sequence) || usesSecond(body)
        case .while, .repeatWhile, .break, .continue, .fallthrough, .throw, .defer, .do: false
        }
    }

    private static func usesSecond(_ declaration: Declaration) -> Bool {
        guard case .variable(let variable) = declaration.kind else { return false }
        return variable.bindings.contains { $0.initializer.map { usesSecond($0) } ?? false }
    }

    private static func usesSecond(_ condition: Condition) -> Bool {
        switch condition.kind {
        case .expression(let value), .match(_, let value): usesSecond(value)
        case .optionalBinding(_, let value): value.map { usesSecond($0) } ?? false
        case .availability: false
        }
    }

    private static func usesSecond(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .closureShorthand(let index): index == 1
        case .string(let literal):
            literal.segments.contains { segment in
                if case .interpolation(let arguments) = segment { return usesSecond(arguments) }
                return false
            }
        case .array(let values): values.contains { usesSecond($0) }
        case .dictionary(let entries):
            entries.contains { usesSecond($0.key) || usesSecond($0.value) }
        case .tuple(let fields): usesSecond(fields)
        case .postfix(let base, let suffixes):
            usesSecond(base) || suffixes.contains { usesSecond($0) }
        case .prefix(_, let operand), .postfixOperator(let operand, _), .inOut(let operand),
            .tryOptional(let operand), .cast(let operand, _, _):
            usesSecond(operand)
        case .operators(let first, let tails):
            usesSecond(first) || tails.contains { usesSecond($0.operand) }
        case .conditional(let clauses, let otherwise):
            clauses.contains { usesSecond($0.condition) || usesSecond($0.value) }
                || usesSecond(otherwise)
        case .integer, .float, .boolean, .nil, .identifier, .implicitMember, .projection,
            .closure, .keyPath, .ifExpression, .switchExpression, .type, .macro, .missing:
            false
        }
    }

    private static func usesSecond(_ suffix: Suffix) -> Bool {
        switch suffix.kind {
        case .call(let arguments), .subscript(let arguments): usesSecond(arguments)
        case .member, .optionalChain, .forceUnwrap: false
        }
    }

    private static func usesSecond(_ arguments: [Argument]) -> Bool {
        arguments.contains { usesSecond($0.value) }
    }
}
