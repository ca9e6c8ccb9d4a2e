/// The names of types that the bodies of other types call: what tells a screen from its parts.
enum UsedNames {
    /// Takes in the names that a top-level statement calls, without those of a type in itself.
    static func collect(_ statement: Statement, into names: inout Set<String>) {
        guard case .declaration(let declaration) = statement.kind,
            case .type(let type) = declaration.kind
        else { return }
        var used: Set<String> = []
        for member in type.members { collect(member, into: &used) }
        used.remove(type.name)
        names.formUnion(used)
    }

    /// The names that some code calls.
    static func names(in block: CodeBlock) -> Set<String> {
        var names: Set<String> = []
        collect(block, into: &names)
        return names
    }

    private static func collect(_ member: Declaration, into names: inout Set<String>) {
        switch member.kind {
        case .variable(let variable):
            for binding in variable.bindings {
                if let initializer = binding.initializer { collect(initializer, into: &names) }
                if let getter = binding.getter { collect(getter, into: &names) }
            }
        case .function(let function):
            if let body = function.body { collect(body, into: &names) }
        case .type(let type): for member in type.members { collect(member, into: &names) }
        case .enumCases, .typeAlias, .preview, .other: break
        }
    }

    private static func collect(_ block: CodeBlock, into names: inout Set<String>) {
        for statement in block.statements {
            switch statement.kind {
            case .expression(let expression): collect(expression, into: &names)
            case .declaration(let declaration): collect(declaration, into: &names)
            case .assignment(_, _, let value): collect(value, into: &names)
            case .if(let statement): collect(statement, into: &names)
            case .switch(let statement):
                for branch in statement.cases { collect(branch.body, into: &names) }
            case .return(let expression): if let expression { collect(expression, into: &names) }
            case .guard(_, let body), .while(_, let body), .defer(let body),
                .forIn(_, _, _, let body),
                .repeatWhile(let body, _), .do(let body, _):
                collect(body, into: &names)
            case .break, .continue, .fallthrough, .throw: break
            }
        }
    }

    private static func collect(_ statement: IfStatement, into names: inout Set<String>) {
        for clause in statement.clauses { collect(clause.body, into: &names) }
        if let otherwise = statement.otherwise { collect(otherwise, into: &names) }
    }

    private static func collect(_ expression: Expression, into names: inout Set<String>) {
        switch expression.kind {
        case .identifier(let name, _): names.insert(name)
        case .postfix(let base, let suffixes):
            collect(base, into: &names)
            for suffix in suffixes {
                switch suffix.kind {
                case .call(let arguments), .subscript(let arguments):
                    for argument in arguments { collect(argument.value, into: &names) }
                case .member, .optionalChain, .forceUnwrap: break
                }
            }
        case .closure(let closure): collect(closure.body, into: &names)
        case .array(let elements): for element in elements { collect(element, into: &names) }
        case .tuple(let fields): for field in fields { collect(field.value, into: &names) }
        case .conditional(let clauses, let otherwise):
            for clause in clauses {
                collect(clause.condition, into: &names)
                collect(clause.value, into: &names)
            }
            collect(otherwise, into: &names)
        case .ifExpression(let statement): collect(statement, into: &names)
        case .switchExpression(let statement):
            for branch in statement.cases { collect(branch.body, into: &names) }
        case .operators(let first, let tails):
            collect(first, into: &names)
            for tail in tails { collect(tail.operand, into: &names) }
        case .prefix(_, let operand), .postfixOperator(let operand, _), .cast(let operand, _, _),
            .inOut(let operand), .tryOptional(let operand):
            collect(operand, into: &names)
        case .string(let literal):
            for segment in literal.segments {
                guard case .interpolation(let arguments) = segment else { continue }
                for argument in arguments { collect(argument.value, into: &names) }
            }
        case .dictionary(let entries):
            for entry in entries {
                collect(entry.key, into: &names)
                collect(entry.value, into: &names)
            }
        case .integer, .float, .boolean, .nil, .implicitMember, .projection, .closureShorthand,
            .keyPath, .type, .macro, .missing:
            break
        }
    }
}
