/// From characters to classes of glyphs, and from those to widths in units of `unitsPerEm`.
struct GlyphTable {
    /// The class of what joins its neighbour without a width of its own.
    static var zero: Int { GlyphRecordData.zero }

    private let pages = PackedTable(GlyphIndexData.pages)
    private let classes = PackedTable(GlyphIndexData.classes)
    private let smooth = PackedTable(GlyphRecordData.smooth)
    private let fixed = PackedTable(GlyphRecordData.fixed)
    private let kerns = PackedTable(KernData.matrix)

    /// The class of a character's glyph.
    @inline(__always)
    func glyph(of scalar: UInt32) -> Int {
        // The first pages stand in order, so ASCII needs no page number.
        if scalar < 0x80 { return classes.pair(Int(scalar) &* 2) }
        if scalar < 0x10000 { return inTable(Int(scalar)) }
        return beyondBasicPlane(scalar)
    }

    /// Whether the weight changes a glyph smoothly; others come in a regular and a bold face only.
    @inline(__always)
    func isSmooth(_ glyph: Int) -> Bool {
        glyph < GlyphRecordData.firstFixed
    }

    /// The width of a smooth glyph in the regular weight.
    @inline(__always)
    func regularWidth(_ glyph: Int) -> Int {
        smooth.pair(glyph &* 8)
    }

    /// The width of a smooth glyph in the black weight, or in the thin one.
    @inline(__always)
    func extremeWidth(_ glyph: Int, isThin: Bool) -> Int {
        smooth.pair(glyph &* 8 &+ (isThin ? 4 : 2))
    }

    /// The width of another glyph.
    func fixedWidth(_ glyph: Int, isBold: Bool) -> Int {
        fixed.pair((glyph &- GlyphRecordData.firstFixed) &* 4 &+ (isBold ? 2 : 0))
    }

    /// The kerning class of a smooth glyph that others follow; 0 never kerns.
    @inline(__always)
    func leftClass(_ glyph: Int) -> Int {
        smooth.digit(glyph &* 8 &+ 6)
    }

    /// The kerning class of a smooth glyph that follows others.
    @inline(__always)
    func rightClass(_ glyph: Int) -> Int {
        smooth.digit(glyph &* 8 &+ 7)
    }

    /// The kerning of a smooth glyph after a glyph of a left class.
    @inline(__always)
    func kern(after leftClass: Int, _ glyph: Int) -> Int {
        kern(rightClass(glyph), after: leftClass)
    }

    /// The kerning of a glyph of a right class after one of a left class.
    @inline(__always)
    func kern(_ rightClass: Int, after leftClass: Int) -> Int {
        let digit = kerns.digit(leftClass &* KernData.classCount &+ rightClass)
        return (digit &- KernData.zero) &* KernData.step
    }

    @inline(__always)
    private func inTable(_ place: Int) -> Int {
        let page = pages.pair((place >> 5) &* 2)
        return classes.pair((page << 5 | place & 31) &* 2)
    }

    private func beyondBasicPlane(_ scalar: UInt32) -> Int {
        switch scalar {
        case 0x1F000..<0x20000: inTable(Int(scalar) - 0xF000)
        case 0x20000..<0x40000: GlyphRecordData.ideograph
        case 0xE0000..<0xE1000: GlyphRecordData.zero
        default: GlyphRecordData.unknown
        }
    }
}
