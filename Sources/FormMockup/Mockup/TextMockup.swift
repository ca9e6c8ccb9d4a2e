/// The text alternative of a mockup: the screen for someone who can't see the picture.
public enum MockupText {
    /// The author's own text, else one written from the screen in the page's language.
    public static func text(of mockup: Mockup) -> String {
        if let alt = mockup.alt { return alt }
        var writer = TextAlternative(words: MockupWords(locale: mockup.traits.locale))
        writer.write(mockup.screen)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}

/// Writes sentences: one for the bar, one for each section, one for each footer.
struct TextAlternative {
    let words: MockupWords
    private(set) var bytes: [UInt8] = []

    init(words: MockupWords) {
        self.words = words
    }

    mutating func write(_ screen: Screen) {
        writeBar(screen)
        var number = 0
        for section in screen.sections {
            if !section.isImplicit { number += 1 }
            write(section, number: number)
        }
        if let item = list(of: screen.bottomBar) { sentence(words.bottomBar, item) }
        for note in screen.notes {
            sentence(words.note + " \(note.number)", note.text)
        }
    }

    private mutating func writeBar(_ screen: Screen) {
        if let title = screen.title?.plainText, !title.isEmpty {
            sentence(nil, title)
        }
        var items: [String] = []
        if let back = screen.backTitle {
            items.append(back.isEmpty ? words.back : words.back + words.comma + back)
        }
        if let list = list(of: screen.bar) { items.append(list) }
        if let prompt = screen.searchPrompt?.plainText {
            items.append(words.searchField + words.comma + prompt)
        }
        if !items.isEmpty { sentence(words.bar, joined(items)) }
    }

    private mutating func write(_ section: ScreenSection, number: Int) {
        let header = section.header.map { TextOfElement($0.content).joined } ?? ""
        let name =
            !header.isEmpty
            ? words.section + " " + header
            : section.isImplicit ? nil : words.section + " \(number)"
        if section.isExpanded == false {
            sentence(name, words.collapsed)
        } else if !section.rows.isEmpty {
            sentence(name, joined(section.rows.map(description(of:))))
        } else if let name {
            sentence(name, words.noRows)
        }
        let footer = section.footer.map { TextOfElement($0.content).joined } ?? ""
        if !footer.isEmpty { sentence(words.footer, footer) }
    }

    /// "Volume, slider, 0.5, not available".
    private func description(of row: Row) -> String {
        let semantics = row.semantics
        var parts: [String] = []
        append(semantics.label, to: &parts)
        append(words.kind(semantics.kind), to: &parts)
        append(value(of: semantics), to: &parts)
        append(row.badge?.plainText, to: &parts)
        if row.accessory == .checkmark { parts.append(words.selected) }
        if semantics.role == .destructive { parts.append(words.destructive) }
        if !semantics.isEnabled { parts.append(words.unavailable) }
        if let isExpanded = row.isExpanded {
            parts.append(isExpanded ? words.expanded : words.collapsed)
        }
        if let pin = row.pin { parts.append(words.note + " \(pin)") }
        var result = ""
        for part in parts {
            if !result.isEmpty { result += words.comma }
            result += part
        }
        guard row.isExpanded != false, !row.children.isEmpty else { return result }
        return result + " (" + joined(row.children.map(description(of:))) + ")"
    }

    private func value(of semantics: Semantics) -> String? {
        switch semantics.value {
        case nil: return nil
        case .toggle(let isOn): return isOn ? words.on : words.off
        case .text(let text):
            if !text.isEmpty { return text }
            return Self.isField(semantics.kind) ? words.empty : nil
        case .number(let number):
            if semantics.kind == .progress && number <= 1 { return words.percent(number) }
            return PlainFormats.number(
                number, .decimal(minimumDecimals: 0, maximumDecimals: 2, isGrouped: false))
        }
    }

    private static func isField(_ kind: Semantics.Kind) -> Bool {
        kind == .textField || kind == .secureField || kind == .textEditor
    }

    private func append(_ text: String?, to parts: inout [String]) {
        guard let text, !text.isEmpty else { return }
        parts.append(text)
    }

    private func list(of items: [BarItem]) -> String? {
        let names = items.map { item in
            JSONOfRows.label(of: item.content) ?? TextOfElement(item.content).joined
        }.filter { !$0.isEmpty }
        return names.isEmpty ? nil : joined(names)
    }

    private func joined(_ items: [String]) -> String {
        var result = ""
        for item in items {
            if !result.isEmpty { result += words.semicolon }
            result += item
        }
        return result
    }

    /// Writes "Name: text." and no second full stop where the text has its own.
    private mutating func sentence(_ name: String?, _ text: String) {
        if !bytes.isEmpty { bytes.append(0x20) }
        if let name {
            bytes.append(contentsOf: name.utf8)
            bytes.append(0x3A)
            bytes.append(0x20)
        }
        bytes.append(contentsOf: text.utf8)
        if !Self.endsSentence(text) { bytes.append(contentsOf: words.fullStop.utf8) }
    }

    private static func endsSentence(_ text: String) -> Bool {
        switch text.unicodeScalars.last {
        case ".", "!", "?", "…", "۔", "؟": true
        default: false
        }
    }
}
