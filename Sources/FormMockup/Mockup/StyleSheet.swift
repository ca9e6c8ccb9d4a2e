/// The static style sheet of mockups: the looks as custom properties, then rules that read them.
enum HTMLStyle {
    /// The class of a look.
    static func className(of look: Traits.LookName) -> StaticString {
        switch look {
        case .ios26: "fm-ios26"
        case .ios18: "fm-ios18"
        }
    }

    /// All rules.
    static func sheet() -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(20_000)
        bytes.append(screenRules)
        appendFonts(to: &bytes)
        for name in Traits.LookName.allCases {
            StyleVariables(look: .named(name)).append(to: &bytes)
        }
        bytes.append(structureRules)
        bytes.append(textRules)
        bytes.append(switchRules)
        bytes.append(sliderRules)
        bytes.append(controlRules)
        bytes.append(annotationRules)
        return bytes
    }

    /// The font stacks, which SVG shares.
    private static func appendFonts(to bytes: inout [UInt8]) {
        bytes.append(".fm-screen{--fm-font:" as StaticString)
        bytes.append(FontStack.standard)
        bytes.append(";--fm-rounded:" as StaticString)
        bytes.append(FontStack.rounded)
        bytes.append(";--fm-serif:" as StaticString)
        bytes.append(FontStack.serif)
        bytes.append(";--fm-mono:" as StaticString)
        bytes.append(FontStack.monospaced)
        bytes.append("}\n" as StaticString)
    }
}
