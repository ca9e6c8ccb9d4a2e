extension Interpreter {
    /// Calls a closure or function value.
    func call(_ value: Value, _ arguments: [EvaluatedArgument], range: SourceRange) -> Value {
        switch value {
        case .closure(let closure): return call(closure, arguments.map { $0.value }, range: range)
        case .function(let function):
            let given = spread(arguments, over: function.declaration.parameters)
            return call(function.declaration, given, scope: function.scope, range: range)
        case .enumCase(let made) where made.isFunction:
            let given = spread(arguments, over: made.type.cases[made.index].parameters)
            return .enumCase(enumValue(made.type, made.index, given))
        case .keyPath(let names):
            guard let first = arguments.first else { return .nil }
            return follow(names, from: first.value, range: range)
        case .type(let type):
            return instantiate(type, spread(arguments, over: type), range: range)
        case .foreignType(let name):
            return construct(name, arguments, range: range, nameRange: range)
        case .implicit("init", _), .implicit(_, _):
            return .nil
        case .view(.control(var layout)) where arguments.contains { $0.isTrailingClosure }:
            // `let layout = VStackLayout()`, `layout { … }`.
            layout.arguments += arguments
            return .view(.control(layout))
        case .unknown(let unknown):
            if let result = apply(name(of: unknown), to: pair(arguments), range: range) {
                return result
            }
            return .unknown(self.unknown(named: name(of: unknown) + "(…)", at: range))
        case .structure(let structure) where structure.type.isLayout:
            return laidOut(arguments, range: range) ?? value
        case .structure, .object, .enumCase:
            let cell = makeCell(value)
            guard let method = method("callAsFunction", of: value, selfCell: cell, arguments)
            else { return arguments.isEmpty ? value : .nil }
            return call(method, arguments, range: range)
        // The argument of an `@autoclosure` parameter was evaluated where it was given.
        default: return arguments.isEmpty ? value : .nil
        }
    }

    /// Calls a closure with values for its parameters or its `$0`, `$1`, ….
    func call(_ closure: ClosureValue, _ arguments: [Value], range: SourceRange) -> Value {
        if closure.isBuilder {
            return .view(.builder(closure.closure.body, scope(for: closure, arguments)))
        }
        guard enter(at: range) else { return .nil }
        defer { leave() }
        let scope = scope(for: closure, arguments)
        return making(
            closure.closure.body.range, or: .unknown(unknown(named: "value", at: range))
        ) {
            nested(at: range, or: .nil) {
                result(of: closure.closure.body, scope, by: closure.builder)
            }
        }
    }

    /// The scope in which a closure's body runs.
    func scope(for closure: ClosureValue, _ arguments: [Value]) -> Scope {
        let scope = Scope(parent: closure.scope)
        let parameters = closure.closure.parameters
        guard !parameters.isEmpty else {
            scope.shorthand = arguments
            if arguments.count == 1, case .tuple(let fields) = arguments[0], fields.count > 1,
                ShorthandUse.usesSecond(closure.closure.body)
            {
                scope.shorthand = fields.map { $0.value }
            }
            return scope
        }
        var values = arguments
        if parameters.count > 1, values.count == 1, case .tuple(let fields) = values[0] {
            values = fields.map { $0.value }
        }
        for (index, parameter) in parameters.enumerated() where parameter.name != "_" {
            let value = index < values.count ? values[index] : .nil
            // What was written with `&` stays the place that it is.
            if case .stateCell = value {
                scope.bind(parameter.name, to: makeCell(value))
                continue
            }
            scope.bind(parameter.name, to: makeCell(coerce(settled(value), to: parameter.type)))
        }
        return scope
    }

    /// Calls a function with arguments in source order.
    func call(
        _ function: FunctionDeclaration, _ arguments: [EvaluatedArgument], scope parent: Scope,
        range: SourceRange
    ) -> Value {
        guard let body = function.body else { return .nil }
        let scope = Scope(parent: parent)
        bind(arguments, to: function.parameters, scope, range: range)
        let builder = resultBuilder(of: function, owner: parent.nearestOwner)
        if builder == nil, function.returnType?.isViewLike == true {
            return .view(.builder(body, scope))
        }
        guard enter(at: range) else { return .nil }
        defer { leave() }
        // What an initialiser calls is observed again.
        if !initialising.isEmpty { initialising.append(-1) }
        defer { if !initialising.isEmpty { initialising.removeLast() } }
        let value = making(body.range, or: unknownResult(of: function, at: range)) {
            nested(at: range, or: .nil) { result(of: body, scope, by: builder) }
        }
        return coerce(value, to: function.returnType, owner: parent.nearestOwner)
    }

    private func unknownResult(of function: FunctionDeclaration, at range: SourceRange) -> Value {
        .unknown(unknown(named: function.name + "(…)", type: function.returnType, at: range))
    }

    /// Binds arguments to parameters: by label in order, trailing closures to what is left.
    func bind(
        _ arguments: [EvaluatedArgument], to parameters: [FunctionDeclaration.Parameter],
        _ scope: Scope, range: SourceRange
    ) {
        let owner = scope.nearestOwner
        var next = 0
        for (position, parameter) in parameters.enumerated() {
            var value: Value?
            if parameter.isVariadic {
                var values: [Value] = []
                while next < arguments.count,
                    values.isEmpty
                        ? arguments[next].label == parameter.label
                        : arguments[next].label == nil
                {
                    values.append(coerce(arguments[next].value, to: parameter.type, owner: owner))
                    next += 1
                }
                value = .array(values)
            } else if next < arguments.count,
                accepts(parameter, arguments[next], isLast: position == parameters.count - 1)
            {
                value = arguments[next].value
                next += 1
            } else if let initial = parameter.defaultValue {
                value = evaluate(initial, scope)
            }
            var given = value ?? missing(parameter, range: range)
            if case .closure(let closure) = given {
                if parameter.buildsViews {
                    given = .closure(closure.asBuilder)
                } else if let builder = resultBuilder(parameter.attributes) {
                    given = .closure(closure.built(by: builder))
                }
            }
            // What an `inout` parameter is given is a place.
            let bound = parameter.isInOut ? given : coerce(given, to: parameter.type, owner: owner)
            scope.bind(
                parameter.name, to: makeCell(bound), type: parameter.isInOut ? parameter.type : nil)
            bindGenerics(of: parameter.type, to: bound, scope)
        }
    }

    private func missing(_ parameter: FunctionDeclaration.Parameter, range: SourceRange) -> Value {
        return .unknown(unknown(named: parameter.name, type: parameter.type, at: range))
    }

    /// Runs the getter of a computed property.
    func run(
        _ computed: TypeInfo.Computed, named name: String, scope: Scope, range: SourceRange
    ) -> Value {
        let builder = resultBuilder(of: computed, named: name, owner: scope.nearestOwner)
        if builder == nil, computed.isBuilder { return .view(.builder(computed.getter, scope)) }
        guard enter(at: range) else { return .nil }
        defer { leave() }
        let value = making(
            computed.getter.range,
            or: .unknown(unknown(named: name, type: computed.type, at: range))
        ) {
            nested(at: range, or: .nil) { result(of: computed.getter, scope, by: builder) }
        }
        return coerce(value, to: computed.type, owner: scope.nearestOwner)
    }

    private func enter(at range: SourceRange) -> Bool {
        guard callDepth < limits.callDepth else {
            stop(.evaluationTooDeep(at: range))
            return false
        }
        callDepth += 1
        return !isStopped
    }

    private func leave() {
        callDepth -= 1
    }

    /// Follows a key path.
    func follow(_ names: [String], from value: Value, range: SourceRange) -> Value {
        var value = value
        for name in names where name != "self" {
            value =
                subscripted(value, byComponent: name, range: range)
                ?? member(name, of: value, range: range)
        }
        return value
    }
}

extension TypeReference {
    /// Whether values of the type can be called.
    var isFunction: Bool {
        switch self {
        case .function: true
        case .optional(let inner), .opaque(let inner): inner.isFunction
        case .named, .array, .dictionary, .tuple: false
        }
    }
}

extension FunctionDeclaration.Parameter {
    /// Whether a closure for it puts views together.
    var buildsViews: Bool {
        attributes.contains { attribute in
            switch attribute.name {
            case "ViewBuilder", "ToolbarContentBuilder", "TabContentBuilder": true
            default: false
            }
        }
    }
}
