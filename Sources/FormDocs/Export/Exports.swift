import FormMockup

/// The files of a site that are neither pages nor mockups nor copies.
enum Exports {
    /// A file with what it comes from, for messages about two files for one address.
    struct File: Sendable {
        var path: String
        var bytes: [UInt8]
        /// "the list of addresses", "alias of en/a.md".
        var origin: String
    }

    /// `sitemap.xml`, when the site knows where it will stand.
    static func sitemap(_ site: Site) -> File? {
        guard site.configuration.baseURL != nil else { return nil }
        var writer = MarkupWriter()
        writer.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
        writer.open("urlset")
        writer.attribute("xmlns", "http://www.sitemaps.org/schemas/sitemap/0.9")
        for page in site.pages {
            guard let address = site.address(of: page) else { continue }
            writer.raw("\n")
            writer.open("url")
            writer.open("loc")
            writer.text(address)
            writer.close()
            writer.close()
        }
        writer.raw("\n")
        writer.close()
        writer.raw("\n")
        return File(path: "sitemap.xml", bytes: writer.bytes, origin: "the site map")
    }

    /// `404.html`: a page of the theme without a place of its own. A server shows it at any
    /// address, so its links begin at the site's root where that is known.
    static func notFound(_ site: Site, _ theme: Theme) -> File {
        let language = site.languages.first
        let words = Words.words(for: language?.code ?? "en")
        let page = Site.Page(
            source: PageSource(path: "404.md", shownPath: "404.md", bytes: []), language: 0,
            languageCode: language?.code ?? "en",
            isRightToLeft: language?.isRightToLeft ?? false, key: "/404.md",
            output: "404.html")
        var content: [UInt8] = []
        content.append("<h1>")
        content.appendEscaped(words[.notFound])
        content.append("</h1>\n<p>")
        content.appendEscaped(words[.notFoundText])
        content.append("</p>\n")
        var named = page
        named.source.title = words[.notFound]
        let root = site.configuration.baseURL.map { self.path(of: $0.value) } ?? ""
        var output: [UInt8] = []
        let data = PageData(site: site, page: named, root: root)
        theme.template.render(
            data.frame(content: content, icons: [], headings: []), navigation: data.navigation,
            words: words, cache: NavigationCache(), into: &output)
        return File(path: "404.html", bytes: output, origin: "the page for missing pages")
    }

    /// The path of an address: `/guide/` of `https://example.org/guide/`.
    private static func path(of address: String) -> String {
        let host = address.drop { $0 != ":" }.dropFirst(3)
        return String(host.drop { $0 != "/" })
    }

    /// The page at the root of a site of several languages that has none of its own: it leads to
    /// the first language and lists all.
    static func languageChoice(_ site: Site) -> File? {
        guard site.pageByPath["index.md"] == nil, !site.assets.contains("index.html"),
            let first = site.languages.first, !first.folder.isEmpty
        else { return nil }
        let links = site.languages.map { language in
            RedirectPage.Link(
                url: language.home.map { site.pages[$0].url }
                    ?? Paths.encoded(language.folder), title: language.title,
                language: language.code, isRightToLeft: language.isRightToLeft)
        }
        let canonical = first.home.flatMap { site.address(of: site.pages[$0]) }
        let page = RedirectPage(
            language: first.code, isRightToLeft: first.isRightToLeft, title: site.title,
            canonical: canonical, links: links)
        return File(path: "index.html", bytes: page.html, origin: "the choice of languages")
    }

    /// Pages at earlier addresses. `faults` tells which aliases are none, by page.
    static func aliases(
        _ site: Site
    ) -> (files: [File], faults: [(page: Int, diagnostic: Diagnostic)]) {
        var files: [File] = []
        var faults: [(page: Int, diagnostic: Diagnostic)] = []
        for (index, page) in site.pages.enumerated() {
            for alias in page.source.matter.aliases {
                guard let path = aliasPath(alias.value, of: page) else {
                    faults.append((index, .invalidAlias(alias.value, at: alias.range)))
                    continue
                }
                let link = RedirectPage.Link(
                    url: Paths.encoded(Paths.relative(page.output, from: path)),
                    title: page.source.title, language: page.languageCode,
                    isRightToLeft: page.isRightToLeft)
                let redirect = RedirectPage(
                    language: page.languageCode, isRightToLeft: page.isRightToLeft,
                    title: page.source.title, canonical: site.address(of: page), links: [link])
                files.append(
                    File(
                        path: path, bytes: redirect.html,
                        origin: "an alias of \(page.source.path)"))
            }
        }
        return (files, faults)
    }

    /// Where an alias is written: from the site's root with a slash, else beside the page.
    private static func aliasPath(_ alias: String, of page: Site.Page) -> String? {
        let isFromRoot = alias.utf8.first == 0x2F
        let full = isFromRoot ? alias : Paths.join(Paths.folder(of: page.output), alias)
        guard !alias.contains("?"), !alias.contains("#"), !Site.isExternal(alias),
            let clean = Paths.normalized(full), !clean.isEmpty, !clean.hasPrefix(".")
        else { return nil }
        return Paths.fileExtension(clean) == "html" ? clean : clean + "/index.html"
    }
}

/// A small page without a theme that leads elsewhere.
struct RedirectPage {
    /// A page that it leads to.
    struct Link {
        var url: String
        var title: String
        var language: String
        var isRightToLeft: Bool
    }

    var language: String
    var isRightToLeft: Bool
    var title: String
    var canonical: String?
    /// Where it leads: to the first; the others are for readers to choose.
    var links: [Link]

    /// The page.
    var html: [UInt8] {
        var writer = MarkupWriter()
        writer.raw("<!doctype html>\n")
        writer.open("html")
        writer.attribute("lang", language)
        writer.attribute("dir", isRightToLeft ? "rtl" : "ltr")
        writer.open("head")
        writer.raw("<meta charset=\"utf-8\">")
        writer.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
        writer.raw("<meta name=\"color-scheme\" content=\"light dark\">")
        writer.open("title")
        writer.text(title)
        writer.close()
        if let first = links.first {
            writer.open("meta")
            writer.attribute("http-equiv", "refresh")
            writer.attribute("content", "0; url=" + first.url)
            writer.closeVoid()
        }
        if let canonical {
            writer.open("link")
            writer.attribute("rel", "canonical")
            writer.attribute("href", canonical)
            writer.closeVoid()
        }
        writer.close()
        writer.open("body")
        writer.open("ul")
        for link in links {
            writer.open("li")
            writer.open("a")
            writer.attribute("href", link.url)
            writer.attribute("lang", link.language)
            writer.attribute("hreflang", link.language)
            writer.attribute("dir", link.isRightToLeft ? "rtl" : "ltr")
            writer.text(link.title)
            writer.close()
            writer.close()
        }
        writer.close()
        writer.close()
        writer.close()
        writer.raw("\n")
        return writer.bytes
    }
}

extension Diagnostic {
    fileprivate static func invalidAlias(_ alias: String, at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            .error, id: "invalid-alias", "alias '\(alias)' is not a path inside the site",
            at: range)
    }
}
