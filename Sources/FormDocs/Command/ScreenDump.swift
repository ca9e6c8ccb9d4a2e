import FormMockup

/// A screen as indented text, for debugging and tests: what stands in what, one thing a line, and
/// only what differs from the usual.
///
///     form insetGrouped "Profile" large
///       section 1
///         header
///           text "Account"
///         row 1.1 toggle "Push" = on
///           labeled
///             label
///               icon bell
///               text "Push"
///             switch on
struct ScreenDump {
    private var text = ""
    private var depth = 0

    /// The dump of all screens of a block.
    static func text(of mockups: [Mockup]) -> String {
        var dump = ScreenDump()
        for mockup in mockups {
            dump.line(["#", mockup.fileName])
            dump.write(mockup.screen)
            if let dark = mockup.darkScreen {
                dump.line(["#", mockup.fileName, "in dark colours"])
                dump.write(dark)
            }
        }
        return dump.text
    }

    private mutating func line(_ words: [String?]) {
        let words = words.compactMap { $0 }.filter { !$0.isEmpty }
        text += String(repeating: "  ", count: depth) + words.joined(separator: " ") + "\n"
    }

    private mutating func inside(_ body: (inout ScreenDump) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }

    // MARK: Screen

    private mutating func write(_ screen: Screen) {
        line([
            "\(screen.container)", "\(screen.style)", screen.title.map(Self.words),
            screen.title == nil ? nil : "\(screen.titleMode)",
            Self.given("back", screen.backTitle.map(Self.quoted)),
            Self.given("search", screen.searchPrompt.map(Self.words)),
            Self.given("sectionSpacing", screen.sectionSpacing.map(Self.number)),
            Self.given("background", screen.background.map(Self.name)),
            Self.given("tint", screen.tint.map(Self.name)),
        ])
        inside { dump in
            for item in screen.bar { dump.write(item, "bar") }
            for (index, section) in screen.sections.enumerated() {
                dump.write(section, index + 1)
            }
            for item in screen.bottomBar { dump.write(item, "bottomBar") }
            for note in screen.notes { dump.line(["note \(note.number)", Self.quoted(note.text)]) }
        }
    }

    private mutating func write(_ item: BarItem, _ bar: String) {
        line([
            bar, "\(item.placement)", item.isProminent ? "prominent" : nil,
            item.isEnabled ? nil : "disabled",
        ])
        inside { $0.write(item.content) }
    }

    private mutating func write(_ section: ScreenSection, _ number: Int) {
        line([
            "section \(number)", section.isImplicit ? "implicit" : nil,
            section.prominence == .standard ? nil : "\(section.prominence)",
            section.isExpanded.map { $0 ? "expanded" : "collapsed" },
        ])
        inside { dump in
            dump.write(section.header, "header")
            for (index, row) in section.rows.enumerated() {
                dump.write(row, "\(number).\(index + 1)")
            }
            dump.write(section.footer, "footer")
        }
    }

    private mutating func write(_ supplement: ScreenSection.Supplement?, _ name: String) {
        guard let supplement else { return }
        line([name, supplement.isCustom ? "custom" : nil, Self.pin(supplement.pin)])
        inside { $0.write(supplement.content) }
    }

    private mutating func write(_ row: Row, _ index: String) {
        line([
            "row", index, Self.words(row.semantics),
            row.accessory == .none ? nil : "\(row.accessory)",
            Self.given("badge", row.badge.map(Self.words)),
            row.isExpanded.map { $0 ? "expanded" : "collapsed" },
            row.topSeparator == .automatic ? nil : "topSeparator:\(row.topSeparator)",
            row.bottomSeparator == .automatic ? nil : "bottomSeparator:\(row.bottomSeparator)",
            Self.given("separatorTint", row.separatorTint.map(Self.name)),
            Self.given("insets", row.insets.map(Self.edges)), Self.pin(row.pin),
        ])
        inside { dump in
            if case .control(row.semantics, let content) = row.content {
                dump.write(content)
            } else {
                dump.write(row.content)
            }
            if let background = row.background { dump.group("background", [background]) }
            for (number, child) in row.children.enumerated() {
                dump.write(child, "\(index).\(number + 1)")
            }
        }
    }

