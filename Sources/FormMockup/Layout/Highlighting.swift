/// Dims all but the highlighted part.
enum Highlighting {
    /// Finds a section (`2`), a row (`2.1`) or a part by its label; what is not found dims nothing.
    static func apply(_ target: String, to screen: inout PlacedScreen) {
        guard let found = find(target, in: screen) else { return }
        for index in screen.sections.indices {
            let isWhole = found.part == .section && found.section == index
            let isHeader = found.part == .header && found.section == index
            let isFooter = found.part == .footer && found.section == index
            screen.sections[index].header?.isDimmed = !(isWhole || isHeader)
            screen.sections[index].footer?.isDimmed = !(isWhole || isFooter)
            for row in screen.sections[index].rows.indices {
                let own = screen.sections[index].rows[row].index
                let isRow =
                    found.part == .row && (own == found.row || own.hasPrefix(found.row + "."))
                screen.sections[index].rows[row].isDimmed = !(isWhole || isRow)
            }
        }
    }

    private enum Part {
        case section, row, header, footer
    }

    private static func find(
        _ target: String, in screen: PlacedScreen
    ) -> (part: Part, section: Int, row: String)? {
        for (index, section) in screen.sections.enumerated() {
            if "\(section.index)" == target { return (.section, index, "") }
            if section.rows.contains(where: { $0.index == target }) { return (.row, index, target) }
        }
        for (index, section) in screen.sections.enumerated() {
            for row in section.rows where row.row.semantics.label == target {
                return (.row, index, row.index)
            }
        }
        for (index, section) in screen.sections.enumerated() {
            if let header = section.section.header, text(header.content) == target {
                return (.header, index, "")
            }
            if let footer = section.section.footer, text(footer.content) == target {
                return (.footer, index, "")
            }
        }
        return nil
    }

    /// The texts of a header or footer, joined by spaces.
    private static func text(_ element: Element) -> String {
        switch element {
        case .text(let text): return text.plainText
        case .label(_, let title): return text(title)
        case .stack(let stack):
            var result = ""
            for child in stack.children {
                let part = text(child)
                if part.isEmpty { continue }
                result += result.isEmpty ? part : " " + part
            }
            return result
        case .control(_, let inner), .modified(let inner, _): return text(inner)
        case .button(let button): return text(button.label)
        case .empty, .icon, .image, .spacer, .divider, .shape, .labeled, .toggle, .field, .stepper,
            .slider, .progress, .segmented, .swatch, .pills, .options, .indicator:
            return ""
        }
    }
}
