extension Control {
    /// `Grid`: its rows under each other, their cells in columns.
    static let grid = Control("Grid") { context in
        var inner = context.environment
        inner.isNested = true
        let items = context.items(context.trailing ?? context.argument("content"), inner)
        var rows = context.interpreter.elements(items)
        guard !rows.isEmpty else { return [] }
        let name = context.value("alignment").flatMap { context.interpreter.styleName(of: $0) }
        let alignment = Alignment(name: name ?? "center")
        let columns = rows.columnWidths
        let spacing = context.number("horizontalSpacing")
        for index in rows.indices {
            guard case .stack(var row) = rows[index], row.axis == .horizontal else { continue }
            row.spacing = spacing
            row.alignment = Alignment(row.alignment.horizontal, alignment.vertical)
            for (column, cell) in row.children.enumerated() where column < columns.count {
                let frame = FrameModifier(
                    minWidth: columns[column], alignment: Alignment(alignment.horizontal, .center))
                row.children[column] = cell.wrapped(in: .frame(frame))
            }
            rows[index] = .stack(row)
        }
        let element = Element.stack(
            StackElement(
                axis: .vertical, alignment: Alignment(alignment.horizontal, .center),
                spacing: context.number("verticalSpacing"), children: rows))
        return [
            .element(
                LoweredElement(
                    element: element, traits: context.interpreter.mergedTraits(items),
                    range: context.call.range))
        ]
    }
}

extension [Element] {
    /// The least widths of the columns, without those of a single row. Nothing is measured yet: a
    /// little more than what letters take on average keeps cells in line.
    fileprivate var columnWidths: [Double] {
        var widths: [Double] = []
        var rowCount = 0
        for case .stack(let row) in self where row.axis == .horizontal {
            rowCount += 1
            for (column, cell) in row.children.enumerated() {
                let width = cell.estimatedWidth * 1.1
                if column < widths.count {
                    widths[column] = Swift.max(widths[column], width)
                } else {
                    widths.append(width)
                }
            }
        }
        // A long text wraps in its column, which only layout can give a width.
        let isNarrow = widths.reduce(0, +) <= 300
        return rowCount > 1 && isNarrow ? widths : []
    }
}
