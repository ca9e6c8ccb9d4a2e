extension Control {
    /// `TextField`.
    static let textField = Control("TextField") { $0.field(.textField) }
    /// `SecureField`.
    static let secureField = Control("SecureField") { $0.field(.secureField) }

    /// `TextEditor`.
    static let textEditor = Control("TextEditor") { context in
        let binding = context.binding("text") ?? .constant(.string(""))
        let text = context.fieldText(binding)
        let label = context.environment.values["accessibilityLabel"].map {
            context.interpreter.displayText(of: $0)
        }
        let field = FieldElement(
            text: context.styled(text), prompt: TextElement(""), isMultiline: true, isEditor: true)
        return context.control(
            Semantics(
                kind: .textEditor, label: label ?? "", value: .text(text),
                bindingID: context.interpreter.identifier(of: binding)), .field(field))
    }
}

extension ControlContext {
    fileprivate func field(_ kind: Semantics.Kind) -> [LoweredItem] {
        let binding = self.binding("text") ?? self.binding("value") ?? .constant(.string(""))
        let text = fieldText(binding)
        let label = label(trailingIsLabel: true)
        let prompt = argument("prompt").map { element($0) } ?? label
        let isVertical = value("axis").flatMap { interpreter.styleName(of: $0) } == "vertical"
        let field = FieldElement(
            text: styled(text),
            prompt: TextElement(promptRuns(prompt), alignment: environment.textAlignment),
            isSecure: kind == .secureField,
            style: environment.textFieldStyle == "roundedBorder" ? .roundedBorder : .plain,
            isMultiline: isVertical,
            minimumLines: isVertical ? max(1, environment.minimumLines) : 1,
            maximumLines: isVertical ? environment.lineLimit : 1)
        var semantics = Semantics(
            kind: kind, label: label.plainText, value: .text(text),
            bindingID: interpreter.identifier(of: binding))
        semantics.prompt = prompt.plainText
        return control(semantics, ownBody(.textField, []) ?? .field(field))
    }

    /// What a field holds. Unknown text is an empty field, as on a fresh screen.
    fileprivate func fieldText(_ binding: BindingValue) -> String {
        let value = interpreter.currentValue(interpreter.read(binding))
        if case .unknown = value { return "" }
        if case .nil = value { return "" }
        if let format = argument("format") {
            return interpreter.formatted(value, style: format.value)
        }
        return interpreter.formatted(value, by: self.value("formatter"))
            ?? interpreter.displayText(of: value)
    }

    fileprivate func styled(_ text: String) -> TextElement {
        TextElement(
            [TextRun(text, font: environment.font, color: environment.foreground)],
            alignment: environment.textAlignment, lineLimit: environment.lineLimit)
    }

    private func promptRuns(_ prompt: Element) -> [TextRun] {
        guard case .text(let text) = prompt else { return [TextRun(prompt.plainText)] }
        return text.runs
    }
}
