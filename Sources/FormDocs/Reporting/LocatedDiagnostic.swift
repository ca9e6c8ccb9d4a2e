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
        /// The line itself.
        public var text: String
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
        if leftPath != rightPath { return leftPath.utf8.lexicographicallyPrecedes(rightPath.utf8) }
        let leftPosition = (left.place?.line ?? 0, left.place?.column ?? 0)
        let rightPosition = (right.place?.line ?? 0, right.place?.column ?? 0)
        if leftPosition != rightPosition { return leftPosition < rightPosition }
        if left.severity != right.severity { return left.severity > right.severity }
        return left.message.utf8.lexicographicallyPrecedes(right.message.utf8)
    }
}

/// The files of one request, by the numbers that ranges carry.
struct FileTable: Sendable {
    private(set) var paths: [String] = []
    private(set) var texts: [[UInt8]] = []

    /// Adds a file; the path is the one that messages show.
    mutating func add(_ path: String, _ bytes: [UInt8]) -> FileID {
        paths.append(path)
        texts.append(bytes)
        return FileID(paths.count - 1)
    }

    /// The messages with line, column and text of each place.
    func locate(_ diagnostics: [Diagnostic]) -> [LocatedDiagnostic] {
        diagnostics.map { diagnostic in
            LocatedDiagnostic(
                severity: diagnostic.severity, id: diagnostic.id, message: diagnostic.message,
                place: diagnostic.range.flatMap(place),
                notes: diagnostic.notes.map {
                    .init(message: $0.message, place: $0.range.flatMap(place))
                }, fix: diagnostic.fixIt?.message)
        }
    }

    /// The place of a range; nil when its file is not known.
    func place(_ range: SourceRange) -> LocatedDiagnostic.Place? {
        guard range.file.rawValue >= 0, range.file.rawValue < paths.count else { return nil }
        let bytes = texts[range.file.rawValue]
        let start = max(0, min(range.start, bytes.count))
        var lineStart = start
        while lineStart > 0, !Self.isLineEnd(bytes[lineStart - 1]) { lineStart -= 1 }
        var lineEnd = start
        while lineEnd < bytes.count, !Self.isLineEnd(bytes[lineEnd]) { lineEnd += 1 }
        var line = 1
        for index in 0..<lineStart {
            let isLoneReturn =
                bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
            if bytes[index] == 0x0A || isLoneReturn { line += 1 }
        }
        return .init(
            path: paths[range.file.rawValue], line: line, column: start - lineStart + 1,
            length: max(0, min(range.end, lineEnd) - start),
            text: String(decoding: bytes[lineStart..<lineEnd], as: UTF8.self))
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool {
        byte == 0x0A || byte == 0x0D
    }
}
