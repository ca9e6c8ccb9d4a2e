/// Reads XML back, as strictly as a test should.
struct SVGReader {
    /// One element.
    struct Tag {
        var name: String
        var attributes: [String: String]
    }

    private(set) var tags: [Tag] = []
    /// Text between tags, escapes kept.
    private(set) var text = ""
    private(set) var faults: [String] = []

    init(_ bytes: [UInt8]) {
        guard let string = String(validating: bytes, as: UTF8.self) else {
            faults.append("not UTF-8")
            return
        }
        for scalar in string.unicodeScalars
        where scalar.value < 0x20 && scalar != "\n" && scalar != "\t" && scalar != "\r" {
            faults.append("control character")
        }
        var open: [String] = []
        var rest = Substring(string)
        while let start = rest.firstIndex(of: "<") {
            check(rest[..<start])
            rest = rest[rest.index(after: start)...]
            guard let end = endOfTag(rest) else {
                faults.append("unclosed tag")
                return
            }
            read(rest[..<end], &open)
            rest = rest[rest.index(after: end)...]
        }
        check(rest)
        if !open.isEmpty { faults.append("open: \(open)") }
    }

    private func endOfTag(_ text: Substring) -> Substring.Index? {
        var isQuoted = false
        for index in text.indices {
            if text[index] == "\"" { isQuoted.toggle() }
            if text[index] == ">" && !isQuoted { return index }
        }
        return nil
    }

    private mutating func check(_ part: Substring) {
        text += part
        if part.contains(">") { faults.append("bare >") }
        for piece in part.split(separator: "&", omittingEmptySubsequences: false).dropFirst() {
            let name = piece.prefix { $0 != ";" }
            if !["amp", "lt", "gt", "quot", "#39"].contains(String(name)) {
                faults.append("bare &")
            }
        }
    }

    private mutating func read(_ tag: Substring, _ open: inout [String]) {
        if tag.hasPrefix("/") {
            if open.popLast() != String(tag.dropFirst()) { faults.append("closes \(tag)") }
            return
        }
        let isEmpty = tag.hasSuffix("/")
        var rest = isEmpty ? tag.dropLast() : tag
        let name = String(rest.prefix { $0 != " " })
        rest = rest.dropFirst(name.count)
        var attributes: [String: String] = [:]
        while let equals = rest.firstIndex(of: "=") {
            let key = String(rest[..<equals].drop { $0 == " " })
            rest = rest[rest.index(after: equals)...].dropFirst()
            guard let quote = rest.firstIndex(of: "\"") else {
                faults.append("unquoted \(key)")
                return
            }
            if attributes[key] != nil { faults.append("\(key) twice") }
            attributes[key] = String(rest[..<quote])
            if rest[..<quote].contains("<") { faults.append("bare < in \(key)") }
            rest = rest[rest.index(after: quote)...]
        }
        tags.append(Tag(name: name, attributes: attributes))
        if !isEmpty { open.append(name) }
    }
}
