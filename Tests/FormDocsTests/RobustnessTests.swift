import FormMockup
import Testing

@testable import FormDocs

/// What happens when files are not as they should be: a clear word, and the old site stays.
struct RobustnessTests {
    private static let page = "# A\n\n```form\nForm { Text(\"x\") }\n```\n"

    private func builtSite() throws -> TemporarySite {
        let site = try TemporarySite(["index.md": Self.page, "s/b.md": Self.page])
        #expect(site.build().failures.isEmpty)
        return site
    }

    // MARK: Content

    @Test func aSiteWithoutPagesIsRefused() throws {
        let site = try builtSite()
        try Files.remove(site.root + "/Content/index.md")
        try site.add("s/b.md", "---\ndraft: true\n---\n")
        #expect(site.build().diagnostics.map(\.id) == ["no-pages"])
        #expect(site.has("index.html") && site.has("s/b.html"))
    }

    @Test func aFileThatIsGoneIsAFailure() throws {
        let site = try builtSite()
        #expect(FormDocsCommand.run(["check", site.root + "/Content"]) == 0)
        #expect(throws: FileError.self) { try Files.read(site.root + "/Content/gone.md") }
        #expect(FileError("a.md", "read", code: ENOENT).message.hasSuffix("no such file or folder"))
    }

    @Test func linksInCirclesEndAndThoseThatLeadOutAreLeftOut() throws {
        let site = try TemporarySite(["a.md": "# A\n", "d/x.md": "# X\n"])
        let content = site.root + "/Content/"
        for (target, name) in [
            ("..", "d/up"), (".", "self"), ("two", "one"), ("one", "two"), ("/etc", "etc"),
            ("/etc/passwd", "p.md"), ("nowhere", "gone.md"), ("d", "e"), ("a.md", "b.md"),
        ] { symlink(target, content + name) }
        let result = site.build { $0.isCheck = true }
        #expect(result.failures.isEmpty)
        #expect(result.pageCount == 4)
        let stray = result.diagnostics.filter { $0.id == "stray-link" }.compactMap {
            $0.place?.path
        }
        #expect(stray.contains(content + "p.md") && stray.contains(content + "gone.md"))
    }

    @Test(arguments: ["a\nb.md", "a\u{7F}.md"])
    func aNameWithControlCharactersIsRefused(_ name: String) throws {
        let site = try TemporarySite(["a.md": "# A\n", name: "# B\n"])
        #expect(site.build().diagnostics.map(\.id) == ["unnameable-file"])
    }

    @Test func namesOfAllKindsMakeAddresses() throws {
        let names = [
            "a b", "ü", "100%", "c#d", "q?", "a%20b", "نام", "a:b", "back\\slash", "\"q\"", "<b>",
        ]
        var files = ["index.md": "", ".hidden.md": "# H\n"]
        for name in names {
            files[name + ".md"] = Self.page
            files["index.md", default: ""] += "[x](./\(Paths.encoded(name)).md)\n"
        }
        let site = try TemporarySite(files)
        let result = site.build()
        #expect(result.diagnostics.isEmpty && result.failures.isEmpty)
        for name in names {
            #expect(site.has(name + ".html") && site.has(name + "/form-1.svg"))
            #expect(site.output("index.html").contains("href=\"\(Paths.encoded(name)).html\""))
        }
        #expect(!site.has(".hidden.html"))
    }

    @Test func aNameThatIsTooLongIsFoundBeforeAnythingIsWritten() throws {
        let site = try builtSite()
        try site.add(String(repeating: "x", count: 251) + ".md", "# X\n")
        try site.add("index.md", "# Changed\n")
        let result = site.build()
        #expect(result.failures.count == 1 && !result.isPartlyWritten)
        #expect(!site.output("index.html").contains("Changed"))
    }

    @Test func namesThatDifferOnlyInCaseAreAWarning() throws {
        let site = try TemporarySite(["Note.md": "# A\n", "n.md": "# N\n"])
        // A disk that ignores case has room for one of the two.
        if Files.exists(site.root + "/Content/note.md") { return }
        try site.add("note.md", "# B\n")
        #expect(site.messages("note.md", in: site.build()) == ["1:1 same-but-for-case"])
    }

    @Test func aPageAndAFolderOfOneNameBothHavePlace() throws {
        let site = try TemporarySite(["a.md": Self.page, "a/index.md": Self.page])
        #expect(site.build().diagnostics.isEmpty)
        #expect(site.has("a.html") && site.has("a/index.html") && site.has("a/index/form-1.svg"))
    }

    // MARK: Output

    @Test func aForeignFileWhereAFolderMustBeIsLeftAlone() throws {
        let site = try TemporarySite(["index.md": "# A\n", "s/b.md": "# B\n"])
        try site.write("_site/s", [0x61])
        #expect(site.build().failures.count == 1)
        #expect(site.output("s") == "a" && !site.has("index.html"))
    }

