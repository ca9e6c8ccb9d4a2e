/// Dimension lines of a screen: margins, text insets, row heights and section gaps.
///
/// Heights and gaps make one ruler in a gutter beside the screen; margins and insets lie in the
/// leading room that they measure, above and below the text of their row, their numbers in the
/// margin. So no line and no number touches text.
struct Measures {
    private let screen: PlacedScreen
    /// The height of a number's plate.
    private let height: Double
    private var measures: [PlacedMeasure] = []
    /// What was drawn in the leading room already: it is told once.
    private var insets: [(card: Double, text: Double)] = []

    /// Adds the dimensions of a placed screen, and the gutter that they need.
    static func add(to screen: inout PlacedScreen, look: Look) {
        var measures = Measures(screen, height: look.annotations.measureHeight)
        measures.measure()
        screen.measures = measures.measures
        screen.gutter = measures.measures.isEmpty ? 0 : gutter
    }

    /// Wide enough for `1234.5`.
    private static let gutter = 36.0
    /// Half of the strokes at the ends of a line, and air.
    private static let stroke = 5.0

    private init(_ screen: PlacedScreen, height: Double) {
        self.screen = screen
        self.height = height
    }

    private mutating func measure() {
        var end = screen.bar.map { $0.frame.y + $0.frame.height } ?? 0
        for section in screen.sections {
            guard let card = section.card, let first = section.rows.first else { continue }
            if card.y - end > 0.5 { addHeight(from: end, to: card.y, card) }
            for row in section.rows {
                addHeight(from: row.frame.y, to: row.frame.y + row.frame.height, card)
            }
            end = card.y + card.height
            addInsets(of: first, in: card)
        }
    }

    private mutating func addHeight(from start: Double, to end: Double, _ card: Rect) {
        let x = screen.size.width + Self.gutter / 2
        let width = Self.labelWidth(end - start)
        let edge = card.x + card.width
        var leaders: [Rect] = []
        for y in [start, end] where !hasLeader(at: y) {
            leaders.append(Rect(x: edge, y: y, width: x - edge, height: 0))
        }
        measures.append(
            PlacedMeasure(
                line: Rect(x: x, y: start, width: 0, height: end - start), isVertical: true,
                length: end - start,
                label: Rect(
                    x: x - width / 2, y: (start + end - height) / 2, width: width, height: height),
                leaders: leaders))
    }

    /// Whether the measure before ends where one starts.
    private func hasLeader(at y: Double) -> Bool {
        guard let last = measures.last(where: { $0.isVertical }) else { return false }
        return (last.line.y + last.line.height - y).magnitude < 0.01
    }

    private mutating func addInsets(of row: PlacedRow, in card: Rect) {
        let text = FirstText.frame(in: row.content)?.x ?? card.x
        let isKnown = insets.contains {
            ($0.card - card.x).magnitude < 0.01 && ($0.text - text).magnitude < 0.01
        }
        if isKnown { return }
        insets.append((card.x, text))
        if card.x > 0.5 {
            let width = Self.labelWidth(card.x)
            let y = row.frame.y + min(height + Self.stroke, row.frame.height / 2)
            add(from: 0, to: card.x, y: y, label: (card.x - width) / 2, labelY: y - height - 2)
        }
        guard text - card.x > 0.5 else { return }
        let y = row.frame.y + row.frame.height - height / 2 - 1
        let width = Self.labelWidth(text - card.x)
        if card.x > width {
            add(from: card.x, to: text, y: y, label: (card.x - width) / 2, labelY: y - height / 2)
        } else {
            // Without a margin the number stands on its line, as far from the text as it can.
            add(from: card.x, to: text, y: y, label: 0.5, labelY: y - height - 2)
        }
    }

    private mutating func add(
        from start: Double, to end: Double, y: Double, label: Double, labelY: Double
    ) {
        measures.append(
            PlacedMeasure(
                line: Rect(x: start, y: y, width: end - start, height: 0), isVertical: false,
                length: end - start,
                label: Rect(
                    x: label, y: labelY, width: Self.labelWidth(end - start), height: height),
                leaders: []))
    }

    /// Digits of 9 points are 5.6 wide; at most one decimal is shown.
    private static func labelWidth(_ length: Double) -> Double {
        let tenths = Int((length * 10).rounded())
        var digits = 1.0
        for limit in [100, 1000, 10_000] where tenths >= limit { digits += 1 }
        if tenths % 10 != 0 { digits += 1.5 }
        return digits * 5.6 + 3
    }
}
