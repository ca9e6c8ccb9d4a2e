import FormMockup

/// Where a link of a page leads.
enum LinkTarget: Equatable {
    /// Out of the site, or nothing that can be checked.
    case external
    /// A page and, perhaps, a place on it.
    case page(Int, fragment: String?)
    /// A file that is copied or written.
    case file(String)
    /// A file of a mockup, known when all pages are built.
    case pending(String)
    /// Nothing: the path that was looked for.
    case missing(String)
}

extension Site {
    /// Finds what a link means.
    func resolve(_ destination: String, from page: Page) -> LinkTarget {
        if destination.isEmpty || Self.isExternal(destination) { return .external }
        let (path, fragment) = Self.split(destination)
        guard !path.isEmpty else {
            // `#` and `?a=b` alone name this page, whatever its address is.
            guard fragment != nil, let index = pageByPath[page.source.path] else {
                return .external
            }
            return .page(index, fragment: fragment)
        }
        let decoded = Paths.decoded(path)
        let folder = decoded.utf8.first == 0x2F ? "" : Paths.folder(of: page.source.path)
        guard let clean = Paths.normalized(decoded, below: folder) else {
            return .missing(decoded)
        }
        if let index = pageByPath[clean] { return .page(index, fragment: fragment) }
        if assets.contains(clean) || otherOutputs.contains(clean) { return .file(clean) }
        let index = clean.isEmpty ? "index.md" : clean + "/index.md"
        if let found = pageByPath[index] { return .page(found, fragment: fragment) }
        if clean.isEmpty, otherOutputs.contains("index.html") { return .file("index.html") }
        switch Paths.fileExtension(clean) {
        case "html":
            if let found = pageByPath[Paths.withoutExtension(clean) + ".md"] {
                return .page(found, fragment: fragment)
            }
            return .pending(clean)
        case "svg": return .pending(clean)
        default: return .missing(clean)
        }
    }

    /// The address to write for what was found.
    func address(of target: LinkTarget, _ destination: String, from page: Page) -> String {
        switch target {
        case .external, .missing: return destination
        case .page(let index, let fragment):
            let suffix = fragment.map { "#" + Paths.encoded($0) } ?? ""
            let query = Self.query(of: destination)
            if pages[index].output == page.output, !suffix.isEmpty { return query + suffix }
            return Paths.encoded(Paths.relative(pages[index].output, from: page.output)) + query
                + suffix
        case .file(let path), .pending(let path):
            let rest = destination.utf8.firstIndex { $0 == 0x23 || $0 == 0x3F }
            return Paths.encoded(Paths.relative(path, from: page.output))
                + (rest.map { String(destination[$0...]) } ?? "")
        }
    }

    /// Whether a destination has a scheme or a host.
    static func isExternal(_ destination: String) -> Bool {
        if destination.hasPrefix("//") { return true }
        return Paths.withBytes(of: destination) { bytes in
            for byte in bytes {
                switch byte {
                case 0x3A: return true
                case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x2B, 0x2D, 0x2E: continue
                default: return false
                }
            }
            return false
        }
    }

    private static func split(_ destination: String) -> (path: String, fragment: String?) {
        var path = Substring(destination)
        var fragment: String?
        if let hash = Paths.firstIndex(of: 0x23, in: destination) {
            path = destination[..<hash]
            let text = destination[destination.utf8.index(after: hash)...]
            fragment = text.isEmpty ? nil : Paths.decoded(String(text))
        }
        if let mark = path.utf8.firstIndex(of: 0x3F) { path = path[..<mark] }
        return (String(path), fragment)
    }

    private static func query(of destination: String) -> String {
        guard let mark = Paths.firstIndex(of: 0x3F, in: destination) else { return "" }
        let rest = destination[mark...]
        return String(rest.prefix { $0 != "#" })
    }
}

/// A link whose target is known only when every page is built.
struct PendingLink: Sendable {
    /// What it asks for.
    enum Wish: Sendable {
        case anchor(page: Int, name: String)
        case file(String)
    }

    var wish: Wish
    var destination: String
    /// Bytes of the destination in the page.
    var range: SourceRange
}
