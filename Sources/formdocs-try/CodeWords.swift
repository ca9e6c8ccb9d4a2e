/// The words and brackets of Swift code, without comments and the texts of strings.
///
/// It is no parser, on purpose: a screen is also found where the parser goes wrong.
struct CodeWords: Sequence, IteratorProtocol {
    /// A word, or a byte that is neither part of a word nor blank.
    enum Item: Equatable {
        case word(String)
        case mark(UInt8)
    }

    private let bytes: [UInt8]
    /// Where the next item is looked for.
    private(set) var position = 0

    /// Walks through some code.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func next() -> Item? {
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case 0x20, 0x09, 0x0A, 0x0D: position += 1
            case 0x2F where peek(1) == 0x2F: skipLine()
            case 0x2F where peek(1) == 0x2A: skipComment()
            case 0x22: skipString(hashes: 0)
            case 0x23 where skipsRawString(): continue
            case 0x60: position += 1
            default:
                if Self.isWord(byte) { return .word(word()) }
                position += 1
                return .mark(byte)
            }
        }
        return nil
    }

    private func peek(_ distance: Int) -> UInt8 {
        position + distance < bytes.count ? bytes[position + distance] : 0
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
        default: false
        }
    }

    private mutating func word() -> String {
        let start = position
        while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func skipLine() {
        while position < bytes.count, bytes[position] != 0x0A { position += 1 }
    }

    private mutating func skipComment() {
        var depth = 0
        while position < bytes.count {
            if bytes[position] == 0x2F, peek(1) == 0x2A {
                depth += 1
                position += 2
            } else if bytes[position] == 0x2A, peek(1) == 0x2F {
                depth -= 1
                position += 2
                if depth == 0 { return }
            } else {
                position += 1
            }
        }
    }

    private mutating func skipsRawString() -> Bool {
        var hashes = 0
        while peek(hashes) == 0x23 { hashes += 1 }
        guard peek(hashes) == 0x22 else { return false }
        position += hashes
        skipString(hashes: hashes)
        return true
    }

    /// Skips a string from its first quote on; one of a single line ends with the line.
    private mutating func skipString(hashes: Int) {
        let isLong = peek(1) == 0x22 && peek(2) == 0x22
        let quotes = isLong ? 3 : 1
        position += quotes
        while position < bytes.count {
            let byte = bytes[position]
            if byte == 0x0A, !isLong { return }
            if byte == 0x5C, holds(0x23, hashes, from: 1) {
                position += 1 + hashes
                if peek(0) == 0x28 { skipInterpolation() } else { position += 1 }
            } else if byte == 0x22, holds(0x22, quotes, from: 0),
                holds(0x23, hashes, from: quotes)
            {
                position += quotes + hashes
                return
            } else {
                position += 1
            }
        }
    }

    private func holds(_ byte: UInt8, _ count: Int, from start: Int) -> Bool {
        (0..<count).allSatisfy { peek(start + $0) == byte }
    }

    private mutating func skipInterpolation() {
        var depth = 0
        while let item = next() {
            if item == .mark(0x28) { depth += 1 }
            if item == .mark(0x29) { depth -= 1 }
            if depth == 0 { return }
        }
    }
}