    @Test func aForeignLinkWhereAFolderMustBeIsNotFollowed() throws {
        let site = try TemporarySite(["s/b.md": "# B\n"])
        try Files.makeFolder(site.root + "/_site")
        try Files.makeFolder(site.root + "/else")
        symlink("../else", site.root + "/_site/s")
        #expect(site.build().failures.count == 1)
        #expect(!Files.exists(site.root + "/else/b.html"))
    }

    @Test func anEmptyForeignFolderIsInTheWay() throws {
        let site = try TemporarySite(["a.md": "# A\n"])
        try Files.makeFolder(site.root + "/_site/a.html")
        #expect(site.build().failures.count == 1)
        #expect(!site.has("404.html") && !site.has(".formdocs/staging"))
    }

    @Test func aFileAndAFolderOfOneNameAreTheAuthorsFault() throws {
        let site = try TemporarySite(["a.md": "# A\n"])
        try site.write("Content/a.html/picture.png", [0x61])
        let result = site.build()
        #expect(result.diagnostics.map(\.id) == ["duplicate-address"])
        #expect(result.failures.isEmpty && !Files.exists(site.root + "/_site"))
    }

    @Test func anIDUsedTwiceIsOneMessage() throws {
        let block = "```form id=one\nForm { Text(\"A\") }\n```\n\n"
        let site = try TemporarySite(["a.md": "# A\n\n" + block + block])
        #expect(site.build().diagnostics.map(\.id) == ["duplicate-id"])
    }

    @Test func aNameThatIsTooLongIsAFailureInANewFolderToo() throws {
        let name = String(repeating: "a", count: 251)
        let site = try TemporarySite([name + ".md": "# A\n"])
        let failures = site.build().failures
        #expect(failures == ["can't write '\(site.root)/_site/\(name).html': the name is too long"])
        #expect(!Files.exists(site.root + "/_site"))
    }

    @Test func newFoldersStandBesideOldOnes() throws {
        let site = try builtSite()
        try site.add("s/c.md", "# C\n")
        try site.add("s/new/deep/d.md", "# D\n")
        try site.add("t/e.md", "# E\n")
        #expect(site.build().failures.isEmpty)
        let pages = ["s/b.html", "s/c.html", "s/new/deep/d.html", "t/e.html"]
        #expect(pages.allSatisfy(site.has) && !site.has(".formdocs/staging"))
    }

    @Test func aManifestNamesNothingOutside() throws {
        let site = try builtSite()
        try site.write("_site/.formdocs/manifest", Array("formdocs 1\n../Content/index.md\n".utf8))
        site.build()
        #expect(Files.exists(site.root + "/Content/index.md"))
    }

    @Test func whatAKilledBuildLeftIsRemoved() throws {
        let site = try builtSite()
        try site.write("_site/.formdocs/staging/p0-1", [0x61])
        #expect(site.build().failures.isEmpty)
        #expect(!site.has(".formdocs/staging"))
    }

    @Test func oneBuildAtATime() throws {
        let site = try builtSite()
        let folder = try OutputFolder(site.root + "/_site", rewritesAll: false)
        let result = site.build()
        #expect(result.failures.map { $0.hasSuffix("another build is writing there") } == [true])
        folder.abandon()
    }

    @Test func anOutputThatIsNoFolderIsRefused() throws {
        let site = try builtSite()
        try site.write("file", [])
        let content = site.root + "/Content"
        #expect(FormDocsCommand.run(["build", content, "-o", site.root + "/file"]) == 2)
        #expect(FormDocsCommand.run(["build", content, "-o", site.root + "/file/x"]) == 3)
        #expect(FormDocsCommand.run(["build", content, "-o", ""]) == 2)
        #expect(FormDocsCommand.run(["build", site.root + "/file"]) == 2)
    }

    // MARK: Permissions. They mean nothing to root, who runs tests in containers.

    @Test(.enabled(if: geteuid() != 0)) func anUnreadablePageIsAFailure() throws {
        let site = try builtSite()
        try site.add("index.md", "# Changed\n")
        chmod(site.root + "/Content/s/b.md", 0)
        #expect(site.build().failures.map { $0.hasSuffix("permission denied") } == [true])
        #expect(!site.output("index.html").contains("Changed"))
    }

    @Test(.enabled(if: geteuid() != 0)) func anUnwritableFolderIsFoundBeforeAnythingIsWritten()
        throws
    {
        let site = try builtSite()
        for name in ["index.md", "s/b.md"] { try site.add(name, "# Changed\n") }
        chmod(site.root + "/_site/s", 0o555)
        defer { chmod(site.root + "/_site/s", 0o755) }
        let result = site.build()
        #expect(result.failures.count == 1 && !result.isPartlyWritten)
        #expect(!site.output("index.html").contains("Changed"))
    }
}
