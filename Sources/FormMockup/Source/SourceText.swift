/// Swift code to compile, with the place of each of its lines in the author's file.
///
/// A whole `.swift` file maps onto itself. The body of a fence is what the Markdown parser hands
/// over, without the indentation of the fence, so each line has its own distance.
public struct SourceText: Sendable {
    /// Where one line of the code starts, here and in the author's file.
    public struct LineStart: Sendable, Equatable {
        /// Offset of the line in ``SourceText/bytes``.
        public var code: Int
        /// Offset of the same byte in the author's file.
        public var file: Int

        /// Pairs an offset in the code with the offset of the same byte in the file.
        @inlinable public init(code: Int, file: Int) {
            self.code = code
            self.file = file
        }
    }

    /// The author's file.
    public let file: FileID
    /// The code as UTF-8.
    public let bytes: [UInt8]
    /// Line starts in ascending order, the first at code offset 0.
    public let lines: [LineStart]

    /// Code that is a file of its own.
    public init(file: FileID, bytes: [UInt8]) {
        self.init(file: file, bytes: bytes, lines: [LineStart(code: 0, file: 0)])
    }

    /// Code that stands inside another file, line by line.
    public init(file: FileID, bytes: [UInt8], lines: [LineStart]) {
        self.file = file
        self.bytes = bytes
        self.lines = lines.isEmpty ? [LineStart(code: 0, file: 0)] : lines
    }

    /// Offset in the author's file of a byte of the code.
    public func fileOffset(_ offset: Int) -> Int {
        var low = 0
        var high = lines.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle].code <= offset { low = middle } else { high = middle }
        }
        return lines[low].file + (offset - lines[low].code)
    }

    /// Range in the author's file of a range of the code. The end is mapped through its last byte,
    /// so that a range which ends a line does not run into the next line's indentation.
    public func range(_ start: Int, _ end: Int) -> SourceRange {
        let first = fileOffset(start)
        let last = end > start ? fileOffset(end - 1) + 1 : first
        return SourceRange(file: file, start: first, end: last)
    }
}
