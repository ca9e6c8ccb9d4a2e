import FormMockup
import Testing

@testable import FormDocs

/// How files get to the output folder, whatever is there already.
struct StagingTests {
    @Test func aLinkInPlaceOfTheWaitingRoomIsNotFollowed() throws {
        let site = try TemporarySite(["a.md": "# A\n"])
        try site.write("precious/p.txt", [1])
        try Files.makeFolder(site.root + "/_site/.formdocs")
        symlink("../../precious", site.root + "/_site/.formdocs/staging")
        #expect(site.build().failures.isEmpty)
        #expect(site.has("a.html"))
        #expect(Files.exists(site.root + "/precious/p.txt"))
    }

    @Test func aFileInPlaceOfTheWaitingRoomIsRemoved() throws {
        let site = try TemporarySite(["a.md": "# A\n"])
        try site.write("_site/.formdocs/staging", [1])
        #expect(site.build().failures.isEmpty)
        #expect(site.has("a.html"))
    }

    @Test func aLinkInPlaceOfTheOwnFolderIsRefused() throws {
        let site = try TemporarySite(["a.md": "# A\n"])
        try site.write("other/staging/p.txt", [1])
        try Files.makeFolder(site.root + "/_site")
        symlink("../other", site.root + "/_site/.formdocs")
        #expect(site.build().failures.count == 1)
        #expect(Files.exists(site.root + "/other/staging/p.txt"))
    }

    @Test func theLastFileOfAFolderMayBecomeAFolderOfOneAndBack() throws {
        let site = try TemporarySite(["i.md": "# I\n", "r/q/z.txt": "z"])
        #expect(site.build().failures.isEmpty)
        Files.removeTree(site.root + "/Content/r")
        try site.add("r/q", "file")
        #expect(site.build().failures.isEmpty)
        #expect(site.output("r/q") == "file")
        Files.removeTree(site.root + "/Content/r")
        try site.add("r/q/z.txt", "z")
        #expect(site.build().failures.isEmpty)
        #expect(site.output("r/q/z.txt") == "z")
    }

    @Test func aFolderInPlaceOfAnOwnFileIsSeenBeforeAnythingIsMoved() throws {
        let site = try TemporarySite(["a.md": "# A\n", "b.md": "# B\n"])
        site.build()
        try Files.remove(site.root + "/_site/b.html")
        try site.write("_site/b.html/mine.txt", [1])
        try site.add("a.md", "# Changed\n")
        let result = site.build()
        #expect(result.failures.count == 1 && !result.isPartlyWritten)
        #expect(!site.output("a.html").contains("Changed"))
        #expect(site.has("b.html/mine.txt") && !site.has(".formdocs/staging"))
    }

    /// A build that is killed leaves a manifest of what was and what was to be, in which a path
    /// may be a file and a folder.
    @Test(arguments: ["x.html", "x.html/i.txt"])
    func aBuildGoesOnWhereAnotherWasKilled(_ wanted: String) throws {
        for left in ["x.html", "x.html/i.txt", "x.html/y/i.txt", ""] {
            let site = try TemporarySite(["i.md": "# I\n", wanted: "new"])
            let manifest = "formdocs 1\nx.html\nx.html/i.txt\nx.html/y/i.txt\n"
            try site.write("_site/.formdocs/manifest", Array(manifest.utf8))
            try site.write("_site/.formdocs/manifest.new", Array(manifest.utf8))
            if left.isEmpty {
                try Files.makeFolder(site.root + "/_site/x.html/y")
            } else {
                try site.write("_site/" + left, [0x6F])
            }
            #expect(site.build().failures.isEmpty)
            #expect(site.output(wanted) == "new")
            #expect(!site.has(".formdocs/manifest.new") && !site.has("x.html/y"))
        }
    }
}
