/// Measures elements: a room is offered, a box comes back.
///
/// Each element is measured once or, where a stack must know ideal widths first, twice, and the
/// ideal measure asks no child twice: the work grows with depth times size, never exponentially.
struct ElementMeasuring {
    let context: LayoutContext

    var look: Look { context.look }

    /// The box of an element that is offered a room.
    func measure(_ element: Element, _ proposal: Proposal, _ environment: LayoutEnvironment) -> Box
    {
        guard environment.depth < LayoutEnvironment.depthLimit else { return .empty }
        var inner = environment
        inner.depth += 1
        switch element {
        case .empty: return .empty
        case .text(let text): return self.text(text, proposal, environment)
        case .icon(let icon): return self.icon(icon, proposal, environment)
        case .image(let image): return self.image(image, proposal)
        case .label(let icon, let title): return label(icon, title, proposal, inner)
        case .stack(let stack): return self.stack(stack, proposal, inner)
        case .spacer(let minimum): return spacer(minimum)
        case .divider: return divider(proposal)
        case .shape(let shape): return self.shape(shape, proposal)
        case .labeled(let label, let value): return labeled(label, value, proposal, inner)
        case .toggle(let toggle): return self.toggle(toggle, environment)
        case .field(let field): return self.field(field, proposal, environment)
        case .stepper: return stepper(environment)
        case .slider(let slider): return self.slider(slider, proposal, inner)
        case .progress(let progress): return self.progress(progress, proposal)
        case .segmented(let segmented): return self.segmented(segmented, proposal, inner)
        case .swatch(let paint): return swatch(paint, environment)
        case .pills(let texts): return pills(texts, proposal, environment)
        case .options(let options): return self.options(options, proposal, inner)
        case .button(let button): return self.button(button, proposal, inner)
        case .indicator(let indicator): return self.indicator(indicator, environment)
        case .control(let semantics, let content):
            if !semantics.isEnabled { inner.isDisabled = true }
            let box = measure(content, proposal, inner)
            return box.wrapped(.control(semantics, box))
        case .modified(let content, let modifier):
            return modified(content, modifier, proposal, inner)
        }
    }

    /// A control, faint when it is disabled.
    func faded(_ box: Box, _ environment: LayoutEnvironment) -> Box {
        environment.isDisabled ? box.wrapped(.effect(.disabled, box)) : box
    }

    /// The height that a control taller than text gives its row.
    func controlRowHeight(_ height: Double) -> Double {
        height - 2 * (look.rows.verticalInset - look.rows.controlInset)
    }

    private func spacer(_ minimum: Double?) -> Box {
        let length = Length.clean(minimum) ?? 8
        return Box(width: length, height: length, rowHeight: 0, content: .leaf(.empty))
    }

    private func divider(_ proposal: Proposal) -> Box {
        let thickness = look.separators.thickness
        var box = Box(
            width: proposal.width.isFinite ? proposal.width : thickness, height: thickness,
            content: .leaf(.divider(.role(.separator))))
        box.stretchesWidth = true
        return box
    }

    private func shape(_ shape: ShapeElement, _ proposal: Proposal) -> Box {
        // A shape that is offered nothing in particular is 10 points long, as in SwiftUI.
        var box = Box(
            width: proposal.width.isFinite ? proposal.width : 10,
            height: proposal.height.isFinite ? proposal.height : 10,
            content: .leaf(.shape(shape)))
        box.stretchesWidth = !proposal.width.isFinite
        box.stretchesHeight = !proposal.height.isFinite
        return box
    }

    private func image(_ image: ImageElement, _ proposal: Proposal) -> Box {
        let side = 60 * context.bodyScale
        let own = image.picture.map { Size(width: $0.width, height: $0.height) }
        let natural = own ?? Size(width: side, height: side)
        let width = image.isResizable && proposal.width.isFinite ? proposal.width : natural.width
        let height =
            image.isResizable && proposal.height.isFinite ? proposal.height : natural.height
        return Box(width: width, height: height, content: .leaf(.image(image)))
    }
}
