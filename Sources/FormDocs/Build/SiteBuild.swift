import FormMockup

/// Builds a site, or checks it: from a content folder to an output folder, all or nothing.
public struct SiteBuild {
    private let options: BuildOptions
    private let output: String
    private var result = BuildResult()

    /// Does it all.
    public static func run(_ options: BuildOptions) -> BuildResult {
        Interrupts.hold()
        var build = SiteBuild(options)
        build.run()
        build.result.diagnostics = build.result.diagnostics.sortedEachOnce
        return build.result
    }

    private init(_ options: BuildOptions) {
        self.options = options
        output = options.output ?? Self.defaultOutput(options.content)
        result.output = output
    }

    /// `_site` beside the content folder.
    static func defaultOutput(_ content: String) -> String {
        var content = content
        while content.utf8.count > 1, content.utf8.last == 0x2F { content.removeLast() }
        let name = Paths.name(of: content)
        if name == "." || name == ".." || name.isEmpty { return content + "/../_site" }
        return Paths.join(Paths.folder(of: content), "_site")
    }

    private mutating func run() {
        let loaded = SiteLoader.load(options, output: output, into: &result)
        result.pageCount = loaded.site.pages.count
        if options.isCheck {
            build(loaded, nil)
            return
        }
        do throws(FileError) {
            let folder = try OutputFolder(output, rewritesAll: options.rewritesAll)
            build(loaded, folder)
        } catch {
            result.failures.append(error.message)
        }
    }

    private mutating func build(_ loaded: SiteLoader.Loaded, _ folder: OutputFolder?) {
        let exports = exports(loaded)
        let others =
            exports.map(\.path) + loaded.theme.assets.map { "assets/" + $0.path }
            + loaded.assets.map(\.path)
        let site = loaded.site.knowing(otherOutputs: Set(others))
        let builder = PageBuilder(
            site: site, theme: loaded.theme, sources: loaded.sources, strings: loaded.strings,
            icons: loaded.icons, catalogue: loaded.catalogue, configuration: loaded.configuration,
            drawing: Drawing(host: Formats.host), keepsNotes: options.isCheck)
        let pages = buildPages(builder, folder)
        guard !result.isInterrupted else {
            folder?.abandon()
            return
        }
        var files = StagedFiles(folder: folder)
        for (index, page) in pages.enumerated() {
            for file in page.staged {
                files.claim(file, by: site.pages[index].source.path)
            }
        }
        for file in exports { files.add(file.path, file.bytes, by: file.origin) }
        addAssets(loaded, pages, &files)
        result.diagnostics += pages.flatMap(\.diagnostics)
        result.noteCount += pages.reduce(0) { $0 + $1.noteCount }
        result.diagnostics += PendingLinks(site: site, pages: pages, files: files).check()
        let conflicts = files.conflicts(site)
        result.diagnostics += conflicts
        // Two files for one address are the author's fault, not the disk's.
        let isClash = conflicts.contains { $0.severity == .error }
        for failure in files.failures + pages.flatMap(\.failures)
        where !isClash || !failure.isClash {
            result.failures.append(failure.message)
        }
        finish(files, folder)
        if options.endsProcess { keep((loaded, site, pages)) }
    }

    /// Leaves to the system what it takes back at once when the process ends: to free the parts of
    /// thousands of pages one by one takes a hundredth of a build.
    private func keep(_ parts: (SiteLoader.Loaded, Site, [FinishedPage])) {
        UnsafeMutablePointer<(SiteLoader.Loaded, Site, [FinishedPage])>.allocate(capacity: 1)
            .initialize(to: parts)
    }

