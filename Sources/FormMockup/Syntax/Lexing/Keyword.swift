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
    case some, any, then, unowned, unsafe, unsafeAddress, weak, willSet
    case didSet, yield, yielding, borrow, mutate

    // Those that begin with an underscore.
    case underscoredConsuming = "__consuming"
    case owned = "__owned"
    case setterAccess = "__setter_access"
    case shared = "__shared"
    case underscoredBorrow = "_borrow"
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
            var entry = Entry(keyword: keyword, isReserved: isReserved)
            var count = 0
            for byte in keyword.rawValue.utf8 {
                Self.pack(byte, at: count, low: &entry.low, high: &entry.high)
                count += 1
            }
            assert(count <= Self.longest, "keywords fit into two integers")
            var slot = Self.slot(entry.low, entry.high)
            while entries[slot].keyword != .none { slot = (slot + 1) & (Self.slots - 1) }
            entries[slot] = entry
        }
    }

    /// Adds one byte of a word to its packed form.
    @inline(__always)
    static func pack(_ byte: UInt8, at index: Int, low: inout UInt64, high: inout UInt64) {
        if index < 8 {
            low |= UInt64(byte) << UInt64(truncatingIfNeeded: index &* 8)
        } else {
            high |= UInt64(byte) << UInt64(truncatingIfNeeded: (index &- 8) &* 8)
        }
    }

    private static func slot(_ low: UInt64, _ high: UInt64) -> Int {
        let mixed = (low ^ (high &* 0x9E37_79B9)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed >> 54)
    }

    /// The keyword with these packed bytes, or `.none`, and whether it is reserved.
    func keyword(low: UInt64, high: UInt64) -> (Keyword, isReserved: Bool) {
        var slot = Self.slot(low, high)
        while true {
            let entry = entries[slot]
            if entry.keyword == .none { return (.none, false) }
            if entry.low == low && entry.high == high { return (entry.keyword, entry.isReserved) }
            slot = (slot + 1) & (Self.slots - 1)
        }
    }
}
