/// Colours by other ways than their components: hexadecimal digits, a closure for light and dark,
/// literals.
extension Interpreter {
    /// A colour in hexadecimal notation: `"#778899"`, `"789"`, `"0x778899"`, `0x778899`, and eight
    /// digits with the opacity first.
    func hexColor(_ value: Value) -> RGBA? {
        // `Int` has 32 bits in WebAssembly.
        if let number = integer(value).flatMap({ UInt32(exactly: $0) }) {
            return number <= 0xFFFFFF ? RGBA(number) : Self.color(number)
        }
        guard let digits = hexDigits(value), let number = UInt32(digits, radix: 16) else {
            return nil
        }
        switch digits.utf8.count {
        case 3:
            return RGBA(
                red: UInt8(number >> 8) * 17, green: UInt8(number >> 4 & 0xF) * 17,
                blue: UInt8(number & 0xF) * 17)
        case 6: return RGBA(number)
        case 8: return Self.color(number)
        default: return nil
        }
    }

    private static func color(_ number: UInt32) -> RGBA {
        RGBA(number & 0xFFFFFF, opacity: Double(number >> 24) / 255)
    }

    /// Whether a notation means one colour, whoever reads it: three or six digits, or a number.
    func isPlainHex(_ value: Value) -> Bool {
        if let number = integer(value) { return number >= 0 && number <= 0xFFFFFF }
        guard let digits = hexDigits(value), UInt32(digits, radix: 16) != nil else { return false }
        return digits.utf8.count == 3 || digits.utf8.count == 6
    }

    private func hexDigits(_ value: Value) -> String? {
        guard var text = plainText(currentValue(value)) else { return nil }
        if text.hasPrefix("#") { text.removeFirst() }
        if text.hasPrefix("0x") || text.hasPrefix("0X") { text.removeFirst(2) }
        return text
    }

    /// `UIColor { traits in … }`, `UIColor(dynamicProvider:)` and `Color(light:dark:)`.
    func dynamicColor(_ arguments: [EvaluatedArgument]) -> Paint? {
        if let light = arguments.first(where: { $0.label == "light" }),
            let dark = arguments.first(where: { $0.label == "dark" }),
            let light = paint(from: light.value), let dark = paint(from: dark.value)
        {
            return combined(light, dark)
        }
        for argument in arguments where argument.isTrailingClosure || argument.label != nil {
            guard case .closure = argument.value else { continue }
            guard let light = provided(by: argument, "light"),
                let dark = provided(by: argument, "dark")
            else { return nil }
            return combined(light, dark)
        }
        return nil
    }

    /// The colour that a closure gives for an appearance.
    private func provided(by provider: EvaluatedArgument, _ style: String) -> Paint? {
        let traits = libraryInstance(
            "UITraitCollection",
            [
                .init(
                    label: "userInterfaceStyle", value: .implicit(style, []), range: provider.range)
            ])
        let argument = EvaluatedArgument(label: nil, value: traits ?? .nil, range: provider.range)
        return paint(from: call(provider.value, [argument], range: provider.range))
    }

    /// One paint for both appearances. Those that the look decides can't be mixed: the one of the
    /// picture that is drawn stays.
    private func combined(_ light: Paint, _ dark: Paint) -> Paint {
        if light == dark { return light }
        if let light = Self.components(of: light), let dark = Self.components(of: dark) {
            return .custom(light: light.light, dark: dark.dark)
        }
        readsColorScheme = true
        return traits.colorScheme == .dark ? dark : light
    }

    private static func components(of paint: Paint) -> (light: RGBA, dark: RGBA)? {
        switch paint {
        case .custom(let light, let dark): return (light, dark)
        case .system(.white): return (RGBA(0xFFFFFF), RGBA(0xFFFFFF))
        case .system(.black): return (RGBA(0), RGBA(0))
        case .clear: return (RGBA(0, opacity: 0), RGBA(0, opacity: 0))
        case .faded(let inner, let opacity):
            guard var colors = components(of: inner) else { return nil }
            colors.light.opacity *= opacity
            colors.dark.opacity *= opacity
            return colors
        case .role, .system, .gradient: return nil
        }
    }
}
