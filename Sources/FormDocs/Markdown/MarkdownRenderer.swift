import Ccmark
import FormMockup

/// Writes a page's Markdown as HTML. What depends on the site is asked for: where a link leads,
/// and what stands for a code block.
struct MarkdownRenderer {
    /// A heading, for the table of contents and for links.
    struct Heading: Sendable {
        var level: Int
        var title: String
        var anchor: String
    }

    /// A link or image as it stands in the page.
    struct Link {
        var destination: String
        var isImage: Bool
        /// First line of the block that holds it, counted from the first line of Markdown.
        var line: Int
        /// The bytes of the destination, where they are known already.
        var place: SourceRange?
    }

    /// What only the caller knows.
    struct Handlers {
        /// The address to write for a link or an image.
        var address: (Link) -> String
        /// Writes the next code block; they come in the order of the page.
        var code: (inout [UInt8]) -> Void
        /// Whether raw HTML is kept.
        var keepsHTML: Bool
    }

    let document: MarkdownDocument
    let handlers: Handlers
    /// What is written so far.
    var output: [UInt8] = []
    private var anchors: AnchorNames
    private(set) var headings: [Heading] = []
    /// First line of the block whose text is written.
    private(set) var blockLine = 1
    /// The node of that block, or of the table's cell.
    private(set) var inlineRoot: OpaquePointer?
    /// The line of a table's row.
    private(set) var row: Int?
    /// The reader of raw HTML.
    var rawHTML = RawHTML()
    /// Places of raw HTML in the last block that needed them.
    var inlinePlaces: InlinePlaces?
    private var imageDepth = 0

    /// Makes a renderer; `reserved` are anchors that headings may not take.
    init(_ document: MarkdownDocument, reserved: [String], handlers: Handlers) {
        self.document = document
        self.handlers = handlers
        anchors = AnchorNames(reserved: reserved)
        output.reserveCapacity(document.page.count * 4)
    }

    /// Anchors that raw HTML defines.
    var rawAnchors: [String] { rawHTML.anchors }

    /// The whole page as HTML.
    mutating func render() -> [UInt8] {
        let iterator = cmark_iter_new(document.root)
        defer { cmark_iter_free(iterator) }
        while true {
            let event = cmark_iter_next(iterator)
            if event == CMARK_EVENT_DONE { return output }
            guard let node = cmark_iter_get_node(iterator) else { continue }
            if event == CMARK_EVENT_EXIT {
                exit(node)
            } else if enter(node) == .skipChildren {
                cmark_iter_reset(iterator, node, CMARK_EVENT_EXIT)
            }
        }
    }

    private enum Entered {
        case goOn, skipChildren
    }

    private mutating func enter(_ node: OpaquePointer) -> Entered {
        let type = cmark_node_get_type(node)
        if imageDepth > 0 {
            enterInImage(node, type)
            return .goOn
        }
        switch type {
        case CMARK_NODE_PARAGRAPH: return enterParagraph(node)
        case CMARK_NODE_TEXT: output.appendEscaped(node.literal)
        case CMARK_NODE_SOFTBREAK: output.append(0x0A)
        case CMARK_NODE_LINEBREAK: output.append("<br>\n")
        case CMARK_NODE_CODE: wrap("<code>", node.literal, "</code>")
        case CMARK_NODE_EMPH: output.append("<em>")
        case CMARK_NODE_STRONG: output.append("<strong>")
        case CMARK_NODE_LINK: openLink(node)
        case CMARK_NODE_IMAGE: openImage(node)
        case CMARK_NODE_HTML_INLINE: writeRaw(node)
        case CMARK_NODE_HTML_BLOCK:
            startLine()
            writeRaw(node)
            startLine()
        case CMARK_NODE_HEADING: openHeading(node)
        case CMARK_NODE_CODE_BLOCK:
            startLine()
            handlers.code(&output)
            startLine()
        case CMARK_NODE_BLOCK_QUOTE: openBlock("<blockquote>\n")
        case CMARK_NODE_LIST: openList(node)
        case CMARK_NODE_ITEM: openBlock("<li>")
        case CMARK_NODE_THEMATIC_BREAK: openBlock("<hr>\n")
        default: break
        }
        return .goOn
    }

    private mutating func exit(_ node: OpaquePointer) {
        let type = cmark_node_get_type(node)
        if imageDepth > 0 {
            if type == CMARK_NODE_IMAGE { closeImage(node) }
            return
        }
        switch type {
        case CMARK_NODE_PARAGRAPH: if !node.isInTightList { output.append("</p>\n") }
        case CMARK_NODE_EMPH: output.append("</em>")
        case CMARK_NODE_STRONG: output.append("</strong>")
        case CMARK_NODE_LINK: output.append("</a>")
        case CMARK_NODE_HEADING:
            output.append("</h")
            output.appendDigits(Int(cmark_node_get_heading_level(node)))
            output.append(">\n")
        case CMARK_NODE_BLOCK_QUOTE: openBlock("</blockquote>\n")
        case CMARK_NODE_LIST:
            openBlock(cmark_node_get_list_type(node) == CMARK_BULLET_LIST ? "</ul>\n" : "</ol>\n")
        case CMARK_NODE_ITEM: output.append("</li>\n")
        default: break
        }
    }
}

// MARK: - Blocks

extension MarkdownRenderer {
    private mutating func startLine() {
        if let last = output.last, last != 0x0A { output.append(0x0A) }
    }

    private mutating func openBlock(_ tag: StaticString) {
        startLine()
        output.append(tag)
    }

    private mutating func beginBlock(_ node: OpaquePointer) {
        blockLine = Int(cmark_node_get_start_line(node))
        inlineRoot = node
    }

