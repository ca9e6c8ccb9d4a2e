extension Interpreter {
    /// The text of a value that is a string and known; nil for others.
    func plainText(_ value: Value) -> String? {
        switch value {
        case .string(let text): return text
        case .literal(let literal): return joined(literal)
        case .binding(let binding): return plainText(read(binding))
        case .stateCell(let cell): return plainText(state.cells[cell])
        default: return nil
        }
    }

    /// A literal used as a `String`: its pieces one after the other.
    func joined(_ literal: LiteralText) -> String {
        if literal.segments.count == 1, case .text(let text) = literal.segments[0] { return text }
        var result = ""
        for segment in literal.segments {
            switch segment {
            case .text(let text): result += text
            case .value(let value, let format, let range):
                result += interpolated(value, format: format, localized: false, range: range)
            }
        }
        return result
    }

    /// A value without the laziness of literals, as a variable of type `String` would hold it.
    ///
    /// A literal with unknown pieces stays as it is: they may be known when it is drawn.
    func settled(_ value: Value) -> Value {
        switch value {
        case .literal(let literal):
            for segment in literal.segments {
                if case .value(.unknown, _, _) = segment { return value }
            }
            return .string(joined(literal))
        case .stateCell(let cell): return state.cells[cell]
        default: return value
        }
    }

    /// The first part of a text that is not known.
    func unknownPart(of value: Value) -> Unknown? {
        switch currentValue(value) {
        case .unknown(let unknown): return unknown
        case .literal(let literal):
            for segment in literal.segments {
                if case .value(let part, _, _) = segment,
                    case .unknown(let unknown) = currentValue(part)
                {
                    return unknown
                }
            }
            return nil
        default: return nil
        }
    }

    /// The text of any value where text is wanted. Unknown values get a readable stand-in and are
    /// reported, since a reader will see it.
    func displayText(of value: Value) -> String {
        switch value {
        case .string(let text): return text
        case .literal(let literal): return joined(literal)
        case .integer(let number): return "\(number)"
        case .double(let number): return PlainFormats.printed(number)
        case .boolean(let value): return value ? "true" : "false"
        case .nil, .void: return ""
        case .binding(let binding): return displayText(of: read(binding))
        case .stateCell(let cell): return displayText(of: state.cells[cell])
        case .unknown(let unknown): return standInText(for: unknown)
        case .enumCase(let value): return value.name
        case .implicit(let name, let arguments):
            if name == "init", let key = key(arguments) { return localizedText(of: key) }
            return symbol(name, arguments) ?? name.inWords
        case .date(let seconds):
            return dateText(seconds, DateFields(date: .abbreviated, time: .numeric))
        case .url(let text): return text
        case .array, .set, .dictionary, .tuple, .range: return printed(value)
        case .structure, .object:
            return described(value) ?? libraryText(of: value) ?? typeName(of: value)
        case .closure, .function, .type, .foreignType, .keyPath, .paint, .font, .view: return ""
        }
    }

    /// An own `description` of a value.
    private func described(_ value: Value) -> String? {
        guard let own = ownMember("description", of: value, range: currentRange) else { return nil }
        return displayText(of: own)
    }

    /// The last part of an unknown name in words; reported once.
    func standInText(for unknown: Unknown) -> String {
        if let value = shownValue(of: unknown) { return displayText(of: value) }
        let name = name(of: unknown)
        if let text = constant(named: name, []) { return text }
        reportStandIn(unknown)
        if let number = sampleNumber(named: name) { return NumberFormat(localeData).text(number) }
        return standInWords(for: name)
    }

    /// Reports that a text was invented for an unknown value, for the row that shows it too.
    func reportStandIn(_ unknown: Unknown) {
        let name = name(of: unknown)
        let range: SourceRange
        if case .cell(let index) = unknown {
            range = state.unknowns[index].range
        } else {
            range = currentRange
        }
        report(.unknownValue(name, at: range), once: name)
        if inventedTexts.last != name { inventedTexts.append(name) }
    }

    /// A value inside a literal.
    func interpolated(
        _ value: Value, format: [EvaluatedArgument], localized: Bool, range: SourceRange
    ) -> String {
        if let specifier = format.first(where: { $0.label == "specifier" }),
            let pattern = plainText(specifier.value)
        {
            return PrintfFormat.string(pattern, [formatArgument(value)])
        }
        if let style = format.first(where: { $0.label == "format" }) {
            return formatted(value, style: style.value)
        }
        let formatter = format.first { $0.label == "formatter" }
        if let text = formatted(value, by: formatter?.value) { return text }
        if let style = format.first(where: { $0.label == "style" }) {
            if case .implicit(let name, _) = style.value, let seconds = moment(value) {
                return formatted(seconds, dateStyle: name)
            }
            return formatted(value, style: style.value)
        }
        let current = currentValue(value)
        guard localized else { return printed(current) }
        switch current {
        case .integer(let number):
            // `Text` formats an interpolated number for the locale, unlike `String`.
            return NumberFormat(localeData).text(number)
        case .double(let number):
            // `%lf` is what a `LocalizedStringKey` makes of a floating point number.
            return localizedNumber(number, 6)
        case .view(let view): return text(of: view)
        default: return printed(current)
        }
    }

    /// What a binding, a cell or a decided unknown holds.
    func currentValue(_ value: Value) -> Value {
        var current = value
        // What leads to itself holds nothing.
        for _ in 0..<100 {
            switch current {
            case .binding(let binding): current = read(binding)
            case .stateCell(let cell): current = state.cells[cell]
            case .unknown(.cell(let index)):
                guard let value = state.unknowns[index].value else { return current }
                current = value
            default: return current
            }
        }
        return .nil
    }

    /// The name that an unknown value derives from a value, for `a.b == c`.
    func describe(_ value: Value) -> String {
        switch value {
        case .unknown(let unknown): name(of: unknown)
        case .nil: "nil"
        case .implicit(let name, _): "." + name
        case .enumCase(let value): "." + value.name
        case .binding, .stateCell: describe(currentValue(value))
        case .type(let type): type.name
        case .foreignType(let name): name
        case .string(let text): "\"" + text + "\""
        case .structure, .object: typeName(of: value)
        case .closure, .function: "{ … }"
        case .paint: "Color"
        case .font: "Font"
        default: displayText(of: value)
        }
    }

    /// The name of a value's type, for own types.
    func typeName(of value: Value) -> String {
        switch value {
        case .structure(let value): value.type.shortName
        case .object(let id): state.objects[id].type.shortName
        case .enumCase(let value): value.type.shortName
        default: ""
        }
    }

    /// A value as an argument of a `printf` format.
    func formatArgument(_ value: Value) -> PrintfFormat.Argument {
        switch currentValue(value) {
        case .integer(let number): .integer(number)
        case .double(let number): .double(number)
        case let other: .text(displayText(of: other))
        }
    }
}

extension Diagnostic {
    static func unknownValue(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .warning, id: "unknown-value",
            "'\(name)' has no value here; a stand-in text is drawn", at: range,
            notes: valueHint(for: name, "give it one in the block, such as", "…"))
    }

    /// What would give a name its value: a type has to be declared, and a parameter of a closure
    /// cannot be.
    static func valueHint(for name: String, _ advice: String, _ value: String) -> [Note] {
        let first = name.firstName
        if first.isTypeLike { return [.init("declare '\(first)' in the block or its source")] }
        // `$0`, `.member`, `0.5 * x`: nothing that a line could declare.
        guard let byte = first.utf8.first, !Lexer.isDigit(byte), first != "nil",
            first.utf8.allSatisfy({ Lexer.isIdentifierByte($0) || $0 >= 0x80 })
        else { return [] }
        return [.init("\(advice) 'let \(first) = \(value)'")]
    }
}
