import CLocales
import FormMockup

/// The tables of all languages that are part of the program.
struct LocaleTables: @unchecked Sendable {
    // The text is part of the program: it is never changed and never freed.
    private let text: UnsafeBufferPointer<UInt8>
    private let sections: [String: Section]

    /// The lines of one language.
    private struct Section {
        var parent: String
        var lines: Range<Int>
    }

    /// The tables, looked through once.
    static let all = LocaleTables(
        UnsafeBufferPointer(start: FormDocsLocales(), count: FormDocsLocalesLength()))

    /// Reads the index in front of the lines:
    ///
    ///     text  = comment { tag " " parent " " offset " " length "\n" } "\n" lines
    private init(_ text: UnsafeBufferPointer<UInt8>) {
        self.text = text
        var found: [(tag: String, parent: String, offset: Int, length: Int)] = []
        var start = 0
        while start < text.count, text[start] != 0x0A {
            let end = text[start...].firstIndex(of: 0x0A) ?? text.count
            let parts = String(decoding: text[start..<end], as: UTF8.self).split(separator: " ")
            if text[start] != 0x23, parts.count == 4, let offset = Int(parts[2]),
                let length = Int(parts[3])
            {
                found.append((String(parts[0]), String(parts[1]), offset, length))
            }
            start = end + 1
        }
        let base = start + 1
        var sections: [String: Section] = [:]
        for entry in found where base + entry.offset + entry.length <= text.count {
            let lower = base + entry.offset
            sections[entry.tag] = Section(
                parent: entry.parent, lines: lower..<(lower + entry.length))
        }
        self.sections = sections
    }

    /// The data of a language, or of one that stands in for it; nil where there is none.
    func data(for tag: String) -> LocaleData? {
        for candidate in LanguageTag.fallbacks(of: tag) {
            if candidate == "en" { return .english }
            guard sections[candidate] != nil else { continue }
            var tables: [UnsafeBufferPointer<UInt8>] = []
            var next = candidate
            while let section = sections[next] {
                tables.append(UnsafeBufferPointer(rebasing: text[section.lines]))
                next = section.parent
            }
            return LocaleData(tag: candidate, tables: tables)
        }
        return nil
    }
}
