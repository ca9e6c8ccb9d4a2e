/// The text alternative of a mockup: the screen for someone who can't see the picture.
public enum MockupText {
    /// The author's own text, else one written from the screen in the page's language.
    public static func text(of mockup: Mockup) -> String {
        if let alt = mockup.alt { return alt }
        var writer = TextAlternative(words: MockupWords(locale: mockup.traits.locale))
        writer.write(mockup.screen)
        return String(decoding: writer.bytes.array, as: UTF8.self)
    }

    /// Writes the same as text of a document.
    static func write(of mockup: Mockup, into document: inout MarkupWriter) {
        if let alt = mockup.alt { return document.text(alt) }
        var writer = TextAlternative(words: MockupWords(locale: mockup.traits.locale))
        writer.write(mockup.screen)
        document.write { $0.appendEscaped(writer.bytes) }
    }
}

/// Writes sentences: one for the bar, one for each section, one for each footer.
struct TextAlternative: ~Copyable {
    let words: MockupWords
    private(set) var bytes = ByteBuffer(capacity: 1024)

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
        let header = section.header.map { TextOfElement.joined($0.content) } ?? ""
        let name =
            !header.isEmpty
            ? words.section + " " + header
            : section.isImplicit ? nil : words.section + " \(number)"
        if section.isExpanded == false {
            sentence(name, words.collapsed)
        } else if !section.rows.isEmpty {
            let start = begin(name)
            write(section.rows)
            end(start)
        } else if let name {
            sentence(name, words.noRows)
        }
        let footer = section.footer.map { TextOfElement.joined($0.content) } ?? ""
        if !footer.isEmpty { sentence(words.footer, footer) }
    }

    private mutating func write(_ rows: [Row]) {
        let start = bytes.count
        rows.withUnsafeBufferPointer { rows in
            for index in rows.indices {
                if bytes.count > start { bytes.append(text: words.semicolon) }
                write(rows[index])
            }
        }
    }

    /// Writes "Volume, slider, 0.5, not available".
    private mutating func write(_ row: Row) {
        let semantics = row.semantics
        let start = bytes.count
        part(semantics.label, start)
        part(words.kind(semantics.kind), start)
        part(value(of: semantics), start)
        part(row.badge?.plainText, start)
        if row.accessory == .checkmark { part(words.selected, start) }
        if semantics.role == .destructive { part(words.destructive, start) }
        if !semantics.isEnabled { part(words.unavailable, start) }
        if let isExpanded = row.isExpanded {
            part(isExpanded ? words.expanded : words.collapsed, start)
        }
        if let pin = row.pin { part(words.note + " \(pin)", start) }
        guard row.isExpanded != false, !row.children.isEmpty else { return }
        bytes.append(" (")
        write(row.children)
        bytes.append(")")
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
            return PlainFormats.decimal(number, minimum: 0, maximum: 2, isGrouped: false)
        }
    }

    private static func isField(_ kind: Semantics.Kind) -> Bool {
        kind == .textField || kind == .secureField || kind == .textEditor
    }

    /// Writes a part of what started at a place, after a comma where it is not the first.
    private mutating func part(_ text: String?, _ start: Int) {
        guard let text, !text.isEmpty else { return }
        if bytes.count > start { bytes.append(text: words.comma) }
        bytes.append(text: text)
    }

    private func list(of items: [BarItem]) -> String? {
        let names = items.map { item in
            JSONOfRows.label(of: item.content) ?? TextOfElement.joined(item.content)
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

    /// Writes "Name: text."
    private mutating func sentence(_ name: String?, _ text: String) {
        let start = begin(name)
        bytes.append(text: text)
        end(start)
    }

    /// Writes "Name: "; returns the place where the sentence's text starts.
    private mutating func begin(_ name: String?) -> Int {
        if bytes.count > 0 { bytes.append(" ") }
        if let name {
            bytes.append(text: name)
            bytes.append(": ")
        }
        return bytes.count
    }

    /// Writes the full stop of a sentence's text; no second one where it has its own.
    private mutating func end(_ start: Int) {
        for mark: StaticString in [".", "!", "?", "…", "۔", "؟"]
        where bytes.endsIn(mark, from: start) { return }
        bytes.append(text: words.fullStop)
    }
}
