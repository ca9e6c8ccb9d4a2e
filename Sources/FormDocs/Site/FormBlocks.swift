import FormMockup

/// The form blocks of a page with their attributes and ids, known before anything is written:
/// headings must not take a block's name, and a pair must know its second half.
struct FormBlocks {
    /// A form block.
    struct Block {
        var attributes: BlockAttributes
        var id: String
        /// Where it stands in a pair of verdicts.
        var pairing: Pairing
        /// Whether its code ends where the author means it to end. If not, what follows it is no
        /// code, and nothing is said of it.
        var isClosed: Bool
    }

    /// The place in a pair.
    enum Pairing {
        case alone, first, second
    }

    private let codes: [MarkdownCode]
    private var blocks: [Block?]
    private var position = 0
    /// The ids of all form blocks.
    let ids: [String]

    /// Reads the attributes of all code blocks of a page.
    init(_ found: [MarkdownDocument.FoundBlock], _ diagnostics: inout [Diagnostic]) {
        var blocks: [Block?] = []
        var taken: [(id: String, range: SourceRange?)] = []
        for block in found {
            let inner = block.code.innerFence
            let isClosed = block.code.isClosed && inner == nil
            if !isClosed, let fence = block.code.fence {
                diagnostics.append(.unclosedFence(at: fence, before: inner))
            }
            guard let info = block.code.formAttributes else {
                if let fault = Self.misspeltForm(block.code) { diagnostics.append(fault) }
                blocks.append(nil)
                continue
            }
            let parsed = AttributeParser.parse(info)
            diagnostics += parsed.diagnostics
            var attributes = parsed.attributes
            if let id = attributes.id {
                if let first = taken.first(where: { $0.id == id.value }) {
                    diagnostics.append(.duplicateID(id.value, at: id.range, first: first.range))
                    // It goes on under a number: what is made of it is nobody else's.
                    attributes.id = nil
                } else {
                    taken.append((id.value, id.range))
                }
            }
            blocks.append(
                Block(
                    attributes: attributes, id: attributes.id?.value ?? "", pairing: .alone,
                    isClosed: isClosed))
        }
        Self.number(&blocks, taken.map(\.id))
        Self.pair(&blocks, found)
        ids = blocks.compactMap { $0?.id }
        self.blocks = blocks
        codes = found.map(\.code)
    }

    /// The next code block, and what is known of it when it is a form block.
    mutating func next() -> (code: MarkdownCode, form: Block?)? {
        guard position < blocks.count else { return nil }
        position += 1
        return (codes[position - 1], blocks[position - 1])
    }

    /// A code block whose first word is `form` for a reader, but not for the program.
    private static func misspeltForm(_ code: MarkdownCode) -> Diagnostic? {
        let word = code.language
        let plain = word.lowercased().filter { $0.isLetter }
        guard ["form", "forms", "swiftform", "formswift"].contains(plain) else { return nil }
        return .misspeltForm(word, at: code.info.range(0, word.utf8.count))
    }

    private static func number(_ blocks: inout [Block?], _ taken: [String]) {
        var number = 0
        for index in blocks.indices {
            guard blocks[index] != nil else { continue }
            number += 1
            guard blocks[index]?.id.isEmpty == true else { continue }
            var id = "form-\(number)"
            while taken.contains(id) { id += "-b" }
            blocks[index]?.id = id
        }
    }

    private static func pair(
        _ blocks: inout [Block?], _ found: [MarkdownDocument.FoundBlock]
    ) {
        for index in blocks.indices.dropFirst() where found[index].followsCode {
            guard blocks[index - 1]?.attributes.verdict != nil,
                blocks[index]?.attributes.verdict != nil, blocks[index - 1]?.pairing == .alone
            else { continue }
            blocks[index - 1]?.pairing = .first
            blocks[index]?.pairing = .second
        }
    }
}

extension Diagnostic {
    fileprivate static func duplicateID(
        _ id: String, at range: SourceRange?, first: SourceRange?
    ) -> Diagnostic {
        Diagnostic(
            .error, id: "duplicate-id", "id '\(id)' names two blocks of this page", at: range,
            notes: [Note("first used here", at: first)])
    }

    /// `inner` is the fence of a block that begins before this one has ended.
    fileprivate static func unclosedFence(
        at range: SourceRange, before inner: SourceRange?
    ) -> Diagnostic {
        var notes = [Note("a line with as many of the same characters closes it")]
        if let inner { notes.insert(Note("another block begins here", at: inner), at: 0) }
        return Diagnostic(
            .error, id: "unclosed-fence", "code fence is never closed", at: range, notes: notes)
    }

    fileprivate static func misspeltForm(_ word: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .warning, id: "misspelt-form",
            "'\(word)' begins a block of plain code; a screen is drawn where it says 'form'",
            at: range,
            fixIt: FixIt("did you mean 'form'?", replacing: range, with: "form"))
    }
}
