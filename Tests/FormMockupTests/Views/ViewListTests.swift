import Testing

@testable import FormMockup

/// SwiftUI's modifiers and views up to iOS 26 are known, whatever they do to a still picture.
struct ViewListTests {
    @Test(arguments: [
        "accessibilityActions", "accessibilityAdjustableAction", "accessibilityRepresentation",
        "accessibilityRespondsToUserInteraction", "accessibilitySortPriority", "blendMode", "blur",
        "buttonSizing", "chartLegend", "chartXAxis", "clipped", "containerBackground",
        "contentToolbar", "controlGroupStyle", "disclosureGroupStyle", "draggable", "fontWidth",
        "glassEffectUnion", "gridCellAnchor", "groupBoxStyle", "hueRotation",
        "interpolationMethod", "isDetailLink", "labeledContentStyle", "labelsVisibility",
        "lineHeight", "lineStyle", "listSectionMargins", "manageSubscriptionsSheet", "mapStyle",
        "matchedTransitionSource", "navigationLinkIndicatorVisibility", "onGeometryChange",
        "popoverTip", "presentationBackground", "presentationBackgroundInteraction",
        "presentationSizing", "safeAreaBar", "scrollEdgeEffectStyle", "searchSuggestions",
        "sectionIndexLabel", "sliderThumbVisibility", "tabBarMinimizeBehavior",
        "tabViewBottomAccessory", "textEditorStyle", "textScale", "toolbarTitleMenu",
        "translationPresentation", "trim", "visualEffect", "webViewTextSelection",
        "widgetAccentable", "windowResizeBehavior",
    ])
    func knowsTheModifier(_ name: String) {
        #expect(ModifierCatalogue.knows(name))
        #expect(messages("Form { Text(\"a\").\(name)() }") == [])
    }

    @Test func noModifierIsListedTwice() {
        var names: Set<String> = []
        for name in ModifierCatalogue.names {
            #expect(names.insert(name).inserted, "\(name)")
        }
    }

    @Test func noViewIsListedTwice() {
        var names: Set<String> = []
        for name in ControlCatalogue.names {
            #expect(names.insert(name).inserted, "\(name)")
        }
    }

    @Test(arguments: [
        "Chart(data) { BarMark(x: .value(\"a\", 1), y: .value(\"b\", 2)) }", "Map()",
        "Canvas { _, _ in }",
        "Path { $0.move(to: .zero) }", "VideoPlayer(player: nil)", "WebView(url: nil)",
        "MeshGradient(width: 1, height: 1, points: [], colors: [.red])",
        "RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9)",
        "AngularGradient(colors: [.red, .blue], center: .center)",
        "ContentUnavailableView.search", "ContentUnavailableView.search(text: \"x\")",
        "MultiDatePicker(\"Days\", selection: $days)", "SignInWithAppleButton(.signIn) { _ in }",
        "TipView(tip)", "StoreView(ids: [])",
    ])
    func drawsTheView(_ code: String) {
        let found = messages(
            "let data = [1]; let tip = 1; @State var days = 1\nForm { \(code); Text(\"z\") }")
        #expect(found == [])
    }

    @Test(arguments: [
        ("pading", true), ("navigationTitel", true), ("foregroundcolor", true), ("shadowXl", false),
        ("keyboardAware", false), ("if", false), ("paddingHorizontal", false),
    ])
    func aSlipIsInTheLettersOfAWord(_ name: String, isSlip: Bool) {
        let found = compiled("Form { Text(\"a\").\(name)(1) }").diagnostics
        #expect(found.map { $0.severity == .warning } == [isSlip])
    }
}
