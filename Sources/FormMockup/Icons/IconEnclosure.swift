/// A shape that a glyph can stand in.
struct IconEnclosure: Sendable {
    /// The last component of the names that use it.
    let name: String
    /// The shape's path, in the notation of `IconPathParser`.
    let path: String
    /// Where the glyph's centre stands.
    let center: IconPoint
    /// The radius of the circle, and half the side of the square, that the glyph has to fit.
    let radius: Double

    /// The enclosure with a name.
    static func named(_ name: String) -> IconEnclosure? {
        for enclosure in all where enclosure.name == name { return enclosure }
        return nil
    }

    /// The shape with a glyph in it; the filled form has the glyph cut out.
    func layers(around glyph: [IconLayer], isFilled: Bool) -> [IconLayer] {
        let extent = IconBox(of: glyph)
        let contours = IconPathParser.contours(of: path) ?? []
        let shape = IconLayer(
            contours: contours, halfWidth: Icon.strokeWidth / 2, isFilled: isFilled, isInk: true)
        let scale = IconEnclosure.scale(of: extent.bounds, toFit: radius)
        let transform = IconTransform(scale: scale, shift: center - extent.center * scale)
        var inner: [IconLayer] = []
        for layer in glyph {
            // A line keeps its weight; the rim of a solid shape shrinks with the shape.
            let strokeScale = layer.isFilled || !layer.isInk ? scale : isFilled ? 0.94 : 1
            inner.append(layer.transformed(transform, strokeScale: strokeScale))
        }
        return [shape] + (isFilled ? inner.inverted : inner)
    }

    /// The factor that lets ink fit a circle of a radius; never so much that a small mark grows
    /// out of proportion.
    static func scale(of bounds: IconBounds, toFit radius: Double) -> Double {
        let diagonal = IconPoint(bounds.width, bounds.height).length / 2
        let longer = max(bounds.width, bounds.height) / 2
        return min(0.56, radius / diagonal, radius * 0.86 / longer)
    }

    /// Every enclosure.
    static let all: [IconEnclosure] = [
        IconEnclosure(
            name: "circle", path: "O12 12 9.4", center: IconPoint(12, 12), radius: 6.6),
        IconEnclosure(
            name: "square", path: "R3.3 3.3 17.4 17.4 3.9", center: IconPoint(12, 12), radius: 6.8),
        IconEnclosure(
            name: "app", path: "R3.3 3.3 17.4 17.4 5", center: IconPoint(12, 12), radius: 6.8),
        IconEnclosure(
            name: "rectangle", path: "R2.6 5.1 18.8 13.8 3", center: IconPoint(12, 12), radius: 5.6),
        IconEnclosure(
            name: "diamond", path: "K2.6M12 1.6 22.4 12 12 22.4 1.6 12Z",
            center: IconPoint(12, 12), radius: 5.6),
        IconEnclosure(
            name: "triangle", path: "K2.6M12 1.4 23.2 20.8H.8Z", center: IconPoint(12, 13.4),
            radius: 5),
        IconEnclosure(
            name: "octagon", path: "K1.6M8.1 2.6H15.9L21.4 8.1V15.9L15.9 21.4H8.1L2.6 15.9V8.1Z",
            center: IconPoint(12, 12), radius: 6.4),
        IconEnclosure(
            name: "hexagon", path: "K2.2M12 2 20.8 7V17L12 22 3.2 17V7Z",
            center: IconPoint(12, 12), radius: 6),
        IconEnclosure(
            name: "shield",
            path: "M12 2.4C14.4 4.2 17 5 20 5.1V11.2C20 16 17 19.6 12 21.6C7 19.6 4 16 4 11.2V5.1"
                + "C7 5 9.6 4.2 12 2.4Z", center: IconPoint(12, 11.6), radius: 5.4),
        IconEnclosure(name: "seal", path: seal, center: IconPoint(12, 12), radius: 6),
        IconEnclosure(
            name: "bubble", path: bubble, center: IconPoint(12, 10.1), radius: 5.4),
    ]

    /// A rosette of ten shallow lobes.
    private static let seal =
        "M9.31 3.73A3.3 3.3 0 0 1 14.69 3.73A3.3 3.3 0 0 1 19.04 6.89A3.3 3.3 0 0 1 20.7 12"
        + "A3.3 3.3 0 0 1 19.04 17.11A3.3 3.3 0 0 1 14.69 20.27A3.3 3.3 0 0 1 9.31 20.27"
        + "A3.3 3.3 0 0 1 4.96 17.11A3.3 3.3 0 0 1 3.3 12A3.3 3.3 0 0 1 4.96 6.89"
        + "A3.3 3.3 0 0 1 9.31 3.73Z"
    private static let bubble =
        "K3.8M12 3H21.4V17.2K.8H11.6L6.8 21.2V17.2K3.8H2.6V3Z"
}
