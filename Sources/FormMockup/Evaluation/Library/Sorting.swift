/// Sorting: stable, by `<`, by a closure, or by comparators.
extension Interpreter {
    /// `sorted()`, `sorted(by:)` and `sorted(using:)`.
    func sorted(_ values: [Value], _ arguments: [EvaluatedArgument], range: SourceRange) -> [Value]
    {
        guard let predicate = arguments.first else {
            return mergeSorted(values) { a, b in (self.order(a, b) ?? 0) < 0 }
        }
        if predicate.label == "using" {
            let comparators = elements(of: predicate.value) ?? [predicate.value]
            return mergeSorted(values) { self.precedes($0, $1, comparators, range: range) }
        }
        if case .implicit = predicate.value { return values }
        return mergeSorted(values) { a, b in
            let outcome = self.call(
                predicate.value,
                [
                    .init(label: nil, value: a, range: range),
                    .init(label: nil, value: b, range: range),
                ],
                range: range)
            return self.truth(of: outcome, range: range).isYes
        }
    }

    /// Whether a value comes first by `SortDescriptor`s or `KeyPathComparator`s.
    private func precedes(_ a: Value, _ b: Value, _ comparators: [Value], range: SourceRange)
        -> Bool
    {
        for comparator in comparators {
            guard case .implicit(_, let arguments) = comparator,
                case .keyPath(let names)? = arguments.first?.value,
                let order = order(
                    follow(names, from: a, range: range), follow(names, from: b, range: range)),
                order != 0
            else { continue }
            let direction = arguments.first { $0.label == "order" }?.value
            if let direction, styleName(of: direction) == "reverse" { return order > 0 }
            return order < 0
        }
        return false
    }

    private func mergeSorted(_ values: [Value], _ precedes: (Value, Value) -> Bool) -> [Value] {
        guard values.count > 1, spend(values.count) else { return values }
        let middle = values.count / 2
        let left = mergeSorted(Array(values[..<middle]), precedes)
        let right = mergeSorted(Array(values[middle...]), precedes)
        var result: [Value] = []
        result.reserveCapacity(values.count)
        var i = 0
        var j = 0
        while i < left.count, j < right.count {
            if isStopped { break }
            if precedes(right[j], left[i]) {
                result.append(right[j])
                j += 1
            } else {
                result.append(left[i])
                i += 1
            }
        }
        return result + left[i...] + right[j...]
    }
}
