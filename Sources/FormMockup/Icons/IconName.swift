/// What can be read from a symbol's name alone.
struct IconName {
    private let name: String

    /// Takes a name.
    init(_ name: String) { self.name = name }

    /// Whether the name is components with single dots between them.
    var isWellFormed: Bool {
        !name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            .contains { $0.isEmpty }
    }

    /// The name that the glyph was drawn under: older and equal spellings lead to one drawing.
    var canonical: String {
        for (alias, drawn) in IconName.aliases where isVariant(of: alias) {
            return drawn + String(decoding: name.utf8.dropFirst(alias.utf8.count), as: UTF8.self)
        }
        return name
    }

    /// Whether the system flips the symbol in a right-to-left interface.
    ///
    /// It does so for symbols that speak of before and after or show text that starts at an edge;
    /// `left` and `right` mean what they say, and media transport keeps the direction of a tape.
    var mirrorsInRightToLeft: Bool {
        for mirrored in IconName.mirroring where isVariant(of: mirrored) { return true }
        return false
    }

    /// Whether the name is another one, or that and more components.
    private func isVariant(of other: String) -> Bool {
        let own = name.utf8
        let length = other.utf8.count
        if !own.starts(with: other.utf8) { return false }
        return own.count == length || own.dropFirst(length).first == UInt8(ascii: ".")
    }

    private static let mirroring = [
        "arrow.backward", "arrow.forward", "arrow.turn.up.forward", "arrow.uturn.backward",
        "arrow.uturn.forward", "arrow.up.forward", "arrow.down.forward", "arrow.up.backward",
        "arrow.down.backward", "arrowshape.turn.up.backward", "arrowshape.turn.up.forward",
        "chevron.backward", "chevron.forward", "decrease.indent", "delete.backward",
        "increase.indent", "list.bullet", "list.dash", "list.number", "list.star",
        "list.bullet.rectangle", "list.clipboard", "music.note.list",
        "rectangle.portrait.and.arrow.forward", "sidebar.leading", "sidebar.trailing",
        "text.append", "text.badge", "text.bubble", "text.insert", "text.quote",
    ]

    /// Equal, older and rarer names, the longer ones first, and what is drawn for them.
    private static let aliases: [(String, String)] = aliasTable.utf8.split {
        $0 == 0x20 || $0 == 0x0A
    }.map { pair in
        let parts = pair.split(separator: 0x3D)
        return (
            String(decoding: Array(parts[0]), as: UTF8.self),
            String(decoding: Array(parts[parts.count - 1]), as: UTF8.self)
        )
    }

    /// A name without its last component, and that component.
    static func lastComponent(of name: String) -> (rest: String, last: String)? {
        let bytes = Array(name.utf8)
        guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return nil }
        return (
            String(decoding: bytes[..<dot], as: UTF8.self),
            String(decoding: bytes[(dot + 1)...], as: UTF8.self)
        )
    }

    /// A name without its badge, and the badge's own name, empty for a plain dot.
    static func badge(of name: String) -> (rest: String, badge: String)? {
        let bytes = Array(name.utf8)
        let word = Array(".badge".utf8)
        var index = bytes.count - word.count
        while index > 0 {
            let end = index + word.count
            if Array(bytes[index..<end]) == word
                && (end == bytes.count || bytes[end] == UInt8(ascii: "."))
            {
                let badge = end == bytes.count ? bytes[end...] : bytes[(end + 1)...]
                // `.badge.plus.fill` and `.badge.fill` fill the symbol, not the badge.
                if badge == ArraySlice("fill".utf8) || badge.suffix(5) == ArraySlice(".fill".utf8) {
                    return nil
                }
                return (
                    String(decoding: bytes[..<index], as: UTF8.self),
                    String(decoding: badge, as: UTF8.self)
                )
            }
            index -= 1
        }
        return nil
    }
}
