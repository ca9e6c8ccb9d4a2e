extension TreeDump {
    /// A declaration with its attributes and modifiers.
    static func node(_ declaration: Declaration) -> Node {
        var node = node(declaration.kind)
        var prefix: [Node] = declaration.attributes.map { attribute in
            Node("@" + attribute.name, attribute.arguments.map { Self.node($0) })
        }
        prefix += names(of: declaration.modifiers).map { Node($0) }
        node.children = prefix + parts(of: declaration.generics) + node.children
        return node
    }

    private static func names(of modifiers: Declaration.Modifiers) -> [String] {
        let names: [(Declaration.Modifiers, String)] = [
            (.static, "static"), (.class, "class"), (.mutating, "mutating"),
            (.override, "override"), (.lazy, "lazy"), (.prefix, "prefix"),
            (.postfix, "postfix"), (.convenience, "convenience"), (.required, "required"),
            (.weak, "weak"), (.async, "async"),
        ]
        return names.filter { modifiers.contains($0.0) }.map { $0.1 }
    }

    private static func parts(of generics: GenericClause) -> [Node] {
        let parameters = generics.parameters.map {
            Node($0.name, $0.bound.map { [node($0)] } ?? [])
        }
        let requirements = generics.requirements.map {
            Node($0.isEquality ? "==" : ":", [node($0.subject), node($0.type)])
        }
        return list("generics", parameters) + list("where", requirements)
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
                arguments(of: type.extended) + list("inherits", inherited)
                    + type.members.map { node($0) })
        case .enumCases(let cases): return Node("cases", cases.map { node($0) })
        case .typeAlias(let name, let type): return Node("typealias " + name, [node(type)])
        case .preview(let closure): return Node("preview", [node(closure)])
        case .other: return Node("other")
        }
    }

    /// The generic arguments of an extended type, whose name stands elsewhere.
    private static func arguments(of extended: TypeReference?) -> [Node] {
        guard let extended else { return [] }
        if case .named(_, let arguments) = extended, arguments.isEmpty { return [] }
        return [Node("extends", [node(extended)])]
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
        if let setter = function.setter {
            parts.append(node("set " + setter.parameter, setter.body))
        }
        return Node("func " + function.name + (function.isFailable ? "?" : ""), parts)
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
