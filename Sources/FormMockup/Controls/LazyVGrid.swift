extension Control {
    /// `LazyVGrid`: its cells in rows of as many as its columns say.
    static let lazyVGrid = Control("LazyVGrid") { context in
        var inner = context.environment
        inner.isNested = true
        let items = context.items(context.trailing ?? context.argument("content"), inner)
        let cells = context.interpreter.elements(items)
        guard !cells.isEmpty else { return [] }
        let columns = context.columns
        var rows: [Element] = []
        var start = 0
        while start < cells.count {
            let end = min(start + columns.count, cells.count)
            rows.append(columns.row(of: Array(cells[start..<end])))
            start = end
        }
        let element = Element.stack(
            StackElement(
                axis: .vertical, alignment: .center, spacing: context.number("spacing"),
                children: rows))
        return [
            .element(
                LoweredElement(
                    element: element, traits: context.interpreter.mergedTraits(items),
                    range: context.call.range))
        ]
    }
}

/// The columns of a grid: they are equally wide here.
private struct GridColumns {
    var count: Int
    var spacing: Double?

    /// Cells beside each other; where there are too few, the room stays.
    func row(of cells: [Element]) -> Element {
        let wide = ElementModifier.frame(FrameModifier(maxWidth: .infinity))
        var children = cells.map { Element.modified($0, wide) }
        for _ in cells.count..<max(count, cells.count) {
            children.append(.modified(.text(TextElement("")), wide))
        }
        return .stack(
            StackElement(
                axis: .horizontal, alignment: .center, spacing: spacing, children: children))
    }
}

extension ControlContext {
    /// `columns:`: a `GridItem` is one column, an adaptive one as many as have room.
    fileprivate var columns: GridColumns {
        let items = value("columns").flatMap { interpreter.elements(of: $0) } ?? []
        var result = GridColumns(count: 0)
        for case .view(.foreign(let item)) in items where item.name == "GridItem" {
            let spacing = item.argument("spacing").flatMap { interpreter.number($0.value) }
            result.spacing = result.spacing ?? spacing
            result.count += columnCount(of: item, spacing: spacing ?? 8)
        }
        result.count = max(1, min(result.count, 24))
        return result
    }

    private func columnCount(of item: ViewCall, spacing: Double) -> Int {
        guard case .implicit("adaptive", let sizes)? = item.arguments.first?.value,
            let minimum = sizes.first(where: { $0.label == "minimum" })
                .flatMap({ interpreter.number($0.value) }),
            minimum + spacing > 0, (minimum + spacing).isFinite
        else { return 1 }
        // What a row of a card has: the margin and the text inset on both sides are about 16 each.
        let room = Double(interpreter.traits.width) - 4 * 16
        return max(1, Int(min((room + spacing) / (minimum + spacing), 24)))
    }
}
