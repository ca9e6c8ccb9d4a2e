/// The attributes of a form block. A nil or empty one was not given, and the next outer default
/// (page, site, built in) counts.
public struct BlockAttributes: Sendable {
    /// What of a block the page shows.
    public enum Show: UInt8, Sendable {
        case mockup, code, both
    }

    /// Half of a design-guide pair.
    public enum Verdict: UInt8, Sendable {
        case good, bad
    }

    /// A value and where the author wrote it.
    public struct Located<Item: Sendable>: Sendable {
        public var value: Item
        public var range: SourceRange?

        /// Pairs a value with its place.
        public init(_ value: Item, at range: SourceRange? = nil) {
            self.value = value
            self.range = range
        }
    }

    /// Anchor and file name.
    public var id: Located<String>?
    /// The view to draw.
    public var view: Located<String>?
    /// Path of the code.
    public var source: Located<String>?
    /// Several values make a comparison.
    public var styles: [Screen.ListStyle] = []
    public var looks: [Traits.LookName] = []
    public var appearances: [Traits.Appearance] = []
    public var directions: [Traits.Direction] = []
    public var locales: [String] = []
    public var typeSizes: [Traits.TypeSize] = []
    /// Widths in points, of devices or given as numbers, with their names for labels.
    public var widths: [DeviceWidth] = []
    public var chromes: [Traits.Chrome] = []
    public var show: Show?
    public var caption: String?
    public var alt: String?
    public var verdict: Verdict?
    public var measure: Bool?
    public var highlight: Located<String>?

    /// Makes attributes of which none is given.
    public init() {}
}

/// The width of a screen, as `device=` or `width=` gave it.
public struct DeviceWidth: Hashable, Sendable {
    /// What labels say, such as `iPhone 16 Pro` or `402 pt`.
    public var name: String
    /// Points.
    public var width: Double

    /// Makes a width.
    public init(name: String, width: Double) {
        self.name = name
        self.width = width
    }
}
