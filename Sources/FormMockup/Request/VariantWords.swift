/// The words that label the mockups of a comparison: all of them, in every language known here.
struct VariantWords: Sendable {
    var plain, grouped, insetGrouped, inset, sidebar: String
    var light, dark, automatic: String
    var leftToRight, rightToLeft: String
    /// From the smallest to the largest; accessibility sizes get a number behind the last.
    var sizes: [String]
    var accessibility: String
    var noBar, bar, device: String

    static let english = VariantWords(
        plain: "Plain", grouped: "Grouped", insetGrouped: "Inset grouped", inset: "Inset",
        sidebar: "Sidebar", light: "Light", dark: "Dark", automatic: "Automatic",
        leftToRight: "Left to right", rightToLeft: "Right to left",
        sizes: [
            "Extra small", "Small", "Medium", "Large", "Extra large", "Extra extra large",
            "Largest standard size",
        ],
        accessibility: "Accessibility size", noBar: "No bar", bar: "Navigation bar",
        device: "On a device")

    static let urdu = VariantWords(
        plain: "سادہ", grouped: "گروہ بند", insetGrouped: "حاشیے میں گروہ بند",
        inset: "حاشیے میں", sidebar: "سائڈ بار", light: "روشن", dark: "تاریک",
        automatic: "خودکار", leftToRight: "بائیں سے دائیں", rightToLeft: "دائیں سے بائیں",
        sizes: [
            "بہت چھوٹا متن", "چھوٹا متن", "درمیانہ متن", "بڑا متن", "زیادہ بڑا متن",
            "بہت بڑا متن", "سب سے بڑا معمول کا متن",
        ],
        accessibility: "قابلِ رسائی متن", noBar: "بار کے بغیر", bar: "نیویگیشن بار",
        device: "آلے پر")

    /// The words of a language tag; English where there are none.
    static func words(for language: String) -> VariantWords {
        Languages.primary(of: language) == "ur" ? urdu : english
    }

    func style(_ style: Screen.ListStyle) -> String {
        switch style {
        case .plain: plain
        case .grouped: grouped
        case .insetGrouped: insetGrouped
        case .inset: inset
        case .sidebar: sidebar
        }
    }

    func look(_ look: Traits.LookName) -> String {
        switch look {
        case .ios26: "iOS 26"
        case .ios18: "iOS 18"
        }
    }

    func appearance(_ appearance: Traits.Appearance) -> String {
        switch appearance {
        case .automatic: automatic
        case .light: light
        case .dark: dark
        }
    }

    func direction(_ direction: Traits.Direction) -> String {
        switch direction {
        case .leftToRight: leftToRight
        case .rightToLeft: rightToLeft
        }
    }

    func typeSize(_ size: Traits.TypeSize) -> String {
        let index = Int(size.rawValue)
        return index < sizes.count ? sizes[index] : accessibility + " \(index - sizes.count + 1)"
    }

    func chrome(_ chrome: Traits.Chrome) -> String {
        switch chrome {
        case .automatic: automatic
        case .none: noBar
        case .bar: bar
        case .device: device
        }
    }
}
