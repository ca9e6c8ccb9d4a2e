import FormMockup

/// What building one page gives.
struct BuiltPage: Sendable {
    /// A file to write, from the output folder.
    struct File: Sendable {
        var path: String
        var bytes: [UInt8]
    }

    var files: [File] = []
    var diagnostics: [LocatedDiagnostic] = []
    /// How many notes there are, whether their texts are kept or not.
    var noteCount = 0
    /// What links may lead to on this page.
    var anchors: [String] = []
    /// Links that wait for other pages.
    var pending: [PendingLink] = []
    /// Style rules that the page's mockups need.
    var rules: [MockupRule] = []
}

/// Builds pages. Pure: what it needs of the world it is given.
final class PageBuilder: Sendable {
    let site: Site
    let theme: Theme
    let sources: SourceProvider
    let strings: StringTables
    /// `formdocs.yml`, whose attributes have ranges in it.
    let configuration: (path: String, bytes: [UInt8])
    let drawing: Drawing
    /// Whether notes are wanted, not only their number.
    let keepsNotes: Bool

    /// Makes a builder of a site's pages.
    init(
        site: Site, theme: Theme, sources: SourceProvider, strings: StringTables,
        configuration: (path: String, bytes: [UInt8]), drawing: Drawing,
        keepsNotes: Bool
    ) {
        self.site = site
        self.theme = theme
        self.sources = sources
        self.strings = strings
        self.configuration = configuration
        self.drawing = drawing
        self.keepsNotes = keepsNotes
    }

    /// Builds a page with everything that belongs to it. Pages built one after the other with the
    /// same cache share what their navigation has in common.
    func build(_ index: Int, _ cache: NavigationCache) -> BuiltPage {
        let page = site.pages[index]
        var builder = PageBody(page: page, pageIndex: index, context: self)
        builder.run()
        var result = builder.result
        result.files.append(.init(path: page.output, bytes: html(page, builder, cache)))
        return result
    }

    private func html(
        _ page: Site.Page, _ body: PageBody, _ cache: NavigationCache
    ) -> [UInt8] {
        var content: [UInt8] = []
        if !page.source.hasHeading {
            content.append("<h1>")
            content.appendEscaped(page.source.title)
            content.append("</h1>\n")
        }
        content += body.html
        let icons = body.icons.isEmpty ? [] : HTMLMockup.iconSymbols(named: body.icons)
        var output: [UInt8] = []
        output.reserveCapacity(content.count + 16_384)
        let data = PageData(site: site, page: page)
        theme.template.render(
            data.frame(content: content, icons: icons, headings: body.headings),
            navigation: data.navigation, words: Words.words(for: page.languageCode),
            cache: cache, into: &output)
        return output
    }
}

/// The building of one page's body.
struct PageBody {
    let page: Site.Page
    let pageIndex: Int
    let context: PageBuilder
    var result = BuiltPage()
    private(set) var html: [UInt8] = []
    private(set) var headings: [MarkdownRenderer.Heading] = []
    /// Names of the icons on the page, in order of first use.
    var icons: [String] = []
    var files = FileTable()
    var diagnostics: [Diagnostic] = []
    /// How often a destination stood in the block of a line.
    private var linksSeen: [(line: Int, destination: String, count: Int)] = []

    init(page: Site.Page, pageIndex: Int, context: PageBuilder) {
        self.page = page
        self.pageIndex = pageIndex
        self.context = context
        _ = files.add(page.source.shownPath, page.source.bytes)
        _ = files.add(context.configuration.path, context.configuration.bytes)
        diagnostics = page.source.diagnostics
    }

    /// Renders the Markdown and collects what it finds.
    mutating func run() {
        let file = FileID(0)
        MarkdownDocument.parse(page.source.bytes, from: page.source.body, file: file) { document in
            var blocks = FormBlocks(document.codeBlocks(), &diagnostics)
            var links: [(link: MarkdownRenderer.Link, target: LinkTarget)] = []
            let site = context.site
            let page = self.page
            withoutActuallyEscapingSelf { body in
                let handlers = MarkdownRenderer.Handlers(
                    address: { link in
                        let target = site.resolve(link.destination, from: page)
                        if target != .external { links.append((link, target)) }
                        return site.address(of: target, link.destination, from: page)
                    },
                    code: { block, output in body.pointee.write(block, &blocks, &output) },
                    keepsHTML: page.source.matter.keepsHTML ?? site.configuration.keepsHTML)
                var renderer = MarkdownRenderer(
                    document, reserved: blocks.ids, handlers: handlers)
                body.pointee.html = renderer.render()
                body.pointee.headings = renderer.headings
                body.pointee.result.anchors =
                    blocks.ids + renderer.headings.map(\.anchor) + renderer.rawAnchors
            }
            for (link, target) in links { check(link, target, document.lines) }
        }
        result.noteCount = diagnostics.reduce(0) { $0 + ($1.severity == .note ? 1 : 0) }
        if !context.keepsNotes { diagnostics.removeAll { $0.severity == .note } }
        result.diagnostics += files.locate(diagnostics)
    }

