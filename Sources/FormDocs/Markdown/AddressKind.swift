import Ccmark

/// What the address in an attribute of raw HTML leads to. These are the addresses that a reader
/// follows or sees; where a form is sent or what a script loads may be the server's own.
enum AddressKind {
    case link, image
    /// A list of images, each with a width or a density.
    case images

    /// The kind of an attribute's address; nil for any other attribute. Names are in small letters.
    init?(attribute: String, of element: String) {
        switch (element, attribute) {
        case ("a", "href"), ("a", "xlink:href"), ("area", "href"), ("iframe", "src"),
            ("embed", "src"), ("object", "data"), ("video", "src"), ("audio", "src"),
            ("source", "src"), ("track", "src"):
            self = .link
        case ("img", "src"), ("input", "src"), ("video", "poster"), ("image", "href"),
            ("image", "xlink:href"):
            self = .image
        case ("img", "srcset"), ("source", "srcset"):
            self = .images
        default:
            return nil
        }
    }

    /// The bytes of the addresses in an attribute's value.
    func addresses(
        in html: UnsafeBufferPointer<UInt8>, _ attribute: HTMLTag.Attribute
    ) -> [Range<Int>] {
        // Without quotes a list has one address: there are no blanks to part two.
        guard self == .images, attribute.isQuoted else {
            let range = HTMLText.trimmed(html, attribute.value)
            return range.isEmpty ? [] : [range]
        }
        var result: [Range<Int>] = []
        var position = attribute.value.lowerBound
        let end = attribute.value.upperBound
        while position < end {
            let byte = html[position]
            if HTMLTag.isBlank(byte) || byte == 0x2C {
                position += 1
                continue
            }
            let start = position
            while position < end, !HTMLTag.isBlank(html[position]) { position += 1 }
            var last = position
            while html[last - 1] == 0x2C { last -= 1 }
            result.append(start..<last)
            // A comma right behind the address ends the entry, else a size follows.
            if last == position {
                while position < end, html[position] != 0x2C { position += 1 }
            }
        }
        return result
    }
}

/// Text in attributes of raw HTML.
enum HTMLText {
    /// A range without the blanks at its ends.
    static func trimmed(
        _ html: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
    ) -> Range<Int> {
        var start = range.lowerBound
        var end = range.upperBound
        while start < end, HTMLTag.isBlank(html[start]) { start += 1 }
        while start < end, HTMLTag.isBlank(html[end - 1]) { end -= 1 }
        return start..<end
    }

    /// What an address says: without line breaks, as browsers read it, and with its character
    /// references made out.
    static func address(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        guard bytes.contains(where: { $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }) else {
            return plain(bytes)
        }
        return plain(bytes.filter { $0 != 0x0A && $0 != 0x0D && $0 != 0x09 })
    }

    /// Text with its character references made out.
    static func plain(_ bytes: some Collection<UInt8>) -> String {
        guard bytes.contains(0x26) else { return String(decoding: bytes, as: UTF8.self) }
        // libcmark knows them all, and makes them out in the destination of a link.
        var link = Array("[](<".utf8)
        for byte in bytes {
            if byte == 0x3C || byte == 0x3E || byte == 0x5C { link.append(0x5C) }
            link.append(byte == 0x0A || byte == 0x0D ? 0x20 : byte)
        }
        link += Array(">)".utf8)
        let root = link.markdownTree(CMARK_OPT_DEFAULT)
        defer { if let root { cmark_node_free(root) } }
        guard let node = root.flatMap(cmark_node_first_child).flatMap(cmark_node_first_child),
            cmark_node_get_type(node) == CMARK_NODE_LINK, let url = cmark_node_get_url(node)
        else { return String(decoding: bytes, as: UTF8.self) }
        return String(cString: url)
    }
}
