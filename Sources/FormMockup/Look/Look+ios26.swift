extension Look {
    /// Liquid Glass, iOS 26.
    ///
    /// Where no other source is named, numbers are read from pictures that real iOS 26 rendered:
    /// reference snapshots of Home Assistant, SpeziViews, Critical Maps (390 and 393 wide) and
    /// AccessibilitySnapshot (402 wide, tinted cells).
    public static let ios26 = Look(
        name: .ios26, title: "iOS 26", colors: .ios26, type: .ios26, rows: .ios26,
        separators: .ios26, sections: .ios26,
        // One line of 20.33: 40.33, as measured.
        header: .init(top: 10, bottom: 10),
        // One line of 15.67: 29.67, as measured.
        footer: .init(top: 7, bottom: 7), accessories: .ios26, controls: .ios26, bar: .ios26,
        annotations: .standard)
}

extension LookType {
    fileprivate static let ios26 = LookType(
        title: .init(.body), value: .init(.body, paint: .role(.secondaryLabel)),
        header: .init(.headline, paint: .role(.secondaryLabel)),
        // A guess: no measurement is known.
        prominentHeader: .init(.title3, weight: .bold),
        plainHeader: .init(.headline, paint: .role(.secondaryLabel)),
        footer: .init(.footnote, paint: .role(.secondaryLabel)),
        largeTitle: .init(.largeTitle, weight: .bold, limit: .accessibility2),
        inlineTitle: .init(.headline, limit: .xxLarge), barButton: .init(.body, limit: .xxLarge),
        prominentBarButton: .init(.headline, paint: .system(.white), limit: .xxLarge),
        prompt: .init(.body, paint: .role(.placeholderText)),
        search: .init(.body, paint: .role(.secondaryLabel), limit: .xxLarge),
        badge: .init(.body, paint: .role(.secondaryLabel)),
        segment: .init(.footnote, limit: .xxLarge),
        selectedSegment: .init(.footnote, weight: .medium, limit: .xxLarge), pill: .init(.body),
        button: .init(.body, paint: .role(.tint)))
}

extension RowMetrics {
    fileprivate static let ios26 = RowMetrics(
        minimumHeight: 52, verticalInset: 15,
        // A guess: as on iOS 18, controls up to 34 points do not grow their rows.
        controlInset: 9, cardInset: .init(narrow: 16, regular: 16, wide: 20),
        fullWidthInset: .init(narrow: 16, regular: 20, wide: 20), iconColumn: 39, iconCenter: 11.33,
        labelGap: 8,
        // Row of 130 at accessibility 3: 2 × 15 + 2 × 48 + 4.
        stackedGap: 4, indentation: 20)
}

extension SeparatorMetrics {
    fileprivate static let ios26 = SeparatorMetrics(
        thickness: 1, cardTrailing: 16, keepsTrailingInset: true, hasGroupedEdges: false,
        groupedEdgePaint: .role(.separator))
}

extension SectionMetrics {
    fileprivate static let ios26 = SectionMetrics(
        cardMargin: .init(narrow: 16, regular: 16, wide: 20), cardRadius: 26, limitsRadius: true,
        // 17.67 + 40.33 is the 58 from card to card over a header; 17.67 + 17.33 the 35 without.
        gapAfter: 17.67, gapBefore: 17.33, top: 35, topBelowInlineTitle: 35, topBelowLargeTitle: 0,
        // UIKit's first header is 55.33 high where SwiftUI's later ones are 40.33.
        topAboveHeader: 15, bottom: 17.33, plainHeaderHeight: 28, plainHeaderGap: 22,
        plainHeaderFill: nil)
}

extension AccessoryMetrics {
    fileprivate static let ios26 = AccessoryMetrics(
        chevron: .init(width: 6.67, height: 11.33), chevronStroke: 2, chevronInset: 2.33,
        chevronGap: 12.67, menu: .init(width: 8.33, height: 12), menuGap: 6.33, menuInset: 1.67,
        checkmark: .init(width: 14, height: 13.5), checkmarkInset: 2, glyphStroke: 1.8)
}

