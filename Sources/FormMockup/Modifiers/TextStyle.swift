extension Modifier {
    /// `.font(…)`.
    static let font = Modifier(
        "font",
        environment: { context, environment in
            guard let first = context.first else { return }
            let font =
                context.interpreter.font(from: first.value)
                ?? context.interpreter.ownMember(first.value, of: ["Font"])
                .flatMap { context.interpreter.font(from: $0) }
            if let font { environment.font = font }
        })

    /// `.fontWeight(…)`.
    static let fontWeight = Modifier(
        "fontWeight",
        environment: { context, environment in
            guard let weight = context.first.flatMap({ context.interpreter.weight(from: $0.value) })
            else {
                return
            }
            environment.fontTraits = Font(weight: weight).over(environment.fontTraits)
        })

    /// `.fontDesign(…)`.
    static let fontDesign = Modifier(
        "fontDesign",
        environment: { context, environment in
            let design = context.first.flatMap { context.interpreter.design(from: $0.value) }
            environment.fontTraits = Font(design: design).over(environment.fontTraits)
        })

    /// `.bold()`.
    static let bold = Modifier(
        "bold",
        environment: { context, environment in
            if context.isOn {
                environment.fontTraits = Font(weight: .bold).over(environment.fontTraits)
            }
        })

    /// `.italic()`.
    static let italic = Modifier(
        "italic",
        environment: { context, environment in
            if context.isOn {
                environment.fontTraits = Font(isItalic: true).over(environment.fontTraits)
            }
        })

    /// `.monospaced()`.
    static let monospaced = Modifier(
        "monospaced",
        environment: { context, environment in
            if context.isOn {
                environment.fontTraits = Font(design: .monospaced).over(environment.fontTraits)
            }
        })

    /// `.monospacedDigit()`.
    static let monospacedDigit = Modifier(
        "monospacedDigit",
        environment: { _, environment in
            environment.fontTraits = Font(hasMonospacedDigits: true).over(environment.fontTraits)
        })

    /// `.underline()`.
    static let underline = Modifier(
        "underline",
        environment: { context, environment in
            environment.isUnderlined = context.isOn
        })

    /// `.strikethrough()`.
    static let strikethrough = Modifier(
        "strikethrough",
        environment: { context, environment in
            environment.isStruckThrough = context.isOn
        })

    /// `.foregroundStyle(…)` and `.foregroundColor(…)`.
    static let foreground = Modifier(
        "foregroundStyle", "foregroundColor",
        environment: { context, environment in
            guard let first = context.first else { return }
            environment.hasPlaceForeground = false
            if case .nil = first.value {
                environment.foreground = nil
                return
            }
            if let paint = context.paint(of: first) {
                environment.foreground =
                    paint == .role(.tint) ? environment.tint ?? paint : paint
            }
        })

    /// `.textCase(…)`.
    static let textCase = Modifier(
        "textCase",
        environment: { context, environment in
            switch context.styleName {
            case "uppercase": environment.casing = .uppercase
            case "lowercase": environment.casing = .lowercase
            default: environment.casing = .asWritten
            }
        })

    /// `.lineLimit(…)`: a number, a range, or nil; `reservesSpace:`.
    static let lineLimit = Modifier(
        "lineLimit",
        environment: { context, environment in
            guard let first = context.first else { return }
            if case .range(let range) = context.interpreter.currentValue(first.value) {
                environment.minimumLines =
                    range.lower.flatMap { context.interpreter.integer($0) } ?? 0
                environment.lineLimit = range.upper.flatMap { context.interpreter.integer($0) }
                return
            }
            environment.lineLimit = context.interpreter.integer(first.value).map { max(1, $0) }
            if let reserves = context.argument("reservesSpace"),
                context.interpreter.truth(of: reserves.value, range: reserves.range).isYes
            {
                environment.minimumLines = environment.lineLimit ?? 0
            }
        })

    /// `.multilineTextAlignment(…)`.
    static let multilineTextAlignment = Modifier(
        "multilineTextAlignment",
        environment: { context, environment in
            switch context.styleName {
            case "center": environment.textAlignment = .center
            case "trailing": environment.textAlignment = .trailing
            default: environment.textAlignment = .leading
            }
        })

    /// `.truncationMode(…)`.
    static let truncationMode = Modifier(
        "truncationMode",
        environment: { context, environment in
            switch context.styleName {
            case "head": environment.truncation = .head
            case "middle": environment.truncation = .middle
            default: environment.truncation = .tail
            }
        })

    /// `.minimumScaleFactor(…)`.
    static let minimumScaleFactor = Modifier(
        "minimumScaleFactor",
        environment: { context, environment in
            environment.minimumScale = max(0.1, min(1, context.firstNumber ?? 1))
        })

    /// `.imageScale(…)`.
    static let imageScale = Modifier(
        "imageScale",
        environment: { context, environment in
            switch context.styleName {
            case "small": environment.imageScale = .small
            case "large": environment.imageScale = .large
            default: environment.imageScale = .medium
            }
        })

    /// `.symbolVariant(…)`.
    static let symbolVariant = Modifier(
        "symbolVariant",
        environment: { context, environment in
            if let name = context.styleName, name != "none" {
                environment.symbolVariants.append(name)
            }
        })
}
