/// Dimension lines of a screen: margins, text insets, row heights and section gaps.
///
/// Heights and gaps make one ruler along the trailing edge, where no text stands; margins and
/// insets lie in the leading room that they measure.
enum Measures {
    /// The dimensions of a placed screen.
    static func of(_ screen: PlacedScreen, look: Look, style: Screen.ListStyle) -> [PlacedMeasure] {
        var measures: [PlacedMeasure] = []
        let height = look.annotations.measureHeight
        var end = screen.bar.map { $0.frame.y + $0.frame.height } ?? 0
        for section in screen.sections {
            guard let card = section.card else { continue }
            let x = rulerX(screen, card)
            if card.y - end > 0.5 {
                measures.append(vertical(x: x, from: end, to: card.y, height, screen.size.width))
            }
            end = card.y + card.height
            for row in section.rows {
                measures.append(
                    vertical(
                        x: x, from: row.frame.y, to: row.frame.y + row.frame.height, height,
                        screen.size.width))
            }
            guard let first = section.rows.first else { continue }
            let y = first.frame.y + first.frame.height / 2
            if card.x > 0 {
                measures.append(horizontal(y: y, from: 0, to: card.x, height))
            }
            if let text = FirstText.frame(in: first.content), text.x - card.x > 0.5 {
                measures.append(horizontal(y: y, from: card.x, to: text.x, height))
            }
        }
        return measures
    }

    /// The middle of the trailing margin, or of the trailing text inset.
    private static func rulerX(_ screen: PlacedScreen, _ card: Rect) -> Double {
        let end = card.x + card.width
        return end < screen.size.width ? (end + screen.size.width) / 2 : end - 8
    }

    private static func vertical(
        x: Double, from start: Double, to end: Double, _ height: Double, _ limit: Double
    ) -> PlacedMeasure {
        let length = end - start
        let width = labelWidth(length)
        return PlacedMeasure(
            line: Rect(x: x, y: start, width: 0, height: length), isVertical: true, length: length,
            label: Rect(
                x: min(x - width / 2, limit - width - 1), y: (start + end - height) / 2,
                width: width, height: height))
    }

    private static func horizontal(
        y: Double, from start: Double, to end: Double, _ height: Double
    ) -> PlacedMeasure {
        let length = end - start
        let width = labelWidth(length)
        return PlacedMeasure(
            line: Rect(x: start, y: y, width: length, height: 0), isVertical: false, length: length,
            label: Rect(
                x: (start + end - width) / 2, y: y - height - 2, width: width, height: height))
    }

    /// Digits of 9 points are 5.6 wide; at most one decimal is shown.
    private static func labelWidth(_ length: Double) -> Double {
        let tenths = Int((length * 10).rounded())
        var digits = tenths >= 1000 ? 3.0 : (tenths >= 100 ? 2 : 1)
        if tenths % 10 != 0 { digits += 1.5 }
        return digits * 5.6 + 3
    }
}
