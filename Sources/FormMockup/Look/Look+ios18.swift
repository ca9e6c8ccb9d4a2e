extension Look {
    /// The classic look, iOS 15–18.
    ///
    /// Where no other source is named, numbers are read from pictures that real iOS rendered:
    /// reference snapshots of Home Assistant (18.2, 390 wide), AccessibilitySnapshot (17.5 and
    /// 18.5, tinted cells), and a layer dump of a SwiftUI form (iOS 15, 390 wide).
    public static let ios18 = Look(
        name: .ios18, title: "iOS 18", colors: .ios18, type: .ios18, rows: .ios18,
        separators: .ios18, sections: .ios18,
        // One line of 15.67: 38.67, as measured.
        header: .init(top: 16, bottom: 7),
        // One line of 15.67: 33.67, as measured.
        footer: .init(top: 7.67, bottom: 10.33), accessories: .ios18, controls: .ios18,
        bar: .ios18, annotations: .standard)
}

extension LookType {
    fileprivate static let ios18 = LookType(
        title: .init(.body), value: .init(.body, paint: .role(.secondaryLabel)),
        header: .init(.footnote, paint: .role(.secondaryLabel), casing: .uppercase),
        // A guess: no measurement is known.
        prominentHeader: .init(.title3, weight: .bold),
        plainHeader: .init(.headline, paint: .role(.secondaryLabel)),
        footer: .init(.footnote, paint: .role(.secondaryLabel)),
        largeTitle: .init(.largeTitle, weight: .bold, limit: .accessibility2),
        inlineTitle: .init(.headline, limit: .xxLarge),
        barButton: .init(.body, paint: .role(.tint), limit: .xxLarge),
        prominentBarButton: .init(.headline, paint: .role(.tint), limit: .xxLarge),
        prompt: .init(.body, paint: .role(.placeholderText)),
        search: .init(.body, paint: .role(.secondaryLabel), limit: .xxLarge),
        badge: .init(.body, paint: .role(.secondaryLabel)),
        segment: .init(.footnote, weight: .medium, limit: .xxLarge),
        selectedSegment: .init(.footnote, weight: .semibold, limit: .xxLarge), pill: .init(.body),
        button: .init(.body, paint: .role(.tint)))
}

extension RowMetrics {
    fileprivate static let ios18 = RowMetrics(
        minimumHeight: 44, verticalInset: 11,
        // A date picker of 34 stands in a row of 44 (SpeziAccount, iOS 17).
        controlInset: 5,
        cardInset: .init(narrow: 16, regular: 20, wide: 20),
        fullWidthInset: .init(narrow: 16, regular: 20, wide: 20), iconColumn: 38, iconCenter: 14,
        labelGap: 8, stackedGap: 4, indentation: 20)
}

extension SeparatorMetrics {
    fileprivate static let ios18 = SeparatorMetrics(
        thickness: 0.33, cardTrailing: 0, keepsTrailingInset: false, hasGroupedEdges: true,
        groupedEdgePaint: .role(.separator))
}

extension SectionMetrics {
    fileprivate static let ios18 = SectionMetrics(
        cardMargin: .init(narrow: 16, regular: 20, wide: 20), cardRadius: 10, limitsRadius: false,
        // 17.67 + 38.67 is the 56.3 from card to card over a header; 17.67 + 17.33 the 35 without.
        gapAfter: 17.67, gapBefore: 17.33, top: 35, topBelowInlineTitle: 35, topBelowLargeTitle: 0,
        // A first header's cell is 55.3 high on iOS 15, a later one's 38.
        topAboveHeader: 17.33, bottom: 17.33, plainHeaderHeight: 28, plainHeaderGap: 22,
        plainHeaderFill: nil)
}

extension AccessoryMetrics {
    fileprivate static let ios18 = AccessoryMetrics(
        chevron: .init(width: 6.67, height: 11.33), chevronStroke: 2, chevronInset: 0.67,
        chevronGap: 11.33, menu: .init(width: 9, height: 13), menuGap: 7, menuInset: 2,
        checkmark: .init(width: 14, height: 13.5), checkmarkInset: 2, glyphStroke: 1.8)
}

