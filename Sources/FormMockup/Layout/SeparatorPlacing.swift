extension ScreenPlacing {
    /// From a row's trailing edge to the end of its separator.
    var separatorInset: Double {
        switch style {
        case .insetGrouped, .sidebar: return look.separators.cardTrailing
        case .plain, .inset, .grouped: return look.separators.keepsTrailingInset ? inset : 0
        }
    }

    /// Gives rows their separators.
    func separate(_ rows: inout [PlacedRow]) {
        let thickness = look.separators.thickness
        let last = rows.count - 1
        guard last >= 0 else { return }
        for index in 0...last {
            guard isSeparated(rows, index, last) else { continue }
            let frame = rows[index].frame
            let start = rows.withUnsafeBufferPointer { separatorStart($0[index]) }
            let end = frame.x + frame.width - separatorInset
            rows[index].separator = Rect(
                x: start, y: frame.y + frame.height - thickness, width: max(end - start, 0),
                height: thickness)
        }
    }

    private func isSeparated(_ rows: [PlacedRow], _ index: Int, _ last: Int) -> Bool {
        let own = rows[index].row.bottomSeparator
        if own == .hidden { return false }
        if index == last { return own == .visible || !isGrouped }
        return rows[index + 1].row.topSeparator != .hidden
    }

    /// Lines start where the text does, after an icon column.
    private func separatorStart(_ row: PlacedRow) -> Double {
        let least = row.frame.x + min(inset, row.row.insets?.leading ?? inset)
        guard let text = FirstText.frame(in: row.content) else { return max(least, row.frame.x) }
        return max(text.x, row.frame.x)
    }

    /// The lines around the rows of a section that no card sets off.
    func edgeLines(_ section: PlacedSection) -> [Rect] {
        guard let card = section.card else { return [] }
        let thickness = look.separators.thickness
        if style == .grouped && look.separators.hasGroupedEdges {
            return [
                Rect(x: card.x, y: card.y, width: card.width, height: thickness),
                Rect(
                    x: card.x, y: card.y + card.height - thickness, width: card.width,
                    height: thickness),
            ]
        }
        guard !isGrouped, section.rows[0].row.topSeparator != .hidden,
            section.header != nil || section.index > 1
        else { return [] }
        let start = separatorStart(section.rows[0])
        let end = card.x + card.width - separatorInset
        return [Rect(x: start, y: card.y, width: max(end - start, 0), height: thickness)]
    }
}

/// Finds the text that a separator or a pin aligns with.
enum FirstText {
    /// The frame of the first text in reading order; nil without text.
    static func frame(in element: PlacedElement) -> Rect? {
        switch element.content {
        case .text, .field, .button: return element.frame
        case .group(let group):
            for child in group.children {
                if let frame = frame(in: child) { return frame }
            }
            return nil
        case .control(_, let inner), .effect(_, let inner), .layered(_, let inner, _):
            return frame(in: inner)
        case .options(let options):
            return options.lines.last.flatMap { frame(in: $0.content) }
        case .empty, .icon, .image, .divider, .shape, .toggle, .stepper, .slider, .progress,
            .segmented, .swatch, .pills, .indicator:
            return nil
        }
    }
}
