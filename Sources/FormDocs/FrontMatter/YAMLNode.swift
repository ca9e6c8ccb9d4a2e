import FormMockup

/// A value of a YAML text with its place.
struct YAMLNode: Sendable {
    /// What stands there.
    indirect enum Content: Sendable {
        /// A word or a number (`isPlain`), or a quoted text.
        case scalar(String, isPlain: Bool)
        case list([YAMLNode])
        case map([Entry])
    }

    /// A key with its value.
    struct Entry: Sendable {
        var key: String
        var keyRange: SourceRange
        var value: YAMLNode
    }

    var content: Content
    var range: SourceRange

    /// What kind of value it is, for messages.
    var kindName: String {
        switch content {
        case .scalar(_, isPlain: true): "a word or a number"
        case .scalar(_, isPlain: false): "a text"
        case .list: "a list"
        case .map: "a map of keys and values"
        }
    }

    /// Whether nothing stands behind the key.
    var isEmpty: Bool {
        guard case .scalar(let text, isPlain: true) = content else { return false }
        return text.isEmpty || text == "~" || text == "null"
    }
}