    private mutating func enterParagraph(_ node: OpaquePointer) -> Entered {
        beginBlock(node)
        if let table = MarkdownTable(document, node) {
            startLine()
            writeTable(table)
            return .skipChildren
        }
        if !node.isInTightList { openBlock("<p>") }
        return .goOn
    }

    private mutating func openHeading(_ node: OpaquePointer) {
        beginBlock(node)
        let level = Int(cmark_node_get_heading_level(node))
        var title: [UInt8] = []
        node.appendPlainText(to: &title)
        let anchor = anchors.make(for: title)
        headings.append(
            Heading(level: level, title: String(decoding: title, as: UTF8.self), anchor: anchor))
        openBlock("<h")
        output.appendDigits(level)
        output.append(" id=\"")
        output.append(contentsOf: anchor.utf8)
        output.append("\">")
    }

    private mutating func openList(_ node: OpaquePointer) {
        startLine()
        let start = Int(cmark_node_get_list_start(node))
        if cmark_node_get_list_type(node) == CMARK_BULLET_LIST {
            output.append("<ul>\n")
        } else if start == 1 {
            output.append("<ol>\n")
        } else {
            output.append("<ol start=\"")
            output.appendDigits(start)
            output.append("\">\n")
        }
    }

    private mutating func wrap(
        _ open: StaticString, _ text: UnsafeBufferPointer<UInt8>, _ close: StaticString
    ) {
        output.append(open)
        output.appendEscaped(text)
        output.append(close)
    }
}

// MARK: - Links, images, tables

extension MarkdownRenderer {
    private mutating func openLink(_ node: OpaquePointer) {
        output.append("<a href=\"")
        output.appendEscaped(address(of: node, isImage: false))
        title(of: node)
        output.append("\">")
    }

    private mutating func openImage(_ node: OpaquePointer) {
        imageDepth += 1
        output.append("<img src=\"")
        output.appendEscaped(address(of: node, isImage: true))
        output.append("\" alt=\"")
    }

    private mutating func enterInImage(_ node: OpaquePointer, _ type: cmark_node_type) {
        switch type {
        case CMARK_NODE_IMAGE: imageDepth += 1
        case CMARK_NODE_TEXT, CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE:
            output.appendEscaped(node.literal)
        case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: output.append(0x20)
        default: break
        }
    }

    private mutating func closeImage(_ node: OpaquePointer) {
        imageDepth -= 1
        guard imageDepth == 0 else { return }
        title(of: node)
        output.append("\">")
    }

    private func address(of node: OpaquePointer, isImage: Bool) -> String {
        let url = cmark_node_get_url(node).map { String(cString: $0) } ?? ""
        if !handlers.keepsHTML, Self.runsCode(url) { return "" }
        return handlers.address(Link(destination: url, isImage: isImage, line: blockLine))
    }

    /// Whether an address is one of those by which text becomes code; where raw HTML is not
    /// trusted, these are not either.
    private static func runsCode(_ url: String) -> Bool {
        guard let colon = url.utf8.firstIndex(of: 0x3A) else { return false }
        return ["javascript", "vbscript", "data", "file"].contains(url[..<colon].lowercased())
    }

    private mutating func title(of node: OpaquePointer) {
        guard let title = cmark_node_get_title(node), title.pointee != 0 else { return }
        output.append("\" title=\"")
        output.appendEscaped(String(cString: title))
    }

    private mutating func writeTable(_ table: MarkdownTable) {
        output.append("<div class=\"fd-table\"><table>\n<thead>\n")
        row = blockLine
        writeRow(table.header, table, "th")
        output.append("</thead>\n<tbody>\n")
        for (index, cells) in table.rows.enumerated() {
            row = blockLine + 2 + index
            writeRow(cells, table, "td")
        }
        row = nil
        output.append("</tbody>\n</table></div>\n")
    }

    private mutating func writeRow(
        _ cells: [[UInt8]], _ table: MarkdownTable, _ tag: StaticString
    ) {
        output.append("<tr>")
        for (column, alignment) in table.alignments.enumerated() {
            output.append("<")
            output.append(tag)
            if let name = alignment.className {
                output.append(" class=\"")
                output.append(name)
                output.append("\"")
            }
            output.append(">")
            if column < cells.count { writeInline(cells[column]) }
            output.append("</")
            output.append(tag)
            output.append(">")
        }
        output.append("</tr>\n")
    }

    /// Writes the inline Markdown of a cell: a document of one paragraph, without its tags.
    private mutating func writeInline(_ text: [UInt8]) {
        guard !text.isEmpty, let root = text.markdownTree(CMARK_OPT_UNSAFE) else { return }
        inlineRoot = root
        defer {
            inlinePlaces = nil
            cmark_node_free(root)
        }
        let iterator = cmark_iter_new(root)
        defer { cmark_iter_free(iterator) }
        while true {
            let event = cmark_iter_next(iterator)
            if event == CMARK_EVENT_DONE { return }
            guard let node = cmark_iter_get_node(iterator), node.isInline else { continue }
            if event == CMARK_EVENT_EXIT { exit(node) } else { _ = enter(node) }
        }
    }
}

extension OpaquePointer {
    /// Whether a paragraph is written without tags.
    fileprivate var isInTightList: Bool {
        guard let list = cmark_node_parent(self).flatMap({ cmark_node_parent($0) }),
            cmark_node_get_type(list) == CMARK_NODE_LIST
        else { return false }
        return cmark_node_get_list_tight(list) != 0
    }

    fileprivate var isInline: Bool {
        cmark_node_get_type(self).rawValue >= CMARK_NODE_TEXT.rawValue
    }
}
