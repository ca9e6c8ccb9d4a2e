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
        let properties = TextProperties()
        var marks = [Mark](repeating: [], count: bytes.count)
        var graphemes = GraphemeScanner()
        var rules = LineBreakRules()
        var reader = ScalarReader(bytes)
        var place = 0
        var last: UInt32 = 0
        var endsInLineEnd = false
        while let scalar = reader.next() {
            let kind = properties.lineBreak(of: scalar)
            var mark = BreakMap.mark(of: scalar, kind)
            endsInLineEnd = mark.contains(.lineEnd)
            let isCluster = graphemes.starts(properties.grapheme(of: scalar))
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
            marks[place] = mark
            place = reader.position
            last = scalar
        }
        self.marks = marks
        self.endsInLineEnd = endsInLineEnd
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
