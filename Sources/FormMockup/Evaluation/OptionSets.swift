/// Values of own types that conform to `OptionSet`: a structure that holds the bits.
extension Interpreter {
    /// `[.a, .b]` as the value of an own option set; nil for other types.
    func optionSet(_ members: [Value], _ path: [String], owner: TypeInfo?) -> Value? {
        let name = path.last ?? ""
        guard
            let type = owner.flatMap({ name == "Self" ? $0 : nestedType(name, of: $0) })
                ?? typeInfo(path),
            type.inherited.contains("OptionSet")
        else { return nil }
        let reference = TypeReference.named([type.name], [])
        var bits = 0
        for member in members {
            bits |= self.bits(coerce(member, to: reference, owner: type)) ?? 0
        }
        return optionSet(bits, type)
    }

    /// A method or property of an option set; nil for other values and names.
    func optionSetMember(_ name: String, of value: Value, _ arguments: [EvaluatedArgument])
        -> Value?
    {
        guard case .structure(let structure) = value,
            structure.type.inherited.contains("OptionSet"), let own = bits(value)
        else { return nil }
        if name == "isEmpty" { return .boolean(own == 0) }
        guard let first = arguments.first else { return nil }
        let argument = coerce(
            first.value, to: .named([structure.type.name], []), owner: structure.type)
        let list: Value
        if case .array(let members) = argument {
            list = optionSet(members, [structure.type.name], owner: nil) ?? argument
        } else {
            list = argument
        }
        guard let other = bits(list) else { return nil }
        switch name {
        case "contains", "isSuperset": return .boolean(own & other == other)
        case "isSubset": return .boolean(own & other == own)
        case "isDisjoint": return .boolean(own & other == 0)
        case "union", "insert", "formUnion": return optionSet(own | other, structure.type)
        case "intersection", "formIntersection": return optionSet(own & other, structure.type)
        case "subtracting", "remove", "subtract": return optionSet(own & ~other, structure.type)
        case "symmetricDifference": return optionSet(own ^ other, structure.type)
        default: return nil
        }
    }

    /// `Type()` of an own option set: no bits.
    func emptyOptionSet(_ type: TypeInfo, range: SourceRange) -> Value? {
        type.inherited.contains("OptionSet") ? optionSet(0, type) : nil
    }

    /// Whether a method of an option set changes it.
    static func changesOptionSet(_ name: String) -> Bool {
        switch name {
        case "insert", "formUnion", "formIntersection", "remove", "subtract": true
        default: false
        }
    }

    private func bits(_ value: Value) -> Int? {
        guard case .structure(let structure) = value,
            let index = structure.type.storedIndex("rawValue")
        else { return nil }
        return integer(structure.fields[index])
    }

    private func optionSet(_ bits: Int, _ type: TypeInfo) -> Value {
        let argument = EvaluatedArgument(
            label: "rawValue", value: .integer(bits), range: currentRange)
        return instantiate(type, [argument], range: currentRange)
    }
}
