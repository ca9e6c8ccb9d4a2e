/// The rules of UAX #14 that look at two neighbours only.
enum LineBreakPairs {
    /// Whether two stay together even with spaces between them (LB16, LB17).
    static func areTiedAcrossSpaces(_ left: LineBreakClass, _ right: LineBreakClass) -> Bool {
        switch (left, right) {
        case (.closing, .nonstarter), (.closingParenthesis, .nonstarter),
            (.wideClosing, .nonstarter), (.breakBoth, .breakBoth):
            true
        default:
            false
        }
    }

    /// Whether two neighbours stay together (LB11 to LB30).
    static func areTied(_ left: LineBreakClass, _ right: LineBreakClass) -> Bool {
        tiedByRight(left, right) ?? tiedByLeft(left, right) ?? areOneWord(left, right)
            || isNumber(left, right) || isHangul(left, right)
    }

    /// What the right one decides: LB12a, LB19 to LB22.
    private static func tiedByRight(_ left: LineBreakClass, _ right: LineBreakClass) -> Bool? {
        switch right {
        case .glue: left != .breakAfter && left != .hyphen ? true : nil
        case .quotation, .inseparable: true
        case .contingent: false
        case .breakAfter, .hyphen, .nonstarter: left == .contingent ? false : true
        default: nil
        }
    }

    /// What the left one decides: LB11, LB12, LB19 to LB21.
    private static func tiedByLeft(_ left: LineBreakClass, _ right: LineBreakClass) -> Bool? {
        switch left {
        case .wordJoiner, .glue, .quotation: true
        case .contingent: false
        case .breakBefore: true
        case .symbol where right == .hebrew: true
        default: nil
        }
    }

    /// LB23 to LB24, LB28 to LB30b: letters, digits and what hangs on them.
    private static func areOneWord(_ left: LineBreakClass, _ right: LineBreakClass) -> Bool {
        switch (kind(left), kind(right)) {
        case (.letter, .letter), (.letter, .digit), (.digit, .letter): true
        case (.letter, .affix), (.affix, .letter): true
        case (.letter, .opening), (.digit, .opening): true
        case (.closing, .letter), (.closing, .digit): true
        case (.ideograph, .affix): right == .postfix
        case (.affix, .ideograph): left == .prefix
        case (.other, .letter): left == .infix
        default: left == .emojiBase && right == .emojiModifier
        }
    }

    /// LB25: parts of a number.
    private static func isNumber(_ left: LineBreakClass, _ right: LineBreakClass) -> Bool {
        switch (left, right) {
        case (.numeric, .numeric), (.hyphen, .numeric), (.infix, .numeric), (.symbol, .numeric):
            true
        case (.numeric, .postfix), (.numeric, .prefix), (.postfix, .numeric), (.prefix, .numeric):
            true
        case (.closing, .postfix), (.closing, .prefix), (.closingParenthesis, .postfix),
            (.closingParenthesis, .prefix), (.postfix, .opening), (.prefix, .opening):
            true
        default: false
        }
    }

    /// LB26: parts of a Hangul syllable.
    private static func isHangul(_ left: LineBreakClass, _ right: LineBreakClass) -> Bool {
        switch (left, right) {
        case (.hangulL, .hangulL), (.hangulL, .hangulV), (.hangulL, .hangulLV),
            (.hangulL, .hangulLVT), (.hangulV, .hangulV), (.hangulV, .hangulT),
            (.hangulLV, .hangulV), (.hangulLV, .hangulT), (.hangulLVT, .hangulT),
            (.hangulT, .hangulT):
            true
        default: false
        }
    }

    private enum Kind {
        case letter, digit, affix, ideograph, opening, closing, other
    }

    private static func kind(_ value: LineBreakClass) -> Kind {
        switch value {
        case .alphabetic, .hebrew, .complexContext: .letter
        case .numeric: .digit
        case .prefix, .postfix: .affix
        case .ideographic, .emojiBase, .emojiModifier, .hangulL, .hangulV, .hangulT, .hangulLV,
            .hangulLVT:
            .ideograph
        case .opening: .opening
        case .closingParenthesis: .closing
        case .mandatory, .carriageReturn, .lineFeed, .nextLine, .space, .zeroWidthSpace,
            .wordJoiner, .glue, .combining, .zeroWidthJoiner, .breakAfter, .breakBefore, .hyphen,
            .breakBoth, .contingent, .closing, .exclamation, .inseparable, .infix, .nonstarter,
            .quotation, .symbol, .regional, .wideOpening, .wideClosing:
            .other
        }
    }
}
