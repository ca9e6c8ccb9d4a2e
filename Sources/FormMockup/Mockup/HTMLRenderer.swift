/// Draws one placed screen as HTML: structure in the markup, numbers in utility classes, everything
/// else in the static style sheet.
struct HTMLRenderer: ~Copyable {
    var writer = MarkupWriter(capacity: 16_384)
    var rules = HTMLRules()
    /// The icons so far.
    private var known: [HTMLIcons.Use] = []
    /// Where symbols are looked up.
    private let library: IconLibrary
    let look: Look
    let words: MockupWords
    let direction: Traits.Direction
    /// The screen's accent.
    private(set) var tint: Paint?
    /// Starts every identifier, so that no two blocks of a page clash.
    private(set) var prefix: String
    /// The control that is being written.
    var semantics: Semantics?
    /// Whether a label around it names the input.
    var isLabelled = false
    /// Whether the place is in a button, link or label, where no other may stand.
    var isInteractive = false
    private var radioNames = 0

    init(traits: Traits, look: Look, library: IconLibrary, tint: Paint?, prefix: String) {
        self.look = look
        self.library = library
        words = MockupWords(locale: traits.locale)
        direction = traits.direction
        self.tint = tint
        self.prefix = prefix
    }

    /// Goes on with another screen of the same mockup.
    mutating func begin(tint: Paint?, prefix: String) {
        self.tint = tint
        self.prefix = prefix
        radioNames = 0
    }

    /// A number for a group of radio buttons.
    mutating func nextName() -> Int {
        radioNames += 1
        return radioNames
    }

    /// Writes `<use>` into the open `<svg>` and notes the icon.
    mutating func use(_ name: String, isHidden: Bool = true) {
        let icon = icon(named: name)
        if isHidden { writer.fixed(" aria-hidden=\"true\"") }
        writer.open("use")
        writer.attribute("href", "#fm-i-", icon.symbol)
        writer.closeEmpty()
    }

    /// Whether a symbol is drawn flipped here.
    mutating func isMirrored(_ name: String) -> Bool {
        direction == .rightToLeft && icon(named: name).isMirrored
    }

    /// What a name shows; looked up once a mockup, since some icons are composed.
    private mutating func icon(named name: String) -> HTMLIcons.Use {
        for known in known where known.name == name { return known }
        let use = HTMLIcons.Use(name, in: library)
        known.append(use)
        return use
    }

    /// Symbols in order of first use.
    var icons: [String] {
        var result: [String] = []
        for use in known where !result.contains(use.symbol) { result.append(use.symbol) }
        return result
    }

    /// Writes `data-index`.
    mutating func index(_ index: Int) {
        writer.fixed(" data-index=\"")
        writer.digits(index)
        writer.fixed("\"")
    }
}
