/// The utility classes that a mockup uses: their names, written once, and their rules.
///
/// A class is used hundreds of times but is new only some fifty times; so a name is spelled at its
/// first use, and copied from then on.
struct HTMLRules {
    /// A class by number: a utility and its hundredths, or a use and a colour of the look.
    private struct Entry {
        /// All bits set for none.
        var key: UInt64
        /// Place of the name in ``names``.
        var start: Int32
        var end: Int32

        static let empty = Entry(key: .max, start: 0, end: 0)
    }

    /// The names, each after a space.
    private(set) var names: [UInt8] = []
    /// Open addressing; a power of two, at most half full.
    private var table: [Entry]
    /// Keys in order of first use.
    private var used: [UInt64] = []
    /// Few and large: found by looking at each.
    private var fonts: [(font: ResolvedFont, name: Range<Int>)] = []
    private var paints: [(use: HTMLPaintUse, paint: Paint, name: Range<Int>)] = []

    init() {
        table = Array(repeating: .empty, count: 128)
        names.reserveCapacity(1024)
        used.reserveCapacity(64)
    }

    /// Where the name of a utility is.
    mutating func name(_ utility: HTMLUtility, _ hundredths: Int) -> Range<Int> {
        let key =
            UInt64(utility.rawValue) << 48
            | UInt64(bitPattern: Int64(hundredths)) & 0xFFFF_FFFF_FFFF
        return name(of: key) { utility.appendName(hundredths, to: &$0) }
    }

    /// Where the name of a paint is.
    mutating func name(_ use: HTMLPaintUse, _ paint: Paint) -> Range<Int> {
        let number: UInt64
        switch paint {
        case .role(let role): number = UInt64(role.rawValue)
        case .system(let color): number = 0x100 | UInt64(color.rawValue)
        case .custom, .faded, .gradient, .clear:
            return nameOfOwn(use, paint)
        }
        let key = Self.paintBit | UInt64(use.rawValue) << 48 | number
        return name(of: key) { HTMLPaint.appendName(use, paint, to: &$0) }
    }

    /// Where the name of a font is.
    mutating func name(_ font: ResolvedFont) -> Range<Int> {
        for known in fonts where known.font == font { return known.name }
        let range = spell { HTMLFont.appendName(font, to: &$0) }
        fonts.append((font, range))
        return range
    }

    /// All rules, each once.
    var all: [MockupRule] {
        var rules: [MockupRule] = []
        rules.reserveCapacity(used.count + fonts.count + paints.count)
        for key in used { rules.append(MockupRule(number: key)) }
        for known in fonts { rules.append(MockupRule(known.font)) }
        for known in paints { rules.append(MockupRule(known.use, known.paint)) }
        return rules
    }

    private static let paintBit: UInt64 = 1 << 62

    /// Appends the rule of a number.
    static func appendRule(of key: UInt64, to bytes: inout [UInt8]) {
        let raw = UInt8(truncatingIfNeeded: key >> 48 & 0x3F)
        guard key & paintBit != 0 else {
            guard let utility = HTMLUtility(rawValue: raw) else { return }
            utility.appendRule(
                Int(truncatingIfNeeded: Int64(bitPattern: key << 16) >> 16), to: &bytes)
            return
        }
        guard let use = HTMLPaintUse(rawValue: raw) else { return }
        let number = UInt8(truncatingIfNeeded: key)
        if key & 0x100 != 0, let color = SystemColor(rawValue: number) {
            HTMLPaint.appendRule(use, .system(color), to: &bytes)
        } else if let role = ColorRole(rawValue: number) {
            HTMLPaint.appendRule(use, .role(role), to: &bytes)
        }
    }

    private mutating func nameOfOwn(_ use: HTMLPaintUse, _ paint: Paint) -> Range<Int> {
        for known in paints where known.use == use && known.paint == paint { return known.name }
        let range = spell { HTMLPaint.appendName(use, paint, to: &$0) }
        paints.append((use, paint, range))
        return range
    }

    private mutating func name(
        of key: UInt64, _ write: (inout [UInt8]) -> Void
    ) -> Range<Int> {
        var slot = Self.slot(key, in: table.count)
        while table[slot].key != .max {
            if table[slot].key == key { return Int(table[slot].start)..<Int(table[slot].end) }
            slot = (slot + 1) & (table.count - 1)
        }
        let range = spell(write)
        table[slot] = Entry(
            key: key, start: Int32(range.lowerBound), end: Int32(range.upperBound))
        used.append(key)
        if used.count * 2 > table.count { grow() }
        return range
    }

    private mutating func spell(_ write: (inout [UInt8]) -> Void) -> Range<Int> {
        let start = names.count
        names.append(0x20)
        write(&names)
        return start..<names.count
    }

    private mutating func grow() {
        var larger: [Entry] = Array(repeating: .empty, count: table.count * 2)
        for entry in table where entry.key != .max {
            var slot = Self.slot(entry.key, in: larger.count)
            while larger[slot].key != .max { slot = (slot + 1) & (larger.count - 1) }
            larger[slot] = entry
        }
        table = larger
    }

    private static func slot(_ key: UInt64, in count: Int) -> Int {
        Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 40) & (count - 1)
    }
}
