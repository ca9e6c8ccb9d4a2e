/// The words and the symbols of an element, without its looks: what JSON and the text alternative
/// say of a header, a footer or a bar item.
struct TextOfElement {
    /// Texts in reading order.
    private(set) var texts: [String] = []
    /// Symbol names in reading order.
    private(set) var icons: [String] = []

    /// Reads an element.
    init(_ element: Element) {
        collect(element)
    }

    /// The texts of an element, joined by one space.
    static func joined(_ element: Element) -> String {
        if case .text(let text) = element { return text.plainText }
        return TextOfElement(element).joined
    }

    /// The texts, joined by one space.
    var joined: String {
        var result = ""
        for text in texts {
            if !result.isEmpty { result += " " }
            result += text
        }
        return result
    }

    private mutating func collect(_ element: Element) {
        switch element {
        case .empty, .spacer, .divider, .shape, .image, .toggle, .stepper, .progress, .swatch,
            .indicator:
            break
        case .text(let text): collect(text)
        case .icon(let icon): icons.append(icon.name)
        case .label(let first, let second), .labeled(let first, let second):
            collect(first)
            collect(second)
        case .stack(let stack): collect(stack.children)
        case .field(let field): collect(field.text.runs.isEmpty ? field.prompt : field.text)
        case .slider(let slider): collect([slider.minimumLabel, slider.maximumLabel])
        case .segmented(let segmented): collect(segmented.segments)
        case .pills(let pills): for pill in pills { collect(pill) }
        case .options(let options):
            collect(options.title)
            collect(options.options)
        case .button(let button): collect(button.label)
        case .control(_, let content): collect(content)
        case .modified(let content, let modifier): collect(content, modifier)
        }
    }

    private mutating func collect(_ content: Element, _ modifier: ElementModifier) {
        switch modifier {
        case .hidden: break
        case .background(let behind, _):
            collect(behind)
            collect(content)
        case .overlay(let front, _):
            collect(content)
            collect(front)
        case .padding, .frame, .opacity, .clip, .border, .offset, .rotation, .scale, .fixedSize,
            .aspectRatio, .disabled:
            collect(content)
        }
    }

    private mutating func collect(_ elements: [Element]) {
        for element in elements { collect(element) }
    }

    private mutating func collect(_ text: TextElement) {
        for run in text.runs {
            if let symbol = run.symbol { icons.append(symbol) }
        }
        let plain = text.plainText
        if !plain.isEmpty { texts.append(plain) }
    }
}
