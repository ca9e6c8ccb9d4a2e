/// How a box stands among its neighbours: distances in hundredths of a point.
struct HTMLPlace {
    /// How a box stands across the direction its neighbours follow.
    enum Cross {
        /// Where its group puts it.
        case standard
        case center, end
        /// So far from the top of the line.
        case dropped(Int)
    }

    /// From the neighbour, or the edge, on the leading side.
    var start = 0
    /// To the edge on the trailing side.
    var end = 0
    /// From the neighbour above.
    var top = 0
    /// Whether it takes the room that is left before it.
    var isPushed = false
    var cross = Cross.standard
    /// Whether `start` and `top` count from the corner of the group, regardless of neighbours.
    var isAbsolute = false

    /// In the corner of its group.
    static let corner = HTMLPlace()

    /// At a point of a group whose children ignore each other.
    static func absolute(_ frame: Rect, in group: Rect) -> HTMLPlace {
        HTMLPlace(
            start: hundredths(frame.x - group.x), top: hundredths(frame.y - group.y),
            isAbsolute: true)
    }
}

extension HTMLRenderer {
    /// Writes the classes of a place into an open class attribute.
    mutating func classes(of place: HTMLPlace) {
        if place.isAbsolute {
            writer.addClass("fm-abs")
            if place.start != 0 { utility(.start, place.start) }
            if place.top != 0 { utility(.top, place.top) }
            return
        }
        if place.isPushed {
            writer.addClass("fm-push")
        } else if place.start != 0 {
            utility(.startMargin, place.start)
        }
        if place.end != 0 { utility(.endMargin, place.end) }
        switch place.cross {
        case .standard: if place.top != 0 { utility(.topMargin, place.top) }
        case .center:
            writer.addClass("fm-mid")
            if place.top != 0 { utility(.topMargin, place.top) }
        case .end:
            writer.addClass("fm-end")
            if place.top != 0 { utility(.topMargin, place.top) }
        case .dropped(let distance): utility(.dropped, distance)
        }
    }

    /// Writes a utility class of so many hundredths.
    @inline(__always)
    mutating func utility(_ utility: HTMLUtility, _ hundredths: Int) {
        let name = rules.name(utility, hundredths)
        writer.addClass(rules.names, name)
    }

    /// Writes a utility class of so many points.
    @inline(__always)
    mutating func utility(_ name: HTMLUtility, _ points: Double) {
        utility(name, hundredths(points))
    }

    /// Writes the classes of a width and a height.
    mutating func size(_ frame: Rect) {
        utility(.width, frame.width)
        utility(.height, frame.height)
    }

    /// Writes the class of a paint.
    mutating func paint(_ use: HTMLPaintUse, _ paint: Paint) {
        let name = rules.name(use, paint)
        writer.addClass(rules.names, name)
    }

    /// Writes the class of a font.
    mutating func font(_ font: ResolvedFont) {
        let name = rules.name(font)
        writer.addClass(rules.names, name)
    }
}
