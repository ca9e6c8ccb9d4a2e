/// Parts and places of collections.
extension Interpreter {
    /// `index(after: i)`, `index(before: i)`, `index(i, offsetBy: n)`.
    func index(_ arguments: [EvaluatedArgument], count: Int) -> Value {
        guard let first = arguments.first, let start = integer(first.value) else {
            return .integer(0)
        }
        switch first.label {
        case "after": return .integer(start &+ 1)
        case "before": return .integer(start &- 1)
        default:
            let offset = arguments.first { $0.label == "offsetBy" }.flatMap { integer($0.value) }
            let place = start &+ (offset ?? 0)
            let limit = arguments.first { $0.label == "limitedBy" }.flatMap { integer($0.value) }
            if let limit, (offset ?? 0) >= 0 ? place > limit : place < limit { return .nil }
            return .integer(max(0, min(count, place)))
        }
    }

    /// The parts between the elements that equal a separator, without empty ones.
    func split(_ values: [Value], at rule: EvaluatedArgument, range: SourceRange) -> Value {
        var parts: [Value] = []
        var part: [Value] = []
        for value in values {
            let isEnd =
                rule.isTrailingClosure || rule.label == "whereSeparator"
                ? holds(rule.value, value, range: range) : areEqual(value, rule.value).isYes
            if isEnd {
                if !part.isEmpty { parts.append(.array(part)) }
                part = []
            } else {
                part.append(value)
            }
        }
        if !part.isEmpty { parts.append(.array(part)) }
        return .array(parts)
    }

    /// Parts of so many elements each, as the algorithms package makes them.
    func chunked(_ values: [Value], _ arguments: [EvaluatedArgument]) -> Value? {
        guard let size = arguments.first.flatMap({ integer($0.value) }), size > 0 else {
            return nil
        }
        var parts: [Value] = []
        var start = 0
        while start < values.count {
            let end = size < values.count - start ? start + size : values.count
            parts.append(.array(Array(values[start..<end])))
            start = end
        }
        return .array(parts)
    }
}
