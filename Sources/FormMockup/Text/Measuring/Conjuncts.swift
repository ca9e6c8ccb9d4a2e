/// Widths in Indian scripts: what consonants save when a virama joins them, and what vowel signs
/// add to each.
struct Conjuncts {
    private let changes = PackedTable(ConjunctData.changes)
    private let signs = PackedTable(ConjunctData.signs)

    /// Whether a character kills the vowel, so that a consonant joins the next one.
    static func isVirama(_ scalar: UInt32) -> Bool {
        guard let place = place(of: scalar) else { return isStacker(scalar) }
        return place.letter == ConjunctData.virama
    }

    /// Whether the next consonant stands below this one and takes no room (Khmer, Burmese).
    static func isStacker(_ scalar: UInt32) -> Bool {
        scalar == 0x17D2 || scalar == 0x1039
    }

    /// Whether a consonant is a ra, which is written below the one it joins.
    static func isRa(_ scalar: UInt32) -> Bool {
        consonant(scalar)?.letter == 0x30 - ConjunctData.firstConsonant
    }

    /// How much wider, mostly narrower, in units, two consonants are with a virama between them.
    func change(_ first: UInt32, _ second: UInt32) -> Int {
        guard let one = Conjuncts.consonant(first), let two = Conjuncts.consonant(second),
            one.script == two.script
        else { return 0 }
        let row = one.script * ConjunctData.consonantCount + one.letter
        let digit = changes.digit(row * ConjunctData.consonantCount + two.letter)
        let em = GlyphRecordData.unitsPerEm
        return (digit - ConjunctData.zero) * em / ConjunctData.digitsPerEm
    }

    /// The units that a vowel sign, or the virama, adds to a consonant; nil for what is neither.
    func sign(_ sign: UInt32, on consonant: UInt32, isBold: Bool) -> Int? {
        guard let base = Conjuncts.consonant(consonant), let mark = Conjuncts.place(of: sign),
            base.script == mark.script
        else { return nil }
        let place = mark.letter - ConjunctData.firstSign
        guard 0..<ConjunctData.signCount ~= place else { return nil }
        let row = base.script * ConjunctData.consonantCount + base.letter
        let digit = signs.digit(row * ConjunctData.signCount + place)
        // The table is of regular fonts; their bold signs are a twelfth wider.
        let units = digit * GlyphRecordData.unitsPerEm / ConjunctData.signDigitsPerEm
        return isBold ? units + units / 12 : units
    }

    private static func consonant(_ scalar: UInt32) -> (script: Int, letter: Int)? {
        guard let place = place(of: scalar) else { return nil }
        let letter = place.letter - ConjunctData.firstConsonant
        guard 0..<ConjunctData.consonantCount ~= letter else { return nil }
        return (place.script, letter)
    }

    private static func place(of scalar: UInt32) -> (script: Int, letter: Int)? {
        guard scalar >= 0x900 else { return nil }
        let script = Int(scalar - 0x900) >> 7
        guard script < ConjunctData.scriptCount else { return nil }
        return (script, Int(scalar & 0x7F))
    }
}
