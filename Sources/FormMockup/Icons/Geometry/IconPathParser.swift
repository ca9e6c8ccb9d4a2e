/// Reads the notation that glyphs are drawn in: SVG path data and three commands more.
///
///     O cx cy r       a circle
///     R x y w h r     a rectangle with rounded corners
///     K r             from here on, corners between two lines are rounded with this radius
///
/// Of SVG's commands `M L H V C S Q A Z` are known, absolute and relative. An `A` has two equal
/// radii. Cubic and quadratic curves become arcs.
struct IconPathParser {
    private var scanner: PathScanner
    private var contours: [IconContour] = []
    private var curves: [IconCurve] = []
    /// The corner radius that held when each curve was begun.
    private var corners: [Double] = []
    private var corner = 0.0
    private var pen = IconPoint(0, 0)
    private var start = IconPoint(0, 0)
    private var control = IconPoint(0, 0)

    private init(_ text: String) { scanner = PathScanner(text) }

    /// The contours that a text draws, or nil when it is malformed.
    static func contours(of text: String) -> [IconContour]? {
        var parser = IconPathParser(text)
        return parser.parse() ? parser.contours : nil
    }

    private mutating func parse() -> Bool {
        var command = UInt8(0)
        while !scanner.isAtEnd() {
            if let letter = scanner.letter() {
                command = letter
            } else if command == 0 || command == UInt8(ascii: "Z") || command == UInt8(ascii: "z") {
                return false
            }
            guard perform(command) else { return false }
            // SVG reads further pairs after a move as lines.
            if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
            if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
        }
        finish(closed: false)
        return true
    }

    private mutating func perform(_ command: UInt8) -> Bool {
        let isRelative = command >= UInt8(ascii: "a")
        let origin = isRelative ? pen : IconPoint(0, 0)
        switch command & 0xDF {
        case UInt8(ascii: "Z"):
            close()
        case UInt8(ascii: "M"):
            guard let target = point(origin) else { return false }
            finish(closed: false)
            pen = target
            start = target
        case UInt8(ascii: "L"):
            guard let target = point(origin) else { return false }
            line(to: target)
        case UInt8(ascii: "H"):
            guard let x = scanner.number() else { return false }
            line(to: IconPoint(origin.x + x, pen.y))
        case UInt8(ascii: "V"):
            guard let y = scanner.number() else { return false }
            line(to: IconPoint(pen.x, origin.y + y))
        case UInt8(ascii: "A"):
            return arc(origin)
        default:
            return performCurve(command & 0xDF, origin)
        }
        return true
    }

    private mutating func performCurve(_ command: UInt8, _ origin: IconPoint) -> Bool {
        switch command {
        case UInt8(ascii: "C"):
            guard let first = point(origin), let second = point(origin), let end = point(origin)
            else { return false }
            cubic(first, second, end)
        case UInt8(ascii: "S"):
            guard let second = point(origin), let end = point(origin) else { return false }
            cubic(pen + (pen - control), second, end)
        case UInt8(ascii: "Q"):
            guard let middle = point(origin), let end = point(origin) else { return false }
            let first = pen + (middle - pen) * (2 / 3)
            cubic(first, end + (middle - end) * (2 / 3), end)
        case UInt8(ascii: "O"):
            guard let center = point(origin), let radius = scanner.number() else { return false }
            finish(closed: false)
            contours.append(IconContour(curves: [.circle(center, radius)], isClosed: true))
        case UInt8(ascii: "R"):
            return rectangle(origin)
        case UInt8(ascii: "K"):
            guard let radius = scanner.number() else { return false }
            corner = radius
        default:
            return false
        }
        return true
    }

    // MARK: Drawing

    private mutating func append(_ curve: IconCurve) {
        if curve.arc == nil && curve.start.distance(to: curve.end) < 1e-9 { return }
        curves.append(curve)
        corners.append(corner)
        pen = curve.end
        control = pen
    }

    private mutating func line(to end: IconPoint) { append(.line(pen, end)) }

    private mutating func cubic(_ first: IconPoint, _ second: IconPoint, _ end: IconPoint) {
        let from = pen
        for curve in IconCubic(from, first, second, end).arcs() { append(curve) }
        pen = end
        control = second
    }

    private mutating func arc(_ origin: IconPoint) -> Bool {
        guard let radius = scanner.number(), scanner.number() != nil, scanner.number() != nil,
            let isLarge = scanner.flag(),
            let isClockwise = scanner.flag(), let end = point(origin)
        else { return false }
        let chord = end - pen
        let half = chord.length / 2
        if half == 0 { return false }
        let fitted = max(radius, half)
        let rise = (fitted * fitted - half * half).squareRoot()
        let side = chord.unit.quarterTurn * (isLarge == isClockwise ? -rise : rise)
        let center = (pen + end) * 0.5 + side
        let arc = IconCurve.Arc(center: center, radius: fitted, isClockwise: isClockwise)
        append(IconCurve(start: pen, end: end, arc: arc))
        return true
    }

    private mutating func rectangle(_ origin: IconPoint) -> Bool {
        guard let corner = point(origin), let width = scanner.number(),
            let height = scanner.number(),
            let radius = scanner.number()
        else { return false }
        finish(closed: false)
        let outer = self.corner
        self.corner = radius
        pen = corner
        start = corner
        line(to: corner + IconPoint(width, 0))
        line(to: corner + IconPoint(width, height))
        line(to: corner + IconPoint(0, height))
        close()
        self.corner = outer
        return true
    }

    private mutating func close() {
        if pen.distance(to: start) > 1e-9 { line(to: start) }
        pen = start
        finish(closed: true)
    }

    private mutating func finish(closed: Bool) {
        if !curves.isEmpty {
            let rounded = IconCorners(curves, radii: corners, isClosed: closed).rounded()
            contours.append(IconContour(curves: rounded, isClosed: closed))
        }
        curves = []
        corners = []
    }

    private mutating func point(_ origin: IconPoint) -> IconPoint? {
        guard let x = scanner.number(), let y = scanner.number() else { return nil }
        return origin + IconPoint(x, y)
    }
}
