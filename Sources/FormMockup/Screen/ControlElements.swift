/// A switch.
public struct ToggleElement: Hashable, Sendable {
    public var isOn: Bool
    /// The colour when on; nil for the system's green.
    public var tint: Paint?

    /// Makes a switch.
    public init(isOn: Bool, tint: Paint? = nil) {
        self.isOn = isOn
        self.tint = tint
    }
}

/// Where text is typed.
public struct FieldElement: Hashable, Sendable {
    /// What it looks like.
    public enum Style: UInt8, Hashable, Sendable {
        case plain, roundedBorder
    }

    /// What is in it; a secure field's text is drawn as dots.
    public var text: TextElement
    /// Drawn while there is no text.
    public var prompt: TextElement
    public var isSecure: Bool
    public var style: Style
    /// Whether text wraps instead of scrolling sideways.
    public var isMultiline: Bool
    /// Fewest lines of a multi-line field.
    public var minimumLines: Int
    /// Most lines of a multi-line field; nil for no limit.
    public var maximumLines: Int?
    /// A text editor, which is as tall as its frame says.
    public var isEditor: Bool

    /// Makes a field.
    public init(
        text: TextElement, prompt: TextElement, isSecure: Bool = false, style: Style = .plain,
        isMultiline: Bool = false, minimumLines: Int = 1, maximumLines: Int? = nil,
        isEditor: Bool = false
    ) {
        self.text = text
        self.prompt = prompt
        self.isSecure = isSecure
        self.style = style
        self.isMultiline = isMultiline
        self.minimumLines = minimumLines
        self.maximumLines = maximumLines
        self.isEditor = isEditor
    }
}

/// A slider's track and thumb.
public struct SliderElement: Hashable, Sendable {
    /// Where the thumb stands, 0…1.
    public var fraction: Double
    public var tint: Paint?
    /// Drawn before the track.
    public var minimumLabel: Element
    /// Drawn behind the track.
    public var maximumLabel: Element

    /// Makes a slider.
    public init(
        fraction: Double, tint: Paint? = nil, minimumLabel: Element = .empty,
        maximumLabel: Element = .empty
    ) {
        self.fraction = fraction
        self.tint = tint
        self.minimumLabel = minimumLabel
        self.maximumLabel = maximumLabel
    }
}

/// A bar, or the spinning wheel.
public struct ProgressElement: Hashable, Sendable {
    /// How full the bar is, 0…1; nil for the wheel.
    public var fraction: Double?
    public var tint: Paint?

    /// Makes a progress indicator.
    public init(fraction: Double?, tint: Paint? = nil) {
        self.fraction = fraction
        self.tint = tint
    }
}

/// A segmented control.
public struct SegmentedElement: Hashable, Sendable {
    /// Text or icon of each segment.
    public var segments: [Element]
    /// Index of the selected one.
    public var selection: Int?

    /// Makes a segmented control.
    public init(segments: [Element], selection: Int?) {
        self.segments = segments
        self.selection = selection
    }
}

/// The lines of an inline picker.
public struct OptionsElement: Hashable, Sendable {
    /// A line above the options; `.empty` for none.
    public var title: Element
    public var options: [Element]
    /// Index of the line with the checkmark.
    public var selection: Int?

    /// Makes a list of options.
    public init(title: Element, options: [Element], selection: Int?) {
        self.title = title
        self.options = options
        self.selection = selection
    }
}

/// A button with a shape of its own; one without is just its label.
public struct ButtonElement: Hashable, Sendable {
    /// SwiftUI's button styles that draw something.
    public enum Style: UInt8, Hashable, Sendable {
        case bordered, borderedProminent, glass, glassProminent
    }

    /// SwiftUI's control sizes.
    public enum Size: UInt8, Hashable, Sendable {
        case mini, small, regular, large, extraLarge
    }

    public var label: Element
    public var style: Style
    public var size: Size
    public var tint: Paint?
    public var isCapsule: Bool

    /// Makes a button.
    public init(
        label: Element, style: Style, size: Size = .regular, tint: Paint? = nil,
        isCapsule: Bool = false
    ) {
        self.label = label
        self.style = style
        self.size = size
        self.tint = tint
        self.isCapsule = isCapsule
    }
}

/// The system's small glyphs. They are drawn by the look and are no symbols of the author's.
public enum Indicator: UInt8, Hashable, Sendable {
    /// `chevron.up.chevron.down` behind the value of a menu picker.
    case menu
    /// The chevron of a row that pushes a screen.
    case disclosure
    /// The chevron of a closed group.
    case collapsed
    /// The chevron of an open group.
    case expanded
    /// The checkmark of a selected row.
    case checkmark
}
