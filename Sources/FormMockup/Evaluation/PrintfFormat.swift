/// Fills `String(format:)` formats and translated ones.
struct PrintfFormat {
    /// What is written of a text where a number belongs: it stands for one that is not known.
    static let sampleNumber = 12

    /// One argument.
    enum Argument {
        case integer(Int)
        case double(Double)
        case text(String)
    }

    /// Writes a number with so many decimals as a language does.
    typealias Numbers = (_ value: Double, _ decimals: Int) -> String

    private let arguments: [Argument]
    private let numbers: Numbers?
    private var variables: [StringTables.Variable] = []
    private var language = ""
    private var result: [UInt8] = []
    private var next = 0
    /// Variables name each other; a circle ends here.
    private static let maximumDepth = 8

    private init(_ arguments: [Argument], _ numbers: Numbers?) {
        self.arguments = arguments
        self.numbers = numbers
    }

    /// Fills a format; what is not a known directive stays as it is. With `numbers`, numbers are
    /// written as readers of a language expect them.
    static func string(
        _ format: String, _ arguments: [Argument], numbers: Numbers? = nil
    ) -> String {
        var filling = PrintfFormat(arguments, numbers)
        filling.fill(format, depth: 0)
        return String(decoding: filling.result, as: UTF8.self)
    }

    /// Fills a translation: its form is the one that its numbers ask for.
    static func string(
        _ entry: StringTables.Entry, _ arguments: [Argument], language: String,
        numbers: Numbers? = nil
    ) -> String {
        var filling = PrintfFormat(arguments, numbers)
        filling.variables = entry.variables
        filling.language = language
        let first = arguments.first {
            if case .text = $0 { false } else { true }
        }
        filling.fill(filling.form(of: entry.forms, for: first), depth: 0)
        return String(decoding: filling.result, as: UTF8.self)
    }

    private func form(of forms: StringTables.Forms, for argument: Argument?) -> String {
        guard !forms.cases.isEmpty, let argument else { return forms.other }
        let operands: PluralOperands
        switch argument {
        case .integer(let number): operands = PluralOperands(number)
        case .double(let number):
            var operand = PluralOperands(number, decimals: 6)
            operand = PluralOperands(number, decimals: operand.trimmedDecimals)
            operands = operand
        case .text: return forms.other
        }
        // A form for none at all may be given in languages that have no rule for it.
        if operands.value == 0, let zero = forms.cases.first(where: { $0.category == .zero }) {
            return zero.text
        }
        return forms.text(for: PluralRules.category(of: operands, in: language))
    }

    private mutating func fill(_ format: String, depth: Int) {
        let bytes = Array(format.utf8)
        var index = 0
        while index < bytes.count {
            guard bytes[index] == 0x25 else {
                result.append(bytes[index])
                index += 1
                continue
            }
            guard var directive = FormatDirective(bytes, at: index) else {
                result.append(0x25)
                index += 1
                continue
            }
            index = directive.end
            if directive.conversion == 0x25 {
                result.append(0x25)
                continue
            }
            if directive.takesWidth { directive.width = takeInteger() ?? 0 }
            if directive.takesPrecision { directive.precision = takeInteger() }
            if let name = directive.variable {
                fill(variable: name, at: directive.position, depth: depth)
                continue
            }
            let position = directive.position ?? next
            if directive.position == nil { next += 1 }
            if arguments.indices.contains(position) {
                result.append(contentsOf: directive.text(of: arguments[position], numbers).utf8)
            }
        }
    }

    private mutating func takeInteger() -> Int? {
        defer { next += 1 }
        guard arguments.indices.contains(next), case .integer(let number) = arguments[next] else {
            return nil
        }
        return max(-200, min(200, number))
    }

