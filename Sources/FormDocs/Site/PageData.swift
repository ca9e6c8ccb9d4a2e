import FormMockup

/// What a template sees of a page. ``TemplateKey`` says what the names mean.
struct PageData {
    let site: Site
    let page: Site.Page
    private let root: String

    /// Collects for a page of a site; `root` replaces the relative way to the site's folder.
    init(site: Site, page: Site.Page, root: String? = nil) {
        self.site = site
        self.page = page
        self.root = root ?? Paths.rootPrefix(of: page.output)
    }

    private var language: Site.Language? {
        page.language < site.languages.count ? site.languages[page.language] : nil
    }

    /// The page's own frame.
    func frame(
        content: [UInt8], icons: [UInt8], headings: [MarkdownRenderer.Heading]
    ) -> TemplateFrame {
        let home = language?.home
        return TemplateFrame([
            (.lang, .text(page.languageCode)),
            (.dir, .text(page.isRightToLeft ? "rtl" : "ltr")),
            (.title, .text(page.source.title)),
            (.siteTitle, .text(siteTitle)),
            (
                .description,
                .text(page.source.matter.description ?? site.configuration.description ?? "")
            ),
            (.root, .text(root)),
            (.homeURL, home.map(url) ?? .joined(root, "index.html")),
            (.isHome, .flag(page.key == "index.md")),
            (.content, .markup(content)),
            (.icons, .markup(icons)),
            (.canonical, .text(site.address(of: page) ?? "")),
            (.alternates, .list(alternates)),
            (.languages, .list(languages)),
            (.breadcrumbs, .list(breadcrumbs)),
            (.previous, .list(page.previous.map { [link($0)] } ?? [])),
            (.next, .list(page.next.map { [link($0)] } ?? [])),
            (.toc, .list(contents(headings))),
        ])
    }

    private var siteTitle: String {
        guard site.configuration.title == nil, let home = language?.home,
            site.pages[home].key == "index.md"
        else { return site.title }
        return site.pages[home].source.title
    }

    private func url(_ page: Int) -> TemplateValue {
        .joined(root, site.pages[page].url)
    }

    private func link(_ page: Int) -> TemplateFrame {
        TemplateFrame([(.title, .text(site.pages[page].source.title)), (.url, url(page))])
    }

    private var alternates: [TemplateFrame] {
        guard site.configuration.baseURL != nil else { return [] }
        let pages = site.translations(of: page)
        guard pages.count > 1 else { return [] }
        return pages.map { index in
            let other = site.pages[index]
            return TemplateFrame([
                (.lang, .text(other.languageCode)),
                (.url, .text(site.address(of: other) ?? "")),
            ])
        }
    }

    private var languages: [TemplateFrame] {
        guard site.languages.count > 1 else { return [] }
        let translations = site.translations(of: page)
        return site.languages.enumerated().map { index, language in
            let target =
                translations.first { site.pages[$0].language == index } ?? language.home
            return TemplateFrame([
                (.code, .text(language.code)),
                (.name, .text(language.title)),
                (.description, .text(target.map { summary(of: site.pages[$0]) } ?? "")),
                (.dir, .text(language.isRightToLeft ? "rtl" : "ltr")),
                (.url, target.map(url) ?? .joined(root, language.folder)),
                (.current, .flag(index == page.language)),
            ])
        }
    }

    /// What a page says of itself in its own language.
    private func summary(of page: Site.Page) -> String {
        page.source.matter.description ?? page.source.title
    }

    private func contents(_ headings: [MarkdownRenderer.Heading]) -> [TemplateFrame] {
        headings.filter { $0.level == 2 || $0.level == 3 }.map { heading in
            TemplateFrame([
                (.title, .text(heading.title)), (.anchor, .text(heading.anchor)),
                (.level, .text("\(heading.level)")),
            ])
        }
    }

    /// The nodes above the page, from the top.
    private var branch: [Int] {
        var result: [Int] = []
        var node = page.node
        while let current = node {
            result.insert(current, at: 0)
            node = site.nodes[current].parent
        }
        return result
    }

    private var breadcrumbs: [TemplateFrame] {
        branch.dropLast().compactMap { node in
            guard let page = site.nodes[node].target else { return nil }
            return TemplateFrame([
                (.title, .text(site.nodes[node].title)), (.url, url(page)),
            ])
        }
    }

    /// What the navigation holds for this page.
    var navigation: Navigation {
        let parent = page.node.flatMap { site.nodes[$0].parent }
        let isLeaf = page.node.map { site.nodes[$0].children.isEmpty } ?? false
        return Navigation(
            key: isLeaf
                ? .init(language: page.languageCode, parent: parent ?? -1, root: root) : nil,
            node: page.node, frames: frames)
    }

    private func frames(_ current: Navigation.Current) -> [TemplateFrame] {
        guard let language else { return [] }
        return children(of: language.root, branch, current)
    }

    private func children(
        of node: Int, _ branch: [Int], _ current: Navigation.Current
    ) -> [TemplateFrame] {
        site.nodes[node].children.map { child in
            let isOnBranch = branch.contains(child)
            let below = isOnBranch ? children(of: child, branch, current) : []
            let isCurrent =
                switch current {
                case .page: child == page.node
                case .none: false
                case .everyone: !isOnBranch || child == page.node
                }
            return TemplateFrame(
                [
                    (.title, .text(site.nodes[child].title)),
                    (.url, site.nodes[child].target.map(url) ?? .text("")),
                    (.current, .flag(isCurrent)),
                    (.hasChildren, .flag(!below.isEmpty)),
                    (.children, .list(below)),
                ], node: child)
        }
    }
}
