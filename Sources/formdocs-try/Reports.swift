import FormDocs
import FormMockup

/// What a worker says of its folder, before the first screen.
struct FolderReport: Encodable {
    /// Swift files that were indexed.
    var files: Int
    /// Form screens that were found in them.
    var screens: Int
    /// How long reading and indexing took.
    var indexMilliseconds: Double
    /// Files that were left out, with the reason.
    var leftOut: [String]
}

/// What came of one screen.
struct ScreenReport: Encodable {
    /// A message of the compiler.
    struct Message: Encodable {
        var severity: String
        var id: String
        /// What the message quotes first: the name of a view, a modifier, a value.
        var name: String
        var text: String
        var file: String
        var line: Int
        var column: Int
    }

    var file: String
    var view: String
    var compileMilliseconds: Double
    var drawMilliseconds: Double
    var sections = 0
    var rows = 0
    /// Rows that stand for what is not known.
    var standIns = 0
    /// Bytes of the picture, the page and the JSON.
    var bytes: Int
    var messages: [Message]

    /// Makes the report of a view.
    init(file: String, view: String, drawn: IndexedFolder.Drawn) {
        self.file = file
        self.view = view
        compileMilliseconds = drawn.compiling.milliseconds
        drawMilliseconds = drawn.drawing.milliseconds
        bytes = drawn.byteCount
        messages = drawn.diagnostics.map { Message($0) }
        for screen in drawn.screens {
            sections += screen.sections.count
            for section in screen.sections { count(section.rows) }
        }
    }

    private mutating func count(_ rows: [Row]) {
        for row in rows {
            self.rows += 1
            if row.semantics.isPlaceholder { standIns += 1 }
            count(row.children)
        }
    }
}

extension ScreenReport.Message {
    fileprivate init(_ diagnostic: LocatedDiagnostic) {
        let severity =
            switch diagnostic.severity {
            case .note: "note"
            case .warning: "warning"
            case .error: "error"
            }
        let parts = diagnostic.message.split(
            separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
        self.init(
            severity: severity, id: diagnostic.id, name: parts.count == 3 ? String(parts[1]) : "",
            text: diagnostic.message, file: diagnostic.place?.path ?? "",
            line: diagnostic.place?.line ?? 0, column: diagnostic.place?.column ?? 0)
    }
}

extension Duration {
    /// The length in thousandths of a second.
    var milliseconds: Double {
        Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15
    }
}
