/// Draws one placed screen as HTML: structure in the markup, numbers in utility classes, everything
/// else in the static style sheet.
struct HTMLRenderer {
    var writer = MarkupWriter(capacity: 16_384)
    var rules = HTMLRules()
    /// Icons in order of first use.
    private(set) var icons: [String] = []
    let look: Look
    let words: MockupWords
    let direction: Traits.Direction
    /// The screen's accent.
    let tint: Paint?
    /// Starts every identifier, so that no two blocks of a page clash.
    let prefix: String
    /// The control that is being written.
    var semantics: Semantics?
    /// Whether a label around it names the input.
    var isLabelled = false
    /// Whether the place is in a button, link or label, where no other may stand.
    var isInteractive = false
    private var radioNames = 0

    init(traits: Traits, look: Look, tint: Paint?, prefix: String) {
        self.look = look
        words = MockupWords(locale: traits.locale)
        direction = traits.direction
        self.tint = tint
        self.prefix = prefix
    }

    /// Goes on where another renderer stopped.
    mutating func take(_ other: HTMLRenderer) {
        writer = other.writer
        rules = other.rules
        icons = other.icons
    }

    /// A number for a group of radio buttons.
    mutating func nextName() -> Int {
        radioNames += 1
        return radioNames
    }

    /// Writes `<use>` into the open `<svg>` and notes the icon.
    mutating func use(_ name: String, isHidden: Bool = true) {
        let known = HTMLIcons.known(name)
        if !icons.contains(known) { icons.append(known) }
        if isHidden { writer.fixed(" aria-hidden=\"true\"") }
        writer.open("use")
        writer.attribute("href", "#fm-i-" + known)
        writer.closeEmpty()
    }

    /// Whether a symbol is drawn flipped here.
    func isMirrored(_ name: String) -> Bool {
        direction == .rightToLeft && HTMLIcons.mirrors(name)
    }

    /// Writes `data-index`.
    mutating func index(_ index: Int) {
        writer.fixed(" data-index=\"")
        writer.digits(index)
        writer.fixed("\"")
    }
}
