/// Finds the places where a line may end: the rules of Unicode UAX #14, one character after the
/// other. Small kana never start a line, and no dictionary is asked for Thai and its neighbours.
struct LineBreakRules {
    /// What may happen before a character.
    enum Chance {
        case none, allowed, mandatory
    }

    /// The last character that is no space, marks counted as their base; nil at the start.
    private var last: LineBreakClass?
    /// The one before it.
    private var secondLast: LineBreakClass?
    private var hasSpaces = false
    private var endsInJoiner = false
    private var endsLine: LineBreakClass?
    private var hasOddRegionals = false

    /// Takes the next character; tells whether a line may end before it.
    mutating func chance(before next: LineBreakClass) -> Chance {
        if let ending = endsLine, !(ending == .carriageReturn && next == .lineFeed) {
            self = LineBreakRules()
            take(next)
            return .mandatory
        }
        let chance = chanceInLine(before: next)
        take(next)
        return chance
    }

    private func chanceInLine(before next: LineBreakClass) -> Chance {
        if next.isLineEnd || next == .space || next == .zeroWidthSpace { return .none }  // LB6, LB7
        // LB9; after a space a mark stands alone, as a letter.
        if next.isMark, !hasSpaces, last != .zeroWidthSpace { return .none }
        guard let last else { return .none }
        if last == .zeroWidthSpace { return .allowed }  // LB8
        if endsInJoiner { return .none }  // LB8a
        let right = next.isMark ? .alphabetic : next
        return isTied(last, right) ? .none : .allowed
    }

    private mutating func take(_ next: LineBreakClass) {
        endsInJoiner = next == .zeroWidthJoiner
        if next.isLineEnd {
            endsLine = next
        } else if next == .space {
            hasSpaces = true
        } else if !next.isMark {
            shift(to: next)
        } else if last == nil || last == .zeroWidthSpace || hasSpaces {
            shift(to: .alphabetic)
        }
    }

    private mutating func shift(to next: LineBreakClass) {
        hasOddRegionals = next == .regional && !(last == .regional && hasOddRegionals)
        secondLast = hasSpaces ? .space : last
        last = next
        hasSpaces = false
    }

    /// Rules from LB11 on: whether the two stay together.
    private func isTied(_ left: LineBreakClass, _ right: LineBreakClass) -> Bool {
        if right.neverStartsLine { return true }  // LB11, LB13
        if left == .opening || left == .wideOpening { return true }  // LB14
        if LineBreakPairs.areTiedAcrossSpaces(left, right) { return true }
        if hasSpaces { return false }  // LB18
        if left == .regional, right == .regional { return hasOddRegionals }  // LB30a
        if left == .hyphen, right == .alphabetic || right == .hebrew {
            return secondLast == nil || secondLast == .space  // LB20a
        }
        if secondLast == .hebrew, left == .hyphen || left == .breakAfter {
            return right != .hebrew  // LB21a
        }
        return LineBreakPairs.areTied(left, right)
    }
}

extension LineBreakClass {
    fileprivate var isLineEnd: Bool {
        self == .mandatory || self == .carriageReturn || self == .lineFeed || self == .nextLine
    }

    fileprivate var isMark: Bool {
        self == .combining || self == .zeroWidthJoiner
    }

    fileprivate var neverStartsLine: Bool {
        self == .wordJoiner || self == .closing || self == .closingParenthesis
            || self == .wideClosing || self == .exclamation || self == .infix || self == .symbol
    }
}
