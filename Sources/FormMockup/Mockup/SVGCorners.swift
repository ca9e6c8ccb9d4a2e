/// The four corners of a card as path data, clockwise from the top edge.
struct SVGCorners: Sendable {
    let radius: Double
    /// Where the curve leaves the horizontal and the vertical edge, from where these would meet.
    let x: Double
    let y: Double
    private(set) var topTrailing: [UInt8] = []
    private(set) var bottomTrailing: [UInt8] = []
    private(set) var bottomLeading: [UInt8] = []
    private(set) var topLeading: [UInt8] = []

    /// Draws the corners of a radius that have so much room to ease into the edges.
    init(radius: Double, x: Double, y: Double) {
        self.radius = radius
        self.x = x
        self.y = y
        topTrailing = corner(fromX: true, xSign: 1, ySign: 1)
        bottomTrailing = corner(fromX: false, xSign: -1, ySign: 1)
        bottomLeading = corner(fromX: true, xSign: -1, ySign: -1)
        topLeading = corner(fromX: false, xSign: 1, ySign: -1)
    }

    /// Whether these are the corners of a radius and a room.
    func fits(_ radius: Double, _ x: Double, _ y: Double) -> Bool {
        self.radius == radius && (self.x - x).magnitude < 0.001 && (self.y - y).magnitude < 0.001
    }

    /// Control points of the easing on one side: along the edge near its end, then near the arc,
    /// along and across. Without room to ease it is the arc itself.
    private func easing(_ reach: Double) -> (end: Double, along: Double, across: Double) {
        let share = radius > 0 ? min(max((reach / radius - 1) / 0.5287, 0), 1) : 0
        func between(_ arc: Double, _ eased: Double) -> Double {
            (arc + (eased - arc) * share) * radius
        }
        return (between(0.873, 1.0885), between(0.749, 0.8684), between(0.028, 0))
    }

    /// One corner clockwise, from its horizontal or its vertical edge.
    private func corner(fromX: Bool, xSign: Double, ySign: Double) -> [UInt8] {
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
        var path: [UInt8] = [0x63]
        var last = points[0]
        for curve in 0..<3 {
            for step in 1...3 {
                let point = points[curve * 3 + step]
                // Distances shrink towards the corner, so going there is going forward.
                append((fromX ? last.0 - point.0 : point.0 - last.0) * xSign, to: &path)
                append((fromX ? point.1 - last.1 : last.1 - point.1) * ySign, to: &path)
            }
            last = points[curve * 3 + 3]
        }
        return path
    }

    /// Appends a number, after a space where no sign separates it.
    private func append(_ value: Double, to path: inout [UInt8]) {
        let place = path.count
        path.appendNumber(value)
        if place > 1, path[place] != 0x2D { path.insert(0x20, at: place) }
    }
}
