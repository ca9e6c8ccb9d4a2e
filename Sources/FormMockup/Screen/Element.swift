/// The closed vocabulary that every control lowers to and that layout and renderers draw.
///
/// Renderers never ask which control an element came from; ``control(_:_:)`` only adds what the
/// accessible structure and the JSON need.
public indirect enum Element: Hashable, Sendable {
    case empty
    case text(TextElement)
    case icon(IconElement)
    case image(ImageElement)
    /// A symbol column and a title, as `Label` in a list row.
    case label(icon: Element, title: Element)
    case stack(StackElement)
    /// Takes the room that is left; the minimum in points.
    case spacer(minimum: Double?)
    /// A hairline across the stack.
    case divider
    case shape(ShapeElement)
    /// A label that takes what its value leaves: a title wraps, a value truncates, and a value too
    /// long for the line moves below the label.
    case labeled(label: Element, value: Element)
    /// The switch alone.
    case toggle(ToggleElement)
    /// The editable part of a text field, secure field or text editor.
    case field(FieldElement)
    /// The two-button control alone.
    case stepper
    case slider(SliderElement)
    case progress(ProgressElement)
    case segmented(SegmentedElement)
    /// A colour well.
    case swatch(Paint)
    /// The gray capsules of a compact date picker, one text each.
    case pills([TextElement])
    /// The options of an inline picker, one line each, under an optional title line.
    case options(OptionsElement)
    case button(ButtonElement)
    /// A small system glyph behind or in front of content.
    case indicator(Indicator)
    /// An element with a meaning: what it is, what it is called, what it holds.
    case control(Semantics, Element)
    /// An element and what a modifier does to it.
    case modified(Element, ElementModifier)
}

/// A symbol by its SF Symbols name.
public struct IconElement: Hashable, Sendable {
    /// SwiftUI's image scales.
    public enum Scale: UInt8, Hashable, Sendable {
        case small, medium, large
    }

    public var name: String
    /// Sizes the symbol as text of this font; nil takes the place's.
    public var font: Font?
    public var color: Paint?
    public var scale: Scale
    /// `.resizable()`: fills the frame it is given.
    public var isResizable: Bool

    /// Makes an icon.
    public init(
        name: String, font: Font? = nil, color: Paint? = nil, scale: Scale = .medium,
        isResizable: Bool = false
    ) {
        self.name = name
        self.font = font
        self.color = color
        self.scale = scale
        self.isResizable = isResizable
    }
}

/// A picture of the app, drawn as a placeholder where its file is not known.
public struct ImageElement: Hashable, Sendable {
    /// The asset's name, empty when the code computes it.
    public var name: String
    public var isResizable: Bool
    public var picture: Picture?
    /// What a picture is filled with of which only the shape counts; nil for the colour of text.
    public var color: Paint?

    /// Makes an image.
    public init(
        name: String, isResizable: Bool, picture: Picture? = nil, color: Paint? = nil
    ) {
        self.name = name
        self.isResizable = isResizable
        self.picture = picture
        self.color = color
    }
}

/// `HStack`, `VStack`, `ZStack`.
public struct StackElement: Hashable, Sendable {
    /// The direction children follow each other in.
    public enum Axis: UInt8, Hashable, Sendable {
        case horizontal, vertical, depth
    }

    public var axis: Axis
    public var alignment: Alignment
    /// Points between children; nil for the system's.
    public var spacing: Double?
    public var children: [Element]

    /// Makes a stack.
    public init(
        axis: Axis, alignment: Alignment = .center, spacing: Double? = nil, children: [Element]
    ) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
        self.children = children
    }
}

/// A position in two directions, leading to trailing and top to bottom.
public struct Alignment: Hashable, Sendable {
    /// Across.
    public enum Horizontal: UInt8, Hashable, Sendable {
        case leading, center, trailing
    }

    /// Down.
    public enum Vertical: UInt8, Hashable, Sendable {
        case top, center, bottom, firstTextBaseline, lastTextBaseline
    }

    public var horizontal: Horizontal
    public var vertical: Vertical

    /// Makes an alignment.
    public init(_ horizontal: Horizontal, _ vertical: Vertical) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The middle in both directions.
    public static let center = Alignment(.center, .center)
    /// Leading and in the middle.
    public static let leading = Alignment(.leading, .center)
}

/// A filled or outlined shape.
public struct ShapeElement: Hashable, Sendable {
    public var kind: ShapeKind
    /// The inside; nil for none.
    public var fill: Paint?
    /// The outline; nil for none.
    public var stroke: Paint?
    /// Width of the outline in points.
    public var strokeWidth: Double
    /// The part of the outline that is drawn; nil for all of it.
    public var trim: ShapeTrim?

    /// Makes a shape.
    public init(
        kind: ShapeKind, fill: Paint? = nil, stroke: Paint? = nil, strokeWidth: Double = 1,
        trim: ShapeTrim? = nil
    ) {
        self.kind = kind
        self.fill = fill
        self.stroke = stroke
        self.strokeWidth = strokeWidth
        self.trim = trim
    }
}

/// A part of an outline, as shares of its length in 0…1. A circle begins at three o'clock, a
/// rectangle at its top left corner; both run clockwise.
public struct ShapeTrim: Hashable, Sendable {
    public var start: Double
    public var end: Double
    /// Whether its ends are round.
    public var hasRoundCaps: Bool

    /// Makes a part; an end before its start draws nothing.
    public init(start: Double, end: Double, hasRoundCaps: Bool = false) {
        self.start = max(0, min(1, start))
        self.end = max(self.start, min(1, end))
        self.hasRoundCaps = hasRoundCaps
    }
}

/// The outlines that SwiftUI names.
public enum ShapeKind: Hashable, Sendable {
    case rectangle
    /// The radius in points.
    case roundedRectangle(Double)
    case capsule
    case circle
    case ellipse
}
