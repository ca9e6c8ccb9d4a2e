/// How classes and custom properties spell colours.
extension HTMLPaint {
    /// The name of a role; UIKit's own.
    static func name(of role: ColorRole) -> StaticString {
        switch role {
        case .label: "label"
        case .secondaryLabel: "secondaryLabel"
        case .tertiaryLabel: "tertiaryLabel"
        case .quaternaryLabel: "quaternaryLabel"
        case .placeholderText: "placeholderText"
        case .separator: "separator"
        case .opaqueSeparator: "opaqueSeparator"
        case .link: "link"
        case .systemBackground: "systemBackground"
        case .secondarySystemBackground: "secondarySystemBackground"
        case .tertiarySystemBackground: "tertiarySystemBackground"
        case .systemGroupedBackground: "systemGroupedBackground"
        case .secondarySystemGroupedBackground: "secondarySystemGroupedBackground"
        case .tertiarySystemGroupedBackground: "tertiarySystemGroupedBackground"
        case .systemFill: "systemFill"
        case .secondarySystemFill: "secondarySystemFill"
        case .tertiarySystemFill: "tertiarySystemFill"
        case .quaternarySystemFill: "quaternarySystemFill"
        case .tint: "tint"
        }
    }

    /// The name of a named colour; SwiftUI's own.
    static func name(of color: SystemColor) -> StaticString {
        switch color {
        case .red: "red"
        case .orange: "orange"
        case .yellow: "yellow"
        case .green: "green"
        case .mint: "mint"
        case .teal: "teal"
        case .cyan: "cyan"
        case .blue: "blue"
        case .indigo: "indigo"
        case .purple: "purple"
        case .pink: "pink"
        case .brown: "brown"
        case .gray: "gray"
        case .gray2: "gray2"
        case .gray3: "gray3"
        case .gray4: "gray4"
        case .gray5: "gray5"
        case .gray6: "gray6"
        case .black: "black"
        case .white: "white"
        }
    }
}
