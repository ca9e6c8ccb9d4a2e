/// An element with its size, before anything has a place: what measuring gives and placing reads.
///
/// Everything inside counts from the box's own top leading corner, so that a box can be put
/// anywhere without being touched again.
struct Box: Sendable {
    /// A box inside another.
    struct Child: Sendable {
        var x: Double
        var y: Double
        var box: Box
    }

    /// One line of an inline picker.
    struct OptionLine: Sendable {
        var height: Double
        var content: Child
        var checkmark: Child?
        /// The line that closes it, from the line's own corner; nil for none.
        var separator: Rect?
    }

    /// What is in the box.
    indirect enum Content: Sendable {
        case leaf(PlacedElement.Content)
        case text(TextBox)
        case field(FieldElement, TextBox, x: Double, y: Double, isPrompt: Bool)
        case group(StackElement.Axis, Alignment, [Child])
        case segmented(SegmentedElement, [Child])
        case pills([(x: Double, width: Double, text: TextBox)])
        case options(hasTitle: Bool, [OptionLine])
        case button(ButtonElement, Child)
        case control(Semantics, Box)
        case layered(background: Child?, Child, overlay: Child?)
        case effect(PlacedElement.Effect, Box)
        /// A box with room around it.
        case moved(Child)
    }

    var width: Double
    var height: Double
    /// The height that a list row reckons with: a switch, say, does not make its row grow.
    var rowHeight: Double
    /// From the top to the baseline of the first and of the last line; nil without text.
    var firstBaseline: Double?
    var lastBaseline: Double?
    /// How far it reaches past the trailing text inset when it stands there.
    var overhang = 0.0
    /// Whether a stack makes it as wide, or as high, as itself.
    var stretchesWidth = false
    var stretchesHeight = false
    /// Whether it is a run of rows of its own, which needs no room above and below.
    var fillsRow = false
    var content: Content

    /// Makes a box.
    init(width: Double, height: Double, rowHeight: Double? = nil, content: Content) {
        self.width = width
        self.height = height
        self.rowHeight = rowHeight ?? height
        self.content = content
    }

    /// Nothing.
    static let empty = Box(width: 0, height: 0, content: .leaf(.empty))

    /// From the leading edge to the first text in reading order; nil without text.
    var firstTextX: Double? {
        switch content {
        case .text, .field: return 0
        case .group(_, _, let children):
            for child in children {
                if let x = child.box.firstTextX { return child.x + x }
            }
            return nil
        case .control(_, let inner), .effect(_, let inner): return inner.firstTextX
        case .moved(let child), .layered(_, let child, _), .button(_, let child):
            return child.box.firstTextX.map { child.x + $0 }
        case .options(_, let lines):
            return lines.last.flatMap { line in
                line.content.box.firstTextX.map { line.content.x + $0 }
            }
        case .leaf, .segmented, .pills: return nil
        }
    }

    /// This box with another around it that leaves size and baselines as they are.
    func wrapped(_ content: Content) -> Box {
        var box = self
        box.content = content
        return box
    }

    /// Sets baselines as if this box stood at a height in a larger one.
    mutating func takeBaselines(of box: Box, at y: Double) {
        firstBaseline = box.firstBaseline.map { $0 + y }
        lastBaseline = box.lastBaseline.map { $0 + y }
    }
}

/// Lines of text, measured.
struct TextBox: Sendable {
    /// One line.
    struct Line: Sendable {
        var runs: [PlacedText.Run]
        var width: Double
    }

    var lines: [Line]
    var width: Double
    var height: Double
    /// From the top to the first baseline.
    var ascent: Double
    var pitch: Double
    var alignment: TextElement.Alignment
    var direction: Traits.Direction
    /// Whether letters had to go.
    var isTruncated: Bool
}

/// The room that a parent offers; infinity asks for the ideal length.
struct Proposal {
    var width: Double
    var height: Double

    /// Offers a width and as much height as is needed.
    init(width: Double, height: Double = .infinity) {
        self.width = width
        self.height = height
    }
}

/// Lengths that come from code and may be anything.
enum Length {
    /// No picture is larger than this.
    static let limit = 10_000.0

    /// A length that can be drawn; nil for what is none.
    static func clean(_ value: Double?) -> Double? {
        guard let value, !value.isNaN else { return nil }
        return min(max(value, 0), limit)
    }

    /// A distance that may be negative.
    static func signed(_ value: Double) -> Double {
        value.isNaN ? 0 : min(max(value, -limit), limit)
    }

    /// A length rounded to a third of a point, so that sums stay on the pixels of a phone.
    static func pixel(_ value: Double) -> Double {
        guard value.magnitude < 1e9 else { return 0 }
        return Double(Int64(value * 3 + (value < 0 ? -0.5 : 0.5))) / 3
    }

    /// A length rounded up to a third of a point, the pixel of a phone.
    static func pixelUp(_ value: Double) -> Double {
        ((value * 3 - 0.01).rounded(.up)) / 3
    }
}
