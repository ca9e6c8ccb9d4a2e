/// The line through a symbol.
enum IconSlash {
    private static let path = "M3.6 3.2 20.8 20.4"

    /// Strikes layers through, with a margin on both sides of the line.
    static func over(_ layers: [IconLayer]) -> [IconLayer] {
        let contours = IconPathParser.contours(of: path) ?? []
        let half = Icon.strokeWidth / 2
        let gap = IconLayer(
            contours: contours, halfWidth: half + 1.1, isFilled: false, isInk: false)
        let line = IconLayer(contours: contours, halfWidth: half, isFilled: false, isInk: true)
        return layers + [gap, line]
    }
}

/// The small disc at a symbol's corner.
enum IconBadge {
    private static let discCenter = IconPoint(17.9, 17.9)
    private static let discRadius = 4.6
    private static let dotCenter = IconPoint(17.6, 6.2)
    private static let dotRadius = 3.6
    private static let margin = 1.3

    /// Puts a plain dot at the upper right.
    static func dot(on base: [IconLayer]) -> [IconLayer] {
        base + disc(dotCenter, dotRadius)
    }

    /// Puts a disc with a glyph cut out at the lower right.
    static func disc(with glyph: [IconLayer], on base: [IconLayer]) -> [IconLayer] {
        let inner = scaled(glyph, toFit: 3.3, strokeScale: 0.72)
        return base + disc(discCenter, discRadius) + inner.inverted
    }

    /// Puts a gear, which is a disc of its own, at the lower right.
    static func gear(_ glyph: [IconLayer], on base: [IconLayer]) -> [IconLayer] {
        let clearing = disc(discCenter, discRadius).prefix(1)
        let center = IconTransform(scale: 1, shift: discCenter - IconBox(of: glyph).center)
        var inner: [IconLayer] = []
        for layer in glyph {
            let moved = layer.transformed(center, strokeScale: 1)
            let shrink = IconTransform(scale: 0.44, shift: discCenter * 0.56)
            inner.append(moved.transformed(shrink, strokeScale: 0.44))
        }
        return base + clearing + inner
    }

    /// Puts a clock face, drawn in outline so that its hands show, at the lower right.
    static func clock(on base: [IconLayer]) -> [IconLayer] {
        let clearing = disc(discCenter, discRadius).prefix(1)
        let face = IconPathParser.contours(of: "O17.9 17.9 3.9M17.9 15.7V18.2L19.5 19.2") ?? []
        return base + clearing
            + [IconLayer(contours: face, halfWidth: 0.65, isFilled: false, isInk: true)]
    }

    private static func scaled(
        _ glyph: [IconLayer], toFit radius: Double, strokeScale: Double
    ) -> [IconLayer] {
        let extent = IconBox(of: glyph)
        let scale = min(0.3, IconEnclosure.scale(of: extent.bounds, toFit: radius))
        let transform = IconTransform(scale: scale, shift: discCenter - extent.center * scale)
        var inner: [IconLayer] = []
        for layer in glyph {
            let isLine = !layer.isFilled && layer.isInk
            inner.append(layer.transformed(transform, strokeScale: isLine ? strokeScale : scale))
        }
        return inner
    }

    private static func disc(_ center: IconPoint, _ radius: Double) -> [IconLayer] {
        func layer(_ radius: Double, isInk: Bool) -> IconLayer {
            let contour = IconContour(curves: [.circle(center, radius)], isClosed: true)
            return IconLayer(contours: [contour], halfWidth: 0, isFilled: true, isInk: isInk)
        }
        return [layer(radius + margin, isInk: false), layer(radius, isInk: true)]
    }
}
