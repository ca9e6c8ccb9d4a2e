import FormMockup
import Testing

@testable import FormDocs

struct MarkdownTests {
    private func render(_ markdown: String, keepsHTML: Bool = true) -> String {
        let bytes = Array(markdown.utf8)
        return MarkdownDocument.parse(bytes, from: 0, file: FileID(0)) { document in
            var codes = document.codeBlocks().map(\.code)[...]
            let handlers = MarkdownRenderer.Handlers(
                address: { $0.destination },
                code: { output in
                    guard let code = codes.popFirst() else { return }
                    CodeWriter.write(code.code, language: code.language, into: &output)
                },
                keepsHTML: keepsHTML)
            var renderer = MarkdownRenderer(document, reserved: ["taken"], handlers: handlers)
            return String(decoding: renderer.render(), as: UTF8.self)
        }
    }

    @Test(arguments: [
        ("a *b* **c** `d<`\n", "<p>a <em>b</em> <strong>c</strong> <code>d&lt;</code></p>\n"),
        ("- a\n- b\n", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n"),
        ("- a\n\n- b\n", "<ul>\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n</li>\n</ul>\n"),
        ("3. a\n", "<ol start=\"3\">\n<li>a</li>\n</ol>\n"),
        ("> q\n", "<blockquote>\n<p>q</p>\n</blockquote>\n"),
        ("a  \nb\n", "<p>a<br>\nb</p>\n"),
        ("***\n", "<hr>\n"),
        ("[a](b \"t\")\n", "<p><a href=\"b\" title=\"t\">a</a></p>\n"),
        ("![a *b* `c`](d.png \"t\")\n", "<p><img src=\"d.png\" alt=\"a b c\" title=\"t\"></p>\n"),
        ("<b>x</b>\n", "<p><b>x</b></p>\n"),
    ])
    func writes(_ markdown: String, _ html: String) {
        #expect(render(markdown) == html)
    }

    @Test func headingsGetUniqueAnchors() {
        let html = render("## Taken\n\n## A b\n\n## A b\n\n## عنوان یہ ہے\n\n## !\n")
        for anchor in ["taken-2", "a-b", "a-b-2", "عنوان-یہ-ہے", "section"] {
            #expect(html.contains("<h2 id=\"\(anchor)\">"))
        }
    }

    @Test func rawHTMLCanBeRemoved() {
        #expect(render("a <b>x</b>\n\n<div>y</div>\n", keepsHTML: false) == "<p>a x</p>\n")
        #expect(render("[a](JavaScript:b)\n", keepsHTML: false) == "<p><a href=\"\">a</a></p>\n")
    }

    @Test func tablesHaveCellsWithMarkup() {
        let html = render("| a | b |\n|---|:-:|\n| `x\\|y` | **2** |\n| 3 |\n")
        #expect(html.contains("<th>a</th><th class=\"fd-center\">b</th>"))
        #expect(html.contains("<td><code>x|y</code></td><td class=\"fd-center\"><strong>2"))
        #expect(html.contains("<td>3</td><td class=\"fd-center\"></td>"))
    }

    @Test func aParagraphWithABarIsNoTable() {
        #expect(render("a | b\nc | d\n") == "<p>a | b\nc | d</p>\n")
    }

    @Test func manyEqualHeadingsStayFast() {
        let html = render(String(repeating: "# A\n\n", count: 20_000))
        #expect(html.hasSuffix("<h1 id=\"a-20000\">A</h1>\n"))
    }

    @Test func deepNestingIsHarmless() {
        let deep = String(repeating: "> ", count: 10_000) + "x\n"
        #expect(render(deep).hasPrefix("<blockquote>"))
    }

    @Test func hostileTextIsEscaped() {
        let html = render("```x\"y\n</code><script>&\n```\n")
        #expect(html.contains("class=\"language-x&quot;y\""))
        #expect(html.contains("&lt;/code&gt;&lt;script&gt;&amp;"))
    }
}

struct MarkdownCodeTests {
    private func blocks(_ markdown: String) -> [MarkdownCode] {
        MarkdownDocument.parse(Array(markdown.utf8), from: 0, file: FileID(0)) {
            $0.codeBlocks().map(\.code)
        }
    }

    private func place(_ word: String, _ markdown: String) -> Bool {
        let bytes = Array(markdown.utf8)
        guard let block = blocks(markdown).first else { return false }
        let code = block.code.bytes
        let wanted = Array(word.utf8)
        guard
            let start = (0...(code.count - wanted.count)).first(where: {
                Array(code[$0..<$0 + wanted.count]) == wanted
            })
        else { return false }
        let range = block.code.range(start, start + wanted.count)
        return Array(bytes[range.start..<range.end]) == wanted
    }

    @Test(arguments: [
        "```form\nForm {\n    X()\n}\n```\n",
        "- a\n\n  ```form\n  Form {\n      X()\n  }\n  ```\n",
        "> > ```form\n> > Form {\n> >     X()\n> > }\n> > ```\n",
        "- ```form\n  Form {\n  \tX()\n  }\n  ```\n",
        "```form\r\nForm {\r\n    X()\r\n}\r\n```\r\n",
        "   ~~~ form\n   Form {\n     X()\n   ~~~\n",
        "    Form {\n        X()\n",
    ])
    func codeKnowsItsPlace(_ markdown: String) {
        #expect(place("X()", markdown))
    }

    @Test func attributesFollowTheWord() throws {
        let block = try #require(blocks("```swift form id=a\nx\n```\n").first)
        let attributes = try #require(block.formAttributes)
        #expect(String(decoding: attributes.bytes, as: UTF8.self) == "id=a")
        #expect(attributes.fileOffset(0) == 14)
        #expect(blocks("```formation\nx\n```\n").first?.formAttributes == nil)
        #expect(blocks("```swift\nx\n```\n").first?.formAttributes == nil)
    }

    @Test(arguments: [
        ("```form\nx\n```\n", true), ("```form\nx\n", false), ("````form\nx\n```\n", false),
        ("> ```form\n> x\n\ny\n", false), ("```\n```\n", true), ("    ```\n    x\n", true),
    ])
    func anOpenFenceIsSeen(_ markdown: String, _ isClosed: Bool) {
        #expect(blocks(markdown).first?.isClosed == isClosed)
    }
}
