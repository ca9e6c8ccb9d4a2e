extension Value {
    /// A text that is looked up where it is shown.
    static func literal(key: String, at range: SourceRange) -> Value {
        .literal(LiteralText(segments: [.text(key)], range: range))
    }
}

extension Interpreter {
    /// The text that a reader sees for a localised parameter: a literal is looked up by its format,
    /// and an implicit member is a symbol that Xcode makes of a key.
    func localizedText(of value: Value) -> String {
        switch value {
        case .literal(let literal): return localizedText(of: literal)
        case .implicit(let name, let arguments) where name != "init":
            return symbol(name, arguments) ?? name.readableKey
        default: return displayText(of: value)
        }
    }

    /// The translation of a literal, else what the code gives instead, else the literal itself.
    private func localizedText(of literal: LiteralText) -> String {
        let key = LocalizedKey(literal, self)
        if let found = key.find(in: translations, table: literal.table) {
            var arguments = arguments(of: literal)
            // `String(localized: "key", defaultValue: "\(count) items")`: the numbers stand there.
            if arguments.isEmpty, case .literal(let fallback)? = literal.fallback {
                arguments = self.arguments(of: fallback)
            }
            return filled(found, arguments)
        }
        if let fallback = literal.fallback { return localizedText(of: fallback) }
        if literal.segments.count == 1, case .text(let text) = literal.segments[0] {
            return shownKey(text, isKey: literal.isKey, at: literal.range)
        }
        var result = ""
        for segment in literal.segments {
            switch segment {
            case .text(let text): result += text
            case .value(let value, let format, let range):
                result += interpolated(value, format: format, localized: true, range: range)
            }
        }
        return result
    }

    /// What stands for a key that no table has. A text that is its own key stays; what can only be
    /// the name of a text is read as words.
    private func shownKey(_ text: String, isKey: Bool, at range: SourceRange) -> String {
        guard text.isPathOfNames || (isKey && text.isCompoundName) else { return text }
        if isKey || !translations.isEmpty {
            if !translations.isEmpty { report(.missingTranslation(text, at: range), once: text) }
            return text.readableKey
        }
        return text
    }

    /// The values in a literal as arguments of a format.
    private func arguments(of literal: LiteralText) -> [PrintfFormat.Argument] {
        var arguments: [PrintfFormat.Argument] = []
        for segment in literal.segments {
            guard case .value(let value, let format, let range) = segment else { continue }
            let isPlain = format.allSatisfy { $0.label == "specifier" }
            switch currentValue(value) {
            case .integer(let number) where isPlain: arguments.append(.integer(number))
            case .double(let number) where isPlain: arguments.append(.double(number))
            default:
                arguments.append(
                    .text(interpolated(value, format: format, localized: true, range: range)))
            }
        }
        return arguments
    }

    /// A translation with its arguments.
    private func filled(
        _ found: Translations.Found, _ arguments: [PrintfFormat.Argument]
    ) -> String {
        if arguments.isEmpty, !found.entry.isPlural { return found.entry.forms.other }
        return PrintfFormat.string(
            found.entry, arguments, language: found.language, numbers: localizedNumber)
    }

    /// A number with so many decimals as the page's language writes it.
    func localizedNumber(_ value: Double, _ decimals: Int) -> String {
        NumberFormat(localeData).text(value, NumberStyle(decimals: decimals))
    }
}

// MARK: - Functions that look texts up

extension Interpreter {
    /// Names that projects give the member or method of a string that looks it up.
    static func isLookUp(_ name: String) -> Bool {
        switch name {
        case "localized", "localizedString", "localizedFormat", "localize", "localised", "l10n",
            "i18n", "localizedKey":
            true
        default: false
        }
    }

    /// `LocalizedStringKey("k")`, `LocalizedStringResource("k", defaultValue: …, table: …)`.
    func localizable(_ value: Value, _ arguments: [EvaluatedArgument]) -> Value {
        if case .unknown = value { return value }
        var literal: LiteralText
        if case .literal(let given) = value {
            literal = given
        } else {
            literal = LiteralText(
                segments: [.text(displayText(of: value))], range: currentRange)
        }
        literal.table = tableName(arguments) ?? literal.table
        literal.fallback =
            arguments.first { $0.label == "defaultValue" }?.value ?? literal.fallback
        return .literal(literal)
    }

    /// `String(localized: "k", defaultValue: …, table: …)`.
    func localizedString(_ arguments: [EvaluatedArgument]) -> Value {
        guard let first = arguments.first else { return .string("") }
        let value = currentValue(first.value)
        if case .unknown(let unknown) = value {
            return constant(named: name(of: unknown), []).map(Value.string) ?? value
        }
        if case .implicit = value { return .string(localizedText(of: value)) }
        guard case .literal(var literal) = localizable(value, arguments) else { return value }
        literal.isKey = true
        return .string(localizedText(of: literal))
    }