    /// What is built from the site alone.
    private mutating func exports(_ loaded: SiteLoader.Loaded) -> [Exports.File] {
        let (aliases, faults) = Exports.aliases(loaded.site)
        for fault in faults {
            let source = loaded.site.pages[fault.page].source
            var table = FileTable()
            _ = table.add(source.shownPath, source.bytes)
            result.diagnostics += table.locate([fault.diagnostic])
        }
        var files = aliases
        if let sitemap = Exports.sitemap(loaded.site) { files.append(sitemap) }
        if let root = Exports.root(loaded.site, loaded.theme) { files.append(root) }
        if loaded.site.pageByPath["404.md"] == nil, !loaded.site.assets.contains("404.html") {
            files.append(Exports.notFound(loaded.site, loaded.theme))
        }
        return files
    }

    private mutating func buildPages(
        _ builder: PageBuilder, _ folder: OutputFolder?
    ) -> [FinishedPage] {
        let progress = Progress(
            total: builder.site.pages.count, isWanted: !options.isQuiet)
        defer { progress.finish() }
        let pages = Workers.map(
            builder.site.pages.count, jobs: options.jobs ?? Workers.defaultJobs,
            state: { PageWorker() }, began: { progress.update($0) },
            body: { index, worker -> FinishedPage? in
                if Interrupts.isPending { return nil }
                var page = builder.build(index, worker.navigation)
                page.rules = worker.newRules(among: page.rules)
                return FinishedPage(page, folder)
            })
        result.isInterrupted = Interrupts.isPending
        return pages.compactMap { $0 }
    }

    private func addAssets(
        _ loaded: SiteLoader.Loaded, _ pages: [FinishedPage], _ files: inout StagedFiles
    ) {
        for asset in loaded.theme.assets {
            files.add("assets/" + asset.path, asset.bytes, by: asset.shownPath)
        }
        var rules = Set<MockupRule>()
        for page in pages { rules.formUnion(page.rules) }
        var styles = HTMLMockup.styleSheet()
        for rule in MockupRule.texts(of: rules) {
            styles += rule.utf8
            styles.append(0x0A)
        }
        files.add("assets/mockups.css", styles, by: "the styles of mockups")
        for asset in loaded.assets { files.addCopy(of: asset.source, to: asset.path) }
        var pictures = Set<String>()
        for page in pages { pictures.formUnion(page.pictures) }
        for address in pictures.sorted() {
            if let source = loaded.pictures[address] { files.addCopy(of: source, to: address) }
        }
    }

    private mutating func finish(_ files: StagedFiles, _ folder: OutputFolder?) {
        result.fileCount = files.staged.count
        result.changedCount = files.staged.reduce(0) { $0 + ($1.isWaiting ? 1 : 0) }
        guard let folder else { return }
        result.failures += folder.obstacles(files.staged)
        if Interrupts.isPending { result.isInterrupted = true }
        guard result.isGood(isStrict: options.isStrict) else {
            folder.abandon()
            return
        }
        do throws(FileError) {
            try folder.commit(
                files.staged, jobs: options.jobs ?? Workers.defaultJobs)
        } catch {
            // The manifest names what was written so far, so the next build goes on from here.
            Files.removeTree(folder.staging)
            result.failures.append(error.message)
            result.isPartlyWritten = true
        }
    }
}

/// What stays of a page when its files are in the waiting room.
final class FinishedPage: Sendable {
    let staged: [OutputFolder.Staged]
    let diagnostics: [LocatedDiagnostic]
    let noteCount: Int
    let failures: [FileError]
    let anchors: [String]
    let pending: [PendingLink]
    let rules: [MockupRule]
    let pictures: [String]

    /// Stages the files of a page.
    init(_ page: BuiltPage, _ folder: OutputFolder?) {
        diagnostics = page.diagnostics
        noteCount = page.noteCount
        anchors = page.anchors
        pending = page.pending
        rules = page.rules
        pictures = page.pictures
        var failures: [FileError] = []
        staged = page.files.map { file in
            .make(file.path, in: folder, &failures) { folder throws(FileError) in
                try folder.stage(file.path, file.bytes)
            }
        }
        self.failures = failures
    }
}
