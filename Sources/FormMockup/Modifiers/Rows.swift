extension Modifier {
    /// `.listRowBackground(…)`, on a row or on a whole section.
    static let listRowBackground = Modifier(
        "listRowBackground",
        wrap: { context, items in
            guard let first = context.first else { return items }
            if case .nil = first.value { return items }
            let background: Element
            if case .unknown(let unknown) = context.interpreter.currentValue(first.value),
                context.interpreter.isColorHere(unknown)
            {
                context.interpreter.noteUnknownColor(first.value, range: first.range)
                return items
            }
            if let paint = context.paint(of: first) {
                background = .shape(ShapeElement(kind: .rectangle, fill: paint))
            } else {
                var inner = context.environment
                inner.isLayer = true
                background = context.interpreter.element(
                    of: first.value, inner, range: first.range)
            }
            guard !background.isEmpty else { return items }
            return context.rows(
                items, element: { $0.background = $0.background ?? background },
                row: { $0.background = $0.background ?? background })
        })

    /// `.listRowInsets(EdgeInsets(…))`.
    static let listRowInsets = Modifier(
        "listRowInsets",
        wrap: { context, items in
            guard
                let insets = context.first.flatMap({
                    context.interpreter.edgeInsets(from: $0.value)
                })
            else { return items }
            return context.rows(
                items, element: { $0.insets = $0.insets ?? insets },
                row: { $0.insets = $0.insets ?? insets })
        })

    /// `.listRowSeparator(.hidden, edges: .bottom)`.
    static let listRowSeparator = Modifier(
        "listRowSeparator", "listSectionSeparator",
        wrap: { context, items in
            let visibility: Row.Visibility = context.styleName == "hidden" ? .hidden : .visible
            let edges = context.argument("edges").flatMap {
                context.interpreter.styleName(of: $0.value)
            }
            let (top, bottom) = (edges != "bottom", edges != "top")
            return context.rows(
                items,
                element: {
                    if top { $0.topSeparator = visibility }
                    if bottom { $0.bottomSeparator = visibility }
                },
                row: {
                    if top { $0.topSeparator = visibility }
                    if bottom { $0.bottomSeparator = visibility }
                })
        })

    /// `.listRowSeparatorTint(…)`.
    static let listRowSeparatorTint = Modifier(
        "listRowSeparatorTint",
        wrap: { context, items in
            let paint = context.firstPaint
            return context.rows(
                items, element: { $0.separatorTint = paint }, row: { $0.separatorTint = paint })
        })

    /// `.badge(…)`: a count of zero draws nothing.
    static let badge = Modifier(
        "badge",
        wrap: { context, items in
            guard let first = context.first else { return items }
            let text: String
            switch context.interpreter.currentValue(first.value) {
            case .integer(0), .nil: return items
            case .view(let view): text = context.interpreter.text(of: view)
            case let value: text = context.interpreter.localizedText(of: value)
            }
            let badge = TextElement(text)
            return context.rows(items, element: { $0.badge = badge }, row: { $0.badge = badge })
        })

    /// `.tag(…)`.
    static let tag = Modifier(
        "tag",
        wrap: { context, items in
            guard let value = context.first.map({ context.interpreter.settled($0.value) }) else {
                return items
            }
            return context.rows(items, element: { $0.tag = value }, row: { _ in })
        })

    /// `.headerProminence(.increased)`.
    static let headerProminence = Modifier(
        "headerProminence",
        environment: { context, environment in
            environment.prominence = context.styleName == "increased" ? .increased : .standard
        })

    /// `.listSectionSpacing(…)`.
    static let listSectionSpacing = Modifier(
        "listSectionSpacing",
        environment: { context, environment in
            var number = context.firstNumber
            if case .implicit("custom", let arguments)? = context.first?.value {
                number = arguments.first.flatMap { context.interpreter.number($0.value) }
            }
            if let number {
                environment.sectionSpacing = max(0, number)
            } else if context.styleName == "compact" {
                // Measured between two compact sections without header.
                environment.sectionSpacing = 16
            }
        })
}
