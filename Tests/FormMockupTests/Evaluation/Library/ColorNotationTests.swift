import FormMockup
import Testing

/// Colours in hexadecimal digits, for light and dark, as literals and from generated code.
struct ColorNotationTests {
    /// The colour of a text behind some declarations.
    private func paint(_ color: String, _ code: String = "") -> Paint? {
        let row = screen(code + "\nForm { Text(\"x\").foregroundStyle(\(color)) }")
            .sections.first?.rows.first
        guard case .text(let text)? = row?.content else { return nil }
        return text.runs.first?.color
    }

    private func fixed(_ hex: UInt32, opacity: Double = 1) -> Paint {
        let color = RGBA(hex, opacity: opacity)
        return .custom(light: color, dark: color)
    }

    private static let scanning = """
        extension Color {
            init(hex: String) {
                let hex = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
                var int: UInt64 = 0
                Scanner(string: hex).scanHexInt64(&int)
                let a, r, g, b: UInt64
                switch hex.count {
                case 3: (a, r, g, b) = (255, (int >> 8) * 17, (int >> 4 & 0xF) * 17, (int & 0xF) * 17)
                case 6: (a, r, g, b) = (255, int >> 16, int >> 8 & 0xFF, int & 0xFF)
                case 8: (a, r, g, b) = (int >> 24, int >> 16 & 0xFF, int >> 8 & 0xFF, int & 0xFF)
                default: (a, r, g, b) = (1, 1, 1, 0)
                }
                self.init(.sRGB, red: Double(r) / 255, green: Double(g) / 255,
                    blue: Double(b) / 255, opacity: Double(a) / 255)
            }
        }
        """

    private static let masking = """
        extension Color {
            init(rgb: UInt, alpha: Double = 1) {
                self.init(.sRGB, red: Double((rgb >> 16) & 0xff) / 255,
                    green: Double((rgb >> 08) & 0xff) / 255,
                    blue: Double((rgb >> 00) & 0xff) / 255, opacity: alpha)
            }
        }
        """

    private static let failing = """
        extension UIColor {
            convenience init?(code: String) {
                var text = code.trimmingCharacters(in: .whitespacesAndNewlines)
                text = text.replacingOccurrences(of: "#", with: "")
                var rgb: UInt64 = 0
                var r: CGFloat = 0.0
                var g: CGFloat = 0.0
                var b: CGFloat = 0.0
                var a: CGFloat = 1.0
                let length = text.count
                guard Scanner(string: text).scanHexInt64(&rgb) else { return nil }
                if length == 6 {
                    r = CGFloat((rgb & 0xFF0000) >> 16) / 255.0
                    g = CGFloat((rgb & 0x00FF00) >> 8) / 255.0
                    b = CGFloat(rgb & 0x0000FF) / 255.0
                } else if length == 8 {
                    r = CGFloat((rgb & 0xFF000000) >> 24) / 255.0
                    g = CGFloat((rgb & 0x00FF0000) >> 16) / 255.0
                    b = CGFloat((rgb & 0x0000FF00) >> 8) / 255.0
                    a = CGFloat(rgb & 0x000000FF) / 255.0
                } else {
                    return nil
                }
                self.init(red: r, green: g, blue: b, alpha: a)
            }
        }
        """

    private static let parsing = """
        extension Color {
            init(digits: String) {
                let h = digits.hasPrefix("#") ? String(digits.dropFirst()) : digits
                let value = Int(h, radix: 16) ?? 0
                self.init(red: Double(value >> 16 & 0xFF) / 255,
                    green: Double(value >> 8 & 0xFF) / 255, blue: Double(value & 0xFF) / 255)
            }
        }
        """

    @Test(arguments: ["\"#778899\"", "\"778899\"", "\"0x778899\"", "0x778899"])
    func hexDigitsAreReadWithoutTheirInitializer(value: String) {
        #expect(paint("Color(hex: \(value))") == fixed(0x778899))
    }

    @Test(arguments: ["\"#778899\"", "\"789\"", "\"#FF778899\""])
    func theUsualInitializerMakesTheColor(value: String) {
        #expect(paint("Color(hex: \(value))", Self.scanning) == fixed(0x778899))
    }

