/// One picture to draw: a screen and what it is drawn for.
public struct Mockup: Sendable {
    /// The block's id, such as `form-1`.
    public var block: String
    /// What tells it from the block's other mockups: `dark`, `plain-rtl`; empty for the only one.
    public var variant: String
    /// The same for readers: "Dark", "Plain · right to left".
    public var label: String
    public var screen: Screen
    /// The screen in dark colours, where the code asked for the colour scheme.
    public var darkScreen: Screen?
    public var traits: Traits
    /// Whether dimensions are drawn over it.
    public var showsMeasures: Bool
    /// The emphasised part, as written; the rest is dimmed.
    public var highlight: String?
    /// The author's text alternative; nil for the one written from the screen.
    public var alt: String?
    /// Where the symbols of the screen are looked up.
    public var icons: IconLibrary

    /// Makes a mockup.
    public init(
        block: String, variant: String = "", label: String = "", screen: Screen,
        darkScreen: Screen? = nil, traits: Traits = .init(), showsMeasures: Bool = false,
        highlight: String? = nil, alt: String? = nil, icons: IconLibrary = .builtIn
    ) {
        self.block = block
        self.variant = variant
        self.label = label
        self.screen = screen
        self.darkScreen = darkScreen
        self.traits = traits
        self.showsMeasures = showsMeasures
        self.highlight = highlight
        self.alt = alt
        self.icons = icons
    }

    /// The name of its files without extension: `form-1`, `form-1--dark`.
    public var fileName: String {
        variant.isEmpty ? block : block + "--" + variant
    }
}

/// What compiling a request gives.
public struct MockupResult: Sendable {
    /// One mockup for each variant, in order.
    public var mockups: [Mockup]
    public var diagnostics: [Diagnostic]

    /// Makes a result.
    public init(mockups: [Mockup], diagnostics: [Diagnostic]) {
        self.mockups = mockups
        self.diagnostics = diagnostics
    }
}

/// Markup of one mockup, and what the page around it must provide.
public struct MockupFragment: Sendable {
    /// HTML, as UTF-8.
    public var markup: [UInt8]
    /// Style rules that the markup's utility classes need, each once; a page's or a site's style
    /// sheet holds them as ``MockupRule/texts(of:)`` gives them.
    public var rules: [MockupRule]
    /// Names of the icons it uses; a page defines each once.
    public var icons: [String]
    /// The pictures it links to, in the order they stand in the markup.
    public var pictures: [PictureUse]

    /// An address of a picture from the site's root, and where it stands in the markup.
    public struct PictureUse: Hashable, Sendable {
        public var address: String
        var offset: Int
    }

    /// Makes a fragment.
    public init(
        markup: [UInt8], rules: [MockupRule], icons: [String], pictures: [PictureUse] = []
    ) {
        self.markup = markup
        self.rules = rules
        self.icons = icons
        self.pictures = pictures
    }

    /// The markup for a page from which `root` leads to the site's root.
    public func markup(root: String) -> [UInt8] {
        if pictures.isEmpty || root.isEmpty { return markup }
        var result: [UInt8] = []
        result.reserveCapacity(markup.count + pictures.count * root.utf8.count)
        var start = 0
        for use in pictures {
            result += markup[start..<use.offset]
            result += Array(root.utf8)
            start = use.offset
        }
        result += markup[start...]
        return result
    }
}
