/// What must not stand in text or in an attribute's value as it is.
enum Escaping {
    /// One bit for each of the first 64 characters: the control characters but for tab, line feed
    /// and carriage return, which XML forbids, and `"`, `&`, `'`, `<` and `>`.
    private static var low: UInt64 { 0x5000_00C4_FFFF_D9FF }

    /// Whether a character that starts at a place must be replaced.
    @inline(__always)
    private static func needsEscape(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
        let byte = text[place]
        if byte < 0x40 { return (low >> UInt64(byte)) & 1 != 0 }
        return byte == 0x7F || byte == 0xEF && isNoCharacter(text, at: place)
    }

    /// Whether U+FFFE or U+FFFF stands at a place: XML forbids both.
    private static func isNoCharacter(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
        place + 2 < text.count && text[place + 1] == 0xBF && text[place + 2] >= 0xBE
    }

    /// The text in pieces, in order: what stands as it is, and what stands for a character.
    @inline(__always)
    static func forEachPiece(
        of text: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void
    ) {
        var start = 0
        while start < text.count {
            let end = firstNeeded(in: text, from: start)
            body(UnsafeBufferPointer(rebasing: text[start..<end]))
            guard end < text.count else { return }
            let other = replacement(of: text[end])
            body(UnsafeBufferPointer(start: other.utf8Start, count: other.utf8CodeUnitCount))
            start = end + length(of: text[end])
        }
    }

    /// Where the first byte stands, from an offset on, that must be replaced; the end when there is
    /// none. Eight bytes are looked at together, since nearly all text has nothing to replace.
    private static func firstNeeded(in text: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int {
        guard let memory = UnsafeRawPointer(text.baseAddress) else { return 0 }
        var index = offset
        while index + 8 <= text.count {
            if mayNeed(memory.loadUnaligned(fromByteOffset: index, as: UInt64.self)) {
                for place in index..<index + 8 where needsEscape(text, at: place) { return place }
            }
            index += 8
        }
        while index < text.count, !needsEscape(text, at: index) { index += 1 }
        return index
    }

    /// Whether one of eight bytes may have to be replaced; false only if none has.
    @inline(__always)
    private static func mayNeed(_ eight: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        func all(_ byte: UInt64) -> UInt64 { ones &* byte }
        // A byte that is zero borrows from its highest bit.
        func hasZero(_ value: UInt64) -> UInt64 { (value &- ones) & ~value }
        let control = (eight &- all(0x20)) & ~eight
        let quote = hasZero(eight ^ all(0x22))
        let ampersandOrApostrophe = hasZero((eight & all(0xFE)) ^ all(0x26))
        let angle = hasZero((eight & all(0xFD)) ^ all(0x3C))
        let delete = hasZero(eight ^ all(0x7F))
        let noCharacter = hasZero(eight ^ all(0xEF))
        let found = control | quote | ampersandOrApostrophe | angle | delete | noCharacter
        return found & all(0x80) != 0
    }

    /// How many bytes the character has that begins with a byte which must be replaced.
    private static func length(of byte: UInt8) -> Int { byte == 0xEF ? 3 : 1 }

    /// What stands for such a character: those that XML forbids become U+FFFD.
    private static func replacement(of byte: UInt8) -> StaticString {
        switch byte {
        case 0x26: "&amp;"
        case 0x3C: "&lt;"
        case 0x3E: "&gt;"
        case 0x22: "&quot;"
        case 0x27: "&#39;"
        default: "\u{FFFD}"
        }
    }
}

extension [UInt8] {
    /// Appends text that stands in this program.
    @inlinable public mutating func append(_ text: StaticString) {
        append(
            contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Appends text with everything escaped that could end text or an attribute's value, in HTML
    /// and in XML. Control characters that XML forbids become U+FFFD.
    public mutating func appendEscaped(_ text: String) {
        var text = text
        text.withUTF8 { appendEscaped($0) }
    }

    /// Appends UTF-8 text, escaped as ``appendEscaped(_:)-(String)`` does.
    public mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
        Escaping.forEachPiece(of: text) { append(contentsOf: $0) }
    }

    /// Appends a number with at most two decimals and no trailing zeros; what is no number is 0.
    public mutating func appendNumber(_ value: Double) {
        appendWritten { Decimals.write(value, to: $0, at: 0) }
    }

    /// Appends a number that is not negative, in decimal.
    @inlinable public mutating func appendDigits<Number: FixedWidthInteger>(_ value: Number) {
        appendDecimal(UInt64(Swift.max(value, 0)))
    }

    @usableFromInline
    mutating func appendDecimal(_ value: UInt64) {
        appendWritten { Decimals.write(value, to: $0, at: 0) }
    }

    /// Appends so many of 24 bytes as `write` says it has written.
    @inline(__always)
    private mutating func appendWritten(_ write: (UnsafeMutablePointer<UInt8>) -> Int) {
        var room: (UInt64, UInt64, UInt64) = (0, 0, 0)
        Swift.withUnsafeMutableBytes(of: &room) { room in
            guard let start = room.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
            append(contentsOf: UnsafeBufferPointer(start: start, count: write(start)))
        }
    }
}
