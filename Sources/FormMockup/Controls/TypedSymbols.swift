extension ControlContext {
    /// The symbol that a member of a type names, as packages have them: `.squareAndArrowUp`. Nil
    /// for an argument that is a text.
    func typedSymbol(_ argument: EvaluatedArgument) -> String? {
        let member: String
        switch interpreter.currentValue(argument.value) {
        case .implicit(let name, _): member = name
        case .unknown(let unknown):
            let name = interpreter.name(of: unknown)
            guard name.firstNamePart.hasPrefix("SFSymbol") || name.firstNamePart == "SFSymbols6",
                name.utf8.contains(0x2E)
            else { return nil }
            member = name.lastNamePart
        default: return nil
        }
        let spellings = TypedSymbol.spellings(of: member)
        return spellings.first { interpreter.icons.mirroring(of: $0) != nil } ?? spellings[0]
    }
}

/// The name of a symbol that a member in camel case stands for.
enum TypedSymbol {
    /// The names that it may stand for, the likeliest first. A number is a part of its own
    /// (`wave2` is `wave.2`) together with letters behind it (`3d`, `1x2`); in a few names it
    /// belongs to the word in front (`gen3`).
    static func spellings(of member: String) -> [String] {
        let apart = dotted(member, splitsNumbers: true)
        let joined = dotted(member, splitsNumbers: false)
        return apart == joined ? [apart] : [apart, joined]
    }

    private static func dotted(_ member: String, splitsNumbers: Bool) -> String {
        var result: [UInt8] = []
        var previous: UInt8 = 0x2E
        for byte in member.utf8 {
            var byte = byte
            // A name that begins with a number has a line in front of it.
            if byte == 0x5F, result.isEmpty { continue }
            let isCapital = byte >= 0x41 && byte <= 0x5A
            if isCapital { byte += 0x20 }
            let startsNumber = isDigit(byte) && !isDigit(previous) && splitsNumbers
            // `1x2` is one part: its second number stands behind a sign and no word.
            let isSize = previous == 0x78 && result.count > 1 && isDigit(result[result.count - 2])
            if !result.isEmpty, isCapital || (startsNumber && !isSize) { result.append(0x2E) }
            result.append(byte)
            previous = byte
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
