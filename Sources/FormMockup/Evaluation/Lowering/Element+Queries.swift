extension Element {
    /// The number of things that are drawn.
    var leafCount: Int {
        switch self {
        case .empty, .spacer: 0
        case .text(let text): text.plainText.isEmpty ? 0 : 1
        case .icon, .image, .divider, .shape, .toggle, .field, .stepper, .slider, .progress,
            .segmented, .swatch, .pills, .indicator:
            1
        case .label(let icon, let title): icon.leafCount + title.leafCount
        case .stack(let stack): stack.children.reduce(0) { $0 + $1.leafCount }
        case .labeled(let label, let value): label.leafCount + value.leafCount
        case .options(let options): options.options.count
        case .button(let button): button.label.leafCount
        case .control(_, let inner): inner.leafCount
        case .modified(let inner, let modifier):
            switch modifier {
            case .background(let other, _), .overlay(let other, _):
                inner.leafCount + other.leafCount
            default: inner.leafCount
            }
        }
    }

    /// The texts that it draws, in order, joined by one space.
    var plainText: String {
        var parts: [String] = []
        collectText(into: &parts)
        return parts.joined(separator: " ")
    }

    private func collectText(into parts: inout [String]) {
        switch self {
        case .text(let text):
            let plain = text.plainText
            if !plain.isEmpty { parts.append(plain) }
        case .label(let icon, let title):
            icon.collectText(into: &parts)
            title.collectText(into: &parts)
        case .stack(let stack): for child in stack.children { child.collectText(into: &parts) }
        case .labeled(let label, let value):
            label.collectText(into: &parts)
            value.collectText(into: &parts)
        case .field(let field):
            let plain = field.text.plainText
            if !field.isSecure, !plain.isEmpty { parts.append(plain) }
        case .segmented(let control):
            for segment in control.segments { segment.collectText(into: &parts) }
        case .pills(let pills): for pill in pills { parts.append(pill.plainText) }
        case .options(let options):
            for option in options.options { option.collectText(into: &parts) }
        case .button(let button): button.label.collectText(into: &parts)
        case .control(let semantics, let inner):
            let count = parts.count
            inner.collectText(into: &parts)
            if parts.count == count, !semantics.label.isEmpty { parts.append(semantics.label) }
        case .modified(let inner, let modifier):
            if modifier.hides { return }
            inner.collectText(into: &parts)
            switch modifier {
            case .background(let other, _), .overlay(let other, _): other.collectText(into: &parts)
            default: break
            }
        case .slider(let slider):
            slider.minimumLabel.collectText(into: &parts)
            slider.maximumLabel.collectText(into: &parts)
        case .empty, .icon, .image, .spacer, .divider, .shape, .toggle, .stepper, .progress,
            .swatch, .indicator:
            break
        }
    }

    /// What a row that holds nothing but this is.
    var semantics: Semantics {
        switch self {
        case .control(let semantics, _): return semantics
        case .modified(let inner, _): return inner.semantics
        case .text: return Semantics(kind: .text, label: plainText)
        case .label: return Semantics(kind: .label, label: plainText)
        case .icon(let icon): return Semantics(kind: .image, label: icon.name)
        case .image(let image): return Semantics(kind: .image, label: image.name)
        default:
            return Semantics(
                kind: .custom, label: plainText, isEnabled: hasUse, isPlaceholder: holdsPlaceholder)
        }
    }

    /// Whether a part of it stands for a view that nobody declares.
    var holdsPlaceholder: Bool {
        switch self {
        case .control(let semantics, let inner): semantics.isPlaceholder || inner.holdsPlaceholder
        case .stack(let stack): stack.children.contains { $0.holdsPlaceholder }
        case .labeled(let label, let value): label.holdsPlaceholder || value.holdsPlaceholder
        case .label(let icon, let title): icon.holdsPlaceholder || title.holdsPlaceholder
        case .modified(let inner, _): inner.holdsPlaceholder
        case .button(let button): button.label.holdsPlaceholder
        case .options(let options): options.options.contains { $0.holdsPlaceholder }
        case .empty, .text, .icon, .image, .spacer, .divider, .shape, .toggle, .field, .stepper,
            .slider, .progress, .segmented, .swatch, .pills, .indicator:
            false
        }
    }

    /// Whether something in it can be used, or there is nothing to use at all.
    private var hasUse: Bool {
        var states: [Bool] = []
        collectStates(into: &states)
        return states.isEmpty || states.contains(true)
    }

    /// Whether each control in it is enabled.
    private func collectStates(into states: inout [Bool]) {
        switch self {
        case .control(let semantics, _): states.append(semantics.isEnabled)
        case .stack(let stack): for child in stack.children { child.collectStates(into: &states) }
        case .labeled(let label, let value):
            label.collectStates(into: &states)
            value.collectStates(into: &states)
        case .label(let icon, let title):
            icon.collectStates(into: &states)
            title.collectStates(into: &states)
        case .modified(let inner, _): inner.collectStates(into: &states)
        case .empty, .text, .icon, .image, .spacer, .divider, .shape, .toggle, .field, .stepper,
            .slider, .progress, .segmented, .swatch, .pills, .options, .button, .indicator:
            break
        }
    }

    /// Whether it only colours what stands in front of it.
    var isBackdrop: Bool { backdropShape != nil }

    /// The colour with which it fills what stands in front of it; nil when it does not.
    var backdrop: Paint? { backdropShape?.fill }

    private var backdropShape: ShapeElement? {
        switch self {
        case .shape(let shape): shape
        case .modified(let inner, _): inner.backdropShape
        case .empty, .text, .icon, .image, .label, .stack, .spacer, .divider, .labeled, .toggle,
            .field, .stepper, .slider, .progress, .segmented, .swatch, .pills, .options, .button,
            .indicator, .control:
            nil
        }
    }

    /// Whether nothing would be drawn.
    var isEmpty: Bool {
        if case .empty = self { return true }
        return false
    }
}

extension ElementModifier {
    /// Whether nothing of what it modifies is seen.
    fileprivate var hides: Bool {
        switch self {
        case .hidden: true
        case .opacity(let opacity): opacity == 0
        case .padding, .frame, .background, .overlay, .clip, .border, .offset, .rotation, .scale,
            .fixedSize, .aspectRatio, .disabled:
            false
        }
    }
}
