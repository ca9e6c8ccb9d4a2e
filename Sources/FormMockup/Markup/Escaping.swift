/// What must not stand in text or in an attribute's value as it is.
@usableFromInline
enum Escaping {
    /// One bit for each of the first 64 characters: the control characters but for tab, line feed
    /// and carriage return, which XML forbids, and `"`, `&`, `'`, `<` and `>`.
    private static var low: UInt64 { 0x5000_00C4_FFFF_D9FF }

    /// Whether a byte of UTF-8 must be replaced.
    @usableFromInline
    @inline(__always)
    static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x40 ? (low >> UInt64(byte)) & 1 != 0 : byte == 0x7F
    }

    /// Whether a byte of a text must be replaced; a loop without branches, which goes through many
    /// bytes at once.
    static func isNeeded(in text: UnsafeBufferPointer<UInt8>) -> Bool {
        var found: UInt8 = 0
        for byte in text {
            found |= byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D ? 1 : 0
            found |= byte == 0x22 || byte == 0x26 || byte == 0x27 ? 1 : 0
            found |= byte == 0x3C || byte == 0x3E || byte == 0x7F ? 1 : 0
        }
        return found != 0
    }

    /// What stands for such a byte: control characters that XML forbids become U+FFFD.
    @usableFromInline
    static func replacement(of byte: UInt8) -> StaticString {
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
    /// Appends text with everything escaped that could end text or an attribute's value, in HTML
    /// and in XML. Control characters that XML forbids become U+FFFD.
    @inlinable public mutating func appendEscaped(_ text: String) {
        var text = text
        text.withUTF8 { appendEscaped($0) }
    }

    /// Appends UTF-8 text, escaped as ``appendEscaped(_:)-(String)`` does.
    public mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
        guard Escaping.isNeeded(in: text) else { return append(contentsOf: text) }
        var start = 0
        for index in 0..<text.count where Escaping.needsEscape(text[index]) {
            append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
            append(Escaping.replacement(of: text[index]))
            start = index + 1
        }
        append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<text.count]))
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
