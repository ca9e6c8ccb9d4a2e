extension Interpreter {
    /// A value as a paint; nil for what is none.
    func paint(from value: Value) -> Paint? {
        switch currentValue(value) {
        case .paint(let paint): return paint
        case .implicit(let name, let arguments):
            if arguments.isEmpty { return namedPaint(name) ?? assetColor(symbol: name) }
            switch name {
            case "init": return color(arguments)
            case "color", "custom": return arguments.first.flatMap { paint(from: $0.value) }
            case "linearGradient", "radialGradient", "angularGradient", "conicGradient",
                "ellipticalGradient":
                return gradient(arguments)
            default: return nil
            }
        case .view(let view): return paint(from: view)
        case .unknown(let unknown): return assetColor(of: unknown)
        default: return nil
        }
    }

    private func paint(from view: ViewValue) -> Paint? {
        switch view {
        case .control(let call):
            switch call.name {
            case "Color", "UIColor": return color(call.arguments)
            case "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient",
                "MeshGradient", "Gradient":
                return gradient(call.arguments)
            case "AnyShapeStyle", "AnyGradient":
                return call.arguments.first.flatMap { paint(from: $0.value) }
            default: return nil
            }
        case .modified(let modified):
            let (root, calls) = modified.chain
            guard var paint = paint(from: root) else { return nil }
            for call in calls.reversed() {
                if case .paint(let result)? = paintMethod(call.name, paint, call.arguments) {
                    paint = result
                }
            }
            return paint
        case .own, .builder, .extended, .foreign, .lowered: return nil
        }
    }

    /// `Color(…)`.
    func color(_ arguments: [EvaluatedArgument]) -> Paint {
        func component(_ label: String) -> Double? {
            arguments.first { $0.label == label }.flatMap { number($0.value) }
        }
        let opacity = component("opacity") ?? component("alpha") ?? 1
        if let red = component("red"), let green = component("green"), let blue = component("blue")
        {
            return fixed(
                RGBA(red: byte(red), green: byte(green), blue: byte(blue), opacity: opacity))
        }
        if let white = component("white") {
            return fixed(
                RGBA(red: byte(white), green: byte(white), blue: byte(white), opacity: opacity))
        }
        if let hue = component("hue") {
            return fixed(
                RGBA(
                    hue: hue, saturation: component("saturation") ?? 1,
                    brightness: component("brightness") ?? 1, opacity: opacity))
        }
        guard let first = arguments.first else { return .clear }
        if let paint = dynamicColor(arguments) { return paint }
        if first.label?.hasPrefix("hex") == true, var hex = hexColor(first.value) {
            if component("opacity") ?? component("alpha") != nil { hex.opacity = opacity }
            return fixed(hex)
        }
        if let paint = paint(from: first.value) { return paint }
        if first.label == "asset", let paint = assetColor(ofWrapper: first.value) { return paint }
        let name = plainText(first.value) ?? ""
        if let paint = assetColor(named: name) { return paint }
        if let hex = hexColor(first.value) { return fixed(hex) }
        if case .implicit(let name, _) = currentValue(first.value), !assets.isEmpty {
            return assetColor(given: name, at: first.range)
        }
        return name.isEmpty ? .role(.tint) : assetColor(given: name, at: first.range)
    }

    /// `Color(asset: Asset.brand)`: generated code wraps the name of a colour.
    private func assetColor(ofWrapper value: Value) -> Paint? {
        guard let name = ownMember("name", of: currentValue(value), range: currentRange) else {
            return nil
        }
        return plainText(name).flatMap { assetColor(named: $0) }
    }

    private func fixed(_ color: RGBA) -> Paint { .custom(light: color, dark: color) }

    private func byte(_ value: Double) -> UInt8 {
        guard value.isFinite else { return 0 }
        return UInt8((max(0, min(1, value)) * 255).rounded())
    }

    private func gradient(_ arguments: [EvaluatedArgument]) -> Paint? {
        for argument in arguments {
            var source = argument.value
            if case .implicit(_, let inner) = source, let first = inner.first {
                source = first.value
            }
            if case .view(.control(let call)) = source, let first = call.arguments.first {
                source = first.value
            }
            guard let values = elements(of: source) else { continue }
            let paints = values.compactMap { paint(from: $0) }
            let isHorizontal = arguments.contains {
                guard $0.label == "startPoint", case .implicit(let name, _) = $0.value else {
                    return false
                }
                return name == "leading"
            }
            if !paints.isEmpty { return .gradient(paints, isHorizontal: isHorizontal) }
        }
        return nil
    }

    /// A colour or style by its SwiftUI or UIKit name.
    func namedPaint(_ name: String) -> Paint? {
        if let color = SystemColor(swiftUIName: name) { return .system(color) }
        switch name {
        case "primary", "label", "foreground": return .role(.label)
        case "secondary", "secondaryLabel": return .role(.secondaryLabel)
        case "tertiary", "tertiaryLabel": return .role(.tertiaryLabel)
        case "quaternary", "quaternaryLabel": return .role(.quaternaryLabel)
        case "placeholder", "placeholderText": return .role(.placeholderText)
        case "tint", "accentColor", "accent": return .role(.tint)
        case "link": return .role(.link)
        case "separator": return .role(.separator)
        case "opaqueSeparator": return .role(.opaqueSeparator)
        case "background", "systemBackground": return .role(.systemBackground)
        case "secondarySystemBackground": return .role(.secondarySystemBackground)
        case "tertiarySystemBackground": return .role(.tertiarySystemBackground)
        case "systemGroupedBackground": return .role(.systemGroupedBackground)
        case "secondarySystemGroupedBackground": return .role(.secondarySystemGroupedBackground)
        case "tertiarySystemGroupedBackground": return .role(.tertiarySystemGroupedBackground)
        case "fill", "systemFill": return .role(.systemFill)
        case "secondarySystemFill": return .role(.secondarySystemFill)
        case "tertiarySystemFill", "regularMaterial", "thinMaterial", "ultraThinMaterial",
            "thickMaterial", "ultraThickMaterial", "bar":
            return .role(.tertiarySystemFill)
        case "quaternarySystemFill": return .role(.quaternarySystemFill)
        case "clear": return .clear
        default: return nil
        }
    }

    /// Methods and members of colours.
    func paintMethod(_ name: String, _ paint: Paint, _ arguments: [EvaluatedArgument]) -> Value? {
        switch name {
        case "secondary" where paint == .role(.systemBackground):
            return .paint(.role(.secondarySystemBackground))
        case "tertiary" where paint == .role(.systemBackground):
            return .paint(.role(.tertiarySystemBackground))
        case "opacity", "withAlphaComponent":
            let opacity = arguments.first.flatMap { number($0.value) } ?? 1
            return .paint(.faded(paint, max(0, min(1, opacity))))
        case "gradient", "secondary", "tertiary", "mix", "brightness", "saturation", "shadow":
            return .paint(name == "secondary" ? .faded(paint, 0.6) : paint)
        default: return nil
        }
    }
}

