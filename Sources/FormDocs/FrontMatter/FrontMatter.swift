import FormMockup

/// What a page says about itself, between two lines `---` at its start.
struct FrontMatter: Sendable {
    var title: String?
    var description: String?
    /// The page's language, where it is not the one of its folder.
    var language: BlockAttributes.Located<String>?
    /// Its place among its neighbours.
    var order: Int?
    /// Whether it is left out.
    var isDraft = false
    /// Earlier addresses that lead here.
    var aliases: [BlockAttributes.Located<String>] = []
    /// Whether raw HTML is kept; nil for what the site says.
    var keepsHTML: Bool?
    /// Defaults for the page's form blocks.
    var mockups = BlockAttributes()

    /// Reads the start of a page. `body` is where its Markdown begins.
    static func parse(
        _ bytes: [UInt8], file: FileID
    ) -> (matter: FrontMatter, body: Int, diagnostics: [Diagnostic]) {
        let start = bytes.textStart
        guard let yamlStart = lineEnd(bytes, start, markers: ["---"]) else {
            return (FrontMatter(), start, [])
        }
        var position = yamlStart
        while position < bytes.count {
            if let body = lineEnd(bytes, position, markers: ["---", "..."]) {
                let (matter, diagnostics) = read(bytes, yamlStart..<position, file)
                return (matter, body, diagnostics)
            }
            position = (bytes.firstOffset(of: 0x0A, from: position) ?? bytes.count) + 1
        }
        let fence = SourceRange(file: file, start: start, end: start + 3)
        return (FrontMatter(), bytes.count, [.unclosedFrontMatter(at: fence)])
    }

    private static func read(
        _ bytes: [UInt8], _ range: Range<Int>, _ file: FileID
    ) -> (FrontMatter, [Diagnostic]) {
        let (node, error) = YAMLParser.parse(bytes, in: range, file: file)
        if let error { return (FrontMatter(), [error]) }
        var keys = KeyReader(node)
        var matter = FrontMatter()
        matter.title = keys.text("title")
        matter.description = keys.text("description")
        matter.language = keys.located("lang")
        if let language = matter.language, !Languages.isTag(language.value) {
            keys.report(.invalidLanguage(language.value, at: language.range))
            matter.language = nil
        }
        matter.order = keys.number("order")
        matter.isDraft = keys.flag("draft") ?? false
        matter.aliases = keys.list("aliases")
        matter.keepsHTML = keys.flag("html")
        matter.mockups = keys.attributes("mockups")
        keys.finish()
        return (matter, keys.diagnostics)
    }

    /// The start of the next line, when the line at an offset is one of the markers.
    private static func lineEnd(_ bytes: [UInt8], _ start: Int, markers: [String]) -> Int? {
        guard start + 3 <= bytes.count, bytes[start] == 0x2D || bytes[start] == 0x2E,
            markers.contains(where: { bytes[start..<start + 3].elementsEqual($0.utf8) })
        else { return nil }
        var end = start + 3
        while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 || bytes[end] == 0x0D {
            end += 1
        }
        if end == bytes.count { return end }
        return bytes[end] == 0x0A ? end + 1 : nil
    }
}

extension Diagnostic {
    fileprivate static func unclosedFrontMatter(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .error, id: "unclosed-front-matter",
            "front matter that begins here is never closed by a line '---'", at: range)
    }
}

extension [UInt8] {
    /// Where the text of a file begins: behind the mark that some editors put in front of UTF-8.
    var textStart: Int { starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
}
