/// A mockup with its screens laid out once, for all renderers to draw from.
public struct PlacedMockup: Sendable {
    /// What is drawn.
    public var mockup: Mockup
    /// The look's numbers and colours.
    public var look: Look
    /// The only screen, or the one in light colours.
    public var screen: PlacedScreen
    /// The accent of that screen.
    public var tint: Paint?
    /// The screen in dark colours, where the reader's appearance decides between two.
    public var darkScreen: PlacedScreen?
    /// The accent of the dark screen.
    public var darkTint: Paint?

    /// Lays a mockup out. `look` replaces the one that the traits name; `uppercase` follows the
    /// rules of a language.
    public init(
        _ mockup: Mockup, look: Look? = nil,
        uppercase: @escaping @Sendable (String, String) -> String = { text, _ in text.uppercased() }
    ) {
        let look = look ?? Look.named(mockup.traits.look)
        func place(_ screen: Screen) -> PlacedScreen {
            ScreenLayout.place(
                screen, traits: mockup.traits, look: look, measures: mockup.showsMeasures,
                highlight: mockup.highlight, uppercase: uppercase)
        }
        self.mockup = mockup
        self.look = look
        var shown = mockup.screen
        if let dark = mockup.darkScreen {
            switch mockup.traits.appearance {
            case .automatic:
                darkScreen = place(dark)
                darkTint = dark.tint
            case .dark: shown = dark
            case .light: break
            }
        }
        screen = place(shown)
        tint = shown.tint
    }
}
