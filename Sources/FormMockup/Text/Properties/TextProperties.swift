/// How a character takes part in line breaking (Unicode UAX #14), in the order of the tables.
enum LineBreakClass: UInt8 {
    case alphabetic, mandatory, carriageReturn, lineFeed, nextLine, space, zeroWidthSpace
    case wordJoiner, glue, combining, zeroWidthJoiner, breakAfter, breakBefore, hyphen
    case breakBoth, contingent, closing, closingParenthesis, exclamation, inseparable
    case infix, nonstarter, numeric, opening, postfix, prefix, quotation, symbol
    case hebrew, ideographic, emojiBase, emojiModifier
    case hangulLV, hangulLVT, hangulL, hangulV, hangulT, regional, complexContext
    case wideOpening, wideClosing
}

/// How a character takes part in grapheme clusters (Unicode UAX #29), in the order of the tables.
enum GraphemeClass: UInt8 {
    case other, control, extend, linker, zeroWidthJoiner, spacing, prepend, regional
    case hangulL, hangulV, hangulT, hangulLV, hangulLVT, pictograph, consonant
}

/// What a character says about direction (Unicode UAX #9), in the order of the tables.
enum StrongDirection: UInt8 {
    case neutral, left, right
    /// Starts and ends text whose direction is its own affair.
    case isolate, pop
}

/// Looks up properties of characters.
struct TextProperties {
    private let pages = PackedTable(TextPropertyData.pages)
    private let values = PackedTable(TextPropertyData.values)
    private let records = PackedTable(TextPropertyData.records)

    /// The classes for line breaking and for grapheme clusters.
    func classes(of scalar: UInt32) -> (LineBreakClass, GraphemeClass) {
        let record = record(of: scalar)
        return (
            LineBreakClass(rawValue: field(0, of: record)) ?? .alphabetic,
            GraphemeClass(rawValue: field(1, of: record)) ?? .other
        )
    }

    /// The class for grapheme clusters.
    func grapheme(of scalar: UInt32) -> GraphemeClass {
        GraphemeClass(rawValue: field(1, of: record(of: scalar))) ?? .other
    }

    /// The direction.
    func direction(of scalar: UInt32) -> StrongDirection {
        StrongDirection(rawValue: field(2, of: record(of: scalar))) ?? .neutral
    }

    private func field(_ field: Int, of record: Int) -> UInt8 {
        UInt8(truncatingIfNeeded: records.digit(record &* 3 &+ field))
    }

    private func record(of scalar: UInt32) -> Int {
        let place = place(of: scalar)
        let page = pages.pair((place >> 6) &* 2)
        return values.digit(page << 6 | place & 63)
    }

    /// The place in the tables; what they lack is looked up as a character like it.
    private func place(of scalar: UInt32) -> Int {
        switch scalar {
        case 0..<0x10000: Int(scalar)
        case 0x1F000..<0x20000: Int(scalar) - 0xF000
        case 0x20000..<0x40000: 0x4E00  // ideographs
        case 0xE0000..<0xE1000: 0xFE0F  // tags and selectors
        case 0x10800..<0x11000, 0x1E800..<0x1F000: 0x5D0  // right-to-left scripts
        default: 0x61
        }
    }
}
