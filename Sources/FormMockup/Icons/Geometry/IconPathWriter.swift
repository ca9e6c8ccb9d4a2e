/// Prints contours as compact SVG path data: relative, two decimals.
struct IconPathWriter {
    /// The path data so far.
    private(set) var bytes: [UInt8] = []
    /// Where the pen is, in hundredths, as a reader of the rounded numbers sees it.
    private var pen = (x: 0, y: 0)

    /// The path data of contours.
    static func path(_ contours: [IconContour]) -> String {
        var writer = IconPathWriter()
        for contour in contours { writer.add(contour) }
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    private mutating func add(_ contour: IconContour) {
        guard let first = contour.curves.first else { return }
        let target = IconPathWriter.hundredths(first.start)
        bytes.append(UInt8(ascii: "M"))
        number(target.x)
        number(target.y)
        pen = target
        for (index, curve) in contour.curves.enumerated() {
            let isClosing = contour.isClosed && index == contour.curves.count - 1
            if isClosing && curve.arc == nil { break }
            add(curve)
        }
        if contour.isClosed { bytes.append(UInt8(ascii: "z")) }
    }

    private mutating func add(_ curve: IconCurve) {
        guard let arc = curve.arc else { return addLine(to: curve.end) }
        // The centre of an almost half circle hangs on the last digit of its ends; two quarters
        // are safe. So is an exact half, whose radius a reader enlarges until it fits.
        let span = curve.span
        let isHalf = (span - 2).magnitude < 1e-3
        if span > 1.6 && !isHalf {
            let middle = curve.middle
            add(IconCurve(start: curve.start, end: middle, arc: arc))
            add(IconCurve(start: middle, end: curve.end, arc: arc))
            return
        }
        let target = IconPathWriter.hundredths(curve.end)
        if target == pen { return }
        bytes.append(UInt8(ascii: "a"))
        let radius = IconPathWriter.hundredths(arc.radius) - (isHalf ? 1 : 0)
        number(radius)
        number(radius)
        number(0)
        bytes += [UInt8(ascii: " "), UInt8(ascii: "0"), UInt8(ascii: " ")]
        bytes.append(UInt8(ascii: arc.isClockwise ? "1" : "0"))
        move(to: target)
    }

    private mutating func addLine(to end: IconPoint) {
        let target = IconPathWriter.hundredths(end)
        if target == pen { return }
        if target.y == pen.y {
            bytes.append(UInt8(ascii: "h"))
            number(target.x - pen.x)
        } else if target.x == pen.x {
            bytes.append(UInt8(ascii: "v"))
            number(target.y - pen.y)
        } else {
            bytes.append(UInt8(ascii: "l"))
            move(to: target)
        }
        pen = target
    }

    private mutating func move(to target: (x: Int, y: Int)) {
        number(target.x - pen.x)
        number(target.y - pen.y)
        pen = target
    }

    /// Writes a number of hundredths, with a space where the one before would run into it.
    private mutating func number(_ hundredths: Int) {
        let isAfterLetter = bytes.last.map { $0 >= UInt8(ascii: "A") } ?? true
        if hundredths < 0 {
            bytes.append(UInt8(ascii: "-"))
        } else if !isAfterLetter {
            bytes.append(UInt8(ascii: " "))
        }
        let value = Int(hundredths.magnitude)
        let whole = value / 100
        let rest = value % 100
        if whole > 0 || rest == 0 { bytes += Array(String(whole).utf8) }
        if rest == 0 { return }
        bytes.append(UInt8(ascii: "."))
        bytes.append(UInt8(ascii: "0") + UInt8(rest / 10))
        if rest % 10 > 0 { bytes.append(UInt8(ascii: "0") + UInt8(rest % 10)) }
    }

    private static func hundredths(_ point: IconPoint) -> (x: Int, y: Int) {
        (hundredths(point.x), hundredths(point.y))
    }

    /// Rounds by hand: the library's function would be the only one taken from libm.
    private static func hundredths(_ value: Double) -> Int {
        value < 0 ? -Int(0.5 - value * 100) : Int(value * 100 + 0.5)
    }
}
