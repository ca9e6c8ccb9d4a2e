/// Bytes that grow at the end, in memory of their own.
///
/// An array asks at each byte whether it is shared and has room; a page of mockups is a hundred
/// thousand small pieces, and this asks once a piece, and for room only. It can't be copied, so
/// that nobody else holds its memory.
public struct ByteBuffer: ~Copyable, @unchecked Sendable {
    @usableFromInline var start: UnsafeMutablePointer<UInt8>
    /// How many bytes there are.
    public internal(set) var count = 0
    @usableFromInline var capacity: Int

    /// Makes an empty buffer with room for so many bytes.
    public init(capacity: Int) {
        self.capacity = max(capacity, 64)
        start = .allocate(capacity: self.capacity)
    }

    deinit { start.deallocate() }

    /// The bytes, copied.
    public var array: [UInt8] {
        Array(UnsafeBufferPointer(start: start, count: count))
    }

    /// Makes room for so many bytes more.
    @inline(__always)
    private mutating func reserve(_ more: Int) {
        if capacity - count < more { grow(more) }
    }

    @inline(never)
    private mutating func grow(_ more: Int) {
        capacity = max(capacity * 2, count + more)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.initialize(from: start, count: count)
        start.deallocate()
        start = larger
    }

    /// Appends a byte.
    @inline(__always)
    mutating func append(_ byte: UInt8) {
        reserve(1)
        start[count] = byte
        count += 1
    }

    /// Appends bytes.
    @inline(__always)
    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress else { return }
        reserve(bytes.count)
        (start + count).initialize(from: source, count: bytes.count)
        count += bytes.count
    }

    /// Appends bytes.
    mutating func append(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { append($0) }
    }

    /// Appends text as it is.
    mutating func append(text: String) {
        var text = text
        text.withUTF8 { append($0) }
    }

    /// Whether the bytes from a place on end in a text.
    func endsIn(_ text: StaticString, from first: Int) -> Bool {
        let length = text.utf8CodeUnitCount
        guard count - first >= length else { return false }
        for index in 0..<length where start[count - length + index] != text.utf8Start[index] {
            return false
        }
        return true
    }

    /// Appends what another buffer holds, escaped.
    mutating func appendEscaped(_ other: borrowing ByteBuffer) {
        appendEscaped(UnsafeBufferPointer(start: other.start, count: other.count))
    }

    /// Appends what another buffer holds.
    mutating func append(_ other: borrowing ByteBuffer) {
        append(UnsafeBufferPointer(start: other.start, count: other.count))
    }

    /// Appends text that stands in this program.
    @inline(__always)
    mutating func append(_ text: StaticString) {
        let length = text.utf8CodeUnitCount
        reserve(length)
        (start + count).initialize(from: text.utf8Start, count: length)
        count += length
    }

    /// Appends a text between other bytes, with room for four of which it asks only once: as many
    /// of `before` as are not zero, lowest first, then the text, then the same of `after`.
    @inline(__always)
    mutating func append(_ before: UInt16, _ text: StaticString, _ after: UInt16) {
        let length = text.utf8CodeUnitCount
        reserve(length + 4)
        put(before)
        (start + count).initialize(from: text.utf8Start, count: length)
        count += length
        put(after)
    }

    @inline(__always)
    private mutating func put(_ bytes: UInt16) {
        if bytes == 0 { return }
        start[count] = UInt8(truncatingIfNeeded: bytes)
        count += 1
        guard bytes > 0xFF else { return }
        start[count] = UInt8(truncatingIfNeeded: bytes >> 8)
        count += 1
    }

    /// Appends text with everything escaped that could end text or an attribute's value.
    mutating func appendEscaped(_ text: String) {
        var text = text
        text.withUTF8 { appendEscaped($0) }
    }

    /// Appends UTF-8 text, escaped as ``Escaping`` says.
    mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
        Escaping.forEachPiece(of: text) { append($0) }
    }

    /// Appends a number with at most two decimals and no trailing zeros; what is no number is 0.
    mutating func appendNumber(_ value: Double) {
        reserve(24)
        count = Decimals.write(value, to: start, at: count)
    }

    /// Appends a number that is not negative, in decimal.
    mutating func appendDigits(_ value: Int) {
        reserve(24)
        count = Decimals.write(UInt64(max(value, 0)), to: start, at: count)
    }
}
