/// What is asked of a collection that is not known: it has as many elements as are drawn of it, all
/// over the screen.
extension Interpreter {
    /// What the numbers of sample elements add up to.
    static let sampleSum = 42.0

    /// `count` and `isEmpty` of a collection whose elements have a type; nil for what may be none.
    func sampleMember(_ name: String, of unknown: Unknown, range: SourceRange) -> Value? {
        guard name == "count" || name == "isEmpty", elementType(of: unknown) != nil else {
            return nil
        }
        let path = self.name(of: unknown)
        report(.unknownData(path, at: range), once: path)
        if name == "isEmpty" { return .boolean(false) }
        return .integer(sampleCount(of: path))
    }

    /// A part of a collection has fewer elements than the whole.
    private func sampleCount(of path: String) -> Int {
        Bytes.find(".filter(", in: path) == nil ? Self.sampleCount : Self.sampleCount - 1
    }

    /// A collection that samples are drawn of is not empty, wherever that is asked.
    func assumeFilled(_ unknown: Unknown) {
        let name = name(of: unknown) + ".isEmpty"
        guard case .cell(let index) = self.unknown(named: name, at: currentRange),
            state.unknowns[index].value == nil
        else { return }
        decide(index, .boolean(false))
    }

    /// The number that stands for an unknown value which can only be one: how many there are, what
    /// they add up to.
    func sampleNumber(named name: String) -> Int? {
        if name.hasSuffix(".count") { return sampleCount(of: name) }
        if Bytes.find(".count(", in: name) != nil, name.hasSuffix(")") {
            return Self.sampleCount - 1
        }
        if Bytes.find(".reduce(", in: name) != nil, name.hasSuffix(")") {
            return Int(Self.sampleSum)
        }
        return nil
    }

    /// `groups[key] ?? []`: a group that is not known is not taken for empty.
    func isLookup(_ unknown: Unknown, emptyOtherwise other: Value) -> Bool {
        switch other {
        case .array(let values): values.isEmpty && name(of: unknown).hasSuffix("]")
        case .dictionary(let pairs): pairs.isEmpty && name(of: unknown).hasSuffix("]")
        default: false
        }
    }
}
