extension Control {
    /// `ProgressView`: a bar, or the spinning wheel.
    static let progressView = Control("ProgressView") { context in
        let label = context.label(trailingIsLabel: true)
        let number = context.number("value")
        let style = context.environment.progressStyle
        var fraction = context.fraction(bounds: nil)
        let current = fraction == nil ? Element.empty : context.smallCurrentValue
        let text = [label.plainText, current.plainText].filter { !$0.isEmpty }
        let semantics = Semantics(
            kind: .progress, label: text.first ?? "", value: number.map { .number($0) })
        let fields = context.progressFields(fraction, named: "fractionCompleted")
        if let own = context.ownBody(.progressView, fields) {
            return context.control(semantics, own)
        }
        if fraction == nil, style == "linear" || context.argument("timerInterval") != nil {
            fraction = 0
        }
        // A ring that fills has no style of its own on iOS: it is the wheel.
        if style == "circular" { fraction = nil }
        let progress = context.withBoundLabels(
            .progress(ProgressElement(fraction: fraction, tint: context.environment.tint)))
        var children =
            label.isEmpty ? [progress] : fraction == nil ? [progress, label] : [label, progress]
        if !current.isEmpty { children.append(current) }
        let element: Element =
            children.count == 1
            ? progress
            : .stack(
                StackElement(
                    axis: .vertical,
                    alignment: fraction == nil ? .center : Alignment(.leading, .center),
                    children: children))
        return context.control(semantics, element)
    }
}

extension ControlContext {
    /// How much of the whole the value is; nil without a value.
    func fraction(bounds: (Double, Double)?) -> Double? {
        guard let number = number("value") else { return nil }
        let lower = bounds?.0 ?? 0
        let span = (bounds?.1 ?? self.number("total") ?? 1) - lower
        let fraction = span > 0 ? (number - lower) / span : 0
        return fraction.isFinite ? max(0, min(1, fraction)) : 0
    }

    /// What an own style of progress views or gauges is told.
    func progressFields(_ fraction: Double?, named name: String) -> [TupleField] {
        [
            labelField(trailingIsLabel: true),
            TupleField(label: name, value: fraction.map { .double($0) } ?? .nil),
            viewField("currentValueLabel", argument("currentValueLabel")),
            viewField("minimumValueLabel", argument("minimumValueLabel")),
            viewField("maximumValueLabel", argument("maximumValueLabel")),
        ]
    }

    /// The text of the present value, small and grey.
    var smallCurrentValue: Element {
        guard let current = argument("currentValueLabel") else { return .empty }
        var small = environment
        small.isNested = true
        small.font = Font(size: .style(.caption))
        small.foreground = small.foreground ?? .role(.secondaryLabel)
        return element(current, small)
    }

    /// A bar between the labels of its least and greatest value.
    func withBoundLabels(_ bar: Element) -> Element {
        let lower = element(argument("minimumValueLabel"))
        let upper = element(argument("maximumValueLabel"))
        guard !lower.isEmpty || !upper.isEmpty else { return bar }
        let children = [lower, bar, upper].filter { !$0.isEmpty }
        return .stack(StackElement(axis: .horizontal, children: children))
    }
}
