extension Control {
    /// `Picker` in its four styles.
    static let picker = Control("Picker") { context in
        var inner = context.environment
        inner.isNested = true
        inner.place = .option
        let content = context.argument("content") ?? context.trailing
        let options = context.options(content, inner)
        let label = context.label(trailingIsLabel: content?.label == "content")
        let binding = context.binding("selection") ?? context.binding("sources") ?? .constant(.nil)
        let selection = context.selection(binding, options)
        let texts = options.map { $0.element.accessibleName }
        let shown = selection.map { texts[$0] } ?? context.neutralValue(binding, options)
        let semantics = Semantics(
            kind: .picker, label: label.plainText, value: .text(shown), options: texts,
            bindingID: context.interpreter.identifier(of: binding))
        return context.picker(semantics, label, options.map { $0.element }, selection, shown)
    }
}

extension ControlContext {
    fileprivate func options(_ content: EvaluatedArgument?, _ inner: Environment)
        -> [LoweredElement]
    {
        items(content, inner).flatMap { item -> [LoweredElement] in
            switch item {
            case .element(let lowered):
                if case .divider = lowered.element { return [] }
                return [lowered]
            case .section(let section):
                return section.rows.map { LoweredElement(element: $0.content) }
            case .container: return []
            }
        }
    }

    /// Index of the option whose tag is the selection; the first for a selection that is unknown.
    fileprivate func selection(_ binding: BindingValue, _ options: [LoweredElement]) -> Int? {
        let value = interpreter.currentValue(interpreter.read(binding))
        let index = options.firstIndex { option in
            guard let tag = option.traits.tag else { return false }
            return interpreter.areEqual(value, tag).isYes
        }
        if index == nil, case .unknown = value { return options.isEmpty ? nil : 0 }
        return index
    }

    /// What stands at the value of a picker whose options do not hold its selection.
    fileprivate func neutralValue(_ binding: BindingValue, _ options: [LoweredElement]) -> String {
        guard options.isEmpty else { return "" }
        let value = interpreter.currentValue(interpreter.read(binding))
        switch value {
        case .nil: return ""
        case .unknown(let unknown): return interpreter.name(of: unknown).lastNameInWords
        default: return interpreter.displayText(of: value)
        }
    }

    fileprivate func picker(
        _ semantics: Semantics, _ label: Element, _ options: [Element], _ selection: Int?,
        _ shown: String
    ) -> [LoweredItem] {
        if environment.pickerStyle == "wheel" {
            interpreter.advise(.menuOnly(at: call.nameRange), once: "")
        }
        switch environment.pickerStyle {
        case "segmented", "palette":
            let isPalette = environment.pickerStyle == "palette"
            let control = Element.segmented(
                SegmentedElement(
                    segments: options.map { $0.segment(isPalette: isPalette) },
                    selection: selection))
            return self.control(semantics, dimmed(control))
        case "inline", "radioGroup":
            let title = environment.labelsHidden ? Element.empty : label
            return self.control(
                semantics,
                dimmed(
                    .options(
                        OptionsElement(title: title, options: options, selection: selection))))
        case "navigationLink":
            let value = valueText(selection.map { options[$0] }, shown)
            var traits = RowTraits()
            traits.accessory = .disclosure
            return self.control(semantics, dimmed(.labeled(label: label, value: value)), traits)
        default:
            let value = Element.stack(
                StackElement(
                    axis: .horizontal, spacing: nil,
                    children: [valueText(selection.map { options[$0] }, shown), .indicator(.menu)]))
            return self.control(
                semantics,
                dimmed(environment.labelsHidden ? value : .labeled(label: label, value: value)))
        }
    }

    private func valueText(_ option: Element?, _ shown: String) -> Element {
        let color = environment.tint ?? .role(.secondaryLabel)
        var inner = environment
        inner.isNested = true
        inner.foreground = color
        if let current = argument("currentValueLabel") { return element(current, inner) }
        if case .icon(var icon)? = option {
            icon.color = icon.color ?? color
            return .icon(icon)
        }
        var runs = [TextRun(shown, font: environment.font, color: color)]
        if case .text(let text)? = option {
            runs = text.runs.map { run in
                var run = run
                run.color = run.color ?? color
                return run
            }
        }
        return .text(TextElement(runs, lineLimit: 1))
    }
}

extension Element {
    /// The name under which one of several choices is known.
    fileprivate var accessibleName: String {
        let text = plainText
        return text.isEmpty ? semantics.label : text
    }

    /// An option as a segment, which has room for a title or for a symbol.
    fileprivate func segment(isPalette: Bool) -> Element {
        if case .label(let icon, let title) = self { return isPalette ? icon : title }
        return self
    }
}

extension Diagnostic {
    static func menuOnly(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .warning, id: "menu-picker", "the wheel picker is not drawn yet; the menu is",
            at: range)
    }
}
