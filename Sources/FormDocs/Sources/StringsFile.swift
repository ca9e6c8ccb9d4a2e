import FormMockup

/// A `.strings` file.
///
///     file  = [ "{" ] { entry } [ "}" ]
///     entry = text [ "=" text ] ";"      with comments as in C between any two
///     text  = '"' … '"' | "'" … "'" | word
struct StringsFile {
    /// What is wrong, and the offset where.
    struct Fault: Error {
        var message: String
        var position: Int
    }

    private let bytes: [UInt8]
    private var position = 0
    /// The fault that ended reading; the entries before it count.
    private(set) var fault: Fault?

    /// Makes a reader of a text.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        position = bytes.textStart
    }

    /// The entries in the order of the text.
    mutating func read() -> [(String, StringTables.Entry)] {
        var entries: [(String, StringTables.Entry)] = []
        do throws(Fault) {
            let isBraced = try skips(0x7B)
            while try !isAtEnd(isBraced) {
                let key = try text("a key")
                // A key alone stands for itself.
                let value = try skips(0x3D) ? try text("a text") : key
                guard try skips(0x3B) else { throw missing("';'") }
                entries.append((key, .init(.init(value))))
            }
        } catch {
            fault = error
        }
        return entries
    }

    private mutating func isAtEnd(_ isBraced: Bool) throws(Fault) -> Bool {
        try skip()
        if isBraced, try skips(0x7D) {
            try skip()
            guard position == bytes.count else { throw missing("the end of the file") }
            return true
        }
        return position >= bytes.count
    }

    private func missing(_ what: String) -> Fault {
        Fault(message: what + " is missing", position: position)
    }

    private mutating func text(_ what: String) throws(Fault) -> String {
        try skip()
        guard position < bytes.count else { throw missing(what) }
        let quote = bytes[position]
        guard quote == 0x22 || quote == 0x27 else {
            let start = position
            while position < bytes.count, Self.isWord(bytes, position) { position += 1 }
            guard position > start else { throw missing(what) }
            return String(decoding: bytes[start..<position], as: UTF8.self)
        }
        let start = position
        var text: [UInt8] = []
        position += 1
        while position < bytes.count, bytes[position] != quote {
            if bytes[position] == 0x5C {
                position += 1
                escape(into: &text)
            } else {
                text.append(bytes[position])
                position += 1
            }
        }
        guard position < bytes.count else {
            throw Fault(message: "this text is never closed", position: start)
        }
        position += 1
        return String(decoding: text, as: UTF8.self)
    }

    /// What follows a backslash.
    private mutating func escape(into text: inout [UInt8]) {
        guard position < bytes.count else { return }
        let byte = bytes[position]
        switch byte {
        case 0x6E: text.append(0x0A)
        case 0x74: text.append(0x09)
        case 0x72: text.append(0x0D)
        case 0x62: text.append(0x08)
        case 0x66: text.append(0x0C)
        case 0x61: text.append(0x07)
        case 0x76: text.append(0x0B)
        case 0x55, 0x75:
            position += 1
            appendUnits(to: &text)
            return
        case 0x30...0x37:
            var code: UInt32 = 0
            var count = 0
            while count < 3, position < bytes.count, (0x30...0x37).contains(bytes[position]) {
                code = code * 8 + UInt32(bytes[position] - 0x30)
                position += 1
                count += 1
            }
            Self.append(code, to: &text)
            return
        default: text.append(byte)
        }
        position += 1
    }

    /// `\Uxxxx`, also two of them that are one character.
    private mutating func appendUnits(to text: inout [UInt8]) {
        var code = hexadecimal()
        if code >= 0xD800, code < 0xDC00, position + 1 < bytes.count, bytes[position] == 0x5C,
            bytes[position + 1] | 0x20 == 0x75
        {
            position += 2
            let low = hexadecimal()
            if low >= 0xDC00, low < 0xE000 {
                code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
            }
        }
        Self.append(code, to: &text)
    }

    private mutating func hexadecimal() -> UInt32 {
        var code: UInt32 = 0
        var count = 0
        while count < 4, position < bytes.count,
            let digit = Character(Unicode.Scalar(bytes[position])).hexDigitValue
        {
            code = code * 16 + UInt32(digit)
            position += 1
            count += 1
        }
        return code
    }

    private static func append(_ code: UInt32, to text: inout [UInt8]) {
        text += Array(String(Character(Unicode.Scalar(code) ?? "\u{FFFD}")).utf8)
    }

    private mutating func skips(_ byte: UInt8) throws(Fault) -> Bool {
        try skip()
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    /// Skips blanks and comments.
    private mutating func skip() throws(Fault) {
        while position < bytes.count {
            let next = position + 1 < bytes.count ? bytes[position + 1] : 0
            switch bytes[position] {
            case 0x20, 0x09, 0x0A, 0x0D: position += 1
            case 0x2F where next == 0x2F:
                while position < bytes.count, bytes[position] != 0x0A { position += 1 }
            case 0x2F where next == 0x2A: try skipComment()
            default: return
            }
        }
    }

    private mutating func skipComment() throws(Fault) {
        let start = position
        position += 2
        while position + 1 < bytes.count {
            if bytes[position] == 0x2A, bytes[position + 1] == 0x2F {
                position += 2
                return
            }
            position += 1
        }
        throw Fault(message: "this comment is never closed", position: start)
    }

    private static func isWord(_ bytes: [UInt8], _ position: Int) -> Bool {
        switch bytes[position] {
        case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x2E, 0x5F, 0x2D, 0x24, 0x3A, 0x80...: true
        // A slash is part of a word, two begin a comment.
        case 0x2F:
            position + 1 >= bytes.count
                || (bytes[position + 1] != 0x2F && bytes[position + 1] != 0x2A)
        default: false
        }
    }
}
