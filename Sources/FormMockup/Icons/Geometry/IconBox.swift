/// A rectangle with edges along the axes, to rule things out cheaply.
struct IconBox: Sendable {
    /// The corner nearest the origin.
    private(set) var low = IconPoint(.infinity, .infinity)
    /// The corner farthest from it.
    private(set) var high = IconPoint(-.infinity, -.infinity)

    /// Makes an empty box.
    init() {}

    /// Makes a box around a curve, larger by a margin.
    init(_ curve: IconCurve, margin: Double = 0) {
        add(curve, margin: margin)
    }

    /// Whether nothing was added.
    var isEmpty: Bool { low.x > high.x }

    /// Grows so that a curve fits, with a margin around it.
    mutating func add(_ curve: IconCurve, margin: Double) {
        add(curve.start, margin)
        add(curve.end, margin)
        guard let arc = curve.arc else { return }
        let isCircle = curve.isCircle
        func addExtreme(_ x: Double, _ y: Double) {
            let point = arc.center + IconPoint(x, y)
            if isCircle || curve.spans(point) { add(point, margin) }
        }
        addExtreme(arc.radius, 0)
        addExtreme(-arc.radius, 0)
        addExtreme(0, arc.radius)
        addExtreme(0, -arc.radius)
    }

    private mutating func add(_ point: IconPoint, _ margin: Double) {
        low = IconPoint(min(low.x, point.x - margin), min(low.y, point.y - margin))
        high = IconPoint(max(high.x, point.x + margin), max(high.y, point.y + margin))
    }

    /// Grows so that another box fits.
    mutating func add(_ other: IconBox) {
        low = IconPoint(min(low.x, other.low.x), min(low.y, other.low.y))
        high = IconPoint(max(high.x, other.high.x), max(high.y, other.high.y))
    }

    /// Whether a point lies in the box.
    func contains(_ point: IconPoint) -> Bool {
        point.x >= low.x && point.x <= high.x && point.y >= low.y && point.y <= high.y
    }

    /// Whether two boxes have a point in common, give or take the tolerance of the geometry.
    func meets(_ other: IconBox) -> Bool {
        let slack = IconCurve.tolerance
        return low.x <= other.high.x + slack && other.low.x <= high.x + slack
            && low.y <= other.high.y + slack && other.low.y <= high.y + slack
    }
}

extension IconBox {
    /// A box around the ink of layers; holes are taken as if they did not reach the edge.
    init(of layers: [IconLayer]) {
        for layer in layers where layer.isInk {
            for contour in layer.contours {
                for curve in contour.curves { add(curve, margin: layer.halfWidth) }
            }
        }
    }

    /// A box around contours.
    init(of contours: [IconContour]) {
        for contour in contours {
            for curve in contour.curves { add(curve, margin: 0) }
        }
    }

    /// The box as an icon's bounds.
    var bounds: IconBounds {
        isEmpty ? .grid : IconBounds(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y)
    }

    /// The middle of the box.
    var center: IconPoint { (low + high) * 0.5 }
}
