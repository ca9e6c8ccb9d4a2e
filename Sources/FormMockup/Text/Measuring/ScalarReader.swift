/// Reads Unicode scalars from UTF-8 that is known to be valid.
struct ScalarReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// Where the next scalar starts.
    private(set) var position: Int
    private let end: Int

    /// Reads the bytes from `start` to `end`, both between scalars.
    init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0, to end: Int? = nil) {
        self.bytes = bytes
        position = start
        self.end = min(end ?? bytes.count, bytes.count)
    }

    /// The next scalar; nil at the end.
    @inline(__always)
    mutating func next() -> UInt32? {
        guard position < end else { return nil }
        let first = bytes[position]
        if first < 0x80 {
            position &+= 1
            return UInt32(first)
        }
        return longer(first)
    }

    private mutating func longer(_ first: UInt8) -> UInt32 {
        let count = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        var scalar = UInt32(first) & (0x7F >> UInt32(count))
        let stop = min(position + count, end)
        for place in position + 1..<max(stop, position + 1) {
            scalar = scalar << 6 | UInt32(bytes[place] & 0x3F)
        }
        position = stop
        return scalar
    }
}
