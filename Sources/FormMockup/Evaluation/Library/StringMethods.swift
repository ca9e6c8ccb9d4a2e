extension Interpreter {
    /// Methods of strings that change nothing.
    func stringMethod(_ name: String, _ text: String, _ arguments: [EvaluatedArgument]) -> Value? {
        charge(copiesOf: text.utf8.count)
        let first = arguments.first.flatMap { plainText($0.value) }
        switch name {
        case "uppercased": return .string(host.uppercase(text, traits.locale))
        case "lowercased": return .string(text.lowercased())
        case "capitalized": return .string(text.capitalizedWords)
        case "hasPrefix": return first.map { .boolean(text.hasPrefix($0)) }
        case "hasSuffix": return first.map { .boolean(text.hasSuffix($0)) }
        case "contains", "localizedCaseInsensitiveContains", "localizedStandardContains":
            guard let first else { return nil }
            if name == "contains" { return .boolean(Bytes.find(first, in: text) != nil) }
            return .boolean(Bytes.find(first.lowercased(), in: text.lowercased()) != nil)
        case "trimmingCharacters": return .string(trimmed(text, arguments.first))
        case "padding": return padded(text, arguments)
        case "filter":
            guard let rule = arguments.first else { return nil }
            return .string(
                String(text.filter { holds(rule.value, .string(String($0)), range: rule.range) }))
        case "compare", "caseInsensitiveCompare", "localizedCompare", "localizedStandardCompare",
            "localizedCaseInsensitiveCompare":
            return first.map { .implicit(order(name, text, $0), []) }
        case "range":
            // A pattern is not run: whether it is found stays open.
            if let options = arguments.first(where: { $0.label == "options" }),
                readsPattern(options.value)
            {
                return .unknown(
                    unknown(named: "\"" + text + "\".range(…)", at: currentRange))
            }
            guard let first, let start = Bytes.find(first, in: text) else {
                return first == nil ? nil : .nil
            }
            let lower = String(decoding: text.utf8.prefix(start), as: UTF8.self).count
            return .range(
                RangeValue(
                    lower: .integer(lower), upper: .integer(lower + first.count), isClosed: false))
        case "replacingOccurrences", "replacing":
            guard let first,
                let other = arguments.dropFirst().first.flatMap({ plainText($0.value) })
            else { return nil }
            return .string(Bytes.replace(first, by: other, in: text))
        case "components", "split":
            guard let first else { return splitBySet(text, arguments.first) }
            let parts = Bytes.split(text, by: first)
            return .array(
                (name == "split" ? parts.filter { !$0.isEmpty } : parts).map { .string($0) })
        case "prefix", "dropFirst", "drop":
            if let rule = arguments.first, rule.label == "while" || rule.isTrailingClosure {
                let start = text.prefix {
                    holds(rule.value, .string(String($0)), range: rule.range)
                }
                return .string(
                    name == "prefix" ? String(start) : String(text.dropFirst(start.count)))
            }
            if name == "dropFirst" {
                let count = arguments.first.flatMap { integer($0.value) } ?? 1
                return .string(String(text.dropFirst(max(0, count))))
            }
            return arguments.first.flatMap { integer($0.value) }.map {
                .string(String(text.prefix(max(0, $0))))
            }
        case "suffix":
            return arguments.first.flatMap { integer($0.value) }.map {
                .string(String(text.suffix(max(0, $0))))
            }
        case "dropLast":
            return .string(
                String(text.dropLast(max(0, arguments.first.flatMap { integer($0.value) } ?? 1))))
        case "appending": return first.map { .string(text + $0) }
        case "reversed": return .string(String(text.reversed()))
        default: return nil
        }
    }
}

extension String {
    /// Without blanks and line ends around it.
    var trimmed: String {
        var bytes = Array(utf8)[...]
        while let last = bytes.last, last == 0x20 || last == 0x0A || last == 0x09 || last == 0x0D {
            bytes.removeLast()
        }
        while let first = bytes.first,
            first == 0x20 || first == 0x0A || first == 0x09 || first == 0x0D
        {
            bytes.removeFirst()
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// Search in UTF-8, for code that has no Foundation.
enum Bytes {
    /// Offset of the first place where a text stands in another; nil for none.
    static func find(_ needle: String, in text: String) -> Int? {
        find(Array(needle.utf8), in: Array(text.utf8), from: 0)
    }

    /// A text with every occurrence of another replaced.
    static func replace(_ needle: String, by other: String, in text: String) -> String {
        let parts = split(text, by: needle)
        return parts.joined(separator: other)
    }

    /// The parts of a text between the occurrences of another.
    static func split(_ text: String, by separator: String) -> [String] {
        let bytes = Array(text.utf8)
        let needle = Array(separator.utf8)
        guard !needle.isEmpty else { return [text] }
        var parts: [String] = []
        var start = 0
        while let index = find(needle, in: bytes, from: start) {
            parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
            start = index + needle.count
        }
        parts.append(String(decoding: bytes[start...], as: UTF8.self))
        return parts
    }

    /// Offset of the first place from one on where bytes stand in others; nil for none.
    static func find(_ needle: [UInt8], in text: [UInt8], from start: Int = 0) -> Int? {
        guard !needle.isEmpty, text.count - start >= needle.count else {
            return needle.isEmpty ? start : nil
        }
        for index in start...(text.count - needle.count) where text[index] == needle[0] {
            var length = 1
            while length < needle.count, text[index + length] == needle[length] { length += 1 }
            if length == needle.count { return index }
        }
        return nil
    }
}

extension Interpreter {
    /// Whether the options of a search say that its text is a pattern.
    fileprivate func readsPattern(_ options: Value) -> Bool {
        let all = elements(of: options) ?? [options]
        return all.contains { styleName(of: $0) == "regularExpression" }
    }
}
