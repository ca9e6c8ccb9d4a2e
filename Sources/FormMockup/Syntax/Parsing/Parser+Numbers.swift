extension Parser {
    /// An integer or a floating-point literal.
    mutating func parseNumber() -> Expression {
        let literal = token
        let slice = bytes[Int(literal.start)..<Int(literal.end)]
        advance()
        let range = range(of: literal)
        if literal.kind == .integer { return Expression(.integer(integer(slice)), range: range) }
        return Expression(.float(NumberLiteral.float(slice)), range: range)
    }

    private func integer(_ digits: ArraySlice<UInt8>) -> Int {
        NumberLiteral.integer(digits)
    }
}

/// The values of number literals.
enum NumberLiteral {
    /// The value of `42`, `1_000`, `0x2A`, `0b1` or `0o7`; the largest when it is larger.
    static func integer(_ digits: ArraySlice<UInt8>) -> Int {
        let radix = radix(of: digits)
        var value = 0
        for byte in digits.dropFirst(radix == 10 ? 0 : 2) where byte != UInt8(ascii: "_") {
            guard let digit = digit(byte), digit < radix else { break }
            let (product, overflow) = value.multipliedReportingOverflow(by: radix)
            let (sum, carry) = product.addingReportingOverflow(digit)
            if overflow || carry { return Int.max }
            value = sum
        }
        return value
    }

    /// The value of `1.5`, `2e3`, `0x1p-3`. Exact for up to 15 digits and powers of ten up to 22,
    /// which is more than anyone writes; else off by a few units in the last place at most.
    static func float(_ digits: ArraySlice<UInt8>) -> Double {
        let radix = radix(of: digits)
        var mantissa: UInt64 = 0
        var exponent = 0
        var isFraction = false
        var rest = digits.dropFirst(radix == 10 ? 0 : 2)
        while let byte = rest.first {
            rest = rest.dropFirst()
            if byte == UInt8(ascii: ".") {
                isFraction = true
            } else if let digit = digit(byte), digit < radix {
                // Nineteen decimal digits fit; what follows only moves the point.
                if mantissa < 1_000_000_000_000_000_000 / UInt64(radix) * 10 {
                    mantissa = mantissa * UInt64(radix) + UInt64(digit)
                    if isFraction { exponent -= radix == 10 ? 1 : 4 }
                } else if !isFraction {
                    exponent += radix == 10 ? 1 : 4
                }
            } else if byte != UInt8(ascii: "_") {
                exponent += signedInteger(rest)
                break
            }
        }
        return scaled(Double(mantissa), exponent, by: radix == 10 ? 10 : 2)
    }

    private static func scaled(_ mantissa: Double, _ exponent: Int, by base: Double) -> Double {
        if mantissa == 0 { return 0 }
        var value = mantissa
        var rest = min(abs(exponent), 2000)
        // Powers of ten up to 22 are exact, so that one step rounds once.
        while rest > 0 {
            let step = min(rest, 22)
            var power = 1.0
            for _ in 0..<step { power *= base }
            value = exponent < 0 ? value / power : value * power
            rest -= step
        }
        return value
    }

    private static func signedInteger(_ digits: ArraySlice<UInt8>) -> Int {
        let isNegative = digits.first == UInt8(ascii: "-")
        var value = 0
        for byte in digits where Lexer.isDigit(byte) && value < 100_000 {
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
        }
        return isNegative ? -value : value
    }

    private static func radix(of digits: ArraySlice<UInt8>) -> Int {
        guard digits.count > 2, digits.first == UInt8(ascii: "0") else { return 10 }
        switch digits[digits.startIndex + 1] | 0x20 {
        case UInt8(ascii: "x"): return 16
        case UInt8(ascii: "b"): return 2
        case UInt8(ascii: "o"): return 8
        default: return 10
        }
    }

    private static func digit(_ byte: UInt8) -> Int? {
        if Lexer.isDigit(byte) { return Int(byte - UInt8(ascii: "0")) }
        let letter = (byte | 0x20) &- UInt8(ascii: "a")
        return letter < 6 ? Int(letter) + 10 : nil
    }
}
