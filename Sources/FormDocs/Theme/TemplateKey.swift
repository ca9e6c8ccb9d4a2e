/// The names that a template may use; a name that is none of them is an error of the template.
///
/// A theme's `page.html` is a Mustache template: `{{name}}` escaped, `{{{name}}}` as it is,
/// `{{#name}}…{{/name}}` when it holds something or for each of a list, `{{^name}}…{{/name}}` when it
/// does not, `{{> part}}` another file of the theme (`part.html`), `{{! remark }}`. A name that is not
/// listed here is an error, with its place.
///
/// | name | holds |
/// | --- | --- |
/// | `lang`, `dir` | language tag of the page; `ltr` or `rtl` |
/// | `title`, `description` | of the page (the description falls back to the site's) |
/// | `siteTitle`, `homeURL` | of the site; address of the language's first page |
/// | `root` | relative path to the site's folder: empty, `../`, … |
/// | `isHome` | whether this is the language's first page |
/// | `content` | the page as HTML; it begins with an `h1` |
/// | `icons` | definitions of the icons that the page uses; empty when it uses none |
/// | `canonical` | the page's full address, when `baseURL` is known |
/// | `alternates` | the page in every language, when `baseURL` is known: `lang`, `url` |
/// | `languages` | the language menu, when there are several: `code`, `name`, `url`, `dir`, `current`, and `description` of the page, in its language |
/// | `navigation` | the top level: `title`, `url`, `current`, `hasChildren`, `children` (the same again, along the page's own branch only) |
/// | `breadcrumbs` | the pages above this one, the home page first: `title`, `url` |
/// | `previous`, `next` | the neighbours in reading order: `title`, `url` |
/// | `toc` | headings of level 2 and 3: `title`, `anchor`, `level` |
/// | `words.…` | words of the interface in the page's language: `skip`, `menu`, `language`, `theme`, `light`, `auto`, `dark`, `breadcrumbs`, `pages`, `previous`, `next`, `onThisPage`, `home`, … (`Words.swift`) |
///
/// `languages.html` is the page at the root of a site of several languages that has no page of its
/// own there. It has the same names, for the first language.
///
/// Every other file of a theme is copied to `assets/`, beside `mockups.css`, which FormDocs writes.
/// Inside `content`, a mockup is
///
///     figure.fd-figure[#form-1] (.fd-comparison, .fd-with-code, .fd-long)
///       p.fd-verdict[data-verdict=do|dont]
///       div.fd-figure-body
///         div.fd-figure-pictures > div.fd-picture (> p.fd-picture-label) > the mockup
///         div.fd-figure-code > pre.fd-code > code.language-swift
///       ol.fd-notes > li
///       figcaption.fd-caption (> span, a.fd-svg-link)
///
/// and two neighbours with verdicts stand in `div.fd-pair`. Code has `span.hl-keyword`, `hl-type`,
/// `hl-string`, `hl-interpolation`, `hl-number`, `hl-comment`, `hl-attribute`, `hl-directive`,
/// `hl-call`, `hl-member`, `hl-label`, `hl-operator`. Tables stand in
/// `div.fd-table`; their cells may have `fd-start`, `fd-center`, `fd-end`.
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
    private let values: [(key: TemplateKey, value: TemplateValue)]
    /// The node of the navigation that it shows.
    var node: Int?

    /// Makes a frame.
    init(_ values: [(key: TemplateKey, value: TemplateValue)], node: Int? = nil) {
        self.values = values
        self.node = node
    }

    /// What a name holds here; nil when it is not a name of this frame.
    func value(_ key: TemplateKey) -> TemplateValue? {
        // By index: to look at a name touches no value.
        for index in values.indices where values[index].key == key { return values[index].value }
        return nil
    }
}
