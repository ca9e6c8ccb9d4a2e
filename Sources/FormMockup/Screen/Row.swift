/// One row of a section. Only containers make rows.
public struct Row: Hashable, Sendable {
    /// What stands at the trailing edge, put there by the list.
    public enum Accessory: UInt8, Hashable, Sendable {
        case none, disclosure, checkmark
    }

    /// Whether a separator is drawn.
    public enum Visibility: UInt8, Hashable, Sendable {
        case automatic, visible, hidden
    }

    public var content: Element
    public var semantics: Semantics
    public var accessory: Accessory
    /// Text or count of `.badge`, before the accessory.
    public var badge: TextElement?
    /// Replaces the card's fill behind this row; nil for the card's own.
    public var background: Element?
    /// Replaces the look's insets.
    public var insets: EdgeInsets?
    public var topSeparator: Visibility
    public var bottomSeparator: Visibility
    public var separatorTint: Paint?
    /// The rows inside a disclosure group or menu.
    public var children: [Row]
    /// Whether children are drawn below; nil when the row can't be opened in place.
    public var isExpanded: Bool?
    /// The number of the note pinned here.
    public var pin: Int?
    /// The expression that made it, in the author's file.
    public var range: SourceRange?

    /// Makes a row.
    public init(
        content: Element, semantics: Semantics, accessory: Accessory = .none,
        badge: TextElement? = nil, background: Element? = nil, insets: EdgeInsets? = nil,
        topSeparator: Visibility = .automatic, bottomSeparator: Visibility = .automatic,
        separatorTint: Paint? = nil, children: [Row] = [], isExpanded: Bool? = nil,
        pin: Int? = nil, range: SourceRange? = nil
    ) {
        self.content = content
        self.semantics = semantics
        self.accessory = accessory
        self.badge = badge
        self.background = background
        self.insets = insets
        self.topSeparator = topSeparator
        self.bottomSeparator = bottomSeparator
        self.separatorTint = separatorTint
        self.children = children
        self.isExpanded = isExpanded
        self.pin = pin
        self.range = range
    }
}
