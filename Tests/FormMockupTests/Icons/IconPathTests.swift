import Testing

@testable import FormMockup

/// A second reader of path data, strict and independent of the one that glyphs are drawn with.
struct StrictPath {
    /// Points on the path, close to each other.
    private(set) var points: [(x: Double, y: Double)] = []
    private var pen = (x: 0.0, y: 0.0)
    private var start = (x: 0.0, y: 0.0)

    /// Reads what the writer may print: `M` and relative `h v l a z`; nil for anything else.
    init?(_ text: String) {
        guard text.first == "M" else { return nil }
        var rest = Substring(text)
        while let command = rest.popFirst() {
            guard let count = ["M": 2, "h": 1, "v": 1, "l": 2, "a": 7, "z": 0][command] else {
                return nil
            }
            var numbers: [Double] = []
            for _ in 0..<count {
                guard let number = StrictPath.number(&rest) else { return nil }
                numbers.append(number)
            }
            perform(command, numbers)
        }
    }

    private static func number(_ rest: inout Substring) -> Double? {
        if rest.first == " " { rest.removeFirst() }
        var digits = ""
        if rest.first == "-" { digits.append(rest.removeFirst()) }
        while let next = rest.first, next.isNumber || (next == "." && !digits.contains(".")) {
            digits.append(rest.removeFirst())
        }
        return Double(digits.replacing("-.", with: "-0."))
    }

    private mutating func perform(_ command: Character, _ numbers: [Double]) {
        switch command {
        case "M":
            pen = (numbers[0], numbers[1])
            start = pen
        case "h": pen.x += numbers[0]
        case "v": pen.y += numbers[0]
        case "l": pen = (pen.x + numbers[0], pen.y + numbers[1])
        case "a": addArc(numbers)
        default: pen = start
        }
        points.append(pen)
    }

    private mutating func addArc(_ numbers: [Double]) {
        let end = (x: pen.x + numbers[5], y: pen.y + numbers[6])
        let half = (x: numbers[5] / 2, y: numbers[6] / 2)
        let distance = (half.x * half.x + half.y * half.y).squareRoot()
        let radius = max(numbers[0], distance)
        let rise = (radius * radius - distance * distance).squareRoot()
        let side = numbers[3] == numbers[4] ? -rise : rise
        let center = (
            x: pen.x + half.x - half.y / distance * side,
            y: pen.y + half.y + half.x / distance * side
        )
        // Turns by a small angle; the writer prints no arc over a half circle.
        let (cosine, sine) = (0.99875026, numbers[4] == 1 ? 0.04997917 : -0.04997917)
        var arm = (x: pen.x - center.x, y: pen.y - center.y)
        for _ in 0..<63 {
            arm = (arm.x * cosine - arm.y * sine, arm.x * sine + arm.y * cosine)
            let turn = arm.x * (end.y - center.y) - arm.y * (end.x - center.x)
            if turn * sine <= 0 { break }
            points.append((center.x + arm.x, center.y + arm.y))
        }
        pen = end
    }
}

@Suite struct IconPathTests {
    @Test func everyPathIsValidAndInsideTheGrid() {
        for icon in IconNameLists.builtIn {
            for part in icon.parts {
                guard let path = StrictPath(part.path) else {
                    Issue.record("\(icon.name): malformed path")
                    continue
                }
                let margin = part.paint == .fill ? 0 : Icon.strokeWidth / 2
                let isInside = path.points.allSatisfy { point in
                    min(point.x, point.y) - margin > 1.45 && max(point.x, point.y) + margin < 22.55
                }
                #expect(isInside, "\(icon.name) leaves the grid")
            }
        }
    }

    @Test func boundsEncloseTheInkTightly() throws {
        let bounds = try #require(IconLibrary.builtIn.icon(named: "circle")).bounds
        #expect(bounds == IconBounds(minX: 1.75, minY: 1.75, maxX: 22.25, maxY: 22.25))
        let minus = try #require(IconLibrary.builtIn.icon(named: "minus")).bounds
        #expect(minus == IconBounds(minX: 3.15, minY: 11.15, maxX: 20.85, maxY: 12.85))
    }

    @Test func everyGlyphIsWellFormed() {
        for glyph in IconGlyph.all.flatMap({ $0.glyphs }) {
            for stroke in glyph.strokes {
                #expect(IconPathParser.contours(of: stroke.path) != nil, "\(glyph.name)")
            }
        }
    }

    @Test(arguments: ["M", "M1", "L", "M1 1X", "M1 1A2", "M1 1 Z 3", "M0 0A1 1 0 2 1 3 3", "1 2"])
    func refuses(_ path: String) {
        #expect(IconPathParser.contours(of: path) == nil)
    }

    @Test(arguments: [
        ("M2 2H10V8", "M2 2h8v6"), ("M2 2L3.5 1", "M2 2l1.5-1"), ("M2 2H4V4H2Z", "M2 2h2v2h-2z"),
        ("O5 5 2", "M5 3a1.99 1.99 0 0 1 0 4a1.99 1.99 0 0 1 0-4z"),
        ("K1M0 4V0H4", "M0 4v-3a1 1 0 0 1 1-1h3"),
        ("R0 0 4 4 1", "M1 0h2a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1v-2a1 1 0 0 1 1-1z"),
    ])
    func prints(_ drawn: String, _ printed: String) throws {
        let contours = try #require(IconPathParser.contours(of: drawn))
        #expect(IconPathWriter.path(contours) == printed)
    }
}