    @Test func anOwnInitializerSaysWhatEightDigitsAre() {
        let color = paint("Color(UIColor(code: \"#77889900\")!)", Self.failing)
        #expect(color == fixed(0x778899, opacity: 0))
    }

    @Test func masksAndShiftsTakeANumberApart() {
        #expect(paint("Color(rgb: 0x445566)", Self.masking) == fixed(0x445566))
        #expect(
            paint("Color(rgb: 0x445566, alpha: 0.5)", Self.masking) == fixed(0x445566, opacity: 0.5)
        )
    }

    @Test func aTextIsReadInBase16() {
        #expect(paint("Color(digits: \"#102030\")", Self.parsing) == fixed(0x102030))
        #expect(shown("", "String(255, radix: 16, uppercase: true)") == "FF")
    }

    @Test func anOpacityBesideTheDigitsCounts() {
        #expect(paint("Color(hex: 0x445566, opacity: 0.5)") == fixed(0x445566, opacity: 0.5))
    }

    private static let dynamic = """
        extension UIColor {
            convenience init(light: UIColor, dark: UIColor) {
                self.init { traits in
                    switch traits.userInterfaceStyle {
                    case .dark: return dark
                    default: return light
                    }
                }
            }
        }
        extension Color {
            init(day: Color, night: Color) {
                self.init(uiColor: UIColor(light: UIColor(day), dark: UIColor(night)))
            }
        }
        """

    @Test(arguments: [
        "Color(UIColor { $0.userInterfaceStyle == .dark ? .white : .black })",
        "Color(uiColor: UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black })",
        "Color(UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? .white : .black }))",
        "Color(light: .black, dark: .white)", "Color(day: .black, night: .white)",
    ])
    func aColorForLightAndDarkHasBoth(color: String) {
        #expect(
            paint(color, Self.dynamic)
                == .custom(light: RGBA(0x000000), dark: RGBA(0xFFFFFF)))
    }

    /// What a generator writes for a catalogue.
    private static let generated = """
        enum Asset { enum Colors { static let brand = ColorAsset(name: "Brand") } }
        final class ColorAsset {
            fileprivate(set) var name: String
            typealias Color = UIColor
            private(set) lazy var color: Color = {
                guard let color = Color(asset: self) else { fatalError("no \\(name)") }
                return color
            }()
            private(set) lazy var swiftUIColor: SwiftUI.Color = { SwiftUI.Color(asset: self) }()
            fileprivate init(name: String) { self.name = name }
        }
        extension ColorAsset.Color {
            convenience init?(asset: ColorAsset) {
                let bundle = BundleToken.bundle
                self.init(named: asset.name, in: bundle, compatibleWith: nil)
            }
        }
        extension SwiftUI.Color {
            init(asset: ColorAsset) {
                let bundle = BundleToken.bundle
                self.init(asset.name, bundle: bundle)
            }
        }
        """

    @Test(arguments: [
        "Asset.Colors.brand.swiftUIColor", "Color(Asset.Colors.brand.color)",
        "Color(uiColor: Asset.Colors.brand.color)", "Color(asset: Asset.Colors.brand)",
        "Color(uiColor: UIColor(named: \"Brand\")!)",
    ])
    func aColorOfGeneratedCodeIsThatOfTheCatalogue(color: String) {
        let code = Self.generated + "\nForm { Text(\"x\").foregroundStyle(\(color)) }"
        var assets = AssetCatalogue()
        assets.add("Brand", .components(light: RGBA(0x112233), dark: RGBA(0x445566)))
        let result = MockupCompiler.compile(
            MockupRequest(
                code: SourceText(file: FileID(0), bytes: Array(code.utf8)),
                assets: assets))
        let row = result.mockups.first?.screen.sections.first?.rows.first
        guard case .text(let text)? = row?.content else {
            Issue.record("no text")
            return
        }
        #expect(
            text.runs.first?.color == .custom(light: RGBA(0x112233), dark: RGBA(0x445566)))
    }

    @Test func aColorLiteralIsItsComponents() {
        #expect(
            paint("Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))") == fixed(0xFF0000))
    }

    @Test func aColorOfTheSystemComesThroughUIKit() {
        #expect(paint("Color(uiColor: .systemRed)") == .system(.red))
        #expect(paint("Color(UIColor.secondaryLabel)") == .role(.secondaryLabel))
    }
}
