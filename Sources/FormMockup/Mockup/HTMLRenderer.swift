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
    private var masks = 0
    /// The surroundings that pictures are chosen for; nil where the reader decides.
    private(set) var pictureScheme: Traits.ColorScheme?
    /// Whether pictures are part of the page, which needs no other file then.
    let embedsPictures: Bool
    /// The addresses of pictures in the markup so far.
    var pictures: [MockupFragment.PictureUse] = []

    init(
        traits: Traits, look: Look, library: IconLibrary, tint: Paint?, prefix: String,
        embedsPictures: Bool
    ) {
        self.look = look
        self.library = library
        words = MockupWords(locale: traits.locale)
        direction = traits.direction
        self.tint = tint
        self.prefix = prefix
        self.embedsPictures = embedsPictures
        pictureScheme = traits.pictureScheme
    }

    /// Chooses pictures for one of two screens.
    mutating func choosePictures(for scheme: Traits.ColorScheme) {
        pictureScheme = scheme
    }

    /// Goes on with another screen of the same mockup.
    mutating func begin(tint: Paint?, prefix: String) {
        self.tint = tint
        self.prefix = prefix
        radioNames = 0
    }

    /// A number for a mask.
    mutating func nextMask() -> Int {
        masks += 1
        return masks
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
