/// What a view inherits from the views around it.
struct Environment {
    /// The part of a screen that a view stands in.
    enum Place {
        case row, header, footer, bar, title, option
    }

    var place = Place.row
    /// What `.font` gave.
    private var baseFont: Font?
    /// What `.bold`, `.fontWeight`, `.italic`, … gave: it counts over any font, also over one that
    /// is set further in.
    var fontTraits = Font()
    var foreground: Paint?
    var tint: Paint?
    var isEnabled = true
    var listStyle: Screen.ListStyle?
    var pickerStyle: String?
    var buttonStyle: Value?
    var toggleStyle: Value?
    var labelStyle: Value?
    var textFieldStyle: String?
    var datePickerStyle: String?
    var progressStyle: String?
    var controlSize: ButtonElement.Size = .regular
    var isCapsule = false
    var labelsHidden = false
    var textAlignment: TextElement.Alignment?
    var casing: TextElement.Casing?
    var truncation: TextElement.Truncation = .tail
    var lineLimit: Int?
    var minimumLines = 0
    var minimumScale = 1.0
    var isUnderlined = false
    var isStruckThrough = false
    var imageScale: IconElement.Scale = .medium
    var symbolVariants: [String] = []
    var prominence = ScreenSection.Prominence.standard
    var sectionSpacing: Double?
    var containerBackground: Paint?
    /// Whether a list or form is around.
    var isInContainer = false
    /// Whether a stack, a button or another view is around, so that no row is made here.
    var isNested = false
    /// Own environment values and objects by name.
    var values: [String: Value] = [:]

    /// The font with the traits that surround it; nil when nothing is set.
    var font: Font? {
        get { fontTraits == Font() ? baseFont : fontTraits.over(baseFont) }
        set { baseFont = newValue }
    }
}
