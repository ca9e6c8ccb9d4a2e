/// What a view inherits from the views around it.
///
/// It is handed down to every view and changed for many: what changes often are plain fields, the
/// rest is shared until a view sets some of it.
struct Environment {
    /// The part of a screen that a view stands in.
    enum Place {
        case row, header, footer, bar, title, option
    }

    var place = Place.row
    var isEnabled = true
    /// Whether a list or form is around.
    var isInContainer = false
    /// Whether a stack, a button or another view is around, so that no row is made here.
    var isNested = false
    /// Whether the foreground is that of its place, such as a value's grey, which a button's accent
    /// goes before.
    var hasPlaceForeground = false
    /// Whether it stands behind or in front of another view, where a stand-in would hide it.
    var isLayer = false
    /// Whether a frame around says how high views are that have no height of their own.
    var hasHeight = false
    var isCapsule = false
    var labelsHidden = false
    /// Whether links have no chevron.
    var hidesLinkIndicators = false
    var isUnderlined = false
    var isStruckThrough = false
    var listStyle: Screen.ListStyle?
    var controlSize: ButtonElement.Size = .regular
    var textAlignment: TextElement.Alignment?
    var casing: TextElement.Casing?
    var truncation: TextElement.Truncation = .tail
    var lineLimit: Int?
    var minimumLines = 0
    var minimumScale = 1.0
    var imageScale: IconElement.Scale = .medium
    var prominence = ScreenSection.Prominence.standard
    var sectionSpacing: Double?
    private var shared = Shared(Style())

    /// What costs more than a few bytes to copy.
    private struct Style {
        /// What `.font` gave.
        var baseFont: Font?
        var fontTraits = Font()
        var foreground: Paint?
        var tint: Paint?
        var pickerStyle: String?
        var buttonStyle: Value?
        var toggleStyle: Value?
        var labelStyle: Value?
        var textFieldStyle: String?
        var datePickerStyle: String?
        var progressStyle: String?
        var gaugeStyle: String?
        var symbolVariants: [String] = []
        var containerBackground: Paint?
        var ownStyles: [StyleKind: StructureValue] = [:]
        var values: [String: Value] = [:]
    }

    private final class Shared {
        var style: Style

        init(_ style: Style) {
            self.style = style
        }
    }

    private var style: Style {
        get { shared.style }
        _modify {
            if !isKnownUniquelyReferenced(&shared) { shared = Shared(shared.style) }
            yield &shared.style
        }
    }
}

extension Environment {
    /// The font with the traits that surround it; nil when nothing is set.
    var font: Font? {
        get {
            let (base, traits) = (shared.style.baseFont, shared.style.fontTraits)
            return traits == Font() ? base : traits.over(base)
        }
        set { style.baseFont = newValue }
    }

    /// What `.bold`, `.fontWeight`, `.italic`, … gave: it counts over any font, also over one that is
    /// set further in.
    var fontTraits: Font {
        get { shared.style.fontTraits }
        _modify { yield &style.fontTraits }
    }

    var foreground: Paint? {
        get { shared.style.foreground }
        _modify { yield &style.foreground }
    }

    /// The foreground that the code gave.
    var ownForeground: Paint? { hasPlaceForeground ? nil : shared.style.foreground }

    var tint: Paint? {
        get { shared.style.tint }
        _modify { yield &style.tint }
    }

    var pickerStyle: String? {
        get { shared.style.pickerStyle }
        _modify { yield &style.pickerStyle }
    }

    var buttonStyle: Value? {
        get { shared.style.buttonStyle }
        _modify { yield &style.buttonStyle }
    }

    var toggleStyle: Value? {
        get { shared.style.toggleStyle }
        _modify { yield &style.toggleStyle }
    }

    var labelStyle: Value? {
        get { shared.style.labelStyle }
        _modify { yield &style.labelStyle }
    }

    var textFieldStyle: String? {
        get { shared.style.textFieldStyle }
        _modify { yield &style.textFieldStyle }
    }

    var datePickerStyle: String? {
        get { shared.style.datePickerStyle }
        _modify { yield &style.datePickerStyle }
    }

    var progressStyle: String? {
        get { shared.style.progressStyle }
        _modify { yield &style.progressStyle }
    }

    var gaugeStyle: String? {
        get { shared.style.gaugeStyle }
        _modify { yield &style.gaugeStyle }
    }

    var symbolVariants: [String] {
        get { shared.style.symbolVariants }
        _modify { yield &style.symbolVariants }
    }

    var containerBackground: Paint? {
        get { shared.style.containerBackground }
        _modify { yield &style.containerBackground }
    }

    /// The styles that the code declares itself.
    var ownStyles: [StyleKind: StructureValue] {
        get { shared.style.ownStyles }
        _modify { yield &style.ownStyles }
    }

    /// Own environment values and objects by name.
    var values: [String: Value] {
        get { shared.style.values }
        _modify { yield &style.values }
    }
}
