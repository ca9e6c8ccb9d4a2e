/// `String(format:)` and localised formats, as far as forms use them.
enum PrintfFormat {
    /// One argument.
    enum Argument {
        case integer(Int)
        case double(Double)
        case text(String)
    }

    /// Fills a format; what is not a known directive stays as it is.
    static func string(_ format: String, _ arguments: [Argument]) -> String {
        let bytes = Array(format.utf8)
        var result: [UInt8] = []
        var index = 0
        var next = 0
        while index < bytes.count {
            guard bytes[index] == 0x25 else {
                result.append(bytes[index])
                index += 1
                continue
            }
            guard let directive = Directive(bytes, at: index) else {
                result.append(0x25)
                index += 1
                continue
            }
            index = directive.end
            if directive.conversion == 0x25 {
                result.append(0x25)
                continue
            }
            let position = directive.position ?? next
            next = position + 1
            if position >= 0, position < arguments.count {
                result.append(contentsOf: directive.text(of: arguments[position]).utf8)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// `%[position$][flags][width][.precision][length]conversion`.
    private struct Directive {
        var position: Int?
        var padsWithZeros = false
        var width = 0
        var precision: Int?
        var conversion: UInt8 = 0
        var end = 0

        init?(_ bytes: [UInt8], at start: Int) {
            var index = start + 1
            func number() -> Int? {
                var value: Int?
                while index < bytes.count, bytes[index] >= 0x30, bytes[index] <= 0x39 {
                    value = min((value ?? 0) * 10 + Int(bytes[index] - 0x30), 200)
                    index += 1
                }
                return value
            }
            let afterPercent = index
            if let value = number(), index < bytes.count, bytes[index] == 0x24 {
                position = value - 1
                index += 1
            } else {
                index = afterPercent
            }
            while index < bytes.count {
                switch bytes[index] {
                case 0x30: padsWithZeros = true
                case 0x2D, 0x2B, 0x23, 0x27: break
                default:
                    width = number() ?? 0
                    if index < bytes.count, bytes[index] == 0x2E {
                        index += 1
                        precision = number() ?? 0
                    }
                    while index < bytes.count,
                        [0x6C, 0x68, 0x71, 0x7A, 0x74].contains(bytes[index])
                    {
                        index += 1
                    }
                    guard index < bytes.count,
                        [0x25, 0x40, 0x64, 0x69, 0x75, 0x66, 0x65, 0x67, 0x73, 0x78, 0x58].contains(
                            bytes[index])
                    else { return nil }
                    conversion = bytes[index]
                    end = index + 1
                    return
                }
                index += 1
            }
            return nil
        }

        func text(of argument: Argument) -> String {
            switch argument {
            case .text(let text): return text
            case .integer(let value):
                if conversion == 0x66 { return decimals(Double(value)) }
                return padded("\(value.magnitude)", isNegative: value < 0)
            case .double(let value):
                if conversion == 0x64 || conversion == 0x69 {
                    return PlainFormats.decimal(value, minimum: 0, maximum: 0, isGrouped: false)
                }
                return decimals(value)
            }
        }

        private func decimals(_ value: Double) -> String {
            let count = precision ?? 6
            let digits = PlainFormats.decimal(
                value.magnitude, minimum: count, maximum: count, isGrouped: false)
            return padded(digits, isNegative: value < 0)
        }

        private func padded(_ digits: String, isNegative: Bool) -> String {
            let sign = isNegative ? "-" : ""
            let missing = width - digits.utf8.count - sign.utf8.count
            guard missing > 0 else { return sign + digits }
            let fill = String(repeating: padsWithZeros ? "0" : " ", count: missing)
            return padsWithZeros ? sign + fill + digits : fill + sign + digits
        }
    }
}