    private mutating func withoutActuallyEscapingSelf(
        _ body: (UnsafeMutablePointer<PageBody>) -> Void
    ) {
        withUnsafeMutablePointer(to: &self, body)
    }
}

// MARK: - Links

extension PageBody {
    private mutating func check(
        _ link: MarkdownRenderer.Link, _ target: LinkTarget, _ lines: SourceLines
    ) {
        let occurrence = countOccurrence(link)
        let bytes = page.source.bytes
        func place() -> SourceRange {
            LinkLocator.find(
                link.destination, in: bytes, lines: lines, line: link.line,
                occurrence: occurrence, file: FileID(0))
        }
        switch target {
        case .external: break
        case .page(let index, let fragment):
            if link.isImage {
                diagnostics.append(.pageAsImage(link.destination, at: place()))
            } else if let fragment, fragment != "top" {
                if index == pageIndex {
                    checkOwnAnchor(fragment, place)
                } else {
                    result.pending.append(
                        .init(
                            wish: .anchor(page: index, name: fragment),
                            destination: link.destination, range: place()))
                }
            }
        case .file: break
        case .pending(let path):
            result.pending.append(
                .init(wish: .file(path), destination: link.destination, range: place()))
        case .missing(let path):
            diagnostics.append(missing(path, link, at: place()))
        }
    }

    private mutating func checkOwnAnchor(_ name: String, _ place: () -> SourceRange) {
        guard !result.anchors.contains(name) else { return }
        diagnostics.append(
            .deadAnchor(name, on: page.source.shownPath, result.anchors, at: place()))
    }

    private mutating func countOccurrence(_ link: MarkdownRenderer.Link) -> Int {
        for index in linksSeen.indices
        where linksSeen[index].line == link.line
            && linksSeen[index].destination == link.destination
        {
            linksSeen[index].count += 1
            return linksSeen[index].count - 1
        }
        linksSeen.append((link.line, link.destination, 1))
        return 0
    }

    private func missing(
        _ path: String, _ link: MarkdownRenderer.Link, at range: SourceRange
    ) -> Diagnostic {
        if link.isImage {
            return .missingImage(link.destination, path, context.site.assets, at: range)
        }
        return .deadLink(
            link.destination, path, context.site.pages.map(\.source.path), page: page.source.path,
            at: range)
    }
}

extension Diagnostic {
    /// A link to a place that a page does not have.
    static func deadAnchor(
        _ name: String, on page: String, _ anchors: [String], at range: SourceRange
    ) -> Diagnostic {
        var diagnostic = Diagnostic(
            .error, id: "dead-anchor", "'\(page)' has no anchor '#\(name)'", at: range)
        if let best = NearMiss.best(for: name, among: anchors) {
            diagnostic.fixIt = FixIt("did you mean '#\(best)'?", replacing: range, with: best)
        }
        return diagnostic
    }

    /// A link that leads to no page and no file.
    static func deadLink(
        _ destination: String, _ path: String, _ pages: [String], page: String,
        at range: SourceRange
    ) -> Diagnostic {
        var diagnostic = Diagnostic(
            .error, id: "dead-link", "there is no page or file '\(path)'", at: range)
        if let best = NearMiss.best(for: path, among: neighbours(of: path, pages)) {
            let address = Paths.relative(best, from: page)
            diagnostic.fixIt = FixIt(
                "did you mean '\(address)'?", replacing: range, with: address)
        }
        return diagnostic
    }

    /// Paths that may have been meant: those in the same folder, and those of the same name. All
    /// paths of a large site would take too long to compare.
    private static func neighbours(of path: String, _ paths: [String]) -> [String] {
        let folder = Paths.folder(of: path)
        let name = Paths.name(of: path)
        return paths.filter { other in
            guard other.hasPrefix(folder) || other.hasSuffix(name) else { return false }
            return Paths.folder(of: other) == folder || Paths.name(of: other) == name
        }
    }

    fileprivate static func missingImage(
        _ destination: String, _ path: String, _ assets: Set<String>, at range: SourceRange
    ) -> Diagnostic {
        var diagnostic = Diagnostic(
            .error, id: "missing-image", "there is no image '\(path)'", at: range)
        let candidates = neighbours(of: path, Array(assets)).sorted()
        if let best = NearMiss.best(for: path, among: candidates) {
            diagnostic.notes.append(Note("did you mean '\(best)'?"))
        }
        return diagnostic
    }

    fileprivate static func pageAsImage(
        _ destination: String, at range: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .error, id: "page-as-image", "'\(destination)' is a page, not an image", at: range)
    }
}