extension ControlMetrics {
    fileprivate static let ios26 = ControlMetrics(
        toggle: .init(width: 63, height: 28), toggleThumb: .init(width: 37, height: 24),
        toggleThumbInset: 2, toggleOverhang: 2, toggleOn: .system(.green),
        toggleOff: .role(.tertiaryLabel), toggleHasShadow: false,
        stepper: .init(width: 94, height: 32), stepperRadius: 16,
        stepperFill: .role(.quaternarySystemFill), stepperDivider: .init(width: 1, height: 24),
        stepperGlyph: .init(width: 13, height: 2), segmentedHeight: 32, segmentedRadius: 16,
        segmentedInset: 2, segmentedThumbRadius: 14, segmentedFill: .role(.tertiarySystemFill),
        segmentedThumb: .custom(light: RGBA(0xFFFFFF), dark: RGBA(0x5A5A60)),
        segmentedDivider: nil, sliderHeight: 34, sliderTrack: 6, sliderInset: 0,
        sliderThumb: .init(width: 37, height: 24),
        sliderRest: .custom(light: RGBA(0, opacity: 0.1), dark: RGBA(0xFFFFFF, opacity: 0.1)),
        progressHeight: 4, progressRest: .role(.systemFill), spinner: 20, fieldHeight: 22,
        borderedFieldHeight: 34, borderedFieldRadius: 5, borderedFieldInset: 7,
        borderedFieldStroke: 0.67,
        borderedFieldPaint: .custom(
            light: RGBA(0, opacity: 0.2), dark: RGBA(0xFFFFFF, opacity: 0.2)),
        editorHeight: 38, editorInset: 5,
        // Taken over from iOS 18, with the capsule of iOS 26: no measurement is known.
        pillHeight: 34, pillRadius: 17, pillPadding: 13, pillGap: 8,
        pillFill: .role(.tertiarySystemFill), swatch: 28, swatchRing: 3,
        buttonVertical: [4, 4, 7, 15, 18], buttonHorizontal: [10, 10, 14, 20, 20],
        buttonRadius: [.infinity, .infinity, .infinity, .infinity, .infinity],
        buttonFill: .role(.tertiarySystemFill),
        // Black text of a disabled row is #7f7f7f on white (SpeziAccount, iOS 17).
        disabledOpacity: 0.5)
}

extension BarMetrics {
    fileprivate static let ios26 = BarMetrics(
        top: 10, inlineHeight: 54, largeTitleHeight: 52, largeTitleTop: 3.5,
        largeTitleInset: .init(narrow: 16, regular: 16, wide: 20), itemInset: 16, itemGap: 12,
        capsuleHeight: 44, capsulePadding: 14, capsuleGap: 0,
        capsuleFill: .custom(
            light: RGBA(0xFFFFFF, opacity: 0.85), dark: RGBA(0x2A2A2D, opacity: 0.9)),
        capsuleRim: .custom(light: RGBA(0, opacity: 0.06), dark: RGBA(0xFFFFFF, opacity: 0.14)),
        showsBackTitle: false, backGap: 5, searchHeight: 44, searchRadius: 22, searchBottom: 12,
        searchInset: 16, searchFill: .role(.tertiarySystemFill), bottomHeight: 64,
        hasBottomLine: false)
}

extension LookColors {
    /// Apple's Human Interface Guidelines, values of June 2025; separators as measured.
    fileprivate static let ios26: LookColors = {
        var colors = LookColors.shared
        colors.separator = .init(RGBA(0x3C3C43, opacity: 0.12), RGBA(0x545458, opacity: 0.5))
        colors.link = .init(0x0088FF, 0x0091FF)
        colors.accent = .init(0x0088FF, 0x0091FF)
        colors.system =
            [
                .init(0xFF383C, 0xFF4245), .init(0xFF8D28, 0xFF9230), .init(0xFFCC00, 0xFFD600),
                .init(0x34C759, 0x30D158), .init(0x00C8B3, 0x00DAC3), .init(0x00C3D0, 0x00D2E0),
                .init(0x00C0E8, 0x3CD3FE), .init(0x0088FF, 0x0091FF), .init(0x6155F5, 0x6D7CFF),
                .init(0xCB30E0, 0xDB34F2), .init(0xFF2D55, 0xFF375F), .init(0xAC7F5E, 0xB78A66),
            ] + LookColors.grays
        return colors
    }()
}
