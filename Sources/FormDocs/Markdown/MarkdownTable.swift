import Ccmark

/// A table as GitHub writes them, which libcmark takes for a paragraph.
///
///     header    = row
///     delimiter = [ "|" ] cell { "|" cell } [ "|" ]     where a cell is [":"] "-" {"-"} [":"]
///     rows      = { row }
struct MarkdownTable {
    /// Where the text of a column stands.
    enum Alignment {
        case natural, start, center, end

        /// The class that the theme styles; a strict content policy allows no style attribute.
        var className: StaticString? {
            switch self {
            case .natural: nil
            case .start: "fd-start"
            case .center: "fd-center"
            case .end: "fd-end"
            }
        }
    }

    private(set) var alignments: [Alignment] = []
    private(set) var header: [[UInt8]] = []
    private(set) var rows: [[[UInt8]]] = []

    /// Reads the table that a paragraph is; nil when it is none.
    init?(_ document: MarkdownDocument, _ node: OpaquePointer) {
        let first = Int(cmark_node_get_start_line(node))
        let last = Int(cmark_node_get_end_line(node))
        guard last > first, Self.hasBar(document, first) else { return nil }
        guard let alignments = Self.alignments(Self.text(document, first + 1)) else { return nil }
        self.alignments = alignments
        header = Self.cells(Self.text(document, first))
        guard header.count == alignments.count else { return nil }
        if last >= first + 2 {
            for line in (first + 2)...last {
                rows.append(Array(Self.cells(Self.text(document, line)).prefix(header.count)))
            }
        }
    }

    private static func hasBar(_ document: MarkdownDocument, _ line: Int) -> Bool {
        document.page[document.lines.range(line)].contains(0x7C)
    }

    /// A line without the marks of quotes around the table and without blanks at its ends.
    private static func text(_ document: MarkdownDocument, _ line: Int) -> ArraySlice<UInt8> {
        var text = document.page[document.lines.range(line)].drop {
            $0 == 0x20 || $0 == 0x09 || $0 == 0x3E
        }
        while let last = text.last, last == 0x20 || last == 0x09 { text.removeLast() }
        return text
    }

    private static func alignments(_ line: ArraySlice<UInt8>) -> [Alignment]? {
        guard line.contains(0x2D), line.allSatisfy({ [0x7C, 0x2D, 0x3A, 0x20, 0x09].contains($0) })
        else { return nil }
        var result: [Alignment] = []
        for cell in cells(line) {
            let dashes = cell.drop { $0 == 0x3A }
            guard !cell.isEmpty, cell.contains(0x2D),
                dashes.prefix(while: { $0 == 0x2D }).count + (cell.count - dashes.count)
                    + (cell.last == 0x3A ? 1 : 0) == cell.count
            else { return nil }
            switch (cell.first == 0x3A, cell.last == 0x3A) {
            case (false, false): result.append(.natural)
            case (true, false): result.append(.start)
            case (true, true): result.append(.center)
            case (false, true): result.append(.end)
            }
        }
        return result.isEmpty ? nil : result
    }

    /// The cells of a row; `\|` is a bar inside a cell.
    private static func cells(_ line: ArraySlice<UInt8>) -> [[UInt8]] {
        var line = line
        if line.first == 0x7C { line.removeFirst() }
        var result: [[UInt8]] = []
        var cell: [UInt8] = []
        var isEscaped = false
        for byte in line {
            if byte == 0x7C, !isEscaped {
                result.append(trimmed(cell))
                cell = []
            } else {
                if byte == 0x7C { cell.removeLast() }
                cell.append(byte)
            }
            isEscaped = byte == 0x5C && !isEscaped
        }
        if !(line.last == 0x7C && cell.isEmpty) { result.append(trimmed(cell)) }
        return result
    }

    private static func trimmed(_ cell: [UInt8]) -> [UInt8] {
        var slice = cell.drop { $0 == 0x20 || $0 == 0x09 }
        while let last = slice.last, last == 0x20 || last == 0x09 { slice.removeLast() }
        return Array(slice)
    }
}
