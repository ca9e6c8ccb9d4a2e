/// Stand-ins for the elements of a collection that is not known: three, as a list of it is drawn.
extension Interpreter {
    /// How many there are.
    static let sampleCount = 3

    /// The stand-ins for the elements of a value; nil for what is no unknown collection.
    func standIns(for value: Value, named name: String, range: SourceRange) -> [Value]? {
        switch currentValue(value) {
        case .unknown(let unknown):
            let sample = Value.unknown(
                self.unknown(named: name, type: elementType(of: unknown), at: range))
            return Array(repeating: sample, count: Self.sampleCount)
        case .range(let bounds):
            // `0..<items.count` over items that are not known.
            guard let lower = bounds.lower.flatMap(integer), let upper = bounds.upper,
                case .unknown = currentValue(upper)
            else { return nil }
            return (0..<Self.sampleCount).map { .integer(lower &+ $0) }
        default: return nil
        }
    }

    /// The declared type of the elements of an unknown collection.
    func elementType(of unknown: Unknown) -> TypeReference? {
        guard case .cell(let index) = unknown else { return nil }
        return state.unknowns[index].type?.element
    }

    /// The elements of a collection, or stand-ins named after it.
    func elementsOrStandIns(of value: Value, range: SourceRange) -> [Value]? {
        if let known = elements(of: value) { return known }
        guard case .unknown(let unknown) = currentValue(value) else {
            return standIns(for: value, named: "index", range: range)
        }
        let name = name(of: unknown)
        report(.unknownData(name, at: range), once: name)
        assumeFilled(unknown)
        return standIns(for: value, named: name + "[0]", range: range)
    }

    /// A method of a collection that is not known, as far as its outcome can be told: which
    /// elements it has does not matter for their number and type.
    func collectionMethod(
        _ name: String, of unknown: Unknown, _ arguments: [EvaluatedArgument], range: SourceRange
    ) -> Value? {
        switch name {
        case "enumerated":
            guard let samples = elementsOrStandIns(of: .unknown(unknown), range: range) else {
                return nil
            }
            return collectionMethod(
                name, samples, of: .array(samples), arguments, range: range)
        case "filter", "sorted", "reversed", "shuffled", "prefix", "suffix", "dropFirst",
            "dropLast", "sort":
            guard let element = elementType(of: unknown) else { return nil }
            let path = self.name(of: unknown) + "." + name + "(…)"
            return .unknown(self.unknown(named: path, type: .array(element), at: range))
        case "map", "compactMap":
            guard elementType(of: unknown) != nil,
                let samples = elementsOrStandIns(of: .unknown(unknown), range: range)
            else { return nil }
            return collectionMethod(name, samples, of: .array(samples), arguments, range: range)
        case "first", "last", "randomElement", "min", "max":
            guard let element = elementType(of: unknown) else { return nil }
            let path = self.name(of: unknown) + "." + name + "(…)"
            return .unknown(self.unknown(named: path, type: .optional(element), at: range))
        case "reduce":
            guard elementType(of: unknown) != nil,
                let samples = elementsOrStandIns(of: .unknown(unknown), range: range)
            else { return nil }
            return collectionMethod(name, samples, of: .array(samples), arguments, range: range)
        case "count" where !arguments.isEmpty:
            report(.unknownData(self.name(of: unknown), at: range), once: self.name(of: unknown))
            return .integer(Self.sampleCount - 1)
        default: return nil
        }
    }
}

extension TypeReference {
    /// The type of the elements of a collection type.
    var element: TypeReference? {
        switch self {
        case .array(let element): element
        case .optional(let inner), .opaque(let inner): inner.element
        case .named(let path, let arguments):
            switch path.last {
            case "Array", "Set", "FetchedResults", "Results", "List", "ArraySlice",
                "IdentifiedArrayOf", "OrderedSet":
                arguments.first
            case "Binding", "Published": arguments.first?.element
            default: nil
            }
        case .dictionary, .tuple, .function: nil
        }
    }
}
