/// Places between words of scripts that write none: Thai, Lao and Burmese.
///
/// Without a dictionary this finds some ends of syllables only, those that are plain from the
/// letters. It may split a compound but never a syllable, and the rest stays together.
enum SyllableBreaks {
    /// Whether a syllable starts at `next`, which follows `last`; marks are not asked about.
    static func allows(after last: UInt32, before next: UInt32) -> Bool {
        switch next {
        case 0x0E40...0x0E44: !(0x0E40...0x0E44 ~= last)  // Thai vowels written before
        case 0x0EC0...0x0EC4: !(0x0EC0...0x0EC4 ~= last)  // Lao vowels written before
        case 0x0E01...0x0E2E: last == 0x0E30 || last == 0x0E46 || last == 0x0E2F
        case 0x0E81...0x0EAE: last == 0x0EB0 || last == 0x0EC6 || last == 0x0EAF
        case 0x1000...0x1021: last == 0x1038  // Burmese, after a visarga
        default: false
        }
    }
}
