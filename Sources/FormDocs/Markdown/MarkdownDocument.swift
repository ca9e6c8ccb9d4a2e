import Ccmark
import FormMockup

/// A page's Markdown as libcmark's tree. It lives as long as the closure that receives it.
struct MarkdownDocument {
    /// libcmark's document node.
    let root: OpaquePointer
    /// The whole file.
    let page: [UInt8]
    /// The lines of the Markdown; line 1 is the first after the front matter.
    let lines: SourceLines
    /// The file's place in the request.
    let file: FileID

    /// Parses a page from an offset on (what comes before is front matter) and hands over the
    /// tree.
    static func parse<Result>(
        _ page: [UInt8], from offset: Int, file: FileID,
        _ body: (MarkdownDocument) -> Result
    ) -> Result {
        Arena.withAllocator { memory in
            let parser = cmark_parser_new_with_mem(CMARK_OPT_UNSAFE, memory)
            page.withUnsafeBufferPointer { buffer in
                buffer.baseAddress?.withMemoryRebound(to: CChar.self, capacity: buffer.count) {
                    cmark_parser_feed(parser, $0 + offset, buffer.count - offset)
                }
            }
            guard let root = cmark_parser_finish(parser) else {
                fatalError("libcmark gives a document for every text")
            }
            return body(
                MarkdownDocument(
                    root: root, page: page, lines: SourceLines(page, from: offset), file: file))
        }
    }

    /// A code block where it was found.
    struct FoundBlock {
        var code: MarkdownCode
        /// Whether the node before it is a code block, too.
        var followsCode: Bool
    }

    /// The code blocks, in order. Only what can hold one is entered: most of a page is text.
    func codeBlocks() -> [FoundBlock] {
        var blocks: [FoundBlock] = []
        var next = cmark_node_first_child(root)
        while let node = next {
            switch cmark_node_get_type(node) {
            case CMARK_NODE_CODE_BLOCK:
                let previous = cmark_node_previous(node).map { cmark_node_get_type($0) }
                blocks.append(
                    FoundBlock(
                        code: codeBlock(node), followsCode: previous == CMARK_NODE_CODE_BLOCK))
                next = following(node)
            case CMARK_NODE_BLOCK_QUOTE, CMARK_NODE_LIST, CMARK_NODE_ITEM:
                next = cmark_node_first_child(node) ?? following(node)
            default: next = following(node)
            }
        }
        return blocks
    }

    /// The node after a node and all in it.
    private func following(_ node: OpaquePointer) -> OpaquePointer? {
        var node: OpaquePointer? = node
        while let inner = node, inner != root {
            if let next = cmark_node_next(inner) { return next }
            node = cmark_node_parent(inner)
        }
        return nil
    }

    private func codeBlock(_ node: OpaquePointer) -> MarkdownCode {
        MarkdownCode(
            literal: Array(node.literal), startLine: Int(cmark_node_get_start_line(node)),
            lines: lines, page: page, file: file)
    }
}

extension OpaquePointer {
    /// The text of a libcmark node, in libcmark's memory.
    var literal: UnsafeBufferPointer<UInt8> {
        guard let text = cmark_node_get_literal(self) else { return .init(start: nil, count: 0) }
        let count = strlen(text)
        return UnsafeRawPointer(text).withMemoryRebound(to: UInt8.self, capacity: count) {
            UnsafeBufferPointer(start: $0, count: count)
        }
    }

    /// Each node of a tree, before those in it.
    func forEachNode(_ body: (OpaquePointer) -> Void) {
        let iterator = cmark_iter_new(self)
        defer { cmark_iter_free(iterator) }
        while true {
            let event = cmark_iter_next(iterator)
            if event == CMARK_EVENT_DONE { return }
            if event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(iterator) { body(node) }
        }
    }

    /// All text inside a libcmark node, without markup.
    func appendPlainText(to bytes: inout [UInt8]) {
        forEachNode { node in
            switch cmark_node_get_type(node) {
            case CMARK_NODE_TEXT, CMARK_NODE_CODE: bytes.append(contentsOf: node.literal)
            case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: bytes.append(0x20)
            default: break
            }
        }
    }
}

extension [UInt8] {
    /// The tree of a small piece of Markdown, in libcmark's own memory; the caller frees it.
    func markdownTree(_ options: Int32) -> OpaquePointer? {
        withUnsafeBufferPointer { buffer in
            buffer.baseAddress?.withMemoryRebound(to: CChar.self, capacity: buffer.count) {
                cmark_parse_document($0, buffer.count, options)
            }
        }
    }
}
