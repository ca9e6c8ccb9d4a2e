/// The key that Swift makes of a literal: `"\(count) items"` → `%lld items`.
struct LocalizedKey {
    /// A part of the key in the spellings it may have, the likeliest first.
    private var parts: [[String]] = []
    private let hasValues: Bool
    /// Keys that are tried when types are not known.
    private static let maximumSpellings = 32

    /// The key of a literal.
    init(_ literal: LiteralText, _ interpreter: Interpreter) {
        hasValues = literal.segments.count > 1
        for segment in literal.segments {
            switch segment {
            case .text(let text): parts.append([text])
            case .value(let value, let format, _):
                parts.append(Self.specifiers(of: value, format, interpreter))
            }
        }
    }

    /// The translation of the key.
    func find(in translations: Translations, table: String?) -> Translations.Found? {
        if translations.isEmpty { return nil }
        for escapesPercent in hasValues ? [true, false] : [false] {
            for key in spellings(escapesPercent: escapesPercent) {
                if let found = translations.find(key, table: table) { return found }
            }
        }
        return nil
    }

    /// All keys that the literal may have.
    private func spellings(escapesPercent: Bool) -> [String] {
        var keys = [""]
        for part in parts {
            let choices = keys.count * part.count <= Self.maximumSpellings ? part : [part[0]]
            var next: [String] = []
            for choice in choices {
                let text =
                    escapesPercent && part.count == 1 && choice.utf8.first != 0x25
                    ? Bytes.replace("%", by: "%%", in: choice) : choice
                for key in keys { next.append(key + text) }
            }
            keys = next
        }
        return keys
    }

    private static func specifiers(
        of value: Value, _ format: [EvaluatedArgument], _ interpreter: Interpreter
    ) -> [String] {
        if let specifier = format.first(where: { $0.label == "specifier" }),
            let pattern = interpreter.plainText(specifier.value)
        {
            return [pattern]
        }
        if !format.isEmpty { return ["%@"] }
        switch interpreter.currentValue(value) {
        case .integer: return ["%lld", "%d", "%ld", "%llu", "%@"]
        case .double: return ["%lf", "%f", "%@"]
        case .unknown(let unknown):
            switch interpreter.type(of: unknown)?.shortName {
            case "Int", "Int64": return ["%lld", "%d"]
            case "Double", "CGFloat": return ["%lf", "%f"]
            case "String": return ["%@"]
            default: return ["%@", "%lld", "%lf"]
            }
        default: return ["%@"]
        }
    }
}

extension Interpreter {
    /// The declared type of an unknown value.
    func type(of unknown: Unknown) -> TypeReference? {
        if case .cell(let index) = unknown { state.unknowns[index].type } else { nil }
    }
}
