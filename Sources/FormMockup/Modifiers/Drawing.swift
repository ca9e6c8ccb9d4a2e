extension Modifier {
    /// `.background(…)`. On a form or list it replaces the background once that is hidden.
    static let background = Modifier(
        "background",
        environment: { context, environment in
            guard !environment.isInContainer, let first = context.call.arguments.first else {
                return
            }
            // What is no colour, or not known, leaves the list's own.
            let layer = context.paintOfLayer(first) == nil ? context.layer(first).backdrop : nil
            environment.containerBackground =
                context.paintOfLayer(first)
                ?? (layer == .clear ? nil : layer) ?? .role(.systemGroupedBackground)
        },
        wrap: { context, items in context.layered(items) { .background($0, $1) } })

    /// `.overlay(…)`.
    static let overlay = Modifier(
        "overlay",
        wrap: { context, items in
            let list = items.first { if case .container = $0 { true } else { false } }
            guard case .container(let container)? = list else {
                return context.layered(items) { .overlay($0, $1) }
            }
            return context.overlaid(items, container)
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
            let paint = context.firstPaint
            return context.wrapped(
                items, in: .border(paint ?? .role(.separator), width: context.number("width") ?? 1))
        })

    /// `.fill(…)` of a shape.
    static let fill = Modifier(
        "fill",
        wrap: { context, items in
            guard let first = context.first else { return items }
            // A shape in a colour that nobody gives would be black; the accent is likelier.
            let paint = context.paint(of: first) ?? .role(.tint)
            return context.shapes(items) { $0.fill = paint }
        })

    /// `.stroke(…)` and `.strokeBorder(…)` of a shape.
    static let stroke = Modifier(
        "stroke", "strokeBorder",
        wrap: { context, items in
            let paint = context.firstPaint
            return context.shapes(items) {
                $0.fill = nil
                $0.stroke = paint ?? .role(.label)
                $0.strokeWidth = context.strokeWidth
                $0.trim?.hasRoundCaps = context.hasRoundCaps
            }
        })
}

extension Modifier {
    /// `.trim(from:to:)` of a shape.
    static let trim = Modifier(
        "trim",
        wrap: { context, items in
            let start = context.number("from") ?? 0
            let end = context.number("to") ?? 1
            guard start > 0 || end < 1 else { return items }
            return context.shapes(items) { $0.trim = ShapeTrim(start: start, end: end) }
        })

    /// `.clipped()`.
    static let clipped = Modifier(
        "clipped", wrap: { context, items in context.wrapped(items, in: .clip(.rectangle)) })

    /// `.containerBackground(…)` and `.presentationBackground(…)`: what lies behind a list whose own
    /// background is hidden.
    static let containerBackground = Modifier(
        "containerBackground", "presentationBackground",
        environment: { context, environment in
            guard !environment.isInContainer, let first = context.call.arguments.first,
                let paint = context.interpreter.paint(from: first.value)
            else { return }
            environment.containerBackground = environment.containerBackground ?? paint
        })

    /// `.blur(radius:)`: drawn sharp, and said so, as something may be blurred to hide it.
    static let blur = Modifier(
        "blur",
        wrap: { context, items in
            let radius = context.number("radius") ?? context.firstNumber ?? 0
            if radius > 0, !context.environment.isLayer {
                context.interpreter.report(.drawnSharp(at: context.call.nameRange), once: "")
            }
            return items
        })

    /// `.inset(by:)` of a shape.
    static let inset = Modifier(
        "inset",
        wrap: { context, items in
            guard let distance = context.number("by") else { return items }
            let side = max(0, distance)
            return context.wrapped(
                items,
                in: .padding(EdgeInsets(top: side, leading: side, bottom: side, trailing: side)))
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
        if case .unknown(let unknown) = interpreter.currentValue(content.value),
            call.name == "background", interpreter.isColorHere(unknown)
        {
            interpreter.noteUnknownColor(content.value, range: content.range)
            return items
        }
        if let paint = paintOfLayer(content) {
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

    /// A list with something over it: what lies at an edge stands beside it, and what lies in the
    /// middle shows while the list is empty.
    fileprivate func overlaid(_ items: [LoweredItem], _ list: LoweredContainer) -> [LoweredItem] {
        let content = call.arguments.first { $0.label == nil || $0.label == "content" }
        guard let content else { return items }
        let alignment = Alignment(
            name: argument("alignment").flatMap { interpreter.styleName(of: $0.value) } ?? "center")
        switch alignment.vertical {
        case .top: return beside(items, content, isBelow: false)
        case .bottom: return beside(items, content, isBelow: true)
        case .center, .firstTextBaseline, .lastTextBaseline:
            let isEmpty = list.sections.allSatisfy { $0.rows.isEmpty }
            return isEmpty ? beside(items, content, isBelow: true) : items
        }
    }

    /// `lineWidth:`, given alone or in a `StrokeStyle`.
    fileprivate var strokeWidth: Double {
        number("lineWidth") ?? strokeStyle("lineWidth").flatMap { interpreter.number($0) } ?? 1
    }

    /// Whether a `StrokeStyle` asks for round ends.
    fileprivate var hasRoundCaps: Bool {
        strokeStyle("lineCap").flatMap { interpreter.styleName(of: $0) } == "round"
    }

    /// An argument of the `StrokeStyle` that is given.
    private func strokeStyle(_ label: String) -> Value? {
        for argument in call.arguments {
            let arguments: [EvaluatedArgument]
            switch argument.value {
            case .view(.foreign(let style)) where style.name == "StrokeStyle":
                arguments = style.arguments
            case .implicit("init", let given): arguments = given
            default: continue
            }
            if let value = arguments.first(where: { $0.label == label }) { return value.value }
        }
        return nil
    }

    /// The colour of a layer: SwiftUI's or one that the code declares.
    fileprivate func paintOfLayer(_ content: EvaluatedArgument) -> Paint? {
        if let paint = interpreter.paint(from: content.value) { return paint }
        return interpreter.ownMember(content.value, of: MemberNames.colorTypes)
            .flatMap { interpreter.paint(from: $0) }
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

extension Diagnostic {
    fileprivate static func drawnSharp(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .note, id: "drawn-sharp", "'.blur' is not drawn: what it blurs is sharp", at: range)
    }
}
