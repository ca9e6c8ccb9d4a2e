import FormMockup

/// Reads an SVG file as an icon: plain shapes in one colour, on a grid of its own. Whatever else a
/// file holds makes it unusable, so that an icon never brings scripts or references along.
struct SVGIconReader {
    /// What shapes inherit from the groups around them.
    private struct Style {
        var isFilled = true
        var isEvenOdd = false
        var isStroked = false
        var strokeWidth = 1.0
    }

    /// The largest file that is read.
    static let maximumBytes = 1 << 18
    private static let silent = ["title", "desc", "metadata", "defs"]
    /// They would change the drawing, or bring in what is elsewhere.
    private static let refused = [
        "transform", "style", "clip-path", "mask", "filter", "href", "xlink:href", "marker-start",
        "marker-mid", "marker-end", "stroke-dasharray",
    ]

    private var tags: SVGTagReader
    private var styles = [Style()]
    private var placement = SVGPathData.Placement()
    private var parts: [IconPart] = []

    /// The icon in a file.
    static func read(_ bytes: [UInt8], name: String) throws(SVGFault) -> Icon {
        guard bytes.count <= maximumBytes else {
            throw SVGFault("an icon has at most 256 KiB", 0..<0)
        }
        var reader = SVGIconReader(tags: SVGTagReader(bytes))
        let parts = try reader.run()
        return Icon(
            name: name, parts: parts,
            mirrorsInRightToLeft: IconLibrary.mirrorsInRightToLeft(name))
    }

    private init(tags: SVGTagReader) {
        self.tags = tags
    }

    private mutating func run() throws(SVGFault) -> [IconPart] {
        guard let root = try tags.next(), root.name == "svg", root.kind == .open else {
            throw SVGFault("the file does not begin with 'svg'", 0..<0)
        }
        try place(root)
        try push(root)
        var open = [root]
        while let parent = open.last {
            guard let tag = try tags.next() else {
                throw SVGFault("'\(parent.name)' is never closed", parent.range)
            }
            if tag.kind == .close {
                guard tag.name == parent.name else {
                    throw SVGFault("'\(tag.name)' closes '\(parent.name)'", tag.range)
                }
                open.removeLast()
                styles.removeLast()
                continue
            }
            let isSilent = open.contains { Self.silent.contains($0.name) }
            if !isSilent { try draw(tag) }
            guard tag.kind == .open else { continue }
            guard open.count < 64 else {
                throw SVGFault("elements are nested deeper than 64 levels", tag.range)
            }
            open.append(tag)
            try push(isSilent ? nil : tag)
        }
        guard !parts.isEmpty else { throw SVGFault("nothing is drawn", root.range) }
        return parts
    }

    /// Centres the file's grid on that of icons.
    private mutating func place(_ root: SVGTag) throws(SVGFault) {
        var box = [0, 0, SVGShape.number(root, "width") ?? 0, SVGShape.number(root, "height") ?? 0]
        if let given = root["viewBox"] {
            var numbers = PathScanner(given.value)
            box = []
            while let number = numbers.number() { box.append(number) }
        }
        guard box.count == 4, box[2] > 0.001, box[3] > 0.001 else {
            throw SVGFault("'svg' needs a viewBox of four numbers", root.range)
        }
        let scale = Icon.gridSize / max(box[2], box[3])
        placement = .init(
            scale: scale, x: (Icon.gridSize - box[2] * scale) / 2 - box[0] * scale,
            y: (Icon.gridSize - box[3] * scale) / 2 - box[1] * scale)
    }

    private mutating func push(_ tag: SVGTag?) throws(SVGFault) {
        styles.append(try tag.map { tag throws(SVGFault) in try style(of: tag) } ?? Style())
    }

    private func style(of tag: SVGTag) throws(SVGFault) -> Style {
        var style = styles.last ?? Style()
        for attribute in tag.attributes {
            let range = attribute.start..<attribute.start + attribute.value.utf8.count
            if Self.refused.contains(attribute.name) || attribute.name.hasPrefix("on") {
                throw SVGFault("an icon has no '\(attribute.name)'", range)
            }
            switch attribute.name {
            case "fill": style.isFilled = try paints(attribute, range)
            case "stroke": style.isStroked = try paints(attribute, range)
            case "fill-rule": style.isEvenOdd = attribute.value == "evenodd"
            case "stroke-width":
                guard let width = SVGShape.number(attribute.value), width >= 0 else {
                    throw SVGFault("a stroke's width is a number", range)
                }
                style.strokeWidth = width
            case "opacity", "fill-opacity":
                if SVGShape.number(attribute.value) == 0 { style.isFilled = false }
            default: break
            }
        }
        return style
    }

    private func paints(
        _ attribute: SVGTag.Attribute, _ range: Range<Int>
    ) throws(SVGFault) -> Bool {
        if attribute.value.contains("url") {
            throw SVGFault("an icon has one colour and no gradient or pattern", range)
        }
        return attribute.value != "none" && attribute.value != "transparent"
    }

    private mutating func draw(_ tag: SVGTag) throws(SVGFault) {
        if tag.name == "g" || Self.silent.contains(tag.name) { return }
        guard SVGShape.names.contains(tag.name) else {
            throw SVGFault("an icon has no '\(tag.name)', only plain shapes", tag.range)
        }
        let style = try style(of: tag)
        guard let data = SVGShape.path(of: tag) else {
            throw SVGFault("'\(tag.name)' has an attribute that is no number", tag.range)
        }
        let moved = SVGPathData.moved(data, placement)
        if let fault = moved.fault {
            let start = tag["d"].map { $0.start + fault } ?? tag.range.lowerBound
            throw SVGFault("this is no path data", start..<start + 1)
        }
        guard !moved.path.isEmpty else { return }
        if style.isFilled {
            parts.append(
                IconPart(path: moved.path, paint: style.isEvenOdd ? .fillEvenOdd : .fill))
        }
        if style.isStroked, style.strokeWidth > 0 {
            let width = (style.strokeWidth * placement.scale * 1000).rounded() / 1000
            parts.append(IconPart(path: moved.path, paint: .stroke(width: width)))
        }
    }
}
