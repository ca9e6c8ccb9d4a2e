extension Control {
    /// `DatePicker`: the compact style, whatever is asked for.
    static let datePicker = Control("DatePicker") { context in
        let binding = context.binding("selection") ?? .constant(.nil)
        let label = context.label(trailingIsLabel: true)
        let texts = context.dateTexts(binding)
        let pills = Element.pills(texts.map { TextElement($0) })
        if let style = context.environment.datePickerStyle, style == "graphical" || style == "wheel"
        {
            context.interpreter.advise(
                .compactOnly(style, at: context.call.nameRange), once: style)
        }
        let semantics = Semantics(
            kind: .datePicker, label: label.plainText, value: .text(texts.joined(separator: " ")),
            bindingID: context.interpreter.identifier(of: binding))
        let fields = context.bindingFields("selection", binding)
        if let own = context.ownBody(
            .datePicker, [context.labelField(trailingIsLabel: true)] + fields)
        {
            return context.control(semantics, own)
        }
        return context.control(
            semantics,
            context.dimmed(
                context.environment.labelsHidden ? pills : .labeled(label: label, value: pills)))
    }
}

extension ControlContext {
    fileprivate func dateTexts(_ binding: BindingValue) -> [String] {
        let seconds = interpreter.moment(interpreter.read(binding)) ?? Interpreter.sampleMoment
        let components = names(of: value("displayedComponents"))
        let showsDate = components.isEmpty || components.contains("date")
        let showsTime = components.isEmpty || components.contains("hourAndMinute")
        var texts: [String] = []
        if showsDate {
            texts.append(
                interpreter.dateText(seconds, DateFields(date: .abbreviated, time: .omitted)))
        }
        if showsTime {
            texts.append(
                interpreter.dateText(seconds, DateFields(template: "jmm")))
        }
        return texts
    }

    private func names(of value: Value?) -> [String] {
        guard let value else { return [] }
        if let values = interpreter.elements(of: value) {
            return values.compactMap { interpreter.styleName(of: $0) }
        }
        return interpreter.styleName(of: value).map { [$0] } ?? []
    }
}

extension Diagnostic {
    static func compactOnly(_ style: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .warning, id: "compact-date-picker",
            "the \(style) date picker is not drawn yet; the compact one is", at: range)
    }
}
