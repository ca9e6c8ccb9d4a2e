/// Adds up the widths of characters, one at a time.
///
/// At any moment `width` is what the text so far would measure on its own: a letter counts in its
/// last form until one that joins it comes, which then corrects it. Breaking lines relies on that.
struct AdvanceMeter {
    private let scale: GlyphScale
    private let table = GlyphTable()
    /// Units of the smooth glyphs in the regular weight, and in black or thin.
    private var regular = 0
    private var extreme = 0
    /// Units of the other glyphs.
    private var fixed = 0
    /// Characters that tracking is added to.
    private var characters = 0
    private var kernClass = 0
    /// The last character that has a width.
    private var last: UInt32 = 0
    /// What scripts and emoji remember; it is empty while all is plain.
    private var context = ShapingContext()

    /// Starts an empty text.
    init(_ font: ResolvedFont) {
        scale = GlyphScale(font)
    }

    /// The width so far in points.
    var width: Double {
        var units = Double(regular)
        if scale.blend != 0 { units += Double(extreme &- regular) * scale.blend }
        return units * scale.smoothUnit + Double(fixed) * scale.fixedUnit
            + Double(characters) * scale.tracking
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
        characters &+= 1
        if scale.isMonospaced || scale.hasMonospacedDigits {
            return addEqual(glyph, scalar)
        }
        let kern = table.kern(after: kernClass, glyph)
        kernClass = table.leftClass(glyph)
        regular &+= table.regularWidth(glyph) &+ kern
        if scale.blend != 0 {
            extreme &+= table.extremeWidth(glyph, isThin: scale.isThin) &+ kern
        }
    }

    /// Adds a glyph of a font in which all characters, or all digits, are of one width.
    private mutating func addEqual(_ glyph: Int, _ scalar: UInt32) {
        let widths = equalWidths(glyph, scalar)
        let isEqual = scale.isMonospaced || 0x30...0x39 ~= scalar
        let kern = isEqual ? 0 : table.kern(after: kernClass, glyph)
        kernClass = isEqual ? 0 : table.leftClass(glyph)
        regular += widths.regular + kern
        extreme += widths.extreme + kern
    }

    private func equalWidths(_ glyph: Int, _ scalar: UInt32) -> (regular: Int, extreme: Int) {
        if scale.isMonospaced { return (GlyphRecordData.unitsPerEm, 0) }
        if scale.hasMonospacedDigits, 0x30...0x39 ~= scalar {
            return (scale.tabularDigit, scale.extremeTabularDigit)
        }
        return (
            table.regularWidth(glyph), table.extremeWidth(glyph, isThin: scale.isThin)
        )
    }

    private mutating func addFixed(_ glyph: Int, _ scalar: UInt32) {
        if glyph == GlyphTable.zero {
            if turnsIntoEmoji(scalar) { widenLast() }
            if !context.isEmpty { context.addMark(scalar) }
            return
        }
        if continuesEmoji(scalar) { return context.startEmoji() }
        let width = table.fixedWidth(glyph, isBold: scale.isBold)
        let step =
            glyph == GlyphRecordData.emoji
            ? context.addEmoji(scalar, width: width)
            : context.addLetter(scalar, width: width, isBold: scale.isBold)
        fixed &+= step.units
        characters &+= step.characters
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
        if table.isSmooth(glyph) {
            let widths = equalWidths(glyph, last)
            regular -= widths.regular
            extreme -= widths.extreme
        } else {
            fixed -= table.fixedWidth(glyph, isBold: scale.isBold)
        }
        fixed += table.fixedWidth(GlyphRecordData.emoji, isBold: false)
        kernClass = 0
        context.startEmoji()
    }
}