    /// A variable's text, whose own directives begin with the variable's argument.
    private mutating func fill(variable name: String, at position: Int?, depth: Int) {
        guard depth < Self.maximumDepth,
            let variable = variables.first(where: { $0.name == name })
        else { return }
        let isNext = position == nil && variable.argument == nil
        let place = position ?? variable.argument ?? next
        let argument = arguments.indices.contains(place) ? arguments[place] : nil
        let before = next
        next = place
        fill(form(of: variable.forms, for: argument), depth: depth + 1)
        // A form such as "no files" takes its number without showing it.
        next = isNext ? max(next, place + 1) : before
    }
}

/// `%[position$][flags][width][.precision][length]conversion` or `%[position$]#@variable@`.
struct FormatDirective {
    /// From 0; nil for the next argument.
    var position: Int?
    var padsWithZeros = false
    var isLeading = false
    var isGrouped = false
    /// What stands before a number that is not negative: `+`, a blank or nothing.
    var sign = ""
    var width = 0
    var precision: Int?
    /// Whether the width or precision is an argument: `*`.
    var takesWidth = false
    var takesPrecision = false
    var conversion: UInt8 = 0
    var variable: String?
    /// Behind the last byte.
    var end = 0

    private static let conversions = Array("%@diuDUfFeEgGaAsSxXocCp".utf8)
    private static let lengths = Array("lhqztjL".utf8)

    /// Reads the directive whose `%` is at `start`; nil when there is none.
    init?(_ bytes: [UInt8], at start: Int) {
        var index = start + 1
        if let value = Self.number(bytes, &index), index < bytes.count, bytes[index] == 0x24 {
            guard value > 0 else { return nil }
            position = value - 1
            index += 1
        } else {
            index = start + 1
        }
        if readVariable(bytes, index) { return }
        readFlags(bytes, &index)
        if Self.skips(0x2A, bytes, &index) {
            takesWidth = true
        } else {
            width = Self.number(bytes, &index) ?? 0
        }
        if Self.skips(0x2E, bytes, &index) {
            if Self.skips(0x2A, bytes, &index) {
                takesPrecision = true
            } else {
                precision = Self.number(bytes, &index) ?? 0
            }
        }
        while index < bytes.count, Self.lengths.contains(bytes[index]) { index += 1 }
        guard index < bytes.count, Self.conversions.contains(bytes[index]) else { return nil }
        conversion = bytes[index]
        end = index + 1
    }

    private mutating func readVariable(_ bytes: [UInt8], _ start: Int) -> Bool {
        guard start + 2 < bytes.count, bytes[start] == 0x23, bytes[start + 1] == 0x40,
            let close = bytes[(start + 2)...].firstIndex(of: 0x40)
        else { return false }
        variable = String(decoding: bytes[(start + 2)..<close], as: UTF8.self)
        end = close + 1
        return true
    }

    private mutating func readFlags(_ bytes: [UInt8], _ index: inout Int) {
        while index < bytes.count {
            switch bytes[index] {
            case 0x30: padsWithZeros = true
            case 0x2D: isLeading = true
            case 0x2B: sign = "+"
            case 0x20: sign = sign.isEmpty ? " " : sign
            case 0x27: isGrouped = true
            case 0x23: break
            default: return
            }
            index += 1
        }
    }

    private static func number(_ bytes: [UInt8], _ index: inout Int) -> Int? {
        var value: Int?
        while index < bytes.count, bytes[index] >= 0x30, bytes[index] <= 0x39 {
            value = min((value ?? 0) * 10 + Int(bytes[index] - 0x30), 200)
            index += 1
        }
        return value
    }

    private static func skips(_ byte: UInt8, _ bytes: [UInt8], _ index: inout Int) -> Bool {
        guard index < bytes.count, bytes[index] == byte else { return false }
        index += 1
        return true
    }
}

extension FormatDirective {
    /// An argument as the directive shows it.
    func text(of argument: PrintfFormat.Argument, _ numbers: PrintfFormat.Numbers?) -> String {
        switch argument {
        case .text where isNumeric: return self.text(of: PrintfFormat.sampleNumber, numbers)
        case .text(let text):
            let cut = precision.map { String(text.prefix(max(0, $0))) } ?? text
            return padded(cut, sign: "", isNumber: false, numbers)
        case .integer(let value): return self.text(of: value, numbers)
        case .double(let value): return self.text(of: value, numbers)
        }
    }

