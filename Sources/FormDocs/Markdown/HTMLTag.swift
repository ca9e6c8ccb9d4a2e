/// A tag of raw HTML.
///
///     tag       = name { blank | "/" | attribute } ">"
///     attribute = name [ "=" ( '"' … '"' | "'" … "'" | bytes up to a blank or ">" ) ]
struct HTMLTag {
    /// An attribute, with the bytes of its value without quotes.
    struct Attribute {
        var name: String
        var value: Range<Int>
        var isQuoted: Bool
    }

    /// The name in small letters.
    let name: String
    private(set) var attributes: [Attribute] = []
    /// The place behind the `>`.
    private(set) var end = 0

    /// Reads the tag whose name begins at an offset; nil when it does not end.
    init?(_ html: UnsafeBufferPointer<UInt8>, _ start: Int) {
        var position = start
        name = Self.name(of: html, &position) { byte, _ in
            byte == 0x2F || byte == 0x3E || Self.isBlank(byte)
        }
        while position < html.count {
            let byte = html[position]
            if byte == 0x3E {
                end = position + 1
                return
            }
            if byte == 0x2F || Self.isBlank(byte) {
                position += 1
                continue
            }
            guard let attribute = Self.attribute(html, &position) else { return nil }
            attributes.append(attribute)
        }
        return nil
    }

    private static func attribute(
        _ html: UnsafeBufferPointer<UInt8>, _ position: inout Int
    ) -> Attribute? {
        let start = position
        // A name may begin with `=`.
        let name = name(of: html, &position) {
            $0 == 0x2F || $0 == 0x3E || ($0 == 0x3D && $1 > start) || isBlank($0)
        }
        let end = position
        skipBlanks(html, &position)
        guard position < html.count, html[position] == 0x3D else {
            position = end
            return Attribute(name: name, value: end..<end, isQuoted: false)
        }
        position += 1
        skipBlanks(html, &position)
        guard position < html.count else { return nil }
        let quote = html[position]
        if quote == 0x22 || quote == 0x27 {
            let first = position + 1
            guard let last = html.firstOffset(of: quote, from: first) else { return nil }
            position = last + 1
            return Attribute(name: name, value: first..<last, isQuoted: true)
        }
        let first = position
        while position < html.count, html[position] != 0x3E, !isBlank(html[position]) {
            position += 1
        }
        return Attribute(name: name, value: first..<position, isQuoted: false)
    }

    private static func name(
        of html: UnsafeBufferPointer<UInt8>, _ position: inout Int, endsAt: (UInt8, Int) -> Bool
    ) -> String {
        let start = position
        while position < html.count, !endsAt(html[position], position) { position += 1 }
        return String(decoding: html[start..<position], as: UTF8.self).lowercased()
    }

    private static func skipBlanks(_ html: UnsafeBufferPointer<UInt8>, _ position: inout Int) {
        while position < html.count, isBlank(html[position]) { position += 1 }
    }

    /// Whether HTML takes a byte for a blank.
    static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B
    }
}
