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
}
