extension TreeDump {
    /// A declaration with its attributes and modifiers.
    static func node(_ declaration: Declaration) -> Node {
        var node = node(declaration.kind)
        var prefix: [Node] = declaration.attributes.map { attribute in
            Node("@" + attribute.name, attribute.arguments.map { Self.node($0) })
        }
        if declaration.isStatic { prefix.append(Node("static")) }
        if declaration.isMutating { prefix.append(Node("mutating")) }
        node.children = prefix + node.children
        return node
    }

    private static func node(_ kind: Declaration.Kind) -> Node {
        switch kind {
        case .variable(let variable):
            let bindings = variable.bindings.flatMap { parts(of: $0) }
            return Node(variable.isConstant ? "let" : "var", bindings)
        case .function(let function): return node(function)
        case .type(let type):
            let inherited = type.inherited.map { node($0) }
            return Node(
                name(of: type.keyword) + " " + type.name,
                list("inherits", inherited) + type.members.map { node($0) })
        case .enumCases(let cases): return Node("cases", cases.map { node($0) })
        case .typeAlias(let name, let type): return Node("typealias " + name, [node(type)])
        case .preview(let closure): return Node("preview", [node(closure)])
        case .other: return Node("other")
        }
    }

    private static func parts(of binding: VariableDeclaration.Binding) -> [Node] {
        var parts = [node(binding.pattern)]
        if let type = binding.type { parts.append(Node("type", [node(type)])) }
        if let value = binding.initializer { parts.append(Node("=", [node(value)])) }
        if let getter = binding.getter { parts.append(node("get", getter)) }
        if let setter = binding.setter {
            parts.append(node("set " + setter.parameter, setter.body))
        }
        return parts
    }

    private static func node(_ function: FunctionDeclaration) -> Node {
        var parts = list("parameters", function.parameters.map { node($0) })
        if let type = function.returnType { parts.append(Node("->", [node(type)])) }
        if let body = function.body { parts.append(node("body", body)) }
        return Node("func " + function.name, parts)
    }

    private static func node(_ parameter: FunctionDeclaration.Parameter) -> Node {
        var parts = parameter.attributes.map { attribute in
            Node("@" + attribute.name, attribute.arguments.map { node($0) })
        }
        if parameter.isInOut { parts.append(Node("inout")) }
        parts.append(node(parameter.type))
        if parameter.isVariadic { parts.append(Node("...")) }
        if let value = parameter.defaultValue { parts.append(Node("=", [node(value)])) }
        let label = parameter.label ?? "_"
        return Node((label == parameter.name ? label : label + " " + parameter.name) + ":", parts)
    }

    private static func node(_ one: EnumCase) -> Node {
        let value = one.rawValue.map { [Node("=", [node($0)])] } ?? []
        return Node(one.name, one.parameters.map { node($0) } + value)
    }

    private static func name(of keyword: TypeDeclaration.Keyword) -> String {
        switch keyword {
        case .struct: return "struct"
        case .class: return "class"
        case .actor: return "actor"
        case .enum: return "enum"
        case .protocol: return "protocol"
        case .extension: return "extension"
        }
    }
}
