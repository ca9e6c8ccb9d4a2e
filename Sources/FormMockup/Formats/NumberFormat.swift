/// Writes numbers as a language does.
public struct NumberFormat {
    private let data: LocaleData
    private let symbols: [String]
    private let digits: [String]

    /// Makes a format for a language.
    public init(_ data: LocaleData) {
        self.data = data
        symbols = data.list("number")
        digits = data.text("digits").map { String($0) }
    }

    /// The number in the language's own signs.
    public func text(_ value: Double, _ style: NumberStyle = NumberStyle()) -> String {
        switch style.kind {
        case .decimal: return signed(value, style, pattern: "{0}", negative: nil, symbol: "")
        case .percent:
            return signed(
                value * 100, style, pattern: data.text("percent"), negative: nil, symbol: "")
        case .currency(let code):
            let symbol = style.showsCode ? code : symbol(of: code)
            // A symbol that ends in a letter stands apart from the digits.
            let isWord = symbol.unicodeScalars.last.map(Self.isLetter) ?? false
            let patterns = data.list(isWord ? "currencycode" : "currency").map {
                isWord ? $0.settingApart : $0
            }
            return signed(
                value, style, pattern: patterns.first ?? "¤{0}",
                negative: patterns.count > 1 ? patterns[1] : nil, symbol: symbol)
        }
    }

