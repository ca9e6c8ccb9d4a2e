import FormMockup

/// The colour of a colour set, from its `Contents.json`.
enum ColorSetReader {
    /// What is wrong, and the offset where.
    struct Fault: Error {
        var message: String
        var position: Int
    }

    /// The colour; nil where the set holds none, as new ones do.
    static func read(_ root: JSONValue) throws(Fault) -> AssetCatalogue.Color? {
        guard let colors = root["colors"] else { return nil }
        guard let entries = colors.items else {
            throw wrong("'colors' has to be a list", colors)
        }
        var light: Color?
        var dark: Color?
        for entry in AssetEntry.preferred(entries) {
            guard let color = entry.value["color"], color.members != nil else { continue }
            if entry.isDark {
                if dark == nil { dark = try Self.color(color) }
            } else if light == nil {
                light = try Self.color(color)
            }
        }
        guard let first = light ?? dark else { return nil }
        switch (first, dark ?? first) {
        case (.components(let light), .components(let dark)):
            return .components(light: light, dark: dark)
        case (.reference(let name), _), (_, .reference(let name)): return .system(name)
        }
    }

    private enum Color {
        case components(RGBA)
        case reference(String)
    }

    private static func wrong(_ message: String, _ value: JSONValue) -> Fault {
        Fault(message: message, position: value.position)
    }

    private static func color(_ value: JSONValue) throws(Fault) -> Color {
        if let reference = value["reference"] {
            guard let name = reference.text else {
                throw wrong("'reference' has to be a string", reference)
            }
            return .reference(name.hasSuffix("Color") ? String(name.dropLast(5)) : name)
        }
        guard let components = value["components"], components.members != nil else {
            throw wrong("a colour needs 'components' or a 'reference'", value)
        }
        let alpha = try component("alpha", of: components, isByte: false) ?? 1
        if let white = try component("white", of: components, isByte: true) {
            return .components(rgba([white, white, white], alpha))
        }
        var parts: [Double] = []
        for name in ["red", "green", "blue"] {
            guard let part = try component(name, of: components, isByte: true) else {
                throw wrong("the component '\(name)' is missing", components)
            }
            parts.append(part)
        }
        switch value["color-space"]?.text {
        case "display-p3": parts = ColorSpace.standard(fromDisplayP3: parts)
        case "extended-linear-srgb": parts = parts.map(ColorSpace.encoded)
        default: break
        }
        return .components(rgba(parts, alpha))
    }

    private static func rgba(_ parts: [Double], _ alpha: Double) -> RGBA {
        let bytes = parts.map { UInt8((max(0, min(1, $0)) * 255).rounded()) }
        return RGBA(
            red: bytes[0], green: bytes[1], blue: bytes[2], opacity: max(0, min(1, alpha)))
    }

    /// A component as `0.5`, `128` or `0x80`; nil where it is not given.
    private static func component(
        _ name: String, of components: JSONValue, isByte: Bool
    ) throws(Fault) -> Double? {
        guard let value = components[name] else { return nil }
        let text: String
        switch value.content {
        case .string(let given), .number(let given): text = given
        case .null, .bool, .array, .object: throw wrong("'\(name)' has to be a number", value)
        }
        if text.hasPrefix("0x") || text.hasPrefix("0X") {
            guard let number = UInt8(text.dropFirst(2), radix: 16) else {
                throw wrong("'\(text)' is no component of a colour", value)
            }
            return Double(number) / 255
        }
        guard let number = Double(text), number.isFinite else {
            throw wrong("'\(text)' is no component of a colour", value)
        }
        return isByte && !text.contains(".") ? number / 255 : number
    }
}

/// An entry of a set's list with what it is for.
struct AssetEntry {
    let value: JSONValue
    /// Whether it is for dark surroundings.
    let isDark: Bool
    private let rank: Int

    /// The entries that a phone uses, those for every device first.
    static func preferred(_ entries: [JSONValue]) -> [AssetEntry] {
        let all = entries.compactMap { AssetEntry($0) }
        return (0..<3).flatMap { rank in all.filter { $0.rank == rank } }
    }

    /// Nil for an entry of other devices, of high contrast or of the other direction.
    private init?(_ value: JSONValue) {
        self.value = value
        switch value["idiom"]?.text ?? "universal" {
        case "universal": rank = value["display-gamut"]?.text == "display-P3" ? 1 : 0
        case "iphone": rank = 1
        case "ipad": rank = 2
        default: return nil
        }
        if value["language-direction"]?.text == "right-to-left" { return nil }
        var isDark = false
        for appearance in value["appearances"]?.items ?? [] {
            switch (appearance["appearance"]?.text, appearance["value"]?.text) {
            case ("luminosity", "dark"): isDark = true
            case ("contrast", _): return nil
            default: break
            }
        }
        self.isDark = isDark
    }
}

/// Conversions to sRGB.
enum ColorSpace {
    /// Display P3 components as those of sRGB; what lies outside is clamped by the caller.
    static func standard(fromDisplayP3 parts: [Double]) -> [Double] {
        let linear = parts.map(decoded)
        let rows = [
            [1.224_940_1, -0.224_940_1, 0], [-0.042_056_9, 1.042_056_9, 0],
            [-0.019_637_6, -0.078_636_1, 1.098_273_7],
        ]
        return rows.map { row in
            encoded(row[0] * linear[0] + row[1] * linear[1] + row[2] * linear[2])
        }
    }

    /// A component without its gamma.
    static func decoded(_ value: Double) -> Double {
        let value = max(0, min(1, value))
        if value <= 0.04045 { return value / 12.92 }
        // x^2.4 = x² · (x²)^(1/5).
        let base = (value + 0.055) / 1.055
        return base * base * root(base * base, 5)
    }

    /// A linear component with sRGB's gamma.
    static func encoded(_ value: Double) -> Double {
        let value = max(0, min(1, value))
        if value <= 0.0031308 { return value * 12.92 }
        // x^(1/2.4) = (x^5)^(1/12).
        let fifth = value * value * value * value * value
        return 1.055 * root(fifth, 12) - 0.055
    }

    /// A root by Newton's method, which gives the same on every machine.
    private static func root(_ value: Double, _ degree: Int) -> Double {
        guard value > 0 else { return 0 }
        var result = 1.0
        for _ in 0..<80 {
            var power = 1.0
            for _ in 1..<degree { power *= result }
            result += (value / power - result) / Double(degree)
        }
        return result
    }
}
