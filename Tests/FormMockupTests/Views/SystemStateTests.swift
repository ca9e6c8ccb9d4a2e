import Testing

@testable import FormMockup

/// What code asks the system for: a phone as it comes, and one answer wherever it is asked.
struct SystemStateTests {
    private func label(_ environment: String, _ condition: String) -> String? {
        let code = """
            struct Screen: View {
                \(environment)
                var body: some View { Form { if \(condition) { Text("yes") } else { Text("no") } } }
            }
            """
        return screen(code).sections.first?.rows.first?.semantics.label
    }

    @Test(arguments: [
        (#"@Environment(\.dynamicTypeSize) var size"#, "size.isAccessibilitySize"),
        (#"@Environment(\.dynamicTypeSize) var size"#, "size >= .accessibility1"),
        (#"@Environment(\.dynamicTypeSize) var size"#, "size > .large"),
        (#"@Environment(\.editMode) var editMode"#, "editMode?.wrappedValue.isEditing == true"),
        (#"@Environment(\.editMode) var editMode"#, "editMode?.wrappedValue == .active"),
        (#"@Environment(\.accessibilityReduceMotion) var isStill"#, "isStill"),
        (#"@Environment(\.redactionReasons) var reasons"#, "reasons.contains(.placeholder)"),
        (#"@Environment(\.isSearching) var isSearching"#, "isSearching"),
        ("", "UIDevice.current.userInterfaceIdiom == .pad"),
        ("", "UIDevice.current.orientation.isLandscape"),
        ("", "UIScreen.main.bounds.width > 500"),
        ("", "UIAccessibility.isVoiceOverRunning"),
        ("", "ProcessInfo.processInfo.isiOSAppOnMac"),
        ("", "ProcessInfo.processInfo.arguments.contains(\"-test\")"),
    ])
    func isNotSoOnAPhoneAsItComes(_ environment: String, _ condition: String) {
        #expect(label(environment, condition) == "no")
        #expect(label(environment, "!(\(condition))") == "yes")
    }

    @Test(arguments: [
        (#"@Environment(\.dynamicTypeSize) var size"#, "size < .accessibility1"),
        (#"@Environment(\.dynamicTypeSize) var size"#, "size == .large"),
        (#"@Environment(\.redactionReasons) var reasons"#, "reasons.isEmpty"),
        (#"@Environment(\.scenePhase) var phase"#, "phase == .active"),
        ("", "UIDevice.current.userInterfaceIdiom == .phone"),
        ("", "UIScreen.main.bounds.height > 700"),
    ])
    func isSoOnAPhoneAsItComes(_ environment: String, _ condition: String) {
        #expect(label(environment, condition) == "yes")
    }

    @Test func aPathIntoTheEnvironmentIsFollowed() {
        let code = """
            struct Theme { var isCompact = false; var name = "Plain" }
            extension EnvironmentValues { @Entry var theme = Theme() }
            struct Screen: View {
                @Environment(\\.theme.name) var name
                var body: some View { Form { Text(name) } }
            }
            """
        #expect(screen(code).sections[0].rows[0].semantics.label == "Plain")
    }
}
