import FormMockup
import Testing

@testable import FormDocs

/// Links in raw HTML are links: checked and rewritten like those of Markdown.
struct RawHTMLTests {
    private func messages(_ page: String) throws -> [String] {
        let site = try TemporarySite([
            "a.md": page, "b.md": "# B\n\n<a name=\"old\"></a>\n", "i.png": "1",
        ])
        return site.messages("a.md", in: site.build { $0.isCheck = true })
    }

    private func output(_ page: String) throws -> String {
        let site = try TemporarySite(["d/a.md": page, "b c.md": "# B\n", "i.png": "1"])
        #expect(site.build().diagnostics.isEmpty)
        return site.output("d/a.html")
    }

    @Test(arguments: [
        ("<a href=\"nope.md\">x</a>\n", "1:10 dead-link"),
        ("text <a href='nope.md'>x</a>\n", "1:15 dead-link"),
        ("text <a href=nope.md>x</a>\n", "1:14 dead-link"),
        ("text <A class=c HREF = \" nope.md \">x</A>\n", "1:26 dead-link"),
        ("<a href=\"#none\">x</a>\n", "1:10 dead-anchor"),
        ("<a href=\"b.md#none\">x</a>\n", "1:10 dead-anchor"),
        ("<p><img src=\"gone.png\"></p>\n", "1:14 missing-image"),
        ("<img src=\"b.md\">\n", "1:11 page-as-image"),
        ("<img alt=\"\" srcset=\"i.png 1x, gone.png 2x\">\n", "1:31 missing-image"),
        ("<picture><source srcset=\"gone.png, i.png\"></picture>\n", "1:26 missing-image"),
        ("<video src=\"gone.mp4\" controls></video>\n", "1:13 dead-link"),
        ("<video poster=gone.png></video>\n", "1:15 missing-image"),
        ("<audio><source src=\"gone.mp3\"></audio>\n", "1:21 dead-link"),
        ("<iframe src=\"gone.html\"></iframe>\n", "1:14 dead-link"),
        ("<map><area href=\"gone.md\"></map>\n", "1:18 dead-link"),
        ("<svg><image href=\"gone.png\"/></svg>\n", "1:19 missing-image"),
        ("<a href=\"g&#111;ne.md?a=1&amp;b=2\">x</a>\n", "1:10 dead-link"),
        ("a\n<b>b</b> <a\nclass=\"c\"\nhref=\"gone.md\">x</a>\n", "4:7 dead-link"),
        ("<div>\n<p>\n<a\n  href=\"gone.md\">x</a></div>\n", "4:9 dead-link"),
        ("> - a\n>   b <a href=\"gone.md\">\n", "2:16 dead-link"),
        ("> <div>\n> <a href=\"gone.md\">\n", "2:12 dead-link"),
        ("<div>\r\n<a href=\"gone.md\">\r\n", "2:10 dead-link"),
        ("# A <a href=\"gone.md\">x</a>\n", "1:14 dead-link"),
        ("| a |\n|---|\n| `x\\|<i>` |\n| <a href=\"gone.md\">x</a> |\n", "4:12 dead-link"),
        ("`<a href=\"gone.md\">` <a href=\"gone.md\">x</a>\n", "1:31 dead-link"),
        ("---\ntitle: T\n---\nü <a href=\"gone.md\">x</a>\n", "4:13 dead-link"),
        ("<div><!-->\n<a href=\"gone.md\"></div>\n", "2:10 dead-link"),
        ("<style>a{}</style ><a href=\"gone.md\">\n", "1:29 dead-link"),
    ])
    func aDeadAddress(_ page: String, _ message: String) throws {
        #expect(try messages(page) == [message])
    }

