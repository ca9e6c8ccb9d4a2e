extension Interpreter {
    /// A value as a font; nil for what is none.
    func font(from value: Value) -> Font? {
        switch currentValue(value) {
        case .font(let font): return font
        case .implicit(let name, let arguments):
            switch name {
            case "system": return systemFont(arguments)
            case "custom": return customFont(arguments)
            case "init": return arguments.first.flatMap { font(from: $0.value) } ?? Font()
            default: return arguments.isEmpty ? namedFont(name) : nil
            }
        default: return nil
        }
    }

    /// A text style by name.
    func namedFont(_ name: String) -> Font? {
        Font.TextStyle(name: name).map { Font(size: .style($0)) }
    }

    private func systemFont(_ arguments: [EvaluatedArgument]) -> Font {
        var font = Font()
        for argument in arguments {
            switch argument.label {
            case nil:
                if case .implicit(let name, _) = currentValue(argument.value),
                    let style = Font.TextStyle(name: name)
                {
                    font.size = .style(style)
                }
            case "size": font.size = number(argument.value).map { .points($0) }
            case "weight": font.weight = weight(from: argument.value)
            case "design": font.design = design(from: argument.value)
            default: break
            }
        }
        return font
    }

    private func customFont(_ arguments: [EvaluatedArgument]) -> Font {
        let size = arguments.first { $0.label == "size" || $0.label == "fixedSize" }
        return Font(size: size.flatMap { number($0.value) }.map { .points($0) })
    }

    /// A font weight by name.
    func weight(from value: Value) -> Font.Weight? {
        guard case .implicit(let name, _) = currentValue(value) else { return nil }
        switch name {
        case "ultraLight": return .ultraLight
        case "thin": return .thin
        case "light": return .light
        case "regular": return .regular
        case "medium": return .medium
        case "semibold": return .semibold
        case "bold": return .bold
        case "heavy": return .heavy
        case "black": return .black
        default: return nil
        }
    }

    /// A font design by name.
    func design(from value: Value) -> Font.Design? {
        guard case .implicit(let name, _) = currentValue(value) else { return nil }
        switch name {
        case "rounded": return .rounded
        case "serif": return .serif
        case "monospaced": return .monospaced
        case "default": return .standard
        default: return nil
        }
    }

    /// Methods of fonts.
    func fontMethod(_ name: String, _ font: Font, _ arguments: [EvaluatedArgument]) -> Font? {
        var result = font
        switch name {
        case "bold": result.weight = .bold
        case "weight": result.weight = arguments.first.flatMap { weight(from: $0.value) }
        case "italic": result.isItalic = true
        case "monospaced": result.design = .monospaced
        case "monospacedDigit": result.hasMonospacedDigits = true
        case "width", "leading", "smallCaps", "lowercaseSmallCaps": break
        default: return nil
        }
        return result
    }
}

extension Font.TextStyle {
    /// The style that SwiftUI calls by a name.
    init?(name: String) {
        switch name {
        case "largeTitle": self = .largeTitle
        case "title", "title1": self = .title
        case "title2": self = .title2
        case "title3": self = .title3
        case "headline": self = .headline
        case "body": self = .body
        case "callout": self = .callout
        case "subheadline": self = .subheadline
        case "footnote": self = .footnote
        case "caption", "caption1": self = .caption
        case "caption2": self = .caption2
        default: return nil
        }
    }
}

extension Font {
    /// This font where it says something, the other elsewhere.
    func over(_ other: Font?) -> Font {
        guard let other else { return self }
        return Font(
            size: size ?? other.size, weight: weight ?? other.weight,
            design: design ?? other.design, isItalic: isItalic || other.isItalic,
            hasMonospacedDigits: hasMonospacedDigits || other.hasMonospacedDigits)
    }
}
