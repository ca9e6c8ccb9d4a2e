import FormMockup

/// A page as it was read: its text, what it says about itself, its title. A class, because a site
/// hands its pages on from list to list and each has a dozen parts to count.
final class PageSource: Sendable {
    /// Path inside the content folder: `en/guide/forms.md`.
    let path: String
    /// The path that messages show.
    let shownPath: String
    let bytes: [UInt8]
    let matter: FrontMatter
    /// Where the Markdown begins.
    let body: Int
    /// The title: of the front matter, else the first heading, else from the name.
    let title: String
    /// Whether the Markdown begins with a heading of its own.
    let hasHeading: Bool
    /// What is wrong with the text before its Markdown is read; ranges are in file 0.
    let diagnostics: [Diagnostic]

    /// A page that no file stands for.
    init(path: String, matter: FrontMatter) {
        self.path = path
        self.matter = matter
        title = matter.title ?? Self.words(of: path)
        shownPath = path
        bytes = []
        body = 0
        hasHeading = false
        diagnostics = []
    }

    /// Reads a page's text.
    init(path: String, shownPath: String, bytes: [UInt8]) {
        self.path = path
        self.shownPath = shownPath
        self.bytes = bytes
        let file = FileID(0)
        if let fault = TextCheck.fault(in: bytes, file: file) {
            matter = FrontMatter()
            body = bytes.count
            title = Self.words(of: path)
            hasHeading = false
            diagnostics = [fault]
            return
        }
        let parsed = FrontMatter.parse(bytes, file: file)
        matter = parsed.matter
        body = parsed.body
        diagnostics = parsed.diagnostics
        let heading = FirstHeading.find(in: bytes, from: parsed.body)
        hasHeading = heading != nil
        title = parsed.matter.title ?? heading.map(Self.plainText) ?? Self.words(of: path)
    }

    /// The heading without its markup.
    private static func plainText(_ heading: [UInt8]) -> String {
        guard heading.contains(where: { isMarkup($0) }) else {
            return String(decoding: heading, as: UTF8.self)
        }
        return MarkdownDocument.parse(heading, from: 0, file: FileID(0)) { document in
            var text: [UInt8] = []
            document.root.appendPlainText(to: &text)
            return String(decoding: text, as: UTF8.self)
        }
    }

    private static func isMarkup(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x2A, 0x5F, 0x60, 0x5B, 0x5C, 0x26, 0x3C, 0x21: true
        default: false
        }
    }

    /// The name of a file or folder in words: `sign-in.md` is "Sign in".
    static func words(of path: String) -> String {
        var name = Paths.withoutExtension(Paths.name(of: path))
        if name == "index" { name = Paths.name(of: Paths.folder(of: path)) }
        let spaced = name.map { $0 == "-" || $0 == "_" ? " " : $0 }
        guard let first = spaced.first else { return "Home" }
        return first.uppercased() + String(spaced.dropFirst())
    }
}

/// Refuses what is no text.
enum TextCheck {
    /// The first byte that is no UTF-8, or is NUL; nil when all is well.
    static func fault(in bytes: [UInt8], file: FileID) -> Diagnostic? {
        if let index = bytes.firstOffset(of: 0) {
            return .nulByte(at: SourceRange(file: file, start: index, end: index + 1))
        }
        if String(validating: bytes, as: UTF8.self) != nil { return nil }
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var offset = 0
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let scalar): offset += UTF8.width(scalar)
            case .emptyInput: return nil
            case .error:
                return .notUTF8(at: SourceRange(file: file, start: offset, end: offset + 1))
            }
        }
    }
}

/// Finds a page's first heading of level 1 without parsing the page.
enum FirstHeading {
    /// The heading's text as written, when it stands outside of code.
    static func find(in bytes: [UInt8], from start: Int) -> [UInt8]? {
        var lineStart = start
        var fence: (byte: UInt8, count: Int)?
        var previous = start..<start
        while lineStart < bytes.count {
            var end = bytes.firstOffset(of: 0x0A, from: lineStart) ?? bytes.count
            let next = end + 1
            if end > lineStart, bytes[end - 1] == 0x0D { end -= 1 }
            var text = lineStart
            while text < end, text - lineStart < 4, bytes[text] == 0x20 { text += 1 }
            defer { lineStart = next }
            if text - lineStart > 3 { continue }
            let run = run(bytes, text, end)
            if let open = fence {
                if run.byte == open.byte, run.count >= open.count,
                    isBlank(bytes, text + run.count, end)
                {
                    fence = nil
                }
                continue
            }
            switch run.byte {
            case 0x60 where run.count >= 3, 0x7E where run.count >= 3:
                fence = (run.byte, run.count)
            case 0x23 where run.count == 1:
                if text + 1 == end || bytes[text + 1] == 0x20 || bytes[text + 1] == 0x09 {
                    return heading(bytes, text + 1, end)
                }
            case 0x3D where !previous.isEmpty && isBlank(bytes, text + run.count, end):
                return Array(bytes[previous])
            default: break
            }
            previous = isBlank(bytes, text, end) ? end..<end : text..<end
        }
        return nil
    }

    private static func run(_ bytes: [UInt8], _ start: Int, _ end: Int) -> (byte: UInt8, count: Int)
    {
        guard start < end else { return (0, 0) }
        var index = start
        while index < end, bytes[index] == bytes[start] { index += 1 }
        return (bytes[start], index - start)
    }

    private static func isBlank(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
        bytes[min(start, end)..<end].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }

    private static func heading(_ bytes: [UInt8], _ start: Int, _ end: Int) -> [UInt8] {
        var start = start
        var end = end
        func trim() {
            while start < end, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
            while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
        }
        trim()
        var closing = end
        while closing > start, bytes[closing - 1] == 0x23 { closing -= 1 }
        if closing == start || (closing < end && bytes[closing - 1] == 0x20) { end = closing }
        trim()
        return Array(bytes[start..<end])
    }
}

extension Diagnostic {
    fileprivate static func notUTF8(at range: SourceRange) -> Diagnostic {
        Diagnostic(.error, id: "not-utf8", "the file is not UTF-8 from here on", at: range)
    }

    fileprivate static func nulByte(at range: SourceRange) -> Diagnostic {
        Diagnostic(.error, id: "nul-byte", "the file holds a NUL byte", at: range)
    }
}
