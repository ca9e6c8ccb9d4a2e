/// The state of the device and of the screen that code asks the system for: an iPhone in a hand,
/// upright, with nothing switched on that its owner would have to ask for.
extension Interpreter {
    /// A value of the system by its path, such as `UIDevice.current.userInterfaceIdiom`; nil for
    /// paths that are not known.
    func systemValue(_ path: String) -> Value? {
        guard path.hasPrefix("UI") || path.hasPrefix("ProcessInfo.") || path.hasPrefix("WK") else {
            return nil
        }
        if path.hasPrefix("UIAccessibility.is") { return .boolean(false) }
        switch path {
        case "UIDevice.current.userInterfaceIdiom":
            return .implicit(traits.width >= 640 ? "pad" : "phone", [])
        case "UIDevice.current.name", "UIDevice.current.model", "UIDevice.current.localizedModel":
            return .string(traits.width >= 640 ? "iPad" : "iPhone")
        case "UIDevice.current.systemName": return .string("iOS")
        case "UIDevice.current.systemVersion":
            return .string(traits.look == .ios18 ? "18.0" : "26.0")
        case "UIDevice.current.orientation": return .implicit("portrait", [])
        case "UIDevice.current.batteryLevel": return .double(1)
        case "UIDevice.current.isBatteryMonitoringEnabled": return .boolean(false)
        case "UIScreen.main.scale", "UIScreen.main.nativeScale": return .double(3)
        case "UIScreen.main.bounds.width", "UIScreen.main.bounds.size.width":
            return .double(Double(traits.width))
        case "UIScreen.main.bounds.height", "UIScreen.main.bounds.size.height":
            return .double(Self.screenHeight)
        case "ProcessInfo.processInfo.isiOSAppOnMac", "ProcessInfo.processInfo.isMacCatalystApp",
            "ProcessInfo.processInfo.isLowPowerModeEnabled":
            return .boolean(false)
        case "ProcessInfo.processInfo.arguments": return .array([])
        case "ProcessInfo.processInfo.environment": return .dictionary([])
        default: return nil
        }
    }

    /// The height of an iPhone's screen in points: that of 390 points width.
    private static let screenHeight = 844.0

    /// What SwiftUI's environment holds where nobody changed it; nil for keys without such a value.
    func initialEnvironment(_ key: String) -> Value? {
        switch key {
        case "dynamicTypeSize", "sizeCategory": return .implicit(typeSizeName, [])
        case "editMode": return .binding(.constant(.implicit("inactive", [])))
        case "redactionReasons": return .set([])
        case "colorSchemeContrast": return .implicit("standard", [])
        case "legibilityWeight", "undoManager", "font", "lineLimit", "backgroundMaterial":
            return .nil
        case "minimumScaleFactor": return .double(1)
        case "displayScale": return .double(3)
        case "pixelLength": return .double(1.0 / 3)
        case "defaultMinListRowHeight": return .double(44)
        case "isSearching", "isPresented", "isFocused", "isLuminanceReduced", "isSceneCaptured",
            "isActivityFullscreen", "supportsMultipleWindows", "supportsImagePlayground",
            "supportsRemoteScenes", "accessibilityEnabled", "accessibilityVoiceOverEnabled",
            "accessibilitySwitchControlEnabled", "accessibilityReduceMotion",
            "accessibilityReduceTransparency", "accessibilityDifferentiateWithoutColor",
            "accessibilityInvertColors", "accessibilityShowButtonShapes",
            "accessibilityDimFlashingLights", "accessibilityQuickActionsEnabled":
            return .boolean(false)
        case "isEnabled", "isScrollEnabled", "isHoverEffectEnabled",
            "accessibilityLargeContentViewerEnabled":
            return .boolean(true)
        case "scenePhase", "controlActiveState": return .implicit("active", [])
        default: return nil
        }
    }

    /// SwiftUI's name of the text size.
    private var typeSizeName: String { Self.typeSizes[Int(traits.typeSize.rawValue)] }

    /// The cases of `DynamicTypeSize`, the smallest first.
    private static let typeSizes = [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
        "accessibility2", "accessibility3", "accessibility4", "accessibility5",
    ]

    /// What a case of one of SwiftUI's own enums says of itself; nil for others.
    func stateMember(_ name: String, ofCase value: String) -> Value? {
        switch name {
        case "isAccessibilitySize", "isAccessibilityCategory":
            .boolean(value.hasPrefix("accessibility"))
        case "isEditing": .boolean(value == "active" || value == "transient")
        case "isLandscape": .boolean(value.hasPrefix("landscape"))
        case "isPortrait": .boolean(value.hasPrefix("portrait"))
        default: nil
        }
    }

    /// The order of two text sizes; nil for what is none.
    func orderOfTypeSizes(_ left: Value, _ right: Value) -> Int? {
        guard case .implicit(let left, _) = left, case .implicit(let right, _) = right,
            let a = Self.typeSizes.firstIndex(of: left),
            let b = Self.typeSizes.firstIndex(of: right)
        else { return nil }
        return a - b
    }
}
