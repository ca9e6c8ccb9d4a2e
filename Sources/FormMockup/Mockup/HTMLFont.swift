/// Names and rules of fonts: `fm-f17w4k-0_43` is 17 points, regular, tracked by −0.43.
enum HTMLFont {
    /// What a screen's text has without a class: body text of the default type size.
    static let standard = ResolvedFont(
        size: 17, leading: 22, tracking: TypeTable.tracking(at: 17))

    /// Appends the class name of a font.
    static func appendName(_ font: ResolvedFont, to bytes: inout [UInt8]) {
        bytes.append("fm-f" as StaticString)
        HTMLUtility.appendNumber(hundredths(font.size), point: 0x5F, to: &bytes)
        bytes.append(0x77)
        bytes.appendDigits(FontStack.weight(font.weight) / 100)
        let tracking = hundredths(font.tracking)
        if tracking != 0 {
            bytes.append(0x6B)
            HTMLUtility.appendNumber(tracking, point: 0x5F, to: &bytes)
        }
        switch font.design {
        case .standard: break
        case .rounded: bytes.append(0x72)
        case .serif: bytes.append(0x73)
        case .monospaced: bytes.append(0x6D)
        }
        if font.isItalic { bytes.append(0x69) }
        if font.hasMonospacedDigits { bytes.append(0x64) }
    }

    /// Appends the rule of that class.
    static func appendRule(_ font: ResolvedFont, to bytes: inout [UInt8]) {
        bytes.append(0x2E)
        appendName(font, to: &bytes)
        bytes.append(0x7B)
        appendDeclarations(font, to: &bytes)
        switch font.design {
        case .standard: break
        case .rounded: bytes.append(";font-family:var(--fm-rounded)" as StaticString)
        case .serif: bytes.append(";font-family:var(--fm-serif)" as StaticString)
        case .monospaced: bytes.append(";font-family:var(--fm-mono)" as StaticString)
        }
        if font.isItalic { bytes.append(";font-style:italic" as StaticString) }
        if font.hasMonospacedDigits {
            bytes.append(";font-variant-numeric:tabular-nums" as StaticString)
        }
        bytes.append(0x7D)
    }

    /// Appends size, weight and tracking.
    static func appendDeclarations(_ font: ResolvedFont, to bytes: inout [UInt8]) {
        bytes.append("font-size:calc(" as StaticString)
        bytes.appendNumber(font.size)
        bytes.append("*var(--fm-pt));font-weight:" as StaticString)
        bytes.appendDigits(FontStack.weight(font.weight))
        if font.tracking == 0 {
            bytes.append(";letter-spacing:0" as StaticString)
            return
        }
        bytes.append(";letter-spacing:var(--fm-spacing,calc(" as StaticString)
        bytes.appendNumber(font.tracking)
        bytes.append("*var(--fm-pt)))" as StaticString)
    }
}
