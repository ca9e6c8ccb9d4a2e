/// A value of a property list and where it begins.
struct PropertyListValue: Sendable {
    /// What a value is.
    indirect enum Content: Sendable {
        case text(String)
        case array([PropertyListValue])
        /// Entries in the order of the text.
        case dictionary([(key: String, value: PropertyListValue)])
    }

    var content: Content
    /// The offset of its tag.
    var position: Int

    /// The entries of a dictionary; nil of anything else.
    var entries: [(key: String, value: PropertyListValue)]? {
        if case .dictionary(let entries) = content { entries } else { nil }
    }

    /// A member of a dictionary.
    subscript(_ key: String) -> PropertyListValue? {
        entries?.first { $0.key == key }?.value
    }

    /// The text of a string or number.
    var text: String? {
        if case .text(let text) = content { text } else { nil }
    }
}

/// Reads property lists in XML: the elements that Apple's definition has, and nothing else of XML.
///
///     list    = [ prolog ] "<plist …>" value "</plist>"
///     value   = dict | array | string | integer | real | date | data | true | false
///     dict    = "<dict>" { "<key>" text "</key>" value } "</dict>"
struct PropertyListReader {
    private static let maximumDepth = 64

    /// What is wrong, and the offset where.
    struct Fault: Error {
        var message: String
        var position: Int
    }

    /// A tag: `<dict>`, `</dict>`, `<true/>`.
    private struct Tag {
        var name: String
        var isClosing = false
        var isEmpty = false
        var position: Int
    }

    private let bytes: [UInt8]
    private var position: Int

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
        position = bytes.textStart
    }

    /// The one value of a list.
    static func read(_ bytes: [UInt8]) throws(Fault) -> PropertyListValue {
        var reader = PropertyListReader(bytes)
        let first = try reader.tag()
        guard first.name == "plist", !first.isClosing, !first.isEmpty else {
            throw Fault(message: "a property list begins with <plist>", position: first.position)
        }
        let value = try reader.value(try reader.tag(), 0)
        let last = try reader.tag()
        guard last.name == "plist", last.isClosing else {
            throw Fault(message: "</plist> is missing", position: last.position)
        }
        return value
    }

    private mutating func value(_ tag: Tag, _ depth: Int) throws(Fault) -> PropertyListValue {
        guard depth < Self.maximumDepth else {
            throw Fault(message: "values are nested too deeply", position: tag.position)
        }
        guard !tag.isClosing else {
            throw Fault(message: "a value is missing", position: tag.position)
        }
        let content: PropertyListValue.Content
        switch tag.name {
        case "dict": content = .dictionary(tag.isEmpty ? [] : try entries(depth))
        case "array": content = .array(tag.isEmpty ? [] : try items(depth))
        case "string", "integer", "real", "date", "data":
            content = .text(tag.isEmpty ? "" : try text(until: tag))
        case "true", "false":
            if !tag.isEmpty { _ = try text(until: tag) }
            content = .text(tag.name)
        default:
            throw Fault(
                message: "<\(tag.name)> is no value of a property list", position: tag.position)
        }
        return PropertyListValue(content: content, position: tag.position)
    }

    private mutating func entries(
        _ depth: Int
    ) throws(Fault) -> [(key: String, value: PropertyListValue)] {
        var entries: [(key: String, value: PropertyListValue)] = []
        while true {
            let tag = try self.tag()
            if tag.isClosing, tag.name == "dict" { return entries }
            guard tag.name == "key", !tag.isClosing else {
                throw Fault(message: "<key> or </dict> is missing", position: tag.position)
            }
            let key = tag.isEmpty ? "" : try text(until: tag)
            entries.append((key, try value(try self.tag(), depth + 1)))
        }
    }

    private mutating func items(_ depth: Int) throws(Fault) -> [PropertyListValue] {
        var items: [PropertyListValue] = []
        while true {
            let tag = try self.tag()
            if tag.isClosing, tag.name == "array" { return items }
            items.append(try value(tag, depth + 1))
        }
    }

    /// The next tag. Comments, the prolog and blanks before it are passed over; text is not.
    private mutating func tag() throws(Fault) -> Tag {
        while true {
            while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
            guard position < bytes.count else {
                throw Fault(message: "the file ends too early", position: bytes.count)
            }
            guard bytes[position] == 0x3C else {
                throw Fault(message: "a tag is missing", position: position)
            }
            if starts("<!--") {
                try skip(to: "-->")
            } else if starts("<?") {
                try skip(to: "?>")
            } else if starts("<!") {
                try skip(to: ">")
            } else {
                return try readTag()
            }
        }
    }

    private mutating func readTag() throws(Fault) -> Tag {
        let start = position
        guard let end = bytes[position...].firstIndex(of: 0x3E) else {
            throw Fault(message: "this tag is never closed", position: start)
        }
        var inner = bytes[(position + 1)..<end]
        position = end + 1
        var tag = Tag(name: "", position: start)
        if inner.first == 0x2F {
            tag.isClosing = true
            inner.removeFirst()
        }
        if inner.last == 0x2F {
            tag.isEmpty = true
            inner.removeLast()
        }
        tag.name = String(decoding: inner.prefix { $0 > 0x20 }, as: UTF8.self)
        return tag
    }

    /// The text up to the closing tag.
    private mutating func text(until open: Tag) throws(Fault) -> String {
        var text: [UInt8] = []
        while position < bytes.count {
            if starts("<!--") {
                try skip(to: "-->")
            } else if starts("<![CDATA[") {
                let start = position + 9
                try skip(to: "]]>")
                text += bytes[start..<(position - 3)]
            } else if bytes[position] == 0x3C {
                let tag = try readTag()
                guard tag.isClosing, tag.name == open.name else {
                    throw Fault(message: "</\(open.name)> is missing", position: tag.position)
                }
                return String(decoding: text, as: UTF8.self)
            } else if bytes[position] == 0x26 {
                try entity(into: &text)
            } else {
                text.append(bytes[position])
                position += 1
            }
        }
        throw Fault(message: "<\(open.name)> is never closed", position: open.position)
    }

    private mutating func entity(into text: inout [UInt8]) throws(Fault) {
        let start = position
        guard let end = bytes[position...].prefix(12).firstIndex(of: 0x3B) else {
            throw Fault(message: "'&' begins no entity; write &amp;", position: start)
        }
        let name = String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
        let code: UInt32?
        switch name {
        case "amp": code = 0x26
        case "lt": code = 0x3C
        case "gt": code = 0x3E
        case "quot": code = 0x22
        case "apos": code = 0x27
        default:
            if name.hasPrefix("#x") {
                code = UInt32(name.dropFirst(2), radix: 16)
            } else {
                code = name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
            }
        }
        guard let scalar = code.flatMap(Unicode.Scalar.init) else {
            throw Fault(message: "there is no entity '&\(name);'", position: start)
        }
        text += Array(String(Character(scalar)).utf8)
        position = end + 1
    }

    private func starts(_ text: String) -> Bool {
        bytes[position...].starts(with: text.utf8)
    }

    private mutating func skip(to end: String) throws(Fault) {
        let start = position
        while position < bytes.count {
            if starts(end) {
                position += end.utf8.count
                return
            }
            position += 1
        }
        throw Fault(message: "'\(end)' is missing for this", position: start)
    }
}
