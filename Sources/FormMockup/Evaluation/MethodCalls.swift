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
        defer { writeBack(call.arguments, arguments, scope) }
        if case .identifier(let name, _) = base.kind, path.isEmpty {
            if name == "super" {
                return callSuper(call.name, arguments, scope, range: call.range) ?? .void
            }
            if name == "self", call.name == "init", let (owner, cell) = innermostInstance(scope) {
                delegate(to: owner, cell, arguments, range: call.range)
                return .void
            }
        }
        if case .foreignType(let type) = current,
            let added = addedStaticMethod(call.name, of: type, arguments)
        {
            return self.call(
                added.function, arguments, scope: staticScope(of: added.owner), range: call.range)
        }
        if case .binding = value, let result = callOnBinding(call, value, arguments) {
            return result
        }
        if let result = callOwn(call, on: current, arguments, base, path, scope) { return result }
        // A bundle, wherever it comes from.
        if call.name == "localizedString", arguments.first?.label == "forKey" {
            return lookUp(arguments)
        }
        if case .unknown(let unknown) = current {
            return callUnknown(call, unknown, arguments)
        }
        if case .view(.foreign(let foreign)) = current, !isModifier(call.name, of: foreign) {
            return callUnknown(
                call, unknown(named: foreign.name, at: call.range), arguments)
        }
        if let view = viewValue(current, range: call.range) {
            return .view(modified(view, call, arguments))
        }
        if call.name == "get", let value = successValue(of: current) { return value }
        if let result = rearranging(call, current, arguments, base, path, scope) { return result }
        if let result = changing(call, current, arguments, base, path, scope) { return result }
        return libraryMethod(call.name, of: current, arguments, range: call.range)
    }

    /// Whether a method of something that is not declared modifies a view, rather than asks a value.
    private func isModifier(_ name: String, of foreign: ViewCall) -> Bool {
        foreign.name.isViewName || foreign.arguments.contains { $0.isTrailingClosure }
            || isModifier(name)
    }

    /// Whether a name is that of a modifier, of SwiftUI's or the app's own.
    func isModifier(_ name: String) -> Bool {
        if ModifierCatalogue.knows(name) { return true }
        loadViewExtensions(holding: name)
        return viewExtensions.contains { $0.methods[name] != nil }
    }

    /// A modifier around a view: an own extension of `View` is run, others wait for lowering.
    func modified(_ view: ViewValue, _ call: MethodCall, _ arguments: [EvaluatedArgument])
        -> ViewValue
    {
        loadViewExtensions(holding: call.name)
        for type in viewExtensions {
            let candidates = (type.methods[call.name] ?? []).filter { !isRunning($0) }
            guard let function = fitting(candidates, for: arguments), let body = function.body
            else { continue }
            let cell = makeCell(.view(view))
            let inner = Scope(parent: Scope(parent: globalScope, owner: type, selfCell: cell))
            bind(arguments, to: function.parameters, inner, range: call.range)
            return .extended(body, inner)
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

    /// Whether the body of a modifier or an added initialiser runs: what it calls by its own name is
    /// another one, that of SwiftUI or one with other types.
    func isRunning(_ function: FunctionDeclaration) -> Bool {
        guard !runningModifiers.isEmpty, let body = function.body else { return false }
        return runningModifiers.contains(body.range)
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
            if structure.type.isView || body(of: structure.type) != nil
                || structure.type.undrawnView != nil
            {
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
        defer { writeBack(call.arguments, arguments, scope) }
        if call.name == "init" { return instantiate(type, arguments, range: call.range) }
        if let function = choose(type.staticMethods[call.name] ?? [], for: arguments) {
            return self.call(
                function, arguments, scope: staticScope(of: type), range: call.range)
        }
        if let index = type.caseIndex(call.name) {
            return .enumCase(enumValue(type, index, arguments))
        }
        if let inner = takeNested(call.name, of: type) {
            return instantiate(inner, arguments, range: call.range)
        }
        if let value = staticMember(call.name, of: type, range: call.range) {
            return self.call(value, arguments, range: call.range)
        }
        return .unknown(
            unknown(named: type.displayName + "." + call.name + "(…)", at: call.range))
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
            if let method = ownMethod(call.name, of: type, arguments) {
                return callMethod(
                    method.function, method.owner, on: value, arguments, base, path, scope, call)
            }
            if let stored = ownMember(call.name, of: value, range: call.range),
                !isModified(value, by: call, besides: stored, of: type, isSelf: base.isSelf)
            {
                return self.call(stored, arguments, range: call.range)
            }
            if call.name == "hash" || call.name == "encode" { return .void }
            if let part = stateMethod(call.name, of: value, arguments) { return part }
            if let changed = optionSetMember(call.name, of: value, arguments) {
                guard Self.changesOptionSet(call.name) else { return changed }
                store(changed, at: base, path, scope)
                return .void
            }
        }
        guard let added = addedMethod(call.name, of: value, arguments) else { return nil }
        return callMethod(
            added.function, added.owner, on: value, arguments, base, path, scope, call)
    }

    /// A method of a binding itself: one that an extension declares, or one that gives it back.
    private func callOnBinding(
        _ call: MethodCall, _ value: Value, _ arguments: [EvaluatedArgument]
    ) -> Value? {
        switch call.name {
        case "animation", "transaction", "sending", "removeDuplicates": return value
        default: break
        }
        guard let type = extensionInfo("Binding", holding: call.name),
            let function = choose(type.methods[call.name] ?? [], for: arguments)
        else { return nil }
        let scope = Scope(parent: globalScope, owner: type, selfCell: makeCell(value))
        return self.call(function, arguments, scope: scope, range: call.range)
    }

    private func callMethod(
        _ function: FunctionDeclaration, _ type: TypeInfo, on value: Value,
        _ arguments: [EvaluatedArgument], _ base: Expression, _ path: ArraySlice<Suffix>,
        _ scope: Scope, _ call: MethodCall
    ) -> Value {
        let cell = makeCell(value)
        let inner = Scope(parent: globalScope, owner: type, selfCell: cell)
        let result = self.call(function, arguments, scope: inner, range: call.range)
        switch (value, state.cells[cell]) {
        case (.structure, .structure), (.enumCase, .enumCase), (.enumCase, .implicit):
            if isPlace(base) { store(state.cells[cell], at: base, path, scope) }
        case (_, let changed) where function.isMutating && isPlace(base):
            // A value of the library, by an extension of its type.
            store(changed, at: base, path, scope)
        default: break
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
        if let part = stateMethod(call.name, of: .unknown(unknown), arguments) { return part }
        if call.name == "string", let text = unknownFormatterText(arguments) { return text }
        if let text = constant(named: self.name(of: unknown) + "." + call.name, arguments) {
            return .string(text)
        }
        if let value = firstRead(call.name, arguments, of: unknown) { return value }
        if let value = collectionMethod(call.name, of: unknown, arguments, range: call.range) {
            return value
        }
        var name = name(of: unknown) + "." + call.name + "("
        for (index, argument) in arguments.enumerated() {
            if index > 0 { name += ", " }
            name += describe(argument.value)
        }
        if call.name == "formatted", let text = formattedSample(of: unknown, arguments) {
            return .string(text)
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
        case .range: "Range"
        case .binding: "Binding"
        case .structure, .object: libraryObject(value)?.name
        case .unknown(.cell(let index)):
            // What an extension of a type of the system adds, such as one of `Bundle`.
            if case .named(let path, _)? = state.unknowns[index].type, path.count == 1 {
                path[0]
            } else {
                nil
            }
        default: nil
        }
    }
}
