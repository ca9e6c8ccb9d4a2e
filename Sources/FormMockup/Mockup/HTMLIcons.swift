/// Icons as symbols that a page defines once and its mockups use.
enum HTMLIcons {
    /// The symbol of a name that nobody knows.
    private static let placeholder = "_placeholder"

    /// A name that has a symbol: the name itself, or the placeholder's.
    static func known(_ name: String) -> String {
        if name.utf8.first == 0x5F { return name }
        return IconLibrary.builtIn.icon(named: name)?.name ?? placeholder
    }

    /// Whether a right-to-left interface flips a symbol.
    static func mirrors(_ name: String) -> Bool {
        IconLibrary.builtIn.icon(named: name)?.mirrorsInRightToLeft ?? false
    }

    /// A hidden `<svg>` of `<symbol>`s.
    static func symbols(named names: [String]) -> [UInt8] {
        var writer = MarkupWriter()
        writer.open("svg")
        writer.beginClasses("fm-symbols")
        writer.endClasses()
        writer.attribute("width", 0)
        writer.attribute("height", 0)
        writer.fixed(" aria-hidden=\"true\"")
        for name in names.sorted() {
            if name == placeholder {
                appendPlaceholder(to: &writer)
            } else if let icon = IconLibrary.builtIn.icon(named: name) {
                append(icon, to: &writer)
            } else {
                HTMLIndicators.appendSymbol(name, to: &writer)
            }
        }
        writer.close()
        return writer.bytes
    }

    private static func append(_ icon: Icon, to writer: inout MarkupWriter) {
        writer.open("symbol")
        writer.attribute("id", "fm-i-" + icon.name)
        writer.attribute("viewBox", [0, 0, Icon.gridSize, Icon.gridSize])
        for part in icon.parts {
            writer.open("path")
            writer.attribute("d", part.path)
            switch part.paint {
            case .stroke(let width):
                writer.fixed(" fill=\"none\" stroke=\"currentColor\"")
                writer.attribute("stroke-width", width)
                writer.fixed(" stroke-linecap=\"round\" stroke-linejoin=\"round\"")
            case .fill: writer.fixed(" fill=\"currentColor\"")
            case .fillEvenOdd:
                writer.fixed(" fill=\"currentColor\" fill-rule=\"evenodd\"")
            }
            writer.closeEmpty()
        }
        writer.close()
    }

    /// A dashed square.
    private static func appendPlaceholder(to writer: inout MarkupWriter) {
        writer.open("symbol")
        writer.attribute("id", "fm-i-" + placeholder)
        writer.attribute("viewBox", [0, 0, Icon.gridSize, Icon.gridSize])
        writer.open("rect")
        writer.attribute("x", 4)
        writer.attribute("y", 4)
        writer.attribute("width", 16)
        writer.attribute("height", 16)
        writer.attribute("rx", 4)
        writer.fixed(" fill=\"none\" stroke=\"currentColor\"")
        writer.attribute("stroke-width", Icon.strokeWidth)
        writer.attribute("stroke-dasharray", [2.6, 2.6])
        writer.closeEmpty()
        writer.close()
    }
}
