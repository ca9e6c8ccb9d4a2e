/// An element with its place, its lines broken and its fonts resolved.
public struct PlacedElement: Sendable {
    /// The box in the screen.
    public var frame: Rect
    public var content: Content

    /// What is drawn in the box.
    public indirect enum Content: Sendable {
        case empty
        case text(PlacedText)
        /// The symbol's name, its drawn size in points and its paint.
        case icon(name: String, size: Double, paint: Paint)
        /// A picture of the app.
        case image(ImageElement)
        /// Children of a stack, a label or a labelled row. In `depth` later ones are in front.
        case group(PlacedGroup)
        case divider(Paint)
        case shape(ShapeElement)
        case toggle(ToggleElement)
        /// The field's text or prompt; a secure field's text is dots already.
        case field(FieldElement, PlacedText, isPrompt: Bool)
        case stepper
        case slider(SliderElement)
        case progress(ProgressElement)
        /// Segments from leading to trailing.
        case segmented(SegmentedElement, [PlacedElement])
        case swatch(Paint)
        /// One box for each capsule, with its text.
        case pills([PlacedElement])
        /// An optional title line, then the options; each with the separator that closes it.
        case options(PlacedOptions)
        case button(ButtonElement, PlacedElement)
        case indicator(Indicator, Paint)
        case control(Semantics, PlacedElement)
        /// What is behind, the content, what is in front.
        case layered(background: PlacedElement?, PlacedElement, overlay: PlacedElement?)
        /// The content and a drawing effect that does not change its box.
        case effect(Effect, PlacedElement)
    }

    /// Drawing effects; layout has done the others (padding, frames).
    public enum Effect: Hashable, Sendable {
        case opacity(Double)
        case clip(ShapeKind)
        case border(Paint, width: Double)
        case offset(x: Double, y: Double)
        case rotation(Double)
        case scale(x: Double, y: Double)
        case hidden
        case disabled
    }

    /// Makes a placed element.
    public init(frame: Rect, content: Content) {
        self.frame = frame
        self.content = content
    }
}

/// The children of a stack.
public struct PlacedGroup: Sendable {
    public var axis: StackElement.Axis
    public var alignment: Alignment
    public var children: [PlacedElement]

    /// Makes a group.
    public init(axis: StackElement.Axis, alignment: Alignment, children: [PlacedElement]) {
        self.axis = axis
        self.alignment = alignment
        self.children = children
    }
}

/// Text broken into lines.
public struct PlacedText: Sendable {
    /// A piece of a line in one style.
    public struct Run: Hashable, Sendable {
        public var text: String
        public var font: ResolvedFont
        public var paint: Paint
        public var isUnderlined: Bool
        public var isStruckThrough: Bool
        /// A symbol that stands in the line; its size is the font's.
        public var symbol: String?
        /// Width in points.
        public var width: Double
    }

    /// One line.
    public struct Line: Sendable {
        public var runs: [Run]
        /// Leading edge, as the text's own direction and alignment put it, in the screen.
        public var x: Double
        /// Baseline in the screen.
        public var baseline: Double
        public var width: Double
    }

    public var lines: [Line]
    /// Distance of two baselines in points.
    public var pitch: Double
    public var alignment: TextElement.Alignment
    /// The text's own direction where it differs from the screen's.
    public var direction: Traits.Direction

    /// Makes placed text.
    public init(
        lines: [Line], pitch: Double, alignment: TextElement.Alignment,
        direction: Traits.Direction
    ) {
        self.lines = lines
        self.pitch = pitch
        self.alignment = alignment
        self.direction = direction
    }
}

/// The lines of an inline picker.
public struct PlacedOptions: Sendable {
    /// One line.
    public struct Line: Sendable {
        public var frame: Rect
        public var content: PlacedElement
        /// The checkmark of the selected one.
        public var checkmark: PlacedElement?
        /// The line that closes it.
        public var separator: Rect?
    }

    /// Whether the first line is the title.
    public var hasTitle: Bool
    public var lines: [Line]
}
