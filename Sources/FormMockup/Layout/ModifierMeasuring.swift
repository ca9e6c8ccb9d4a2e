extension ElementMeasuring {
    /// The box of an element with a modifier around it.
    func modified(
        _ content: Element, _ modifier: ElementModifier, _ proposal: Proposal,
        _ environment: LayoutEnvironment
    ) -> Box {
        switch modifier {
        case .padding(let insets): return padded(content, insets, proposal, environment)
        case .frame(let frame): return framed(content, frame, proposal, environment)
        case .background(let back, let alignment):
            let box = measure(content, proposal, environment)
            return layered(box, back, alignment, isOverlay: false, environment)
        case .overlay(let front, let alignment):
            let box = measure(content, proposal, environment)
            return layered(box, front, alignment, isOverlay: true, environment)
        case .fixedSize(let horizontal, let vertical):
            let ideal = Proposal(
                width: horizontal ? .infinity : proposal.width,
                height: vertical ? .infinity : proposal.height)
            return measure(content, ideal, environment)
        case .aspectRatio(let ratio, let fills):
            return shaped(content, ratio, fills, proposal, environment)
        case .disabled:
            var inner = environment
            inner.isDisabled = true
            return measure(content, proposal, inner)
        case .opacity(let value):
            let opacity = value.isFinite ? min(max(value, 0), 1) : 1
            return effect(.opacity(opacity), content, proposal, environment)
        case .clip(let shape): return effect(.clip(shape), content, proposal, environment)
        case .border(let paint, let width):
            return effect(
                .border(paint, width: Length.clean(width) ?? 1), content, proposal, environment)
        case .offset(let x, let y):
            return effect(
                .offset(x: Length.signed(x), y: Length.signed(y)), content, proposal, environment)
        case .rotation(let degrees):
            return effect(.rotation(Length.signed(degrees)), content, proposal, environment)
        case .scale(let x, let y):
            return effect(
                .scale(x: Length.signed(x), y: Length.signed(y)), content, proposal, environment)
        case .hidden: return effect(.hidden, content, proposal, environment)
        }
    }

    private func effect(
        _ effect: PlacedElement.Effect, _ content: Element, _ proposal: Proposal,
        _ environment: LayoutEnvironment
    ) -> Box {
        let box = measure(content, proposal, environment)
        return box.wrapped(.effect(effect, box))
    }

    private func padded(
        _ content: Element, _ insets: EdgeInsets, _ proposal: Proposal,
        _ environment: LayoutEnvironment
    ) -> Box {
        let top = Length.signed(insets.top)
        let leading = Length.signed(insets.leading)
        let horizontal = leading + Length.signed(insets.trailing)
        let vertical = top + Length.signed(insets.bottom)
        let room = Proposal(
            width: max(proposal.width - horizontal, 0), height: max(proposal.height - vertical, 0))
        let inner = measure(content, room, environment)
        var box = Box(
            width: max(inner.width + horizontal, 0), height: max(inner.height + vertical, 0),
            rowHeight: max(inner.rowHeight + vertical, 0),
            content: .moved(.init(x: leading, y: top, box: inner)))
        box.takeBaselines(of: inner, at: top)
        box.fillsRow = inner.fillsRow
        return box
    }

    private func framed(
        _ content: Element, _ frame: FrameModifier, _ proposal: Proposal,
        _ environment: LayoutEnvironment
    ) -> Box {
        let horizontal = Limits(frame.width, frame.minWidth, frame.maxWidth)
        let vertical = Limits(frame.height, frame.minHeight, frame.maxHeight)
        let room = Proposal(
            width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
        var inner = measure(content, room, environment)
        let width = horizontal.length(content: inner.width, offered: proposal.width)
        let height = vertical.length(content: inner.height, offered: proposal.height)
        stretch(&inner, width: width, height: vertical.isFixed ? height : nil)
        let x = aligned(inner.width, in: width, frame.alignment.horizontal)
        let y = aligned(inner.height, in: height, frame.alignment.vertical)
        var box = Box(
            width: width, height: height, rowHeight: inner.rowHeight + height - inner.height,
            content: .moved(.init(x: x, y: y, box: inner)))
        box.takeBaselines(of: inner, at: y)
        box.stretchesHeight = inner.stretchesHeight && !vertical.isFixed
        return box
    }

    private func layered(
        _ box: Box, _ other: Element, _ alignment: Alignment, isOverlay: Bool,
        _ environment: LayoutEnvironment
    ) -> Box {
        var place = environment
        place.isInRow = false
        let layer = measure(other, .init(width: box.width, height: box.height), place)
        let child = Box.Child(
            x: aligned(layer.width, in: box.width, alignment.horizontal),
            y: aligned(layer.height, in: box.height, alignment.vertical), box: layer)
        let center = Box.Child(x: 0, y: 0, box: box)
        return box.wrapped(
            isOverlay
                ? .layered(background: nil, center, overlay: child)
                : .layered(background: child, center, overlay: nil))
    }

    private func shaped(
        _ content: Element, _ ratio: Double?, _ fills: Bool, _ proposal: Proposal,
        _ environment: LayoutEnvironment
    ) -> Box {
        var wanted = Length.clean(ratio) ?? 0
        if wanted < 0.001 {
            let ideal = measure(content, .init(width: .infinity), environment)
            wanted = ideal.height > 0 ? max(ideal.width / ideal.height, 0.001) : 1
        }
        guard proposal.width.isFinite || proposal.height.isFinite else {
            return measure(content, proposal, environment)
        }
        var width = min(proposal.width, Length.limit)
        var height = min(width / wanted, Length.limit)
        if proposal.height.isFinite, (height > proposal.height) != fills || !proposal.width.isFinite
        {
            height = proposal.height
            width = height * wanted
        }
        return measure(content, .init(width: width, height: height), environment)
    }
}

/// What a frame says about one direction.
private struct Limits {
    private let fixed: Double?
    private let minimum: Double?
    private let maximum: Double?

    init(_ fixed: Double?, _ minimum: Double?, _ maximum: Double?) {
        self.fixed = Length.clean(fixed)
        self.minimum = Length.clean(minimum)
        // No limit is one that is never reached.
        if let maximum, !maximum.isNaN {
            self.maximum = maximum == .infinity ? .infinity : Length.clean(maximum)
        } else {
            self.maximum = nil
        }
    }

    var isFixed: Bool { fixed != nil }

    /// What the content is offered.
    func offer(_ offered: Double) -> Double {
        if let fixed { return fixed }
        var result = offered
        if let maximum { result = min(result, maximum) }
        if let minimum { result = max(result, minimum) }
        return result
    }

    /// The length of the frame.
    func length(content: Double, offered: Double) -> Double {
        if let fixed { return fixed }
        guard minimum != nil || maximum != nil else { return content }
        let wanted = offered.isFinite && maximum != nil ? offered : content
        return min(max(wanted, minimum ?? content), max(maximum ?? content, minimum ?? 0))
    }
}
