/// The system's small glyphs as symbols. Their names start with an underscore, which no symbol of
/// an author can.
enum HTMLIndicators {
    /// The spinning wheel.
    static let wheel = "_wheel"
    /// A picture that is not known.
    static let picture = "_picture"

    /// The symbol of an indicator.
    static func name(of indicator: Indicator, look: Traits.LookName) -> String {
        switch (indicator, look) {
        case (.menu, .ios26): "_menu-26"
        case (.menu, .ios18): "_menu-18"
        case (.disclosure, .ios26), (.collapsed, .ios26): "_chevron-26"
        case (.disclosure, .ios18), (.collapsed, .ios18): "_chevron-18"
        case (.expanded, .ios26): "_down-26"
        case (.expanded, .ios18): "_down-18"
        case (.checkmark, .ios26): "_check-26"
        case (.checkmark, .ios18): "_check-18"
        }
    }

    /// Appends the symbol of a name; nothing for a name that is none of these.
    static func appendSymbol(_ name: String, to writer: inout MarkupWriter) {
        for symbol in symbols where symbol.name == name { return writer.raw(symbol.markup) }
    }

    /// All symbols, drawn once: each page needs one or two.
    private static let symbols: [(name: String, markup: [UInt8])] = {
        var symbols: [(name: String, markup: [UInt8])] = []
        for look in Traits.LookName.allCases {
            for indicator in [Indicator.menu, .disclosure, .expanded, .checkmark] {
                var writer = MarkupWriter(capacity: 512)
                let name = name(of: indicator, look: look)
                append(indicator, Look.named(look).accessories, name, to: &writer)
                symbols.append((name, writer.bytes))
            }
        }
        var writer = MarkupWriter(capacity: 1024)
        appendWheel(to: &writer)
        symbols.append((wheel, writer.bytes))
        writer = MarkupWriter(capacity: 512)
        appendPicture(to: &writer)
        symbols.append((picture, writer.bytes))
        return symbols
    }()

    /// Strokes whose ink fills the look's box of the glyph.
    private static func append(
        _ indicator: Indicator, _ metrics: AccessoryMetrics, _ name: String,
        to writer: inout MarkupWriter
    ) {
        var box = metrics.chevron
        var width = metrics.chevronStroke
        var lines: [[(Double, Double)]]
        switch indicator {
        case .disclosure, .collapsed:
            let half = width / 2
            lines = [[(half, half), (box.width - half, box.height / 2), (half, box.height - half)]]
        case .expanded:
            box = Size(width: box.height, height: box.width)
            let half = width / 2
            lines = [[(half, half), (box.width / 2, box.height - half), (box.width - half, half)]]
        case .menu:
            box = metrics.menu
            width = metrics.glyphStroke
            lines = menu(box, half: width / 2)
        case .checkmark:
            box = metrics.checkmark
            width = metrics.glyphStroke
            let half = width / 2
            lines = [
                [
                    (half, box.height * 0.55), (box.width * 0.36, box.height - half),
                    (box.width - half, half),
                ]
            ]
        }
        open(name, box, to: &writer)
        writer.open("path")
        writer.attribute("d") { bytes in
            for line in lines {
                for (index, point) in line.enumerated() {
                    bytes.append(index == 0 ? 0x4D : 0x4C)
                    bytes.appendNumber(point.0)
                    bytes.append(0x20)
                    bytes.appendNumber(point.1)
                }
            }
        }
        writer.fixed(" fill=\"none\" stroke=\"currentColor\"")
        writer.attribute("stroke-width", width)
        writer.fixed(" stroke-linecap=\"round\" stroke-linejoin=\"round\"")
        writer.closeEmpty()
        writer.close()
    }

    /// Two chevrons, up and down.
    private static func menu(_ box: Size, half: Double) -> [[(Double, Double)]] {
        let rise = box.height * 0.3
        let right = box.width - half
        let top = half + rise
        let bottom = box.height - half - rise
        return [
            [(half, top), (box.width / 2, half), (right, top)],
            [(half, bottom), (box.width / 2, box.height - half), (right, bottom)],
        ]
    }

    private static func open(_ name: String, _ box: Size, to writer: inout MarkupWriter) {
        writer.open("symbol")
        writer.attribute("id", "fm-i-", name)
        writer.attribute("viewBox", 0, 0, box.width, box.height)
    }

    /// Eight spokes that fade.
    private static func appendWheel(to writer: inout MarkupWriter) {
        open(wheel, Size(width: 20, height: 20), to: &writer)
        for spoke in 0..<8 {
            writer.open("path")
            writer.fixed(" d=\"M10 5V1.2\" stroke=\"currentColor\" stroke-width=\"2.2\"")
            writer.fixed(" stroke-linecap=\"round\"")
            writer.attribute("opacity", 1 - Double(7 - spoke) * 0.1)
            writer.attribute("transform", "rotate(\(45 * spoke) 10 10)")
            writer.closeEmpty()
        }
        writer.close()
    }

    /// Hills and a sun.
    private static func appendPicture(to writer: inout MarkupWriter) {
        open(picture, Size(width: 10, height: 10), to: &writer)
        writer.raw(
            """
            <path d="M2 7l2-3 1.5 2 1-1L8 7z" fill="currentColor"/>\
            <circle cx="6.6" cy="3.5" r=".7" fill="currentColor"/>
            """)
        writer.close()
    }
}

extension Indicator {
    /// Whether it points along the line and so turns with the reading direction.
    var mirrors: Bool {
        switch self {
        case .disclosure, .collapsed: true
        case .menu, .expanded, .checkmark: false
        }
    }
}
