extension Interpreter {
    /// The value of `@Environment(\.key)` where a view is made.
    func environmentValue(
        _ key: String, name: String, type: TypeReference?, range: SourceRange
    ) -> Value {
        switch key {
        case "colorScheme":
            readsColorScheme = true
            return .implicit(traits.colorScheme == .dark ? "dark" : "light", [])
        case "horizontalSizeClass":
            return .implicit(traits.width >= 640 ? "regular" : "compact", [])
        case "verticalSizeClass": return .implicit("regular", [])
        case "layoutDirection":
            return .implicit(traits.direction == .rightToLeft ? "rightToLeft" : "leftToRight", [])
        case "dynamicTypeSize", "sizeCategory": return .implicit("large", [])
        case "isEnabled": return .boolean(true)
        case "isSearching", "isPresented", "isFocused", "redactionReasons": return .boolean(false)
        case "scenePhase": return .implicit("active", [])
        case "locale": return locale(traits.locale)
        default:
            if key.isTypeLike, let info = typeInfo([key]) {
                return .unknown(unknown(named: name, type: .named([info.name], []), at: range))
            }
            return .unknown(unknown(named: name, type: type, at: range))
        }
    }
}
