extension Modifier {
    /// `.background(…)`. On a form or list it replaces the background once that is hidden.
    static let background = Modifier(
        "background",
        environment: { context, environment in
            guard !environment.isInContainer, let first = context.call.arguments.first else {
                return
            }
            // What is no colour, or not known, leaves the list's own.
            environment.containerBackground =
                context.interpreter.paint(from: first.value)
                ?? context.layer(first).backdrop ?? .role(.systemGroupedBackground)
        },
        wrap: { context, items in context.layered(items) { .background($0, $1) } })

    /// `.overlay(…)`.
    static let overlay = Modifier(
        "overlay",
        wrap: { context, items in
            context.layered(items) { .overlay($0, $1) }
        })

    /// `.opacity(…)`: an unknown one is visible.
    static let opacity = Modifier(
        "opacity",
        wrap: { context, items in
            guard let opacity = context.firstNumber else { return items }
            return context.wrapped(items, in: .opacity(max(0, min(1, opacity))))
        })

    /// `.hidden()`.
    static let hidden = Modifier(
        "hidden",
        wrap: { context, items in
            context.isOn ? context.wrapped(items, in: .hidden) : items
        })

    /// `.clipShape(…)`.
    static let clipShape = Modifier(
        "clipShape", "mask", "containerShape",
        wrap: { context, items in
            guard let shape = context.first.flatMap({ context.interpreter.shapeKind(of: $0.value) })
            else {
                return items
            }
            return context.wrapped(items, in: .clip(shape))
        })

    /// `.cornerRadius(…)`.
    static let cornerRadius = Modifier(
        "cornerRadius",
        wrap: { context, items in
            guard let radius = context.firstNumber else { return items }
            return context.wrapped(items, in: .clip(.roundedRectangle(max(0, radius))))
        })

    /// `.border(…)`.
    static let border = Modifier(
        "border",
        wrap: { context, items in
            let paint = context.first.flatMap { context.interpreter.paint(from: $0.value) }
            return context.wrapped(
                items, in: .border(paint ?? .role(.separator), width: context.number("width") ?? 1))
        })

    /// `.fill(…)` of a shape.
    static let fill = Modifier(
        "fill",
        wrap: { context, items in
            let paint = context.first.flatMap { context.interpreter.paint(from: $0.value) }
            return context.shapes(items) { $0.fill = paint ?? $0.fill }
        })

    /// `.stroke(…)` and `.strokeBorder(…)` of a shape.
    static let stroke = Modifier(
        "stroke", "strokeBorder",
        wrap: { context, items in
            let paint = context.first.flatMap { context.interpreter.paint(from: $0.value) }
            return context.shapes(items) {
                $0.fill = nil
                $0.stroke = paint ?? .role(.label)
                $0.strokeWidth = context.strokeWidth
            }
        })
}

extension ModifierContext {
    /// Items with something behind or in front of them.
    fileprivate func layered(
        _ items: [LoweredItem], _ make: (Element, Alignment) -> ElementModifier
    ) -> [LoweredItem] {
        guard
            let content = call.arguments.first(where: { $0.label == nil || $0.label == "content" })
        else { return items }
        let layer: Element
        if let paint = interpreter.paint(from: content.value) {
            let shape =
                argument("in").flatMap { interpreter.shapeKind(of: $0.value) }
                ?? call.arguments.dropFirst().first { $0.label == nil || $0.label == "in" }
                .flatMap { interpreter.shapeKind(of: $0.value) }
            layer = .shape(ShapeElement(kind: shape ?? .rectangle, fill: paint))
        } else {
            layer = self.layer(content)
        }
        guard !layer.isEmpty else { return items }
        let alignment = argument("alignment").flatMap { interpreter.styleName(of: $0.value) }
        return wrapped(items, in: make(layer, Alignment(name: alignment ?? "center")))
    }

    /// `lineWidth:`, given alone or in a `StrokeStyle`.
    fileprivate var strokeWidth: Double {
        if let width = number("lineWidth") { return width }
        for argument in call.arguments {
            let arguments: [EvaluatedArgument]
            switch argument.value {
            case .view(.foreign(let style)) where style.name == "StrokeStyle":
                arguments = style.arguments
            case .implicit("init", let given): arguments = given
            default: continue
            }
            if let width = arguments.first(where: { $0.label == "lineWidth" }) {
                return interpreter.number(width.value) ?? 1
            }
        }
        return 1
    }

    /// A view that stands behind or in front of another.
    fileprivate func layer(_ content: EvaluatedArgument) -> Element {
        var inner = environment
        inner.isNested = true
        inner.isLayer = true
        return interpreter.element(of: content.value, inner, range: content.range)
    }

    /// Every shape changed.
    fileprivate func shapes(_ items: [LoweredItem], _ change: (inout ShapeElement) -> Void)
        -> [LoweredItem]
    {
        elements(items) { lowered in
            guard case .shape(var shape) = lowered.element else { return lowered }
            change(&shape)
            var result = lowered
            result.element = .shape(shape)
            return result
        }
    }
}
