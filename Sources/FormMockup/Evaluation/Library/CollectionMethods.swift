extension Interpreter {
    /// Methods of arrays, sets, dictionaries and ranges that change nothing.
    func collectionMethod(
        _ name: String, _ values: [Value], of whole: Value, _ arguments: [EvaluatedArgument],
        range: SourceRange
    ) -> Value? {
        charge(copiesOf: values.count)
        let first = arguments.first
        switch name {
        case "map", "flatMap", "compactMap":
            guard let first else { return nil }
            return mapped(name, values, first.value, range: range)
        case "filter":
            guard let first else { return nil }
            let kept = values.filter { holds(first.value, $0, range: range) }
            if case .set = whole { return .set(kept) }
            return .array(kept)
        case "sorted": return .array(sorted(values, arguments, range: range))
        case "reversed", "shuffled": return .array(name == "shuffled" ? values : values.reversed())
        case "enumerated":
            return .array(
                values.enumerated().map {
                    .tuple([
                        TupleField(label: "offset", value: .integer($0)),
                        TupleField(label: "element", value: $1),
                    ])
                })
        case "count":
            guard let first else { return nil }
            return .integer(values.filter { holds(first.value, $0, range: range) }.count)
        case "contains", "allSatisfy", "first", "last", "firstIndex":
            guard let first else { return nil }
            return search(name, values, first, range: range)
        case "min", "max": return extreme(values, wantsMaximum: name == "max", first, range: range)
        case "prefix" where first.map { $0.label == "while" || $0.isTrailingClosure } == true,
            "drop":
            guard let first else { return nil }
            let count = values.prefix { holds(first.value, $0, range: range) }.count
            return .array(Array(name == "drop" ? values[count...] : values[..<count]))
        case "prefix", "suffix", "dropFirst", "dropLast":
            return part(name, values, first.flatMap { integer($0.value) })
        case "joined": return joined(values, separator: first)
        case "reduce": return reduced(values, arguments, range: range)
        case "union", "intersection", "subtracting", "symmetricDifference":
            guard let other = first.flatMap({ elements(of: $0.value) }) else { return nil }
            return .set(combined(name, values, other))
        case "isSubset", "isSuperset", "isDisjoint":
            guard let other = first.flatMap({ elements(of: $0.value) }) else { return nil }
            return .boolean(relation(name, values, other))
        case "randomElement": return values.first ?? .nil
        case "forEach":
            guard let first else { return nil }
            for value in values {
                _ = call(first.value, [.init(label: nil, value: value, range: range)], range: range)
            }
            return .void
        case "index": return index(arguments, count: values.count)
        case "lastIndex":
            guard let first else { return nil }
            let places = search("firstIndex", values.reversed(), first, range: range)
            return integer(places).map { .integer(values.count - 1 - $0) } ?? .nil
        case "split":
            guard let first else { return nil }
            return split(values, at: first, range: range)
        case "starts":
            guard let other = first.flatMap({ elements(of: $0.value) }) else { return nil }
            return areEqual(.array(Array(values.prefix(other.count))), .array(other)).value
        case "elementsEqual":
            guard let other = first.flatMap({ elements(of: $0.value) }) else { return nil }
            return areEqual(.array(values), .array(other)).value
        case "distance":
            guard arguments.count == 2, let from = integer(arguments[0].value),
                let to = integer(arguments[1].value)
            else { return nil }
            return .integer(to &- from)
        case "chunked", "chunks": return chunked(values, arguments)
        case "uniqued", "removingDuplicates": return .array(distinct(values))
        default: return nil
        }
    }

    private func apply(_ function: Value, _ value: Value, range: SourceRange) -> Value {
        call(function, [.init(label: nil, value: value, range: range)], range: range)
    }

    func holds(_ function: Value, _ value: Value, range: SourceRange) -> Bool {
        truth(of: apply(function, value, range: range), range: range).isYes
    }

    private func mapped(_ name: String, _ values: [Value], _ function: Value, range: SourceRange)
        -> Value
    {
        var result: [Value] = []
        for value in values {
            if isStopped { break }
            let image = settled(apply(function, value, range: range))
            if name == "compactMap", case .nil = image { continue }
            if name == "flatMap", let inner = elements(of: image) {
                result.append(contentsOf: inner)
            } else {
                result.append(image)
            }
        }
        return .array(result)
    }

    func search(
        _ name: String, _ values: [Value], _ argument: EvaluatedArgument, range: SourceRange
    ) -> Value {
        let isPredicate =
            argument.label == "where" || argument.isTrailingClosure || name == "allSatisfy"
        var undecided: Unknown?
        for (index, value) in values.enumerated() {
            let truth =
                isPredicate
                ? self.truth(of: apply(argument.value, value, range: range), range: range)
                : areEqual(value, argument.value)
            switch (truth, name) {
            case (.yes, "contains"): return .boolean(true)
            case (.no, "allSatisfy"): return .boolean(false)
            case (.yes, "first"): return value
            case (.yes, "firstIndex"): return .integer(index)
            case (.undecided(let unknown), _): undecided = unknown
            default: continue
            }
        }
        if name == "contains" || name == "allSatisfy", let undecided { return .unknown(undecided) }
        switch name {
        case "contains": return .boolean(false)
        case "allSatisfy": return .boolean(true)
        case "last":
            for value in values.reversed() where holds(argument.value, value, range: range) {
                return value
            }
            return .nil
        default: return .nil
        }
    }

    private func extreme(
        _ values: [Value], wantsMaximum: Bool, _ predicate: EvaluatedArgument?, range: SourceRange
    ) -> Value {
        guard var best = values.first else { return .nil }
        for value in values.dropFirst() {
            let isLess: Bool
            if let predicate {
                let pair = wantsMaximum ? [best, value] : [value, best]
                isLess =
                    truth(
                        of: call(
                            predicate.value,
                            pair.map { .init(label: nil, value: $0, range: range) }, range: range),
                        range: range
                    ).isYes
            } else {
                let order = order(value, best) ?? 0
                isLess = wantsMaximum ? order > 0 : order < 0
            }
            if isLess { best = value }
        }
        return best
    }

    private func part(_ name: String, _ values: [Value], _ count: Int?) -> Value {
        let count = max(0, count ?? 1)
        switch name {
        case "prefix": return .array(Array(values.prefix(count)))
        case "suffix": return .array(Array(values.suffix(count)))
        case "dropFirst": return .array(Array(values.dropFirst(count)))
        default: return .array(Array(values.dropLast(count)))
        }
    }

    private func combined(_ name: String, _ a: [Value], _ b: [Value]) -> [Value] {
        func has(_ list: [Value], _ value: Value) -> Bool {
            charge(copiesOf: list.count)
            return list.contains { areEqual($0, value).isYes }
        }
        switch name {
        case "union": return distinct(a + b)
        case "intersection": return a.filter { has(b, $0) }
        case "subtracting": return a.filter { !has(b, $0) }
        default: return a.filter { !has(b, $0) } + b.filter { !has(a, $0) }
        }
    }

    private func relation(_ name: String, _ a: [Value], _ b: [Value]) -> Bool {
        func has(_ list: [Value], _ value: Value) -> Bool {
            charge(copiesOf: list.count)
            return list.contains { areEqual($0, value).isYes }
        }
        switch name {
        case "isSubset": return a.allSatisfy { has(b, $0) }
        case "isSuperset": return b.allSatisfy { has(a, $0) }
        default: return !a.contains { has(b, $0) }
        }
    }
}
