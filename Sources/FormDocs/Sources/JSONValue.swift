/// A JSON text as values: what string catalogues are written in.
indirect enum JSONValue: Sendable, Equatable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([JSONValue])
    /// Members in the order of the text.
    case object([Member])

    /// A name with its value.
    struct Member: Sendable, Equatable {
        var name: String
        var value: JSONValue
    }

    /// The members of an object; none of anything else.
    var members: [Member] {
        if case .object(let members) = self { members } else { [] }
    }

    /// A member of an object.
    subscript(_ name: String) -> JSONValue? {
        members.first { $0.name == name }?.value
    }

    /// The text of a string.
    var text: String? {
        if case .string(let text) = self { text } else { nil }
    }
}

/// Reads JSON by its grammar; the first fault ends it, at ``position``.
struct JSONReader {
    private static let maximumDepth = 64

    /// A fault; the reader's position says where.
    struct Fault: Error {}

    private let bytes: [UInt8]
    private(set) var position = 0

    /// Makes a reader of a text.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The one value of the text.
    mutating func read() throws(Fault) -> JSONValue {
        let value = try value(0)
        skipBlanks()
        guard position == bytes.count else { throw Fault() }
        return value
    }

    private mutating func value(_ depth: Int) throws(Fault) -> JSONValue {
        guard depth < Self.maximumDepth else { throw Fault() }
        skipBlanks()
        guard position < bytes.count else { throw Fault() }
        switch bytes[position] {
        case 0x7B: return try object(depth)
        case 0x5B: return try array(depth)
        case 0x22: return .string(try string())
        case 0x74: return try word("true", .bool(true))
        case 0x66: return try word("false", .bool(false))
        case 0x6E: return try word("null", .null)
        case 0x2D, 0x30...0x39: return number()
        default: throw Fault()
        }
    }

    private mutating func object(_ depth: Int) throws(Fault) -> JSONValue {
        position += 1
        var members: [JSONValue.Member] = []
        if skips(0x7D) { return .object([]) }
        while true {
            skipBlanks()
            guard position < bytes.count, bytes[position] == 0x22 else { throw Fault() }
            let name = try string()
            guard skips(0x3A) else { throw Fault() }
            members.append(.init(name: name, value: try value(depth + 1)))
            if skips(0x7D) { return .object(members) }
            guard skips(0x2C) else { throw Fault() }
        }
    }

    private mutating func array(_ depth: Int) throws(Fault) -> JSONValue {
        position += 1
        var items: [JSONValue] = []
        if skips(0x5D) { return .array([]) }
        while true {
            items.append(try value(depth + 1))
            if skips(0x5D) { return .array(items) }
            guard skips(0x2C) else { throw Fault() }
        }
    }

    private mutating func string() throws(Fault) -> String {
        position += 1
        var text: [UInt8] = []
        while position < bytes.count, bytes[position] != 0x22 {
            if bytes[position] == 0x5C {
                position += 1
                try escape(into: &text)
            } else {
                text.append(bytes[position])
                position += 1
            }
        }
        guard position < bytes.count else { throw Fault() }
        position += 1
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func escape(into text: inout [UInt8]) throws(Fault) {
        guard position < bytes.count else { throw Fault() }
        let byte = bytes[position]
        position += 1
        switch byte {
        case 0x22, 0x5C, 0x2F: text.append(byte)
        case 0x62: text.append(0x08)
        case 0x66: text.append(0x0C)
        case 0x6E: text.append(0x0A)
        case 0x72: text.append(0x0D)
        case 0x74: text.append(0x09)
        case 0x75: try appendScalar(to: &text)
        default: throw Fault()
        }
    }

    private mutating func appendScalar(to text: inout [UInt8]) throws(Fault) {
        var code = try hexadecimal()
        if code >= 0xD800, code < 0xDC00, position + 1 < bytes.count, bytes[position] == 0x5C,
            bytes[position + 1] == 0x75
        {
            position += 2
            let low = try hexadecimal()
            guard low >= 0xDC00, low < 0xE000 else { throw Fault() }
            code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
        }
        let scalar = Unicode.Scalar(code) ?? "\u{FFFD}"
        text += Array(String(Character(scalar)).utf8)
    }

    private mutating func hexadecimal() throws(Fault) -> UInt32 {
        guard position + 4 <= bytes.count,
            let code = UInt32(
                String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
        else { throw Fault() }
        position += 4
        return code
    }

    private mutating func word(
        _ word: String, _ value: JSONValue
    ) throws(Fault) -> JSONValue {
        guard bytes[position...].starts(with: word.utf8) else { throw Fault() }
        position += word.utf8.count
        return value
    }

    private mutating func number() -> JSONValue {
        let start = position
        while position < bytes.count,
            [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(bytes[position])
                || (bytes[position] >= 0x30 && bytes[position] <= 0x39)
        {
            position += 1
        }
        return .number(String(decoding: bytes[start..<position], as: UTF8.self))
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
