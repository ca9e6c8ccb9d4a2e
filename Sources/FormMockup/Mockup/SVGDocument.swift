/// Puts a drawn canvas together with its style, definitions and text alternative.
enum SVGDocument {
    /// The whole document.
    static func assemble(_ canvas: SVGCanvas, size: Size, _ mockup: Mockup) -> [UInt8] {
        var canvas = canvas
        var document = MarkupWriter()
        document.open("svg")
        document.attribute("xmlns", literal: "http://www.w3.org/2000/svg")
        document.attribute("viewBox", 0, 0, size.width, size.height)
        document.attribute("width", size.width)
        document.attribute("height", size.height)
        document.attribute("role", literal: "img")
        // Spaces at the ends of runs count.
        document.attribute("xml:space", literal: "preserve")
        document.attribute("lang", mockup.traits.locale)
        document.open("title")
        document.text(title(mockup))
        document.close()
        document.open("desc")
        document.text(MockupText.text(of: mockup))
        document.close()
        document.open("style")
        document.raw(SVGStyle.rules(canvas))
        document.close()
        for number in canvas.icons.indices {
            SVGIcons.define(
                canvas.icons[number], id: canvas.id("i", number), to: &canvas.definitions)
        }
        if !canvas.definitions.bytes.isEmpty {
            document.open("defs")
            document.raw(canvas.definitions.bytes)
            document.close()
        }
        document.raw(canvas.writer.bytes)
        document.close()
        return document.bytes
    }

    private static func title(_ mockup: Mockup) -> String {
        let own = mockup.screen.title?.plainText ?? ""
        let name = own.isEmpty ? mockup.block : own
        return mockup.label.isEmpty ? name : name + " – " + mockup.label
    }
}

/// The style sheet of an SVG.
enum SVGStyle {
    /// Rules for the classes that the canvas used.
    static func rules(_ canvas: SVGCanvas) -> [UInt8] {
        var css: [UInt8] = []
        css.reserveCapacity(1024)
        css.append(literal: "text{font-family:")
        css.append(literal: FontStack.standard)
        css.append(literal: "}")
        for (number, font) in canvas.fonts.enumerated() { rule(font, number, &css) }
        let isDark = canvas.traits.appearance == .dark
        for (number, pair) in canvas.paints.enumerated() {
            rule(pair.value(dark: isDark), number, canvas.paintUses[number], &css)
        }
        guard canvas.traits.appearance == .automatic else { return css }
        if canvas.hasTwoScreens { css.append(literal: ".D{display:none}") }
        let changing = canvas.paints.indices.filter {
            canvas.paints[$0].light != canvas.paints[$0].dark
        }
        guard canvas.hasTwoScreens || !changing.isEmpty else { return css }
        css.append(literal: "@media(prefers-color-scheme:dark){")
        for number in changing {
            rule(canvas.paints[number].dark, number, canvas.paintUses[number], &css)
        }
        if canvas.hasTwoScreens { css.append(literal: ".L{display:none}.D{display:inline}") }
        css.append(0x7D)
        return css
    }

    private static func rule(_ font: ResolvedFont, _ number: Int, _ css: inout [UInt8]) {
        css.append(literal: ".t")
        css.appendDigits(number)
        css.append(literal: "{font-size:")
        css.appendNumber(font.size)
        css.append(literal: "px")
        let weight = FontStack.weight(font.weight)
        if weight != 400 {
            css.append(literal: ";font-weight:")
            css.appendDigits(weight)
        }
        if font.tracking != 0 {
            css.append(literal: ";letter-spacing:")
            css.appendNumber(font.tracking)
            css.append(literal: "px")
        }
        if font.isItalic { css.append(literal: ";font-style:italic") }
        if font.hasMonospacedDigits { css.append(literal: ";font-variant-numeric:tabular-nums") }
        switch font.design {
        case .standard: break
        case .rounded:
            css.append(literal: ";font-family:")
            css.append(literal: FontStack.rounded)
        case .serif:
            css.append(literal: ";font-family:")
            css.append(literal: FontStack.serif)
        case .monospaced:
            css.append(literal: ";font-family:")
            css.append(literal: FontStack.monospaced)
        }
        css.append(0x7D)
    }

    /// The classes of a colour: `c` fills, `s` draws lines, `g` is a gradient's stop.
    private static func rule(
        _ color: RGBA, _ number: Int, _ use: SVGCanvas.PaintUse, _ css: inout [UInt8]
    ) {
        if use.contains(.fill) {
            css.append(literal: ".c")
            css.appendDigits(number)
            css.append(literal: "{fill:")
            css.append(color: color)
            if use.contains(.symbol) {
                css.append(literal: ";color:")
                css.append(color: color)
            }
            css.append(0x7D)
        }
        if use.contains(.stop) {
            css.append(literal: ".g")
            css.appendDigits(number)
            css.append(literal: "{stop-color:")
            css.append(color: color)
            css.append(0x7D)
        }
        if use.contains(.stroke) {
            css.append(literal: ".s")
            css.appendDigits(number)
            css.append(literal: "{fill:none;stroke:")
            css.append(color: color)
            css.append(0x7D)
        }
    }
}

/// The fonts that mockups name, best first. The width table is Inter's.
enum FontStack {
    static let standard: StaticString = """
        -apple-system,BlinkMacSystemFont,'SF Pro Text',Inter,'Segoe UI',Roboto,'Noto Sans',\
        'Noto Sans Arabic','Noto Naskh Arabic','Noto Nastaliq Urdu',sans-serif
        """
    static let rounded: StaticString = "ui-rounded,'SF Pro Rounded',Inter,sans-serif"
    static let serif: StaticString = "ui-serif,'New York','Noto Serif',serif"
    static let monospaced: StaticString =
        "ui-monospace,'SF Mono',Menlo,'DejaVu Sans Mono',monospace"

    /// A weight as CSS counts it.
    static func weight(_ weight: Font.Weight) -> Int {
        switch weight {
        case .ultraLight: return 100
        case .thin: return 200
        case .light: return 300
        case .regular: return 400
        case .medium: return 500
        case .semibold: return 600
        case .bold: return 700
        case .heavy: return 800
        case .black: return 900
        }
    }
}

extension [UInt8] {
    /// Appends text that stands in this program.
    mutating func append(literal text: StaticString) {
        append(
            contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Appends `#rrggbb` or, of a colour that lets light through, `rgba(r,g,b,.6)`.
    mutating func append(color: RGBA) {
        if color.opacity >= 1 {
            append(0x23)
            for part in [color.red, color.green, color.blue] {
                append(hex(part >> 4))
                append(hex(part & 15))
            }
            return
        }
        append(literal: "rgba(")
        for part in [color.red, color.green, color.blue] {
            appendDigits(Int(part))
            append(0x2C)
        }
        appendNumber(Swift.max(color.opacity, 0))
        append(0x29)
    }

    private func hex(_ digit: UInt8) -> UInt8 {
        digit < 10 ? 0x30 + digit : 0x57 + digit
    }
}
