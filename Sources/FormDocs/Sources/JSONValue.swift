/// A JSON value and where it begins: what string and asset catalogues are written in.
struct JSONValue: Sendable, Equatable {
    /// What a value is.
    indirect enum Content: Sendable, Equatable {
        case null
        case bool(Bool)
        case number(String)
        case string(String)
        case array([JSONValue])
        /// Members in the order of the text.
        case object([Member])
    }

    /// A name with its value.
    struct Member: Sendable, Equatable {
        var name: String
        var value: JSONValue
    }

    var content: Content
    /// The offset of its first byte.
    var position: Int

    /// The members of an object; nil of anything else.
    var members: [Member]? {
        if case .object(let members) = content { members } else { nil }
    }

    /// The items of an array; nil of anything else.
    var items: [JSONValue]? {
        if case .array(let items) = content { items } else { nil }
    }

    /// A member of an object.
    subscript(_ name: String) -> JSONValue? {
        members?.first { $0.name == name }?.value
    }

    /// The text of a string.
    var text: String? {
        if case .string(let text) = content { text } else { nil }
    }

    /// A whole number.
    var integer: Int? {
        if case .number(let digits) = content { Int(digits) } else { nil }
    }

    /// Whether it is `true` or `false`.
    var flag: Bool? {
        if case .bool(let flag) = content { flag } else { nil }
    }

    /// What a message calls it.
    var description: String {
        switch content {
        case .null: "null"
        case .bool: "true or false"
        case .number: "a number"
        case .string: "a string"
        case .array: "a list"
        case .object: "an object"
        }
    }
}

/// Reads JSON by its grammar; the first fault ends it.
struct JSONReader {
    private static let maximumDepth = 64

    /// What is wrong, and the offset where.
    struct Fault: Error {
        var message: String
        var position: Int
    }

    private let bytes: [UInt8]
    private var position: Int

    /// Makes a reader of a text.
    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
        position = bytes.textStart
    }

    /// The one value of a text.
    static func read(_ bytes: [UInt8]) throws(Fault) -> JSONValue {
        var reader = JSONReader(bytes)
        let value = try reader.value(0)
        reader.skipBlanks()
        guard reader.position == bytes.count else {
            throw reader.fault("something follows the end of the value")
        }
        return value
    }

    private func fault(_ message: String) -> Fault {
        if position >= bytes.count {
            return Fault(message: "the file ends too early: " + message, position: bytes.count)
        }
        return Fault(message: message, position: position)
    }

    private mutating func value(_ depth: Int) throws(Fault) -> JSONValue {
        guard depth < Self.maximumDepth else { throw fault("values are nested too deeply") }
        skipBlanks()
        let start = position
        guard position < bytes.count else { throw fault("a value is missing") }
        let content: JSONValue.Content
        switch bytes[position] {
        case 0x7B: content = .object(try members(depth))
        case 0x5B: content = .array(try items(depth))
        case 0x22: content = .string(try string())
        case 0x74: content = try word("true", .bool(true))
        case 0x66: content = try word("false", .bool(false))
        case 0x6E: content = try word("null", .null)
        case 0x2D, 0x30...0x39: content = try number()
        default: throw fault("a value is missing")
        }
        return JSONValue(content: content, position: start)
    }

    private mutating func members(_ depth: Int) throws(Fault) -> [JSONValue.Member] {
        position += 1
        var members: [JSONValue.Member] = []
        if skips(0x7D) { return [] }
        while true {
            skipBlanks()
            guard position < bytes.count, bytes[position] == 0x22 else {
                throw fault("a name in double quotes is missing")
            }
            let name = try string()
            guard skips(0x3A) else { throw fault("':' is missing") }
            members.append(.init(name: name, value: try value(depth + 1)))
            if skips(0x7D) { return members }
            guard skips(0x2C) else { throw fault("',' or '}' is missing") }
        }
    }

    private mutating func items(_ depth: Int) throws(Fault) -> [JSONValue] {
        position += 1
        var items: [JSONValue] = []
        if skips(0x5D) { return [] }
        while true {
            items.append(try value(depth + 1))
            if skips(0x5D) { return items }
            guard skips(0x2C) else { throw fault("',' or ']' is missing") }
        }
    }

    private mutating func string() throws(Fault) -> String {
        let start = position
        position += 1
        var end = position
        while end < bytes.count, bytes[end] != 0x22, bytes[end] != 0x5C, bytes[end] >= 0x20 {
            end += 1
        }
        var text = Array(bytes[position..<end])
        position = end
        while position < bytes.count, bytes[position] != 0x22 {
            switch bytes[position] {
            case 0x5C:
                position += 1
                try escape(into: &text)
            case 0..<0x20: throw fault("a string holds a line end or another control character")
            case let byte:
                text.append(byte)
                position += 1
            }
        }
        guard position < bytes.count else {
            throw Fault(message: "this string is never closed", position: start)
        }
        position += 1
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func escape(into text: inout [UInt8]) throws(Fault) {
        guard position < bytes.count else { throw fault("a string is never closed") }
        let byte = bytes[position]
        switch byte {
        case 0x22, 0x5C, 0x2F: text.append(byte)
        case 0x62: text.append(0x08)
        case 0x66: text.append(0x0C)
        case 0x6E: text.append(0x0A)
        case 0x72: text.append(0x0D)
        case 0x74: text.append(0x09)
        case 0x75:
            position += 1
            try appendScalar(to: &text)
            return
        default: throw fault("no such escape")
        }
        position += 1
    }

    private mutating func appendScalar(to text: inout [UInt8]) throws(Fault) {
        var code = try hexadecimal()
        if code >= 0xD800, code < 0xDC00, position + 1 < bytes.count, bytes[position] == 0x5C,
            bytes[position + 1] == 0x75
        {
            position += 2
            let low = try hexadecimal()
            guard low >= 0xDC00, low < 0xE000 else {
                throw fault("the second half of a surrogate pair is missing")
            }
            code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
        }
        let scalar = Unicode.Scalar(code) ?? "\u{FFFD}"
        text += Array(String(Character(scalar)).utf8)
    }

    private mutating func hexadecimal() throws(Fault) -> UInt32 {
        guard position + 4 <= bytes.count,
            let code = UInt32(
                String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
        else { throw fault("four hexadecimal digits are missing") }
        position += 4
        return code
    }

    private mutating func word(
        _ word: String, _ value: JSONValue.Content
    ) throws(Fault) -> JSONValue.Content {
        guard bytes[position...].starts(with: word.utf8) else {
            throw fault("a value is missing")
        }
        position += word.utf8.count
        return value
    }

    private mutating func number() throws(Fault) -> JSONValue.Content {
        let start = position
        while position < bytes.count,
            [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(bytes[position])
                || (bytes[position] >= 0x30 && bytes[position] <= 0x39)
        {
            position += 1
        }
        let digits = String(decoding: bytes[start..<position], as: UTF8.self)
        guard Double(digits) != nil else {
            throw Fault(message: "this is no number", position: start)
        }
        return .number(digits)
    }

    private mutating func skips(_ byte: UInt8) -> Bool {
        skipBlanks()
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    private mutating func skipBlanks() {
        while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
            position += 1
        }
    }
}
