/// What must be known of the characters before to measure the next one of a script whose letters
/// change with their neighbours, or of an emoji made of several characters.
struct ShapingContext {
    /// What a character adds.
    struct Step {
        /// Units of its width, less what it saves on the one before.
        var units: Int
        /// Characters that tracking is added to.
        var characters: Int

        static var nothing: Step { Step(units: 0, characters: 0) }
    }

    private enum Emoji: UInt8 {
        case none, whole, joined, halfFlag
    }

    /// An Arabic letter that the next one may join.
    private struct Letter {
        var scalar: UInt32
        var record: Int
        var isJoined: Bool
    }

    private var emoji = Emoji.none
    private var letter: Letter?
    /// The consonant that a virama joins to the next one, and the virama.
    private var consonant: UInt32 = 0
    private var virama: UInt32 = 0

    /// Whether nothing is remembered.
    private(set) var isEmpty = true

    /// Whether an emoji goes on: it ends in a joiner.
    var expectsEmoji: Bool { emoji == .joined }

    /// Whether the last character belongs to an emoji.
    var isInEmoji: Bool { emoji != .none }

    /// Remembers an emoji that is whole so far.
    mutating func startEmoji() {
        self = ShapingContext()
        emoji = .whole
        isEmpty = false
    }

    /// Adds a mark or a format character; gives the units that it adds in its place, mostly none.
    mutating func addMark(_ scalar: UInt32, isBold: Bool) -> Int {
        if scalar == 0x200D {
            if emoji == .whole { emoji = .joined }
        } else if scalar == 0x200C {
            self = ShapingContext()
        } else if consonant != 0 {
            if Conjuncts.isVirama(scalar) { virama = scalar }
            return Conjuncts().sign(scalar, on: consonant, isBold: isBold) ?? 0
        }
        return 0
    }

    /// Adds an emoji, or a part of one, of the width that a whole one has.
    mutating func addEmoji(_ scalar: UInt32, width: Int) -> Step {
        let before = emoji
        startEmoji()
        if 0x1F1E6...0x1F1FF ~= scalar {
            if before == .halfFlag { return .nothing }
            emoji = .halfFlag
        } else if before == .joined || before == .whole && 0x1F3FB...0x1F3FF ~= scalar {
            return .nothing
        }
        return Step(units: width, characters: 1)
    }

    /// Adds a letter or sign; `width` is its own.
    mutating func addLetter(_ scalar: UInt32, width: Int, isBold: Bool) -> Step {
        switch scalar {
        case 0x600..<0x900: addArabic(scalar, width: width, isBold: isBold)
        case 0x900..<0x1100, 0x1780..<0x1800: addIndian(scalar, width: width, isBold: isBold)
        default: addPlain(width)
        }
    }

    private mutating func addPlain(_ width: Int) -> Step {
        if !isEmpty { self = ShapingContext() }
        return Step(units: width, characters: 1)
    }

    private mutating func addArabic(_ scalar: UInt32, width: Int, isBold: Bool) -> Step {
        let forms = ArabicForms()
        let record = forms.record(of: scalar)
        guard record != 0 else { return addPlain(width) }
        let before = letter
        self = ShapingContext()
        isEmpty = false
        var units = 0
        if let before {
            units -= forms.width(
                before.record, joinsBefore: before.isJoined, joinsAfter: false, isBold: isBold)
            if ArabicForms.isLamAlef(before.scalar, scalar) {
                units += forms.lamAlef(joinsBefore: before.isJoined, isBold: isBold)
                return Step(units: units, characters: 0)
            }
            units += forms.width(
                before.record, joinsBefore: before.isJoined, joinsAfter: true, isBold: isBold)
        }
        let isJoined = before != nil
        units += forms.width(record, joinsBefore: isJoined, joinsAfter: false, isBold: isBold)
        switch forms.joining(record) {
        case .both, .causing: letter = Letter(scalar: scalar, record: record, isJoined: isJoined)
        case .none, .before, .transparent: break
        }
        // Letters that join are not set apart, so tracking leaves them alone.
        return Step(units: units, characters: 0)
    }

    private mutating func addIndian(_ scalar: UInt32, width: Int, isBold: Bool) -> Step {
        let isSign = TextProperties().grapheme(of: scalar) == .spacing
        let conjuncts = Conjuncts()
        let first = consonant
        let joiner = virama
        self = ShapingContext()
        if isSign {
            let added = first == 0 ? nil : conjuncts.sign(scalar, on: first, isBold: isBold)
            return Step(units: added ?? width, characters: 0)
        }
        consonant = scalar
        isEmpty = false
        guard joiner != 0 else { return Step(units: width, characters: 1) }
        if Conjuncts.isStacker(joiner) { return .nothing }
        // A ra below leaves its base to carry the signs.
        if Conjuncts.isRa(scalar) { consonant = first }
        let saved = conjuncts.sign(joiner, on: first, isBold: isBold) ?? 0
        return Step(units: width - saved + conjuncts.change(first, scalar), characters: 0)
    }
}
