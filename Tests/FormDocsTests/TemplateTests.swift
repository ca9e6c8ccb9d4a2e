import FormMockup
import Testing

@testable import FormDocs

struct TemplateTests {
    private func fill(_ text: String, partials: [String: String] = [:]) -> String {
        var files = [Theme.File(path: "page.html", shownPath: "page.html", bytes: Array(text.utf8))]
        for (name, text) in partials {
            files.append(
                .init(path: name + ".html", shownPath: name + ".html", bytes: Array(text.utf8)))
        }
        let (theme, diagnostics) = Theme.make(files)
        if let first = diagnostics.first { return first.id }
        let page = TemplateFrame([
            (.title, .text("A & <b>")), (.content, .markup(Array("<p>".utf8))), (.lang, .text("")),
            (.isHome, .flag(true)),
            (
                .toc,
                .list([
                    TemplateFrame([(.title, .text("x")), (.level, .text("2"))]),
                    TemplateFrame([(.level, .text("3"))]),
                ])
            ),
        ])
        let navigation = Navigation(key: nil, node: nil) { _ in
            [
                TemplateFrame([
                    (.title, .text("n")),
                    (
                        .children,
                        .list([TemplateFrame([(.title, .text("m")), (.children, .list([]))])])
                    ),
                ])
            ]
        }
        var output: [UInt8] = []
        TemplateProgram(theme.template, Words.words(for: "ur")).render(
            page, navigation: navigation, cache: NavigationCache(), into: &output)
        return String(decoding: output, as: UTF8.self)
    }

    @Test(arguments: [
        ("{{title}}", "A &amp; &lt;b&gt;"), ("{{{content}}}{{&content}}", "<p><p>"),
        ("{{#isHome}}y{{/isHome}}{{^isHome}}n{{/isHome}}", "y"),
        ("{{#lang}}y{{/lang}}{{^lang}}n{{/lang}}", "n"),
        ("{{#toc}}{{title}}{{level}};{{/toc}}", "x2;A &amp; &lt;b&gt;3;"),
        ("a\n{{#isHome}}\nb\n{{/isHome}}\nc", "a\nb\nc"), ("a {{! no }}b", "a b"),
        ("  {{! gone }}\nb", "b"), ("{{words.next}}", "اگلا"), ("{{ title }}", "A &amp; &lt;b&gt;"),
    ])
    func fills(_ template: String, _ result: String) {
        #expect(fill(template) == result)
    }

    @Test func partialsMayIncludeThemselves() {
        let result = fill(
            "{{#navigation}}{{> node}}{{/navigation}}",
            partials: ["node": "({{title}}{{#children}}{{> node}}{{/children}})"])
        #expect(result == "(n(m))")
    }

    @Test(arguments: [
        ("{{titel}}", "unknown-name"), ("{{words.nxt}}", "unknown-name"),
        ("{{#toc}}", "unclosed-section"),
        ("{{title", "unclosed-tag"), ("{{/toc}}", "close-without-open"),
        ("{{#toc}}{{/title}}", "wrong-close"), ("{{> nothing}}", "missing-partial"),
        ("{{=<% %>=}}", "delimiter-tag"),
    ])
    func refuses(_ template: String, _ id: String) {
        #expect(fill(template) == id)
    }
}

struct PathsTests {
    @Test func relativeAddresses() {
        #expect(Paths.relative("a/b.html", from: "a/c.html") == "b.html")
        #expect(Paths.relative("b.html", from: "a/c/d.html") == "../../b.html")
        #expect(Paths.relative("ab/c.html", from: "a/c.html") == "../ab/c.html")
    }

    @Test func normalizing() {
        #expect(Paths.normalized("a/./b/../c") == "a/c")
        #expect(Paths.normalized("../a") == nil)
    }

    @Test func encoding() {
        #expect(Paths.encoded("a b/ä") == "a%20b/%C3%A4")
        #expect(Paths.decoded("a%20b/%C3%A4%zz") == "a b/ä%zz")
    }
}
