extension Interpreter {
    /// The value of an expression.
    func evaluate(_ expression: Expression, _ scope: Scope) -> Value {
        guard step(at: expression.range) else { return .nil }
        return nested(at: expression.range, or: .nil) { evaluateKind(expression, scope) }
    }

    private func evaluateKind(_ expression: Expression, _ scope: Scope) -> Value {
        switch expression.kind {
        case .integer(let value): return .integer(value)
        case .float(let value): return .double(value)
        case .boolean(let value): return .boolean(value)
        case .nil: return .nil
        case .string(let literal): return evaluate(literal, scope, range: expression.range)
        case .array(let elements): return array(elements, scope, range: expression.range)
        case .dictionary(let entries): return dictionary(entries, scope, range: expression.range)
        case .tuple(let fields):
            if fields.isEmpty { return .void }
            return .tuple(
                fields.map { TupleField(label: $0.label, value: evaluate($0.value, scope)) })
        case .identifier(let name, _): return lookUp(name, scope, range: expression.range)
        case .implicitMember(let name): return .implicit(name, [])
        case .projection(let name):
            if let own = ownProjection(name, scope) { return own }
            return .binding(projection(of: name, scope, range: expression.range))
        case .closureShorthand(let index): return shorthand(index, scope, range: expression.range)
        case .postfix(let base, let suffixes):
            return evaluate(base, suffixes, scope, range: expression.range)
        case .prefix(let name, let operand):
            return prefix(name, operand, scope, range: expression.range)
        case .postfixOperator(let operand, let name):
            let value = evaluate(operand, scope)
            return name == "..." ? .range(.init(lower: value, upper: nil, isClosed: true)) : value
        case .operators(let first, let tails):
            return operators(first, tails, scope, range: expression.range)
        case .conditional(let clauses, let otherwise):
            return conditional(clauses, otherwise, scope)
        case .cast(let operand, let cast, let type):
            return self.cast(evaluate(operand, scope), cast, to: type, range: expression.range)
        case .closure(let closure):
            return .closure(ClosureValue(closure: closure, scope: scope, range: expression.range))
        case .keyPath(let names): return .keyPath(names)
        case .inOut(let operand): return evaluate(operand, scope)
        case .tryOptional(let operand): return attempted(operand, scope)
        case .ifExpression(let statement): return value(of: statement, scope)
        case .switchExpression(let statement): return value(of: statement, scope)
        case .type(let reference): return type(reference)
        case .macro("colorLiteral", let arguments):
            return .paint(color(evaluate(arguments, scope)))
        case .macro: return .void
        case .missing: return .void
        }
    }

    /// A literal without interpolation is its text; the others keep their pieces.
    func evaluate(_ literal: StringLiteral, _ scope: Scope, range: SourceRange) -> Value {
        var segments: [LiteralText.Segment] = []
        segments.reserveCapacity(literal.segments.count)
        for segment in literal.segments {
            switch segment {
            case .text(let text): segments.append(.text(text))
            case .interpolation(let arguments):
                guard let first = arguments.first else { continue }
                let format = arguments.dropFirst().map {
                    EvaluatedArgument(
                        label: $0.label, value: evaluate($0.value, scope), range: $0.value.range)
                }
                segments.append(
                    .value(evaluate(first.value, scope), format: format, range: first.value.range))
            }
        }
        return .literal(LiteralText(segments: segments, range: range))
    }

    private func array(_ elements: [Expression], _ scope: Scope, range: SourceRange) -> Value {
        guard allocate(elements.count * 24, at: range) else { return .array([]) }
        var values: [Value] = []
        values.reserveCapacity(elements.count)
        for element in elements {
            if isStopped { break }
            values.append(settled(evaluate(element, scope)))
        }
        resolveSiblings(in: &values)
        return .array(values)
    }

    /// In `[Size.small, .large]` an element with its type says of what type the others are.
    private func resolveSiblings(in values: inout [Value]) {
        func isImplicit(_ value: Value) -> Bool {
            if case .implicit = value { true } else { false }
        }
        guard values.count > 1, values.contains(where: isImplicit),
            let known = values.first(where: { !isImplicit($0) }), let type = typeInfo(of: known)
        else { return }
        for index in values.indices {
            guard case .implicit(let name, let arguments) = values[index] else { continue }
            values[index] = resolve(name, arguments, in: type) ?? values[index]
        }
    }

