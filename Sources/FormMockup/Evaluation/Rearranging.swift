/// Methods that move, replace or take away several elements of a collection in place.
extension Interpreter {
    /// Calls one of them and stores what it makes; nil for other methods.
    func rearranging(
        _ call: MethodCall, _ value: Value, _ arguments: [EvaluatedArgument], _ base: Expression,
        _ path: ArraySlice<Suffix>, _ scope: Scope
    ) -> Value? {
        let result: Value
        let changed: Value
        switch value {
        case .array(let values):
            charge(copiesOf: values.count)
            guard let found = rearranged(values, call.name, arguments) else { return nil }
            changed = .array(found.values)
            result = found.result
        case .set(let values):
            charge(copiesOf: values.count)
            guard let found = rearrangedSet(values, call.name, arguments) else { return nil }
            changed = .set(found.values)
            result = found.result
        default: return nil
        }
        store(changed, at: base, path, scope)
        return result
    }

    private typealias Rearranged = (values: [Value], result: Value)

    private func rearranged(_ values: [Value], _ name: String, _ arguments: [EvaluatedArgument])
        -> Rearranged?
    {
        var values = values
        guard let first = arguments.first else { return popped(values, name) }
        switch name {
        case "removeSubrange", "replaceSubrange":
            guard let places = places(first.value, count: values.count) else { return nil }
            let others = arguments.dropFirst().first.flatMap { elements(of: $0.value) } ?? []
            values.replaceSubrange(places, with: others)
            return (values, .void)
        case "move":
            guard first.label == "fromOffsets", arguments.count == 2,
                let target = integer(arguments[1].value), let offsets = elements(of: first.value)
            else { return nil }
            return (moved(values, offsets.compactMap { integer($0) }, to: target), .void)
        case "partition":
            let isSecond = values.map { holds(first.value, $0, range: currentRange) }
            let start = values.indices.filter { !isSecond[$0] }
            let end = values.indices.filter { isSecond[$0] }
            return ((start + end).map { values[$0] }, .integer(start.count))
        default: return nil
        }
    }

    /// What is left after `popFirst()`, and what it gave; nil for other methods.
    private func popped(_ values: [Value], _ name: String) -> Rearranged? {
        guard name == "popFirst" else { return nil }
        return values.isEmpty ? (values, .nil) : (Array(values.dropFirst()), values[0])
    }

    /// The elements after `values[range] = new`; nil where the key is no range.
    func replacing(_ key: Value, of values: [Value], by new: Value) -> [Value]? {
        guard let places = places(key, count: values.count), let others = elements(of: new) else {
            return nil
        }
        charge(copiesOf: values.count)
        var values = values
        values.replaceSubrange(places, with: others)
        return values
    }

    private func rearrangedSet(
        _ values: [Value], _ name: String, _ arguments: [EvaluatedArgument]
    ) -> Rearranged? {
        guard let first = arguments.first else { return popped(values, name) }
        switch name {
        case "update":
            let new = settled(first.value)
            let old = values.first { areEqual($0, new).isYes }
            return (values.filter { !areEqual($0, new).isYes } + [new], old ?? .nil)
        case "formSymmetricDifference":
            guard
                case .set(let result)? = collectionMethod(
                    "symmetricDifference", values, of: .set(values), arguments,
                    range: currentRange)
            else { return nil }
            return (result, .void)
        default: return nil
        }
    }

    /// The places that a range names, as far as there are so many.
    private func places(_ value: Value, count: Int) -> Range<Int>? {
        guard case .range(let range) = currentValue(value) else { return nil }
        let lower = max(0, min(count, range.lower.flatMap { integer($0) } ?? 0))
        guard let last = range.upper.flatMap({ integer($0) }) else { return lower..<count }
        let upper = range.isClosed && last < count ? last + 1 : last
        return lower..<max(lower, min(count, upper))
    }

    private func moved(_ values: [Value], _ offsets: [Int], to target: Int) -> [Value] {
        let target = max(0, min(values.count, target))
        let isMoved = values.indices.map { offsets.contains($0) }
        let before = values.indices.filter { $0 < target && !isMoved[$0] }
        let after = values.indices.filter { $0 >= target && !isMoved[$0] }
        let those = values.indices.filter { isMoved[$0] }
        return (before + those + after).map { values[$0] }
    }
}
