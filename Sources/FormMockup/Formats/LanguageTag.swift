/// Language tags: which stands in for which.
public enum LanguageTag {
    /// The tag in the spelling of the web: `pt_BR` → `pt-BR`, `zh-TW` stays. Old names of folders
    /// such as `English` are languages too.
    public static func normalised(_ name: String) -> String {
        switch name {
        case "English": return "en"
        case "French": return "fr"
        case "German": return "de"
        case "Italian": return "it"
        case "Japanese": return "ja"
        case "Spanish": return "es"
        case "Dutch": return "nl"
        default: return String(decoding: name.utf8.map { $0 == 0x5F ? 0x2D : $0 }, as: UTF8.self)
        }
    }

    /// The tag itself and those that stand in for it, the nearest first, without other languages'.
    public static func fallbacks(of tag: String) -> [String] {
        var result: [String] = []
        func add(_ tag: String) { if !result.contains(tag) { result.append(tag) } }
        var current = tag
        while true {
            add(current)
            if let parent = parent(of: current) { add(parent) }
            guard let dash = current.utf8.lastIndex(of: 0x2D) else { break }
            current = String(current[..<dash])
        }
        if let other = otherName(of: current) { add(other) }
        return result
    }

    /// What stands in for a tag, where that is not the tag without its last part.
    private static func parent(of tag: String) -> String? {
        switch tag {
        case "zh-CN", "zh-SG", "zh-MY": "zh-Hans"
        case "zh-TW", "zh-HK", "zh-MO", "zh-Hant-HK", "zh-Hant-MO": "zh-Hant"
        case "en-AU", "en-NZ", "en-IE", "en-IN", "en-ZA", "en-PK", "en-SG", "en-HK": "en-GB"
        case "es-MX", "es-AR", "es-CL", "es-CO", "es-PE", "es-US", "es-VE", "es-UY", "es-EC":
            "es-419"
        case "pt-AO", "pt-MZ", "pt-CV": "pt-PT"
        default: nil
        }
    }

    /// Languages that have two tags.
    private static func otherName(of language: String) -> String? {
        switch language {
        case "no": "nb"
        case "nb", "nn": "no"
        case "he": "iw"
        case "iw": "he"
        case "id": "in"
        case "in": "id"
        case "fil": "tl"
        case "tl": "fil"
        case "sh": "sr-Latn"
        default: nil
        }
    }
}
