/// The names that a template may use. `TemplateData.md` beside this file says what they hold; a
/// name that is none of them is an error of the template.
enum TemplateKey: String, CaseIterable, Sendable {
    // The page.
    case lang, dir, title, siteTitle, description, root, homeURL, content, icons, isHome
    case canonical, alternates, languages, breadcrumbs, previous, next, toc, navigation
    // The things that a page lists.
    case url, current, children, hasChildren, anchor, level, code, name
}

/// What a name holds for one page.
enum TemplateValue: Sendable {
    /// Text, to be escaped. Empty text counts as absent in a section.
    case text(String)
    /// Two texts, one after the other: an address below a prefix.
    case joined(String, String)
    /// Markup, to be written as it is.
    case markup([UInt8])
    case flag(Bool)
    case list([TemplateFrame])
}

/// Names and what they hold: the page, or one thing of a list.
struct TemplateFrame: Sendable {
    var values: [(key: TemplateKey, value: TemplateValue)]
    /// The node of the navigation that it shows.
    var node: Int?

    /// Makes a frame.
    init(_ values: [(key: TemplateKey, value: TemplateValue)], node: Int? = nil) {
        self.values = values
        self.node = node
    }

    /// What a name holds here; nil when it is not a name of this frame.
    func value(_ key: TemplateKey) -> TemplateValue? {
        for entry in values where entry.key == key { return entry.value }
        return nil
    }
}
