import FormMockup

/// Screens made by hand, as evaluation would make them.
enum SampleScreens {
    /// Three sections: fields, a disabled toggle, a labelled value with a footer.
    static let profile = Screen(
        title: TextElement("Profile"), style: .insetGrouped,
        sections: [
            ScreenSection(
                header: .init(content: .text(TextElement("Profile Info"))),
                rows: [
                    field("Display name", "Alex Johnson"),
                    field("Email", ""),
                ]),
            ScreenSection(
                header: .init(
                    content: .stack(
                        StackElement(
                            axis: .horizontal,
                            children: [
                                .icon(IconElement(name: "bell")),
                                .text(TextElement("Notifications")),
                            ])),
                    isCustom: true),
                footer: .init(content: .text(TextElement("Quiet hours mute everything."))),
                rows: [
                    toggle("Push", isOn: true),
                    toggle("Sounds", isOn: false, isEnabled: false),
                    picker("Theme", selection: "Dark", options: ["Light", "Dark"]),
                ]),
            ScreenSection(rows: [
                labeled("Version", "2.4"),
                button("Sign Out", role: .destructive),
            ]),
        ])

    /// A text field that fills its row.
    static func field(_ title: String, _ text: String) -> Row {
        let semantics = Semantics(kind: .textField, label: title, value: .text(text))
        let field = FieldElement(text: TextElement(text), prompt: TextElement(title))
        return Row(content: .control(semantics, .field(field)), semantics: semantics)
    }

    /// A title and a switch.
    static func toggle(_ title: String, isOn: Bool, isEnabled: Bool = true) -> Row {
        let semantics = Semantics(
            kind: .toggle, label: title, value: .toggle(isOn), isEnabled: isEnabled)
        let content = Element.labeled(
            label: .text(TextElement(title)), value: .toggle(ToggleElement(isOn: isOn)))
        let control = Element.control(semantics, content)
        return Row(
            content: isEnabled ? control : .modified(control, .disabled), semantics: semantics)
    }

    /// A title and the selected option with its glyph.
    static func picker(_ title: String, selection: String, options: [String]) -> Row {
        let semantics = Semantics(
            kind: .picker, label: title, value: .text(selection), options: options)
        let value = Element.stack(
            StackElement(
                axis: .horizontal, spacing: 6,
                children: [
                    .text(
                        TextElement([TextRun(selection, color: .role(.secondaryLabel))])),
                    .indicator(.menu),
                ]))
        return Row(
            content: .control(
                semantics, .labeled(label: .text(TextElement(title)), value: value)),
            semantics: semantics)
    }

    /// A title and a gray value.
    static func labeled(_ title: String, _ value: String) -> Row {
        let semantics = Semantics(kind: .labeledContent, label: title, value: .text(value))
        let text = Element.text(
            TextElement([TextRun(value, color: .role(.secondaryLabel))]))
        return Row(
            content: .control(
                semantics, .labeled(label: .text(TextElement(title)), value: text)),
            semantics: semantics)
    }

    /// A row that acts.
    static func button(_ title: String, role: Semantics.Role? = nil) -> Row {
        let semantics = Semantics(kind: .button, label: title, role: role)
        let color = role == .destructive ? Paint.system(.red) : .role(.tint)
        return Row(
            content: .control(semantics, .text(TextElement([TextRun(title, color: color)]))),
            semantics: semantics)
    }
}
