import FormMockup

/// A block with sources: files by path, in order.
struct SourceBlock {
    var code = ""
    var view: String?
    var files: [(path: String, text: String)]
    /// The path that `source=` names.
    var origin: String?

    init(
        _ code: String = "", view: String? = nil, origin: String? = nil,
        _ files: [(path: String, text: String)]
    ) {
        self.code = code
        self.view = view
        self.files = files
        self.origin = origin
    }

    var result: MockupResult {
        var ids: [FileID] = []
        let indexed = files.enumerated().map { number, file in
            let id = FileID(100 + number)
            if file.path == origin { ids.append(id) }
            return SourceIndex.File(path: file.path, id: id, bytes: Array(file.text.utf8))
        }
        var attributes = BlockAttributes()
        attributes.view = view.map { .init($0) }
        return MockupCompiler.compile(
            MockupRequest(
                code: SourceText(file: FileID(0), bytes: Array(code.utf8)),
                sources: SourceLibrary(indexes: [SourceIndex(files: indexed)], origin: ids),
                attributes: attributes))
    }

    /// What the rows say and hold.
    var semantics: [Semantics] {
        (result.mockups.first?.screen.sections ?? []).flatMap(\.rows).map(\.semantics)
    }

    /// Names and values of rows, as `name: value`.
    var rows: [String] {
        let sections = result.mockups.first?.screen.sections ?? []
        return sections.flatMap(\.rows).map { row in
            let value: String? =
                switch row.semantics.value {
                case .text(let text): text
                case .toggle(let isOn): isOn ? "on" : "off"
                case .number(let number): String(Int(number))
                case .none: nil
                }
            return value.map { row.semantics.label + ": " + $0 } ?? row.semantics.label
        }
    }

    /// The ids of all messages.
    var messages: [String] { result.diagnostics.map(\.id) }
}
