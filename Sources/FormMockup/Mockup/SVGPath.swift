/// Outlines as path data.
enum SVGPath {
    /// A rectangle with continuous corners, as iOS draws cards: each corner is a circle's arc that
    /// eases into the straight edges, as far as these have room for it.
    static func continuous(_ rect: Rect, radius: Double) -> [UInt8] {
        let r = min(radius, rect.width / 2, rect.height / 2)
        let reach = 1.5287 * r
        let corner = Corner(
            radius: r, x: min(reach, rect.width / 2), y: min(reach, rect.height / 2))
        var path: [UInt8] = []
        path.reserveCapacity(420)
        path.append(0x4D)
        path.appendNumber(rect.x + corner.x)
        path.append(0x20)
        path.appendNumber(rect.y)
        line(&path, 0x68, rect.width - 2 * corner.x)
        corner.append(&path, fromX: true, xSign: 1, ySign: 1)
        line(&path, 0x76, rect.height - 2 * corner.y)
        corner.append(&path, fromX: false, xSign: -1, ySign: 1)
        line(&path, 0x68, 2 * corner.x - rect.width)
        corner.append(&path, fromX: true, xSign: -1, ySign: -1)
        line(&path, 0x76, 2 * corner.y - rect.height)
        corner.append(&path, fromX: false, xSign: 1, ySign: -1)
        path.append(0x7A)
        return path
    }

    private static func line(_ path: inout [UInt8], _ command: UInt8, _ length: Double) {
        guard length.magnitude > 0.005 else { return }
        path.append(command)
        path.appendNumber(length)
    }

    /// One corner; distances are from where the straight edges would meet.
    private struct Corner {
        let radius: Double
        /// Where the curve leaves the horizontal and the vertical edge.
        let x: Double
        let y: Double

        /// Control points of the easing on one side: along the edge near its end, then near the
        /// arc, along and across. Without room to ease it is the arc itself.
        private func easing(_ reach: Double) -> (end: Double, along: Double, across: Double) {
            let share = radius > 0 ? min(max((reach / radius - 1) / 0.5287, 0), 1) : 0
            func between(_ arc: Double, _ eased: Double) -> Double {
                (arc + (eased - arc) * share) * radius
            }
            return (between(0.873, 1.0885), between(0.749, 0.8684), between(0.028, 0))
        }

        /// Appends the corner clockwise, from its horizontal or its vertical edge.
        func append(_ path: inout [UInt8], fromX: Bool, xSign: Double, ySign: Double) {
            let near = 0.6315 * radius
            let far = 0.0749 * radius
            let sideX = easing(x)
            let sideY = easing(y)
            // Points as (distance along the horizontal, distance along the vertical edge).
            var points = [
                (x, 0), (sideX.end, 0), (sideX.along, sideX.across), (near, far),
                (0.3728 * radius, 0.1691 * radius), (0.1691 * radius, 0.3728 * radius), (far, near),
                (sideY.across, sideY.along), (0, sideY.end), (0, y),
            ]
            if !fromX { points.reverse() }
            var last = points[0]
            for curve in 0..<3 {
                path.append(0x63)
                for step in 1...3 {
                    let point = points[curve * 3 + step]
                    // Distances shrink towards the corner, so going there is going forward.
                    let dx = (fromX ? last.0 - point.0 : point.0 - last.0) * xSign
                    let dy = (fromX ? point.1 - last.1 : last.1 - point.1) * ySign
                    if step > 1 { path.append(0x20) }
                    path.appendNumber(dx)
                    path.append(0x20)
                    path.appendNumber(dy)
                }
                last = points[curve * 3 + 3]
            }
        }
    }

    /// Lines from point to point.
    static func polyline(_ points: [(Double, Double)]) -> [UInt8] {
        var path: [UInt8] = []
        for (index, point) in points.enumerated() {
            path.append(index == 0 ? 0x4D : 0x4C)
            path.appendNumber(point.0)
            path.append(0x20)
            path.appendNumber(point.1)
        }
        return path
    }
}
