import FormMockup

/// What FormDocs lends to the mockup module: letter case and formats by language. They come from
/// tables of this project, so that no setting of the machine and no version of a library shows.
enum Formats {
    /// The closures.
    static let host = Host(
        uppercase: { LetterCase.uppercase($0, locale: $1) },
        localeData: { LocaleTables.all.data(for: $0) })
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
