extension Interpreter {
    /// The elements of anything that can be run over; nil for what can't, or is not known.
    func elements(of value: Value) -> [Value]? {
        switch currentValue(value) {
        case .array(let values), .set(let values): return values
        case .dictionary(let pairs):
            return pairs.map {
                .tuple([
                    TupleField(label: "key", value: $0.key),
                    TupleField(label: "value", value: $0.value),
                ])
            }
        case .range(let range):
            return elements(of: range) ?? standIns(for: value, named: "index", range: currentRange)
        case .string(let text): return text.map { .string(String($0)) }
        case .literal(let literal): return joined(literal).map { .string(String($0)) }
        default: return nil
        }
    }

    private func elements(of range: RangeValue) -> [Value]? {
        guard let lower = range.lower.flatMap(integer), let upper = range.upper.flatMap(integer)
        else {
            return nil
        }
        let end = range.isClosed && upper < .max ? upper + 1 : upper
        let count = end.subtractingReportingOverflow(lower)
        guard lower < end,
            allocate(count.overflow ? .max : count.partialValue, each: 16, at: currentRange)
        else { return [] }
        return (lower..<end).map { .integer($0) }
    }

    /// `collection[key]`.
    func element(of value: Value, at key: Value, range: SourceRange) -> Value {
        switch currentValue(value) {
        case .array(let values):
            if case .range = key { return slice(values, key) }
            guard let index = integer(key) else { return unknownElement(value, key, range) }
            return values.indices.contains(index) ? values[index] : .nil
        case .dictionary(let pairs):
            charge(copiesOf: pairs.count)
            for pair in pairs where areEqual(pair.key, key).isYes { return pair.value }
            if case .unknown = key { return unknownElement(value, key, range) }
            return .nil
        case .string, .literal: return character(of: displayText(of: value), at: key)
        default: return unknownElement(value, key, range)
        }
    }

    /// `text[index]` and `text[from..<to]`: an index of a string counts its characters here.
    private func character(of text: String, at key: Value) -> Value {
        let characters = Array(text)
        charge(copiesOf: characters.count)
        if case .range(let range) = key {
            let lower = max(0, range.lower.flatMap(integer) ?? 0)
            let bound = range.upper.flatMap(integer) ?? characters.count
            let upper = min(
                characters.count, range.isClosed && range.upper != nil ? bound &+ 1 : bound)
            return .string(lower < upper ? String(characters[lower..<upper]) : "")
        }
        guard let index = integer(key), characters.indices.contains(index) else { return .nil }
        return .string(String(characters[index]))
    }

    private func unknownElement(_ value: Value, _ key: Value, _ range: SourceRange) -> Value {
        var type: TypeReference?
        if case .unknown(.cell(let index)) = currentValue(value) {
            switch state.unknowns[index].type {
            case .dictionary(_, let element)?: type = element
            case .array(let element)?: type = element
            default: break
            }
        }
        let name = describe(value) + "[" + describe(key) + "]"
        return .unknown(unknown(named: name, type: type, at: range))
    }

    private func slice(_ values: [Value], _ key: Value) -> Value {
        guard case .range(let range) = key else { return .array(values) }
        let lower = max(0, range.lower.flatMap(integer) ?? 0)
        let bound = range.upper.flatMap(integer) ?? values.count
        let upper = min(values.count, range.isClosed && range.upper != nil ? bound &+ 1 : bound)
        return lower < upper ? .array(Array(values[lower..<upper])) : .array([])
    }

    /// `collection[key] = value`.
    func setElement(of whole: inout Value, at key: Value, to value: Value) {
        switch whole {
        case .array(var values):
            guard let index = integer(key), values.indices.contains(index) else { return }
            charge(copiesOf: values.count)
            values[index] = value
            whole = .array(values)
        case .dictionary(var pairs):
            charge(copiesOf: pairs.count)
            let index = pairs.firstIndex { areEqual($0.key, key).isYes }
            if case .nil = value {
                if let index { pairs.remove(at: index) }
            } else if let index {
                pairs[index].value = value
            } else {
                pairs.append(.init(key: key, value: value))
            }
            whole = .dictionary(pairs)
        case .binding(let binding):
            var inner = read(binding)
            setElement(of: &inner, at: key, to: value)
            write(inner, to: binding)
        default: break
        }
    }

    /// Properties of arrays, sets and dictionaries.
    func collectionMember(_ name: String, _ values: [Value], of value: Value) -> Value? {
        switch name {
        case "count": return .integer(values.count)
        case "isEmpty": return .boolean(values.isEmpty)
        case "first": return values.first ?? .nil
        case "last": return values.last ?? .nil
        case "indices": return .array(values.indices.map { .integer($0) })
        case "startIndex": return .integer(0)
        case "endIndex": return .integer(values.count)
        case "lazy", "self", "underestimatedCount": return value
        case "keys":
            guard case .dictionary(let pairs) = value else { return nil }
            return .array(pairs.map { $0.key })
        case "values":
            guard case .dictionary(let pairs) = value else { return nil }
            return .array(pairs.map { $0.value })
        default: return nil
        }
    }
}

extension Interpreter {
    /// `Dictionary(grouping: values, by: { … })`, groups in the order of their first elements.
    func grouped(_ arguments: [EvaluatedArgument]) -> Value? {
        guard let source = arguments.first(where: { $0.label == "grouping" }),
            let rule = arguments.first(where: { $0.label == "by" || $0.isTrailingClosure }),
            let values = elementsOrStandIns(of: source.value, range: source.range)
        else { return nil }
        var keys = ValueKeys(self)
        var groups: [(key: Value, values: [Value])] = []
        for value in values {
            guard spend(1) else { break }
            let argument = EvaluatedArgument(label: nil, value: value, range: rule.range)
            let key = settled(call(rule.value, [argument], range: rule.range))
            if let place = keys.placeOrAdd(key) {
                groups[place].values.append(value)
            } else {
                groups.append((key: key, values: [value]))
            }
        }
        return .dictionary(
            groups.map { DictionaryPair(key: $0.key, value: .array($0.values)) })
    }
}
