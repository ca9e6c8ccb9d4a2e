/// What is known of languages by their tags.
public enum Languages {
    private static let names: [(tag: String, name: String)] = [
        ("en", "English"), ("ur", "اردو"), ("ar", "العربية"), ("fa", "فارسی"), ("he", "עברית"),
        ("de", "Deutsch"), ("fr", "Français"), ("es", "Español"), ("it", "Italiano"),
        ("pt", "Português"), ("nl", "Nederlands"), ("sv", "Svenska"), ("da", "Dansk"),
        ("nb", "Norsk bokmål"), ("fi", "Suomi"), ("pl", "Polski"), ("cs", "Čeština"),
        ("tr", "Türkçe"), ("ru", "Русский"), ("uk", "Українська"), ("el", "Ελληνικά"),
        ("hi", "हिन्दी"), ("bn", "বাংলা"), ("pa", "ਪੰਜਾਬੀ"), ("ps", "پښتو"), ("sd", "سنڌي"),
        ("th", "ไทย"), ("vi", "Tiếng Việt"), ("id", "Bahasa Indonesia"), ("zh", "中文"),
        ("ja", "日本語"), ("ko", "한국어"),
    ]

    private static let rightToLeft = [
        "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur",
        "yi",
    ]

    /// What a language calls itself.
    public static func name(of tag: String) -> String? {
        for entry in names where entry.tag == tag { return entry.name }
        let language = primary(of: tag)
        for entry in names where entry.tag == language {
            return entry.name + " (" + String(tag.dropFirst(language.count + 1)) + ")"
        }
        return nil
    }

    /// Whether a language is written from right to left, by its script subtag if it has one.
    public static func isRightToLeft(_ tag: String) -> Bool {
        for part in tag.split(separator: "-").dropFirst() where part.utf8.count == 4 {
            return ["Arab", "Hebr", "Nkoo", "Syrc", "Thaa"].contains(String(part))
        }
        return rightToLeft.contains(primary(of: tag))
    }

    /// Whether a text is a language tag such as `en`, `ur` or `en-GB`.
    public static func isTag(_ text: String) -> Bool {
        guard let first = text.utf8.first, isLetter(first), text.utf8.count <= 35 else {
            return false
        }
        return text.utf8.allSatisfy { isLetter($0) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2D }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
    }

    /// The part of a tag before its first hyphen.
    public static func primary(of tag: String) -> String {
        guard let dash = tag.utf8.firstIndex(of: 0x2D) else { return tag }
        return String(tag[..<dash])
    }
}
