/// Identifies one file of a request. Its number has no meaning beyond the request that made it.
public struct FileID: Hashable, Sendable {
    /// Index of the file in the request's list of files.
    public let rawValue: Int

    /// Makes the identifier of the file at an index.
    @inlinable public init(_ rawValue: Int) {
        self.rawValue = rawValue
    }
}

/// A half-open range of UTF-8 bytes in the file that the author edits.
///
/// Code inside a Markdown fence has ranges into the Markdown file: the lexer translates once, and
/// no later stage adds an offset.
public struct SourceRange: Hashable, Sendable {
    /// The author's file.
    public var file: FileID
    /// First byte.
    public var start: Int
    /// One past the last byte.
    public var end: Int

    /// Makes a range of bytes `start..<end` of `file`.
    @inlinable public init(file: FileID, start: Int, end: Int) {
        self.file = file
        self.start = start
        self.end = end
    }

    /// The range from the start of this one to the end of another one in the same file.
    @inlinable public func joined(with other: SourceRange) -> SourceRange {
        SourceRange(file: file, start: min(start, other.start), end: max(end, other.end))
    }
}
