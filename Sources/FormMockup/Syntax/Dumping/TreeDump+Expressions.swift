extension TreeDump {
    /// An expression.
    static func node(_ expression: Expression) -> Node {
        switch expression.kind {
        case .integer(let value): return Node("\(value)")
        case .float(let value): return Node(decimal(value))
        case .boolean(let value): return Node(value ? "true" : "false")
        case .nil: return Node("nil")
        case .string(let literal): return node(literal)
        case .array(let elements): return Node("array", elements.map { node($0) })
        case .dictionary(let entries):
            return Node(
                "dictionary", entries.map { Node("entry", [node($0.key), node($0.value)]) })
        case .tuple(let elements): return Node("tuple", elements.map { node($0) })
        case .identifier(let name, let types): return Node(name, types.map { node($0) })
        case .implicitMember(let name): return Node("." + name)
        case .projection(let name): return Node("$" + name)
        case .closureShorthand(let number): return Node("$\(number)")
        case .postfix(let base, let suffixes):
            return Node("postfix", [node(base)] + suffixes.map { node($0) })
        case .prefix(let name, let operand): return Node("prefix " + name, [node(operand)])
        case .postfixOperator(let operand, let name):
            return Node("postfixOperator " + name, [node(operand)])
        case .operators(let first, let tails):
            return Node(
                "operators", [node(first)] + tails.flatMap { [Node($0.name), node($0.operand)] })
        case .conditional(let clauses, let otherwise):
            let parts = clauses.map { Node("when", [node($0.condition), node($0.value)]) }
            return Node("conditional", parts + [node(otherwise)])
        case .cast(let operand, let cast, let type):
            return Node(name(of: cast), [node(operand), node(type)])
        case .closure(let closure): return node(closure)
        case .keyPath(let names): return Node("keyPath", names.map { Node($0) })
        case .inOut(let operand): return Node("inOut", [node(operand)])
        case .tryOptional(let operand): return Node("try?", [node(operand)])
        case .ifExpression(let statement): return node(statement)
        case .switchExpression(let statement): return node(statement)
        case .type(let type): return Node("type", [node(type)])
        case .macro(let name, let arguments): return Node("#" + name, arguments.map { node($0) })
        case .missing: return Node("missing")
        }
    }

    private static func name(of cast: Expression.Cast) -> String {
        switch cast {
        case .coerce: return "as"
        case .conditional: return "as?"
        case .forced: return "as!"
        case .check: return "is"
        }
    }

    private static func node(_ literal: StringLiteral) -> Node {
        let parts = literal.segments.map { segment in
            switch segment {
            case .text(let text): return Node(quoted(text))
            case .interpolation(let arguments):
                return Node("interpolation", arguments.map { node($0) })
            }
        }
        if parts.isEmpty { return Node("\"\"") }
        return parts.count == 1 && parts[0].children.isEmpty ? parts[0] : Node("string", parts)
    }

    private static func node(_ suffix: Suffix) -> Node {
        switch suffix.kind {
        case .member(let name, let types): return Node("." + name, types.map { node($0) })
        case .call(let arguments):
            return arguments.isEmpty ? Node("(call)") : Node("call", arguments.map { node($0) })
        case .subscript(let arguments): return Node("subscript", arguments.map { node($0) })
        case .optionalChain: return Node("?")
        case .forceUnwrap: return Node("!")
        }
    }

    /// An argument with its label.
    static func node(_ argument: Argument) -> Node {
        var name = argument.isTrailingClosure ? "trailing" : ""
        if let label = argument.label { name += (name.isEmpty ? "" : " ") + label + ":" }
        return name.isEmpty ? node(argument.value) : Node(name, [node(argument.value)])
    }

    /// A closure with its parameters.
    static func node(_ closure: Closure) -> Node {
        let parameters = closure.parameters.map { parameter in
            Node(
                (parameter.isProjected ? "$" : "") + parameter.name,
                parameter.type.map { [node($0)] } ?? [])
        }
        return Node(
            "closure", list("parameters", parameters) + closure.body.statements.map { node($0) })
    }

    /// A type as written.
    static func node(_ type: TypeReference) -> Node {
        switch type {
        case .named(let path, let arguments):
            return Node(path.joined(separator: "."), arguments.map { node($0) })
        case .optional(let type): return Node("optional", [node(type)])
        case .array(let type): return Node("arrayOf", [node(type)])
        case .dictionary(let key, let value): return Node("dictionaryOf", [node(key), node(value)])
        case .tuple(let elements):
            let parts = elements.map { element in
                element.label.map { Node($0 + ":", [node(element.type)]) } ?? node(element.type)
            }
            return Node("tupleOf", parts)
        case .function(let parameters, let result):
            return Node("function", parameters.map { node($0) } + [Node("->"), node(result)])
        case .opaque(let type): return Node("some", [node(type)])
        }
    }
}
