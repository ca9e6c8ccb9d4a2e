/// Icons as symbols that a page defines once and its mockups use.
enum HTMLIcons {
    /// The symbol of a name that nobody knows.
    private static let placeholder = "_placeholder"

    /// A name as code wrote it, and the symbol that shows it.
    struct Use {
        var name: String
        /// The icon's own name, an indicator's or the placeholder's.
        var symbol: String
        /// Whether a right-to-left interface flips it.
        var isMirrored: Bool

        /// Looks a name up.
        init(_ name: String, in icons: IconLibrary) {
            self.name = name
            if name.utf8.first == 0x5F {
                (symbol, isMirrored) = (name, false)
            } else if let mirrors = icons.mirroring(of: name) {
                (symbol, isMirrored) = (name, mirrors)
            } else {
                (symbol, isMirrored) = (placeholder, false)
            }
        }
    }

    /// A hidden `<svg>` of `<symbol>`s.
    static func symbols(named names: [String], in icons: IconLibrary) -> [UInt8] {
        var writer = MarkupWriter()
        writer.open("svg")
        writer.beginClasses("fm-symbols")
        writer.endClasses()
        writer.attribute("width", 0)
        writer.attribute("height", 0)
        writer.fixed(" aria-hidden=\"true\"")
        for name in names.sorted() {
            if name == placeholder {
                append(IconLibrary.placeholder, id: name, to: &writer)
            } else if name.utf8.first == 0x5F {
                HTMLIndicators.appendSymbol(name, to: &writer)
            } else if let icon = icons.icon(named: name) {
                append(icon, id: icon.name, to: &writer)
            }
        }
        writer.close()
        return writer.bytes
    }

    private static func append(_ icon: Icon, id: String, to writer: inout MarkupWriter) {
        writer.open("symbol")
        writer.attribute("id", "fm-i-", id)
        writer.attribute("viewBox", 0, 0, Icon.gridSize, Icon.gridSize)
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
}
