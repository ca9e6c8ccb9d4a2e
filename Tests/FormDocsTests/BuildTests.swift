import FormMockup
import Testing

@testable import FormDocs

struct BuildTests {
    private static let template = """
        {{lang}} {{dir}}|{{#navigation}}{{title}}{{#current}}*{{/current}}({{#children}}{{title}}\
        {{#current}}*{{/current}} {{/children}}){{/navigation}}|{{#previous}}{{url}}{{/previous}}|\
        {{#next}}{{url}}{{/next}}|{{#breadcrumbs}}{{title}}>{{/breadcrumbs}}|{{{content}}}
        """

    private func site(_ files: [String: String]) throws -> TemporarySite {
        var files = files
        files["formdocs.yml"] = (files["formdocs.yml"] ?? "title: T\n") + "theme: ../Theme\n"
        let site = try TemporarySite(files)
        try site.write("Theme/page.html", Array(Self.template.utf8))
        try site.write("Theme/style.css", Array("a{}".utf8))
        return site
    }

    @Test func pagesLinksAndAssets() throws {
        let site = try site([
            "index.md": "# Hi\n\n[b](sub/b.md#two \"t\") ![i](i.png)\n", "i.png": "png",
            "sub/b.md": "## Two\n\n[up](../index.md) [top](/sub/b.md) [f](../i.png?x#y)\n",
        ])
        let result = site.build()
        #expect(result.diagnostics.isEmpty && result.failures.isEmpty)
        #expect(site.output("index.html").contains("href=\"sub/b.html#two\" title=\"t\""))
        #expect(site.output("sub/b.html").contains("<h1>B</h1>"))
        #expect(site.output("sub/b.html").contains("href=\"../index.html\""))
        #expect(site.output("sub/b.html").contains("href=\"b.html\""))
        #expect(site.output("sub/b.html").contains("href=\"../i.png?x#y\""))
        #expect(site.output("i.png") == "png")
        #expect(site.output("assets/style.css") == "a{}")
        #expect(site.has("404.html") && site.has("assets/mockups.css"))
        #expect(!site.has("sitemap.xml"))
    }

    @Test func navigationIsTheTopAndTheOwnBranch() throws {
        let site = try site([
            "index.md": "# Home\n", "z.md": "---\norder: 1\n---\n# Z\n", "a.md": "# A\n",
            "f/index.md": "# F\n", "f/x.md": "# X\n", "f/y.md": "# Y\n", "g/q.md": "# Q\n",
        ])
        #expect(site.build().failures.isEmpty)
        let page = site.output("f/y.html")
        #expect(page.hasPrefix("en ltr|Z()A()F(X Y* )G()|../f/x.html|../g/q.html|Home>F>|"))
        #expect(site.output("f/x.html").contains("|Z()A()F(X* Y )G()|"))
        #expect(site.output("a.html").contains("|Z()A*()F()G()|"))
        #expect(site.output("f/index.html").contains("|Z()A()F*(X Y )G()|"))
        #expect(site.output("index.html").contains("|Z()A()F()G()||z.html||"))
    }

    @Test func configuredNavigationOrders() throws {
        let site = try site([
            "formdocs.yml": "nav: [b.md, {Group: [a.md, c]}]\n", "a.md": "# A\n", "b.md": "# B\n",
            "c/index.md": "# C\n", "d.md": "# D\n",
        ])
        #expect(site.build().diagnostics.isEmpty)
        #expect(site.output("a.html").contains("|B()Group(A* C )|b.html|c/index.html|"))
        try site.add("formdocs.yml", "theme: ../Theme\nnav: [bb.md]\n")
        #expect(site.messages("formdocs.yml", in: site.build()) == ["2:7 missing-page"])
    }

    @Test func languages() throws {
        let site = try site([
            "formdocs.yml": "languages: [en, ur]\nbaseURL: https://x.org/d\n",
            "en/index.md": "# Home\n", "en/a.md": "# A\n", "ur/index.md": "# سرورق\n",
        ])
        let result = site.build()
        #expect(result.diagnostics.isEmpty && result.failures.isEmpty)
        #expect(site.output("ur/index.html").hasPrefix("ur rtl|"))
        #expect(site.output("index.html").contains("url=en/index.html"))
        #expect(site.output("index.html").contains("<span class=\"gate-name\">اردو</span>"))
        #expect(site.output("index.html").contains("hreflang=\"ur\" href=\"https://x.org/d/ur/\""))
        #expect(site.output("sitemap.xml").contains("<loc>https://x.org/d/ur/</loc>"))
    }

