import FormMockup
import Testing

@testable import FormDocs

/// The project's own guide: every page of it is a test.
struct GuideTests {
    private static let content: String = {
        let tests = Paths.folder(of: Paths.folder(of: #filePath))
        return Paths.folder(of: tests) + "/Content"
    }()

    /// The guide, built once for all tests.
    private final class Built: Sendable {
        let result: BuildResult
        let files: [String: [UInt8]]

        init(jobs: Int?) {
            var template = Array("/tmp/formdocs-guide-XXXXXX".utf8CString)
            let root = template.withUnsafeMutableBufferPointer { buffer in
                buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) } ?? ""
            }
            defer { Files.removeTree(root) }
            var options = BuildOptions(content: GuideTests.content)
            options.output = root + "/site"
            options.jobs = jobs
            result = SiteBuild.run(options)
            var files: [String: [UInt8]] = [:]
            for path in (try? Files.tree(root + "/site")) ?? [] {
                files[String(path.dropFirst(root.utf8.count + 6))] = try? Files.read(path)
            }
            self.files = files
        }
    }

    private static let guide = Built(jobs: 8)

    static let pages: [String] = {
        let found = ContentScanner.scan(content, excluding: [])
        return found.pages
    }()

    @Test(arguments: pages) func aPageBuildsWithoutAWarning(_ page: String) {
        let own = Self.guide.result.diagnostics.filter {
            $0.place?.path == Self.content + "/" + page
        }
        #expect(own == [])
    }

    @Test(arguments: pages) func everyMockupOfAPageDraws(_ page: String) throws {
        let stem = Paths.withoutExtension(page)
        let html = String(decoding: try #require(Self.guide.files[stem + ".html"]), as: UTF8.self)
        let pictures = Self.guide.files.keys.filter {
            $0.hasPrefix(stem + "/") && $0.hasSuffix(".svg")
        }
        #expect(html.split(separator: "class=\"fd-picture\"").count - 1 == pictures.count)
        for path in pictures {
            let picture = String(decoding: Self.guide.files[path] ?? [], as: UTF8.self)
            #expect(picture.contains("data-part=\"row\""), "\(path) has no row")
        }
    }

    @Test func nothingElseIsWrong() {
        #expect(Self.guide.result.diagnostics == [])
        #expect(Self.guide.result.failures == [])
        #expect(Self.guide.result.pageCount == Self.pages.count)
    }

    @Test(arguments: [1, 8]) func anotherBuildGivesTheSameBytes(_ jobs: Int) {
        let again = Built(jobs: jobs)
        #expect(again.files.keys.sorted() == Self.guide.files.keys.sorted())
        let different = again.files.filter { Self.guide.files[$0.key] != $0.value }
        #expect(different.keys.sorted() == [])
    }

    @Test func bothLanguagesHaveTheSamePages() {
        func keys(_ language: String) -> [String] {
            Self.pages.filter { $0.hasPrefix(language + "/") }.map { String($0.dropFirst(3)) }
        }
        #expect(keys("en") == keys("ur"))
        #expect(!keys("en").isEmpty)
    }

    @Test func theRootLetsReadersChooseALanguage() throws {
        let root = String(decoding: try #require(Self.guide.files["index.html"]), as: UTF8.self)
        #expect(root.contains("<meta http-equiv=\"refresh\" content=\"10; url=en/index.html\">"))
        #expect(root.contains("<li class=\"tongue\" lang=\"ur\" dir=\"rtl\">"))
        #expect(root.contains("<a href=\"ur/index.html\" hreflang=\"ur\">"))
        #expect(!root.contains("style=") && !root.contains("<script>"))
    }
}
