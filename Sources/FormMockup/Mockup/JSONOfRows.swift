/// Sections and rows of the JSON contract.
enum JSONOfRows {
    /// Writes a section with its rows.
    static func write(_ section: ScreenSection, to writer: inout JSONWriter) {
        let header = section.header.map { TextOfElement($0.content) }
        let footer = section.footer.map { TextOfElement($0.content) }
        writer.object { writer in
            writer.key("header")
            writer.string(header?.joined)
            writer.key("headerIcons")
            writer.strings(header?.icons ?? [])
            writer.key("footer")
            writer.string(footer?.joined)
            writer.key("footerIcons")
            writer.strings(footer?.icons ?? [])
            if let isExpanded = section.isExpanded {
                writer.key("expanded")
                writer.bool(isExpanded)
            }
            writer.key("rows")
            write(section.rows, to: &writer)
        }
    }

    /// The accessible name of the outermost control in an element.
    static func label(of element: Element) -> String? {
        switch element {
        case .control(let semantics, _): return semantics.label
        case .modified(let content, _): return label(of: content)
        case .empty, .text, .icon, .image, .label, .stack, .spacer, .divider, .shape, .labeled,
            .toggle, .field, .stepper, .slider, .progress, .segmented, .swatch, .pills, .options,
            .button, .indicator:
            return nil
        }
    }

    private static func write(_ rows: [Row], to writer: inout JSONWriter) {
        writer.array { writer in
            for row in rows { write(row, to: &writer) }
        }
    }

    private static func write(_ row: Row, to writer: inout JSONWriter) {
        let semantics = row.semantics
        writer.object { writer in
            writer.key("kind")
            writer.string(MockupJSON.name(of: semantics.kind))
            writer.key("label")
            writer.string(semantics.label)
            writer.key("value")
            write(semantics.value, to: &writer)
            writer.key("enabled")
            writer.bool(semantics.isEnabled)
            writer.key("icons")
            writer.strings(TextOfElement(row.content).icons)
            if !semantics.options.isEmpty || semantics.kind == .picker {
                writer.key("options")
                writer.strings(semantics.options)
            }
            writeExtras(row, to: &writer)
            if semantics.kind == .custom { writeControls(of: row, to: &writer) }
            writer.key("children")
            write(row.children, to: &writer)
        }
    }

    /// The controls in a row that is made of several.
    private static func writeControls(of row: Row, to writer: inout JSONWriter) {
        let controls = ControlsOfElement(row.content).all
        if controls.isEmpty { return }
        writer.key("controls")
        writer.array { writer in
            for control in controls {
                writer.object { writer in
                    writer.key("kind")
                    writer.string(MockupJSON.name(of: control.kind))
                    writer.key("label")
                    writer.string(control.label)
                    writer.key("value")
                    write(control.value, to: &writer)
                    writePrompt(of: control, to: &writer)
                    writer.key("enabled")
                    writer.bool(control.isEnabled)
                    if control.isPlaceholder {
                        writer.key("placeholder")
                        writer.bool(true)
                    }
                }
            }
        }
    }

    /// What an empty field says where it is not its label.
    private static func writePrompt(of semantics: Semantics, to writer: inout JSONWriter) {
        guard !semantics.prompt.isEmpty, semantics.prompt != semantics.label else { return }
        writer.key("prompt")
        writer.string(semantics.prompt)
    }

    /// What only some rows have.
    private static func writeExtras(_ row: Row, to writer: inout JSONWriter) {
        writePrompt(of: row.semantics, to: &writer)
        if let role = row.semantics.role {
            writer.key("role")
            writer.string(MockupJSON.name(of: role))
        }
        if let destination = row.semantics.destination {
            writer.key("destination")
            writer.string(destination)
        }
        if let badge = row.badge {
            writer.key("badge")
            writer.string(badge.plainText)
        }
        if row.accessory == .checkmark {
            writer.key("selected")
            writer.bool(true)
        }
        if let isExpanded = row.isExpanded {
            writer.key("expanded")
            writer.bool(isExpanded)
        }
        if let pin = row.pin {
            writer.key("note")
            writer.number(pin)
        }
        if row.semantics.isPlaceholder {
            writer.key("placeholder")
            writer.bool(true)
        }
        if !row.semantics.standIns.isEmpty {
            writer.key("standIns")
            writer.strings(row.semantics.standIns)
        }
    }

    private static func write(_ value: Semantics.Value?, to writer: inout JSONWriter) {
        switch value {
        case nil: writer.null()
        case .text(let text): writer.string(text)
        case .number(let number): writer.number(number)
        case .toggle(let isOn): writer.string(isOn ? "on" : "off")
        }
    }
}
