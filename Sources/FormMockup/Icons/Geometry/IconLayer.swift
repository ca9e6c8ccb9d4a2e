/// A shape that paints over the layers below it, or cuts through them.
struct IconLayer: Sendable {
    /// The centre lines.
    var contours: [IconContour]
    /// Half the width of the stroke along the contours; 0 for none.
    var halfWidth: Double
    /// Whether the inside of the contours (even-odd) belongs to the shape.
    var isFilled: Bool
    /// Whether the shape is ink; a hole otherwise.
    var isInk: Bool

    /// Curves that hold the whole edge of the shape; some of them may run inside it.
    var edges: [IconCurve] {
        var result: [IconCurve] = []
        for contour in contours {
            for curve in contour.curves {
                if halfWidth == 0 {
                    result.append(curve)
                    continue
                }
                if let left = curve.offset(by: -halfWidth) { result.append(left) }
                if let right = curve.offset(by: halfWidth) { result.append(right) }
                if !curve.isCircle { result.append(.circle(curve.start, halfWidth)) }
            }
            guard let first = contour.curves.first, let last = contour.curves.last else { continue }
            if halfWidth > 0 {
                if !contour.isClosed { result.append(.circle(last.end, halfWidth)) }
            } else if !contour.isClosed {
                result.append(.line(last.end, first.start))
            }
        }
        return result
    }

    /// The layer scaled and moved; a stroke gets `strokeScale` times as wide.
    func transformed(_ transform: IconTransform, strokeScale: Double) -> IconLayer {
        var result = self
        result.halfWidth = halfWidth * strokeScale
        result.contours = []
        for contour in contours { result.contours.append(contour.transformed(transform)) }
        return result
    }
}

extension [IconLayer] {
    /// The layers with ink and holes exchanged.
    var inverted: [IconLayer] {
        var result = self
        for index in result.indices { result[index].isInk.toggle() }
        return result
    }

    /// The layers scaled and moved; strokes get `strokeScale` times as wide.
    func transformed(_ transform: IconTransform, strokeScale: Double) -> [IconLayer] {
        var result: [IconLayer] = []
        for layer in self {
            result.append(layer.transformed(transform, strokeScale: strokeScale))
        }
        return result
    }
}
