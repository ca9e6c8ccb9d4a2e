/// Reads the raw HTML of a page as a browser does: tags and their attributes, not comments and
/// not what is no markup inside scripts and styles. It finds what links lead to and where they
/// may lead; a page hands over its pieces in order, because a comment may go on in the next one.
struct RawHTML {
    /// A part of a piece that is an address.
    struct Address: Equatable {
        /// Its bytes in the piece, without the quotes.
        var range: Range<Int>
        var isImage: Bool
        var isQuoted: Bool
    }

    /// What is read over, up to its end.
    private enum Hidden {
        case comment
        /// The content of an element that holds text alone.
        case content(of: String)
    }

    /// Anchors that the HTML defines, with `id` or as a named `a`.
    private(set) var anchors: [String] = []
    private var hidden: Hidden?

    /// The addresses of the next piece.
    mutating func read(_ html: UnsafeBufferPointer<UInt8>) -> [Address] {
        var addresses: [Address] = []
        var position = 0
        while position < html.count {
            if let hidden {
                guard let end = Self.end(of: hidden, html, position) else { return addresses }
                self.hidden = nil
                position = end
            }
            guard let open = html.firstOffset(of: 0x3C, from: position) else { return addresses }
            position = readMarkup(html, open + 1, &addresses)
        }
        return addresses
    }

    /// Reads what begins with `<` and gives the place behind it.
    private mutating func readMarkup(
        _ html: UnsafeBufferPointer<UInt8>, _ start: Int, _ addresses: inout [Address]
    ) -> Int {
        guard start < html.count else { return start }
        switch html[start] {
        case 0x41...0x5A, 0x61...0x7A:
            return readTag(html, start, &addresses)
        case 0x2F where start + 1 < html.count && Self.isLetter(html[start + 1]):
            return HTMLTag(html, start + 1)?.end ?? html.count
        case 0x21 where html[start...].starts(with: "!--".utf8):
            hidden = .comment
            return start + 1
        case 0x21, 0x2F, 0x3F:
            return html.firstOffset(of: 0x3E, from: start).map { $0 + 1 } ?? html.count
        default:
            return start
        }
    }

    private mutating func readTag(
        _ html: UnsafeBufferPointer<UInt8>, _ start: Int, _ addresses: inout [Address]
    ) -> Int {
        guard let tag = HTMLTag(html, start) else { return html.count }
        for attribute in tag.attributes where !attribute.value.isEmpty {
            if attribute.name == "id" || attribute.name == "name" && tag.name == "a" {
                anchors.append(HTMLText.plain(html[attribute.value]))
            } else if let kind = AddressKind(attribute: attribute.name, of: tag.name) {
                for range in kind.addresses(in: html, attribute) {
                    addresses.append(
                        Address(
                            range: range, isImage: kind != .link, isQuoted: attribute.isQuoted))
                }
            }
        }
        if Self.textElements.contains(tag.name) { hidden = .content(of: tag.name) }
        return tag.end
    }

    /// Elements in which nothing but their end is markup.
    private static let textElements: Set<String> = [
        "script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes",
    ]

    /// Where what is hidden ends; nil when that is in a later piece.
    private static func end(
        of hidden: Hidden, _ html: UnsafeBufferPointer<UInt8>, _ start: Int
    ) -> Int? {
        var position = start
        switch hidden {
        case .comment:
            // Both hyphens of `<!-->` are its end, too.
            while let dash = html.firstOffset(of: 0x2D, from: position) {
                for end in ["-->", "--!>"] where html[dash...].starts(with: end.utf8) {
                    return dash + end.utf8.count
                }
                position = dash + 1
            }
        case .content(let element):
            while let open = html.firstOffset(of: 0x3C, from: position) {
                if ends(element, html, open + 1) { return open }
                position = open + 1
            }
        }
        return nil
    }

    /// Whether an element's end tag follows a `<`.
    private static func ends(
        _ element: String, _ html: UnsafeBufferPointer<UInt8>, _ start: Int
    ) -> Bool {
        let end = start + 1 + element.utf8.count
        guard end < html.count, html[start] == 0x2F else { return false }
        // Names of elements are letters.
        guard html[start + 1..<end].lazy.map({ $0 | 0x20 }).elementsEqual(element.utf8) else {
            return false
        }
        return html[end] == 0x3E || html[end] == 0x2F || HTMLTag.isBlank(html[end])
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20)
    }
}