    @Test func withoutAnIndexTheRootLeadsToTheFirstPage() throws {
        let site = try site(["b.md": "# B\n", "c.md": "---\norder: 1\n---\n# C\n"])
        #expect(site.build().diagnostics.isEmpty)
        #expect(site.output("index.html").contains("content=\"0; url=c.html\""))
    }

    @Test func aLanguageWithoutAnIndexBeginsWithItsFirstPage() throws {
        let site = try site([
            "formdocs.yml": "languages: [en, ur]\n", "en/a.md": "# A\n", "ur/b.md": "# B\n",
        ])
        #expect(site.build().diagnostics.isEmpty)
        #expect(site.output("index.html").contains("<a href=\"ur/b.html\" hreflang=\"ur\">"))
    }

    @Test func aMissingLanguageIsAnError() throws {
        let site = try site(["formdocs.yml": "languages: [en, ur]\n", "en/index.md": "# A\n"])
        #expect(site.messages("formdocs.yml", in: site.build()) == ["1:17 missing-language"])
    }

    @Test func everyFaultIsFoundInOneRunAndNothingIsWritten() throws {
        let site = try site(["index.md": "# Old\n"])
        #expect(site.build().failures.isEmpty)
        let old = site.output("index.html")
        try site.add(
            "index.md", "# New\n\n[x](gone.md)\n![y](gone.png)\n[z](#gone)\n[w](b.md#gone)\n")
        try site.add("b.md", "---\ntitel: x\n---\n```form styel=plain\nForm {}\n```\n")
        let result = site.build()
        #expect(
            site.messages("index.md", in: result) == [
                "3:5 dead-link", "4:6 missing-image", "5:5 dead-anchor", "6:5 dead-anchor",
            ])
        #expect(
            site.messages("b.md", in: result).prefix(2) == [
                "2:1 unknown-key", "4:9 unknown-attribute",
            ])
        #expect(site.output("index.html") == old)
        #expect(!site.has(".formdocs/staging"))
    }

    @Test func unchangedFilesStayAndStaleOnesGo() throws {
        let site = try site(["index.md": "# A\n", "old/b.md": "# B\n"])
        site.build()
        try site.write("_site/mine.txt", [0x61])
        #expect(site.build().changedCount == 0)
        try Files.remove(site.root + "/Content/old/b.md")
        #expect(site.build().failures.isEmpty)
        #expect(!site.has("old/b.html") && !site.has("old"))
        #expect(site.output("mine.txt") == "a")
    }

    @Test func aForeignFileInTheWayIsAnError() throws {
        let site = try site(["index.md": "# A\n"])
        try site.write("_site/index.html", [0x61])
        let result = site.build()
        #expect(result.failures.count == 1)
        #expect(site.output("index.html") == "a")
    }

    @Test func aFolderMayBecomeAFile() throws {
        let site = try site(["index.md": "# A\n", "x.html/i.txt": "1"])
        #expect(site.build().failures.isEmpty)
        try Files.remove(site.root + "/Content/x.html/i.txt")
        Files.removeEmptyFolder(site.root + "/Content/x.html")
        try site.add("x.md", "# X\n")
        #expect(site.build().failures.isEmpty)
        #expect(site.output("x.html").contains("X"))
        try Files.remove(site.root + "/Content/x.md")
        try site.add("x.html/i.txt", "2")
        #expect(site.build().failures.isEmpty)
        #expect(site.output("x.html/i.txt") == "2")
    }

    @Test func twoFilesForOneAddress() throws {
        let site = try site(["a.md": "# A\n", "a.html": "x"])
        #expect(site.build().diagnostics.map(\.id) == ["duplicate-address"])
    }

    @Test func theNumberOfThreadsShowsNowhere() throws {
        var files: [String: String] = [:]
        for number in 0..<40 {
            files["d\(number % 4)/p\(number).md"] =
                "# P\(number)\n\n```form\nForm { Text(\"a\") }\n```\n"
        }
        let site = try site(files)
        func bytes(_ jobs: Int) throws -> [String: String] {
            #expect(
                site.build {
                    $0.jobs = jobs
                    $0.rewritesAll = true
                }.failures.isEmpty)
            let paths = String(
                decoding: try Files.read(site.root + "/_site/.formdocs/manifest"), as: UTF8.self)
            var result: [String: String] = [:]
            for path in paths.split(separator: "\n").dropFirst() {
                result[String(path)] = site.output(String(path))
            }
            return result
        }
        #expect(try bytes(1) == bytes(8))
    }

    @Test func draftsAndHiddenFilesAreLeftOut() throws {
        let site = try site(["index.md": "# A\n", "d.md": "---\ndraft: true\n---\n", ".x": "1"])
        site.build()
        #expect(!site.has("d.html") && !site.has(".x"))
    }

    @Test func aliasesLeadToThePage() throws {
        let site = try site([
            "a/b.md": "---\naliases: [/old.html, c]\n---\n# B\n",
            "e.md": "---\naliases: ['http://x']\n---\n",
        ])
        #expect(site.messages("e.md", in: site.build()) == ["2:11 invalid-alias"])
        try Files.remove(site.root + "/Content/e.md")
        #expect(site.build().diagnostics.isEmpty)
        #expect(site.output("old.html").contains("url=a/b.html"))
        #expect(site.output("a/c/index.html").contains("url=../b.html"))
    }

    @Test func aSourceMayNotLeadOut() throws {
        let site = try site([
            "a.md": "```form source=../../etc.swift\n```\n\n```form source=b.swift\n```\n"
                + "\n```form source=../App\n```\n"
        ])
        try site.write("App/readme.txt", [])
        try site.write("../etc.swift", [])
        defer { try? Files.remove(site.root + "/../etc.swift") }
        let ids = site.messages("a.md", in: site.build()).filter { $0.contains("source") }
        #expect(ids == ["1:16 source-outside", "4:16 missing-source", "7:16 empty-source"])
    }

    @Test func aSourceThatCannotBeHadIsOneMessage() throws {
        let site = try site(["a.md": "```form source=b.swift\n```\n"])
        #expect(site.messages("a.md", in: site.build()) == ["1:16 missing-source"])
    }

    @Test func syntaxErrorsOfASourceAreReported() throws {
        let site = try site(["a.md": "```form source=b.swift\n```\n"])
        try site.add("b.swift", "Form {\n    Text(\"x\"\n}\n")
        #expect(site.messages("b.swift", in: site.build()) == ["2:9 unclosed-bracket"])
    }

    @Test(arguments: [
        "```form id=a\nForm {\n\nNow.\n\n```form id=b\nForm { Text(\"b\") }\n```\n",
        "```form id=a\nForm {\n    Text(\"Don't\n\nNow, it's here.\n",
    ])
    func anUnclosedFenceIsOneMessage(_ page: String) throws {
        let site = try site(["a.md": page])
        #expect(site.messages("a.md", in: site.build()) == ["1:1 unclosed-fence"])
    }

    @Test func aFenceInsideALongerOneIsCode() throws {
        let site = try site(["a.md": "````md\n```form\nForm { Text(\"b\") }\n```\n````\n"])
        #expect(site.build().diagnostics.isEmpty)
    }

    @Test(arguments: ["Form", "forms id=a", "form, id=a", "swiftform"])
    func aMisspeltFormIsAWarning(_ info: String) throws {
        let site = try site(["a.md": "```\(info)\nForm { Text(\"b\") }\n```\n"])
        #expect(site.messages("a.md", in: site.build()) == ["1:4 misspelt-form"])
    }

    @Test func aNoteThatIsUsedTwiceIsShownOnce() throws {
        let code = "Form {\n    Text(\"a\") // (1) A\n    Text(\"b\") // (1) B\n}"
        let site = try site(["a.md": "```form id=a\n\(code)\n```\n"])
        #expect(site.messages("a.md", in: site.build()) == ["4:15 repeated-note"])
        #expect(site.output("a.html").split(separator: "id=\"a-note-1\"").count == 2)
    }

    @Test func aMarkBeforeTheTextIsNoText() throws {
        let site = try TemporarySite(["a.md": "\u{FEFF}---\ntitle: B\n---\n"])
        try site.add("formdocs.yml", "\u{FEFF}title: T\nicons: gone\n")
        #expect(site.messages("formdocs.yml", in: site.build()) == ["2:8 missing-folder"])
    }

    @Test func aConfigurationByAnotherNameIsAWarning() throws {
        let site = try TemporarySite(["a.md": "# A\n"])
        try Files.remove(site.root + "/Content/formdocs.yml")
        try site.add("formdocs.yaml", "title: T\n")
        #expect(site.messages("formdocs.yaml", in: site.build()) == ["1:1 misnamed-configuration"])
    }

    @Test func anImageThatIsMissingIsLookedForElsewhere() throws {
        let site = try site(["en/a.md": "![A](images/x.png)\n", "images/x.png": "x"])
        let found = site.build().diagnostics
        #expect(found.map(\.fix) == ["did you mean '../images/x.png'?"])
    }

    @Test func badTextIsRefused() throws {
        let site = try site(["a.md": "# A\n"])
        try site.write("Content/b.md", [0x61, 0x0A, 0x62, 0xFF])
        try site.write("Content/c.md", [0x61, 0x00])
        let result = site.build()
        #expect(site.messages("b.md", in: result) == ["2:2 not-utf8"])
        #expect(site.messages("c.md", in: result) == ["1:2 nul-byte"])
    }

    @Test func checkWritesNothing() throws {
        let site = try site(["a.md": "# A\n"])
        #expect(site.build { $0.isCheck = true }.isGood(isStrict: true))
        #expect(!Files.exists(site.root + "/_site"))
    }
}

