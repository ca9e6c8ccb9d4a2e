extension Interpreter {
    /// A method of Swift's or Foundation's library that changes nothing.
    func libraryMethod(
        _ name: String, of value: Value, _ arguments: [EvaluatedArgument], range: SourceRange
    ) -> Value {
        if let result = knownMethod(name, of: value, arguments, range: range) { return result }
        if case .nil = value { return .nil }
        return .unknown(
            unknown(named: describe(value) + "." + name + "(…)", at: range))
    }

    /// The same; nil for a method that the library does not have or that is not known here.
    func knownMethod(
        _ name: String, of value: Value, _ arguments: [EvaluatedArgument], range: SourceRange
    ) -> Value? {
        if let result = commonMethod(name, of: value, arguments, range: range) { return result }
        switch value {
        case .string, .literal:
            if let result = stringMethod(name, displayText(of: value), arguments) { return result }
            return elements(of: value).flatMap {
                collectionMethod(name, $0, of: value, arguments, range: range)
            }
        case .array(let values), .set(let values):
            return collectionMethod(name, values, of: value, arguments, range: range)
        case .dictionary(let pairs):
            return dictionaryMethod(name, pairs, arguments, range: range)
        case .range(let bounds):
            if name == "contains", let first = arguments.first, !first.isTrailingClosure,
                first.label == nil
            {
                return matches(first.value, expression: .range(bounds)).value
            }
            return elements(of: value).flatMap {
                collectionMethod(name, $0, of: value, arguments, range: range)
            }
        case .integer, .double: return numberMethod(name, value, arguments)
        case .date(let seconds): return dateMethod(name, seconds, arguments)
        case .paint(let paint): return paintMethod(name, paint, arguments)
        case .font(let font): return fontMethod(name, font, arguments).map(Value.font)
        case .url(let text): return addressPart(name, of: text, arguments)
        case .implicit(let member, let own): return implicitMethod(name, member, own, arguments)
        case .foreignType(let type): return foreignMethod(type, name, arguments, range: range)
        case .structure, .object:
            return libraryObject(value).flatMap { objectMethod(name, $0, of: value, arguments) }
        default: return nil
        }
    }

    /// Methods that every value has.
    private func commonMethod(
        _ name: String, of value: Value, _ arguments: [EvaluatedArgument], range: SourceRange
    ) -> Value? {
        switch name {
        case "formatted": return .string(formatted(value, arguments: arguments))
        case "map", "flatMap":
            // On an optional that is not nil; collections have their own.
            switch value {
            case .array, .set, .dictionary, .range, .nil, .foreignType:
                return nil
            default:
                guard let first = arguments.first else { return nil }
                return call(
                    first.value, [.init(label: nil, value: value, range: range)], range: range)
            }
        default:
            guard Self.isLookUp(name), case .string(let text) = settled(value) else { return nil }
            return lookUp(text, arguments: arguments)
        }
    }

    private func numberMethod(_ name: String, _ value: Value, _ arguments: [EvaluatedArgument])
        -> Value?
    {
        guard let own = number(value) else { return nil }
        switch name {
        case "rounded": return .double(rounded(own, arguments.first))
        case "isMultiple":
            guard let own = integer(value),
                let other = arguments.first.flatMap({ integer($0.value) })
            else { return nil }
            return .boolean(other == 0 ? own == 0 : own % other == 0)
        case "advanced":
            return arithmetic(
                "+", value, arguments.first?.value ?? .integer(0), range: currentRange)
        case "distance":
            return arguments.first.map { arithmetic("-", $0.value, value, range: currentRange) }
        case "squareRoot": return .double(own < 0 ? 0 : own.squareRoot())
        default: return nil
        }
    }

    private func rounded(_ value: Double, _ rule: EvaluatedArgument?) -> Double {
        guard case .implicit(let name, _)? = rule?.value else { return value.rounded() }
        switch name {
        case "up": return value.rounded(.up)
        case "down": return value.rounded(.down)
        case "towardZero": return value.rounded(.towardZero)
        case "toNearestOrEven": return value.rounded(.toNearestOrEven)
        default: return value.rounded()
        }
    }

    private func implicitMethod(
        _ name: String, _ member: String, _ own: [EvaluatedArgument],
        _ arguments: [EvaluatedArgument]
    ) -> Value? {
        if Self.isCurrent(member), let result = calendarMethod(name, arguments) { return result }
        if Self.isMoment(member), let seconds = moment(.implicit(member, own)),
            let result = dateMethod(name, seconds, arguments)
        {
            return result
        }
        let base = Value.implicit(member, own)
        if let paint = paint(from: base), let result = paintMethod(name, paint, arguments) {
            return result
        }
        if let font = font(from: base), let result = fontMethod(name, font, arguments) {
            return .font(result)
        }
        // A format or style that is refined, such as `.number.precision(…)`, is still of its kind;
        // the refinement stands behind its own arguments.
        guard own.count < 16, name != "init" else { return base }
        let range = arguments.first?.range ?? currentRange
        let refinement = EvaluatedArgument(
            label: "." + name, value: .implicit(name, arguments), range: range)
        return .implicit(member, own + [refinement])
    }

    private func foreignMethod(
        _ type: String, _ name: String, _ arguments: [EvaluatedArgument], range: SourceRange
    ) -> Value? {
        switch (type, name) {
        case (_, "init"): return construct(type, arguments, range: range, nameRange: range)
        case ("Font", _): return font(from: .implicit(name, arguments)).map(Value.font)
        case ("Color", _), ("UIColor", _):
            return paint(from: .implicit(name, arguments)).map(Value.paint)
        case ("String", "localizedStringWithFormat"):
            return arguments.first.map {
                filledFormat($0.value, Array(arguments.dropFirst()), isLocalized: true)
            }
        case (_, "LocalizationValue"): return key(arguments)
        case ("Binding", "constant"): return .binding(.constant(arguments.first?.value ?? .nil))
        case ("Int", "random"), ("Double", "random"), ("Bool", "random"):
            return firstOfRange(arguments)
        case ("DateFormatter", "localizedString"), ("NumberFormatter", "localizedString"),
            ("ByteCountFormatter", "string"), ("ListFormatter", "localizedString"),
            ("DateIntervalFormatter", "string"), ("DateFormatter", "dateFormat"),
            ("PersonNameComponentsFormatter", "localizedString"),
            ("DateComponentsFormatter", "localizedString"):
            return formatterFunction(type, name, arguments)
        case ("Duration", _):
            return duration(name, arguments)
        case _ where Self.isFormatStyle(type + "." + name) || Self.isFormatStyle(name):
            return formatStyle(name, arguments)
        default:
            return constant(named: type + "." + name, arguments).map(Value.string)
        }
    }

    private func firstOfRange(_ arguments: [EvaluatedArgument]) -> Value {
        guard case .range(let range)? = arguments.first?.value else { return .boolean(true) }
        return range.lower ?? .integer(0)
    }

    /// A method that changes its base: `append`, `insert`, `toggle`, …; nil for other methods.
    func changing(
        _ call: MethodCall, _ value: Value, _ arguments: [EvaluatedArgument], _ base: Expression,
        _ path: ArraySlice<Suffix>, _ scope: Scope
    ) -> Value? {
        var changed = value
        guard let result = change(&changed, call.name, arguments, range: call.range) else {
            return nil
        }
        store(changed, at: base, path, scope)
        return result
    }

    private func change(
        _ value: inout Value, _ name: String, _ arguments: [EvaluatedArgument], range: SourceRange
    ) -> Value? {
        switch value {
        case .boolean(let flag) where name == "toggle":
            value = .boolean(!flag)
            return .void
        case .array(var values):
            charge(copiesOf: values.count)
            guard let result = change(&values, name, arguments, range: range) else { return nil }
            value = .array(values)
            return result
        case .set(var values):
            charge(copiesOf: values.count)
            guard let result = changeSet(&values, name, arguments) else { return nil }
            value = .set(values)
            return result
        case .dictionary(let pairs):
            guard let (changed, result) = changed(pairs, name, arguments, range: range) else {
                return nil
            }
            value = .dictionary(changed)
            return result
        case .string, .literal:
            guard name == "append", let first = arguments.first else {
                return changeText(&value, name, arguments)
            }
            let text = displayText(of: value) + displayText(of: first.value)
            charge(copiesOf: text.utf8.count / 16)
            guard allocate(text.utf8.count, at: range) else { return .void }
            value = .string(text)
            return .void
        default: return nil
        }
    }

    private func change(
        _ values: inout [Value], _ name: String, _ arguments: [EvaluatedArgument],
        range: SourceRange
    ) -> Value? {
        let first = arguments.first
        switch name {
        case "append":
            guard let first, allocate(24, at: range) else { return .void }
            if first.label == "contentsOf" {
                values.append(contentsOf: elements(of: first.value) ?? [])
            } else {
                values.append(settled(first.value))
            }
        case "insert":
            guard let first, let index = arguments.last.flatMap({ integer($0.value) }) else {
                return nil
            }
            let place = max(0, min(values.count, index))
            if first.label == "contentsOf" {
                values.insert(contentsOf: elements(of: first.value) ?? [], at: place)
            } else {
                values.insert(settled(first.value), at: place)
            }
        case "remove" where first?.label == "atOffsets":
            let places = first.flatMap { elements(of: $0.value) }?.compactMap { integer($0) } ?? []
            values = values.indices.filter { !places.contains($0) }.map { values[$0] }
        case "remove":
            guard let index = first.flatMap({ integer($0.value) }), values.indices.contains(index)
            else { return first?.label == "at" ? .nil : nil }
            return values.remove(at: index)
        case "removeFirst", "removeLast":
            if let count = first.flatMap({ integer($0.value) }) {
                let count = max(0, min(values.count, count))
                if name == "removeFirst" {
                    values.removeFirst(count)
                } else {
                    values.removeLast(count)
                }
                return .void
            }
            if values.isEmpty { return .nil }
            return name == "removeFirst" ? values.removeFirst() : values.removeLast()
        case "popLast": return values.popLast() ?? .nil
        case "swapAt":
            guard arguments.count == 2, let a = integer(arguments[0].value),
                let b = integer(arguments[1].value), values.indices.contains(a),
                values.indices.contains(b)
            else { return .void }
            values.swapAt(a, b)
        case "removeAll":
            guard let first, first.label == "where" || first.isTrailingClosure else {
                values = []
                return .void
            }
            values = values.filter {
                !truth(
                    of: self.call(
                        first.value, [.init(label: nil, value: $0, range: range)], range: range),
                    range: range
                ).isYes
            }
        case "sort":
            let sorted = collectionMethod(
                "sorted", values, of: .array(values), arguments, range: range)
            if case .array(let result)? = sorted { values = result }
        case "reverse": values.reverse()
        case "shuffle", "move": break
        default: return nil
        }
        return .void
    }

    private func changeSet(
        _ values: inout [Value], _ name: String, _ arguments: [EvaluatedArgument]
    ) -> Value? {
        guard let first = arguments.first.map({ settled($0.value) }) else {
            guard name == "removeAll" else { return nil }
            values = []
            return .void
        }
        func has(_ value: Value) -> Bool { values.contains { areEqual($0, value).isYes } }
        switch name {
        case "insert":
            let isNew = !has(first)
            if isNew { values.append(first) }
            return .tuple([
                TupleField(label: "inserted", value: .boolean(isNew)),
                TupleField(label: "memberAfterInsert", value: first),
            ])
        case "remove":
            let removed: Value = has(first) ? first : .nil
            values.removeAll { areEqual($0, first).isYes }
            return removed
        case "formUnion": values = distinct(values + (elements(of: first) ?? []))
        case "subtract":
            let others = elements(of: first) ?? []
            values.removeAll { value in others.contains { areEqual($0, value).isYes } }
        case "formIntersection":
            let others = elements(of: first) ?? []
            values.removeAll { value in !others.contains { areEqual($0, value).isYes } }
        default: return nil
        }
        return .void
    }
}
