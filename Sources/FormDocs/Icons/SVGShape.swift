import FormMockup

/// The plain shapes of SVG as path data in the file's own grid.
enum SVGShape {
    /// The elements that draw.
    static let names = ["path", "circle", "ellipse", "rect", "line", "polyline", "polygon"]

    /// The path data of an element; nil when its numbers can't be read.
    static func path(of tag: SVGTag) -> String? {
        switch tag.name {
        case "path": return tag["d"]?.value ?? ""
        case "circle":
            guard let radius = number(tag, "r") else { return nil }
            return ellipse(tag, radius, radius)
        case "ellipse":
            guard let width = number(tag, "rx"), let height = number(tag, "ry") else { return nil }
            return ellipse(tag, width, height)
        case "rect": return rectangle(tag)
        case "line":
            guard let x1 = number(tag, "x1"), let y1 = number(tag, "y1"),
                let x2 = number(tag, "x2"), let y2 = number(tag, "y2")
            else { return nil }
            return "M\(x1) \(y1)L\(x2) \(y2)"
        case "polyline", "polygon":
            let points = tag["points"]?.value ?? ""
            return points.isEmpty ? "" : "M" + points + (tag.name == "polygon" ? "Z" : "")
        default: return nil
        }
    }

    private static func ellipse(_ tag: SVGTag, _ width: Double, _ height: Double) -> String? {
        guard let x = number(tag, "cx"), let y = number(tag, "cy") else { return nil }
        guard width > 0, height > 0 else { return "" }
        return "M\(x - width) \(y)a\(width) \(height) 0 1 1 \(2 * width) 0"
            + "a\(width) \(height) 0 1 1 \(-2 * width) 0Z"
    }

    private static func rectangle(_ tag: SVGTag) -> String? {
        guard let x = number(tag, "x"), let y = number(tag, "y"),
            let width = number(tag, "width"), let height = number(tag, "height"),
            let givenX = number(tag, "rx"), let givenY = number(tag, "ry")
        else { return nil }
        guard width > 0, height > 0 else { return "" }
        // One radius stands for both.
        let rx = min(tag["rx"] == nil ? givenY : givenX, width / 2)
        let ry = min(tag["ry"] == nil ? givenX : givenY, height / 2)
        guard rx > 0, ry > 0 else { return "M\(x) \(y)h\(width)v\(height)h\(-width)Z" }
        return "M\(x + rx) \(y)h\(width - 2 * rx)a\(rx) \(ry) 0 0 1 \(rx) \(ry)"
            + "v\(height - 2 * ry)a\(rx) \(ry) 0 0 1 \(-rx) \(ry)"
            + "h\(2 * rx - width)a\(rx) \(ry) 0 0 1 \(-rx) \(-ry)"
            + "v\(2 * ry - height)a\(rx) \(ry) 0 0 1 \(rx) \(-ry)Z"
    }

    /// A number with or without `px`; 0 when the attribute is missing.
    static func number(_ tag: SVGTag, _ name: String) -> Double? {
        guard let attribute = tag[name] else { return 0 }
        return number(attribute.value)
    }

    /// A number with or without `px`.
    static func number(_ text: String) -> Double? {
        var numbers = PathScanner(text.hasSuffix("px") ? String(text.dropLast(2)) : text)
        guard let number = numbers.number(), numbers.isAtEnd() else { return nil }
        return number
    }
}
