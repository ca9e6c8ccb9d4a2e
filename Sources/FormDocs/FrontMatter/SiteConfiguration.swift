import FormMockup

/// What `formdocs.yml` says about the site.
struct SiteConfiguration: Sendable {
    /// One language of the site.
    struct Language: Sendable, Equatable {
        /// Its tag, which is also its folder.
        var code: String
        /// What it is called in the language menu.
        var title: String
        var isRightToLeft: Bool
        var range: SourceRange?

        /// Makes a language; what is nil is known from its tag.
        init(code: String, title: String? = nil, isRightToLeft: Bool? = nil, range: SourceRange?) {
            self.code = code
            self.title = title ?? Languages.name(of: code) ?? code
            self.isRightToLeft = isRightToLeft ?? Languages.isRightToLeft(code)
            self.range = range
        }
    }

    /// One entry of the navigation, as the author orders it.
    struct NavigationEntry: Sendable {
        /// Replaces the page's own title.
        var title: String?
        /// The page or folder, from the language's folder; nil for a heading over children.
        var path: String?
        var children: [NavigationEntry]
        var range: SourceRange
    }

    var title: BlockAttributes.Located<String>?
    var description: String?
    /// Where the site will stand, ending in a slash.
    var baseURL: BlockAttributes.Located<String>?
    var languages: [Language] = []
    /// The order of the navigation: for every language (`""`), or by its code.
    var navigation: [(language: String, range: SourceRange?, entries: [NavigationEntry])] = []
    /// A folder that overlays the built-in theme, or the name of a built-in one.
    var theme: BlockAttributes.Located<String>?
    /// Defaults for form blocks.
    var mockups = BlockAttributes()
    /// Folders of Swift code that blocks may use.
    var sources: [BlockAttributes.Located<String>] = []
    /// String tables.
    var strings: [BlockAttributes.Located<String>] = []
    /// Further folders whose files are copied.
    var assets: [BlockAttributes.Located<String>] = []
    /// A folder of icons.
    var icons: BlockAttributes.Located<String>?
    var keepsHTML = true

    /// Reads the text of a `formdocs.yml`.
    static func parse(
        _ bytes: [UInt8], file: FileID
    ) -> (configuration: SiteConfiguration, diagnostics: [Diagnostic]) {
        let (node, error) = YAMLParser.parse(
            bytes, in: bytes.textStart..<bytes.count, file: file)
        if let error { return (SiteConfiguration(), [error]) }
        var keys = KeyReader(node)
        var site = SiteConfiguration()
        site.title = keys.located("title")
        site.description = keys.text("description")
        site.readBaseURL(&keys)
        site.readLanguages(&keys)
        site.readNavigation(&keys)
        site.theme = keys.located("theme")
        site.mockups = keys.attributes("mockups")
        site.sources = keys.list("sources")
        site.strings = keys.list("strings")
        site.assets = keys.list("assets")
        site.icons = keys.located("icons")
        site.keepsHTML = keys.flag("html") ?? true
        keys.finish()
        return (site, keys.diagnostics)
    }

    /// The address with a slash at its end; nil when it is none of the web.
    static func cleanBaseURL(_ text: String) -> String? {
        guard text.hasPrefix("https://") || text.hasPrefix("http://") else { return nil }
        let host = text.drop { $0 != "/" }.dropFirst(2)
        guard let first = host.first, first != "/",
            text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x22 && $0 != 0x3C && $0 != 0x3E })
        else { return nil }
        return text.utf8.last == 0x2F ? text : text + "/"
    }

    private mutating func readBaseURL(_ keys: inout KeyReader) {
        guard let given = keys.located("baseURL") else { return }
        if let address = Self.cleanBaseURL(given.value) {
            baseURL = .init(address, at: given.range)
        } else {
            keys.report(.invalidBaseURL(given.value, at: given.range))
        }
    }
}

// MARK: - Languages and navigation