struct CommandTests {
    @Test(
        arguments: [
            ([], 2), (["--version"], 0), (["--help"], 0), (["build", "--help"], 0), (["bild"], 2),
            (["build", "/nowhere"], 2), (["build", "--job", "2"], 2),
            (["check", "--format", "xml"], 2),
            (["render"], 2), (["render", "/nowhere.swift"], 2), (["dump", "x.swift"], 2),
            (["build", "--jobs", "0"], 2), (["build", "a", "b"], 2),
        ] as [([String], Int32)])
    func statusOf(_ words: [String], _ status: Int32) {
        #expect(FormDocsCommand.run(words) == status)
    }

    @Test func statusesOfContent() throws {
        let site = try TemporarySite(["a.md": "# A\n"])
        let content = site.root + "/Content"
        #expect(FormDocsCommand.run(["build", content, "--quiet"]) == 0)
        try site.add("b.md", "[x](y.md)\n")
        #expect(FormDocsCommand.run(["check", content]) == 1)
        try site.write("Content/c.md", [])
        try site.write("out", [])
        #expect(FormDocsCommand.run(["build", content, "-o", site.root + "/out/x"]) == 3)
        #expect(FormDocsCommand.run(["build", content, "-o", site.root]) == 2)
    }

    @Test func aScreenIsDumpedAsText() throws {
        let code = "Form { Section(\"A\") { Toggle(\"P\", isOn: true).disabled(true) } }"
        let request = MockupRequest(code: SourceText(file: FileID(0), bytes: Array(code.utf8)))
        #expect(
            ScreenDump.text(of: MockupCompiler.compile(request).mockups) == """
                # form-1
                form insetGrouped
                  section 1
                    header
                      text "A"
                    row 1.1 toggle "P" = on disabled
                      .disabled
                        labeled
                          text "P"
                          switch on

                """)
    }

    @Test func optionsTakeValuesBothWays() throws {
        let options = FormDocsCommand.render.options
        let arguments = try CommandArguments(
            ["a.swift", "--format=json", "-o", "x", "--measure", "--style", "plain"], options)
        #expect(arguments.positional == ["a.swift"])
        #expect(arguments.value("--format") == "json")
        #expect(arguments.value("--output") == "x")
        #expect(arguments.value("--measure") == "true")
    }
}

