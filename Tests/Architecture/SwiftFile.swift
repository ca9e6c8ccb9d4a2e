/// A Swift file as a sequence of words: enough to see what it declares, imports and mentions.
struct SwiftFile {
    /// A word of the code, outside comments and string literals.
    struct Word {
        var text: String
        /// How many braces are open around it.
        var depth: Int
        /// Whether a dot stands before it, so that it is a member of something.
        var isMember: Bool
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

    /// Every word that stands alone, not as a member of something.
    var mentions: Set<String> {
        Set(words.filter { !$0.isMember }.map(\.text))
    }
}

/// Splits Swift code into words and skips comments and the text of string literals. What an
/// interpolation holds is skipped with its literal.
private struct WordScanner {
    private let code: [UInt8]
    private var index = 0
    private var depth = 0
    private var isMember = false
    private var found: [SwiftFile.Word] = []

    init(_ text: String) {
        code = Array(text.utf8)
    }

    mutating func words() -> [SwiftFile.Word] {
        while index < code.count {
            if starts("//") {
                skip(to: "\n")
            } else if starts("/*") {
                skip(to: "*/")
            } else if starts("\"\"\"") {
                index += 3
                skip(to: "\"\"\"")
            } else if starts("\"") {
                skipLiteral()
            } else if isWordByte(code[index]) {
                takeWord()
            } else {
                takeMark()
            }
        }
        return found
    }

    private func starts(_ mark: StaticString) -> Bool {
        guard index + mark.utf8CodeUnitCount <= code.count else { return false }
        return (0..<mark.utf8CodeUnitCount).allSatisfy { code[index + $0] == mark.utf8Start[$0] }
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...: true
        default: false
        }
    }

    private mutating func skip(to end: StaticString) {
        while index < code.count, !starts(end) { index += 1 }
        index += end.utf8CodeUnitCount
    }

    private mutating func skipLiteral() {
        index += 1
        while index < code.count, !starts("\""), !starts("\n") {
            index += starts("\\") ? 2 : 1
        }
        index += 1
    }

    private mutating func takeWord() {
        let start = index
        while index < code.count, isWordByte(code[index]) { index += 1 }
        let text = String(decoding: code[start..<index], as: UTF8.self)
        found.append(.init(text: text, depth: depth, isMember: isMember))
        isMember = false
    }

    private mutating func takeMark() {
        if starts("{") { depth += 1 }
        if starts("}") { depth -= 1 }
        let isSpace = code[index] == 0x20 || code[index] == 0x0A || code[index] == 0x09
        if !isSpace { isMember = starts(".") }
        index += 1
    }
}