    /// Whether a scalar of a currency's sign is no symbol.
    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "$", "£", "¥", "¢", "￥", "؋", "฿", "៛", "৳", "\u{20A0}"..."\u{20CF}": false
        default: true
        }
    }

    /// A whole number with groups, however many digits it has.
    public func text(_ value: Int) -> String {
        // What a floating point number holds exactly has its ways to be written.
        guard value.magnitude > 1 << 53 else { return text(Double(value)) }
        let digits = "\(value.magnitude)"
        let grouped = localizedNumber(grouped(digits, digits.utf8.count))
        return (value < 0 ? symbol(2) : "") + grouped
    }

    /// A whole number with at least so many digits, without groups.
    public func plain(_ value: Int, digits count: Int = 1) -> String {
        var text = "\(value.magnitude)"
        while text.utf8.count < count { text = "0" + text }
        return (value < 0 ? symbol(2) : "") + localized(text)
    }

    /// The sign of a currency in the language.
    public func symbol(of code: String) -> String {
        data.pairs("currencies").first { $0.name == code }?.text ?? code
    }

    private func symbol(_ index: Int) -> String {
        index < symbols.count ? symbols[index] : ""
    }

    private func signed(
        _ value: Double, _ style: NumberStyle, pattern: String, negative: String?, symbol: String
    ) -> String {
        guard value.isFinite else {
            if value.isNaN { return self.symbol(5) }
            return (value < 0 ? self.symbol(2) : "") + self.symbol(6)
        }
        let body = body(value.magnitude, style)
        let isNegative = value < 0 && body.utf8.contains { $0 >= 0x31 && $0 <= 0x39 }
        let text = pattern.replacingAll("¤", with: symbol).filling(localizedNumber(body))
        switch style.sign {
        case .never: return text
        case .always where !isNegative: return self.symbol(3) + text
        case .automatic, .always:
            guard isNegative else { return text }
            if let negative {
                // The pattern has its own place for the sign.
                return negative.replacingAll("-", with: self.symbol(2))
                    .replacingAll("¤", with: symbol).filling(localizedNumber(body))
            }
            return self.symbol(2) + text
        }
    }

    /// The digits in English, with `,` between groups, or with what shortens them.
    private func body(_ value: Double, _ style: NumberStyle) -> String {
        switch style.notation {
        case .automatic: return digits(value, style)
        case .compactShort, .compactLong: return compact(value, style)
        case .scientific:
            var exponent = 0
            var mantissa = value
            while mantissa >= 10 {
                mantissa /= 10
                exponent += 1
            }
            while mantissa > 0, mantissa < 1 {
                mantissa *= 10
                exponent -= 1
            }
            return digits(mantissa, style) + "E\(exponent)"
        }
    }

    private func digits(_ value: Double, _ style: NumberStyle) -> String {
        var (least, most) = (style.minimumDecimals, style.maximumDecimals)
        if let significant = style.significantDigits {
            var whole = 0
            var rest = value
            while rest >= 1, whole < 20 {
                rest /= 10
                whole += 1
            }
            most = max(0, significant.upperBound - whole)
            least = max(0, significant.lowerBound - whole)
        }
        var text = PlainFormats.decimal(
            value, minimum: least, maximum: max(least, most), isGrouped: false,
            rounding: style.rounding)
        var whole = text.utf8.prefix { $0 != 0x2E }.count
        while whole < style.minimumDigits {
            text = "0" + text
            whole += 1
        }
        return style.isGrouped ? grouped(text, whole) : text
    }

    /// Puts `,` between groups as large as the language has them.
    private func grouped(_ text: String, _ whole: Int) -> String {
        let sizes = data.list("groups").map { Int($0) ?? 3 }
        let first = sizes.first ?? 3
        let others = sizes.count > 1 ? sizes[1] : first
        // A short number is not set apart in some languages: 1234, but 12.345.
        let minimum = sizes.count > 2 ? sizes[2] : 1
        guard whole >= first + minimum, first > 0, others > 0 else { return text }
        var result: [UInt8] = []
        for (index, byte) in text.utf8.enumerated() {
            let left = whole - index
            if index > 0, left > 0, left == first || (left > first && (left - first) % others == 0)
            {
                result.append(0x2C)
            }
            result.append(byte)
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// A number in thousands, millions, …, as the language names them.
    private func compact(_ value: Double, _ style: NumberStyle) -> String {
        let key = style.notation == .compactLong ? "long" : "short"
        var plain = style
        plain.notation = .automatic
        if style.significantDigits == nil, style.minimumDecimals == 0 || style.kind != .decimal {
            // Two digits count, and all that stand before the decimal point.
            plain.minimumDecimals = 0
            plain.maximumDecimals = 0
        }
        var power = 0
        var rest = value
        while rest >= 10 {
            rest /= 10
            power += 1
        }
        guard power >= 3 else { return shortened(value, plain) }
        for power in [min(power, 14), min(power + 1, 14)] {
            let pattern = data.form("\(key)\(power)", for: PluralOperands(10))
            let zeros = pattern.utf8.filter { $0 == 0x30 }.count
            guard zeros > 0, pattern.utf8.contains(where: { $0 != 0x30 }) else {
                return digits(value, plain)
            }
            let scaled = value / Self.power(power - zeros + 1)
            let number = shortened(scaled, plain)
            let whole = number.utf8.prefix { $0 != 0x2E }.count { $0 != 0x2C }
            // What rounds up to the next name takes it: 999,999 is 1M.
            if whole > zeros, power < 14 { continue }
            let decimals = number.utf8.contains(0x2E) ? 1 : 0
            let form = data.form(
                "\(key)\(power)", for: PluralOperands(scaled, decimals: decimals))
            return Self.unquoted(form).replacingZeros(by: number)
        }
        return digits(value, plain)
    }

    private func shortened(_ value: Double, _ style: NumberStyle) -> String {
        var style = style
        if style.significantDigits == nil, style.maximumDecimals == 0, value < 10 {
            style.maximumDecimals = 1
        }
        return digits(value, style)
    }

    private static func power(_ exponent: Int) -> Double {
        var result = 1.0
        for _ in 0..<max(0, exponent) { result *= 10 }
        return result
    }

    private static func unquoted(_ text: String) -> String {
        text.replacingAll("'", with: "")
    }

    /// The language's signs for those of English.
    private func localizedNumber(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case ",": result += symbol(1)
            case ".": result += symbol(0)
            case "0"..."9": result += digit(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private func localized(_ text: String) -> String {
        if digits.isEmpty { return text }
        var result = ""
        for scalar in text.unicodeScalars { result += digit(scalar) }
        return result
    }

    private func digit(_ scalar: Unicode.Scalar) -> String {
        let value = Int(scalar.value) - 0x30
        return value >= 0 && value < digits.count ? digits[value] : String(Character(scalar))
    }
}

extension String {
    /// A pattern of a currency with a blank between its sign and the digits.
    fileprivate var settingApart: String {
        replacingAll("¤{0}", with: "¤\u{A0}{0}").replacingAll("{0}¤", with: "{0}\u{A0}¤")
    }

    /// A pattern such as `00K` with a number for its zeros.
    fileprivate func replacingZeros(by number: String) -> String {
        var result: [UInt8] = []
        var isFilled = false
        for byte in utf8 {
            if byte != 0x30 {
                result.append(byte)
            } else if !isFilled {
                result += Array(number.utf8)
                isFilled = true
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
