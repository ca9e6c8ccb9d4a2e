/// Reads HTML back as tags with attributes, as strictly as a test should.
struct MarkupReader {
    /// One opening tag.
    struct Tag {
        var name: String
        var attributes: [(name: String, value: String)]
        /// Names of the elements around it, outermost first.
        var path: [String]

        /// The value of an attribute; nil without it.
        func value(_ name: String) -> String? {
            attributes.first { $0.name == name }?.value
        }
    }

    /// All opening tags in document order.
    private(set) var tags: [Tag] = []
    /// Text between tags, escapes kept.
    private(set) var text = ""
    /// What is not well formed.
    private(set) var faults: [String] = []

    private static let void = ["input", "br", "link", "meta"]

    /// Reads markup.
    init(_ bytes: [UInt8]) {
        var open: [String] = []
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<") else {
                text.unicodeScalars.append(Unicode.Scalar(bytes[index]))
                index += 1
                continue
            }
            var end = index + 1
            var isQuoted = false
            while end < bytes.count, isQuoted || bytes[end] != UInt8(ascii: ">") {
                if bytes[end] == UInt8(ascii: "\"") { isQuoted.toggle() }
                end += 1
            }
            read(String(decoding: bytes[(index + 1)..<end], as: UTF8.self), open: &open)
            index = end + 1
        }
        if !open.isEmpty { faults.append("open at the end: \(open)") }
    }

    private mutating func read(_ tag: String, open: inout [String]) {
        if tag.hasPrefix("/") {
            let name = String(tag.dropFirst())
            if open.popLast() != name { faults.append("</\(name)> does not match") }
            return
        }
        var rest = Substring(tag)
        let isEmpty = rest.hasSuffix("/")
        if isEmpty { rest = rest.dropLast() }
        let name = String(rest.prefix { $0 != " " })
        rest = rest.dropFirst(name.count)
        var attributes: [(name: String, value: String)] = []
        while !rest.isEmpty {
            rest = rest.drop { $0 == " " }
            let key = String(rest.prefix { $0 != "=" && $0 != " " })
            rest = rest.dropFirst(key.count)
            var value = ""
            if rest.hasPrefix("=\"") {
                rest = rest.dropFirst(2)
                value = String(rest.prefix { $0 != "\"" })
                rest = rest.dropFirst(value.count + 1)
            }
            if attributes.contains(where: { $0.name == key }) {
                faults.append("\(key) twice in <\(name)>")
            }
            attributes.append((key, value))
        }
        tags.append(Tag(name: name, attributes: attributes, path: open))
        if !isEmpty && !Self.void.contains(name) { open.append(name) }
    }
}
