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
