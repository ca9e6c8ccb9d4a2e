/// Widths of Arabic letters, which change their form with their neighbours.
struct ArabicForms {
    /// How a letter joins its neighbours.
    enum Joining {
        /// Not at all.
        case none
        /// The letter before it only.
        case before
        /// Both sides.
        case both
        /// Both sides, and it makes any letter join (tatweel).
        case causing
        /// A mark that joins are not interrupted by.
        case transparent
    }

    private let letters = PackedTable(ArabicData.letters)
    private let records = PackedTable(ArabicData.records)

    /// The record of a letter; 0 for what is no joining letter.
    func record(of scalar: UInt32) -> Int {
        switch scalar {
        case 0x600..<0x700: letters.pair(Int(scalar - 0x600) * 2)
        case 0x750..<0x780: letters.pair(Int(scalar - 0x750 + 0x100) * 2)
        case 0x8A0..<0x900: letters.pair(Int(scalar - 0x8A0 + 0x130) * 2)
        default: 0
        }
    }

    /// How the letter of a record joins.
    func joining(_ record: Int) -> Joining {
        switch records.digit(record * 17) {
        case 1: .before
        case 2: .both
        case 3: .causing
        case 4: .transparent
        default: .none
        }
    }

    /// The width of a letter in the form that its neighbours give it.
    func width(_ record: Int, joinsBefore: Bool, joinsAfter: Bool, isBold: Bool) -> Int {
        let form = (joinsBefore ? 1 : 0) + (joinsAfter ? 2 : 0)
        return records.pair(record * 17 + 1 + form * 2 + (isBold ? 8 : 0))
    }

    /// The width of the ligature of lam and alef.
    func lamAlef(joinsBefore: Bool, isBold: Bool) -> Int {
        if isBold { return joinsBefore ? ArabicData.lamAlefFinalBold : ArabicData.lamAlefBold }
        return joinsBefore ? ArabicData.lamAlefFinal : ArabicData.lamAlef
    }

    /// Whether two letters are written as the ligature of lam and alef.
    static func isLamAlef(_ first: UInt32, _ second: UInt32) -> Bool {
        guard first == 0x644 else { return false }
        switch second {
        case 0x622, 0x623, 0x625, 0x627, 0x671: return true
        default: return false
        }
    }
}
