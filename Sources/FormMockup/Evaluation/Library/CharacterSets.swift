/// Methods of strings that work with sets of characters, and those that change a string.
extension Interpreter {
    /// A text without the characters of a set around it.
    func trimmed(_ text: String, _ set: EvaluatedArgument?) -> String {
        guard let set, let contains = characterSet(set.value) else { return text.trimmed }
        var characters = Array(text)[...]
        while let last = characters.last, contains(last) { characters.removeLast() }
        while let first = characters.first, contains(first) { characters.removeFirst() }
        return String(characters)
    }

    /// `components(separatedBy: .newlines)` and `split(whereSeparator:)`, `split { … }`.
    func splitBySet(_ text: String, _ rule: EvaluatedArgument?) -> Value? {
        guard let rule else { return nil }
        let isEnd: (Character) -> Bool
        if let contains = characterSet(rule.value) {
            isEnd = contains
        } else if rule.isTrailingClosure || rule.label == "whereSeparator" {
            isEnd = { self.holds(rule.value, .string(String($0)), range: rule.range) }
        } else {
            return nil
        }
        let parts = text.split(omittingEmptySubsequences: rule.label != "separatedBy") { isEnd($0) }
        return .array(parts.map { .string(String($0)) })
    }

    /// Whether a character is of a set: `.whitespaces`, `CharacterSet(charactersIn: "…")`, and what
    /// those are combined to.
    func characterSet(_ value: Value) -> ((Character) -> Bool)? {
        if let text = plainText(value) { return { text.contains($0) } }
        guard case .implicit(let name, let arguments) = currentValue(value),
            var contains = characterSet(named: name, arguments)
        else { return nil }
        for refinement in arguments {
            guard let label = refinement.label, label.utf8.first == 0x2E,
                case .implicit(_, let others) = refinement.value
            else { continue }
            let own = contains
            let other = others.first.flatMap { characterSet($0.value) } ?? { _ in false }
            switch label {
            case ".inverted": contains = { !own($0) }
            case ".union": contains = { own($0) || other($0) }
            case ".subtracting": contains = { own($0) && !other($0) }
            case ".intersection": contains = { own($0) && other($0) }
            default: continue
            }
        }
        return contains
    }

    private func characterSet(named name: String, _ arguments: [EvaluatedArgument])
        -> ((Character) -> Bool)?
    {
        switch name {
        case "whitespaces": return { $0.isWhitespace && !$0.isNewline }
        case "newlines": return { $0.isNewline }
        case "whitespacesAndNewlines": return { $0.isWhitespace }
        case "decimalDigits": return { $0.isNumber }
        case "letters": return { $0.isLetter }
        case "alphanumerics": return { $0.isLetter || $0.isNumber }
        case "punctuationCharacters": return { $0.isPunctuation }
        case "symbols": return { $0.isSymbol }
        case "uppercaseLetters": return { $0.isUppercase }
        case "lowercaseLetters": return { $0.isLowercase }
        case "init":
            guard let first = arguments.first(where: { $0.label == "charactersIn" }) else {
                return nil
            }
            return characterSet(first.value)
        default: return nil
        }
    }

    /// `padding(toLength:withPad:startingAt:)`.
    func padded(_ text: String, _ arguments: [EvaluatedArgument]) -> Value? {
        guard let length = arguments.first.flatMap({ integer($0.value) }),
            let pad = arguments.dropFirst().first.flatMap({ plainText($0.value) }), !pad.isEmpty
        else { return nil }
        let count = text.count
        if length <= count { return .string(String(text.prefix(max(0, length)))) }
        guard allocate(length - count, each: pad.utf8.count, at: currentRange) else {
            return .string(text)
        }
        let rest = String(String(repeating: pad, count: length - count).prefix(length - count))
        return .string(text + rest)
    }

    /// The `ComparisonResult` of two texts.
    func order(_ name: String, _ a: String, _ b: String) -> String {
        let (x, y) = name == "compare" ? (a, b) : (a.lowercased(), b.lowercased())
        return x < y ? "orderedAscending" : x > y ? "orderedDescending" : "orderedSame"
    }

    /// What a text says about its one character; nil for other names.
    func characterMember(_ name: String, _ text: String) -> Value? {
        guard let character = text.first else { return nil }
        switch name {
        case "isNumber", "isWholeNumber": return .boolean(character.isNumber)
        case "isLetter": return .boolean(character.isLetter)
        case "isWhitespace": return .boolean(character.isWhitespace)
        case "isNewline": return .boolean(character.isNewline)
        case "isUppercase": return .boolean(character.isUppercase)
        case "isLowercase": return .boolean(character.isLowercase)
        case "isPunctuation": return .boolean(character.isPunctuation)
        case "isASCII": return .boolean(character.isASCII)
        case "wholeNumberValue":
            return character.wholeNumberValue.map { .integer($0) } ?? .nil
        default: return nil
        }
    }

    /// A method that changes a text in place; nil for others.
    func changeText(_ value: inout Value, _ name: String, _ arguments: [EvaluatedArgument])
        -> Value?
    {
        var text = displayText(of: value)
        charge(copiesOf: text.utf8.count)
        let count = arguments.first.flatMap { integer($0.value) }
        var result = Value.void
        switch name {
        case "removeAll": text = ""
        case "removeFirst", "removeLast", "popLast":
            if text.isEmpty { return .nil }
            if let count {
                let rest =
                    name == "removeFirst"
                    ? text.dropFirst(max(0, count)) : text.dropLast(max(0, count))
                text = String(rest)
            } else {
                result = .string(
                    String(name == "removeFirst" ? text.removeFirst() : text.removeLast()))
            }
        case "insert":
            guard let first = arguments.first.map({ displayText(of: $0.value) }),
                let place = arguments.last.flatMap({ integer($0.value) })
            else { return nil }
            let characters = Array(text)
            let index = max(0, min(characters.count, place))
            text = String(characters[..<index]) + first + String(characters[index...])
        default: return nil
        }
        value = .string(text)
        return result
    }
}
