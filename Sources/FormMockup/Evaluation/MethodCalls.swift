extension Interpreter {
    /// Calls a method: an own one, one of the library, a modifier of a view, or one that changes
    /// the place its base stands for.
    func call(
        _ call: MethodCall, on value: Value, _ base: Expression, _ path: ArraySlice<Suffix>,
        _ scope: Scope
    ) -> Value {
        let current = currentValue(value)
        if case .type(let type) = current { return callStatic(call, of: type, scope) }
        let arguments = evaluate(call.arguments, scope)
        if let result = callOwn(call, on: current, arguments, base, path, scope) { return result }
        // A bundle, wherever it comes from.
        if call.name == "localizedString", arguments.first?.label == "forKey" {
            return lookUp(arguments)
        }
        if case .unknown(let unknown) = current {
            return callUnknown(call, unknown, arguments)
        }
        if let view = viewValue(current, range: call.range) {
            return .view(modified(view, call, arguments))
        }
        if let result = changing(call, current, arguments, base, path, scope) { return result }
        return libraryMethod(call.name, of: current, arguments, range: call.range)
    }

    /// A modifier around a view: an own extension of `View` is run, others wait for lowering.
    func modified(_ view: ViewValue, _ call: MethodCall, _ arguments: [EvaluatedArgument])
        -> ViewValue
    {
        for type in viewExtensions {
            guard let function = choose(type.methods[call.name] ?? [], for: arguments),
                let body = function.body
            else { continue }
            let cell = makeCell(.view(view))
            let inner = Scope(parent: Scope(parent: globalScope, owner: type, selfCell: cell))
            bind(arguments, to: function.parameters, inner, range: call.range)
            return .builder(body, inner)
        }
        if call.name == "modifier", let own = modified(view, byOwn: arguments.first?.value) {
            return own
        }
        return .modified(
            ModifiedView(
                view,
                ViewCall(
                    name: call.name, arguments: arguments, range: call.range,
                    nameRange: call.nameRange)))
    }

    /// A view in the body of an own `ViewModifier`, where it stands for `content`.
    private func modified(_ view: ViewValue, byOwn modifier: Value?) -> ViewValue? {
        guard case .structure(let structure)? = modifier,
            let function = structure.type.methods["body"]?.first, let body = function.body
        else { return nil }
        let cell = makeCell(.structure(structure))
        let scope = Scope(parent: globalScope, owner: structure.type, selfCell: cell)
        let inner = Scope(parent: scope)
        if let name = function.parameters.first?.name {
            inner.bind(name, to: makeCell(.view(view)))
        }
        return .builder(body, inner)
    }

    /// A value as a view where it can be one.
    func viewValue(_ value: Value, range: SourceRange) -> ViewValue? {
        switch value {
        case .view(let view): return view
        case .structure(let structure):
            if structure.type.isView || structure.type.computed["body"] != nil {
                return .own(structure, range: range)
            }
            return nil
        case .paint:
            return .control(
                ViewCall(
                    name: "Color", arguments: [.init(label: nil, value: value, range: range)],
                    range: range, nameRange: range))
        default: return nil
        }
    }

    private func callStatic(_ call: MethodCall, of type: TypeInfo, _ scope: Scope) -> Value {
        let arguments = evaluate(call.arguments, scope)
        if call.name == "init" { return instantiate(type, arguments, range: call.range) }
        if let function = choose(type.staticMethods[call.name] ?? [], for: arguments) {
            return self.call(
                function, arguments, scope: staticScope(of: type), range: call.range)
        }
        if let index = type.caseIndex(call.name) {
            return .enumCase(enumValue(type, index, arguments))
        }
        if let value = staticMember(call.name, of: type, range: call.range) {
            return self.call(value, arguments, range: call.range)
        }
        return .unknown(
            unknown(named: type.name + "." + call.name + "(…)", at: call.range))
    }

    /// A case with its associated values, coerced to their declared types.
    func enumValue(_ type: TypeInfo, _ index: Int, _ arguments: [EvaluatedArgument]) -> EnumValue {
        let parameters = type.cases[index].parameters
        var payload: [Value] = []
        for (position, argument) in arguments.enumerated() {
            let value = settled(argument.value)
            payload.append(
                position < parameters.count ? coerce(value, to: parameters[position].type) : value)
        }
        return EnumValue(type: type, index: index, payload: payload)
    }

    /// Calls a method that the sources declare, writing back what it changes.
    private func callOwn(
        _ call: MethodCall, on value: Value, _ arguments: [EvaluatedArgument], _ base: Expression,
        _ path: ArraySlice<Suffix>, _ scope: Scope
    ) -> Value? {
        if let type = typeInfo(of: value) {
            if let function = choose(type.methods[call.name] ?? [], for: arguments) {
                return callMethod(function, type, on: value, arguments, base, path, scope, call)
            }
            if let stored = ownMember(call.name, of: value, range: call.range) {
                return self.call(stored, arguments, range: call.range)
            }
            if call.name == "hash" || call.name == "encode" { return .void }
        }
        guard let extended = libraryTypeName(of: value), let type = types[extended],
            let function = choose(type.methods[call.name] ?? [], for: arguments)
        else { return nil }
        return callMethod(function, type, on: value, arguments, base, path, scope, call)
    }

    private func callMethod(
        _ function: FunctionDeclaration, _ type: TypeInfo, on value: Value,
        _ arguments: [EvaluatedArgument], _ base: Expression, _ path: ArraySlice<Suffix>,
        _ scope: Scope, _ call: MethodCall
    ) -> Value {
        let cell = makeCell(value)
        let inner = Scope(parent: globalScope, owner: type, selfCell: cell)
        let result = self.call(function, arguments, scope: inner, range: call.range)
        if case .structure = value, case .structure = state.cells[cell], isPlace(base) {
            store(state.cells[cell], at: base, path, scope)
        }
        return result
    }

    /// Whether an expression names something that can be changed.
    private func isPlace(_ base: Expression) -> Bool {
        switch base.kind {
        case .identifier, .closureShorthand: true
        default: false
        }
    }

    private func callUnknown(
        _ call: MethodCall, _ unknown: Unknown, _ arguments: [EvaluatedArgument]
    ) -> Value {
        if ModifierCatalogue.knows(call.name) {
            let view = ViewValue.foreign(
                ViewCall(
                    name: name(of: unknown), arguments: [], range: call.range,
                    nameRange: call.range))
            return .view(modified(view, call, arguments))
        }
        if call.name == "string", let text = unknownFormatterText(arguments) { return text }
        if let text = constant(named: self.name(of: unknown) + "." + call.name, arguments) {
            return .string(text)
        }
        var name = name(of: unknown) + "." + call.name + "("
        for (index, argument) in arguments.enumerated() {
            if index > 0 { name += ", " }
            name += describe(argument.value)
        }
        if call.name == "formatted" || call.name == "localized" { return .unknown(unknown) }
        return .unknown(self.unknown(named: name + ")", at: call.range))
    }

    /// The name of the library type that an extension would extend.
    func libraryTypeName(of value: Value) -> String? {
        switch value {
        case .string, .literal: "String"
        case .integer: "Int"
        case .double: "Double"
        case .boolean: "Bool"
        case .array: "Array"
        case .set: "Set"
        case .dictionary: "Dictionary"
        case .date: "Date"
        case .url: "URL"
        case .paint: "Color"
        case .font: "Font"
        case .binding: "Binding"
        default: nil
        }
    }
}
