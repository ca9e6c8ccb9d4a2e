extension [UInt8] {
    /// Appends text with everything escaped that could end text or an attribute's value, in HTML
    /// and in XML. Control characters that XML forbids become U+FFFD.
    @inlinable public mutating func appendEscaped(_ text: String) {
        var text = text
        text.withUTF8 { appendEscaped($0) }
    }

    /// Appends UTF-8 text, escaped as ``appendEscaped(_:)-(String)`` does.
    @inlinable public mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
        var start = 0
        for index in 0..<text.count {
            let byte = text[index]
            if byte > 0x3E && byte != 0x7F { continue }
            let replacement: StaticString
            switch byte {
            case 0x26: replacement = "&amp;"
            case 0x3C: replacement = "&lt;"
            case 0x3E: replacement = "&gt;"
            case 0x22: replacement = "&quot;"
            case 0x27: replacement = "&#39;"
            case 0x09, 0x0A, 0x0D, 0x20...0x3D: continue
            default: replacement = "\u{FFFD}"
            }
            append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
            append(
                contentsOf: UnsafeBufferPointer(
                    start: replacement.utf8Start, count: replacement.utf8CodeUnitCount))
            start = index + 1
        }
        append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<text.count]))
    }

    /// Appends a number with at most two decimals and no trailing zeros; what is no number is 0.
    @inlinable public mutating func appendNumber(_ value: Double) {
        guard value.isFinite, value.magnitude < 1e12 else {
            append(0x30)
            return
        }
        // 64 bits also where Int has 32 (WebAssembly). Adding a half rounds, and needs no
        // mathematics library.
        var hundredths = Int64(value.magnitude * 100 + 0.5)
        if value < 0 && hundredths != 0 { append(0x2D) }
        appendDigits(hundredths / 100)
        hundredths %= 100
        guard hundredths > 0 else { return }
        append(0x2E)
        append(0x30 + UInt8(hundredths / 10))
        if hundredths % 10 > 0 { append(0x30 + UInt8(hundredths % 10)) }
    }

    /// Appends a number that is not negative, in decimal.
    @inlinable public mutating func appendDigits<Value: FixedWidthInteger>(_ value: Value) {
        var divisor: Value = 1
        while value / divisor >= 10 { divisor *= 10 }
        var rest = Swift.max(value, 0)
        while divisor > 0 {
            append(0x30 + UInt8(truncatingIfNeeded: rest / divisor))
            rest %= divisor
            divisor /= 10
        }
    }
}
