/// What a modifier does to the element it wraps, in the order the code wrote them.
public indirect enum ElementModifier: Hashable, Sendable {
    case padding(EdgeInsets)
    case frame(FrameModifier)
    /// Something behind, as large as the element.
    case background(Element, Alignment)
    /// Something in front, as large as the element.
    case overlay(Element, Alignment)
    /// 0…1.
    case opacity(Double)
    case clip(ShapeKind)
    /// A line inside the element's edge: paint and points.
    case border(Paint, width: Double)
    /// Moves the drawing, not the layout, in points.
    case offset(x: Double, y: Double)
    /// Degrees, clockwise.
    case rotation(Double)
    /// Scales the drawing, not the layout.
    case scale(x: Double, y: Double)
    /// Keeps its ideal size.
    case fixedSize(horizontal: Bool, vertical: Bool)
    /// Width over height; nil for the content's own.
    case aspectRatio(Double?, fills: Bool)
    /// Takes its room without being drawn.
    case hidden
    /// Drawn faint, as a disabled control.
    case disabled
}

/// Points at the four edges.
public struct EdgeInsets: Hashable, Sendable {
    public var top: Double
    public var leading: Double
    public var bottom: Double
    public var trailing: Double

    /// Makes insets.
    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

/// `.frame(…)`. Infinity is a legal maximum.
public struct FrameModifier: Hashable, Sendable {
    public var width: Double?
    public var height: Double?
    public var minWidth: Double?
    public var maxWidth: Double?
    public var minHeight: Double?
    public var maxHeight: Double?
    public var alignment: Alignment

    /// Makes a frame; nil leaves a length to the content.
    public init(
        width: Double? = nil, height: Double? = nil, minWidth: Double? = nil,
        maxWidth: Double? = nil, minHeight: Double? = nil, maxHeight: Double? = nil,
        alignment: Alignment = .center
    ) {
        self.width = width
        self.height = height
        self.minWidth = minWidth
        self.maxWidth = maxWidth
        self.minHeight = minHeight
        self.maxHeight = maxHeight
        self.alignment = alignment
    }
}