extension SystemColor {
    /// The colour that SwiftUI or UIKit calls by a name.
    init?(swiftUIName name: String) {
        switch name {
        case "red", "systemRed": self = .red
        case "orange", "systemOrange": self = .orange
        case "yellow", "systemYellow": self = .yellow
        case "green", "systemGreen": self = .green
        case "mint", "systemMint": self = .mint
        case "teal", "systemTeal": self = .teal
        case "cyan", "systemCyan": self = .cyan
        case "blue", "systemBlue": self = .blue
        case "indigo", "systemIndigo": self = .indigo
        case "purple", "systemPurple": self = .purple
        case "pink", "systemPink": self = .pink
        case "brown", "systemBrown": self = .brown
        case "gray", "grey", "systemGray": self = .gray
        case "systemGray2": self = .gray2
        case "systemGray3": self = .gray3
        case "systemGray4": self = .gray4
        case "systemGray5": self = .gray5
        case "systemGray6": self = .gray6
        case "black": self = .black
        case "white": self = .white
        default: return nil
        }
    }
}

extension RGBA {
    /// A colour from hue, saturation and brightness in 0…1.
    init(hue: Double, saturation: Double, brightness: Double, opacity: Double) {
        let hue = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
        let value = max(0, min(1, brightness))
        let chroma = value * max(0, min(1, saturation))
        let second = chroma * (1 - (hue - (hue / 2).rounded(.down) * 2 - 1).magnitude)
        let parts: (Double, Double, Double)
        switch Int(hue) {
        case 0: parts = (chroma, second, 0)
        case 1: parts = (second, chroma, 0)
        case 2: parts = (0, chroma, second)
        case 3: parts = (0, second, chroma)
        case 4: parts = (second, 0, chroma)
        default: parts = (chroma, 0, second)
        }
        let rest = value - chroma
        func byte(_ part: Double) -> UInt8 { UInt8(((part + rest) * 255).rounded()) }
        self.init(red: byte(parts.0), green: byte(parts.1), blue: byte(parts.2), opacity: opacity)
    }
}
