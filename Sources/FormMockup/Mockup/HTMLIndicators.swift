/// The system's small glyphs as symbols. Their names start with an underscore, which no symbol of
/// an author can.
enum HTMLIndicators {
    /// The spinning wheel.
    static let wheel = "_wheel"

    /// The symbol of an indicator.
    static func name(of indicator: Indicator, look: Traits.LookName) -> String {
        switch indicator {
        case .menu: "_menu"
        case .disclosure, .collapsed: "_chevron"
        case .expanded: "_chevron-down"
        case .checkmark: "_checkmark"
        }
    }

    /// Appends the symbol of a name; nothing for a name that is none of these.
    static func appendSymbol(_ name: String, to writer: inout MarkupWriter) {
        switch name {
        case "_menu":
            appendStroke(
                name, box: [0, 0, 8.33, 12], "M1.2 4.2l2.97-3 2.97 3M1.2 7.8l2.97 3 2.97-3",
                width: 1.8, to: &writer)
        case "_chevron":
            appendStroke(
                name, box: [0, 0, 6.67, 11.33], "M1 1l4.67 4.67-4.67 4.67", width: 2, to: &writer)
        case "_chevron-down":
            appendStroke(
                name, box: [0, 0, 11.33, 6.67], "M1 1l4.67 4.67 4.67-4.67", width: 2, to: &writer)
        case "_checkmark":
            appendStroke(
                name, box: [0, 0, 14, 13.5], "M1.2 7.6l4.1 4.7L12.8 1.2", width: 2, to: &writer)
        case wheel: appendWheel(to: &writer)
        default: break
        }
    }

    private static func appendStroke(
        _ name: String, box: [Double], _ path: String, width: Double, to writer: inout MarkupWriter
    ) {
        writer.open("symbol")
        writer.attribute("id", "fm-i-" + name)
        writer.attribute("viewBox", box)
        writer.attribute("preserveAspectRatio", "none")
        writer.open("path")
        writer.attribute("d", path)
        writer.fixed(" fill=\"none\" stroke=\"currentColor\"")
        writer.attribute("stroke-width", width)
        writer.fixed(" stroke-linecap=\"round\" stroke-linejoin=\"round\"")
        writer.closeEmpty()
        writer.close()
    }

    /// Eight spokes that fade.
    private static func appendWheel(to writer: inout MarkupWriter) {
        writer.open("symbol")
        writer.attribute("id", "fm-i-" + wheel)
        writer.attribute("viewBox", [0, 0, 20, 20])
        for spoke in 0..<8 {
            writer.open("rect")
            writer.attribute("x", 8.9)
            writer.attribute("y", 0.5)
            writer.attribute("width", 2.2)
            writer.attribute("height", 6)
            writer.attribute("rx", 1.1)
            writer.fixed(" fill=\"currentColor\"")
            writer.attribute("opacity", 1 - Double(spoke) * 0.11)
            writer.attribute("transform", "rotate(\(-45 * spoke) 10 10)")
            writer.closeEmpty()
        }
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
