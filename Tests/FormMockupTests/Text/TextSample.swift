import FormMockup

/// Shorthand of the text tests.
enum TextSample {
    /// A font of the given size; 100 points make widths percents of an em.
    static func font(_ size: Double = 100, _ weight: Font.Weight = .regular) -> ResolvedFont {
        ResolvedFont(size: size, leading: size * 1.25, weight: weight)
    }

    /// The width of text in 100 points.
    static func width(_ text: String, _ weight: Font.Weight = .regular) -> Double {
        TextMeasure.width(of: text, font: font(100, weight))
    }

    /// The texts of the lines of 17-point text.
    static func lines(
        _ text: String, _ width: Double, limit: Int? = nil,
        truncation: TextElement.Truncation = .tail
    ) -> [String] {
        broken(text, width, limit: limit, truncation: truncation).map { line in
            line.pieces.map(\.text).joined()
        }
    }

    /// The lines of 17-point text.
    static func broken(
        _ text: String, _ width: Double, limit: Int? = nil,
        truncation: TextElement.Truncation = .tail
    ) -> [BrokenLine] {
        let piece = TextPiece(text, font: font(17), id: 0)
        return LineBreaker.lines([piece], width: width, limit: limit, truncation: truncation)
    }

    /// Whether a value is within a share of the right one.
    static func isClose(_ value: Double, _ right: Double, within share: Double) -> Bool {
        abs(value - right) <= abs(right) * share
    }
}
