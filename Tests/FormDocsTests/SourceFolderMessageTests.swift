import Testing

@testable import FormDocs

/// What the folders that `sources:` names can't be.
struct SourceFolderMessageTests {
    private static let view = "struct A: View { var body: some View { Form { Text(\"a\") } } }\n"

    private func site(_ sources: String) throws -> TemporarySite {
        let site = try TemporarySite([
            "formdocs.yml": "\(sources)\n", "a.md": "```form view=A\n```\n",
        ])
        try site.write("App/A.swift", Array(Self.view.utf8))
        try site.write("Notes/readme.txt", Array("text".utf8))
        return site
    }

    @Test func aSwiftFileCanBeNamed() throws {
        let site = try site("sources: ../App/A.swift")
        #expect(site.build().diagnostics.isEmpty)
        #expect(site.output("a.html").contains(">a<"))
    }

    @Test func anotherFileIsNoFolder() throws {
        let site = try site("sources: ../Notes/readme.txt")
        let result = site.build()
        #expect(site.messages("formdocs.yml", in: result) == ["1:10 file-for-folder"])
    }

    @Test(arguments: ["../Notes", "."])
    func aFolderWithoutCodeIsAWarning(folder: String) throws {
        let site = try site("sources: \(folder)")
        #expect(site.messages("formdocs.yml", in: site.build()) == ["1:10 empty-sources"])
    }

    @Test func aFolderBesideOneWithoutCodeIsUsed() throws {
        let site = try site("sources: [../Notes, ../App]")
        #expect(site.messages("formdocs.yml", in: site.build()) == ["1:11 empty-sources"])
        #expect(site.output("a.html").contains(">a<"))
    }

    @Test func aKeyInTheSingularIsMisspelt() throws {
        let result = try site("source: ../App").build()
        let fault = result.diagnostics.first { $0.id == "unknown-key" }
        #expect(fault?.message == "unknown key 'source'")
        #expect(fault?.fix == "did you mean 'sources'?")
    }

    @Test func aFolderThatCannotBeReadHasNoLineAndNoDetour() throws {
        let fault = SourceFolder.Fault(
            path: "App/Sub", bytes: [], file: .init(0),
            reason: .folder(FileError("Content/../App/Sub", "read", code: 13)))
        #expect(fault.located.place == nil)
        #expect(
            fault.located.message
                == "can't read 'App/Sub': permission denied; the other files are used")
    }
}