    // MARK: Elements

    private mutating func group(_ words: String?..., children: [Element]) {
        line(words)
        inside { dump in
            for child in children { dump.write(child) }
        }
    }

    private mutating func group(_ word: String, _ children: [Element]) {
        group(word, children: children)
    }

    private mutating func write(_ element: Element) {
        switch element {
        case .empty: line(["empty"])
        case .text(let text): line(["text"] + Self.style(text))
        case .icon(let icon):
            line([
                "icon", icon.name, Self.given("font", icon.font.map(Self.name)),
                Self.given("color", icon.color.map(Self.name)),
                icon.scale == .medium ? nil : "\(icon.scale)",
            ])
        case .image(let image):
            line(["image", Self.quoted(image.name), image.isResizable ? "resizable" : nil])
        case .label(let icon, let title): group("label", [icon, title])
        case .stack(let stack):
            group(
                "stack \(stack.axis)",
                "\(stack.alignment.horizontal)-\(stack.alignment.vertical)",
                Self.given("spacing", stack.spacing.map(Self.number)), children: stack.children)
        case .spacer(let minimum): line(["spacer", minimum.map(Self.number)])
        case .divider: line(["divider"])
        case .shape(let shape):
            line([
                "shape", Self.name(shape.kind), Self.given("fill", shape.fill.map(Self.name)),
                Self.given("stroke", shape.stroke.map(Self.name)),
            ])
        case .labeled(let label, let value): group("labeled", [label, value])
        case .control(let semantics, let content):
            group("control", Self.words(semantics), children: [content])
        case .modified(let content, let modifier): write(modifier, on: content)
        case .toggle, .field, .stepper, .slider, .progress, .segmented, .swatch, .pills, .options,
            .button, .indicator:
            writeControl(element)
        }
    }

    private mutating func writeControl(_ element: Element) {
        switch element {
        case .toggle(let toggle):
            line([
                "switch", toggle.isOn ? "on" : "off",
                Self.given("tint", toggle.tint.map(Self.name)),
            ])
        case .field(let field):
            line([
                field.isEditor ? "editor" : "field", Self.words(field.text),
                Self.given("prompt", Self.words(field.prompt)), field.isSecure ? "secure" : nil,
                field.isMultiline ? "multiline" : nil,
                field.style == .plain ? nil : "\(field.style)",
            ])
        case .stepper: line(["stepper"])
        case .slider(let slider):
            group(
                "slider", Self.number(slider.fraction),
                Self.given("tint", slider.tint.map(Self.name)),
                children: [slider.minimumLabel, slider.maximumLabel].filter { $0 != .empty })
        case .progress(let progress):
            line(["progress", progress.fraction.map(Self.number) ?? "wheel"])
        case .segmented(let control):
            group(
                "segmented", control.selection.map { "selected:\($0 + 1)" },
                children: control.segments)
        case .swatch(let paint): line(["swatch", Self.name(paint)])
        case .pills(let texts): line(["pills"] + texts.map(Self.words))
        case .options(let options):
            group(
                "options", options.selection.map { "selected:\($0 + 1)" },
                children: [options.title].filter { $0 != .empty } + options.options)
        case .button(let button):
            group("button \(button.style) \(button.size)", children: [button.label])
        case .indicator(let indicator): line(["indicator", "\(indicator)"])
        case .empty, .text, .icon, .image, .label, .stack, .spacer, .divider, .shape, .labeled,
            .control, .modified:
            break
        }
    }

    private mutating func write(_ modifier: ElementModifier, on content: Element) {
        switch modifier {
        case .background(let other, _): group(".background", [content, other])
        case .overlay(let other, _): group(".overlay", [content, other])
        case .padding, .frame, .opacity, .clip, .border, .offset, .rotation, .scale, .fixedSize,
            .aspectRatio, .hidden, .disabled:
            group(Self.name(modifier), [content])
        }
    }
}
