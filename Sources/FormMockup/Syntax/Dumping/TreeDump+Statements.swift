extension TreeDump {
    /// A statement.
    static func node(_ statement: Statement) -> Node {
        let node = node(statement.kind)
        return statement.label.map { Node($0 + ":", [node]) } ?? node
    }

    private static func node(_ kind: Statement.Kind) -> Node {
        switch kind {
        case .expression(let expression): return node(expression)
        case .declaration(let declaration): return node(declaration)
        case .assignment(let target, let name, let value):
            return Node("assign " + name, [node(target), node(value)])
        case .if(let statement): return node(statement)
        case .guard(let conditions, let otherwise):
            return Node("guard", [node(conditions), node("else", otherwise)])
        case .switch(let statement): return node(statement)
        case .forIn(let pattern, let sequence, let condition, let body):
            let filter = condition.map { [Node("where", [node($0)])] } ?? []
            return Node("for", [node(pattern), node(sequence)] + filter + [node("do", body)])
        case .while(let conditions, let body):
            return Node("while", [node(conditions), node("do", body)])
        case .repeatWhile(let body, let condition):
            return Node("repeat", [node("do", body), node(condition)])
        case .return(let value): return Node("return", value.map { [node($0)] } ?? [])
        case .break(let label): return Node("break" + (label.map { " " + $0 } ?? ""))
        case .continue(let label): return Node("continue" + (label.map { " " + $0 } ?? ""))
        case .fallthrough: return Node("fallthrough")
        case .throw(let value): return Node("throw", [node(value)])
        case .defer(let body): return node("defer", body)
        case .do(let body, let catches):
            return Node("do", [node("body", body)] + catches.map { node("catch", $0.body) })
        }
    }

    /// A block under a name.
    static func node(_ name: String, _ block: CodeBlock) -> Node {
        Node(name, block.statements.map { node($0) })
    }

    /// `if` as statement or expression.
    static func node(_ statement: IfStatement) -> Node {
        let clauses = statement.clauses.map { clause in
            Node("when", [node(clause.conditions), node("do", clause.body)])
        }
        return Node("if", clauses + (statement.otherwise.map { [node("else", $0)] } ?? []))
    }

    /// `switch` as statement or expression.
    static func node(_ statement: SwitchStatement) -> Node {
        let cases = statement.cases.map { one -> Node in
            if one.items.isEmpty { return node("default", one.body) }
            let items = one.items.map { item in
                item.condition.map { Node("where", [node(item.pattern), node($0)]) }
                    ?? node(item.pattern)
            }
            return Node("case", items + [node("do", one.body)])
        }
        return Node("switch", [node(statement.subject)] + cases)
    }

    private static func node(_ conditions: [Condition]) -> Node {
        if conditions.count == 1 { return node(conditions[0]) }
        return Node("all", conditions.map { node($0) })
    }

    private static func node(_ condition: Condition) -> Node {
        switch condition.kind {
        case .expression(let expression): return node(expression)
        case .optionalBinding(let pattern, let value):
            return Node("let", [node(pattern)] + (value.map { [node($0)] } ?? []))
        case .match(let pattern, let value):
            return Node("match", [node(pattern), node(value)])
        case .availability(let platforms, let isUnavailable):
            return Node(
                isUnavailable ? "unavailable" : "available",
                platforms.map { Node("\($0.platform) \($0.major)") })
        }
    }

    /// A pattern.
    static func node(_ pattern: Pattern) -> Node {
        switch pattern {
        case .wildcard: return Node("_")
        case .binding(let name, let type):
            return Node("bind " + name, type.map { [node($0)] } ?? [])
        case .expression(let expression): return node(expression)
        case .tuple(let elements): return Node("tuple", elements.map { node($0) })
        case .enumCase(let name, let payload):
            return Node("enumCase ." + name, payload.map { node($0) })
        case .optional(let pattern): return Node("optional", [node(pattern)])
        case .type(let pattern, let type):
            return Node("isType", (pattern.map { [node($0)] } ?? []) + [node(type)])
        }
    }
}