    @Test(arguments: [
        "<!-- <a href=\"gone.md\"> -->\n", "a <!-- <a href=\"gone.md\"> --> b\n",
        "<div>\n<!--\n\n<a href=\"gone.md\">\n\n--></div>\n",
        "<script>let a = '<a href=\"gone.md\">'</script>\n",
        "a <script>'<a href=\"gone.md\">'</script>\n", "<style>/* <img src=\"x\"> */</style>\n",
        "<textarea>\n<a href=\"gone.md\">\n</textarea>\n",
        "<div data-href=\"gone.md\" title='<a href=\"gone.md\">'>x</div>\n",
        "<a href=\"https://x.org/a.md\">\n", "<a href=\"mailto:a@b.c\">\n",
        "<a href=\"//x/y.md\">\n",
        "<a href=\"javascript:x('gone.md')\">\n", "<img src=\"data:image/png;base64,AA\">\n",
        "<a href=\"\">\n", "<a href>\n", "<a href=\"#\">\n", "<a href=\"#top\">\n",
        "<a href=\"b.md\n",
        "<form action=\"/send\"><input name=\"q\"></form>\n", "<img src=\"i.png\">\n",
        "<b id=\"here\"></b>\n\n<a href=\"#here\">\n", "<a href=\"b.md#old\">\n",
        "<B\nID = here></B>\n\n[x](#here)\n", "<b id='a&amp;b'></b>\n\n[x](#a&b)\n",
        "`<a href=\"gone.md\">`\n", "    <a href=\"gone.md\">\n",
        "![<a href=\"gone.md\">](i.png)\n",
    ])
    func noDeadAddress(_ page: String) throws {
        #expect(try messages(page) == [])
    }

    @Test(arguments: [
        "<!-- id=\"here\" -->\n\n[x](#here)\n", "<script>x id=\"here\"</script>\n\n[x](#here)\n",
        "<input name=\"here\">\n\n[x](#here)\n",
    ])
    func whatIsNoAnchor(_ page: String) throws {
        #expect(try messages(page) == ["3:5 dead-anchor"])
    }

    @Test(arguments: [
        (
            "<a class=\"../b c.md\" href=\"../b%20c.md?q#b\">x</a>",
            "<a class=\"../b c.md\" href=\"../b%20c.html?q#b\">x</a>"
        ),
        ("<a href='/b c.md'>x</a>", "<a href='../b%20c.html'>x</a>"),
        ("<a href=../b%20c.md>x</a>", "<a href=\"../b%20c.html\">x</a>"),
        (
            "<p><a href=\"../b&#32;c.md?a=1&amp;b\">x</a>",
            "<p><a href=\"../b%20c.html?a=1&amp;b\">x</a>"
        ),
        ("<img srcset=\"/i.png, ../i.png 2x\">", "<img srcset=\"../i.png, ../i.png 2x\">"),
        ("<a href=\"a.md#\">x</a>", "<a href=\"a.html\">x</a>"),
    ])
    func isRewritten(_ html: String, _ wanted: String) throws {
        #expect(try output(html + "\n").contains(wanted))
        #expect(try output("text " + html + "\n").contains("text " + wanted))
    }

    @Test(arguments: [
        "<a href=\"#\" onclick=\"go('b.md')\">x</a>", "<A HREF='https://x/?a&b'>x</A>",
        "<img  src=../i.png >", "<a href=\"?a=b&c\">x</a>",
    ])
    func isKeptAsItStands(_ html: String) throws {
        #expect(try output(html + "\n").contains(html))
    }

    @Test(
        .timeLimit(.minutes(1)),
        arguments: [
            "<a \"", "<script></a \"", "<script></script ", "<!--", "<a href=x", "a <b> `<b>` ",
            "<",
            "<img srcset=\"a,", "<a href=\"g.md\"> ", "<a href=\"&\"> ",
        ])
    func muchOfItIsFast(_ piece: String) throws {
        _ = try messages("<div>\n" + String(repeating: piece, count: 20_000) + "\n")
        _ = try messages("text " + String(repeating: piece, count: 20_000) + "\n")
    }
}
