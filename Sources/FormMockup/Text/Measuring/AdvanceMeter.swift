/// Adds up the widths of characters, one at a time.
///
/// At any moment `width` is what the text so far would measure on its own: a letter counts in its
/// last form until one that joins it comes, which then corrects it. Breaking lines relies on that.
struct AdvanceMeter {
    private let scale: GlyphScale
    private let table = GlyphTable()
    /// The width so far in points.
    private(set) var width = 0.0
    private var kernClass = 0
    /// The last character that has a width.
    private var last: UInt32 = 0
    /// What scripts and emoji remember; it is empty while all is plain.
    private var context = ShapingContext()

    /// Starts an empty text.
    init(_ font: ResolvedFont) {
        scale = GlyphScale(font)
    }

    /// Adds a character.
    @inline(__always)
    mutating func add(_ scalar: UInt32) {
        let glyph = table.glyph(of: scalar)
        if table.isSmooth(glyph) {
            addSmooth(glyph, scalar)
        } else {
            addFixed(glyph, scalar)
        }
    }

    @inline(__always)
    private mutating func addSmooth(_ glyph: Int, _ scalar: UInt32) {
        if !context.isEmpty {
            if continuesEmoji(scalar) { return context.startEmoji() }
            context = ShapingContext()
        }
        last = scalar
        if scale.isMonospaced || scale.hasMonospacedDigits {
            return addEqual(glyph, scalar)
        }
        let kern = table.kern(after: kernClass, glyph)
        kernClass = table.leftClass(glyph)
        width += points(table.regularWidth(glyph) &+ kern, glyph) + scale.tracking
    }

    /// Adds a glyph of a font in which all characters, or all digits, are of one width.
    private mutating func addEqual(_ glyph: Int, _ scalar: UInt32) {
        if scale.isMonospaced || 0x30...0x39 ~= scalar {
            kernClass = 0
            width += ownPoints(glyph, scalar) + scale.tracking
        } else {
            let kern = table.kern(after: kernClass, glyph)
            kernClass = table.leftClass(glyph)
            width += points(table.regularWidth(glyph) + kern, glyph) + scale.tracking
        }
    }

    /// Points for a smooth glyph of so many units in the regular weight.
    @inline(__always)
    private func points(_ units: Int, _ glyph: Int) -> Double {
        var units = Double(units)
        if scale.blend != 0 {
            let extreme = table.extremeWidth(glyph, isThin: scale.isThin)
            units += Double(extreme &- table.regularWidth(glyph)) * scale.blend
        }
        return units * scale.smoothUnit
    }

    /// Points for a smooth glyph without kerning.
    private func ownPoints(_ glyph: Int, _ scalar: UInt32) -> Double {
        if scale.isMonospaced { return Double(GlyphRecordData.unitsPerEm) * scale.smoothUnit }
        if scale.hasMonospacedDigits, 0x30...0x39 ~= scalar { return scale.tabularDigit }
        return points(table.regularWidth(glyph), glyph)
    }

    private mutating func addFixed(_ glyph: Int, _ scalar: UInt32) {
        if glyph == GlyphTable.zero {
            if turnsIntoEmoji(scalar) { widenLast() }
            if !context.isEmpty {
                let units = context.addMark(scalar, isBold: scale.isBold)
                width += Double(units) * scale.fixedUnit
            }
            return
        }
        if continuesEmoji(scalar) { return context.startEmoji() }
        let width = table.fixedWidth(glyph, isBold: scale.isBold)
        let step =
            glyph == GlyphRecordData.emoji
            ? context.addEmoji(scalar, width: width)
            : context.addLetter(scalar, width: width, isBold: scale.isBold)
        self.width += Double(step.units) * scale.fixedUnit
        self.width += Double(step.characters) * scale.tracking
        last = scalar
        kernClass = 0
    }

    /// Whether a symbol is part of the emoji before it (the heart of a couple, say).
    private func continuesEmoji(_ scalar: UInt32) -> Bool {
        context.expectsEmoji && TextProperties().grapheme(of: scalar) == .pictograph
    }

    /// Whether a mark makes an emoji of the symbol, or of the digit of a keycap, before it.
    private func turnsIntoEmoji(_ scalar: UInt32) -> Bool {
        guard last != 0, !context.isInEmoji else { return false }
        if scalar == 0x20E3 { return true }
        guard scalar == 0xFE0F || scalar == 0x200D else { return false }
        return TextProperties().grapheme(of: last) == .pictograph
    }

    private mutating func widenLast() {
        let glyph = table.glyph(of: last)
        let emoji = table.fixedWidth(GlyphRecordData.emoji, isBold: false)
        width += Double(emoji) * scale.fixedUnit
        if table.isSmooth(glyph) {
            width -= ownPoints(glyph, last)
        } else {
            width -= Double(table.fixedWidth(glyph, isBold: scale.isBold)) * scale.fixedUnit
        }
        kernClass = 0
        context.startEmoji()
    }
}
