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

    /// A text editor.
    static func editor(_ title: String, _ text: String) -> Row {
        let semantics = Semantics(kind: .textEditor, label: title, value: .text(text))
        let field = FieldElement(
            text: TextElement(text), prompt: TextElement(""), isMultiline: true, isEditor: true)
        return Row(content: .control(semantics, .field(field)), semantics: semantics)
    }

    /// A picker of segments, the first selected.
    static func segmented(_ title: String, options: [String]) -> Row {
        let semantics = Semantics(
            kind: .picker, label: title, value: options.first.map { .text($0) },
            options: options)
        let segments = SegmentedElement(
            segments: options.map { .text(TextElement($0)) }, selection: 0)
        return Row(content: .control(semantics, .segmented(segments)), semantics: semantics)
    }

    /// A picker whose options are lines, the first selected.
    static func inline(_ title: String, options: [String]) -> Row {
        let semantics = Semantics(
            kind: .picker, label: title, value: options.first.map { .text($0) },
            options: options)
        let lines = OptionsElement(
            title: .text(TextElement(title)),
            options: options.map { .text(TextElement($0)) }, selection: 0)
        return Row(content: .control(semantics, .options(lines)), semantics: semantics)
    }

    /// A row of one control, with a title beside it unless that is empty.
    static func control(
        _ kind: Semantics.Kind, _ title: String, _ element: Element, isLabelled: Bool = true
    ) -> Row {
        let semantics = Semantics(kind: kind, label: title)
        let content: Element =
            isLabelled ? .labeled(label: .text(TextElement(title)), value: element) : element
        return Row(content: .control(semantics, content), semantics: semantics)
    }

    /// Every primitive once.
    static let controls = Screen(
        title: TextElement("Controls"),
        bar: [
            BarItem(
                placement: .trailing,
                content: .control(
                    Semantics(kind: .button, label: "Done"), .text(TextElement("Done"))),
                isProminent: true)
        ],
        backTitle: "Settings",
        sections: [
            ScreenSection(
                header: .init(content: .text(TextElement("Inputs")), pin: 1),
                rows: [
                    control(.stepper, "Hour: 7", .stepper),
                    control(
                        .slider, "Volume", .slider(SliderElement(fraction: 0.4)), isLabelled: false),
                    control(
                        .progress, "Sync", .progress(ProgressElement(fraction: 0.6)),
                        isLabelled: false),
                    control(.progress, "Waiting", .progress(ProgressElement(fraction: nil))),
                    segmented("Size", options: ["Small", "Medium", "Large"]),
                    inline("Unit", options: ["Metre", "Foot"]),
                    control(.colorPicker, "Accent", .swatch(.system(.indigo))),
                    control(
                        .colorPicker, "Own",
                        .swatch(.custom(light: RGBA(0xFF8800), dark: RGBA(0xFF8800)))),
                    control(
                        .toggle, "Tinted",
                        .toggle(
                            ToggleElement(
                                isOn: true,
                                tint: .custom(light: RGBA(0xFF8800), dark: RGBA(0xFFAA33))))),
                    control(
                        .datePicker, "Start",
                        .pills([TextElement("Mar 9, 2026"), TextElement("9:41 AM")])),
                    editor("Notes", "Two\nlines"),
                ]),
            ScreenSection(
                footer: .init(
                    content: .text(
                        TextElement(
                            "A footer that is long enough to need a second line on every phone."))),
                rows: [
                    Row(
                        content: .label(
                            icon: .icon(IconElement(name: "bell", color: .role(.tint))),
                            title: .text(TextElement("Sounds & Haptics"))),
                        semantics: Semantics(kind: .navigationLink, label: "Sounds & Haptics"),
                        accessory: .disclosure, badge: TextElement("3"), pin: 2),
                    Row(
                        content: .control(
                            Semantics(kind: .button, label: "Buy"),
                            .button(
                                ButtonElement(
                                    label: .text(TextElement("Buy")), style: .borderedProminent))),
                        semantics: Semantics(kind: .button, label: "Buy")),
                    Row(
                        content: .stack(
                            StackElement(
                                axis: .vertical, alignment: .leading,
                                children: [
                                    .text(TextElement("Title")),
                                    .text(
                                        TextElement([
                                            TextRun(
                                                "Sub", font: Font(size: .style(.subheadline)),
                                                color: .role(.secondaryLabel)),
                                            TextRun(
                                                "title", font: Font(size: .style(.subheadline)),
                                                color: .system(.red), isUnderlined: true),
                                        ])),
                                ])),
                        semantics: Semantics(kind: .custom, label: "Title Subtitle")),
                    Row(
                        content: .modified(
                            .stack(
                                StackElement(
                                    axis: .depth,
                                    children: [
                                        .shape(
                                            ShapeElement(
                                                kind: .circle, fill: .system(.green),
                                                stroke: .system(.black), strokeWidth: 2)),
                                        .text(TextElement("7")),
                                    ])),
                            .frame(FrameModifier(width: 40, height: 40))),
                        semantics: Semantics(kind: .custom, label: "7")),
                ]),
        ], notes: [.init(number: 1, text: "A header"), .init(number: 2, text: "A row")])
}
