import FormMockup

/// The whole site as values: pages, their order, and who leads where. Made once; every page is
/// then built from it alone.
final class Site: Sendable {
    /// A page in its place.
    struct Page: Sendable {
        var source: PageSource
        /// Index in ``Site/languages``.
        var language: Int
        /// Tag of the page's own language.
        var languageCode: String
        var isRightToLeft: Bool
        /// Path inside the language's folder: pages with the same one are translations.
        var key: String
        /// Path of what is written: `en/guide/forms.html`.
        let output: String
        /// Its address in links.
        let url: String
        /// The node of the navigation; nil for a page outside of it.
        var node: Int?
        var previous: Int?
        var next: Int?

        /// Where the files of its mockups go: `en/guide/forms`.
        var mockupFolder: String { Paths.withoutExtension(output) }

        /// Makes a page that has no neighbours yet.
        init(
            source: PageSource, language: Int, languageCode: String, isRightToLeft: Bool,
            key: String, output: String
        ) {
            self.source = source
            self.language = language
            self.languageCode = languageCode
            self.isRightToLeft = isRightToLeft
            self.key = key
            self.output = output
            url = Paths.encoded(output)
        }
    }

    /// A language with its folder.
    struct Language: Sendable {
        var code: String
        var title: String
        var isRightToLeft: Bool
        /// `en/`, or empty when the whole content is in this language.
        var folder: String
        /// The root of its navigation.
        var root: Int
        /// The page that it begins with.
        var home: Int?
    }

    /// A place in the navigation.
    struct Node: Sendable {
        var title: String
        var page: Int?
        var children: [Int] = []
        var parent: Int?
        /// The page that its link leads to: its own, else the first below it.
        var target: Int?
    }

    /// What a site consists of, while it is put together.
    struct Parts: Sendable {
        var title: String
        var configuration: SiteConfiguration
        var languages: [Language] = []
        var pages: [Page] = []
        var nodes: [Node] = []
        /// Pages by their path in the content folder.
        var pageByPath: [String: Int] = [:]
        /// Paths of assets in the content folder.
        var assets: Set<String> = []
        /// Paths of all that is written besides pages and mockups, for links that name them.
        var otherOutputs: Set<String> = []
        /// Pages by path inside their language's folder.
        var translations: [String: [Int]] = [:]
    }

    let title: String
    let configuration: SiteConfiguration
    let languages: [Language]
    let pages: [Page]
    let nodes: [Node]
    let pageByPath: [String: Int]
    let assets: Set<String>
    let otherOutputs: Set<String>
    private let parts: Parts

    /// Makes a site of its parts.
    init(_ parts: Parts) {
        title = parts.title
        configuration = parts.configuration
        languages = parts.languages
        pages = parts.pages
        nodes = parts.nodes
        pageByPath = parts.pageByPath
        assets = parts.assets
        otherOutputs = parts.otherOutputs
        self.parts = parts
    }

    /// The same site, knowing what is written besides pages and mockups.
    func knowing(otherOutputs: Set<String>) -> Site {
        var parts = parts
        parts.otherOutputs = otherOutputs
        return Site(parts)
    }

    /// The pages that say the same in other languages, and this one, by language.
    func translations(of page: Page) -> [Int] {
        parts.translations[page.key] ?? []
    }

    /// The full address of a page, when the site knows where it will stand.
    func address(of page: Page) -> String? {
        guard let base = configuration.baseURL?.value else { return nil }
        let isIndex = Paths.name(of: page.output) == "index.html"
        let path = isIndex ? String(page.output.dropLast("index.html".count)) : page.output
        return base + Paths.encoded(path)
    }
}
