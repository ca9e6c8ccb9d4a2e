import FormMockup

/// Puts pages into their places: languages, addresses, navigation, neighbours.
struct SiteMaker {
    private var site: Site.Parts
    /// What is wrong with the configuration; ranges are in `formdocs.yml`.
    private var configFaults: [Diagnostic] = []

    /// Makes a site of its pages. Drafts must be gone already. The messages are about
    /// `formdocs.yml`.
    static func make(
        _ sources: [PageSource], assets: [String], configuration: SiteConfiguration
    ) -> (site: Site, diagnostics: [Diagnostic]) {
        var maker = SiteMaker(configuration)
        maker.site.assets = Set(assets)
        maker.addLanguages(sources)
        maker.addPages(sources)
        for index in maker.site.languages.indices { maker.addNavigation(index) }
        maker.checkNavigation()
        return (Site(maker.site), maker.configFaults)
    }

    private init(_ configuration: SiteConfiguration) {
        site = Site.Parts(title: configuration.title?.value ?? "", configuration: configuration)
    }

    private mutating func addLanguages(_ sources: [PageSource]) {
        let given = site.configuration.languages
        if given.isEmpty {
            site.languages = [
                .init(code: "en", title: "English", isRightToLeft: false, folder: "", root: 0)
            ]
            return
        }
        for language in given {
            let folder = language.code + "/"
            let hasFolder = sources.contains { $0.path.hasPrefix(folder) }
            if !hasFolder, given.count > 1 {
                configFaults.append(.missingLanguage(language.code, at: language.range))
                continue
            }
            site.languages.append(
                .init(
                    code: language.code, title: language.title,
                    isRightToLeft: language.isRightToLeft, folder: hasFolder ? folder : "",
                    root: 0))
        }
    }

    private mutating func addPages(_ sources: [PageSource]) {
        for source in sources {
            let index = site.pages.count
            let language =
                site.languages.firstIndex {
                    !$0.folder.isEmpty && source.path.hasPrefix($0.folder)
                } ?? 0
            let home = site.languages.isEmpty ? nil : site.languages[language]
            let isInside = home.map { source.path.hasPrefix($0.folder) } ?? false
            let code = source.matter.language?.value ?? home?.code ?? "en"
            let page = Site.Page(
                source: source, language: language, languageCode: code,
                isRightToLeft: source.matter.language == nil
                    ? home?.isRightToLeft ?? false : Languages.isRightToLeft(code),
                key: isInside
                    ? String(Substring(source.path.utf8.dropFirst(home?.folder.utf8.count ?? 0)))
                    : "/" + source.path,
                output: Paths.withoutExtension(source.path) + ".html")
            site.pages.append(page)
            site.pageByPath[source.path] = index
            site.translations[page.key, default: []].append(index)
            if page.key == "index.md" { site.languages[language].home = index }
        }
        if site.title.isEmpty {
            let home = site.languages.first?.home ?? site.pageByPath["index.md"]
            site.title = home.map { site.pages[$0].source.title } ?? "Documentation"
        }
    }
}

// MARK: - Navigation

extension SiteMaker {
    private mutating func addNavigation(_ language: Int) {
        let root = add(Site.Node(title: site.title))
        site.languages[language].root = root
        var folders = ["": root]
        // By index: a list that is walked is copied when it is changed on the way.
        for index in site.pages.indices {
            let page = site.pages[index]
            guard page.language == language, !page.key.hasPrefix("/") else { continue }
            let folder = self.folder(Paths.folder(of: page.key), &folders)
            if Paths.name(of: page.key) == "index.md" {
                site.nodes[folder].page = index
                site.nodes[folder].title = page.source.title
                site.pages[index].node = folder
            } else {
                let node = add(Site.Node(title: page.source.title, page: index, parent: folder))
                site.nodes[folder].children.append(node)
                site.pages[index].node = node
            }
        }
        for node in root..<site.nodes.count { sortChildren(of: node) }
        arrange(language, root)
        setTargets(root)
        setNeighbours(root)
        // Without an index page the language begins with its first one.
        if site.languages[language].home == nil {
            site.languages[language].home = site.nodes[root].target
        }
    }

    private mutating func add(_ node: Site.Node) -> Int {
        site.nodes.append(node)
        return site.nodes.count - 1
    }

    private mutating func folder(_ path: String, _ folders: inout [String: Int]) -> Int {
        if let node = folders[path] { return node }
        let parent = folder(Paths.folder(of: path), &folders)
        let node = add(Site.Node(title: PageSource.words(of: path), parent: parent))
        site.nodes[parent].children.append(node)
        folders[path] = node
        return node
    }

