/// What may happen at each byte of a text: where clusters start and where lines may end.
struct BreakMap {
    /// What is true of the place before a character, and of the character.
    struct Mark: OptionSet {
        let rawValue: UInt8

        /// A grapheme cluster starts here.
        static let cluster = Mark(rawValue: 1)
        /// A line may end here.
        static let mayBreak = Mark(rawValue: 2)
        /// A line ends here: a line end comes before.
        static let mustBreak = Mark(rawValue: 4)
        /// The character is a space that may hang over a line's end.
        static let space = Mark(rawValue: 8)
        /// The character is (part of) a line end.
        static let lineEnd = Mark(rawValue: 16)
        /// The character is a soft hyphen.
        static let softHyphen = Mark(rawValue: 32)
    }

    /// The marks of the byte that each character starts with; those between have none.
    let marks: [Mark]
    /// Whether the text ends in a line end, so that a blank line follows.
    let endsInLineEnd: Bool

    /// Looks at a whole text of valid UTF-8.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var marks = [Mark](repeating: [], count: bytes.count)
        var scanner = Scanner()
        var reader = ScalarReader(bytes)
        var place = 0
        while let scalar = reader.next() {
            marks[place] = scanner.mark(before: scalar)
            place = reader.position
        }
        self.marks = marks
        endsInLineEnd = scanner.isAtLineEnd
    }

    /// Goes from character to character.
    private struct Scanner {
        private let properties = TextProperties()
        private var graphemes = GraphemeScanner()
        private var rules = LineBreakRules()
        private var last: UInt32 = 0
        private(set) var isAtLineEnd = false

        @inline(__always)
        mutating func mark(before scalar: UInt32) -> Mark {
            defer { last = scalar }
            // Inside an English word the rules have nothing new to say.
            if BreakMap.isLetter(scalar), BreakMap.isLetter(last) { return .cluster }
            return ruled(scalar)
        }

        private mutating func ruled(_ scalar: UInt32) -> Mark {
            let (kind, grapheme) = properties.classes(of: scalar)
            var mark = BreakMap.mark(of: scalar, kind)
            isAtLineEnd = mark.contains(.lineEnd)
            let isCluster = graphemes.starts(grapheme)
            if isCluster, !(last == 0x0D && scalar == 0x0A) { mark.insert(.cluster) }
            switch rules.chance(before: kind) {
            case .allowed: if isCluster { mark.insert(.mayBreak) }
            case .mandatory: mark.insert(.mustBreak)
            case .none:
                if kind == .complexContext, isCluster,
                    SyllableBreaks.allows(after: last, before: scalar)
                {
                    mark.insert(.mayBreak)
                }
            }
            return mark
        }
    }

    @inline(__always)
    private static func isLetter(_ scalar: UInt32) -> Bool {
        0x61...0x7A ~= scalar | 0x20
    }

    private static func mark(of scalar: UInt32, _ kind: LineBreakClass) -> Mark {
        switch kind {
        case .space: return .space
        case .mandatory, .carriageReturn, .lineFeed, .nextLine: return .lineEnd
        default: break
        }
        switch scalar {
        case 0x09, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: return .space
        case 0xAD: return .softHyphen
        default: return []
        }
    }
}
