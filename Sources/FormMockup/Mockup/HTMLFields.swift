/// Where text is typed.
extension HTMLRenderer {
    /// Writes a text field, secure field or text editor.
    mutating func writeField(
        _ field: FieldElement, _ text: PlacedText, isPrompt: Bool, frame: Rect,
        _ place: HTMLPlace
    ) {
        let isMultiline = field.isMultiline || field.isEditor
        writer.open(isMultiline ? "textarea" : "input")
        if isMultiline {
            writer.attribute("rows", 1)
        } else {
            writer.attribute("type", field.isSecure ? "password" : "text")
            let value = field.text.plainText
            if !value.isEmpty { writer.attribute("value", value) }
        }
        let prompt = field.prompt.plainText
        if !prompt.isEmpty { writer.attribute("placeholder", prompt) }
        writeClasses(of: field, text, isPrompt: isPrompt, frame: frame, place)
        writer.fixed(" autocomplete=\"off\" spellcheck=\"false\"")
        writeDisabled()
        writeName()
        if isMultiline {
            // A line feed at the very start is not part of the text.
            writer.text("\n" + field.text.plainText)
            writer.close()
        } else {
            writer.closeVoid()
        }
    }

    private mutating func writeClasses(
        of field: FieldElement, _ text: PlacedText, isPrompt: Bool, frame: Rect,
        _ place: HTMLPlace
    ) {
        writer.beginClasses("fm-field")
        if field.isEditor { writer.addClass("fm-editor") }
        if field.style == .roundedBorder { writer.addClass("fm-bordered-field") }
        size(frame)
        if let run = text.lines.first?.runs.first {
            if run.font != HTMLFont.standard { font(run.font) }
            if !isPrompt, run.paint != .role(.label) { paint(.ink, run.paint) }
        }
        if field.isMultiline || field.isEditor, text.pitch > 0 { utility(.lineHeight, text.pitch) }
        switch text.alignment {
        case .leading: break
        case .center: writer.addClass("fm-tc")
        case .trailing: writer.addClass("fm-te")
        }
        classes(of: place)
        writer.endClasses()
    }
}
