extension ElementMeasuring {
    /// The box of a `Label`: an icon column and a title in a row, side by side elsewhere.
    func label(
        _ icon: Element, _ title: Element, _ proposal: Proposal, _ environment: LayoutEnvironment
    ) -> Box {
        var inner = environment
        // Icons of labels in rows are in the tint unless the code says otherwise.
        if environment.isInRow && environment.paint == nil {
            inner.paint = .role(.tint)
        }
        inner.depth += 1
        let symbol = measure(icon, .init(width: 60, height: 60), inner)
        var column = 0.0
        var center = 0.0
        if environment.isInRow {
            column = look.rows.iconColumn * context.bodyScale
            center = look.rows.iconCenter * context.bodyScale
            column = max(column, symbol.width + 6)
            center = max(center, symbol.width / 2)
        } else {
            column = symbol.width + 6
            center = symbol.width / 2
        }
        if symbol.width == 0 { column = 0 }
        let text = measure(title, .init(width: max(proposal.width - column, 0)), environment)
        let height = max(text.height, symbol.height)
        var box = Box(
            width: column + text.width, height: height,
            rowHeight: max(text.rowHeight, min(symbol.rowHeight, 28)), content: .leaf(.empty))
        let y = (height - text.height) / 2
        // A symbol stands beside the first line, a picture beside the middle.
        var symbolY = (height - symbol.height) / 2
        if let baseline = text.firstBaseline, text.height > 1.5 * symbol.height {
            let font = context.font(nil, in: environment.place)
            symbolY = y + baseline - font.size * FontShape.capHeight / 2 - symbol.height / 2
        }
        box.takeBaselines(of: text, at: y)
        box.content = .group(
            .horizontal, .leading,
            [
                .init(x: center - symbol.width / 2, y: symbolY, box: symbol),
                .init(x: column, y: y, box: text),
            ])
        return box
    }

    /// The box of a symbol.
    func icon(_ icon: IconElement, _ proposal: Proposal, _ environment: LayoutEnvironment) -> Box {
        let paint = icon.color.map { environment.shown($0, look) } ?? environment.textPaint(look)
        if icon.isResizable {
            let width = proposal.width.isFinite ? proposal.width : proposal.height
            let height = proposal.height.isFinite ? proposal.height : width
            let side = min(width, height)
            let drawn = side.isFinite ? side : 20
            return Box(
                width: width.isFinite ? width : drawn, height: height.isFinite ? height : drawn,
                content: .leaf(
                    .icon(name: icon.name, size: drawn * IconShape.gridPerInk, paint: paint)))
        }
        let font = context.font(icon.font, in: environment.place)
        let scale: Double
        switch icon.scale {
        case .small: scale = 0.79
        case .medium: scale = 1
        case .large: scale = 1.28
        }
        let ink = font.size * IconShape.inkPerFont * scale
        return Box(
            width: Length.pixelUp(ink), height: Length.pixelUp(ink),
            rowHeight: min(ink, font.size * FontShape.lineHeight),
            content: .leaf(.icon(name: icon.name, size: ink * IconShape.gridPerInk, paint: paint)))
    }

    /// The box of a label and its value: side by side where both have room; else the label wraps, a
    /// short or single-line value keeps its place and truncates, a long one moves below.
    func labeled(
        _ label: Element, _ value: Element, _ proposal: Proposal, _ environment: LayoutEnvironment
    ) -> Box {
        var valuePlace = environment
        valuePlace.place = environment.isInRow ? .value : environment.place
        valuePlace.alignment = .trailing
        if keepsToOneLine(value) { valuePlace.isSingleLine = true }
        let width = proposal.width
        let ideal = measure(value, .init(width: .infinity), valuePlace)
        let isText = hasText(value) && flexibility(value) == .text
        if context.stacksLabels && isText {
            return stacked(label, value, width, environment, valuePlace)
        }
        if flexibility(value) == .filling && width.isFinite {
            return fillingValue(label, value, width, environment, valuePlace)
        }
        let title = measure(label, .init(width: .infinity), environment)
        let gap = title.width > 0 ? look.rows.labelGap : 0
        let room = max(width - gap - ideal.width + ideal.overhang, 0)
        if title.width <= room + 0.001 {
            guard width.isFinite else {
                return sideBySide(title, ideal, width: title.width + gap + ideal.width)
            }
            // A label with ends of its own, such as a labelled value, takes all of the room.
            let fills = flexibility(label) == .filling
            let wide = fills ? measure(label, .init(width: room), environment) : title
            return sideBySide(wide, ideal, width: width)
        }
        // Half of the line is what a value may take from its title, a control three quarters.
        if ideal.width <= width * (isText ? 0.5 : 0.75) {
            let narrow = measure(label, .init(width: room), environment)
            return sideBySide(narrow, ideal, width: width)
        }
        if !isText || !keepsToOneLine(value) {
            return stacked(label, value, width, environment, valuePlace)
        }
        let least = min(title.width, width * 0.6)
        let short = measure(value, .init(width: max(width - gap - least, 0)), valuePlace)
        let narrow = measure(label, .init(width: max(width - gap - short.width, 0)), environment)
        return sideBySide(narrow, short, width: width)
    }

