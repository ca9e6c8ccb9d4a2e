/// Methods that make one value of many.
extension Interpreter {
    /// `joined(separator:)` of texts, and `joined()` of lists.
    func joined(_ values: [Value], separator: EvaluatedArgument?) -> Value {
        if separator == nil, let first = values.first, elements(of: first) != nil,
            plainText(first) == nil
        {
            return .array(values.flatMap { elements(of: $0) ?? [] })
        }
        let between = separator.map { displayText(of: $0.value) } ?? ""
        var text = ""
        for (index, value) in values.enumerated() {
            if index > 0 { text += between }
            text += displayText(of: value)
            guard allocate(text.utf8.count / 16 + 1, at: currentRange) else { break }
        }
        return .string(text)
    }

    /// `reduce(initial) { … }` and `reduce(into: initial) { … }`.
    func reduced(_ values: [Value], _ arguments: [EvaluatedArgument], range: SourceRange) -> Value {
        guard arguments.count == 2 else { return .nil }
        let function = arguments[1].value
        if arguments[0].label == "into" {
            let cell = makeCell(settled(arguments[0].value))
            for value in values {
                if isStopped || thrown != nil { break }
                _ = call(function, pair(.stateCell(cell), value, range), range: range)
            }
            return state.cells[cell]
        }
        var result = arguments[0].value
        for value in values {
            if isStopped || thrown != nil { break }
            if case .implicit(let name, _) = function {
                result = arithmetic(name, result, value, range: range)
            } else if case .foreignType = function {
                result = arithmetic("+", result, value, range: range)
            } else {
                result = call(function, pair(result, value, range), range: range)
            }
        }
        return sum(result, from: arguments[0].value, range: range)
    }

    /// What numbers that are not known add up to: a number, as a reader expects.
    private func sum(_ result: Value, from initial: Value, range: SourceRange) -> Value {
        guard case .unknown(let unknown) = currentValue(result), number(initial) != nil else {
            return result
        }
        let name = name(of: unknown)
        report(.unknownValue(name, at: range), once: name)
        if inventedTexts.last != name { inventedTexts.append(name) }
        if case .double = initial { return .double(Self.sampleSum) }
        return .integer(Int(Self.sampleSum))
    }

    private func pair(_ first: Value, _ second: Value, _ range: SourceRange) -> [EvaluatedArgument]
    {
        [
            .init(label: nil, value: first, range: range),
            .init(label: nil, value: second, range: range),
        ]
    }
}
