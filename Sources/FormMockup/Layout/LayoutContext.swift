/// What measuring knows of the screen it measures for.
///
/// A class, so that the look's many numbers are not copied along with it.
final class LayoutContext {
    let look: Look
    let traits: Traits
    /// Uppercases by the rules of the screen's language.
    let uppercase: @Sendable (String, String) -> String
    /// The font of each place, in the order of ``TextPlace``.
    private let fonts: [ResolvedFont]

    /// Prepares the fonts of all places.
    init(
        look: Look, traits: Traits, uppercase: @escaping @Sendable (String, String) -> String
    ) {
        self.look = look
        self.traits = traits
        self.uppercase = uppercase
        var fonts: [ResolvedFont] = []
        fonts.reserveCapacity(TextPlace.allCases.count)
        for place in TextPlace.allCases {
            fonts.append(look.resolve(nil, place: place, typeSize: traits.typeSize))
        }
        self.fonts = fonts
    }

    /// The font of text in a place.
    func font(_ font: Font?, in place: TextPlace) -> ResolvedFont {
        guard let font else { return fonts[Int(place.rawValue)] }
        return look.resolve(font, place: place, typeSize: traits.typeSize)
    }

    /// Whether labels stand above their values.
    var stacksLabels: Bool {
        traits.typeSize.rawValue >= Traits.TypeSize.accessibility1.rawValue
    }

    /// How much larger than at the default size lengths that follow the text are.
    var bodyScale: Double {
        fonts[Int(TextPlace.title.rawValue)].size / 17
    }
}

/// What an element inherits from the place it stands in.
struct LayoutEnvironment {
    var place: TextPlace
    /// Nil for the place's own colour.
    var paint: Paint?
    /// Nil for the place's own.
    var alignment: TextElement.Alignment?
    /// Whether it stands in a list row, where a `Label` has an icon column.
    var isInRow = false
    var isDisabled = false
    /// Whether text keeps to one line.
    var isSingleLine = false
    /// From the end of the content to the end of the separators in the row.
    var separatorReach = 0.0
    /// How deep it stands; measuring gives up on what is nested beyond reason.
    var depth = 0

    /// Elements nested deeper are not drawn.
    static let depthLimit = 200

    /// Makes the environment of a place.
    init(_ place: TextPlace) {
        self.place = place
    }

    /// A paint as it is drawn here: fainter in what is disabled.
    func shown(_ paint: Paint, _ look: Look) -> Paint {
        isDisabled ? .faded(paint, look.controls.disabledOpacity) : paint
    }

    /// The environment of what is inside a control that fades as a whole.
    var inFadedControl: LayoutEnvironment {
        var inner = self
        inner.isDisabled = false
        return inner
    }

    /// The colour of text that asks for none.
    func textPaint(_ look: Look) -> Paint {
        shown(paint ?? look.type.style(place).paint, look)
    }
}
