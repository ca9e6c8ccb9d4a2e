/// A size in points.
public struct Size: Hashable, Sendable {
    public var width: Double
    public var height: Double

    /// Makes a size.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}
