/// The smallest rectangle around ink.
struct IconExtent {
    private var low = IconPoint(.infinity, .infinity)
    private var high = IconPoint(-.infinity, -.infinity)

    /// The extent of the ink of layers; holes are taken as if they did not reach the edge.
    init(of layers: [IconLayer]) {
        for layer in layers where layer.isInk {
            for contour in layer.contours {
                for curve in contour.curves { add(curve, margin: layer.halfWidth) }
            }
        }
    }

    /// The extent of contours.
    init(of contours: [IconContour]) {
        for contour in contours {
            for curve in contour.curves { add(curve, margin: 0) }
        }
    }

    /// Whether nothing was measured.
    var isEmpty: Bool { low.x > high.x }
    /// The edges.
    var bounds: IconBounds {
        isEmpty ? .grid : IconBounds(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y)
    }
    /// The centre of the rectangle.
    var center: IconPoint { (low + high) * 0.5 }

    private mutating func add(_ curve: IconCurve, margin: Double) {
        add(curve.start, margin)
        add(curve.end, margin)
        guard let arc = curve.arc else { return }
        let offsets = [
            IconPoint(arc.radius, 0), IconPoint(-arc.radius, 0),
            IconPoint(0, arc.radius), IconPoint(0, -arc.radius),
        ]
        for offset in offsets {
            let point = arc.center + offset
            if curve.isCircle || curve.spans(point) { add(point, margin) }
        }
    }

    private mutating func add(_ point: IconPoint, _ margin: Double) {
        low = IconPoint(min(low.x, point.x - margin), min(low.y, point.y - margin))
        high = IconPoint(max(high.x, point.x + margin), max(high.y, point.y + margin))
    }
}
