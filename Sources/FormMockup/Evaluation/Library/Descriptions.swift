/// Values as Swift prints them: in an interpolation, by `String(describing:)` and as a description.
extension Interpreter {
    /// The text of a value in an interpolation.
    func printed(_ value: Value) -> String {
        let current = currentValue(value)
        switch current {
        case .date(let seconds): return plainText(ofDate: seconds)
        case .nil: return "nil"
        case .array(let values), .set(let values):
            guard spend(values.count) else { return "" }
            return "[" + values.map { printedInside($0) }.joined(separator: ", ") + "]"
        case .dictionary(let pairs): return printed(pairs)
        case .tuple(let fields):
            return printed(fields.map { ($0.label, $0.value) })
        case .range(let range):
            return (range.lower.map { printed($0) } ?? "") + (range.isClosed ? "..." : "..<")
                + (range.upper.map { printed($0) } ?? "")
        case .enumCase(let value): return ownDescription(of: current) ?? printed(value)
        case .structure(let structure):
            if let own = ownDescription(of: current) ?? libraryText(of: current) { return own }
            return printed(structure)
        case .object: return ownDescription(of: current) ?? displayText(of: current)
        case .type(let type): return type.shortName
        case .foreignType(let name): return name
        default: return displayText(of: current)
        }
    }

    /// The text of a value in another one, where strings have their quotes.
    func printedInside(_ value: Value) -> String {
        let current = currentValue(value)
        switch current {
        case .string, .literal: return "\"" + displayText(of: current) + "\""
        case .enumCase(let value):
            return ownDescription(of: current) ?? value.type.shortName + "." + printed(value)
        default: return printed(current)
        }
    }

    /// What a value of the library says about itself; nil for one that says nothing.
    func description(of value: Value) -> String? {
        switch value {
        case .string, .literal: displayText(of: value)
        case .integer, .double, .boolean, .date, .array, .set, .dictionary, .range, .url:
            printed(value)
        default: nil
        }
    }

    private func printed(_ pairs: [DictionaryPair]) -> String {
        guard !pairs.isEmpty else { return "[:]" }
        guard spend(pairs.count) else { return "" }
        let entries = pairs.map { printedInside($0.key) + ": " + printedInside($0.value) }
        return "[" + entries.joined(separator: ", ") + "]"
    }

    private func printed(_ fields: [(label: String?, value: Value)]) -> String {
        guard spend(fields.count) else { return "" }
        let texts = fields.map { field in
            (field.label.map { $0 + ": " } ?? "") + printedInside(field.value)
        }
        return "(" + texts.joined(separator: ", ") + ")"
    }

    private func printed(_ value: EnumValue) -> String {
        if value.payload.isEmpty { return value.name }
        let parameters = value.type.cases[value.index].parameters
        return value.name
            + printed(
                value.payload.enumerated().map { index, value in
                    (index < parameters.count ? parameters[index].label : nil, value)
                })
    }

    private func printed(_ structure: StructureValue) -> String {
        let type = structure.type
        // A view's fields are nothing that an app shows.
        if type.isView { return type.shortName }
        return nested(at: currentRange, or: "") {
            type.shortName
                + printed(
                    zip(type.stored, structure.fields).map { property, value in
                        (property.name, value)
                    })
        }
    }

    /// The `description` of a value whose type has one for printing.
    private func ownDescription(of value: Value) -> String? {
        guard let type = typeInfo(of: value), isPrintable(type) else { return nil }
        for name in ["description", "debugDescription"] {
            if let own = ownMember(name, of: value, range: currentRange) {
                return displayText(of: own)
            }
        }
        return nil
    }

    /// Whether a type says how it is printed.
    private func isPrintable(_ type: TypeInfo) -> Bool {
        if Self.arePrintable(type.inherited) { return true }
        return ancestors(of: type).contains { Self.arePrintable($0.info?.inherited ?? []) }
    }

    private static func arePrintable(_ names: [String]) -> Bool {
        names.contains { name in
            switch name {
            case "CustomStringConvertible", "LosslessStringConvertible", "NSObject",
                "CustomDebugStringConvertible":
                true
            default: false
            }
        }
    }
}
