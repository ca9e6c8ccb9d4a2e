extension Control {
    /// `Image`: a symbol, or a picture of the app.
    static let image = Control("Image", "AsyncImage") { context in
        let element = context.imageElement()
        return [.element(LoweredElement(element: element, range: context.call.range))]
    }

    /// `Label`.
    static let label = Control("Label") { context in
        let element = context.ownBody(.label, context.labelFields) ?? context.labelElement()
        return [.element(LoweredElement(element: element, range: context.call.range))]
    }
}

extension ControlContext {
    fileprivate func imageElement() -> Element {
        // The picture in a closure is nearly always told to fit.
        let isResizable =
            argument("resizable") != nil || (call.name == "AsyncImage" && trailing != nil)
        if let symbol = argument("systemName") ?? argument("systemSymbol") {
            return .icon(
                IconElement(
                    name: symbolName(symbol), font: environment.font,
                    color: environment.foreground, scale: environment.imageScale,
                    isResizable: isResizable))
        }
        guard let given = Self.pictureLabels.lazy.compactMap({ argument($0) }).first ?? title else {
            return .image(ImageElement(name: "", isResizable: isResizable))
        }
        return .image(image(given, isResizable: isResizable))
    }

    /// The labels before the names of pictures.
    private static var pictureLabels: [String] { ["decorative", "uiImage"] }

    /// A picture of the asset catalogues, as its set or `.renderingMode` says.
    private func image(_ given: EvaluatedArgument, isResizable: Bool) -> ImageElement {
        var (name, picture) = interpreter.picture(of: given.value, at: given.range)
        switch argument("renderingMode").flatMap({ interpreter.styleName(of: $0.value) }) {
        case "template": picture?.isTemplate = true
        case "original": picture?.isTemplate = false
        default: break
        }
        if given.label == "decorative" { name = "" }
        return ImageElement(
            name: name, isResizable: isResizable, picture: picture,
            color: picture?.isTemplate == true ? environment.foreground : nil)
    }

    /// The name of a symbol with the variants that surround it.
    func symbolName(_ argument: EvaluatedArgument) -> String {
        var name = typedSymbol(argument) ?? interpreter.displayText(of: argument.value)
        for variant in environment.symbolVariants where !name.hasSuffix("." + variant) {
            name += "." + variant
        }
        if isGiven(argument.value) { checkSymbol(name, at: argument.range) }
        return name
    }

    /// Whether the code gives a text; what stands for an unknown one is no fault of the code.
    private func isGiven(_ value: Value) -> Bool {
        switch value {
        case .string, .implicit: return true
        case .literal(let text):
            return text.segments.allSatisfy { segment in
                switch segment {
                case .text: true
                case .value(let value, _, _): isGiven(value)
                }
            }
        case .integer: return true
        default: return false
        }
    }

    private func checkSymbol(_ name: String, at range: SourceRange) {
        guard !name.isEmpty, interpreter.icons.mirroring(of: name) == nil else { return }
        // A loop may come by often.
        if interpreter.state.isReported(.init(id: "unknown-symbol", name: name)) { return }
        interpreter.report(
            .unknownSymbol(name, nearest: interpreter.icons.nearestNames(to: name), at: range),
            once: name)
    }

    /// What an own label style is told.
    fileprivate var labelFields: [TupleField] {
        var icon = viewField("icon", argument("icon"))
        if let symbol = argument("systemImage") ?? argument("systemSymbol") {
            var named = symbol
            named.label = symbol.label == "systemImage" ? "systemName" : symbol.label
            icon.value = .view(.control(part("Image", [named])))
        } else if var image = argument("image") {
            image.label = nil
            icon.value = .view(.control(part("Image", [image])))
        }
        return [viewField("title", title ?? argument("title") ?? trailing), icon]
    }

    fileprivate func labelElement() -> Element {
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
            icon = .image(self.image(image, isResizable: false))
        } else if let view = argument("icon") {
            icon = element(view, inner)
        }
        if let title {
            text = interpreter.label(of: title, inner)
        } else {
            text = titledElement(argument("title") ?? trailing, inner)
        }
        if case .image(let image) = icon { icon = image.asIcon }
        return styledLabel(icon: icon, title: text)
    }
}

extension ImageElement {
    /// A picture of the app in the place of a symbol: it is made for it, whatever its size.
    fileprivate var asIcon: Element {
        var image = self
        image.isResizable = true
        // A known picture keeps its own size, and its shape where it is larger than a symbol.
        let (width, height) = (picture?.width ?? 24, picture?.height ?? 24)
        let scale = min(1, 29 / max(width, height, 1))
        return .modified(
            .image(image),
            .frame(FrameModifier(width: width * scale, height: height * scale)))
    }
}

extension Diagnostic {
    fileprivate static func unknownSymbol(
        _ name: String, nearest: [String], at range: SourceRange
    ) -> Diagnostic {
        var list = ""
        for (index, name) in nearest.enumerated() {
            list += (index == 0 ? "" : ", ") + "'" + name + "'"
        }
        return Diagnostic(
            .warning, id: "unknown-symbol", "no icon is known for the symbol '\(name)'", at: range,
            notes: list.isEmpty ? [] : [Note("the nearest known names are " + list)])
    }
}
