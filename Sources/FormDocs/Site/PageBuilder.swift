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
    /// Addresses of the pictures that the page's mockups show.
    var pictures: [String] = []
}

/// Builds pages. Pure: what it needs of the world it is given.
final class PageBuilder: Sendable {
    let site: Site
    let theme: Theme
    let sources: SourceProvider
    let strings: StringTables
    let icons: IconLibrary
    let catalogue: AssetCatalogue
    /// `formdocs.yml`, whose attributes have ranges in it.
    let configuration: (path: String, bytes: [UInt8])
    let drawing: Drawing
    /// Whether notes are wanted, not only their number.
    let keepsNotes: Bool
    /// The theme's template in each language of the pages.
    private let templates: [String: TemplateProgram]

    /// Makes a builder of a site's pages.
    init(
        site: Site, theme: Theme, sources: SourceProvider, strings: StringTables,
        icons: IconLibrary, catalogue: AssetCatalogue,
        configuration: (path: String, bytes: [UInt8]), drawing: Drawing, keepsNotes: Bool
    ) {
        self.site = site
        self.theme = theme
        self.sources = sources
        self.strings = strings
        self.icons = icons
        self.catalogue = catalogue
        self.configuration = configuration
        self.drawing = drawing
        self.keepsNotes = keepsNotes
        var templates: [String: TemplateProgram] = [:]
        for page in site.pages where templates[page.languageCode] == nil {
            let words = Words.words(for: page.languageCode)
            templates[page.languageCode] = TemplateProgram(theme.template, words)
        }
        self.templates = templates
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
        let icons =
            body.icons.isEmpty ? [] : HTMLMockup.iconSymbols(named: body.icons, in: self.icons)
        var output: [UInt8] = []
        output.reserveCapacity(content.count + 16_384)
        let data = PageData(site: site, page: page)
        templates[page.languageCode]?.render(
            data.frame(content: content, icons: icons, headings: body.headings),
            navigation: data.navigation, cache: cache, into: &output)
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
    /// What links may lead to on this page, once the first leads there.
    private lazy var anchors = Set(result.anchors)

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
                    code: { output in body.pointee.writeNext(&blocks, &output) },
                    keepsHTML: page.source.matter.keepsHTML ?? site.configuration.keepsHTML)
                var renderer = MarkdownRenderer(
                    document, reserved: blocks.ids, handlers: handlers)
                body.pointee.html = renderer.render()
                body.pointee.headings = renderer.headings
                body.pointee.result.anchors =
                    blocks.ids + renderer.headings.map(\.anchor) + renderer.rawAnchors
            }
            var places = LinkPlaces(page.source.bytes, document.lines, file: file)
            for (link, target) in links { check(link, target, &places) }
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
        _ link: MarkdownRenderer.Link, _ target: LinkTarget, _ places: inout LinkPlaces
    ) {
        places.pass(link)
        switch target {
        case .external, .file: break
        case .page(let index, let fragment):
            if link.isImage {
                diagnostics.append(.pageAsImage(link.destination, at: places.place(of: link)))
            } else if let fragment, fragment != "top" {
                check(fragment, of: index, link, &places)
            }
        case .pending(let path):
            result.pending.append(
                .init(
                    wish: .file(path), destination: link.destination,
                    range: places.place(of: link)))
        case .missing(let path):
            diagnostics.append(missing(path, link, at: places.place(of: link)))
        }
    }

    /// Checks an anchor on this page, or keeps it until the other one is built.
    private mutating func check(
        _ anchor: String, of index: Int, _ link: MarkdownRenderer.Link,
        _ places: inout LinkPlaces
    ) {
        if index != pageIndex {
            result.pending.append(
                .init(
                    wish: .anchor(page: index, name: anchor), destination: link.destination,
                    range: places.place(of: link)))
        } else if !anchors.contains(anchor) {
            diagnostics.append(
                .deadAnchor(
                    anchor, on: page.source.shownPath, result.anchors,
                    at: places.place(of: link)))
        }
    }

    private func missing(
        _ path: String, _ link: MarkdownRenderer.Link, at range: SourceRange
    ) -> Diagnostic {
        if link.isImage {
            return .missingImage(path, context.site, from: page, at: range)
        }
        return .deadLink(path, context.site, from: page, at: range)
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
        _ path: String, _ site: Site, from page: Site.Page, at range: SourceRange
    ) -> Diagnostic {
        var diagnostic = Diagnostic(
            .error, id: "dead-link", "there is no page or file '\(path)'", at: range)
        let candidates = Neighbours.find(of: path, among: site.pages.lazy.map(\.source.path))
        if let best = NearMiss.best(for: path, among: candidates) {
            let address = Paths.relative(best, from: page.source.path)
            diagnostic.fixIt = FixIt(
                "did you mean '\(address)'?", replacing: range, with: address)
        }
        return diagnostic
    }

    fileprivate static func missingImage(
        _ path: String, _ site: Site, from page: Site.Page, at range: SourceRange
    ) -> Diagnostic {
        var diagnostic = Diagnostic(
            .error, id: "missing-image", "there is no image '\(path)'", at: range)
        let candidates = Neighbours.find(of: path, among: site.assets.sorted())
        if let best = NearMiss.best(for: path, among: candidates) {
            let address = Paths.relative(best, from: page.source.path)
            diagnostic.fixIt = FixIt(
                "did you mean '\(address)'?", replacing: range, with: address)
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
