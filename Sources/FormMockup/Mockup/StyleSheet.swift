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
}
