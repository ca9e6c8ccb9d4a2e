/// Outlines as path data.
enum SVGPath {
    /// Appends a rectangle with continuous corners, as iOS draws cards: each corner is a circle's
    /// arc that eases into the straight edges, as far as these have room for it.
    static func append(continuous rect: Rect, radius: Double, to path: inout ByteBuffer) {
        let r = min(radius, rect.width / 2, rect.height / 2)
        let reach = ease * r
        let x = min(reach, rect.width / 2)
        let y = min(reach, rect.height / 2)
        if let known = known.first(where: { $0.fits(r, x, y) }) {
            append(rect, known, to: &path)
        } else {
            append(rect, SVGCorners(radius: r, x: x, y: y), to: &path)
        }
    }

    private static func append(_ rect: Rect, _ corners: SVGCorners, to path: inout ByteBuffer) {
        path.append(0x4D)
        path.appendNumber(rect.x + corners.x)
        path.append(0x20)
        path.appendNumber(rect.y)
        line(&path, 0x68, rect.width - 2 * corners.x)
        path.append(corners.topTrailing)
        line(&path, 0x76, rect.height - 2 * corners.y)
        path.append(corners.bottomTrailing)
        line(&path, 0x68, 2 * corners.x - rect.width)
        path.append(corners.bottomLeading)
        line(&path, 0x76, 2 * corners.y - rect.height)
        path.append(corners.topLeading)
        path.append(0x7A)
    }

    private static func line(_ path: inout ByteBuffer, _ command: UInt8, _ length: Double) {
        guard length.magnitude > 0.005 else { return }
        path.append(command)
        path.appendNumber(length)
    }

    /// The corners of nearly every card: with room to ease, and of a single row.
    private static let known: [SVGCorners] = Traits.LookName.allCases.flatMap { name in
        let look = Look.named(name)
        let radius = look.sections.cardRadius
        let row = look.rows.minimumHeight / 2
        let reach = ease * radius
        return [reach, row].map { SVGCorners(radius: radius, x: reach, y: min(reach, $0)) }
    }

    /// How far a corner eases into the edges, in radii.
    private static let ease = 1.5287

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
