/// Methods and initialisers of dictionaries, whose entries keep the order of their insertion.
extension Interpreter {
    /// A method that changes nothing.
    func dictionaryMethod(
        _ name: String, _ pairs: [DictionaryPair], _ arguments: [EvaluatedArgument],
        range: SourceRange
    ) -> Value? {
        let whole = Value.dictionary(pairs)
        switch name {
        case "mapValues", "compactMapValues":
            guard let first = arguments.first else { return nil }
            var result: [DictionaryPair] = []
            for pair in pairs {
                if isStopped { break }
                let argument = EvaluatedArgument(label: nil, value: pair.value, range: range)
                let value = settled(call(first.value, [argument], range: range))
                if name == "compactMapValues", case .nil = value { continue }
                result.append(DictionaryPair(key: pair.key, value: value))
            }
            return .dictionary(result)
        case "filter":
            guard let first = arguments.first, let entries = elements(of: whole) else { return nil }
            charge(copiesOf: pairs.count)
            return .dictionary(
                zip(pairs, entries).filter { holds(first.value, $1, range: range) }.map { $0.0 })
        case "merging":
            return changed(pairs, "merge", arguments, range: range).map { .dictionary($0.0) }
        default:
            return elements(of: whole).flatMap {
                collectionMethod(name, $0, of: whole, arguments, range: range)
            }
        }
    }

    /// The entries after a method that changes them, and what it gives; nil for other methods.
    func changed(
        _ pairs: [DictionaryPair], _ name: String, _ arguments: [EvaluatedArgument],
        range: SourceRange
    ) -> ([DictionaryPair], Value)? {
        charge(copiesOf: pairs.count)
        guard let first = arguments.first else { return name == "removeAll" ? ([], .void) : nil }
        switch name {
        case "removeAll": return ([], .void)
        case "removeValue":
            let removed = element(of: .dictionary(pairs), at: first.value, range: range)
            return (pairs.filter { !areEqual($0.key, first.value).isYes }, removed)
        case "updateValue":
            guard let key = arguments.last?.value else { return nil }
            let old = element(of: .dictionary(pairs), at: key, range: range)
            var whole = Value.dictionary(pairs)
            setElement(of: &whole, at: key, to: settled(first.value))
            guard case .dictionary(let changed) = whole else { return nil }
            return (changed, old)
        case "merge":
            guard let entries = elements(of: first.value) else { return nil }
            return (merged(pairs, entries, arguments.dropFirst().first, range: range), .void)
        default: return nil
        }
    }

    /// `Dictionary(uniqueKeysWithValues:)` and `Dictionary(_:uniquingKeysWith:)`.
    func dictionary(ofPairs arguments: [EvaluatedArgument], range: SourceRange) -> Value? {
        guard let first = arguments.first, let entries = elements(of: first.value) else {
            return nil
        }
        return .dictionary(merged([], entries, arguments.dropFirst().first, range: range))
    }

    private func merged(
        _ pairs: [DictionaryPair], _ entries: [Value], _ rule: EvaluatedArgument?,
        range: SourceRange
    ) -> [DictionaryPair] {
        var keys = ValueKeys(self)
        var result: [DictionaryPair] = []
        for pair in pairs where keys.placeOrAdd(pair.key) == nil { result.append(pair) }
        for entry in entries {
            guard case .tuple(let fields) = entry, fields.count == 2, spend(1) else { continue }
            let (key, value) = (settled(fields[0].value), settled(fields[1].value))
            guard let place = keys.placeOrAdd(key) else {
                result.append(DictionaryPair(key: key, value: value))
                continue
            }
            guard let rule else { continue }
            result[place].value = call(
                rule.value,
                [
                    EvaluatedArgument(label: nil, value: result[place].value, range: range),
                    EvaluatedArgument(label: nil, value: value, range: range),
                ],
                range: range)
        }
        return result
    }
}
