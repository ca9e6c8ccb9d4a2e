extension Control {
    /// `ProgressView` and `Gauge`.
    static let progressView = Control("ProgressView", "Gauge") { context in
        let label = context.label(trailingIsLabel: true)
        let total = context.number("total") ?? 1
        let bounds = context.interpreter.bounds(context.value("in"))
        let number = context.argument("value").flatMap { context.interpreter.number($0.value) }
        var fraction: Double?
        if let number {
            let lower = bounds?.0 ?? 0
            let span = (bounds?.1 ?? total) - lower
            fraction = span > 0 ? max(0, min(1, (number - lower) / span)) : 0
        } else if context.environment.progressStyle == "linear" {
            fraction = 0
        }
        let bar = Element.progress(
            ProgressElement(fraction: fraction, tint: context.environment.tint))
        let progress = context.withBoundLabels(bar)
        var children =
            label.isEmpty ? [progress] : fraction == nil ? [progress, label] : [label, progress]
        if fraction != nil, let current = context.argument("currentValueLabel") {
            var small = context.environment
            small.isNested = true
            small.font = Font(size: .style(.caption))
            small.foreground = small.foreground ?? .role(.secondaryLabel)
            children.append(context.element(current, small))
        }
        let element: Element =
            children.count == 1
            ? progress
            : .stack(
                StackElement(
                    axis: .vertical,
                    alignment: fraction == nil ? .center : Alignment(.leading, .center),
                    children: children))
        return context.control(
            Semantics(
                kind: context.call.name == "Gauge" ? .gauge : .progress, label: label.plainText,
                value: number.map { .number($0) }), element)
    }

    /// `ContentUnavailableView`: a symbol, a title and a description in the middle.
    static let contentUnavailable = Control("ContentUnavailableView") { context in
        var children: [Element] = []
        var inner = context.environment
        inner.isNested = true
        var symbol = inner
        symbol.font = Font(size: .points(48))
        symbol.foreground = .role(.secondaryLabel)
        var title = inner
        title.font = Font(size: .style(.title2), weight: .bold)
        if let name = context.argument("systemImage") {
            children.append(
                .icon(
                    IconElement(
                        name: context.interpreter.displayText(of: name.value), font: symbol.font,
                        color: symbol.foreground)))
        }
        if let text = context.title {
            children.append(context.interpreter.textElement(text.value, title))
        } else if let label = context.argument("label") ?? context.trailing {
            children.append(context.element(label, title))
        }
        if let description = context.argument("description") {
            var small = inner
            small.font = Font(size: .style(.subheadline))
            small.foreground = .role(.secondaryLabel)
            small.textAlignment = .center
            children.append(context.element(description, small))
        }
        if let actions = context.argument("actions") {
            children.append(context.element(actions, inner))
        }
        let element = Element.modified(
            .stack(StackElement(axis: .vertical, children: children)),
            .frame(FrameModifier(maxWidth: .infinity)))
        return [.element(LoweredElement(element: element, range: context.call.range))]
    }
}

extension ControlContext {
    /// A bar between the labels of its least and greatest value.
    fileprivate func withBoundLabels(_ bar: Element) -> Element {
        let lower = element(argument("minimumValueLabel"))
        let upper = element(argument("maximumValueLabel"))
        guard !lower.isEmpty || !upper.isEmpty else { return bar }
        let children = [lower, bar, upper].filter { !$0.isEmpty }
        return .stack(StackElement(axis: .horizontal, children: children))
    }
}
