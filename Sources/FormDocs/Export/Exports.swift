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
        var content: [UInt8] = []
        content.append("<h1>")
        content.appendEscaped(words[.notFound])
        content.append("</h1>\n<p>")
        content.appendEscaped(words[.notFoundText])
        content.append("</p>\n")
        let page = ownPage("404.html", key: "/404.md", words[.notFound], language)
        let data = PageData(
            site: site, page: page,
            root: site.configuration.baseURL.map { self.path(of: $0.value) } ?? "")
        return File(
            path: "404.html", bytes: render(theme.template, data, content),
            origin: "the page for missing pages")
    }

    /// A page of the theme that no file of the content stands for.
    private static func ownPage(
        _ output: String, key: String, _ title: String, _ language: Site.Language?,
        description: String? = nil
    ) -> Site.Page {
        var matter = FrontMatter()
        matter.title = title
        matter.description = description
        let path = Paths.withoutExtension(output) + ".md"
        return Site.Page(
            source: PageSource(path: path, matter: matter), language: 0,
            languageCode: language?.code ?? "en",
            isRightToLeft: language?.isRightToLeft ?? false, key: key, output: output)
    }

    private static func render(
        _ template: Template, _ data: PageData, _ content: [UInt8]
    ) -> [UInt8] {
        var output: [UInt8] = []
        TemplateProgram(template, Words.words(for: data.page.languageCode)).render(
            data.frame(content: content, icons: [], headings: []), navigation: data.navigation,
            cache: NavigationCache(), into: &output)
        return output
    }

    /// The path of an address: `/guide/` of `https://example.org/guide/`.
    private static func path(of address: String) -> String {
        let host = address.drop { $0 != ":" }.dropFirst(3)
        return String(host.drop { $0 != "/" })
    }

    /// `index.html` of a site without a page of its own there: it leads to the first page, or lets
    /// readers choose among several languages.
    static func root(_ site: Site, _ theme: Theme) -> File? {
        guard site.pageByPath["index.md"] == nil, !site.assets.contains("index.html"),
            let first = site.languages.first, let home = first.home.map({ site.pages[$0] })
        else { return nil }
        if site.languages.count > 1, let choice = theme.languageChoice {
            let bytes = languageChoice(choice, site, first, home)
            return File(path: "index.html", bytes: bytes, origin: "the choice of languages")
        }
        let page = RedirectPage(to: home, at: "index.html", of: site, title: site.title)
        return File(path: "index.html", bytes: page.html, origin: "the way to the first page")
    }

    private static func languageChoice(
        _ template: Template, _ site: Site, _ language: Site.Language, _ home: Site.Page
    ) -> [UInt8] {
        let page = ownPage(
            "index.html", key: "index.md", site.title, language,
            description: site.configuration.description ?? home.source.matter.description)
        return render(template, PageData(site: site, page: page), [])
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
                let redirect = RedirectPage(
                    to: page, at: path, of: site, title: page.source.title)
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

/// A small page without a theme that leads to another one.
private struct RedirectPage {
    let page: Site.Page
    let url: String
    let title: String
    let canonical: String?

    /// Makes the page at a path of the site.
    init(to page: Site.Page, at path: String, of site: Site, title: String) {
        self.page = page
        self.title = title
        url = Paths.encoded(Paths.relative(page.output, from: path))
        canonical = site.address(of: page)
    }

    var html: [UInt8] {
        var writer = MarkupWriter()
        writer.raw("<!doctype html>\n")
        writer.open("html")
        writer.attribute("lang", page.languageCode)
        writer.attribute("dir", page.isRightToLeft ? "rtl" : "ltr")
        writer.open("head")
        writer.raw("<meta charset=\"utf-8\">")
        writer.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
        writer.raw("<meta name=\"color-scheme\" content=\"light dark\">")
        writer.open("title")
        writer.text(title)
        writer.close()
        writer.open("meta")
        writer.attribute("http-equiv", "refresh")
        writer.attribute("content", "0; url=" + url)
        writer.closeVoid()
        if let canonical {
            writer.open("link")
            writer.attribute("rel", "canonical")
            writer.attribute("href", canonical)
            writer.closeVoid()
        }
        writer.close()
        writer.open("body")
        writer.open("p")
        writer.open("a")
        writer.attribute("href", url)
        writer.text(page.source.title)
        writer.close()
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