    private mutating func sortChildren(of node: Int) {
        let keyed = site.nodes[node].children.map { child in
            (
                order: site.nodes[child].page.flatMap { site.pages[$0].source.matter.order }
                    ?? Int.max,
                child: child
            )
        }
        // The order of files is that of their names, and children were added in it.
        site.nodes[node].children = keyed.enumerated().sorted {
            ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
        }.map(\.element.child)
    }

    /// Orders the top level as `nav:` says.
    private mutating func arrange(_ language: Int, _ root: Int) {
        let code = site.languages[language].code
        let navigation = site.configuration.navigation
        guard
            let entries = navigation.first(where: { $0.language == code })
                ?? navigation.first(where: { $0.language.isEmpty })
        else { return }
        site.nodes[root].children = entries.entries.compactMap { place($0, language, under: root) }
    }

    private mutating func place(
        _ entry: SiteConfiguration.NavigationEntry, _ language: Int, under parent: Int
    ) -> Int? {
        guard let path = entry.path else {
            let node = add(Site.Node(title: entry.title ?? "", parent: parent))
            site.nodes[node].children = entry.children.compactMap {
                place($0, language, under: node)
            }
            return site.nodes[node].children.isEmpty ? nil : node
        }
        guard let page = page(path, in: language), let node = site.pages[page].node,
            node != site.languages[language].root
        else { return nil }
        site.nodes[node].parent = parent
        if let title = entry.title { site.nodes[node].title = title }
        return node
    }

    private func page(_ path: String, in language: Int) -> Int? {
        let folder = site.languages[language].folder
        let clean = Paths.normalized(path) ?? path
        return site.pageByPath[folder + clean] ?? site.pageByPath[folder + clean + "/index.md"]
    }

    private mutating func checkNavigation() {
        for (code, range, entries) in site.configuration.navigation {
            let languages =
                code.isEmpty
                ? Array(site.languages.indices)
                : site.languages.indices.filter { site.languages[$0].code == code }
            if languages.isEmpty {
                configFaults.append(
                    .misspelt(
                        id: "unknown-language", "the site has no language '\(code)'", code,
                        site.languages.map(\.code), at: range, listing: "languages are "))
                continue
            }
            var listed: [String: SourceRange] = [:]
            check(entries, languages, &listed)
        }
    }

    private mutating func check(
        _ entries: [SiteConfiguration.NavigationEntry], _ languages: [Int],
        _ listed: inout [String: SourceRange]
    ) {
        for entry in entries {
            check(entry.children, languages, &listed)
            guard let path = entry.path else { continue }
            if let first = listed.updateValue(entry.range, forKey: path) {
                configFaults.append(.repeatedPage(path, at: entry.range, first: first))
            }
            if languages.contains(where: { page(path, in: $0) != nil }) { continue }
            let known = site.pages.map(\.key).filter { !$0.hasPrefix("/") }
            configFaults.append(
                .misspelt(
                    id: "missing-page", "there is no page '\(path)'", path, known,
                    at: entry.range, listing: "pages are "))
        }
    }

    private mutating func setTargets(_ node: Int) {
        for child in site.nodes[node].children { setTargets(child) }
        let below = site.nodes[node].children.first { site.nodes[$0].target != nil }
        site.nodes[node].target = site.nodes[node].page ?? below.flatMap { site.nodes[$0].target }
    }

    /// Neighbours are those in reading order: a chapter, then what is in it.
    private mutating func setNeighbours(_ root: Int) {
        var order: [Int] = []
        var pending = [root]
        while let node = pending.popLast() {
            if let page = site.nodes[node].page { order.append(page) }
            pending += site.nodes[node].children.reversed()
        }
        for (position, page) in order.enumerated() {
            site.pages[page].previous = position > 0 ? order[position - 1] : nil
            site.pages[page].next = position + 1 < order.count ? order[position + 1] : nil
        }
    }
}

extension Diagnostic {
    fileprivate static func repeatedPage(
        _ path: String, at range: SourceRange, first: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .error, id: "repeated-page", "page '\(path)' stands in the navigation twice",
            at: range, notes: [Note("first listed here", at: first)])
    }

    fileprivate static func missingLanguage(_ code: String, at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            .error, id: "missing-language",
            "there is no folder '\(code)' with pages for this language", at: range)
    }
}
