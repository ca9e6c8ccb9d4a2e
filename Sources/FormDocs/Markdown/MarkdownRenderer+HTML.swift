import Ccmark
import FormMockup

extension MarkdownRenderer {
    /// Writes raw HTML as it stands, but for the addresses that lead elsewhere in the site.
    mutating func writeRaw(_ node: OpaquePointer) {
        guard handlers.keepsHTML else { return }
        let html = node.literal
        let addresses = rawHTML.read(html)
        guard !addresses.isEmpty else { return output.append(contentsOf: html) }
        let source = sourceText(of: node)
        var written = 0
        for address in addresses {
            let destination = HTMLText.address(html[address.range])
            let place = source?.range(address.range.lowerBound, address.range.upperBound)
            let target = handlers.address(
                Link(
                    destination: destination, isImage: address.isImage, line: blockLine,
                    place: place))
            if target == destination { continue }
            output.append(contentsOf: html[written..<address.range.lowerBound])
            if !address.isQuoted { output.append(0x22) }
            output.appendEscaped(target)
            if !address.isQuoted { output.append(0x22) }
            written = address.range.upperBound
        }
        output.append(contentsOf: html[written...])
    }

    private mutating func sourceText(of node: OpaquePointer) -> SourceText? {
        if cmark_node_get_type(node) == CMARK_NODE_HTML_BLOCK {
            return document.lines.sourceText(
                of: Array(node.literal), firstLine: Int(cmark_node_get_start_line(node)),
                file: document.file)
        }
        guard let inlineRoot else { return nil }
        if inlinePlaces?.root != inlineRoot {
            inlinePlaces = InlinePlaces(inlineRoot, blockLines(of: inlineRoot), document)
        }
        return inlinePlaces?.text(of: node)
    }

    private func blockLines(of root: OpaquePointer) -> ClosedRange<Int> {
        if let row { return row...row }
        return blockLine...max(blockLine, Int(cmark_node_get_end_line(root)))
    }
}

/// Where the raw HTML in the text of a block stands in the page, which libcmark says of whole
/// blocks only. Code is passed over, because it may show the same HTML.
struct InlinePlaces {
    let root: OpaquePointer
    private let texts: [OpaquePointer: SourceText]

    /// Looks for all raw HTML of a block in its lines.
    init(_ root: OpaquePointer, _ lines: ClosedRange<Int>, _ document: MarkdownDocument) {
        self.root = root
        let page = document.page
        var position = document.lines.range(lines.lowerBound).lowerBound
        let end = document.lines.range(lines.upperBound).upperBound
        var texts: [OpaquePointer: SourceText] = [:]
        root.forEachNode { node in
            let type = cmark_node_get_type(node)
            guard type == CMARK_NODE_HTML_INLINE || type == CMARK_NODE_CODE,
                node.literal.contains(0x3C)
            else { return }
            var starts: [SourceText.LineStart] = []
            var next = position
            var offset = 0
            for line in node.literal.split(separator: 0x0A, omittingEmptySubsequences: false) {
                guard let found = Self.find(line, in: page[next..<end]) else { break }
                starts.append(.init(code: offset, file: found))
                next = found + line.count
                offset += line.count + 1
            }
            guard offset == node.literal.count + 1 else { return }
            position = next
            texts[node] = SourceText(
                file: document.file, bytes: Array(node.literal), lines: starts)
        }
        self.texts = texts
    }

    /// A piece of raw HTML with its places; nil when it was not found as it is.
    func text(of node: OpaquePointer) -> SourceText? { texts[node] }

    private static func find(
        _ text: Slice<UnsafeBufferPointer<UInt8>>, in page: ArraySlice<UInt8>
    ) -> Int? {
        guard let first = text.first else { return page.startIndex }
        var start = page.startIndex
        while page.endIndex - start >= text.count {
            if page[start] == first, page[start..<start + text.count].elementsEqual(text) {
                return start
            }
            start += 1
        }
        return nil
    }
}
