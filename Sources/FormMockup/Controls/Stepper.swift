extension Control {
    /// `Stepper`.
    static let stepper = Control("Stepper") { context in
        let binding = context.binding("value") ?? .constant(.nil)
        context.interpreter.settle(binding, lowerBoundOf: context.value("in"))
        let label = context.label(trailingIsLabel: true)
        let number = context.interpreter.number(context.interpreter.read(binding))
        let control = Element.stepper
        return context.control(
            Semantics(
                kind: .stepper, label: label.plainText, value: number.map { .number($0) },
                bindingID: context.interpreter.identifier(of: binding)),
            context.dimmed(
                context.environment.labelsHidden
                    ? control : .labeled(label: label, value: control)))
    }

    /// `Slider`.
    static let slider = Control("Slider") { context in
        let binding = context.binding("value") ?? .constant(.double(0))
        context.interpreter.settle(binding, lowerBoundOf: context.value("in"))
        let label = context.label(trailingIsLabel: true)
        let bounds = context.interpreter.bounds(context.value("in")) ?? (0, 1)
        let number = context.interpreter.number(context.interpreter.read(binding)) ?? bounds.0
        let span = bounds.1 - bounds.0
        let fraction = span > 0 ? max(0, min(1, (number - bounds.0) / span)) : 0
        let slider = SliderElement(
            fraction: fraction.isFinite ? fraction : 0, tint: context.environment.tint,
            minimumLabel: context.element(context.argument("minimumValueLabel")),
            maximumLabel: context.element(context.argument("maximumValueLabel")))
        let ends = [slider.minimumLabel, slider.maximumLabel].map { $0.plainText }
        let name =
            label.isEmpty ? ends.filter { !$0.isEmpty }.joined(separator: " ") : label.plainText
        return context.control(
            Semantics(
                kind: .slider, label: name, value: .number(number),
                bindingID: context.interpreter.identifier(of: binding)),
            context.dimmed(.slider(slider)))
    }
}

extension Interpreter {
    /// The bounds of a range argument.
    func bounds(_ value: Value?) -> (Double, Double)? {
        guard case .range(let range)? = value.map({ currentValue($0) }),
            let lower = range.lower.flatMap({ number($0) }),
            let upper = range.upper.flatMap({ number($0) })
        else { return nil }
        return (lower, upper)
    }

    /// Gives an unknown number that a stepper or slider shows its lower bound.
    func settle(_ binding: BindingValue, lowerBoundOf range: Value?) {
        guard case .unknown(.cell(let index)) = binding, state.unknowns[index].value == nil else {
            return
        }
        guard case .range(let bounds)? = range.map({ currentValue($0) }),
            let lower = bounds.lower, number(lower) != nil
        else { return }
        decide(index, currentValue(lower))
    }
}