    private func sideBySide(_ title: Box, _ value: Box, width: Double) -> Box {
        let height = max(title.height, value.height)
        var box = Box(
            width: width, height: height, rowHeight: max(title.rowHeight, value.rowHeight),
            content: .leaf(.empty))
        let y = (height - title.height) / 2
        box.takeBaselines(of: title, at: y)
        box.content = .group(
            .horizontal, .leading,
            [
                .init(x: 0, y: y, box: title),
                .init(
                    x: width - value.width + value.overhang, y: (height - value.height) / 2,
                    box: value),
            ])
        return box
    }

    private func fillingValue(
        _ label: Element, _ value: Element, _ width: Double, _ environment: LayoutEnvironment,
        _ valuePlace: LayoutEnvironment
    ) -> Box {
        var title = measure(label, .init(width: .infinity), environment)
        if title.width > width / 2 { title = measure(label, .init(width: width / 2), environment) }
        let gap = title.width > 0 ? look.rows.labelGap : 0
        let box = measure(value, .init(width: max(width - gap - title.width, 0)), valuePlace)
        return sideBySide(title, box, width: width)
    }

    private func stacked(
        _ label: Element, _ value: Element, _ width: Double, _ environment: LayoutEnvironment,
        _ valuePlace: LayoutEnvironment
    ) -> Box {
        var below = valuePlace
        below.alignment = .leading
        let title = measure(label, .init(width: width), environment)
        let text = measure(value, .init(width: width), below)
        let column = self.column(
            of: [title, text], [look.rows.stackedGap], width: max(title.width, text.width), .leading
        )
        var box = column
        if width.isFinite { box.width = width }
        return box
    }

    private func hasText(_ element: Element) -> Bool {
        switch element {
        case .text: return true
        case .label(_, let title): return hasText(title)
        case .stack(let stack): return stack.children.contains(where: hasText)
        case .control(_, let content), .modified(let content, _): return hasText(content)
        case .empty, .icon, .image, .spacer, .divider, .shape, .labeled, .toggle, .field, .stepper,
            .slider, .progress, .segmented, .swatch, .pills, .options, .button, .indicator:
            return false
        }
    }

    /// Whether a value truncates instead of moving below its title: the choice of a menu does.
    private func keepsToOneLine(_ element: Element) -> Bool {
        if context.stacksLabels { return false }
        switch element {
        case .text(let text): return text.lineLimit == 1
        case .stack(let stack):
            return stack.children.contains(.indicator(.menu))
                || stack.children.allSatisfy(keepsToOneLine)
        case .control(_, let content), .modified(let content, _): return keepsToOneLine(content)
        case .empty, .icon, .image, .label, .spacer, .divider, .shape, .labeled, .toggle, .field,
            .stepper, .slider, .progress, .segmented, .swatch, .pills, .options, .button,
            .indicator:
            return true
        }
    }
}

/// How large symbols are.
enum IconShape {
    /// Ink of a round symbol to the font's size: 20 at 17 points.
    static let inkPerFont = 20.0 / 17
    /// The 24-unit grid to the ink of a round symbol in it.
    static let gridPerInk = 1.2
}
