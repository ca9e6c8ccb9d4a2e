extension Control {
    /// `LazyVGrid`: its cells in rows of as many as its columns say.
    ///
    /// iOS makes the cells that are in sight; here as many are made as a screen may have rows, and
    /// a screenful where they take long.
    static let lazyVGrid = Control("LazyVGrid") { context in
        var inner = context.environment
        inner.isNested = true
        let interpreter = context.interpreter
        let outer = interpreter.gridRoom
        interpreter.gridRoom =
            outer
            ?? GridRoom(
                cells: interpreter.limits.rows, steps: interpreter.limits.steps)
        let items = context.items(context.trailing ?? context.argument("content"), inner)
        var cells = interpreter.elements(items)
        if interpreter.gridRoom?.isCut == true { cells.append(.text(TextElement("…"))) }
        interpreter.gridRoom = outer.map { $0.without(cells.count) }
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

/// The room of the grid that is being filled.
struct GridRoom {
    /// How many more cells are made at the most.
    private var left: Int
    /// The steps that evaluation had when the grid began.
    private let steps: Int
    private(set) var cells = 0
    /// Whether there were more.
    var isCut = false

    /// Cells that take long are made until a phone's screen is full of them, after so many steps.
    private static let screenful = 120
    private static let mostSteps = 25_000

    init(cells: Int, steps: Int) {
        left = cells
        self.steps = steps
    }

    /// Whether no more cells are made, with the steps that evaluation has now.
    func isFull(steps now: Int) -> Bool {
        left == 0 || cells >= Self.screenful && steps - now > Self.mostSteps
    }

    /// What is left after so many.
    func without(_ count: Int) -> GridRoom {
        var room = self
        room.left = max(0, left - count)
        room.cells += count
        return room
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
