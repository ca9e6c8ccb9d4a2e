extension String {
    /// A name of code in words: `quietEnd` → `quiet end`, `max_size` → `max size`.
    var inWords: String {
        var result: [UInt8] = []
        let bytes = Array(utf8)
        for (index, byte) in bytes.enumerated() {
            if byte == 0x5F || byte == 0x2D {
                if !result.isEmpty { result.append(0x20) }
                continue
            }
            let isUpper = byte >= 0x41 && byte <= 0x5A
            let followsLower = index > 0 && !(bytes[index - 1] >= 0x41 && bytes[index - 1] <= 0x5A)
            if isUpper, followsLower, !result.isEmpty, result.last != 0x20 { result.append(0x20) }
            result.append(isUpper ? byte | 0x20 : byte)
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The last name of a path of members in words: `model.quietEnd` → `quiet end`, without what
    /// stands in brackets: `items[0].name` → `name`.
    var lastNameInWords: String {
        if let rest = withoutLeadingNumber { return rest.lastNameInWords }
        let bytes = Array(utf8)
        var name = 0..<0
        var index = 0
        while index < bytes.count, bytes[index] != 0x20 {
            let start = index
            while index < bytes.count, !Self.endsName(bytes[index]) { index += 1 }
            if index > start { name = start..<index }
            index = Self.behindBrackets(bytes, from: index)
            if index < bytes.count, bytes[index] == 0x2E { index += 1 } else { break }
        }
        // The sample element of a collection is named after that.
        let element = Array(" element.".utf8)
        if bytes.count - index > element.count,
            Array(bytes[index..<(index + element.count)]) == element
        {
            return String(decoding: bytes[(index + element.count)...], as: UTF8.self)
                .lastNameInWords
        }
        guard !name.isEmpty else { return inWords }
        return String(decoding: bytes[name], as: UTF8.self).inWords
    }

    /// What stands behind the operator where a number stands in front of it: the number is a part of
    /// the value and would be taken for all of it. Nil for other names.
    private var withoutLeadingNumber: String? {
        let bytes = Array(utf8)
        guard let first = bytes.first, first >= 0x30, first <= 0x39,
            let space = bytes.firstIndex(of: 0x20),
            let next = bytes[(space + 1)...].firstIndex(of: 0x20), next + 1 < bytes.count
        else { return nil }
        return String(decoding: bytes[(next + 1)...], as: UTF8.self)
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        byte == 0x2E || byte == 0x28 || byte == 0x5B || byte == 0x20
    }

    /// The index behind brackets that follow each other; the end where they do not close.
    private static func behindBrackets(_ bytes: [UInt8], from start: Int) -> Int {
        var index = start
        var depth = 0
        while index < bytes.count {
            switch bytes[index] {
            case 0x28, 0x5B: depth += 1
            case 0x29, 0x5D: depth -= 1
            default: if depth == 0 { return index }
            }
            index += 1
        }
        return index
    }

    /// The first name of a path of members, without operators.
    var firstName: String {
        let end = utf8.firstIndex { $0 == 0x2E || $0 == 0x28 || $0 == 0x5B || $0 == 0x20 }
        return String(self[..<(end ?? endIndex)])
    }

    /// The first letter in upper case.
    var capitalizedFirst: String {
        guard let first else { return self }
        return first.uppercased() + String(dropFirst())
    }
}

/// Keys of string tables.
extension String {
    /// Whether a text reads as the path of names that keys are made of, such as
    /// `settings.quiet_hours` or `settings_title`, and as nothing that a reader would be shown.
    var isPathOfNames: Bool {
        guard utf8.count <= 120, utf8.contains(0x2E) || utf8.contains(0x5F) else { return false }
        var parts = split(separator: ".", omittingEmptySubsequences: false)
        for part in parts where !part.isName { return false }
        guard parts.count > 1, let last = parts.popLast() else {
            // Words of one case alone, as in no text.
            return utf8.allSatisfy { $0 < 0x41 || $0 > 0x5A }
                || utf8.allSatisfy { $0 < 0x61 || $0 > 0x7A }
        }
        return !Self.endings.contains(String(last).lowercased())
    }

    /// Whether a text is one name made of several words: `settingsTitle`.
    var isCompoundName: Bool {
        guard utf8.count <= 120, self[...].isName else { return false }
        let bytes = Array(utf8)
        guard bytes.count > 4, !Self.isUpper(bytes[0]) else { return false }
        // Not a name such as iPhone or macOS.
        return (3..<(bytes.count - 1)).contains {
            Self.isUpper(bytes[$0]) && !Self.isUpper(bytes[$0 + 1])
                && !Self.isUpper(bytes[$0 - 1])
        }
    }

    /// A key in words: its last part, or the one before where the last only says what the text is
    /// for. `settings.quiet_hours.title` → `Quiet hours`.
    var readableKey: String {
        var parts = split { $0 == "." || $0 == "/" || $0 == ":" }.map { String($0).inWords }
        while parts.count > 1, let last = parts.last, Self.purposes.contains(last) {
            parts.removeLast()
        }
        var words = (parts.last ?? self).split(separator: " ")
        if words.count > 1, let last = words.last, Self.purposes.contains(String(last)) {
            words.removeLast()
        }
        return words.joined(separator: " ").capitalizedFirst
    }

    /// A path of members without the arguments of a call.
    var withoutCall: String {
        guard let end = utf8.firstIndex(where: { $0 == 0x28 || $0 == 0x5B || $0 == 0x20 }) else {
            return self
        }
        return String(self[..<end])
    }

    /// Words that say what a text is for.
    private static let purposes = [
        "title", "label", "header", "footer", "text", "placeholder", "subtitle", "caption",
        "message", "button", "key", "string",
    ]

    /// Endings of addresses and files.
    private static let endings = [
        "com", "org", "net", "io", "app", "dev", "me", "co", "uk", "de", "fr", "eu", "us", "json",
        "swift", "plist", "png", "jpg", "svg", "txt", "md", "csv", "pdf", "html", "xml", "yml",
        "yaml", "log", "db", "zip", "js", "py", "ics",
    ]

    private static func isUpper(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
}

extension Substring {
    /// Whether it is made of letters, digits, `_` and `-`, a letter first.
    fileprivate var isName: Bool {
        guard let first = utf8.first, first | 0x20 >= 0x61, first | 0x20 <= 0x7A,
            utf8.last != 0x5F, utf8.last != 0x2D
        else { return false }
        return utf8.allSatisfy { byte in
            switch byte {
            case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x5F, 0x2D: true
            default: false
            }
        }
    }
}
