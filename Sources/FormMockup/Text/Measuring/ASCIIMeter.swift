/// Measures plain English text, which is most of what forms say, with a table of its own: the
/// packed one costs four look-ups a character. The sums are the same to the last bit.
enum ASCIIMeter {
    /// What the packed table says of one character.
    private struct Glyph {
        var regular: Int16 = 0
        var black: Int16 = 0
        var thin: Int16 = 0
        var left: UInt8 = 0
        var right: UInt8 = 0
    }

    /// From space to tilde; empty if one of them is not smooth.
    private static let glyphs: [Glyph] = {
        let table = GlyphTable()
        var glyphs: [Glyph] = []
        for scalar in UInt32(0x20)..<0x7F {
            let glyph = table.glyph(of: scalar)
            guard table.isSmooth(glyph) else { return [] }
            glyphs.append(
                Glyph(
                    regular: Int16(table.regularWidth(glyph)),
                    black: Int16(table.extremeWidth(glyph, isThin: false)),
                    thin: Int16(table.extremeWidth(glyph, isThin: true)),
                    left: UInt8(table.leftClass(glyph)), right: UInt8(table.rightClass(glyph))))
        }
        return glyphs
    }()

    /// The width in points; nil for text or a font that needs more than the table.
    static func width(of bytes: UnsafeBufferPointer<UInt8>, _ scale: GlyphScale) -> Double? {
        if scale.isMonospaced || scale.hasMonospacedDigits { return nil }
        let table = GlyphTable()
        return glyphs.withUnsafeBufferPointer { glyphs in
            var width = 0.0
            var left = 0
            for byte in bytes {
                let index = Int(byte) &- 0x20
                guard index >= 0, index < glyphs.count else { return nil }
                let glyph = glyphs[index]
                let kern = table.kern(Int(glyph.right), after: left)
                left = Int(glyph.left)
                var units = Double(Int(glyph.regular) &+ kern)
                if scale.blend != 0 {
                    let extreme = Int(scale.isThin ? glyph.thin : glyph.black)
                    units += Double(extreme &- Int(glyph.regular)) * scale.blend
                }
                width += units * scale.smoothUnit + scale.tracking
            }
            return width
        }
    }
}