    /// `NSLocalizedString("k", tableName: …, value: …)`, `bundle.localizedString(forKey: …)` and
    /// functions of an app's own: the text as it stands in the table, with its directives.
    func lookUp(_ arguments: [EvaluatedArgument]) -> Value {
        guard let first = arguments.first else { return .string("") }
        let value = currentValue(first.value)
        if case .unknown = value { return value }
        let key = displayText(of: value)
        let table = tableName(arguments)
        if let found = find(key, table: table) { return .string(format(of: found)) }
        if let value = arguments.first(where: { $0.label == "value" }) {
            let text = displayText(of: value.value)
            if !text.isEmpty, !text.hasPrefix("Plural format key:") { return .string(text) }
        }
        return .string(shownKey(key, isKey: true, at: first.range))
    }

    /// `"k".localized`, `"k".localized(with: 3)`.
    func lookUp(_ key: String, arguments: [EvaluatedArgument]) -> Value {
        let found = find(key, table: tableName(arguments))
        let rest = arguments.filter {
            switch $0.label {
            case nil, "with", "arguments", "args", "count", "_": true
            default: false
            }
        }
        guard !rest.isEmpty else {
            guard let found else {
                return .string(shownKey(key, isKey: true, at: currentRange))
            }
            return .string(format(of: found))
        }
        let values = formatArguments(rest)
        if let found { return .string(filled(found, values)) }
        return .string(
            PrintfFormat.string(
                shownKey(key, isKey: true, at: currentRange), values, numbers: localizedNumber))
    }

    private func find(_ key: String, table: String?) -> Translations.Found? {
        // A key may be written as the text that an interpolation makes.
        translations.find(key, table: table)
    }

    /// A text that may still need its arguments: it is remembered whose plural it is.
    private func format(of found: Translations.Found) -> String {
        let text = found.entry.forms.other
        if found.entry.isPlural { pluralFormats[text] = found }
        return text
    }

    private func tableName(_ arguments: [EvaluatedArgument]) -> String? {
        for argument in arguments {
            switch argument.label {
            case "table", "tableName":
                return plainText(argument.value).flatMap { $0.isEmpty ? nil : $0 }
            default: continue
            }
        }
        return nil
    }

    /// `String(format: …, arguments)` and `String.localizedStringWithFormat`.
    func filledFormat(
        _ format: Value, _ arguments: [EvaluatedArgument], isLocalized: Bool = false
    ) -> Value {
        let format = currentValue(format)
        if case .unknown = format { return format }
        let text = displayText(of: format)
        let values = formatArguments(
            arguments.filter { $0.label == nil || $0.label == "arguments" })
        let hasLocale = isLocalized || arguments.contains { $0.label == "locale" }
        let numbers: PrintfFormat.Numbers? = hasLocale ? localizedNumber : nil
        if let found = pluralFormats[text] {
            return .string(
                PrintfFormat.string(
                    found.entry, values, language: found.language, numbers: numbers))
        }
        return .string(PrintfFormat.string(text, values, numbers: numbers))
    }

    /// Arguments of a format; a list of them stands for its members.
    private func formatArguments(_ arguments: [EvaluatedArgument]) -> [PrintfFormat.Argument] {
        var result: [PrintfFormat.Argument] = []
        for argument in arguments {
            switch currentValue(argument.value) {
            case .array(let values): result += values.map { formatArgument($0) }
            default: result.append(formatArgument(argument.value))
            }
        }
        return result
    }
}

// MARK: - Names that are made of keys

extension Interpreter {
    /// The text of a symbol that Xcode makes of a key: `.settingsTitle`, `.itemCount(3)`. A table
    /// of its own is a type around it: `.Settings.title`.
    func symbol(_ name: String, _ arguments: [EvaluatedArgument]) -> String? {
        if translations.isEmpty { return nil }
        var path = name
        var values = arguments
        if name.isTypeLike, let inner = arguments.first(where: { $0.label?.utf8.first == 0x2E }),
            case .implicit(let member, let own) = inner.value
        {
            path = member
            values = own
        }
        guard let found = translations.find(named: path) else { return nil }
        return filled(found, values.map { formatArgument($0.value) })
    }

    /// The text that an undeclared constant such as `L10n.Settings.title` is named after. The first
    /// names of the path may belong to the code alone.
    func constant(named name: String, _ arguments: [EvaluatedArgument]) -> String? {
        guard !translations.isEmpty, name.isTypeLike else { return nil }
        var path = name.split(separator: ".").dropFirst()
        guard path.allSatisfy({ $0.utf8.allSatisfy { $0 != 0x28 && $0 != 0x20 } }) else {
            return nil
        }
        while !path.isEmpty {
            if let found = translations.find(named: path.joined(separator: ".")) {
                return filled(found, formatArguments(arguments))
            }
            path = path.dropFirst()
        }
        return nil
    }

    /// The words that stand for a value that nobody gives.
    func standInWords(for name: String) -> String {
        // The constants of a type are texts in the making: they read as a label does.
        let isConstant = name.isTypeLike && name.utf8.contains(0x2E)
        return isConstant ? name.withoutCall.readableKey : name.lastNameInWords
    }
}

extension Diagnostic {
    fileprivate static func missingTranslation(
        _ key: String, at range: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .note, id: "missing-translation", "no string table of the site has the key '\(key)'",
            at: range)
    }
}
