import FormMockup

/// Path data, moved from an SVG file's own grid to that of icons. Only numbers and commands that
/// were understood are written again, so that nothing else of a file reaches a page.
///
///     data    = { command { number } }
///     command = M | L | H | V | C | S | Q | T | A | Z, absolute or, in small letters, relative
struct SVGPathData {
    /// Where the file's grid lies on that of icons.
    struct Placement {
        var scale = 1.0
        var x = 0.0
        var y = 0.0
    }

    private let placement: Placement
    private var numbers: PathScanner
    private var output: [UInt8] = []
    private var pen = (x: 0.0, y: 0.0)
    private var start = (x: 0.0, y: 0.0)
    /// The control point that `S` or `T` mirrors, and the command that left it.
    private var control: (x: Double, y: Double, isCubic: Bool)?

    private init(_ data: String, _ placement: Placement) {
        self.placement = placement
        numbers = PathScanner(data)
    }

    /// The data on the grid of icons. A fault is given as the offset where it is no path data.
    static func moved(_ data: String, _ placement: Placement) -> (path: String, fault: Int?) {
        var path = SVGPathData(data, placement)
        let isComplete = path.run()
        return (
            String(decoding: path.output, as: UTF8.self),
            isComplete ? nil : path.numbers.index
        )
    }

    private mutating func run() -> Bool {
        var command = UInt8(0)
        while !numbers.isAtEnd() {
            if let letter = numbers.letter() {
                guard !output.isEmpty || letter | 0x20 == 0x6D else { return false }
                command = letter
            } else if command == 0 || command | 0x20 == 0x7A {
                return false
            }
            guard perform(command | 0x20, isRelative: command >= 0x61) else { return false }
            // Further pairs after a move are lines.
            if command | 0x20 == 0x6D { command -= 1 }
        }
        return true
    }

    private mutating func perform(_ command: UInt8, isRelative: Bool) -> Bool {
        let origin = isRelative ? pen : (x: 0, y: 0)
        switch command {
        case UInt8(ascii: "z"):
            output.append(UInt8(ascii: "Z"))
            pen = start
            control = nil
            return true
        case UInt8(ascii: "m"):
            guard let target = point(origin) else { return false }
            start = target
            return write("M", [target])
        case UInt8(ascii: "l"): return point(origin).map { write("L", [$0]) } ?? false
        case UInt8(ascii: "h"):
            return numbers.number().map { write("L", [(origin.x + $0, pen.y)]) } ?? false
        case UInt8(ascii: "v"):
            return numbers.number().map { write("L", [(pen.x, origin.y + $0)]) } ?? false
        case UInt8(ascii: "a"): return arc(origin)
        default: return curve(command, origin)
        }
    }

    private mutating func curve(_ command: UInt8, _ origin: (x: Double, y: Double)) -> Bool {
        let isCubic = command == UInt8(ascii: "c") || command == UInt8(ascii: "s")
        var points: [(x: Double, y: Double)] = []
        if command == UInt8(ascii: "s") || command == UInt8(ascii: "t") {
            let old = control.flatMap { $0.isCubic == isCubic ? ($0.x, $0.y) : nil } ?? pen
            points.append((2 * pen.x - old.0, 2 * pen.y - old.1))
        }
        guard isCubic || command == UInt8(ascii: "q") || command == UInt8(ascii: "t") else {
            return false
        }
        while points.count < (isCubic ? 3 : 2) {
            guard let next = point(origin) else { return false }
            points.append(next)
        }
        let last = points[points.count - 2]
        guard write(isCubic ? "C" : "Q", points) else { return false }
        control = (last.x, last.y, isCubic)
        return true
    }

    private mutating func arc(_ origin: (x: Double, y: Double)) -> Bool {
        guard let width = numbers.number(), let height = numbers.number(),
            let turn = numbers.number(), let isLarge = numbers.flag(),
            let isClockwise = numbers.flag(), let target = point(origin)
        else { return false }
        output.append(UInt8(ascii: "A"))
        append(width.magnitude * placement.scale)
        append(height.magnitude * placement.scale)
        append(turn)
        append(isLarge ? 1 : 0)
        append(isClockwise ? 1 : 0)
        return write("", [target])
    }

    private mutating func point(_ origin: (x: Double, y: Double)) -> (x: Double, y: Double)? {
        guard let x = numbers.number(), let y = numbers.number() else { return nil }
        return (origin.x + x, origin.y + y)
    }

    /// Writes a command that ends at the last of its points.
    private mutating func write(_ command: String, _ points: [(x: Double, y: Double)]) -> Bool {
        guard let last = points.last, last.x.magnitude < 1e7, last.y.magnitude < 1e7 else {
            return false
        }
        output += command.utf8
        for point in points {
            append(point.x * placement.scale + placement.x)
            append(point.y * placement.scale + placement.y)
        }
        pen = last
        control = nil
        return true
    }

    /// Appends a number with at most three decimals.
    private mutating func append(_ value: Double) {
        let thousandths = Int((value.magnitude * 1000).rounded())
        if value < 0, thousandths > 0 {
            output.append(0x2D)
        } else if let last = output.last, last >= 0x30, last <= 0x39 {
            output.append(0x20)
        }
        output += String(thousandths / 1000).utf8
        guard thousandths % 1000 > 0 else { return }
        var digits = Array(String(1000 + thousandths % 1000).utf8.dropFirst())
        while digits.last == 0x30 { digits.removeLast() }
        output.append(0x2E)
        output += digits
    }
}
