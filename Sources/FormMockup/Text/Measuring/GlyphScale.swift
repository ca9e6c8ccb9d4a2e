/// What a font makes of the units of the tables.
struct GlyphScale {
    /// Points a unit, for glyphs whose weight is smooth.
    let smoothUnit: Double
    /// Points a unit, for the others.
    let fixedUnit: Double
    /// Points added after each character.
    let tracking: Double
    /// How far the weight is on the way from regular to black, or to thin.
    let blend: Double
    let isThin: Bool
    let isBold: Bool
    let isMonospaced: Bool
    let hasMonospacedDigits: Bool

    /// Prepares a font.
    init(_ font: ResolvedFont) {
        let em = font.size / Double(GlyphRecordData.unitsPerEm)
        isMonospaced = font.design == .monospaced
        hasMonospacedDigits = font.hasMonospacedDigits && !isMonospaced
        smoothUnit = em * font.design.widthFactor
        fixedUnit = em
        tracking = font.tracking
        let weight = font.weight.axisValue
        isThin = weight < 400
        isBold = weight >= 600
        blend = isMonospaced ? 0 : isThin ? (400 - weight) / 300 : (weight - 400) / 500
    }

    /// Points for a digit of tabular figures.
    var tabularDigit: Double {
        let regular = Double(GlyphRecordData.tabularDigit)
        let extreme =
            isThin ? GlyphRecordData.tabularDigitThin : GlyphRecordData.tabularDigitBlack
        return (regular + (Double(extreme) - regular) * blend) * smoothUnit
    }
}

extension Font.Design {
    /// The width of text against the standard design's; of a monospaced font, the width of each
    /// character in ems. Serif is a guess between Noto Serif and New York.
    var widthFactor: Double {
        switch self {
        case .standard, .rounded: 1
        case .serif: 0.96
        case .monospaced: 0.6
        }
    }
}

extension Font.Weight {
    /// The weight as fonts and CSS count it.
    var axisValue: Double {
        switch self {
        case .ultraLight: 100
        case .thin: 200
        case .light: 300
        case .regular: 400
        case .medium: 500
        case .semibold: 600
        case .bold: 700
        case .heavy: 800
        case .black: 900
        }
    }
}
