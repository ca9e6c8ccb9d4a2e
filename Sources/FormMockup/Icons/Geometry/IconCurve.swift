/// A straight line or a circular arc.
///
/// Nothing else occurs in the icons' geometry, because the edge of a stroke along a line or an arc
/// is again a line or an arc, and because their crossings have closed forms.
struct IconCurve: Sendable {
    /// The circle that an arc is part of.
    struct Arc: Hashable, Sendable {
        /// The centre of the circle.
        var center: IconPoint
        /// The radius of the circle.
        var radius: Double
        /// Whether the arc runs clockwise on the page.
        var isClockwise: Bool
    }

    /// Where the curve starts.
    var start: IconPoint
    /// Where it ends; an arc that ends where it starts is a full circle.
    var end: IconPoint
    /// The circle, or nil for a line.
    var arc: Arc?

    /// A straight line.
    static func line(_ start: IconPoint, _ end: IconPoint) -> IconCurve {
        IconCurve(start: start, end: end, arc: nil)
    }

    /// A full circle, clockwise from its top.
    static func circle(_ center: IconPoint, _ radius: Double) -> IconCurve {
        let top = IconPoint(center.x, center.y - radius)
        let arc = Arc(center: center, radius: radius, isClockwise: true)
        return IconCurve(start: top, end: top, arc: arc)
    }

    /// An arc that leaves `start` along `tangent` and reaches `end`; a line when that is straight.
    static func tangentArc(_ start: IconPoint, _ tangent: IconPoint, _ end: IconPoint) -> IconCurve
    {
        let chord = end - start
        let normal = tangent.unit.quarterTurn
        let across = normal.dot(chord)
        if across.magnitude < 1e-4 * chord.length { return .line(start, end) }
        let reach = chord.dot(chord) / (2 * across)
        let arc = Arc(
            center: start + normal * reach, radius: reach.magnitude, isClockwise: reach > 0)
        return IconCurve(start: start, end: end, arc: arc)
    }

    /// Whether the curve is a whole circle.
    var isCircle: Bool { arc != nil && start.distance(to: end) < 1e-9 }

    /// How far along the curve a point on it lies; grows from 0 at the start to `span` at the end.
    ///
    /// For an arc this is not the angle but a measure that grows with it and needs no
    /// trigonometry: one unit a quarter turn.
    func position(of point: IconPoint) -> Double {
        guard let arc else { return (point - start).dot((end - start).unit) }
        let from = start - arc.center
        let to = point - arc.center
        let turn = arc.isClockwise ? from.cross(to) : -from.cross(to)
        return IconCurve.quarters(from.dot(to), turn)
    }

    /// The position of the end.
    var span: Double {
        guard arc != nil else { return start.distance(to: end) }
        if isCircle { return 4 }
        return position(of: end)
    }

    /// The point half way along.
    var middle: IconPoint {
        guard let arc else { return (start + end) * 0.5 }
        let from = start - arc.center
        if isCircle { return arc.center - from }
        let both = from + (end - arc.center)
        let span = self.span
        if (span - 2).magnitude < 1e-3 {
            let side = arc.isClockwise ? from.quarterTurn : from.quarterTurn * -1
            return arc.center + side.unit * arc.radius
        }
        return arc.center + both.unit * (span < 2 ? arc.radius : -arc.radius)
    }

    /// The direction of travel at a point of the curve.
    func direction(at point: IconPoint) -> IconPoint {
        guard let arc else { return (end - start).unit }
        let turned = (point - arc.center).unit.quarterTurn
        return arc.isClockwise ? turned : turned * -1
    }

    /// Whether a point that lies on the line or circle lies between the ends.
    func spans(_ point: IconPoint) -> Bool {
        let position = self.position(of: point)
        return position >= 0 && position <= span
    }

    /// The distance from a point to the nearest point of the curve.
    func distance(to point: IconPoint) -> Double {
        if let arc {
            if isCircle || spans(point) {
                return (point.distance(to: arc.center) - arc.radius).magnitude
            }
            return min(point.distance(to: start), point.distance(to: end))
        }
        let along = end - start
        let size = along.dot(along)
        if size == 0 { return point.distance(to: start) }
        let share = min(1, max(0, (point - start).dot(along) / size))
        return point.distance(to: start + along * share)
    }

    /// The same curve in the other direction.
    var reversed: IconCurve {
        var result = IconCurve(start: end, end: start, arc: arc)
        result.arc?.isClockwise.toggle()
        return result
    }

    /// The curve scaled and moved.
    func transformed(_ transform: IconTransform) -> IconCurve {
        var result = IconCurve(start: transform(start), end: transform(end), arc: arc)
        if let arc {
            result.arc?.center = transform(arc.center)
            result.arc?.radius = arc.radius * transform.scale
        }
        return result
    }

    /// The curve at a distance to the right of the direction of travel, or nil where it vanishes.
    func offset(by distance: Double) -> IconCurve? {
        guard let arc else {
            let shift = (end - start).unit.quarterTurn * distance
            return .line(start + shift, end + shift)
        }
        let radius = arc.radius + (arc.isClockwise ? -distance : distance)
        if radius <= 1e-6 { return nil }
        let factor = radius / arc.radius
        var result = self
        result.start = arc.center + (start - arc.center) * factor
        result.end = arc.center + (end - arc.center) * factor
        result.arc?.radius = radius
        return result
    }

    /// The angle of a vector in quarter turns, 0 up to 4, distorted inside each quarter.
    static func quarters(_ x: Double, _ y: Double) -> Double {
        let sum = x.magnitude + y.magnitude
        if sum == 0 { return 0 }
        if y >= 0 { return x >= 0 ? y / sum : 1 - x / sum }
        return x < 0 ? 2 - y / sum : 3 + x / sum
    }
}
