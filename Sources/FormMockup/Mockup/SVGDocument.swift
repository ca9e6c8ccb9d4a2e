/// Puts a drawn canvas together with its style, definitions and text alternative.
enum SVGDocument {
    /// The whole document.
    static func assemble(_ canvas: inout SVGCanvas, size: Size, _ mockup: Mockup) -> [UInt8] {
        var document = MarkupWriter(capacity: canvas.writer.count + 6144)
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
        MockupText.write(of: mockup, into: &document)
        document.close()
        document.open("style")
        document.write { SVGStyle.append(rulesOf: canvas, to: &$0) }
        document.close()
        for number in canvas.icons.indices {
            SVGIcons.define(
                canvas.icons[number], id: canvas.id("i", number), to: &canvas.definitions)
        }
        if canvas.definitions.count > 0 {
            document.open("defs")
            document.raw(canvas.definitions)
            document.close()
        }
        document.raw(canvas.writer)
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
    static func append(rulesOf canvas: borrowing SVGCanvas, to css: inout ByteBuffer) {
        css.append("text{font-family:")
        css.append(FontStack.standard)
        css.append("}")
        for number in canvas.fonts.indices { rule(canvas.fonts[number], number, &css) }
        let isDark = canvas.traits.appearance == .dark
        for number in canvas.paints.indices {
            let color = canvas.paints[number].value(dark: isDark)
            rule(color, number, canvas.paintUses[number], &css)
        }
        guard canvas.traits.appearance == .automatic else { return }
        let hasTwo = canvas.hasTwoScreens || canvas.hasTwoPictures
        if hasTwo { css.append(".D{display:none}") }
        var changing: [Int] = []
        for number in canvas.paints.indices
        where canvas.paints[number].light != canvas.paints[number].dark {
            changing.append(number)
        }
        guard hasTwo || !changing.isEmpty else { return }
        css.append("@media(prefers-color-scheme:dark){")
        for number in changing {
            rule(canvas.paints[number].dark, number, canvas.paintUses[number], &css)
        }
        if hasTwo { css.append(".L{display:none}.D{display:inline}") }
        css.append(0x7D)
    }

    private static func rule(_ font: ResolvedFont, _ number: Int, _ css: inout ByteBuffer) {
        css.append(".t")
        css.appendDigits(number)
        css.append("{font-size:")
        css.appendNumber(font.size)
        css.append("px")
        let weight = FontStack.weight(font.weight)
        if weight != 400 {
            css.append(";font-weight:")
            css.appendDigits(weight)
        }
        if font.tracking != 0 {
            css.append(";letter-spacing:")
            css.appendNumber(font.tracking)
            css.append("px")
        }
        if font.isItalic { css.append(";font-style:italic") }
        if font.hasMonospacedDigits { css.append(";font-variant-numeric:tabular-nums") }
        let family: StaticString? =
            switch font.design {
            case .standard: nil
            case .rounded: FontStack.rounded
            case .serif: FontStack.serif
            case .monospaced: FontStack.monospaced
            }
        if let family {
            css.append(";font-family:")
            css.append(family)
        }
        css.append(0x7D)
    }

    /// The classes of a colour: `c` fills, `s` draws lines, `g` is a gradient's stop.
    private static func rule(
        _ color: RGBA, _ number: Int, _ use: SVGCanvas.PaintUse, _ css: inout ByteBuffer
    ) {
        if use.contains(.fill) {
            css.append(".c")
            css.appendDigits(number)
            css.append("{fill:")
            css.append(color: color)
            if use.contains(.symbol) {
                css.append(";color:")
                css.append(color: color)
            }
            css.append(0x7D)
        }
        if use.contains(.stop) {
            css.append(".g")
            css.appendDigits(number)
            css.append("{stop-color:")
            css.append(color: color)
            css.append(0x7D)
        }
        if use.contains(.stroke) {
            css.append(".s")
            css.appendDigits(number)
            css.append("{fill:none;stroke:")
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

extension ByteBuffer {
    /// Appends `#rrggbb` or, of a colour that lets light through, `rgba(r,g,b,.6)`.
    mutating func append(color: RGBA) {
        if color.opacity >= 1 {
            append(0x23)
            append(hex: color.red)
            append(hex: color.green)
            append(hex: color.blue)
            return
        }
        append("rgba(")
        appendDigits(Int(color.red))
        append(0x2C)
        appendDigits(Int(color.green))
        append(0x2C)
        appendDigits(Int(color.blue))
        append(0x2C)
        appendNumber(Swift.max(color.opacity, 0))
        append(0x29)
    }

    private mutating func append(hex byte: UInt8) {
        for digit in [byte >> 4, byte & 15] { append(digit < 10 ? 0x30 + digit : 0x57 + digit) }
    }
}
