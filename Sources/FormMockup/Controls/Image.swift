extension Control {
    /// `Image`: a symbol, or a picture of the app.
    static let image = Control("Image", "AsyncImage") { context in
        let element = context.imageElement()
        return [.element(LoweredElement(element: element, range: context.call.range))]
    }

    /// `Label`.
    static let label = Control("Label") { context in
        let element = context.labelElement()
        return [.element(LoweredElement(element: element, range: context.call.range))]
    }
}

extension ControlContext {
    fileprivate func imageElement() -> Element {
        let isResizable = argument("resizable") != nil
        if let symbol = argument("systemName") ?? argument("systemSymbol") {
            return .icon(
                IconElement(
                    name: symbolName(symbol), font: environment.font,
                    color: environment.foreground, scale: environment.imageScale,
                    isResizable: isResizable))
        }
        let name = title.map { interpreter.plainText($0.value) ?? "" } ?? ""
        return .image(ImageElement(name: name, isResizable: isResizable))
    }

    /// The name of a symbol with the variants that surround it.
    fileprivate func symbolName(_ argument: EvaluatedArgument) -> String {
        var name = interpreter.displayText(of: argument.value)
        if case .implicit(let member, _) = argument.value { name = member }
        for variant in environment.symbolVariants where !name.hasSuffix("." + variant) {
            name += "." + variant
        }
        return name
    }

    fileprivate func labelElement() -> Element {
        let style = environment.labelStyle.flatMap { interpreter.styleName(of: $0) }
        var icon = Element.empty
        var text = Element.empty
        var inner = environment
        inner.isNested = true
        if let symbol = argument("systemImage") ?? argument("systemSymbol") {
            icon = .icon(
                IconElement(
                    name: symbolName(symbol), font: environment.font,
                    color: environment.foreground, scale: environment.imageScale))
        } else if let image = argument("image") {
            icon = .image(
                ImageElement(name: interpreter.displayText(of: image.value), isResizable: false))
        } else if let view = argument("icon") {
            icon = element(view, inner)
        }
        if let title {
            text = interpreter.label(of: title, inner)
        } else {
            text = element(argument("title") ?? trailing, inner)
        }
        switch style {
        case "iconOnly":
            return .control(Semantics(kind: .image, label: text.plainText), icon)
        case "titleOnly": return text
        default: return icon.isEmpty ? text : .label(icon: icon, title: text)
        }
    }
}