extension ControlMetrics {
    fileprivate static let ios18 = ControlMetrics(
        toggle: .init(width: 51, height: 31), toggleThumb: .init(width: 27, height: 27),
        toggleThumbInset: 2, toggleOverhang: 2, toggleOn: .system(.green),
        toggleOff: .role(.secondarySystemFill), toggleHasShadow: true,
        stepper: .init(width: 94, height: 32), stepperRadius: 8,
        stepperFill: .role(.tertiarySystemFill), stepperDivider: .init(width: 1, height: 18),
        stepperGlyph: .init(width: 13.67, height: 1.67), segmentedHeight: 32, segmentedRadius: 8,
        segmentedInset: 2, segmentedThumbRadius: 7, segmentedFill: .role(.tertiarySystemFill),
        segmentedThumb: .custom(light: RGBA(0xFFFFFF), dark: RGBA(0x636366)),
        segmentedDivider: .faded(.system(.gray), 0.3), sliderHeight: 34, sliderTrack: 4,
        sliderInset: 3, sliderThumb: .init(width: 28, height: 28),
        sliderRest: .role(.systemFill), progressHeight: 4, progressRest: .role(.systemFill),
        spinner: 20, fieldHeight: 22, borderedFieldHeight: 34, borderedFieldRadius: 5,
        borderedFieldInset: 7, borderedFieldStroke: 0.67,
        borderedFieldPaint: .custom(
            light: RGBA(0, opacity: 0.2), dark: RGBA(0xFFFFFF, opacity: 0.2)),
        editorHeight: 38, editorInset: 5, pillHeight: 34, pillRadius: 8, pillPadding: 13,
        pillGap: 8, pillFill: .role(.tertiarySystemFill), swatch: 28, swatchRing: 3,
        buttonVertical: [4, 4, 7, 15, 15], buttonHorizontal: [10, 10, 12, 20, 20],
        buttonRadius: [.infinity, .infinity, 8, 12, 12],
        buttonFill: .role(.tertiarySystemFill),
        // Black text of a disabled row is #7f7f7f on white (SpeziAccount, iOS 17).
        disabledOpacity: 0.5)
}

extension BarMetrics {
    fileprivate static let ios18 = BarMetrics(
        top: 0, inlineHeight: 44, largeTitleHeight: 52, largeTitleTop: 3.67,
        largeTitleInset: .init(narrow: 16, regular: 16, wide: 20), itemInset: 16, itemGap: 16,
        capsuleHeight: 0, capsulePadding: 0, capsuleGap: 16, capsuleFill: .clear,
        capsuleRim: .clear, showsBackTitle: true, backGap: 6, searchHeight: 36, searchRadius: 10,
        searchBottom: 15, searchInset: 16, searchFill: .role(.tertiarySystemFill),
        bottomHeight: 44, hasBottomLine: true)
}

extension LookColors {
    /// UIKit's values before iOS 26, as the Flutter and Expo projects publish them.
    fileprivate static let ios18: LookColors = {
        var colors = LookColors.shared
        colors.separator = .init(RGBA(0x3C3C43, opacity: 0.29), RGBA(0x545458, opacity: 0.6))
        colors.link = .init(0x007AFF, 0x0984FF)
        colors.accent = .init(0x007AFF, 0x0A84FF)
        colors.system =
            [
                .init(0xFF3B30, 0xFF453A), .init(0xFF9500, 0xFF9F0A), .init(0xFFCC00, 0xFFD60A),
                .init(0x34C759, 0x30D158), .init(0x00C7BE, 0x63E6E2), .init(0x30B0C7, 0x40C8E0),
                .init(0x32ADE6, 0x64D2FF), .init(0x007AFF, 0x0A84FF), .init(0x5856D6, 0x5E5CE6),
                .init(0xAF52DE, 0xBF5AF2), .init(0xFF2D55, 0xFF375F), .init(0xA2845E, 0xAC8E68),
            ] + LookColors.grays
        return colors
    }()
}
