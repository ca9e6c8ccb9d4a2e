/// `Scanner`, which takes a text apart from its start on.
extension Interpreter {
    /// A property of a scanner that is computed; nil for others.
    func scannerMember(_ name: String, _ scanner: LibraryObject) -> Value? {
        switch name {
        case "isAtEnd": .boolean(rest(of: scanner).isEmpty)
        case "currentIndex": .integer(location(of: scanner))
        default: nil
        }
    }

    /// What a method of a scanner finds where it stands; the scanner moves behind it.
    func scanned(
        _ name: String, _ scanner: LibraryObject, of value: Value, _ arguments: [EvaluatedArgument]
    ) -> Value? {
        let rest = rest(of: scanner)
        let isHex =
            name.hasPrefix("scanHex")
            || arguments.contains {
                $0.label == "representation" && styleName(of: $0.value) == "hexadecimal"
            }
        switch name {
        case "scanHexInt64", "scanHexInt32", "scanInt", "scanInt32", "scanInt64", "scanUInt64":
            guard let (number, length) = Self.number(in: rest, isHex: isHex) else {
                return failed(arguments)
            }
            move(value, scanner, by: length + skipped(scanner))
            return found(.integer(number), arguments)
        case "scanDouble", "scanFloat", "scanDecimal":
            let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
            guard let number = DecimalText.number(String(digits)) else { return failed(arguments) }
            move(value, scanner, by: digits.count + skipped(scanner))
            return found(.double(number), arguments)
        case "scanString":
            guard let text = arguments.first.flatMap({ plainText($0.value) }), !text.isEmpty,
                rest.hasPrefix(text)
            else { return failed(arguments) }
            move(value, scanner, by: text.count + skipped(scanner))
            return found(.string(text), arguments)
        case "scanCharacter":
            guard let first = rest.first else { return .nil }
            move(value, scanner, by: 1 + skipped(scanner))
            return .string(String(first))
        case "scanCharacters", "scanUpToCharacters", "scanUpToString":
            return run(name, rest, scanner, of: value, arguments)
        default: return nil
        }
    }

    /// The characters of a set, or those in front of one or of a text.
    private func run(
        _ name: String, _ rest: Substring, _ scanner: LibraryObject, of value: Value,
        _ arguments: [EvaluatedArgument]
    ) -> Value? {
        guard let first = arguments.first else { return nil }
        let text: String
        if name == "scanUpToString" {
            guard let end = plainText(first.value) else { return nil }
            text = Bytes.split(String(rest), by: end).first ?? ""
        } else {
            guard let contains = characterSet(first.value) else { return nil }
            text = String(rest.prefix { contains($0) == (name == "scanCharacters") })
        }
        guard !text.isEmpty else { return .nil }
        move(value, scanner, by: text.count + skipped(scanner))
        return .string(text)
    }

    /// The outcome of what was found: the place behind `&` takes it, or else it is the result.
    private func found(_ value: Value, _ arguments: [EvaluatedArgument]) -> Value {
        guard case .stateCell(let cell)? = arguments.last?.value else { return value }
        state.setCell(cell, to: value)
        return .boolean(true)
    }

    private func failed(_ arguments: [EvaluatedArgument]) -> Value {
        if case .stateCell? = arguments.last?.value { return .boolean(false) }
        return .nil
    }

    private func location(of scanner: LibraryObject) -> Int {
        max(0, scanner["scanLocation"].flatMap { integer($0) } ?? 0)
    }

    private func rest(of scanner: LibraryObject) -> Substring {
        let text = scanner["string"].flatMap { plainText($0) } ?? ""
        charge(copiesOf: text.utf8.count)
        return text.dropFirst(location(of: scanner)).drop { $0.isWhitespace }
    }

    /// The blanks in front of what is scanned next.
    private func skipped(_ scanner: LibraryObject) -> Int {
        let text = scanner["string"].flatMap { plainText($0) } ?? ""
        return text.dropFirst(location(of: scanner)).prefix { $0.isWhitespace }.count
    }

    private func move(_ value: Value, _ scanner: LibraryObject, by count: Int) {
        guard case .object(let id) = value,
            let index = state.objects[id].type.storedIndex("scanLocation")
        else { return }
        state.setField(index, ofObject: id, to: .integer(location(of: scanner) &+ count))
    }

    /// The whole number that a text begins with, and how long it is.
    private static func number(in text: Substring, isHex: Bool) -> (number: Int, length: Int)? {
        var digits = text
        var length = 0
        if isHex, digits.hasPrefix("0x") || digits.hasPrefix("0X") {
            digits = digits.dropFirst(2)
            length = 2
        }
        let sign = !isHex && digits.hasPrefix("-") ? "-" : ""
        digits = digits.dropFirst(sign.count)
        let run = digits.prefix { isHex ? $0.isHexDigit : $0.isNumber }
        guard let number = Int(sign + run, radix: isHex ? 16 : 10) else { return nil }
        return (number, length + sign.count + run.count)
    }
}
