/// Controls as the elements of HTML that mean the same: labels around inputs, buttons, links,
/// groups with a name. They work without script.
extension HTMLRenderer {
    /// What stands around a control.
    private enum Wrapper {
        case none, label, button, menu, group, radioGroup
        case link(String)
    }

    /// Writes a control.
    mutating func writeControl(
        _ semantics: Semantics, _ content: PlacedElement, frame: Rect, _ place: HTMLPlace
    ) {
        let outer = (self.semantics, isLabelled, isInteractive)
        self.semantics = semantics
        switch wrapper(of: semantics, content) {
        case .none: write(content, place)
        case .label:
            isLabelled = true
            isInteractive = true
            writer.open("label")
            writeMerged(content, frame: frame, place)
        case .button:
            isInteractive = true
            writer.open("button")
            writer.fixed(" type=\"button\"")
            if !semantics.isEnabled { writer.flag("disabled") }
            writeMerged(content, frame: frame, place)
        case .menu:
            isInteractive = true
            writer.open("button")
            writer.fixed(" type=\"button\" aria-haspopup=\"menu\"")
            if !semantics.isEnabled { writer.flag("disabled") }
            writeMerged(content, frame: frame, place)
        case .link(let address):
            isInteractive = true
            writer.open("a")
            writer.attribute("href", address)
            writer.fixed(" rel=\"nofollow\"")
            writeMerged(content, frame: frame, place)
        case .group, .radioGroup:
            writer.open("span")
            let isGroup = semantics.kind == .stepper || semantics.kind == .datePicker
            writer.attribute("role", isGroup ? "group" : "radiogroup")
            if !semantics.label.isEmpty { writer.attribute("aria-label", semantics.label) }
            writeMerged(content, frame: frame, place)
        }
        (self.semantics, isLabelled, isInteractive) = outer
    }

    /// Writes content into the open tag of its wrapper, which takes the part of the content's own
    /// group where there is one.
    private mutating func writeMerged(
        _ content: PlacedElement, frame: Rect, _ place: HTMLPlace
    ) {
        if case .group(let group) = content.content, content.frame == frame {
            writeOpen(group, frame: frame, place)
        } else {
            writeLine([content], frame: frame, place)
        }
        writer.close()
    }

    private func wrapper(of semantics: Semantics, _ content: PlacedElement) -> Wrapper {
        if isInteractive { return .none }
        switch semantics.kind {
        case .toggle, .textField, .secureField, .textEditor, .slider, .colorPicker:
            return content.isComposite ? .label : .none
        case .labeledContent: return content.holdsInput ? .label : .none
        case .button, .navigationLink, .disclosureGroup: return .button
        case .menu: return .menu
        case .picker: return content.holdsChoices ? .radioGroup : .menu
        case .stepper, .datePicker: return .group
        case .link:
            guard let address = semantics.destination, Self.isSafe(address) else { return .button }
            return .link(address)
        case .text, .label, .progress, .gauge, .image, .custom, .placeholder: return .none
        }
    }

    /// Whether an address leads to a page or a person; nothing that would run.
    static func isSafe(_ address: String) -> Bool {
        let bytes = address.utf8
        for scheme in ["https://", "http://", "mailto:", "tel:"]
        where bytes.starts(with: scheme.utf8) {
            return true
        }
        return false
    }

    /// Writes the accessible name of an input that no visible label names.
    mutating func writeName() {
        guard !isLabelled, let label = semantics?.label, !label.isEmpty else { return }
        writer.attribute("aria-label", label)
    }

    /// Writes `disabled` on an input whose control is.
    mutating func writeDisabled() {
        if semantics?.isEnabled == false { writer.flag("disabled") }
    }
}

extension PlacedElement {
    /// Whether it holds more than one primitive, so that a label stands beside an input.
    fileprivate var isComposite: Bool {
        switch content {
        case .group(let group):
            group.children.count > 1 || group.children.contains { $0.isComposite }
        case .control(_, let inner), .effect(_, let inner), .button(_, let inner):
            inner.isComposite
        case .layered(_, let inner, _): inner.isComposite
        case .empty, .text, .icon, .image, .divider, .shape, .toggle, .field, .stepper, .slider,
            .progress, .segmented, .swatch, .pills, .options, .indicator:
            false
        }
    }

    /// Whether an input that a label can name is in it.
    fileprivate var holdsInput: Bool {
        contains { element in
            switch element.content {
            case .toggle, .field, .slider, .swatch: true
            case .empty, .text, .icon, .image, .group, .divider, .shape, .stepper, .progress,
                .segmented, .pills, .options, .button, .indicator, .control, .layered, .effect:
                false
            }
        }
    }

    /// Whether the options of a picker are all drawn.
    fileprivate var holdsChoices: Bool {
        contains { element in
            switch element.content {
            case .segmented, .options: true
            case .empty, .text, .icon, .image, .group, .divider, .shape, .toggle, .field, .stepper,
                .slider, .progress, .swatch, .pills, .button, .indicator, .control, .layered,
                .effect:
                false
            }
        }
    }

    private func contains(_ test: (PlacedElement) -> Bool) -> Bool {
        if test(self) { return true }
        switch content {
        case .group(let group):
            for child in group.children where child.contains(test) { return true }
            return false
        case .control(_, let inner), .effect(_, let inner), .button(_, let inner):
            return inner.contains(test)
        case .layered(let background, let inner, let overlay):
            return inner.contains(test) || background?.contains(test) == true
                || overlay?.contains(test) == true
        case .empty, .text, .icon, .image, .divider, .shape, .toggle, .field, .stepper, .slider,
            .progress, .segmented, .swatch, .pills, .options, .indicator:
            return false
        }
    }
}
