extension IconCurve {
    /// The points where this curve has to be cut because the other one crosses, touches or
    /// overlaps it.
    func cuts(by other: IconCurve) -> [IconPoint] {
        var points: [IconPoint] = []
        for point in crossings(with: other) where isNear(point) && other.isNear(point) {
            points.append(point)
        }
        // An end that lies on the curve cuts it even where the two run along each other and have
        // no crossing of their own.
        for point in [other.start, other.end] where distance(to: point) < IconCurve.tolerance {
            points.append(point)
        }
        return points
    }

    /// The distance under which points count as the same.
    static let tolerance = 1e-5

    private func isNear(_ point: IconPoint) -> Bool {
        distance(to: point) < IconCurve.tolerance
    }

    /// The crossings of the endless lines and whole circles.
    private func crossings(with other: IconCurve) -> [IconPoint] {
        switch (arc, other.arc) {
        case (nil, nil):
            return IconCurve.crossing(self, other)
        case (nil, .some(let circle)):
            return IconCurve.crossings(of: self, with: circle)
        case (.some(let circle), nil):
            return IconCurve.crossings(of: other, with: circle)
        case (.some(let first), .some(let second)):
            return IconCurve.crossings(of: first, with: second)
        }
    }

    private static func crossing(_ first: IconCurve, _ second: IconCurve) -> [IconPoint] {
        let along = first.end - first.start
        let across = second.end - second.start
        let turn = along.cross(across)
        if turn.magnitude < 1e-9 { return [] }
        let share = (second.start - first.start).cross(across) / turn
        return [first.start + along * share]
    }

    private static func crossings(of line: IconCurve, with circle: Arc) -> [IconPoint] {
        let along = (line.end - line.start).unit
        let foot = line.start + along * (circle.center - line.start).dot(along)
        let distance = foot.distance(to: circle.center)
        // A line that touches within the tolerance still has to cut, or the pieces overlap.
        if distance > circle.radius + tolerance { return [] }
        let rest = max(0, circle.radius * circle.radius - distance * distance).squareRoot()
        return [foot - along * rest, foot + along * rest]
    }

    private static func crossings(of first: Arc, with second: Arc) -> [IconPoint] {
        let between = second.center - first.center
        let distance = between.length
        if distance < 1e-9 { return [] }
        if distance > first.radius + second.radius + tolerance { return [] }
        if distance < (first.radius - second.radius).magnitude - tolerance { return [] }
        let squares = first.radius * first.radius - second.radius * second.radius
        let along = (distance * distance + squares) / (2 * distance)
        let rest = max(0, first.radius * first.radius - along * along).squareRoot()
        let foot = first.center + between.unit * along
        let side = between.unit.quarterTurn * rest
        return [foot - side, foot + side]
    }

    /// The curve in pieces, cut at points that lie on it.
    func split(at points: [IconPoint]) -> [IconCurve] {
        let whole = span
        let slack = 1e-7
        var cuts: [(position: Double, point: IconPoint)] = []
        for point in points {
            let position = self.position(of: point)
            if position > slack && position < whole - slack { cuts.append((position, point)) }
        }
        if cuts.isEmpty { return [self] }
        cuts.sort { $0.position < $1.position }
        var pieces: [IconCurve] = []
        var from = start
        for cut in cuts where from.distance(to: cut.point) > IconCurve.tolerance {
            pieces.append(IconCurve(start: from, end: cut.point, arc: arc))
            from = cut.point
        }
        if from.distance(to: end) > IconCurve.tolerance || (isCircle && pieces.isEmpty) {
            pieces.append(IconCurve(start: from, end: end, arc: arc))
        }
        return pieces
    }
}
