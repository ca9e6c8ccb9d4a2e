/// A point or a vector on the icon grid; y grows downwards.
struct IconPoint: Hashable, Sendable {
    /// The distance from the left edge.
    var x: Double
    /// The distance from the top edge.
    var y: Double

    /// Makes a point.
    init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    static func + (a: IconPoint, b: IconPoint) -> IconPoint { IconPoint(a.x + b.x, a.y + b.y) }
    static func - (a: IconPoint, b: IconPoint) -> IconPoint { IconPoint(a.x - b.x, a.y - b.y) }
    static func * (a: IconPoint, k: Double) -> IconPoint { IconPoint(a.x * k, a.y * k) }

    /// The scalar product.
    func dot(_ other: IconPoint) -> Double { x * other.x + y * other.y }
    /// The z of the vector product: positive when `other` lies clockwise on the page.
    func cross(_ other: IconPoint) -> Double { x * other.y - y * other.x }
    /// The length of the vector.
    var length: Double { (x * x + y * y).squareRoot() }
    /// The vector turned a quarter clockwise on the page.
    var quarterTurn: IconPoint { IconPoint(-y, x) }

    /// The vector with length 1, or zero for zero.
    var unit: IconPoint {
        let size = length
        return size > 0 ? self * (1 / size) : self
    }

    /// The distance to another point.
    func distance(to other: IconPoint) -> Double { (self - other).length }
}

/// A uniform scaling about the origin and a shift after it; circles stay circles.
struct IconTransform: Sendable {
    /// The factor.
    var scale: Double
    /// The shift, added after scaling.
    var shift: IconPoint

    /// Where a point goes.
    func callAsFunction(_ point: IconPoint) -> IconPoint { point * scale + shift }
}
