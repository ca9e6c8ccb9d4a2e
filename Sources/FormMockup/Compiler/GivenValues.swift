/// The values that a block's body gives to a view of the sources: `displayName = "Alex"`,
/// `let items = […]`, `model.user.name = "Alex"`.
struct GivenValues {
    let type: TypeInfo
    let interpreter: Interpreter
    private var values: [(name: String, expression: Expression)] = []
    private var assignments: [Statement] = []

    init(type: TypeInfo, interpreter: Interpreter) {
        self.type = type
        self.interpreter = interpreter
    }

    /// Takes in the statements of the body.
    mutating func read(_ statements: [Statement]) {
        for statement in statements {
            switch statement.kind {
            case .declaration(let declaration): read(declaration)
            case .assignment(let target, "=", let value):
                switch target.kind {
                case .identifier(let name, _):
                    checkName(name, at: target.range)
                    values.append((name, value))
                case .projection(let name):
                    // A binding is not set; what it leads to is.
                    report(.setBinding(name, at: target.range))
                    values.append((name, value))
                default: assignments.append(statement)
                }
            default: assignments.append(statement)
            }
        }
    }

    private mutating func read(_ declaration: Declaration) {
        guard case .variable(let variable) = declaration.kind else {
            if case .function(let function) = declaration.kind {
                // A function of the body goes before the view's own.
                type.methods[function.name] = [function]
            }
            return
        }
        for binding in variable.bindings {
            guard case .binding(let name, _) = binding.pattern, isProperty(name),
                let initializer = binding.initializer
            else {
                interpreter.declare(declaration, interpreter.globalScope)
                continue
            }
            values.append((name, initializer))
        }
    }

    private func isProperty(_ name: String) -> Bool {
        type.storedIndex(name) != nil || type.computed[name] != nil
            || type.initializers.contains { $0.parameters.contains { $0.name == name } }
    }

    /// Warns of a name that the view has no property for.
    func checkName(_ name: String, at range: SourceRange) {
        guard !isProperty(name) else { return }
        let names = type.memberNames
        interpreter.report(
            .noProperty(name, of: type.shortName, at: range), once: name, meant: names)
    }
}

// MARK: - Using them

extension GivenValues {
    /// The arguments of the view's initialiser that are given.
    func arguments() -> [EvaluatedArgument] {
        var labels: [(label: String?, name: String, type: TypeReference?)] = []
        if let initializer = type.initializers.first {
            labels = initializer.parameters.map { ($0.label, $0.name, $0.type) }
        } else {
            labels = type.stored.filter { !$0.isConstant || $0.initializer == nil }.map {
                ($0.name, $0.name, known(of: $0))
            }
        }
        var result: [EvaluatedArgument] = []
        for label in labels {
            guard let given = values.last(where: { $0.name == label.name }),
                !readsView(given.expression)
            else { continue }
            result.append(
                EvaluatedArgument(
                    label: label.label, value: value(of: given.expression, label.type),
                    range: given.expression.range))
        }
        return result
    }

    /// Whether a value is made of what the view holds: then the view comes first.
    private func readsView(_ expression: Expression) -> Bool {
        let block = CodeBlock(
            statements: [Statement(.expression(expression), range: expression.range)],
            range: expression.range)
        return UsedNames.names(in: block).contains { type.storedIndex($0) != nil }
    }

    /// A view with the values in place of its own.
    func applied(to structure: StructureValue) -> StructureValue {
        var structure = structure
        let cell = interpreter.makeCell(.structure(structure))
        let scope = Scope(parent: interpreter.globalScope, owner: type, selfCell: cell)
        for (name, expression) in values {
            set(name, expression, in: &structure, scope)
            interpreter.state.setCell(cell, to: .structure(structure))
        }
        guard !assignments.isEmpty else { return structure }
        for statement in assignments {
            checkPath(of: statement, scope)
            fill(for: statement, scope)
            if !decides(statement, scope) { _ = interpreter.execute([statement], scope) }
        }
        if case .structure(let changed) = interpreter.state.cells[cell] { structure = changed }
        return structure
    }

    private func set(
        _ name: String, _ expression: Expression, in structure: inout StructureValue,
        _ scope: Scope
    ) {
        if let index = type.storedIndex(name) {
            let value = value(of: expression, known(of: type.stored[index]), scope)
            structure.fields[index] = held(value, type.stored[index].wrapper)
        } else if let computed = type.computed[name] {
            // What the view would work out is given: the property holds it from now on.
            type.computed[name] = nil
            type.add(
                TypeInfo.Stored(
                    name: name, type: computed.type, initializer: nil, wrapper: .none,
                    isConstant: false, range: expression.range))
            structure.fields.append(value(of: expression, computed.type, scope))
        } else {
            let value = value(of: expression, nil, scope)
            interpreter.globalScope.bind(name, to: interpreter.makeCell(value))
        }
    }

    /// The type of a property; of one without a written type that of its initial value.
    private func known(of stored: TypeInfo.Stored) -> TypeReference? {
        guard stored.type == nil, let initializer = stored.initializer else { return stored.type }
        let value = interpreter.evaluate(initializer, interpreter.staticScope(of: type))
        return interpreter.typeInfo(of: value).map { .named([$0.name], []) }
    }

    private func held(_ value: Value, _ wrapper: PropertyWrapper) -> Value {
        switch wrapper {
        case .state, .query, .focus: .stateCell(interpreter.makeCell(value))
        case .binding: .binding(.cell(interpreter.makeCell(value)))
        case .none, .object, .environment, .builder, .generic: value
        }
    }

    /// A value that the body gives, as its place wants it. Its names are those of the view, where
    /// there is one: `isOn = !isOn`.
    func value(
        of expression: Expression, _ type: TypeReference?, _ scope: Scope? = nil
    ) -> Value {
        let scope = scope ?? interpreter.staticScope(of: self.type)
        let value = interpreter.coerce(
            interpreter.settled(interpreter.evaluate(expression, scope)), to: type,
            owner: self.type)
        checkCase(value, of: type, at: expression.range)
        return value
    }

    /// `model.user.name = value`, where the sources do not give `model`: decides the unknown value
    /// of that path.
    private func decides(_ statement: Statement, _ scope: Scope) -> Bool {
        guard case .assignment(let target, "=", let expression) = statement.kind else {
            return false
        }
        guard case .unknown(.cell(let index)) = interpreter.evaluate(target, scope) else {
            return setsInitial(target, expression, scope)
        }
        let type = interpreter.state.unknowns[index].type
        interpreter.state.setValue(value(of: expression, type), ofUnknown: index)
        return true
    }
}

extension Diagnostic {
    static func noProperty(_ name: String, of type: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .warning, id: "no-property", "'\(type)' has no property '\(name)'", at: range)
    }
}
