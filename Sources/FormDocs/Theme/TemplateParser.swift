import FormMockup

/// Reads a Mustache template.
///
///     template = { text | tag }
///     tag      = "{{" name "}}" | "{{{" name "}}}" | "{{&" name "}}" | "{{!" remark "}}"
///              | "{{>" name "}}" | "{{#" name "}}" template "{{/" name "}}"
///              | "{{^" name "}}" template "{{/" name "}}"
///
/// A section tag, a remark or a partial alone on its line takes the line with it.
struct TemplateParser {
    private let bytes: [UInt8]
    private let file: FileID
    private var position = 0
    private var open: [(name: String, range: SourceRange, isInverted: Bool, steps: [Template.Step])]
    private var steps: [Template.Step] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// The partials that it asks for, with the place of the first use.
    private(set) var partials: [(name: String, range: SourceRange)] = []

    /// Reads one file of a theme.
    static func parse(_ bytes: [UInt8], file: FileID) -> (
        steps: [Template.Step], partials: [(name: String, range: SourceRange)],
        diagnostics: [Diagnostic]
    ) {
        var parser = TemplateParser(bytes, file)
        parser.run()
        return (parser.steps, parser.partials, parser.diagnostics)
    }

    private init(_ bytes: [UInt8], _ file: FileID) {
        self.bytes = bytes
        self.file = file
        open = []
    }

    private struct Tag {
        var sigil: UInt8?
        var name: String
        var range: SourceRange
        /// Bytes of the whole tag.
        var extent: Range<Int>
        /// Whether it may take its line with it.
        var isBlock: Bool
    }

    private mutating func run() {
        while let start = next(0x7B, from: position) {
            guard let tag = tag(at: start) else { break }
            var textEnd = start
            var after = tag.extent.upperBound
            if tag.isBlock, let line = standaloneLine(of: tag.extent) {
                textEnd = max(position, line.lowerBound)
                after = line.upperBound
            }
            append(position..<textEnd)
            position = after
            apply(tag)
        }
        append(position..<bytes.count)
        while let section = open.popLast() {
            diagnostics.append(.unclosedSection(section.name, at: section.range))
            steps = section.steps + steps
        }
    }

    private mutating func append(_ range: Range<Int>) {
        if !range.isEmpty { steps.append(.text(Array(bytes[range]))) }
    }

    /// The next place where a byte stands twice.
    private func next(_ byte: UInt8, from start: Int) -> Int? {
        var index = start
        while index + 1 < bytes.count {
            if bytes[index] == byte, bytes[index + 1] == byte { return index }
            index += 1
        }
        return nil
    }

    private mutating func tag(at start: Int) -> Tag? {
        let isTriple = start + 2 < bytes.count && bytes[start + 2] == 0x7B
        var inner = start + (isTriple ? 3 : 2)
        guard let close = next(0x7D, from: inner) else {
            diagnostics.append(.unclosedTag(at: range(start, start + 2)))
            return nil
        }
        let end = close + (isTriple && close + 2 < bytes.count && bytes[close + 2] == 0x7D ? 3 : 2)
        var sigil: UInt8? = isTriple ? 0x26 : nil
        if !isTriple, inner < close,
            [0x23, 0x5E, 0x2F, 0x3E, 0x21, 0x26, 0x3D].contains(bytes[inner])
        {
            sigil = bytes[inner]
            inner += 1
        }
        var nameEnd = close
        while inner < nameEnd, isBlank(bytes[inner]) { inner += 1 }
        while nameEnd > inner, isBlank(bytes[nameEnd - 1]) { nameEnd -= 1 }
        return Tag(
            sigil: sigil, name: String(decoding: bytes[inner..<nameEnd], as: UTF8.self),
            range: range(inner, max(nameEnd, inner + 1)), extent: start..<end,
            isBlock: sigil.map { $0 != 0x26 } ?? false)
    }

    /// The whole line of a tag that stands alone on it.
    private func standaloneLine(of extent: Range<Int>) -> Range<Int>? {
        var start = extent.lowerBound
        while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        guard start == 0 || bytes[start - 1] == 0x0A else { return nil }
        var end = extent.upperBound
        while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 || bytes[end] == 0x0D {
            end += 1
        }
        guard end == bytes.count || bytes[end] == 0x0A else { return nil }
        return start..<min(end + 1, bytes.count)
    }

    private mutating func apply(_ tag: Tag) {
        switch tag.sigil {
        case 0x21: break
        case 0x3D: diagnostics.append(.delimiterTag(at: tag.range))
        case 0x3E:
            steps.append(.partial(tag.name))
            partials.append((tag.name, tag.range))
        case 0x23, 0x5E:
            open.append((tag.name, tag.range, tag.sigil == 0x5E, steps))
            steps = []
        case 0x2F: close(tag)
        default:
            guard let name = name(tag) else { return }
            steps.append(.value(name, isEscaped: tag.sigil == nil))
        }
    }

    private mutating func close(_ tag: Tag) {
        guard let section = open.popLast() else {
            diagnostics.append(.closeWithoutOpen(tag.name, at: tag.range))
            return
        }
        if section.name != tag.name {
            diagnostics.append(
                .wrongClose(tag.name, of: section.name, at: tag.range, opened: section.range))
        }
        let body = steps
        steps = section.steps
        let opener = Tag(
            sigil: nil, name: section.name, range: section.range, extent: 0..<0, isBlock: true)
        guard let name = name(opener) else { return }
        let number = file.rawValue << 32 | section.range.start
        steps.append(.section(name, isInverted: section.isInverted, body, number: number))
    }

    private mutating func name(_ tag: Tag) -> Template.Name? {
        if let key = TemplateKey(rawValue: tag.name) { return .key(key) }
        if tag.name.hasPrefix("words."),
            let word = Words.Key.allCases.first(where: { $0.name == tag.name.dropFirst(6) })
        {
            return .word(word)
        }
        let names =
            TemplateKey.allCases.map(\.rawValue) + Words.Key.allCases.map { "words." + $0.name }
        diagnostics.append(
            .misspelt(
                id: "unknown-name", "unknown name '\(tag.name)' in a template", tag.name, names,
                at: tag.range, listing: "names are "))
        return nil
    }

    private func range(_ start: Int, _ end: Int) -> SourceRange {
        SourceRange(file: file, start: start, end: end)
    }

    private func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }
}

extension Diagnostic {
    fileprivate static func closeWithoutOpen(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .error, id: "close-without-open", "'{{/\(name)}}' closes no section", at: range)
    }

    fileprivate static func delimiterTag(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .error, id: "delimiter-tag", "other delimiters than {{ }} are not read here",
            at: range)
    }

    fileprivate static func unclosedSection(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .error, id: "unclosed-section", "section '\(name)' is never closed", at: range)
    }

    fileprivate static func unclosedTag(at range: SourceRange) -> Diagnostic {
        Diagnostic(.error, id: "unclosed-tag", "tag is never closed", at: range)
    }

    fileprivate static func wrongClose(
        _ name: String, of section: String, at range: SourceRange, opened: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .error, id: "wrong-close", "'{{/\(name)}}' closes section '\(section)'", at: range,
            notes: [Note("the section opened here", at: opened)])
    }
}
