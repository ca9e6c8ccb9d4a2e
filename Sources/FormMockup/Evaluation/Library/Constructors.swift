extension Interpreter {
    /// `Type(arguments)` where the type is written with brackets or generic arguments.
    func construct(_ type: TypeReference, _ arguments: [EvaluatedArgument], range: SourceRange)
        -> Value
    {
        switch type {
        case .array:
            return arguments.isEmpty
                ? .array([]) : construct("Array", arguments, range: range, nameRange: range)
        case .dictionary: return .dictionary([])
        case .named(let path, _):
            if let info = typeInfo(path) { return instantiate(info, arguments, range: range) }
            return construct(path.last ?? "", arguments, range: range, nameRange: range)
        case .optional(let inner), .opaque(let inner):
            return construct(inner, arguments, range: range)
        case .tuple, .function: return .nil
        }
    }

    /// A call of a name that the sources do not declare: a view, a value of the library, or
    /// something unknown.
    func construct(
        _ name: String, _ arguments: [EvaluatedArgument], range: SourceRange,
        nameRange: SourceRange
    ) -> Value {
        if let value = addedInitializer(of: name, arguments, range: range) { return value }
        if ControlCatalogue.knows(name) {
            return .view(
                .control(
                    ViewCall(
                        name: name, arguments: arguments, range: range, nameRange: nameRange)))
        }
        if let value = libraryValue(name, arguments, range: range) { return value }
        if let value = readContents(name, arguments, range: range) { return value }
        if Self.isForeignValue(name) {
            return .unknown(unknown(named: name, type: .named([name], []), at: range))
        }
        if name.isTypeLike {
            return .view(
                .foreign(
                    ViewCall(
                        name: name, arguments: arguments, range: range, nameRange: nameRange)))
        }
        return .unknown(unknown(named: name + "(…)", at: range))
    }

    private func libraryValue(
        _ name: String, _ arguments: [EvaluatedArgument], range: SourceRange
    ) -> Value? {
        let first = arguments.first.map { currentValue($0.value) }
        switch name {
        case "String": return string(arguments, range: range)
        case "Character", "Substring":
            guard let first else { return .string("") }
            if case .unknown = first { return first }
            return .string(displayText(of: first))
        case "UnicodeScalar": return first.flatMap(scalar)
        case "NSNumber", "NSDecimalNumber": return first ?? .integer(0)
        case _ where Self.isFormatStyle(name): return formatStyle(name, arguments)
        case "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue",
            "AttributedString":
            return key(arguments) ?? .string("")
        case "NSLocalizedString", "localized", "localize", "localizedString", "LocalizedString",
            "L", "LS", "loc", "tr":
            return lookUp(arguments)
        case "Int", "UInt", "Int64", "UInt64", "Int32", "UInt32", "Int16", "UInt16", "Int8",
            "UInt8":
            return first.map { wholeNumber($0, arguments) } ?? .integer(0)
        case "Double", "CGFloat", "Float", "Decimal", "TimeInterval":
            return first.map(floatingNumber) ?? .double(0)
        case "Bool": return first ?? .boolean(false)
        case "Array":
            if let repeated = arguments.first(where: { $0.label == "repeating" }) {
                return repeating(repeated.value, arguments, range: range)
            }
            return first.flatMap { elements(of: $0) }.map(Value.array) ?? first ?? .array([])
        case "Set": return first.flatMap { elements(of: $0) }.map { .set(distinct($0)) } ?? .set([])
        case "Dictionary":
            return grouped(arguments) ?? dictionary(ofPairs: arguments, range: range) ?? first
                ?? .dictionary([])
        case "Optional", "Text.init": return first ?? .nil
        case "Result": return arguments.first.flatMap { result(of: $0, range: range) }
        case "Binding": return bindingValue(arguments)
        case "State", "StateObject", "Published", "ObservedObject": return first ?? .nil
        case "Date": return date(arguments)
        case "UUID": return identity(arguments)
        case "DateInterval": return dateInterval(arguments)
        case "Calendar": return .implicit("current", [])
        case "CharacterSet": return .implicit("init", arguments)
        case "URL":
            guard let first else { return .nil }
            // An address is not seen: an unknown one is no invented text.
            if let unknown = unknownPart(of: first) { return .unknown(unknown) }
            return .url(displayText(of: first))
        case "Font": return font(from: .implicit("init", arguments)).map(Value.font)
        case "Color", "UIColor", "NSColor":
            return .paint(color(arguments))
        case "abs":
            if case .integer(let number)? = first {
                return .integer(number == .min ? .max : abs(number))
            }
            return first.flatMap { number($0) }.map { .double($0.magnitude) }
                ?? first.flatMap(stillUnknown)
        case "min", "max": return extreme(arguments, wantsMaximum: name == "max")
        case "pow": return power(arguments)
        case "round":
            return first.flatMap { number($0) }.map { .double($0.rounded()) }
                ?? first.flatMap(stillUnknown)
        case "withAnimation", "print", "assert", "precondition", "debugPrint", "Task", "NSLog",
            "assertionFailure", "os_log", "dump", "withTransaction":
            return .void
        case "fatalError", "preconditionFailure":
            thrown = .void
            return .void
        case "Store", "TestStore", "ViewStore": return storedState(name, arguments)
        case "AnyLayout": return first
        case "VStackLayout", "HStackLayout", "ZStackLayout":
            return .view(
                .control(
                    ViewCall(
                        name: String(name.dropLast(6)), arguments: arguments, range: range,
                        nameRange: range)))
        // A controller of UIKit stands for what it shows.
        case "UIHostingController", "_UIHostingView", "UINavigationController":
            return arguments.first { $0.label == "rootView" || $0.label == "rootViewController" }?
                .value
        case "KeyPathComparator", "SortDescriptor": return .implicit(name, arguments)
        case "ceil", "floor", "sqrt", "trunc":
            return first.flatMap { rounding(name, $0) ?? stillUnknown($0) }
        case "swap":
            guard arguments.count == 2, case .stateCell(let a) = arguments[0].value,
                case .stateCell(let b) = arguments[1].value
            else { return .void }
            let value = state.cells[a]
            state.setCell(a, to: state.cells[b])
            state.setCell(b, to: value)
            return .void
        case "PersonNameComponents" where arguments.count == 1 && arguments[0].label == nil:
            return first
        case _ where LibraryTypes.properties(of: name) != nil:
            return libraryInstance(name, arguments)
        case "zip": return zipped(arguments)
        case "stride": return strided(arguments, range: range)
        default: return nil
        }
    }

    /// `UUID()`, each time another one, and `UUID(uuidString:)`.
    private func identity(_ arguments: [EvaluatedArgument]) -> Value {
        if let text = arguments.first(where: { $0.label == "uuidString" }) {
            guard let text = plainText(text.value) else { return text.value }
            let parts = text.split(separator: "-", omittingEmptySubsequences: false)
            let isWhole =
                parts.map { $0.utf8.count } == [8, 4, 4, 4, 12]
                && parts.allSatisfy { $0.utf8.allSatisfy(Lexer.isHexadecimalDigit) }
            return isWhole ? .string(text.uppercased()) : .nil
        }
        let digits = String(0x0C24_7A3E_6E5F + UInt64(state.nextIdentity()), radix: 16)
        let padding = String(repeating: "0", count: max(0, 12 - digits.utf8.count))
        return .string("E621E1F8-C36C-495A-93FC-" + padding + digits.uppercased())
    }

    /// A number that is not known stays what it is, however it is rounded.
    private func stillUnknown(_ value: Value) -> Value? {
        if case .unknown = value { value } else { nil }
    }

    private func rounding(_ name: String, _ value: Value) -> Value? {
        guard let number = number(value) else { return nil }
        switch name {
        case "ceil": return .double(number.rounded(.up))
        case "floor": return .double(number.rounded(.down))
        case "trunc": return .double(number.rounded(.towardZero))
        default: return .double(number < 0 ? 0 : number.squareRoot())
        }
    }

    /// `pow(2, 3)`, for whole exponents.
    private func power(_ arguments: [EvaluatedArgument]) -> Value? {
        guard arguments.count == 2, let base = number(arguments[0].value),
            let exponent = integer(arguments[1].value), exponent.magnitude <= 1024
        else { return nil }
        var result = 1.0
        for _ in 0..<exponent.magnitude { result *= base }
        return .double(exponent < 0 ? 1 / result : result)
    }

    private func string(_ arguments: [EvaluatedArgument], range: SourceRange) -> Value {
        guard let first = arguments.first else { return .string("") }
        switch first.label {
        case "format": return filledFormat(first.value, Array(arguments.dropFirst()))
        case "localized": return localizedString(arguments)
        case "repeating":
            let count = max(0, arguments.last.flatMap { integer($0.value) } ?? 0)
            guard let text = plainText(first.value) else { return .string("") }
            guard allocate(count, each: text.utf8.count, at: range) else { return .string("") }
            return .string(String(repeating: text, count: count))
        default:
            let value = currentValue(first.value)
            if case .unknown = value { return value }
            if let radix = arguments.first(where: { $0.label == "radix" }) {
                return digits(of: value, radix.value, arguments)
            }
            if first.label == nil, let text = joined(value) { return .string(text) }
            return .string(first.label == "reflecting" ? printedInside(value) : printed(value))
        }
    }

    /// `Result { try … }`: what the closure gives, or what it throws.
    private func result(of closure: EvaluatedArgument, range: SourceRange) -> Value? {
        guard case .closure = currentValue(closure.value) else { return nil }
        catchers += 1
        let value = settled(call(closure.value, [], range: range))
        catchers -= 1
        let error = thrown
        thrown = nil
        return .implicit(
            error == nil ? "success" : "failure",
            [EvaluatedArgument(label: nil, value: error ?? value, range: range)])
    }

    /// The text that a list of characters is; nil for other values.
    private func joined(_ value: Value) -> String? {
        guard case .array(let values) = value, spend(values.count) else { return nil }
        var result = ""
        for value in values {
            guard let text = plainText(value), text.count == 1 else { return nil }
            result += text
        }
        return result
    }

    /// `UnicodeScalar(65)`.
    private func scalar(_ value: Value) -> Value? {
        guard let code = integer(value) else { return nil }
        guard let number = UInt32(exactly: code), let scalar = Unicode.Scalar(number) else {
            return .nil
        }
        return .string(String(Character(scalar)))
    }

    private func floatingNumber(_ value: Value) -> Value {
        if case .unknown = value { return value }
        if let number = number(value) { return .double(number) }
        guard let text = plainText(value), let number = DecimalText.number(text) else {
            return .nil
        }
        return .double(number)
    }

    private func repeating(
        _ value: Value, _ arguments: [EvaluatedArgument], range: SourceRange
    ) -> Value {
        let count = max(0, arguments.last.flatMap { integer($0.value) } ?? 0)
        guard allocate(count, each: 24, at: range) else { return .array([]) }
        return .array(Array(repeating: settled(value), count: count))
    }

    func bindingValue(_ arguments: [EvaluatedArgument]) -> Value {
        if let get = arguments.first(where: { $0.label == "get" }) {
            let set = arguments.first { $0.label == "set" } ?? arguments.last
            return .binding(.accessors(get: get.value, set: set?.value ?? .nil))
        }
        guard let first = arguments.first else { return .nil }
        if first.isTrailingClosure, arguments.count > 1 {
            return .binding(.accessors(get: first.value, set: arguments[1].value))
        }
        if case .binding(let binding) = first.value, case .nil = read(binding) {
            // `Binding($optional)` is nil with what it leads to.
            return arguments.count > 1 ? .binding(.constant(arguments[1].value)) : .nil
        }
        return .binding(binding(from: first.value))
    }

    private func extreme(_ arguments: [EvaluatedArgument], wantsMaximum: Bool) -> Value {
        guard var best = arguments.first?.value else { return .nil }
        for argument in arguments.dropFirst() {
            guard let order = order(argument.value, best) else { continue }
            if wantsMaximum ? order > 0 : order < 0 { best = argument.value }
        }
        return best
    }

    private func zipped(_ arguments: [EvaluatedArgument]) -> Value {
        guard arguments.count == 2 else { return .array([]) }
        let a = openElements(of: arguments[0].value, as: arguments[1].value)
        let b = openElements(of: arguments[1].value, as: arguments[0].value)
        return .array(
            zip(a, b).map {
                .tuple([TupleField(label: nil, value: $0), TupleField(label: nil, value: $1)])
            })
    }

    /// The elements of one side of `zip`: as many of an open range as the other side has.
    private func openElements(of value: Value, as other: Value) -> [Value] {
        if case .range(let range) = currentValue(value), range.upper == nil,
            let lower = range.lower.flatMap(integer)
        {
            let count = elementsOrStandIns(of: other, range: currentRange)?.count ?? 0
            return (0..<count).map { .integer(lower &+ $0) }
        }
        return elementsOrStandIns(of: value, range: currentRange) ?? []
    }

    private func strided(_ arguments: [EvaluatedArgument], range: SourceRange) -> Value {
        guard arguments.count == 3, let from = number(arguments[0].value),
            let to = number(arguments[1].value), let by = number(arguments[2].value), by != 0
        else { return .array([]) }
        var values: [Value] = []
        let isWhole = integer(arguments[0].value) != nil && by == by.rounded()
        var current = from
        let includesEnd = arguments[1].label == "through"
        while by > 0 ? current < to : current > to, allocate(24, at: range) {
            values.append(isWhole ? .integer(Int(current)) : .double(current))
            current += by
        }
        if includesEnd, current == to {
            values.append(isWhole ? .integer(Int(current)) : .double(current))
        }
        return .array(values)
    }
}

/// Reads decimal text without Foundation or `strtod`.
enum DecimalText {
    /// The number that text spells; nil for other text.
    static func number(_ text: String) -> Double? {
        var mantissa = 0.0
        var exponent = 0
        var hasDigits = false
        var isFraction = false
        var isNegative = false
        for (index, byte) in text.utf8.enumerated() {
            switch byte {
            case 0x2D where index == 0: isNegative = true
            case 0x2B where index == 0: break
            case 0x30...0x39:
                hasDigits = true
                mantissa = mantissa * 10 + Double(byte - 0x30)
                if isFraction { exponent -= 1 }
            case 0x2E where !isFraction: isFraction = true
            default: return nil
            }
        }
        guard hasDigits else { return nil }
        var scale = 1.0
        for _ in 0..<(-exponent) { scale *= 10 }
        let value = mantissa / scale
        return isNegative ? -value : value
    }
}
