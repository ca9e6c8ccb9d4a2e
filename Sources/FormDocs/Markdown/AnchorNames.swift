/// Names of anchors, unique on a page and the same in every build: from the words of a heading in
/// whatever script, with `-2`, `-3` behind a name that is taken.
struct AnchorNames {
    private var taken: Set<String>
    /// The number that a name gets next, so that many equal headings take no longer each.
    private var numbers: [String: Int] = [:]

    /// Makes names that avoid those of `reserved`.
    init(reserved: [String]) {
        // Room for most pages at once.
        taken = Set(minimumCapacity: 24)
        taken.formUnion(reserved)
    }

    /// The next name for a heading's text.
    mutating func make(for text: [UInt8]) -> String {
        var name = Self.slug(of: text)
        if name.isEmpty { name = "section" }
        var candidate = name
        var number = numbers[name] ?? 2
        while taken.contains(candidate) {
            candidate = name + "-\(number)"
            number += 1
        }
        if number > 2 { numbers[name] = number }
        taken.insert(candidate)
        return candidate
    }

    /// The words of a text in small letters, joined by hyphens.
    static func slug(of text: [UInt8]) -> String {
        var result: [UInt8] = []
        var isPending = false
        var index = 0
        while index < text.count {
            let byte = text[index]
            switch byte {
            case 0x61...0x7A, 0x30...0x39, 0x5F:
                join(&result, &isPending)
                result.append(byte)
            case 0x41...0x5A:
                join(&result, &isPending)
                result.append(byte + 0x20)
            case 0x20, 0x2D, 0x09, 0x2F, 0x2E:
                isPending = true
            case 0x80...:
                return unicodeSlug(of: text)
            default: break
            }
            index += 1
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func join(_ result: inout [UInt8], _ isPending: inout Bool) {
        if isPending, !result.isEmpty { result.append(0x2D) }
        isPending = false
    }

    private static func unicodeSlug(of text: [UInt8]) -> String {
        var result = String.UnicodeScalarView()
        var isPending = false
        for scalar in String(decoding: text, as: UTF8.self).lowercased().unicodeScalars {
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter,
                .otherLetter, .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark,
                .spacingMark, .connectorPunctuation:
                if isPending, !result.isEmpty { result.append("-") }
                isPending = false
                result.append(scalar)
            case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control,
                .dashPunctuation:
                isPending = true
            case .enclosingMark, .openPunctuation, .closePunctuation, .initialPunctuation,
                .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
                .modifierSymbol, .otherSymbol, .format, .surrogate, .privateUse, .unassigned:
                if scalar == "." || scalar == "/" || scalar == "۔" { isPending = true }
            @unknown default: break
            }
        }
        return String(result)
    }
}

/// The anchors that raw HTML defines with `id=` or `name=`.
enum RawAnchors {
    static func find(in html: UnsafeBufferPointer<UInt8>) -> [String] {
        guard html.contains(0x3D) else { return [] }
        var anchors: [String] = []
        var index = 0
        while index < html.count {
            defer { index += 1 }
            guard html[index] == 0x3D, index + 1 < html.count else { continue }
            guard endsWithName(html[..<index]) else { continue }
            let quote = html[index + 1]
            let isQuoted = quote == 0x22 || quote == 0x27
            let start = index + (isQuoted ? 2 : 1)
            var end = start
            while end < html.count, isQuoted ? html[end] != quote : !isEnd(html[end]) { end += 1 }
            if end > start { anchors.append(String(decoding: html[start..<end], as: UTF8.self)) }
            index = end
        }
        return anchors
    }

    private static func endsWithName(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        for name in [" id", "\nid", " name", "\nname"] {
            if bytes.count >= name.utf8.count,
                bytes.suffix(name.utf8.count).elementsEqual(name.utf8)
            {
                return true
            }
        }
        return false
    }

    private static func isEnd(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x3E || byte == 0x0A || byte == 0x09
    }
}
