import Foundation
import Testing

@testable import FormDocs

/// Pages that show an app's own screens.
struct AppSourceTests {
    private func site(_ block: String, _ configuration: String = "") throws -> TemporarySite {
        let site = try TemporarySite([
            "formdocs.yml": "title: T\nsources: ../App\nmockups: {show: both}\n" + configuration,
            "index.md": "# P\n\n```form id=f view=V\n\(block)```\n",
        ])
        let view = """
            private struct V: View {
                @State var isOn = false
                var body: some View { Form { Toggle("Save changes", isOn: self.$isOn) } }
            }
            """
        try site.write("App/V.swift", Array(view.utf8))
        return site
    }

    @Test func aViewThatItsFileKeepsToItselfIsDrawnByName() throws {
        let site = try site("isOn = !isOn\n")
        #expect(site.build().diagnostics.isEmpty)
        #expect(site.output("index/f.svg").contains(">Save changes<"))
        #expect(site.output("index.html").contains("checked"))
    }

    @Test func aBlockWithoutCodeShowsNone() throws {
        let plain = try site("")
        #expect(plain.build().diagnostics.isEmpty)
        #expect(!plain.output("index.html").contains("<pre"))
        let given = try site("isOn = true\n")
        #expect(given.build().diagnostics.isEmpty)
        #expect(given.output("index.html").contains("<pre"))
    }

    @Test func tablesThatBuildsMakeAreLeftOut() throws {
        let site = try site("", "strings: ../App\n")
        for folder in ["DerivedData", "node_modules/x", "Pods/X.framework/en.lproj"] {
            try site.write("App/\(folder)/Localizable.strings", Array("bplist00\u{1}".utf8))
        }
        try site.write(
            "App/en.lproj/Localizable.strings", Array(#""Save changes" = "Keep";"#.utf8))
        let result = site.build()
        #expect(result.diagnostics.isEmpty && result.failures.isEmpty)
        #expect(site.output("index/f.svg").contains(">Keep<"))
    }

    @Test func aPipeIsNotWaitedFor() throws {
        let site = try site("")
        let pipe = site.root + "/App/pipe.strings"
        #expect(mkfifo(pipe, 0o600) == 0)
        let error = #expect(throws: FileError.self) { try Files.read(pipe) }
        #expect(error?.message == "can't read '\(pipe)': it is a pipe or a device")
    }
}
