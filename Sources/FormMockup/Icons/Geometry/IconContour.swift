/// A run of curves, each starting where the one before ends.
struct IconContour: Sendable {
    /// The curves in order; never empty.
    var curves: [IconCurve]
    /// Whether the last curve ends where the first starts.
    var isClosed: Bool

    /// The contour scaled and moved.
    func transformed(_ transform: IconTransform) -> IconContour {
        var moved: [IconCurve] = []
        moved.reserveCapacity(curves.count)
        for curve in curves { moved.append(curve.transformed(transform)) }
        return IconContour(curves: moved, isClosed: isClosed)
    }

    /// Whether an even number of the contour's crossings lies to the right of a point.
    func isCrossedEvenly(rightOf point: IconPoint) -> Bool {
        var isEven = true
        for curve in curves where curve.arc == nil {
            if IconContour.isCrossed(curve.start, curve.end, nil, rightOf: point) {
                isEven.toggle()
            }
        }
        for curve in curves {
            guard let arc = curve.arc else { continue }
            // Pieces that only rise or only fall cross a horizontal ray at most once.
            let top = IconPoint(arc.center.x, arc.center.y - arc.radius)
            let bottom = IconPoint(arc.center.x, arc.center.y + arc.radius)
            var extremes: [IconPoint] = []
            if curve.isCircle || curve.spans(top) { extremes.append(top) }
            if curve.isCircle || curve.spans(bottom) { extremes.append(bottom) }
            for piece in curve.split(at: extremes) {
                let isRight = piece.middle.x > arc.center.x
                if IconContour.isCrossed(piece.start, piece.end, (arc, isRight), rightOf: point) {
                    isEven.toggle()
                }
            }
        }
        if !isClosed, let first = curves.first, let last = curves.last,
            IconContour.isCrossed(last.end, first.start, nil, rightOf: point)
        {
            isEven.toggle()
        }
        return isEven
    }

    private static func isCrossed(
        _ start: IconPoint, _ end: IconPoint, _ half: (arc: IconCurve.Arc, isRight: Bool)?,
        rightOf point: IconPoint
    ) -> Bool {
        // Half-open, so that a ray through a shared end counts one of the two pieces.
        if (start.y <= point.y) == (end.y <= point.y) { return false }
        guard let half else {
            let share = (point.y - start.y) / (end.y - start.y)
            return start.x + (end.x - start.x) * share > point.x
        }
        let rise = point.y - half.arc.center.y
        let reach = max(0, half.arc.radius * half.arc.radius - rise * rise).squareRoot()
        return half.arc.center.x + (half.isRight ? reach : -reach) > point.x
    }
}
