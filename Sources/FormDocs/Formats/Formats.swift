import FormMockup

/// What FormDocs lends to the mockup module: letter case and formats by language. They come from
/// tables of this project, so that no setting of the machine and no version of a library shows.
enum Formats {
    /// The closures.
    static let host = Host(
        uppercase: { LetterCase.uppercase($0, locale: $1) },
        formatNumber: { number($0, $1, $2) },
        formatDate: { date($0, $1, $2) })

    private static func number(
        _ value: Double, _ style: Host.NumberStyle, _ locale: String
    ) -> String {
        let plain = PlainFormats.number(value, style)
        guard let data = LocaleData.named(locale) else { return plain }
        return NumberFormat(data: data).format(value, style)
    }

    private static func date(
        _ seconds: Double, _ style: Host.DateStyle, _ locale: String
    ) -> String {
        guard let data = LocaleData.named(locale) else { return PlainFormats.date(seconds, style) }
        return DateFormat(data: data).format(CalendarDate(seconds: seconds), style)
    }
}

/// Uppercase by the rules of a language.
enum LetterCase {
    /// The text in capitals.
    static func uppercase(_ text: String, locale: String) -> String {
        switch Languages.primary(of: locale) {
        case "tr", "az": return turkic(text)
        case "el": return greek(text)
        default: return text.uppercased()
        }
    }

    /// A dotted i stays dotted.
    private static func turkic(_ text: String) -> String {
        var result = ""
        for character in text {
            result += character == "i" ? "İ" : character.uppercased()
        }
        return result
    }

    /// Greek capitals carry no accents.
    private static func greek(_ text: String) -> String {
        let accented: [Character: String] = [
            "ά": "Α", "έ": "Ε", "ή": "Η", "ί": "Ι", "ό": "Ο", "ύ": "Υ", "ώ": "Ω", "ΐ": "Ϊ",
            "ΰ": "Ϋ", "Ά": "Α", "Έ": "Ε", "Ή": "Η", "Ί": "Ι", "Ό": "Ο", "Ύ": "Υ", "Ώ": "Ω",
        ]
        var result = ""
        for character in text { result += accented[character] ?? character.uppercased() }
        return result
    }
}
