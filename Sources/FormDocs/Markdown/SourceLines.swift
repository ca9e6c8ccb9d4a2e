import FormMockup

/// The lines of a file, by number.
struct SourceLines {
    private let bytes: [UInt8]
    private let starts: [Int]

    /// Finds the lines of `bytes` from an offset on; the first of them is line 1.
    init(_ bytes: [UInt8], from offset: Int = 0) {
        self.bytes = bytes
        var starts = [offset]
        bytes.withUnsafeBufferPointer { buffer in
            var index = offset
            while index < buffer.count {
                let byte = buffer[index]
                index += 1
                if byte == 0x0A {
                    starts.append(index)
                } else if byte == 0x0D, index == buffer.count || buffer[index] != 0x0A {
                    starts.append(index)
                }
            }
        }
        self.starts = starts
    }

    /// How many lines there are.
    var count: Int { starts.count }

    /// The bytes of a line without its end; empty beyond the last one.
    func range(_ line: Int) -> Range<Int> {
        guard line >= 1, line <= starts.count else { return bytes.count..<bytes.count }
        let start = starts[line - 1]
        var end = line < starts.count ? starts[line] : bytes.count
        while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        return start..<end
    }

    /// The line of an offset.
    func line(of offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// The code of a fence as libcmark hands it over, with the place of each line: without its
    /// leading blanks, a line of the code is the end of the page's line.
    func sourceText(of code: [UInt8], firstLine: Int, file: FileID) -> SourceText {
        var lines: [SourceText.LineStart] = []
        var start = 0
        var number = firstLine
        while start < code.count {
            var end = start
            while end < code.count, code[end] != 0x0A { end += 1 }
            let place = range(number)
            lines.append(.init(code: start, file: max(0, place.upperBound - (end - start))))
            start = end + 1
            number += 1
        }
        if lines.isEmpty {
            lines.append(.init(code: 0, file: range(firstLine).lowerBound))
        }
        return SourceText(file: file, bytes: code, lines: lines)
    }
}