    /// Whether only numbers are written so.
    private var isNumeric: Bool {
        switch conversion {
        case 0x40, 0x73, 0x53, 0x63, 0x43: false
        default: true
        }
    }

    private func text(of value: Int, _ numbers: PrintfFormat.Numbers?) -> String {
        switch conversion {
        case 0x66, 0x46, 0x65, 0x45, 0x67, 0x47, 0x61, 0x41:
            return text(of: Double(value), numbers)
        case 0x78: return padded(String(value, radix: 16), sign: "", isNumber: true, nil)
        case 0x58:
            return padded(
                String(value, radix: 16).uppercased(), sign: "", isNumber: true, nil)
        case 0x6F: return padded(String(value, radix: 8), sign: "", isNumber: true, nil)
        case 0x63, 0x43:
            guard let code = UInt32(exactly: value), let scalar = Unicode.Scalar(code) else {
                return ""
            }
            return String(Character(scalar))
        default:
            var digits = "\(value.magnitude)"
            if let numbers {
                digits = numbers(Double(value.magnitude), 0)
            } else if isGrouped {
                digits = PlainFormats.decimal(
                    Double(value.magnitude), minimum: 0, maximum: 0, isGrouped: true)
            }
            return padded(digits, sign: value < 0 ? "-" : sign, isNumber: true, numbers)
        }
    }

    private func text(of value: Double, _ numbers: PrintfFormat.Numbers?) -> String {
        let sign = value < 0 ? "-" : self.sign
        let magnitude = value.magnitude
        let digits: String
        switch conversion {
        case 0x64, 0x69, 0x75, 0x44, 0x55: digits = decimals(magnitude.rounded(.down), 0, numbers)
        case 0x65, 0x45: digits = exponential(magnitude, numbers)
        case 0x67, 0x47, 0x40:
            digits = PlainFormats.decimal(
                magnitude, minimum: 0, maximum: significantDecimals(magnitude), isGrouped: false)
        default: digits = decimals(magnitude, precision ?? 6, numbers)
        }
        return padded(digits, sign: sign, isNumber: true, numbers)
    }

    private func decimals(
        _ value: Double, _ count: Int, _ numbers: PrintfFormat.Numbers?
    ) -> String {
        if let numbers { return numbers(value, count) }
        return PlainFormats.decimal(
            value, minimum: count, maximum: count, isGrouped: isGrouped,
            rounding: .toNearestOrEven)
    }

    /// The decimals that the shortest of `%g` shows of a number.
    private func significantDecimals(_ value: Double) -> Int {
        var count = max(1, precision ?? 6)
        var rest = value
        while rest >= 10, count > 0 {
            rest /= 10
            count -= 1
        }
        return max(0, count - 1)
    }

    private func exponential(_ value: Double, _ numbers: PrintfFormat.Numbers?) -> String {
        var exponent = 0
        var mantissa = value.isFinite ? value : 0
        while mantissa >= 10 {
            mantissa /= 10
            exponent += 1
        }
        while mantissa > 0, mantissa < 1 {
            mantissa *= 10
            exponent -= 1
        }
        let power = exponent.magnitude < 10 ? "0\(exponent.magnitude)" : "\(exponent.magnitude)"
        return decimals(mantissa, precision ?? 6, numbers) + (exponent < 0 ? "e-" : "e+") + power
    }

    private func padded(
        _ digits: String, sign: String, isNumber: Bool, _ numbers: PrintfFormat.Numbers?
    ) -> String {
        let missing = width - digits.count - sign.utf8.count
        guard missing > 0 else { return sign + digits }
        let usesZeros = padsWithZeros && isNumber && !isLeading
        let zero = usesZeros ? numbers?(0, 0) ?? "0" : " "
        let fill = String(repeating: zero, count: missing)
        if isLeading { return sign + digits + fill }
        return usesZeros ? sign + fill + digits : fill + sign + digits
    }
}
