/// A font of which nothing is left to inherit: what text is measured and drawn with.
public struct ResolvedFont: Hashable, Sendable {
    /// Points.
    public var size: Double
    /// Distance of two baselines in points.
    public var leading: Double
    public var weight: Font.Weight
    public var design: Font.Design
    public var isItalic: Bool
    public var hasMonospacedDigits: Bool
    /// Points added after each character.
    public var tracking: Double

    /// Makes a font.
    public init(
        size: Double, leading: Double, weight: Font.Weight = .regular,
        design: Font.Design = .standard, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false, tracking: Double = 0
    ) {
        self.size = size
        self.leading = leading
        self.weight = weight
        self.design = design
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.tracking = tracking
    }
}
