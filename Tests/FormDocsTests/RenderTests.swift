import FormMockup
import Testing

@testable import FormDocs

/// Views and blocks that the command line names.
struct RenderTests {
    private static let page = """
        ```form id=sound
        struct SoundView: View { var body: some View { Form { Text("a") } } }
        ```

        ```form id=light
        struct LightView: View { var body: some View { Form { Text("b") } } }
        ```
        """

    private static let code = """
        struct SoundView: View { var body: some View { Form { Text("a") } } }
        struct LightView: View { var body: some View { Form { Text("b") } } }
        struct Model { var name = "" }
        """

    /// The ids of the mockups, or the fault of the command line.
    private func drawn(_ name: String, _ text: String, _ words: [String]) throws -> String {
        let site = try TemporarySite([name: text])
        let arguments = try CommandArguments(
            [site.root + "/Content/" + name] + words, FormDocsCommand.render.options)
        do throws(UsageError) {
            var input = try RenderInput.load(arguments)
            return try input.compile { MockupCompiler.compile($0) }.map(\.fileName)
                .joined(separator: " ")
        } catch {
            return error.message
        }
    }

    @Test(arguments: [
        ("SoundVeiw", "there is no view 'SoundVeiw'; did you mean 'SoundView'?"),
        ("Zz", "there is no view 'Zz'; views are SoundView, LightView"),
        ("Model", "'Model' is no view: it has no 'body'; views are SoundView, LightView"),
        ("LightView", "a"),
    ])
    func aViewOfAFile(_ view: String, _ result: String) throws {
        #expect(try drawn("a.swift", Self.code, ["--view", view]) == result)
    }

    @Test(arguments: [
        ("SoundVeiw", "there is no view 'SoundVeiw'; did you mean 'SoundView'?"),
        ("LightView", "light"),
    ])
    func aViewOfAPage(_ view: String, _ result: String) throws {
        #expect(try drawn("a.md", Self.page, ["--view", view]) == result)
    }

    @Test func aFileWithoutViews() throws {
        #expect(
            try drawn("a.swift", "Form { Text(\"a\") }", ["--view", "Zz"])
                == "there is no view 'Zz'")
    }

    @Test(arguments: [
        ("sond", "there is no block 'sond'; did you mean 'sound'?"),
        ("zz", "there is no block 'zz'; blocks are sound, light"), ("light", "light"),
    ])
    func aBlock(_ block: String, _ result: String) throws {
        #expect(try drawn("a.md", Self.page, ["--block", block]) == result)
    }

    @Test(
        arguments: [
            (["render", "--view", "Zz"], 2), (["render", "--view", "Zz", "--format", "json"], 2),
            (["render", "--block", "zz", "--format", "json"], 2),
            (["dump", "--screen", "--view", "Zz"], 2), (["dump", "--screen", "--block", "zz"], 2),
        ] as [([String], Int32)])
    func status(_ words: [String], _ status: Int32) throws {
        let site = try TemporarySite(["a.md": Self.page])
        #expect(FormDocsCommand.run(words + [site.root + "/Content/a.md"]) == status)
    }

    @Test func aViewThatABlockNamesIsAFaultOfThePage() throws {
        let site = try TemporarySite(["a.md": "```form view=Zz\nForm { Text(\"a\") }\n```\n"])
        let path = site.root + "/Content/a.md"
        #expect(FormDocsCommand.run(["render", path, "--format", "json"]) == 1)
        #expect(site.messages("a.md", in: site.build()) == ["1:14 unknown-view-name"])
    }

    @Test func aLongListOfNamesIsCut() {
        let names = (1...23).map { "v\($0)" }
        #expect(NearMiss.list(of: names).hasSuffix("v19, v20 and 3 more"))
    }
}
