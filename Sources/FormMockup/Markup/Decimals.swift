/// Writes numbers into memory that has room for them: 24 bytes are enough for any.
@usableFromInline
enum Decimals {
    /// Writes a number with at most two decimals and no trailing zeros; what is no number is 0.
    /// Returns the place after it.
    @usableFromInline
    static func write(
        _ value: Double, to bytes: UnsafeMutablePointer<UInt8>, at place: Int
    ) -> Int {
        guard value.magnitude < 1e12 else {
            bytes[place] = 0x30
            return place + 1
        }
        // 64 bits also where Int has 32 (WebAssembly). Adding a half rounds, and needs no
        // mathematics library.
        let hundredths = UInt64(value.magnitude * 100 + 0.5)
        var place = place
        if value < 0 && hundredths != 0 {
            bytes[place] = 0x2D
            place += 1
        }
        let whole = hundredths / 100
        let rest = UInt8(truncatingIfNeeded: hundredths - whole * 100)
        place = write(whole, to: bytes, at: place)
        guard rest > 0 else { return place }
        let tenths = rest / 10
        let last = rest - tenths * 10
        bytes[place] = 0x2E
        bytes[place + 1] = 0x30 + tenths
        bytes[place + 2] = 0x30 + last
        return place + (last > 0 ? 3 : 2)
    }

    /// Writes a whole number. Returns the place after it.
    @usableFromInline
    static func write(
        _ value: UInt64, to bytes: UnsafeMutablePointer<UInt8>, at place: Int
    ) -> Int {
        if value < 1000 {
            return write(small: UInt32(truncatingIfNeeded: value), to: bytes, at: place)
        }
        var count = 4
        var limit: UInt64 = 10_000
        while count < 19, value >= limit {
            count += 1
            limit *= 10
        }
        // The largest numbers have a twentieth digit.
        if value >= 10_000_000_000_000_000_000 { count = 20 }
        var rest = value
        var index = place + count
        while index > place {
            index -= 1
            let next = rest / 10
            bytes[index] = 0x30 + UInt8(truncatingIfNeeded: rest - next * 10)
            rest = next
        }
        return place + count
    }

    /// Writes a whole number below a thousand, as nearly all are.
    @inline(__always)
    private static func write(
        small value: UInt32, to bytes: UnsafeMutablePointer<UInt8>, at place: Int
    ) -> Int {
        let tens = value / 10
        let last = UInt8(truncatingIfNeeded: value - tens * 10)
        if value < 10 {
            bytes[place] = 0x30 + last
            return place + 1
        }
        let hundreds = tens / 10
        let middle = UInt8(truncatingIfNeeded: tens - hundreds * 10)
        var place = place
        if hundreds > 0 {
            bytes[place] = 0x30 + UInt8(truncatingIfNeeded: hundreds)
            place += 1
        }
        bytes[place] = 0x30 + middle
        bytes[place + 1] = 0x30 + last
        return place + 2
    }
}
