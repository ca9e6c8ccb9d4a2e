/// How an element takes to being offered more or less width.
enum Flexibility: UInt8 {
    /// Always the same.
    case rigid
    /// As wide as its text or less.
    case text
    /// Whatever is offered.
    case filling
    /// Whatever others leave.
    case spacer
}

extension ElementMeasuring {
    /// The box of a stack.
    func stack(_ stack: StackElement, _ proposal: Proposal, _ environment: LayoutEnvironment) -> Box
    {
        let children = stack.children.filter { $0 != .empty }
        switch stack.axis {
        case .horizontal: return horizontal(stack, children, proposal, environment)
        case .vertical: return vertical(stack, children, proposal, environment)
        case .depth: return layers(stack, children, proposal, environment)
        }
    }

    private func layers(
        _ stack: StackElement, _ children: [Element], _ proposal: Proposal,
        _ environment: LayoutEnvironment
    ) -> Box {
        var boxes = children.map { measure($0, proposal, environment) }
        let width = boxes.reduce(0) { $1.stretchesWidth ? $0 : max($0, $1.width) }
        let height = boxes.reduce(0) { $1.stretchesHeight ? $0 : max($0, $1.height) }
        for index in boxes.indices {
            stretch(&boxes[index], width: width, height: height)
        }
        let size = Size(
            width: boxes.reduce(width) { max($0, $1.width) },
            height: boxes.reduce(height) { max($0, $1.height) })
        var placed: [Box.Child] = []
        var result = Box(width: size.width, height: size.height, content: .leaf(.empty))
        result.rowHeight = boxes.reduce(0) { max($0, $1.rowHeight) }
        for box in boxes {
            let x = aligned(box.width, in: size.width, stack.alignment.horizontal)
            let y = aligned(box.height, in: size.height, stack.alignment.vertical)
            if result.firstBaseline == nil { result.takeBaselines(of: box, at: y) }
            placed.append(.init(x: x, y: y, box: box))
        }
        result.content = .group(.depth, stack.alignment, placed)
        return result
    }

    /// Makes a box that follows its stack as large as the stack.
    func stretch(_ box: inout Box, width: Double? = nil, height: Double? = nil) {
        guard box.stretchesWidth || box.stretchesHeight else { return }
        if box.stretchesWidth, let width { box.width = max(width, 0) }
        if box.stretchesHeight, let height {
            box.height = max(height, 0)
            box.rowHeight = box.height
        }
        switch box.content {
        case .effect(let effect, var inner):
            stretch(&inner, width: width, height: height)
            box.content = .effect(effect, inner)
        case .control(let semantics, var inner):
            stretch(&inner, width: width, height: height)
            box.content = .control(semantics, inner)
        case .leaf, .text, .field, .group, .segmented, .pills, .options, .button, .layered, .moved:
            return
        }
    }

    /// Where something of a length starts in a room.
    func aligned(_ length: Double, in room: Double, _ alignment: Alignment.Horizontal) -> Double {
        switch alignment {
        case .leading: return 0
        case .center: return (room - length) / 2
        case .trailing: return room - length
        }
    }

    /// Where something of a height starts in a room; baselines count as the middle.
    func aligned(_ length: Double, in room: Double, _ alignment: Alignment.Vertical) -> Double {
        switch alignment {
        case .top: return 0
        case .center, .firstTextBaseline, .lastTextBaseline: return (room - length) / 2
        case .bottom: return room - length
        }
    }

    /// How an element takes to being offered more or less width.
    func flexibility(_ element: Element, depth: Int = 0) -> Flexibility {
        guard depth < LayoutEnvironment.depthLimit else { return .rigid }
        switch element {
        case .empty, .toggle, .stepper, .swatch, .pills, .indicator, .divider: return .rigid
        case .icon(let icon): return icon.isResizable ? .filling : .rigid
        case .image(let image): return image.isResizable ? .filling : .rigid
        case .text, .label: return .text
        case .spacer: return .spacer
        case .shape, .labeled, .field, .slider, .segmented, .options: return .filling
        case .progress(let progress): return progress.fraction == nil ? .rigid : .filling
        case .button(let button): return flexibility(button.label, depth: depth + 1)
        case .control(_, let content): return flexibility(content, depth: depth + 1)
        case .stack(let stack):
            var result = Flexibility.rigid
            for child in stack.children {
                var own = flexibility(child, depth: depth + 1)
                if own == .spacer { own = stack.axis == .vertical ? .rigid : .filling }
                if own.rawValue > result.rawValue { result = own }
            }
            return result
        case .modified(let content, let modifier):
            return flexibility(modifier, of: content, depth: depth + 1)
        }
    }

    private func flexibility(
        _ modifier: ElementModifier, of content: Element, depth: Int
    ) -> Flexibility {
        switch modifier {
        case .frame(let frame):
            if frame.width != nil { return .rigid }
            if frame.maxWidth != nil || frame.minWidth != nil {
                return frame.maxWidth == .infinity ? .filling : .text
            }
            return flexibility(content, depth: depth)
        case .fixedSize(let horizontal, _):
            return horizontal ? .rigid : flexibility(content, depth: depth)
        case .padding, .background, .overlay, .opacity, .clip, .border, .offset, .rotation, .scale,
            .aspectRatio, .hidden, .disabled:
            return flexibility(content, depth: depth)
        }
    }
}
