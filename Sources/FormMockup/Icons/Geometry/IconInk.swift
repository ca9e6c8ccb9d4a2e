/// Layers made ready for many questions about where there is ink.
struct IconInk {
    /// A layer with what the questions need worked out.
    private struct Layer {
        let isInk: Bool
        let halfWidth: Double
        let box: IconBox
        let lines: [(curve: IconCurve, box: IconBox)]
        let rises: [Rise]
    }

    /// A piece of a filled contour that a horizontal ray crosses at most once.
    private struct Rise {
        let start: IconPoint
        let end: IconPoint
        /// The circle of an arc, and whether the piece is on its right half.
        let half: (arc: IconCurve.Arc, isRight: Bool)?

        /// Whether a ray from a point to the right crosses the piece.
        func isCrossed(rightOf point: IconPoint) -> Bool {
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

    private let layers: [Layer]

    /// Prepares layers, the last on top.
    init(_ layers: [IconLayer]) {
        var prepared: [Layer] = []
        for layer in layers {
            var box = IconBox()
            var lines: [(curve: IconCurve, box: IconBox)] = []
            var rises: [Rise] = []
            for contour in layer.contours {
                for curve in contour.curves {
                    let around = IconBox(curve, margin: layer.halfWidth)
                    box.add(around)
                    if layer.halfWidth > 0 { lines.append((curve, around)) }
                }
                if layer.isFilled { rises += IconInk.rises(of: contour) }
            }
            prepared.append(
                Layer(
                    isInk: layer.isInk, halfWidth: layer.halfWidth, box: box, lines: lines,
                    rises: rises))
        }
        self.layers = prepared
    }

    /// Whether there is ink at a point.
    func covers(_ point: IconPoint) -> Bool {
        for layer in layers.reversed() where IconInk.covers(point, layer) { return layer.isInk }
        return false
    }

    private static func covers(_ point: IconPoint, _ layer: Layer) -> Bool {
        if !layer.box.contains(point) { return false }
        for line in layer.lines
        where line.box.contains(point) && line.curve.distance(to: point) < layer.halfWidth {
            return true
        }
        var isInside = false
        for rise in layer.rises where rise.isCrossed(rightOf: point) { isInside.toggle() }
        return isInside
    }

    private static func rises(of contour: IconContour) -> [Rise] {
        var result: [Rise] = []
        for curve in contour.curves {
            guard let arc = curve.arc else {
                result.append(Rise(start: curve.start, end: curve.end, half: nil))
                continue
            }
            var extremes: [IconPoint] = []
            for y in [-arc.radius, arc.radius] {
                let extreme = IconPoint(arc.center.x, arc.center.y + y)
                if curve.isCircle || curve.spans(extreme) { extremes.append(extreme) }
            }
            for piece in curve.split(at: extremes) {
                let isRight = piece.middle.x > arc.center.x
                result.append(Rise(start: piece.start, end: piece.end, half: (arc, isRight)))
            }
        }
        if !contour.isClosed, let first = contour.curves.first, let last = contour.curves.last {
            result.append(Rise(start: last.end, end: first.start, half: nil))
        }
        return result
    }
}
