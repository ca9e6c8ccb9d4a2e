extension ElementMeasuring {
    /// The box of an inline picker: rows of its own, with the separators between them.
    func options(
        _ options: OptionsElement, _ proposal: Proposal, _ environment: LayoutEnvironment
    ) -> Box {
        let width = proposal.width.isFinite ? proposal.width : 240
        var lines: [Box.OptionLine] = []
        let hasTitle = options.title != .empty
        if hasTitle {
            lines.append(line(options.title, isSelected: false, width: width, environment))
        }
        for (index, option) in options.options.enumerated() {
            lines.append(
                line(option, isSelected: index == options.selection, width: width, environment))
        }
        if !lines.isEmpty { lines[lines.count - 1].separator = nil }
        let height = lines.reduce(0) { $0 + $1.height }
        var box = Box(
            width: width, height: height, content: .options(hasTitle: hasTitle, lines))
        box.fillsRow = true
        box.stretchesWidth = true
        return box
    }

    private func line(
        _ element: Element, isSelected: Bool, width: Double, _ environment: LayoutEnvironment
    ) -> Box.OptionLine {
        let checkmark = indicator(.checkmark, environment)
        let room = max(width - (isSelected ? checkmark.width + 12 : 0), 0)
        let content = measure(element, .init(width: room), environment)
        let height = max(
            look.rows.minimumHeight, content.rowHeight + 2 * look.rows.verticalInset)
        var line = Box.OptionLine(
            height: height,
            content: .init(x: 0, y: (height - content.height) / 2, box: content))
        if isSelected {
            line.checkmark = .init(
                x: width - checkmark.width, y: (height - checkmark.height) / 2, box: checkmark)
        }
        let start = content.firstTextX ?? 0
        let thickness = look.separators.thickness
        line.separator = Rect(
            x: start, y: height - thickness,
            width: max(width + environment.separatorReach - start, 0), height: thickness)
        return line
    }
}