    private func dictionary(_ entries: [DictionaryEntry], _ scope: Scope, range: SourceRange)
        -> Value
    {
        guard allocate(entries.count * 48, at: range) else { return .dictionary([]) }
        var pairs: [DictionaryPair] = []
        pairs.reserveCapacity(entries.count)
        var keys = ValueKeys(self)
        for entry in entries {
            if isStopped { break }
            let key = settled(evaluate(entry.key, scope))
            let value = settled(evaluate(entry.value, scope))
            if let index = keys.placeOrAdd(key) {
                pairs[index].value = value
            } else {
                pairs.append(.init(key: key, value: value))
            }
        }
        return .dictionary(pairs)
    }

    private func shorthand(_ index: Int, _ scope: Scope, range: SourceRange) -> Value {
        var current: Scope? = scope
        while let scope = current {
            if let values = scope.shorthand {
                if index < values.count { return unwrapped(values[index]) }
                break
            }
            current = scope.parent
        }
        return .unknown(unknown(named: "$\(index)", at: range))
    }

    private func conditional(
        _ clauses: [ConditionalClause], _ otherwise: Expression, _ scope: Scope
    ) -> Value {
        for clause in clauses {
            switch truth(of: evaluate(clause.condition, scope), range: clause.condition.range) {
            case .yes: return evaluate(clause.value, scope)
            case .no: continue
            case .undecided(let unknown):
                // Text and styles are decided for the first branch: it is the one that the author
                // of the code thought of first.
                assume(unknown, is: true)
                return evaluate(clause.value, scope)
            }
        }
        return evaluate(otherwise, scope)
    }

    private func cast(
        _ value: Value, _ cast: Expression.Cast, to reference: TypeReference, range: SourceRange
    ) -> Value {
        switch cast {
        case .coerce: return coerce(value, to: reference)
        case .forced, .conditional:
            if case .unknown = value { return value }
            if case .no = isInstance(value, of: reference, range: range), cast == .conditional {
                return .nil
            }
            return coerce(value, to: reference)
        case .check: return isInstance(value, of: reference, range: range).value
        }
    }

    /// Whether a value is of a type, as far as that is known.
    func isInstance(_ value: Value, of reference: TypeReference, range: SourceRange) -> Truth {
        let name = reference.shortName ?? ""
        switch value {
        case .boolean: return name == "Bool" ? .yes : .no
        case .integer: return name == "Int" || name == "Double" ? .yes : .no
        case .double: return name == "Double" || name == "CGFloat" ? .yes : .no
        case .string, .literal: return name == "String" ? .yes : .no
        case .structure(let structure): return isType(structure.type, name) ? .yes : .no
        case .enumCase(let value): return isType(value.type, name) ? .yes : .no
        case .object(let id): return isType(state.objects[id].type, name) ? .yes : .no
        case .nil: return .no
        default:
            return .undecided(unknown(named: describe(value) + " is " + name, at: range))
        }
    }

    private func isType(_ type: TypeInfo, _ name: String) -> Bool {
        type.shortName == name || type.name == name || type.inherited.contains(name)
    }

    /// A type as a value.
    func type(_ reference: TypeReference) -> Value {
        switch reference {
        case .named(let path, _):
            if let info = typeInfo(path) { return .type(info) }
            return .foreignType(path.last ?? "")
        case .optional(let inner), .opaque(let inner): return type(inner)
        case .array: return .foreignType("Array")
        case .dictionary: return .foreignType("Dictionary")
        case .tuple, .function: return .foreignType("")
        }
    }

    /// The declared type that a name stands for, through aliases.
    func typeInfo(named name: String) -> TypeInfo? {
        var name = name
        // Aliases may lead in a circle.
        for _ in 0..<16 {
            if let info = info(name), info.isDeclared { return info }
            guard case .named(let target, _)? = alias(name), let next = target.first else {
                return nil
            }
            if target.count > 1 { return typeInfo(target) }
            name = next
        }
        return nil
    }

    /// The declared type that a path names, through aliases and nesting.
    func typeInfo(_ path: [String]) -> TypeInfo? {
        guard let first = path.first else { return nil }
        if path.count == 1 { return typeInfo(named: first) }
        var full = first
        for part in path.dropFirst() { full += "." + part }
        if let info = info(full), info.isDeclared { return info }
        guard let last = path.last, let info = info(last), info.isDeclared else { return nil }
        return info
    }
}
