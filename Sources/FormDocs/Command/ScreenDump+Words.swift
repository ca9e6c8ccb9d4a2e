import FormMockup

/// How a dump says what things hold.
extension ScreenDump {
    static func given(_ name: String, _ value: String?) -> String? {
        value.map { "\(name):\($0)" }
    }

    static func pin(_ number: Int?) -> String? {
        number.map { "pin:\($0)" }
    }

    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": result += "\\n"
            case "\"", "\\": result += "\\" + String(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// A number without decimals that say nothing.
    static func number(_ value: Double) -> String {
        let text = "\(value)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// What a control is, is called and holds.
    static func words(_ semantics: Semantics) -> String {
        var words = ["\(semantics.kind)", quoted(semantics.label)]
        switch semantics.value {
        case .text(let text): words.append("= " + quoted(text))
        case .number(let value): words.append("= " + number(value))
        case .toggle(let isOn): words.append(isOn ? "= on" : "= off")
        case nil: break
        }
        if !semantics.options.isEmpty {
            words.append("of " + semantics.options.map(quoted).joined(separator: ", "))
        }
        if !semantics.isEnabled { words.append("disabled") }
        if let role = semantics.role { words.append("\(role)") }
        if let destination = semantics.destination { words.append("to:" + quoted(destination)) }
        if semantics.isPlaceholder { words.append("placeholder") }
        return words.joined(separator: " ")
    }

    static func words(_ text: TextElement) -> String {
        quoted(text.plainText)
    }

    /// The runs of a text with what sets each apart.
    static func style(_ text: TextElement) -> [String?] {
        var words: [String?] = []
        for run in text.runs {
            words.append(run.symbol.map { "symbol:" + $0 } ?? quoted(run.text))
            words.append(given("font", run.font.map(name)))
            words.append(given("color", run.color.map(name)))
            if run.isUnderlined { words.append("underlined") }
            if run.isStruckThrough { words.append("struckThrough") }
        }
        words.append(text.alignment.map { "aligned:\($0)" })
        words.append(text.casing.map { "\($0)" })
        words.append(text.lineLimit.map { "lines:\($0)" })
        return words
    }

    static func name(_ font: Font) -> String {
        var words: [String] = []
        switch font.size {
        case .style(let style): words.append("\(style)")
        case .points(let size): words.append(number(size))
        case nil: break
        }
        if let weight = font.weight { words.append("\(weight)") }
        if let design = font.design { words.append("\(design)") }
        if font.isItalic { words.append("italic") }
        if font.hasMonospacedDigits { words.append("monospacedDigits") }
        return words.joined(separator: "-")
    }

    static func name(_ paint: Paint) -> String {
        switch paint {
        case .role(let role): "\(role)"
        case .system(let color): "\(color)"
        case .custom(let light, let dark):
            light == dark ? name(light) : name(light) + "/" + name(dark)
        case .faded(let paint, let opacity): name(paint) + "*" + number(opacity)
        case .gradient(let paints, _): "gradient(" + paints.map(name).joined(separator: ",") + ")"
        case .clear: "clear"
        }
    }

    private static func name(_ color: RGBA) -> String {
        let digits = [color.red, color.green, color.blue].map { component in
            (component < 16 ? "0" : "") + String(component, radix: 16)
        }
        return "#" + digits.joined() + (color.opacity == 1 ? "" : "*" + number(color.opacity))
    }

    static func name(_ shape: ShapeKind) -> String {
        switch shape {
        case .roundedRectangle(let radius): "roundedRectangle:" + number(radius)
        case .rectangle, .capsule, .circle, .ellipse: "\(shape)"
        }
    }

    static func edges(_ insets: EdgeInsets) -> String {
        [insets.top, insets.leading, insets.bottom, insets.trailing].map(number)
            .joined(separator: ",")
    }

    static func name(_ modifier: ElementModifier) -> String {
        switch modifier {
        case .padding(let insets): ".padding " + edges(insets)
        case .frame(let frame): ".frame " + name(frame)
        case .background: ".background"
        case .overlay: ".overlay"
        case .opacity(let opacity): ".opacity " + number(opacity)
        case .clip(let shape): ".clip " + name(shape)
        case .border(let paint, let width): ".border " + name(paint) + " " + number(width)
        case .offset(let x, let y): ".offset " + number(x) + "," + number(y)
        case .rotation(let degrees): ".rotation " + number(degrees)
        case .scale(let x, let y): ".scale " + number(x) + "," + number(y)
        case .fixedSize(let isWide, let isTall): ".fixedSize \(isWide),\(isTall)"
        case .aspectRatio(let ratio, let fills):
            ".aspectRatio " + (ratio.map(number) ?? "own") + (fills ? " fill" : " fit")
        case .hidden: ".hidden"
        case .disabled: ".disabled"
        }
    }

    private static func name(_ frame: FrameModifier) -> String {
        let lengths: [(String, Double?)] = [
            ("width", frame.width), ("height", frame.height), ("minWidth", frame.minWidth),
            ("maxWidth", frame.maxWidth), ("minHeight", frame.minHeight),
            ("maxHeight", frame.maxHeight),
        ]
        let given = lengths.compactMap { name, length in length.map { name + ":" + number($0) } }
        return given.joined(separator: " ")
            + " \(frame.alignment.horizontal)-\(frame.alignment.vertical)"
    }
}
