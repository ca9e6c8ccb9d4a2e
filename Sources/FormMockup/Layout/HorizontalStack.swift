extension ElementMeasuring {
    /// The box of an `HStack`: what is rigid first, then texts from short to long, each offered an
    /// equal share of what is left, then what fills, then spacers.
    func horizontal(
        _ stack: StackElement, _ children: [Element], _ proposal: Proposal,
        _ environment: LayoutEnvironment
    ) -> Box {
        let gaps = horizontalGaps(stack, children)
        var boxes = [Box](repeating: .empty, count: children.count)
        var rest = proposal.width
        for gap in gaps { rest -= gap }
        offer(children, &boxes, &rest, proposal.height, environment)
        var height = 0.0
        for (index, box) in boxes.enumerated() where !isSpacer(children[index]) {
            if !box.stretchesHeight { height = max(height, box.height) }
        }
        for index in boxes.indices {
            if isDivider(children[index]) {
                let room = proposal.height.isFinite ? proposal.height : height
                boxes[index].width = look.separators.thickness
                boxes[index].height = room
                boxes[index].rowHeight = 0
            } else {
                stretch(&boxes[index], height: height)
            }
        }
        return row(of: boxes, gaps, stack.alignment.vertical)
    }

    private func offer(
        _ children: [Element], _ boxes: inout [Box], _ rest: inout Double, _ height: Double,
        _ environment: LayoutEnvironment
    ) {
        let room = rest
        var texts: [Int] = []
        var filling: [Int] = []
        var spacers: [Int] = []
        for (index, child) in children.enumerated() {
            switch flexibility(child) {
            case .rigid:
                let own = Proposal(
                    width: isDivider(child) ? .infinity : max(rest, 0), height: height)
                boxes[index] = measure(child, own, environment)
                rest -= boxes[index].width
            case .text:
                boxes[index] = measure(child, .init(width: .infinity, height: height), environment)
                texts.append(index)
            case .filling: filling.append(index)
            case .spacer:
                boxes[index] = measure(child, .init(width: 0), environment)
                boxes[index].height = 0
                rest -= boxes[index].width
                spacers.append(index)
            }
        }
        sortByWidth(&texts, boxes)
        var left = texts.count + filling.count
        for index in texts {
            let share = max(rest, 0) / Double(left)
            if room.isFinite && boxes[index].width > share + 0.001 {
                boxes[index] = measure(
                    children[index], .init(width: share, height: height), environment)
            }
            rest -= boxes[index].width
            left -= 1
        }
        for index in filling {
            let share = room.isFinite ? max(rest, 0) / Double(left) : .infinity
            boxes[index] = measure(
                children[index], .init(width: share, height: height), environment)
            rest -= boxes[index].width
            left -= 1
        }
        guard room.isFinite, rest > 0, !spacers.isEmpty else { return }
        for index in spacers { boxes[index].width += rest / Double(spacers.count) }
    }

    /// Shorter texts first; equal ones in their order.
    private func sortByWidth(_ indices: inout [Int], _ boxes: [Box]) {
        guard indices.count > 1 else { return }
        indices.sort {
            boxes[$0].width != boxes[$1].width ? boxes[$0].width < boxes[$1].width : $0 < $1
        }
    }

    /// Boxes side by side.
    func row(of boxes: [Box], _ gaps: [Double], _ alignment: Alignment.Vertical) -> Box {
        var above = 0.0
        var below = 0.0
        for box in boxes {
            let anchor = self.anchor(of: box, alignment)
            above = max(above, anchor)
            below = max(below, box.height - anchor)
        }
        var result = Box(width: 0, height: above + below, rowHeight: 0, content: .leaf(.empty))
        var placed: [Box.Child] = []
        placed.reserveCapacity(boxes.count)
        var x = 0.0
        for (index, box) in boxes.enumerated() {
            let y = above - anchor(of: box, alignment)
            placed.append(.init(x: x, y: y, box: box))
            if result.firstBaseline == nil { result.takeBaselines(of: box, at: y) }
            result.rowHeight = max(result.rowHeight, box.rowHeight)
            result.overhang = box.overhang
            result.fillsRow = result.fillsRow || box.fillsRow
            x += box.width + (index < gaps.count ? gaps[index] : 0)
        }
        result.width = max(x, 0)
        result.content = .group(.horizontal, .init(.center, alignment), placed)
        return result
    }

    /// The height in a box that meets the others' in a row.
    private func anchor(of box: Box, _ alignment: Alignment.Vertical) -> Double {
        switch alignment {
        case .top: return 0
        case .center: return box.height / 2
        case .bottom: return box.height
        case .firstTextBaseline: return box.firstBaseline ?? box.height
        case .lastTextBaseline: return box.lastBaseline ?? box.height
        }
    }

    private func horizontalGaps(_ stack: StackElement, _ children: [Element]) -> [Double] {
        guard children.count > 1 else { return [] }
        var gaps: [Double] = []
        gaps.reserveCapacity(children.count - 1)
        let given = stack.spacing.map(Length.signed)
        for index in 1..<children.count {
            let before = children[index - 1]
            let after = children[index]
            if case .indicator(let indicator) = after {
                gaps.append(indicator == .menu ? look.accessories.menuGap : given ?? 8)
            } else if let given {
                gaps.append(given)
            } else {
                gaps.append(isSpacer(before) || isSpacer(after) ? 0 : 8)
            }
        }
        return gaps
    }

    /// Whether an element is a bare spacer.
    func isSpacer(_ element: Element) -> Bool {
        if case .spacer = element { return true }
        return false
    }

    private func isDivider(_ element: Element) -> Bool {
        element == .divider
    }
}
