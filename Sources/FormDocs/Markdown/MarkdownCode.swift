import FormMockup

/// A code block of a page.
struct MarkdownCode {
    /// The info string as it stands in the page; empty for indented code.
    var info: SourceText
    /// The code.
    var code: SourceText
    /// The opening fence; nil for indented code.
    var fence: SourceRange?
    /// Whether a closing fence follows the code.
    var isClosed: Bool

    /// Attributes of a form block, when this is one: what follows `form` or `swift form`.
    var formAttributes: SourceText? {
        let bytes = info.bytes
        var position = Self.skip(Self.wordEnd(bytes, 0), bytes)
        let first = bytes[..<Self.wordEnd(bytes, 0)]
        if first.elementsEqual("swift".utf8) {
            let end = Self.wordEnd(bytes, position)
            guard bytes[position..<end].elementsEqual("form".utf8) else { return nil }
            position = Self.skip(end, bytes)
        } else if !first.elementsEqual("form".utf8) {
            return nil
        }
        return SourceText(
            file: info.file, bytes: Array(bytes[position...]),
            lines: [.init(code: 0, file: info.fileOffset(position))])
    }

    /// A line inside the code that would begin a block of its own: a fence that ends this one has
    /// no words behind it, so the author forgot to.
    var innerFence: SourceRange? {
        guard let fence,
            code.bytes.firstOffset(of: 0x60) != nil || code.bytes.firstOffset(of: 0x7E) != nil
        else { return nil }
        var start = 0
        while start < code.bytes.count {
            let end = code.bytes.firstOffset(of: 0x0A, from: start) ?? code.bytes.count
            if let run = Self.fence(in: code.bytes, start..<end), run.lowerBound - start < 4,
                code.bytes[start..<run.lowerBound].allSatisfy({ $0 == 0x20 }),
                run.count >= fence.end - fence.start
            {
                return code.range(run.lowerBound, run.upperBound)
            }
            start = end + 1
        }
        return nil
    }

    /// The first word of the info string.
    var language: String {
        String(decoding: info.bytes[..<Self.wordEnd(info.bytes, 0)], as: UTF8.self)
    }

    private static func wordEnd(_ bytes: [UInt8], _ start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end] != 0x20, bytes[end] != 0x09 { end += 1 }
        return end
    }

    private static func skip(_ start: Int, _ bytes: [UInt8]) -> Int {
        var end = start
        while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
        return end
    }
}

extension MarkdownCode {
    /// Reads a code block that starts at a line of a page. Of libcmark's positions only the first
    /// line of a block is reliable, so the fences are looked for in the page.
    init(literal: [UInt8], startLine: Int, lines: SourceLines, page: [UInt8], file: FileID) {
        let opener = lines.range(startLine)
        guard let fence = Self.fence(in: page, opener),
            !Self.isIndented(literal, page[opener], page[fence.lowerBound..<opener.upperBound])
        else {
            info = SourceText(
                file: file, bytes: [], lines: [.init(code: 0, file: opener.lowerBound)])
            code = lines.sourceText(of: literal, firstLine: startLine, file: file)
            self.fence = nil
            isClosed = true
            return
        }
        var start = fence.upperBound
        var end = opener.upperBound
        while start < end, page[start] == 0x20 || page[start] == 0x09 { start += 1 }
        while end > start, page[end - 1] == 0x20 || page[end - 1] == 0x09 { end -= 1 }
        info = SourceText(
            file: file, bytes: Array(page[start..<end]), lines: [.init(code: 0, file: start)])
        code = lines.sourceText(of: literal, firstLine: startLine + 1, file: file)
        self.fence = SourceRange(file: file, start: fence.lowerBound, end: fence.upperBound)
        let count = literal.reduce(0) { $1 == 0x0A ? $0 + 1 : $0 }
        let last = startLine + count + 1
        isClosed = last <= lines.count && Self.closes(page, fence, lines.range(last))
    }

    private static func fence(in page: [UInt8], _ line: Range<Int>) -> Range<Int>? {
        var index = line.lowerBound
        while index < line.upperBound {
            let byte = page[index]
            guard byte == 0x60 || byte == 0x7E else {
                index += 1
                continue
            }
            var end = index
            while end < line.upperBound, page[end] == byte { end += 1 }
            if end - index >= 3 { return index..<end }
            index = end
        }
        return nil
    }

    /// Whether indented code merely shows a fence: its first line is then the fence's own.
    private static func isIndented(
        _ literal: [UInt8], _ line: ArraySlice<UInt8>, _ fence: ArraySlice<UInt8>
    ) -> Bool {
        let first = literal.prefix { $0 != 0x0A }.drop { $0 == 0x20 || $0 == 0x09 }
        guard first.count >= fence.count, fence.count > 0 else { return false }
        return line.suffix(first.count).elementsEqual(first) && first.suffix(fence.count) == fence
            && line.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x3E }.elementsEqual(first)
    }

    private static func closes(_ page: [UInt8], _ fence: Range<Int>, _ line: Range<Int>) -> Bool {
        var start = line.lowerBound
        var end = line.upperBound
        while start < end, page[start] == 0x20 || page[start] == 0x09 || page[start] == 0x3E {
            start += 1
        }
        while end > start, page[end - 1] == 0x20 || page[end - 1] == 0x09 { end -= 1 }
        return end - start >= fence.count
            && page[start..<end].allSatisfy { $0 == page[fence.lowerBound] }
    }
}
