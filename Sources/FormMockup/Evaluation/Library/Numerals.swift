/// Numbers that are read from texts and written as texts, in any base.
extension Interpreter {
    /// `Int("12")`, `Int("ff", radix: 16)`, `UInt8(clamping: 300)`; nil for a text that is none.
    func wholeNumber(_ value: Value, _ arguments: [EvaluatedArgument]) -> Value {
        if case .unknown = value { return value }
        if let number = integer(value) { return .integer(number) }
        guard let text = plainText(value) else { return .nil }
        let radix = arguments.first { $0.label == "radix" }.flatMap { integer($0.value) } ?? 10
        guard (2...36).contains(radix), let number = Int(text, radix: radix) else { return .nil }
        return .integer(number)
    }

    /// `String(255, radix: 16, uppercase: true)`.
    func digits(of value: Value, _ radix: Value, _ arguments: [EvaluatedArgument]) -> Value {
        guard let number = integer(value), let radix = integer(radix), (2...36).contains(radix)
        else { return .string(printed(value)) }
        var isUpper = false
        if case .boolean(let value)? = arguments.first(where: { $0.label == "uppercase" })?.value {
            isUpper = value
        }
        return .string(String(number, radix: radix, uppercase: isUpper))
    }
}
