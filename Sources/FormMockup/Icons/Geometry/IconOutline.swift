/// The edge of the ink of layers as closed contours that neither cross nor overlap.
///
/// Every candidate edge is cut where another one meets it; a piece belongs to the outline when
/// there is ink on one side of it only. The contours run with the ink on their right, so that
/// both fill rules paint the same.
struct IconOutline {
    /// The closed contours.
    private(set) var contours: [IconContour] = []

    /// How far beside a piece its two sides are looked at. Where two curves meet almost in line,
    /// the ends that run on inside the ink lie no deeper than the square of the kink.
    private static let step = 1e-5
    /// How close ends have to be to be joined; rounding to hundredths hides more than that.
    private static let weld = 4e-3

    /// Traces layers, the last on top.
    init(of layers: [IconLayer]) {
        var pieces = IconOutline.boundary(of: layers)
        while let first = pieces.popLast() {
            var chain = [first]
            while chain[chain.count - 1].end.distance(to: first.start) > IconOutline.weld {
                let end = chain[chain.count - 1].end
                guard let next = IconOutline.nearest(to: end, in: pieces) else { break }
                chain.append(pieces.remove(at: next))
            }
            let contour = IconContour(curves: IconOutline.merged(chain), isClosed: true)
            if !IconOutline.isSpeck(contour) { contours.append(contour) }
        }
    }

    /// Whether a contour is too small to be seen: what a rounding error between two strokes leaves.
    private static func isSpeck(_ contour: IconContour) -> Bool {
        let bounds = IconBox(of: [contour]).bounds
        return bounds.width < 0.04 && bounds.height < 0.04
    }

    private static func nearest(to end: IconPoint, in pieces: [IconCurve]) -> Int? {
        var best: Int?
        var bestDistance = 4 * weld
        for (index, piece) in pieces.enumerated() {
            let distance = piece.start.distance(to: end)
            if distance < bestDistance {
                bestDistance = distance
                best = index
            }
        }
        return best
    }

    private static func boundary(of layers: [IconLayer]) -> [IconCurve] {
        let ink = IconInk(layers)
        var edges: [(curve: IconCurve, box: IconBox)] = []
        for layer in layers {
            for edge in layer.edges { edges.append((edge, IconBox(edge))) }
        }
        var result: [IconCurve] = []
        for (index, edge) in edges.enumerated() {
            var cuts: [IconPoint] = []
            for (otherIndex, other) in edges.enumerated()
            where otherIndex != index && edge.box.meets(other.box) {
                cuts += edge.curve.cuts(by: other.curve)
            }
            for piece in edge.curve.split(at: cuts) {
                guard let oriented = oriented(piece, in: ink) else { continue }
                if !result.contains(where: { isSame($0, oriented) }) { result.append(oriented) }
            }
        }
        return result
    }

    /// The piece with ink on its right, or nil when it has the same on both sides.
    private static func oriented(_ piece: IconCurve, in ink: IconInk) -> IconCurve? {
        if !piece.isCircle && piece.start.distance(to: piece.end) < weld && piece.span < 1 {
            return nil
        }
        let middle = piece.middle
        let aside = piece.direction(at: middle).quarterTurn * step
        let isInkRight = ink.covers(middle + aside)
        let isInkLeft = ink.covers(middle - aside)
        if isInkRight == isInkLeft { return nil }
        return isInkRight ? piece : piece.reversed
    }

    private static func isSame(_ first: IconCurve, _ second: IconCurve) -> Bool {
        first.start.distance(to: second.start) < weld && first.end.distance(to: second.end) < weld
            && first.middle.distance(to: second.middle) < weld
    }

    /// The chain with pieces of the same line or circle joined again.
    private static func merged(_ chain: [IconCurve]) -> [IconCurve] {
        var result: [IconCurve] = []
        for piece in chain {
            if let last = result.last, continues(last, piece) {
                result[result.count - 1].end = piece.end
            } else {
                result.append(piece)
            }
        }
        if result.count > 1, let last = result.last, continues(last, result[0]) {
            result[0].start = last.start
            result.removeLast()
        }
        return result
    }

    private static func continues(_ last: IconCurve, _ next: IconCurve) -> Bool {
        switch (last.arc, next.arc) {
        case (nil, nil):
            let turn = (last.end - last.start).unit.cross((next.end - next.start).unit)
            return turn.magnitude < 1e-4
        case (.some(let first), .some(let second)):
            return first.isClockwise == second.isClockwise
                && first.center.distance(to: second.center) < 1e-4
                && (first.radius - second.radius).magnitude < 1e-4
        case (nil, .some), (.some, nil):
            return false
        }
    }
}
