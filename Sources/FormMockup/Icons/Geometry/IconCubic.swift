/// A cubic curve, on its way to becoming arcs.
struct IconCubic {
    private let start: IconPoint
    private let first: IconPoint
    private let second: IconPoint
    private let end: IconPoint

    /// Makes a curve from its ends and control points.
    init(_ start: IconPoint, _ first: IconPoint, _ second: IconPoint, _ end: IconPoint) {
        self.start = start
        self.first = first
        self.second = second
        self.end = end
    }

    /// Arcs that follow the curve to within three hundredths of a unit, with no kinks between.
    func arcs() -> [IconCurve] { arcs(depth: 0) }

    private func arcs(depth: Int) -> [IconCurve] {
        let pair = biarc()
        if depth == 4 || error(of: pair) < 0.03 { return pair }
        let halves = split()
        return halves.0.arcs(depth: depth + 1) + halves.1.arcs(depth: depth + 1)
    }

    private func biarc() -> [IconCurve] {
        let chord = end - start
        let from = tangent(first - start, second - start)
        let to = tangent(end - second, end - first)
        let both = from + to
        let bend = 2 * (1 - from.dot(to))
        let along = chord.dot(both)
        let reach: Double
        if bend < 1e-6 {
            let share = chord.dot(to)
            if share.magnitude < 1e-9 { return [.line(start, end)] }
            reach = chord.dot(chord) / (4 * share)
        } else {
            let root = (along * along + bend * chord.dot(chord)).squareRoot()
            reach = (root - along) / bend
        }
        let joint = (start + end + (from - to) * reach) * 0.5
        let last = IconCurve.tangentArc(end, to * -1, joint).reversed
        return [.tangentArc(start, from, joint), last]
    }

    private func tangent(_ near: IconPoint, _ far: IconPoint) -> IconPoint {
        near.length > 1e-6 ? near.unit : far.unit
    }

    private func error(of pair: [IconCurve]) -> Double {
        var worst = 0.0
        for step in 1..<8 {
            let point = point(at: Double(step) / 8)
            var nearest = Double.infinity
            for curve in pair { nearest = min(nearest, curve.distance(to: point)) }
            worst = max(worst, nearest)
        }
        return worst
    }

    private func point(at share: Double) -> IconPoint {
        let rest = 1 - share
        let outer = start * (rest * rest * rest) + end * (share * share * share)
        return outer + first * (3 * rest * rest * share) + second * (3 * rest * share * share)
    }

    private func split() -> (IconCubic, IconCubic) {
        let a = (start + first) * 0.5
        let b = (first + second) * 0.5
        let c = (second + end) * 0.5
        let d = (a + b) * 0.5
        let e = (b + c) * 0.5
        let middle = (d + e) * 0.5
        return (IconCubic(start, a, d, middle), IconCubic(middle, e, c, end))
    }
}
