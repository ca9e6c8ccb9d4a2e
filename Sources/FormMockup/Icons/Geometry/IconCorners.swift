/// Rounds the corners between straight lines of a contour.
struct IconCorners {
    private let curves: [IconCurve]
    private let radii: [Double]
    private let isClosed: Bool
    /// How far from the end of each line its corner would like to begin.
    private var reaches: [Double] = []

    /// Takes curves and, for each, the radius of the corner at its end.
    init(_ curves: [IconCurve], radii: [Double], isClosed: Bool) {
        self.curves = curves
        self.radii = radii
        self.isClosed = isClosed
        for index in curves.indices { reaches.append(radii[index] * (slope(after: index) ?? 0)) }
    }

    /// The curves with arcs in place of the corners.
    func rounded() -> [IconCurve] {
        var result: [IconCurve] = []
        for (index, curve) in curves.enumerated() {
            var shortened = curve
            if let corner = corner(after: before(index)) { shortened.start = corner.end }
            let after = corner(after: index)
            if let after { shortened.end = after.start }
            if shortened.arc != nil || shortened.start.distance(to: shortened.end) > 1e-6 {
                result.append(shortened)
            }
            if let after { result.append(after) }
        }
        return result
    }

    private func before(_ index: Int) -> Int { index == 0 ? curves.count - 1 : index - 1 }
    private func next(_ index: Int) -> Int { index + 1 < curves.count ? index + 1 : 0 }

    /// The tangent of half the turn between a line and the next one, or nil without a corner.
    private func slope(after index: Int) -> Double? {
        if index == curves.count - 1 && !isClosed { return nil }
        let first = curves[index]
        let second = curves[next(index)]
        if radii[index] == 0 || first.arc != nil || second.arc != nil { return nil }
        let from = (first.end - first.start).unit
        let to = (second.end - second.start).unit
        let turn = from.cross(to).magnitude
        return turn < 1e-6 ? nil : turn / (1 + from.dot(to))
    }

    /// The arc between a line and the next one.
    private func corner(after index: Int) -> IconCurve? {
        guard let slope = slope(after: index) else { return nil }
        let following = next(index)
        let reach = reaches[index] * min(share(of: index), share(of: following))
        let first = curves[index]
        let from = (first.end - first.start).unit
        let to = (curves[following].end - curves[following].start).unit
        let isClockwise = from.cross(to) > 0
        let radius = reach / slope
        let start = first.end - from * reach
        let center = start + from.quarterTurn * (isClockwise ? radius : -radius)
        let arc = IconCurve.Arc(center: center, radius: radius, isClockwise: isClockwise)
        return IconCurve(start: start, end: first.end + to * reach, arc: arc)
    }

    /// The part of their wishes that the two corners of a line can have.
    private func share(of index: Int) -> Double {
        let wanted = reaches[before(index)] + reaches[index]
        let length = curves[index].start.distance(to: curves[index].end)
        return wanted > length ? length / wanted : 1
    }
}
