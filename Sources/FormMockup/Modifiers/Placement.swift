extension Modifier {
    /// `.padding(…)`. A section's is the system's to decide and is ignored, with a message.
    static let padding = Modifier(
        "padding",
        wrap: { context, items in
            let holdsSection = items.contains { if case .section = $0 { true } else { false } }
            if holdsSection {
                let place = context.call.nameRange
                context.interpreter.advise(.sectionPadding(at: place), once: "\(place.start)")
            }
            return context.wrapped(items, in: .padding(context.paddingInsets))
        })

    /// `.frame(…)`.
    static let frame = Modifier(
        "frame",
        environment: { context, environment in
            if context.number("height") ?? context.number("minHeight") != nil {
                environment.hasHeight = true
            }
        },
        wrap: { context, items in
            var frame = FrameModifier()
            frame.width = context.length("width")
            frame.height = context.length("height")
            frame.minWidth = context.length("minWidth")
            frame.maxWidth = context.length("maxWidth")
            frame.minHeight = context.length("minHeight")
            frame.maxHeight = context.length("maxHeight")
            if let alignment = context.argument("alignment") {
                frame.alignment = Alignment(
                    name: context.interpreter.styleName(of: alignment.value) ?? "center")
            }
            return context.wrapped(items, in: .frame(frame))
        })

    /// `.fixedSize(…)`.
    static let fixedSize = Modifier(
        "fixedSize",
        wrap: { context, items in
            func flag(_ label: String) -> Bool {
                guard let argument = context.argument(label) else {
                    return context.call.arguments.isEmpty
                }
                return context.interpreter.truth(of: argument.value, range: argument.range).isYes
            }
            return context.wrapped(
                items, in: .fixedSize(horizontal: flag("horizontal"), vertical: flag("vertical")))
        })

    /// `.aspectRatio(…)`, `.scaledToFit()`, `.scaledToFill()`.
    static let aspectRatio = Modifier(
        "aspectRatio", "scaledToFit", "scaledToFill",
        wrap: {
            context, items in
            let mode = context.argument("contentMode").flatMap {
                context.interpreter.styleName(of: $0.value)
            }
            let fills = mode == "fill" || context.call.name == "scaledToFill"
            let ratio = context.firstNumber.flatMap { $0 > 0 ? $0 : nil }
            return context.wrapped(items, in: .aspectRatio(ratio, fills: fills))
        })

    /// `.offset(…)`.
    static let offset = Modifier(
        "offset",
        wrap: { context, items in
            context.wrapped(
                items, in: .offset(x: context.number("x") ?? 0, y: context.number("y") ?? 0))
        })

    /// `.rotationEffect(.degrees(…))`.
    static let rotationEffect = Modifier(
        "rotationEffect",
        wrap: { context, items in
            guard case .implicit(let unit, let arguments)? = context.first?.value,
                let angle = arguments.first.flatMap({ context.interpreter.number($0.value) })
            else { return items }
            let degrees = unit == "radians" ? angle * 180 / .pi : angle
            return context.wrapped(items, in: .rotation(degrees))
        })

    /// `.scaleEffect(…)`.
    static let scaleEffect = Modifier(
        "scaleEffect",
        wrap: { context, items in
            let both = context.firstNumber
            return context.wrapped(
                items,
                in: .scale(
                    x: context.number("x") ?? both ?? 1, y: context.number("y") ?? both ?? 1))
        })
}

extension ModifierContext {
    /// A length; infinity is legal.
    fileprivate func length(_ label: String) -> Double? {
        number(label).flatMap { $0.isNaN ? nil : max(0, $0) }
    }

    /// What `padding` adds: 16 points where no number is given.
    fileprivate var paddingInsets: EdgeInsets {
        let unlabeled = call.arguments.filter { $0.label == nil }
        if let first = unlabeled.first, let insets = interpreter.edgeInsets(from: first.value) {
            return insets
        }
        let number = unlabeled.lazy.compactMap { interpreter.number($0.value) }.first ?? 16
        var edges: [String] = []
        if let first = unlabeled.first, interpreter.number(first.value) == nil {
            edges =
                interpreter.elements(of: first.value)?.compactMap { interpreter.styleName(of: $0) }
                ?? interpreter.styleName(of: first.value).map { [$0] } ?? []
        }
        func has(_ names: String...) -> Bool {
            edges.isEmpty || edges.contains("all") || names.contains { edges.contains($0) }
        }
        return EdgeInsets(
            top: has("top", "vertical") ? number : 0,
            leading: has("leading", "horizontal") ? number : 0,
            bottom: has("bottom", "vertical") ? number : 0,
            trailing: has("trailing", "horizontal") ? number : 0)
    }
}

extension Interpreter {
    /// `EdgeInsets(…)` and `.zero`; nil for other values.
    func edgeInsets(from value: Value) -> EdgeInsets? {
        let arguments: [EvaluatedArgument]
        switch currentValue(value) {
        case .view(.foreign(let call)) where call.name == "EdgeInsets": arguments = call.arguments
        case .implicit("init", let inner): arguments = inner
        case .implicit("zero", _): return EdgeInsets()
        default: return nil
        }
        func side(_ label: String) -> Double {
            arguments.first { $0.label == label }.flatMap { number($0.value) } ?? 0
        }
        return EdgeInsets(
            top: side("top"), leading: side("leading"), bottom: side("bottom"),
            trailing: side("trailing"))
    }
}

extension Diagnostic {
    static func sectionPadding(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .warning, id: "section-padding",
            "a section's padding is ignored: the list spaces its sections", at: range,
            notes: [.init("'.listSectionSpacing' on the list changes the distance")])
    }
}
