/// What consonants of Indian scripts save when a virama joins them.
struct Conjuncts {
    private let changes = PackedTable(ConjunctData.changes)

    /// Whether a character kills the vowel, so that a consonant joins the next one.
    static func isVirama(_ scalar: UInt32) -> Bool {
        guard let place = place(of: scalar) else { return isStacker(scalar) }
        return place.letter == ConjunctData.virama
    }

    /// Whether the next consonant stands below this one and takes no room (Khmer, Burmese).
    static func isStacker(_ scalar: UInt32) -> Bool {
        scalar == 0x17D2 || scalar == 0x1039
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
