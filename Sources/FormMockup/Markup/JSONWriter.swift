/// Writes JSON into one growing buffer: compact, members in the order they are written.
public struct JSONWriter: Sendable {
    /// What was written so far, as UTF-8.
    public private(set) var bytes: [UInt8] = []
    private var needsComma = false

    /// Makes an empty writer.
    public init() {
        bytes.reserveCapacity(2048)
    }

    /// Writes `{…}`.
    public mutating func object(_ members: (inout JSONWriter) -> Void) {
        begin(0x7B)
        members(&self)
        end(0x7D)
    }

    /// Writes `[…]`.
    public mutating func array(_ elements: (inout JSONWriter) -> Void) {
        begin(0x5B)
        elements(&self)
        end(0x5D)
    }

    /// Writes `"name":`; its value follows.
    public mutating func key(_ name: StaticString) {
        separate()
        bytes.append(0x22)
        bytes.append(
            contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
        bytes.append(0x22)
        bytes.append(0x3A)
        needsComma = false
    }

    /// Writes a string.
    public mutating func string(_ value: String) {
        separate()
        bytes.append(0x22)
        for byte in value.utf8 {
            switch byte {
            case 0x22, 0x5C:
                bytes.append(0x5C)
                bytes.append(byte)
            case 0x0A: escape(0x6E)
            case 0x0D: escape(0x72)
            case 0x09: escape(0x74)
            case 0x00...0x1F, 0x7F:
                bytes.append(contentsOf: [0x5C, 0x75, 0x30, 0x30])
                bytes.append(Self.hexDigit(byte >> 4))
                bytes.append(Self.hexDigit(byte & 15))
            default: bytes.append(byte)
            }
        }
        bytes.append(0x22)
    }

    /// Writes a string, or null for nil.
    public mutating func string(_ value: String?) {
        guard let value else { return null() }
        string(value)
    }

    /// Writes an array of strings.
    public mutating func strings(_ values: [String]) {
        array { writer in
            for value in values { writer.string(value) }
        }
    }

    /// Writes a number with up to nine decimals; null for what is no number.
    public mutating func number(_ value: Double) {
        guard value.isFinite, value.magnitude < 1e15 else { return null() }
        separate()
        // Nine decimals as long as the scaled number is exact in a Double, whole numbers above.
        // 64 bits also where Int has 32 (WebAssembly).
        let scale = value.magnitude < 1e6 ? 1e9 : value.magnitude < 1e12 ? 1e3 : 1
        var scaled = Int64((value.magnitude * scale).rounded())
        var unit = Int64(scale)
        if value < 0 && scaled > 0 { bytes.append(0x2D) }
        bytes.appendDigits(scaled / unit)
        scaled %= unit
        guard scaled > 0 else { return }
        bytes.append(0x2E)
        while scaled > 0 {
            unit /= 10
            bytes.append(0x30 + UInt8(scaled / unit))
            scaled %= unit
        }
    }

    /// Writes a whole number.
    public mutating func number(_ value: Int) {
        number(Double(value))
    }

    /// Writes true or false.
    public mutating func bool(_ value: Bool) {
        separate()
        bytes.append(contentsOf: (value ? "true" : "false").utf8)
    }

    /// Writes null.
    public mutating func null() {
        separate()
        bytes.append(contentsOf: "null".utf8)
    }

    /// Ends the document with a line feed.
    public mutating func finish() {
        bytes.append(0x0A)
    }

    private mutating func begin(_ bracket: UInt8) {
        separate()
        bytes.append(bracket)
        needsComma = false
    }

    private mutating func end(_ bracket: UInt8) {
        bytes.append(bracket)
        needsComma = true
    }

    private mutating func separate() {
        if needsComma { bytes.append(0x2C) }
        needsComma = true
    }

    private mutating func escape(_ letter: UInt8) {
        bytes.append(0x5C)
        bytes.append(letter)
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? 0x30 + value : 0x57 + value
    }
}
