extension Interpreter {
    /// A value as the formatter of a `formatter:` argument writes it; nil without one that is known.
    func formatted(_ value: Value, by formatter: Value?) -> String? {
        guard let formatter, let object = libraryObject(currentValue(formatter)) else { return nil }
        return formatterText(
            object, [EvaluatedArgument(label: "for", value: value, range: currentRange)])
    }
}
