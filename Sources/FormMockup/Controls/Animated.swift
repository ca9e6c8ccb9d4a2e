/// Views whose content is a function of something that a still picture knows at one moment.
extension Control {
    /// `GeometryReader`: the room of a screen, or of a row.
    static let geometryReader = Control("GeometryReader") { context in
        let margins = context.environment.isInContainer ? 4.0 * 16 : 0
        let width = Double(context.interpreter.traits.width) - margins
        let size = Value.tuple([
            TupleField(label: "width", value: .double(width)),
            TupleField(label: "height", value: .double(width)),
        ])
        return context.items(calling: [.tuple([TupleField(label: "size", value: size)])])
    }

    /// `TimelineView` at the sample date.
    static let timelineView = Control("TimelineView") { context in
        let moment = Value.tuple([
            TupleField(label: "date", value: .date(Interpreter.sampleMoment)),
            TupleField(label: "cadence", value: .implicit("live", [])),
        ])
        return context.items(calling: [moment])
    }

    /// `PhaseAnimator` in its first phase.
    static let phaseAnimator = Control("PhaseAnimator") { context in
        let phases = context.title.flatMap { context.interpreter.elements(of: $0.value) }
        return context.items(calling: [phases?.first ?? .nil])
    }

    /// `KeyframeAnimator` at its initial value.
    static let keyframeAnimator = Control("KeyframeAnimator") { context in
        context.items(calling: [context.value("initialValue") ?? .nil])
    }

    /// `ModifiedContent(content:modifier:)`.
    static let modifiedContent = Control("ModifiedContent") { context in
        guard let content = context.argument("content"),
            let view = context.interpreter.viewValue(
                context.interpreter.currentValue(content.value), range: content.range)
        else { return [] }
        guard var modifier = context.argument("modifier") else {
            return context.interpreter.items(of: view, context.environment)
        }
        modifier.label = nil
        let call = MethodCall(
            name: "modifier", arguments: [], range: context.call.range,
            nameRange: context.call.nameRange)
        return context.interpreter.items(
            of: context.interpreter.modified(view, call, [modifier]), context.environment)
    }

    /// `ViewThatFits`: the first view that has room, else the last.
    static let viewThatFits = Control("ViewThatFits") { context in
        let items = context.items(context.trailing ?? context.argument("content"))
        guard items.count > 1, let last = items.last else { return items }
        let margins = context.environment.isInContainer ? 4.0 * 16 : 2 * 16
        let room = Double(context.interpreter.traits.width) - margins
        let fitting = items.first { item in
            guard case .element(let lowered) = item else { return true }
            return lowered.element.estimatedWidth <= room
        }
        return [fitting ?? last]
    }
}

extension ControlContext {
    /// What the content makes of values for its parameters.
    func items(calling arguments: [Value]) -> [LoweredItem] {
        guard let content = trailing ?? argument("content") else { return [] }
        guard case .closure(let closure) = content.value else { return items(content) }
        return interpreter.items(
            of: closure.closure.body, interpreter.scope(for: closure, arguments), environment)
    }
}

extension Element {
    /// About how wide it would like to be, in points: for a choice that is made before anything is
    /// measured.
    var estimatedWidth: Double {
        switch self {
        case .empty, .spacer, .divider, .shape, .indicator: 8
        case .text(let text): text.estimatedWidth
        case .icon, .swatch: 28
        case .image: 60
        case .label(let icon, let title): icon.estimatedWidth + 12 + title.estimatedWidth
        case .stack(let stack): stack.estimatedWidth
        case .labeled(let label, let value): label.estimatedWidth + 12 + value.estimatedWidth
        case .toggle: 63
        case .stepper: 94
        case .field, .slider, .progress, .options: 120
        case .segmented(let control):
            control.segments.reduce(0) { $0 + $1.estimatedWidth + 24 }
        case .pills(let pills): pills.reduce(0) { $0 + $1.estimatedWidth + 28 }
        case .button(let button): button.label.estimatedWidth + 28
        case .control(_, let inner): inner.estimatedWidth
        case .modified(let inner, let modifier):
            switch modifier {
            case .frame(let frame):
                frame.width ?? max(inner.estimatedWidth, frame.minWidth ?? 0)
            case .padding(let insets): inner.estimatedWidth + insets.leading + insets.trailing
            case .background, .overlay, .opacity, .clip, .border, .offset, .rotation, .scale,
                .fixedSize, .aspectRatio, .hidden, .disabled:
                inner.estimatedWidth
            }
        }
    }
}

extension TextElement {
    /// About how wide it is in one line: half an em for each letter.
    fileprivate var estimatedWidth: Double {
        runs.reduce(0) { sum, run in
            var size = 17.0
            if case .points(let points)? = run.font?.size { size = points }
            return sum + Double(run.text.utf8.count) * size / 2
        }
    }
}

extension StackElement {
    fileprivate var estimatedWidth: Double {
        let widths = children.map { $0.estimatedWidth }
        switch axis {
        case .horizontal:
            return widths.reduce(0, +) + Double(max(0, widths.count - 1)) * (spacing ?? 8)
        case .vertical, .depth: return widths.max() ?? 0
        }
    }
}
