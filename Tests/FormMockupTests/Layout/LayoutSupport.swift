import FormMockup

/// Text of one plain run.
func text(_ string: String) -> Element {
    .text(TextElement(string))
}

/// A row of plain text, or of an element.
func row(_ label: String, _ content: Element? = nil, isEnabled: Bool = true) -> Row {
    Row(
        content: content ?? text(label),
        semantics: Semantics(kind: .text, label: label, isEnabled: isEnabled))
}

/// A section of text rows.
func section(_ header: String?, _ footer: String?, rows: [String] = ["Row"]) -> ScreenSection {
    ScreenSection(
        header: header.map { .init(content: text($0)) },
        footer: footer.map { .init(content: text($0)) }, rows: rows.map { row($0) })
}

/// A placed screen of one row.
func place(
    _ content: Element, look: Look = .ios26, typeSize: Traits.TypeSize = .large,
    width: Double = 390
) -> PlacedRow {
    let screen = Screen(sections: [ScreenSection(rows: [row("Row", content)])])
    let traits = Traits(typeSize: typeSize, width: width)
    return ScreenLayout.place(screen, traits: traits, look: look).sections[0].rows[0]
}

extension PlacedElement {
    /// This element and all in it.
    var all: [PlacedElement] {
        var result = [self]
        switch content {
        case .empty, .text, .icon, .image, .divider, .shape, .toggle, .field, .stepper, .slider,
            .progress, .swatch, .indicator:
            break
        case .group(let group): for child in group.children { result += child.all }
        case .segmented(_, let children), .pills(let children):
            for child in children { result += child.all }
        case .options(let options):
            for line in options.lines {
                result += line.content.all + (line.checkmark?.all ?? [])
            }
        case .button(_, let inner), .control(_, let inner), .effect(_, let inner):
            result += inner.all
        case .layered(let background, let inner, let overlay):
            result += (background?.all ?? []) + inner.all + (overlay?.all ?? [])
        }
        return result
    }

    /// The placed texts in it.
    var texts: [(frame: Rect, text: PlacedText)] {
        all.compactMap { element in
            switch element.content {
            case .text(let text), .field(_, let text, _): return (element.frame, text)
            default: return nil
            }
        }
    }

    /// The box of the first switch in it.
    var toggleFrame: Rect? {
        all.first {
            if case .toggle = $0.content { return true }
            return false
        }?.frame
    }
}

/// Every kind of element in one form.
enum GalleryScreen {
    static let rows: [Row] = [
        row("Text"),
        row("Label", .label(icon: .icon(IconElement(name: "wifi")), title: text("Wi-Fi"))),
        row("Value", .labeled(label: text("Plan"), value: text("Premium"))),
        row("Long", .labeled(label: text("Address"), value: text(long))),
        row("Title", .labeled(label: text(long), value: text("Short"))),
        row("Menu", .labeled(label: text("Region"), value: menu(long))),
        row("Toggle", .labeled(label: text(long), value: .toggle(.init(isOn: true)))),
        row("Off", .labeled(label: text("Off"), value: .toggle(.init(isOn: false)))),
        row("Field", .field(.init(text: TextElement(""), prompt: TextElement(long)))),
        row("Editor", .field(editor)),
        row("Stepper", .labeled(label: text("Hour"), value: .stepper)),
        row("Slider", .slider(.init(fraction: .nan, minimumLabel: text("0")))),
        row("Progress", .progress(.init(fraction: 2))),
        row("Wheel", .progress(.init(fraction: nil))),
        row(
            "Segments",
            .segmented(.init(segments: [text("Day"), text(long), text("Month")], selection: 9))),
        row("Colour", .labeled(label: text("Accent"), value: .swatch(.system(.mint)))),
        row(
            "Date",
            .labeled(label: text("Starts"), value: .pills([TextElement("Mar 9, 2026")]))),
        row(
            "Options",
            .options(
                .init(title: text("Size"), options: [text("S"), text(long)], selection: 1))),
        row("Button", .button(.init(label: text(long), style: .borderedProminent))),
        row(
            "Stack",
            .stack(
                .init(
                    axis: .horizontal,
                    children: [text(long), .divider, .spacer(minimum: nil), text(long)]))),
        row(
            "Shape",
            .modified(
                .shape(.init(kind: .circle, fill: .system(.red))),
                .frame(.init(width: 40, height: 40)))),
    ]

    static let long = "Some words that go on and on until no line of a phone can hold them"

    static let editor = FieldElement(
        text: TextElement(long), prompt: TextElement(""), isMultiline: true, isEditor: true)

    static func menu(_ value: String) -> Element {
        .stack(.init(axis: .horizontal, children: [text(value), .indicator(.menu)]))
    }

    static let screen = Screen(
        title: TextElement("Gallery"), bar: [.init(placement: .trailing, content: text("Done"))],
        sections: [
            ScreenSection(
                header: .init(content: text(long)), footer: .init(content: text(long)),
                rows: rows)
        ])
}
