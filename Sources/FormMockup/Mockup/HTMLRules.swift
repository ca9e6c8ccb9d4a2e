/// The rules that a mockup's utility classes need, each once.
struct HTMLRules {
    /// Keys of numbered utilities, open addressing: most lookups find what is there already.
    private var table: [UInt64]
    private var count = 0
    /// Numbered utilities in order of first use.
    private var used: [UInt64] = []
    /// Rules that are text already: paints and fonts.
    private var texts: [String] = []
    private var paints: [PaintKey: Int] = [:]
    private var fonts: [ResolvedFont: Int] = [:]

    /// A paint and what it colours.
    struct PaintKey: Hashable {
        var use: HTMLPaintUse
        var paint: Paint
    }

    init() {
        table = Array(repeating: .max, count: 256)
    }

    /// Notes that a utility is used.
    mutating func use(_ utility: HTMLUtility, _ hundredths: Int) {
        let key =
            UInt64(utility.rawValue) << 48
            | UInt64(bitPattern: Int64(hundredths)) & 0xFFFF_FFFF_FFFF
        var slot = Self.slot(key, in: table)
        while table[slot] != .max {
            if table[slot] == key { return }
            slot = (slot + 1) & (table.count - 1)
        }
        table[slot] = key
        used.append(key)
        count += 1
        if count * 2 > table.count { grow() }
    }

    /// Notes that a paint is used, and runs `rule` at its first use.
    mutating func use(_ key: PaintKey, rule: () -> [UInt8]) {
        guard paints[key] == nil else { return }
        paints[key] = texts.count
        texts.append(String(decoding: rule(), as: UTF8.self))
    }

    /// Notes that a font is used, and runs `rule` at its first use.
    mutating func use(_ font: ResolvedFont, rule: () -> [UInt8]) {
        guard fonts[font] == nil else { return }
        fonts[font] = texts.count
        texts.append(String(decoding: rule(), as: UTF8.self))
    }

    /// All rules in ascending order.
    func sorted() -> [String] {
        var result = texts
        result.reserveCapacity(texts.count + used.count)
        var bytes: [UInt8] = []
        for key in used {
            guard let utility = HTMLUtility(rawValue: UInt8(key >> 48)) else { continue }
            bytes.removeAll(keepingCapacity: true)
            let value = Int(truncatingIfNeeded: Int64(bitPattern: key << 16) >> 16)
            utility.appendRule(value, to: &bytes)
            result.append(String(decoding: bytes, as: UTF8.self))
        }
        result.sort()
        var last = ""
        result.removeAll { rule in
            defer { last = rule }
            return rule == last
        }
        return result
    }

    private mutating func grow() {
        var larger: [UInt64] = Array(repeating: .max, count: table.count * 2)
        for key in used {
            var slot = Self.slot(key, in: larger)
            while larger[slot] != .max { slot = (slot + 1) & (larger.count - 1) }
            larger[slot] = key
        }
        table = larger
    }

    private static func slot(_ key: UInt64, in table: [UInt64]) -> Int {
        Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 40) & (table.count - 1)
    }
}
