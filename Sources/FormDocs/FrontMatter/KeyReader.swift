import FormMockup

/// Reads the keys of a map by name and type, and says what was not asked for.
struct KeyReader {
    private let entries: [YAMLNode.Entry]
    private var known: [String] = []
    private(set) var diagnostics: [Diagnostic] = []

    /// Makes a reader of a map; anything else is an error.
    init(_ node: YAMLNode?) {
        guard let node, !node.isEmpty else {
            entries = []
            return
        }
        guard case .map(let entries) = node.content else {
            self.entries = []
            diagnostics.append(.wrongType(nil, "a map of keys and values", node))
            return
        }
        self.entries = entries
    }

    /// The value of a key, whatever its type; an empty one counts as not given.
    mutating func value(_ key: String) -> YAMLNode.Entry? {
        known.append(key)
        for entry in entries where entry.key == key && !entry.value.isEmpty { return entry }
        return nil
    }

    /// A text.
    mutating func text(_ key: String) -> String? {
        located(key)?.value
    }

    /// A text with its place.
    mutating func located(_ key: String) -> BlockAttributes.Located<String>? {
        guard let entry = value(key) else { return nil }
        guard case .scalar(let text, _) = entry.value.content else {
            diagnostics.append(.wrongType(key, "a text", entry.value))
            return nil
        }
        return .init(text, at: entry.value.range)
    }

    /// `true` or `false`.
    mutating func flag(_ key: String) -> Bool? {
        guard let entry = value(key) else { return nil }
        switch entry.value.content {
        case .scalar("true", isPlain: true): return true
        case .scalar("false", isPlain: true): return false
        case .scalar, .list, .map:
            diagnostics.append(.wrongType(key, "true or false", entry.value))
            return nil
        }
    }

    /// A whole number.
    mutating func number(_ key: String) -> Int? {
        guard let entry = value(key) else { return nil }
        if case .scalar(let text, isPlain: true) = entry.value.content, let number = Int(text) {
            return number
        }
        diagnostics.append(.wrongType(key, "a whole number", entry.value))
        return nil
    }

    /// A list of texts; one text alone is a list of one.
    mutating func list(_ key: String) -> [BlockAttributes.Located<String>] {
        guard let entry = value(key) else { return [] }
        switch entry.value.content {
        case .scalar(let text, _): return [.init(text, at: entry.value.range)]
        case .list(let items):
            var result: [BlockAttributes.Located<String>] = []
            for item in items {
                if case .scalar(let text, _) = item.content {
                    result.append(.init(text, at: item.range))
                } else {
                    diagnostics.append(.wrongType(key, "a list of texts", item))
                }
            }
            return result
        case .map:
            diagnostics.append(.wrongType(key, "a list of texts", entry.value))
            return []
        }
    }

    /// Attributes of form blocks, as defaults.
    mutating func attributes(_ key: String) -> BlockAttributes {
        guard let entry = value(key) else { return .init() }
        guard case .map(let entries) = entry.value.content else {
            diagnostics.append(.wrongType(key, "a map of attributes", entry.value))
            return .init()
        }
        var parser = AttributeParser(areDefaults: true)
        for entry in entries { parser.add(Self.input(entry)) }
        diagnostics += parser.diagnostics
        return parser.attributes
    }

    private static func input(_ entry: YAMLNode.Entry) -> AttributeInput {
        var input = AttributeInput(
            name: entry.key, nameRange: entry.keyRange, value: nil,
            valueRange: entry.value.range)
        switch entry.value.content {
        case .scalar(let text, let isPlain):
            input.value = text
            input.isVerbatim = isPlain
        case .list(let items):
            input.isVerbatim = false
            input.value = items.map { item in
                if case .scalar(let text, _) = item.content { text } else { "" }
            }.joined(separator: ",")
        case .map: break
        }
        return input
    }

    /// Says which keys nobody asked for.
    mutating func finish() {
        for entry in entries where !known.contains(entry.key) {
            // `source` of a block, too, is here what `sources` says for all.
            let isPlural = known.contains(entry.key + "s")
            if known.contains("mockups"), !isPlural, BlockAttribute(name: entry.key) != nil {
                diagnostics.append(.attributeAsKey(entry))
                continue
            }
            diagnostics.append(
                .misspelt(
                    id: "unknown-key", "unknown key '\(entry.key)'", entry.key, known,
                    at: entry.keyRange, listing: "keys are "))
        }
    }

    /// Adds what a caller found wrong.
    mutating func report(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
    }
}

extension Diagnostic {
    fileprivate static func attributeAsKey(_ entry: YAMLNode.Entry) -> Diagnostic {
        Diagnostic(
            .error, id: "unknown-key",
            "unknown key '\(entry.key)': attributes of form blocks stand below 'mockups'",
            at: entry.keyRange)
    }

    static func wrongType(_ key: String?, _ wanted: String, _ node: YAMLNode) -> Diagnostic {
        let subject = key.map { "'\($0)' must be" } ?? "this must be"
        return Diagnostic(
            .error, id: "wrong-type", "\(subject) \(wanted), not \(node.kindName)",
            at: node.range)
    }
}
