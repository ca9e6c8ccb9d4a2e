extension Control {
    /// `Gauge` in its styles: a bar, or a ring around its value.
    static let gauge = Control("Gauge") { context in
        let fraction = context.fraction(bounds: context.interpreter.bounds(context.value("in")))
        let number = context.number("value")
        let label = context.label(trailingIsLabel: true)
        let semantics = Semantics(
            kind: .gauge, label: label.plainText, value: number.map { .number($0) })
        if let own = context.ownBody(.gauge, context.progressFields(fraction, named: "value")) {
            return context.control(semantics, own)
        }
        let style = context.environment.gaugeStyle ?? ""
        if style == "accessoryCircular" || style == "accessoryCircularCapacity" {
            return context.control(
                semantics,
                context.ring(fraction ?? 0, label, isCapacity: style.hasSuffix("Capacity"))
            )
        }
        return context.control(semantics, context.bar(fraction ?? 0, label))
    }
}

extension ControlContext {
    /// A bar under its label, with what stands at its ends and the value below.
    fileprivate func bar(_ fraction: Double, _ label: Element) -> Element {
        let bar = Element.progress(ProgressElement(fraction: fraction, tint: environment.tint))
        var children = label.isEmpty ? [] : [label]
        children.append(withBoundLabels(bar))
        let current = smallCurrentValue
        if !current.isEmpty { children.append(current) }
        if children.count == 1 { return children[0] }
        return .stack(
            StackElement(
                axis: .vertical, alignment: Alignment(.leading, .center), children: children))
    }

    /// A ring of the size that iOS gives it, with the value in the middle. One that is no capacity
    /// is open at the bottom, where its label stands.
    fileprivate func ring(_ fraction: Double, _ label: Element, isCapacity: Bool) -> Element {
        let length = isCapacity ? 1 : 0.75
        let tint = environment.tint ?? .role(.tint)
        let ends = [(Paint.faded(tint, 0.3), length), (tint, length * fraction)]
        let rings = ends.map { paint, end in
            Element.shape(
                ShapeElement(
                    kind: .circle, stroke: paint, strokeWidth: 5,
                    trim: ShapeTrim(start: 0, end: end, hasRoundCaps: true))
            ).wrapped(in: .rotation(isCapacity ? -90 : 135))
        }
        var inner = environment
        inner.isNested = true
        inner.font = Font(size: .style(.callout), weight: .semibold)
        let current = argument("currentValueLabel").map { element($0, inner) } ?? label
        return .stack(StackElement(axis: .depth, children: rings + [current]))
            .wrapped(in: .frame(FrameModifier(width: 58, height: 58)))
    }
}
