/// What a paint colours.
enum HTMLPaintUse: UInt8, Hashable {
    /// Text, symbols and outlines.
    case ink
    /// A surface.
    case fill
    /// The accent of a screen, or of one control.
    case tint
    /// A switch that is on.
    case on

    /// The class name without its paint.
    var prefix: StaticString {
        switch self {
        case .ink: "fm-c-"
        case .fill: "fm-b-"
        case .tint: "fm-i-"
        case .on: "fm-n-"
        }
    }

    fileprivate var declaration: StaticString {
        switch self {
        case .ink: "color:"
        case .fill: "background:"
        case .tint: "--fm-tint:"
        case .on: "--fm-on:"
        }
    }
}

/// Names and rules of paints: `fm-c-secondaryLabel`, `fm-b-red`, `fm-c-ff8800-ffaa33`.
///
/// Roles and named colours point to the look's custom properties; a colour of its own carries both
/// appearances in its rule.
enum HTMLPaint {
    /// Appends the class name of a paint.
    static func appendName(_ use: HTMLPaintUse, _ paint: Paint, to bytes: inout [UInt8]) {
        bytes.append(use.prefix)
        appendIdentifier(paint, to: &bytes)
    }

    /// Appends the rule of that class.
    static func appendRule(_ use: HTMLPaintUse, _ paint: Paint, to bytes: inout [UInt8]) {
        bytes.append(0x2E)
        appendName(use, paint, to: &bytes)
        bytes.append(0x7B)
        bytes.append(use.declaration)
        switch use {
        case .fill: appendValue(paint, to: &bytes)
        case .ink, .tint, .on: appendColor(paint, to: &bytes)
        }
        bytes.append("!important}" as StaticString)
    }

    /// Appends a colour or an image as a style sheet spells it.
    static func appendValue(_ paint: Paint, to bytes: inout [UInt8]) {
        guard case .gradient(let stops, let isHorizontal) = paint, stops.count > 1 else {
            appendColor(paint, to: &bytes)
            return
        }
        // The side is the look's: left to right or right to left.
        bytes.append(
            isHorizontal
                ? "linear-gradient(to var(--fm-end-side)" as StaticString
                : "linear-gradient(" as StaticString)
        for (index, stop) in stops.enumerated() {
            if index > 0 || isHorizontal { bytes.append(0x2C) }
            appendColor(stop, to: &bytes)
        }
        bytes.append(0x29)
    }

    /// Appends a colour; a gradient gives its first.
    static func appendColor(_ paint: Paint, to bytes: inout [UInt8]) {
        switch paint {
        case .role(let role):
            bytes.append("var(--fm-" as StaticString)
            bytes.append(name(of: role))
            bytes.append(0x29)
        case .system(let color):
            bytes.append("var(--fm-" as StaticString)
            bytes.append(name(of: color))
            bytes.append(0x29)
        case .custom(let light, let dark):
            append(light: light, dark: dark, to: &bytes)
        case .faded(let paint, let opacity):
            bytes.append("color-mix(in srgb," as StaticString)
            appendColor(paint, to: &bytes)
            bytes.append(0x20)
            bytes.appendNumber(percent(opacity))
            bytes.append("%,transparent)" as StaticString)
        case .gradient(let stops, _): appendColor(stops.first ?? .clear, to: &bytes)
        case .clear: bytes.append("transparent" as StaticString)
        }
    }

    /// Appends one colour for both appearances.
    static func append(light: RGBA, dark: RGBA, to bytes: inout [UInt8]) {
        if light == dark {
            appendHex(light, to: &bytes)
            return
        }
        bytes.append("light-dark(" as StaticString)
        appendHex(light, to: &bytes)
        bytes.append(0x2C)
        appendHex(dark, to: &bytes)
        bytes.append(0x29)
    }

    private static func appendHex(_ color: RGBA, to bytes: inout [UInt8]) {
        bytes.append(0x23)
        appendDigits(color, to: &bytes)
    }

    /// Appends `rrggbb`, and `aa` where the colour is not opaque.
    private static func appendDigits(_ color: RGBA, to bytes: inout [UInt8]) {
        for component in [color.red, color.green, color.blue] {
            appendHexByte(component, to: &bytes)
        }
        guard color.opacity < 1 else { return }
        appendHexByte(UInt8((max(color.opacity, 0) * 255).rounded()), to: &bytes)
    }

    private static func appendHexByte(_ value: UInt8, to bytes: inout [UInt8]) {
        for digit in [value >> 4, value & 15] {
            bytes.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
        }
    }

    private static func percent(_ opacity: Double) -> Double {
        opacity.isFinite ? min(max(opacity, 0), 1) * 100 : 100
    }

    private static func appendIdentifier(_ paint: Paint, to bytes: inout [UInt8]) {
        switch paint {
        case .role(let role): bytes.append(name(of: role))
        case .system(let color): bytes.append(name(of: color))
        case .custom(let light, let dark):
            appendDigits(light, to: &bytes)
            guard light != dark else { return }
            bytes.append(0x2D)
            appendDigits(dark, to: &bytes)
        case .faded(let paint, let opacity):
            appendIdentifier(paint, to: &bytes)
            bytes.append(0x5F)
            HTMLUtility.appendNumber(hundredths(percent(opacity)), point: 0x5F, to: &bytes)
        case .gradient(let stops, let isHorizontal):
            bytes.append(isHorizontal ? 0x68 : 0x76)
            for stop in stops {
                bytes.append(0x2D)
                bytes.append(0x2D)
                appendIdentifier(stop, to: &bytes)
            }
        case .clear: bytes.append("clear" as StaticString)
        }
    }
}
