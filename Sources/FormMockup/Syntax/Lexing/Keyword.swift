/// A word with a meaning of its own somewhere in Swift, reserved or not.
///
/// The lexer looks each identifier up once, so that the parser compares bytes with bytes.
enum Keyword: String, CaseIterable {
    /// Not a keyword.
    case none = ""

    // Reserved: never a plain name, except behind a dot or as a label. They stand before the first
    // of the others, by which the table tells them.
    case `associatedtype`, `class`, `deinit`, `enum`, `extension`, `fileprivate`, `func`
    case `import`, `init`, `inout`, `internal`, `let`, `operator`, `precedencegroup`, `private`
    case `protocol`, `public`, `rethrows`, `static`, `struct`, `subscript`, `typealias`, `var`
    case `break`, `case`, `catch`, `continue`, `default`, `defer`, `do`, `else`, `fallthrough`
    case `for`, `guard`, `if`, `in`, `repeat`, `return`, `switch`, `throw`, `where`, `while`
    case `Any`, `as`, `false`, `is`, `nil`, `self`, `Self`, `super`, `throws`, `true`, `try`
    case wildcard = "_"

    // Words of directives.
    case `elseif`, `endif`

    // Contextual: plain names wherever they stand elsewhere.
    case actor, async, await, borrowing, consume, consuming, convenience, copy, discard
    case distributed, dynamic, each, `final`, get, indirect, infix, isolated, lazy, macro
    case modify, mutating, nonisolated, nonmutating, `open`
    case `optional`, override, package, postfix, prefix, read, reasync, `required`, sending, set
    case some, any, then, unowned, unsafe, unsafeAddress, using, weak, willSet
    case didSet, yield, yielding, borrow, mutate

    // Those that begin with an underscore.
    case underscoredConsuming = "__consuming"
    case owned = "__owned"
    case setterAccess = "__setter_access"
    case shared = "__shared"
    case underscoredBorrow = "_borrow"
    case underscoredBorrowing = "_borrowing"
    case const = "_const"
    case local = "_local"
    case underscoredMove = "_move"
    case underscoredMutate = "_mutate"
    case underscoredRead = "_read"
    case underscoredModify = "_modify"
}

/// Finds keywords by their bytes.
struct KeywordTable {
    /// The table of all keywords.
    static let standard = KeywordTable()

    /// Longer words than this are never keywords. The few that are, are compared as text.
    static let longest = 16

    /// One word, packed into two integers so that comparing is two instructions.
    private struct Entry {
        var low: UInt64 = 0
        var high: UInt64 = 0
        var keyword = Keyword.none
        var isReserved = false
    }

    private static let slots = 1024
    private var entries: [Entry]

    private init() {
        entries = Array(repeating: Entry(), count: Self.slots)
        var isReserved = true
        for keyword in Keyword.allCases where keyword != .none {
            if keyword == .elseif { isReserved = false }
            var word = Array(keyword.rawValue.utf8)
            let count = word.count
            assert(count <= Self.longest, "keywords fit into two integers")
            while word.count < Self.longest { word.append(0) }
            let packed = word.withUnsafeBufferPointer { Self.pack($0, 0, count) }
            let entry = Entry(
                low: packed.low, high: packed.high, keyword: keyword, isReserved: isReserved)
            var slot = Self.slot(entry.low, entry.high)
            while entries[slot].keyword != .none { slot = (slot + 1) & (Self.slots - 1) }
            entries[slot] = entry
        }
    }

    /// Whether a keyword begins with a byte; most names of types are ruled out at once.
    @inline(__always)
    static func canStart(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "_") || byte == UInt8(ascii: "A") || byte == UInt8(ascii: "S")
    }

    /// The bytes of a word of at most ``longest`` bytes in two integers.
    @inline(__always)
    private static func pack(
        _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ count: Int
    ) -> (low: UInt64, high: UInt64) {
        guard start &+ longest <= bytes.count else { return packEnd(bytes, start, count) }
        let raw = UnsafeRawBufferPointer(bytes)
        let low = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: start, as: UInt64.self))
        if count <= 8 { return (low & mask(count), 0) }
        let high = raw.loadUnaligned(fromByteOffset: start &+ 8, as: UInt64.self)
        return (low, UInt64(littleEndian: high) & mask(count &- 8))
    }

    /// The same, byte by byte, where reading sixteen would go past the end of the text.
    private static func packEnd(
        _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ count: Int
    ) -> (low: UInt64, high: UInt64) {
        var low: UInt64 = 0
        var high: UInt64 = 0
        for index in 0..<count {
            let byte = UInt64(bytes[start + index])
            if index < 8 { low |= byte << (index * 8) } else { high |= byte << (index * 8 - 64) }
        }
        return (low, high)
    }

    /// Ones in the lowest bytes.
    @inline(__always)
    private static func mask(_ count: Int) -> UInt64 {
        count >= 8 ? UInt64.max : (1 << UInt64(truncatingIfNeeded: count &* 8)) &- 1
    }

    private static func slot(_ low: UInt64, _ high: UInt64) -> Int {
        let mixed = (low ^ (high &* 0x9E37_79B9)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed >> 54)
    }

    /// The keyword at a place, or `.none`, and whether it is reserved.
    @inline(__always)
    func keyword(
        in bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ count: Int
    ) -> (Keyword, isReserved: Bool) {
        let (low, high) = Self.pack(bytes, start, count)
        var slot = Self.slot(low, high)
        while true {
            let entry = entries[slot]
            if entry.keyword == .none { return (.none, false) }
            if entry.low == low && entry.high == high { return (entry.keyword, entry.isReserved) }
            slot = (slot + 1) & (Self.slots - 1)
        }
    }
}
