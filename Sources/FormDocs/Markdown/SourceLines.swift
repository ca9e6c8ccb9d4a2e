import FormMockup

/// The lines of a file, by number.
struct SourceLines {
    private let bytes: [UInt8]
    private let starts: [Int]

    /// Finds the lines of `bytes` from an offset on; the first of them is line 1.
    init(_ bytes: [UInt8], from offset: Int = 0) {
        self.init(bytes, in: offset..<bytes.count)
    }

    /// Finds the lines of a part of `bytes`; the first of them is line 1.
    init(_ bytes: [UInt8], in part: Range<Int>) {
        self.bytes = bytes
        let offset = part.lowerBound
        var starts = [offset]
        starts.reserveCapacity(part.count / 32 + 2)
        bytes.withUnsafeBufferPointer { buffer in
            let rest = UnsafeBufferPointer(rebasing: buffer[part])
            // Few files have a carriage return, and the C library finds line feeds many at a time.
            if rest.firstOffset(of: 0x0D) == nil {
                Self.addLineFeeds(rest, offset, &starts)
            } else {
                Self.addAllEnds(rest, offset, &starts)
            }
        }
        self.starts = starts
    }

    private static func addLineFeeds(
        _ text: UnsafeBufferPointer<UInt8>, _ offset: Int, _ starts: inout [Int]
    ) {
        var position = 0
        while let found = text.firstOffset(of: 0x0A, from: position) {
            position = found + 1
            starts.append(offset + position)
        }
    }

    private static func addAllEnds(
        _ text: UnsafeBufferPointer<UInt8>, _ offset: Int, _ starts: inout [Int]
    ) {
        for (index, byte) in text.enumerated() {
            let next = index + 1
            if byte == 0x0A
                || byte == 0x0D && (next == text.count || text[next] != 0x0A)
            {
                starts.append(offset + next)
            }
        }
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
            let end = code.firstOffset(of: 0x0A, from: start) ?? code.count
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

extension UnsafeBufferPointer<UInt8> {
    /// The first place of a byte from an offset on; nil when there is none.
    func firstOffset(of byte: UInt8, from offset: Int = 0) -> Int? {
        guard offset < count, let baseAddress,
            let found = memchr(baseAddress + offset, Int32(byte), count - offset)
        else { return nil }
        return UnsafeRawPointer(found) - UnsafeRawPointer(baseAddress)
    }
}

extension [UInt8] {
    /// The first place of a byte from an offset on; nil when there is none.
    func firstOffset(of byte: UInt8, from offset: Int = 0) -> Int? {
        withUnsafeBufferPointer { $0.firstOffset(of: byte, from: offset) }
    }
}
