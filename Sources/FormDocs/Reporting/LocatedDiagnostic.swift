import FormMockup

/// A message with its places worked out: what is sorted and printed.
public struct LocatedDiagnostic: Sendable, Equatable {
    /// A place that a person can open.
    public struct Place: Sendable, Equatable {
        /// The file, as the command line names it.
        public var path: String
        /// 1-based.
        public var line: Int
        /// 1-based, in UTF-8 bytes.
        public var column: Int
        /// How many bytes of the line are meant.
        public var length: Int
        /// The line itself; of a very long one the part around the place.
        public var text: String
        /// Where that part begins in the line.
        public var textStart = 0

        /// A whole file.
        static func start(of path: String) -> Place {
            Place(path: path, line: 1, column: 1, length: 0, text: "")
        }
    }

    /// A further place, or a remark without one.
    public struct Note: Sendable, Equatable {
        public var message: String
        public var place: Place?
    }

    public var severity: Diagnostic.Severity
    public var id: String
    public var message: String
    public var place: Place?
    public var notes: [Note]
    /// What would mend it, with what to write.
    public var fix: String?

    /// Whether this stands before another in a report: by path, place, then text.
    static func precedes(_ left: LocatedDiagnostic, _ right: LocatedDiagnostic) -> Bool {
        let leftPath = left.place?.path ?? ""
        let rightPath = right.place?.path ?? ""
        if leftPath != rightPath { return Paths.precedes(leftPath, rightPath) }
        let leftPosition = (left.place?.line ?? 0, left.place?.column ?? 0)
        let rightPosition = (right.place?.line ?? 0, right.place?.column ?? 0)
        if leftPosition != rightPosition { return leftPosition < rightPosition }
        if left.severity != right.severity { return left.severity > right.severity }
        return Paths.precedes(left.message, right.message)
    }
}

/// The files of one request, by the numbers that ranges carry.
struct FileTable: Sendable {
    private static let textReach = 500

    private(set) var paths: [String] = []
    private(set) var texts: [[UInt8]] = []
    /// The indexed files that ranges may lie in, too.
    private var libraries: [SourceLibrary] = []

    /// Adds a file; the path is the one that messages show.
    mutating func add(_ path: String, _ bytes: [UInt8]) -> FileID {
        paths.append(path)
        texts.append(bytes)
        return FileID(paths.count - 1)
    }

    /// Knows the files of a library, too.
    mutating func attach(_ library: SourceLibrary) {
        if !library.indexes.isEmpty { libraries.append(library) }
    }

    private func contents(_ id: FileID) -> (path: String, bytes: [UInt8])? {
        if paths.indices.contains(id.rawValue) { return (paths[id.rawValue], texts[id.rawValue]) }
        for library in libraries {
            if let file = library.file(id) { return (file.path, file.bytes) }
        }
        return nil
    }

    /// The messages with line, column and text of each place.
    func locate(_ diagnostics: [Diagnostic]) -> [LocatedDiagnostic] {
        if diagnostics.isEmpty { return [] }
        var lines: [Int: SourceLines] = [:]
        return diagnostics.map { diagnostic in
            LocatedDiagnostic(
                severity: diagnostic.severity, id: diagnostic.id, message: diagnostic.message,
                place: diagnostic.range.flatMap { place($0, &lines) },
                notes: diagnostic.notes.map { note in
                    .init(message: note.message, place: note.range.flatMap { place($0, &lines) })
                }, fix: diagnostic.fixIt?.message)
        }
    }

    /// The place of a range; nil when its file is not known. The lines of a file are found once.
    private func place(
        _ range: SourceRange, _ known: inout [Int: SourceLines]
    ) -> LocatedDiagnostic.Place? {
        let file = range.file.rawValue
        guard let (path, bytes) = contents(range.file) else { return nil }
        let lines = known[file] ?? SourceLines(bytes)
        known[file] = lines
        let start = max(0, min(range.start, bytes.count))
        let number = lines.line(of: start)
        let line = lines.range(number)
        // Thousands of messages about one endless line must not keep it thousands of times.
        var from = max(line.lowerBound, start - Self.textReach)
        while from > line.lowerBound, bytes[from] & 0xC0 == 0x80 { from -= 1 }
        var to = min(line.upperBound, start + Self.textReach)
        while to < line.upperBound, bytes[to] & 0xC0 == 0x80 { to += 1 }
        return .init(
            path: path, line: number, column: start - line.lowerBound + 1,
            length: max(0, min(range.end, line.upperBound) - start),
            text: String(decoding: bytes[from..<to], as: UTF8.self),
            textStart: from - line.lowerBound)
    }
}

extension [LocatedDiagnostic] {
    /// In order of place, and each once: pages that share a source find the same in it.
    var sortedEachOnce: [LocatedDiagnostic] {
        var result: [LocatedDiagnostic] = []
        for diagnostic in sorted(by: LocatedDiagnostic.precedes)
        where diagnostic != result.last {
            result.append(diagnostic)
        }
        return result
    }
}
