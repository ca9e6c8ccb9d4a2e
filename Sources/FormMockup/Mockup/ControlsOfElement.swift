/// The controls that stand inside an element, such as a field in a row's stack.
struct ControlsOfElement {
    /// Their meanings in reading order.
    private(set) var all: [Semantics] = []

    /// Reads an element.
    init(_ element: Element) {
        collect(element)
    }

    private mutating func collect(_ element: Element) {
        switch element {
        case .control(let semantics, _): all.append(semantics)
        case .stack(let stack): for child in stack.children { collect(child) }
        case .label(let first, let second), .labeled(let first, let second):
            collect(first)
            collect(second)
        case .modified(let content, let modifier):
            switch modifier {
            case .hidden: return
            case .background(let other, _), .overlay(let other, _):
                collect(content)
                collect(other)
            case .padding, .frame, .opacity, .clip, .border, .offset, .rotation, .scale,
                .fixedSize, .aspectRatio, .disabled:
                collect(content)
            }
        case .slider(let slider):
            collect(slider.minimumLabel)
            collect(slider.maximumLabel)
        case .empty, .text, .icon, .image, .spacer, .divider, .shape, .toggle, .field, .stepper,
            .progress, .segmented, .swatch, .pills, .options, .button, .indicator:
            return
        }
    }
}
