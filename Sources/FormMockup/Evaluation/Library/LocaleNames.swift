/// What a locale calls languages, regions and currencies.
extension Interpreter {
    /// `Locale.current.localizedString(forRegionCode: "FR")` and its cousins. Only English names are
    /// known; in another language a language has its own name, and the rest its code.
    func localeName(_ locale: LibraryObject, _ arguments: [EvaluatedArgument]) -> Value? {
        guard let first = arguments.first, let code = plainText(currentValue(first.value)) else {
            return nil
        }
        let identifier = locale["identifier"].map { displayText(of: $0) } ?? traits.locale
        let isEnglish = Languages.primary(of: LanguageTag.normalised(identifier)) == "en"
        switch first.label {
        case "forRegionCode": return .string((isEnglish ? EnglishNames.region(code) : nil) ?? code)
        case "forCurrencyCode":
            return .string((isEnglish ? EnglishNames.currency(code) : nil) ?? code)
        default:
            let english = isEnglish ? EnglishNames.locale(code) : nil
            return .string(english ?? Languages.name(of: LanguageTag.normalised(code)) ?? code)
        }
    }

    /// The text that a key is where it is made of a string: `LocalizedStringKey(stringLiteral: "a")`,
    /// `String.LocalizationValue(key)`. An interpolation is part of the text then.
    func key(_ arguments: [EvaluatedArgument]) -> Value? {
        guard let first = arguments.first else { return nil }
        let value = currentValue(first.value)
        if case .unknown = value { return value }
        guard first.label == "stringLiteral" || first.label == "value" else {
            return localizable(value, arguments)
        }
        return localizable(.string(displayText(of: value)), arguments)
    }
}
