/// Tells where grapheme clusters start (Unicode UAX #29), one character after the other.
struct GraphemeScanner {
    private enum Conjunct {
        case none, consonant, linked
    }

    private var last: GraphemeClass?
    /// Whether the cluster so far is a picture and marks, which a joiner and a picture continue.
    private var isPicture = false
    private var hasOddRegionals = false
    private var conjunct = Conjunct.none

    /// Takes the next character; true when it starts a cluster.
    mutating func starts(_ next: GraphemeClass) -> Bool {
        let isStart = isBoundary(before: next)
        remember(next)
        return isStart
    }

    private func isBoundary(before next: GraphemeClass) -> Bool {
        guard let last, last != .control, next != .control else { return true }
        switch (last, next) {
        case (_, .extend), (_, .linker), (_, .zeroWidthJoiner), (_, .spacing), (.prepend, _):
            return false
        case (.hangulL, .hangulL), (.hangulL, .hangulV), (.hangulL, .hangulLV),
            (.hangulL, .hangulLVT), (.hangulLV, .hangulV), (.hangulV, .hangulV),
            (.hangulLV, .hangulT), (.hangulV, .hangulT), (.hangulLVT, .hangulT),
            (.hangulT, .hangulT):
            return false
        case (.zeroWidthJoiner, .pictograph) where isPicture:
            return false
        case (.regional, .regional):
            return !hasOddRegionals
        case (_, .consonant):
            return conjunct != .linked
        default:
            return true
        }
    }

    private mutating func remember(_ next: GraphemeClass) {
        hasOddRegionals = next == .regional && !(last == .regional && hasOddRegionals)
        let isMark = next == .extend || next == .linker || next == .zeroWidthJoiner
        if !isMark {
            isPicture = next == .pictograph
            conjunct = next == .consonant ? .consonant : .none
        } else if next == .linker, conjunct != .none {
            conjunct = .linked
        }
        last = next
    }
}