extension SiteConfiguration {
    private mutating func readLanguages(_ keys: inout KeyReader) {
        guard let entry = keys.value("languages") else { return }
        switch entry.value.content {
        case .scalar(let code, _): add(code, nil, nil, entry.value.range, &keys)
        case .list(let items):
            for item in items {
                if case .scalar(let code, _) = item.content {
                    add(code, nil, nil, item.range, &keys)
                } else {
                    keys.report(.wrongType("languages", "a list of language tags", item))
                }
            }
        case .map(let entries):
            for entry in entries { readLanguage(entry, &keys) }
        }
    }

    private mutating func readLanguage(_ entry: YAMLNode.Entry, _ keys: inout KeyReader) {
        if case .scalar(let title, _) = entry.value.content {
            add(entry.key, title.isEmpty ? nil : title, nil, entry.keyRange, &keys)
            return
        }
        var reader = KeyReader(entry.value)
        let title = reader.text("title")
        let direction = reader.located("dir")
        reader.finish()
        for diagnostic in reader.diagnostics { keys.report(diagnostic) }
        if let direction, direction.value != "ltr", direction.value != "rtl" {
            keys.report(
                .misspelt(
                    id: "wrong-direction", "'\(direction.value)' is not a value of 'dir'",
                    direction.value, ["ltr", "rtl"], at: direction.range, listing: "values are "))
        }
        add(entry.key, title, direction.map { $0.value == "rtl" }, entry.keyRange, &keys)
    }

    private mutating func add(
        _ code: String, _ title: String?, _ isRightToLeft: Bool?, _ range: SourceRange,
        _ keys: inout KeyReader
    ) {
        guard Languages.isTag(code) else {
            keys.report(.invalidLanguage(code, at: range))
            return
        }
        if let first = languages.first(where: { $0.code == code }) {
            keys.report(.repeatedLanguage(code, at: range, first: first.range))
            return
        }
        languages.append(
            Language(code: code, title: title, isRightToLeft: isRightToLeft, range: range))
    }

    private mutating func readNavigation(_ keys: inout KeyReader) {
        guard let entry = keys.value("nav") else { return }
        switch entry.value.content {
        case .list(let items):
            navigation = [("", nil, items.flatMap { Self.entries($0, &keys) })]
        case .map(let entries):
            for entry in entries {
                guard case .list(let items) = entry.value.content else {
                    keys.report(.wrongType("nav", "a list of pages", entry.value))
                    continue
                }
                navigation.append(
                    (entry.key, entry.keyRange, items.flatMap { Self.entries($0, &keys) }))
            }
        case .scalar: keys.report(.wrongType("nav", "a list of pages", entry.value))
        }
    }

    private static func entries(_ node: YAMLNode, _ keys: inout KeyReader) -> [NavigationEntry] {
        switch node.content {
        case .scalar(let path, _):
            return [NavigationEntry(title: nil, path: path, children: [], range: node.range)]
        case .map(let entries):
            return entries.map { entry in
                switch entry.value.content {
                case .scalar(let path, _):
                    return NavigationEntry(
                        title: entry.key, path: path, children: [], range: entry.value.range)
                case .list(let items):
                    return NavigationEntry(
                        title: entry.key, path: nil,
                        children: items.flatMap { Self.entries($0, &keys) },
                        range: entry.keyRange)
                case .map:
                    keys.report(.wrongType("nav", "a page or a list of pages", entry.value))
                    return NavigationEntry(
                        title: entry.key, path: nil, children: [], range: entry.keyRange)
                }
            }
        case .list:
            keys.report(.wrongType("nav", "a page", node))
            return []
        }
    }
}

extension Diagnostic {
    fileprivate static func invalidBaseURL(_ text: String, at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            .error, id: "invalid-base-url",
            "'\(text)' is not an address such as https://example.org/guide/", at: range)
    }

    fileprivate static func repeatedLanguage(
        _ code: String, at range: SourceRange, first: SourceRange?
    ) -> Diagnostic {
        Diagnostic(
            .error, id: "repeated-language", "language '\(code)' is listed twice", at: range,
            notes: [Note("first listed here", at: first)])
    }

    /// A language that is no tag.
    static func invalidLanguage(_ code: String, at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            .error, id: "invalid-language", "'\(code)' is not a language tag such as en or ur",
            at: range)
    }
}
