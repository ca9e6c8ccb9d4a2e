extension Control {
    /// `ColorPicker`.
    static let colorPicker = Control("ColorPicker") { context in
        let binding = context.binding("selection") ?? .constant(.nil)
        let label = context.label(trailingIsLabel: true)
        let paint = context.interpreter.paint(from: context.interpreter.read(binding))
        let well = Element.swatch(paint ?? .role(.tint))
        return context.control(
            Semantics(
                kind: .colorPicker, label: label.plainText,
                bindingID: context.interpreter.identifier(of: binding)),
            context.dimmed(
                context.environment.labelsHidden ? well : .labeled(label: label, value: well)))
    }

    /// `Color` and gradients as views. All gradients are straight here.
    static let color = Control(
        "Color", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient",
        "MeshGradient", "Gradient", "AnyGradient", "AnyShapeStyle"
    ) { context in
        let view = ViewValue.control(context.call)
        let paint = context.interpreter.paint(from: .view(view)) ?? .clear
        return [
            .element(
                LoweredElement(
                    element: .shape(ShapeElement(kind: .rectangle, fill: paint)),
                    range: context.call.range))
        ]
    }
}
