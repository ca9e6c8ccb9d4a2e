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
}
