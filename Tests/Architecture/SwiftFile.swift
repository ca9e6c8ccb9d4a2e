/// A Swift file as a sequence of words: enough to see what it declares, imports and mentions.
struct SwiftFile {
    /// A word of the code, outside comments and string literals.
    struct Word {
        var text: String
        /// How many braces are open around it.
        var depth: Int
        /// Whether a dot stands before it, so that it is a member of something.
        var isMember: Bool
        /// Whether it opens a list of generic parameters or arguments.
        var followsAngle = false
    }

    let path: String
    let text: String
    let words: [Word]

    /// Reads the words of a file.
    init(path: String, text: String) {
        self.path = path
        self.text = text
        var scanner = WordScanner(text)
        words = scanner.words()
    }

    /// The folder below a module's folder, `""` for a file directly in it.
    func stage(below module: String) -> String {
        let rest = path.dropFirst(module.count + 1).split(separator: "/")
        return rest.count > 1 ? String(rest[0]) : ""
    }

    /// The modules that it imports.
    var imports: [String] {
        zip(words, words.dropFirst()).compactMap { keyword, module in
            keyword.text == "import" && keyword.depth == 0 ? module.text : nil
        }
    }

    /// The types that it declares, at the top level or inside others.
    func declaredTypes(nested: Bool) -> Set<String> {
        let keywords: Set<String> = [
            "struct", "enum", "class", "protocol", "actor", "typealias",
        ]
        var names: Set<String> = []
        for (keyword, name) in zip(words, words.dropFirst())
        where keywords.contains(keyword.text) && !keyword.isMember && (keyword.depth > 0) == nested
        {
            if name.text.first?.isUppercase == true { names.insert(name.text) }
        }
        return names
    }

    /// Every word that stands alone: no member of something, and no generic parameter.
    var mentions: Set<String> {
        Set(words.filter { !$0.isMember }.map(\.text)).subtracting(genericParameters)
    }

    /// The first generic parameter of each function and type.
    private var genericParameters: [String] {
        let keywords: Set<String> = ["func", "struct", "enum", "class", "typealias"]
        return words.indices.dropFirst(2).compactMap { index in
            let opens = words[index].followsAngle && keywords.contains(words[index - 2].text)
            return opens ? words[index].text : nil
        }
    }
}

/// Splits Swift code into words and skips comments and the text of string literals. What an
/// interpolation holds is skipped with its literal.
private struct WordScanner {
    private static let lineComment = Array("//".utf8)
    private static let comment = Array("/*".utf8)
    private static let commentEnd = Array("*/".utf8)
    private static let quote = Array("\"".utf8)
    private static let quotes = Array("\"\"\"".utf8)
    private static let lineEnd = Array("\n".utf8)
    private static let escape = Array("\\".utf8)

    private let code: [UInt8]
    private var index = 0
    private var depth = 0
    private var isMember = false
    private var followsAngle = false
    private var found: [SwiftFile.Word] = []

    init(_ text: String) {
        code = Array(text.utf8)
    }

    mutating func words() -> [SwiftFile.Word] {
        while index < code.count {
            if starts(Self.lineComment) {
                skip(to: Self.lineEnd)
            } else if starts(Self.comment) {
                skip(to: Self.commentEnd)
            } else if starts(Self.quotes) {
                index += 3
                skip(to: Self.quotes)
            } else if starts(Self.quote) {
                skipLiteral()
            } else if isWordByte(code[index]) {
                takeWord()
            } else {
                takeMark()
            }
        }
        return found
    }

    private func starts(_ mark: [UInt8]) -> Bool {
        if code[index] != mark[0] || index + mark.count > code.count { return false }
        var offset = 1
        while offset < mark.count {
            if code[index + offset] != mark[offset] { return false }
            offset += 1
        }
        return true
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...: true
        default: false
        }
    }

    private mutating func skip(to end: [UInt8]) {
        while index < code.count, !starts(end) { index += 1 }
        index += end.count
    }

    private mutating func skipLiteral() {
        index += 1
        while index < code.count, !starts(Self.quote), !starts(Self.lineEnd) {
            index += starts(Self.escape) ? 2 : 1
        }
        index += 1
    }

    private mutating func takeWord() {
        let start = index
        while index < code.count, isWordByte(code[index]) { index += 1 }
        let text = String(decoding: code[start..<index], as: UTF8.self)
        found.append(
            .init(text: text, depth: depth, isMember: isMember, followsAngle: followsAngle))
        isMember = false
        followsAngle = false
    }

    private mutating func takeMark() {
        if code[index] == 0x7B { depth += 1 }
        if code[index] == 0x7D { depth -= 1 }
        let isSpace = code[index] == 0x20 || code[index] == 0x0A || code[index] == 0x09
        if !isSpace {
            isMember = code[index] == 0x2E
            followsAngle = code[index] == 0x3C
        }
        index += 1
    }
}