struct DiagnosticPrinterTests {
    @Test func showsTheLineWithACaret() {
        let diagnostic = LocatedDiagnostic(
            severity: .error, id: "x", message: "bad",
            place: .init(path: "a.md", line: 12, column: 5, length: 3, text: "\té foo\u{1B}"),
            notes: [.init(message: "why", place: nil)], fix: "did you mean 'fu'?")
        #expect(
            DiagnosticPrinter(hasColor: false).text(diagnostic) == """
                a.md:12:5: error: bad
                   12 | \té foo\u{FFFD}
                      | \t  ^~~ did you mean 'fu'?
                note: why

                """)
    }

    @Test func reportsForProgramsAreEscaped() {
        let diagnostic = LocatedDiagnostic(
            severity: .warning, id: "x", message: "a \"b\"\n100%",
            place: .init(path: "a,b.md", line: 1, column: 2, length: 0, text: ""), notes: [],
            fix: nil)
        let json = String(decoding: MachineReports.json([diagnostic]), as: UTF8.self)
        #expect(json.contains("\"message\":\"a \\\"b\\\"\\n100%\",\"file\":\"a,b.md\",\"line\":1"))
        let github = String(decoding: MachineReports.github([diagnostic]), as: UTF8.self)
        #expect(github == "::warning file=a%2Cb.md,line=1,col=2::a \"b\"%0A100%25\n")
    }
}
