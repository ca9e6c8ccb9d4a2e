extension LookColors {
    /// What every generation has in common; separators, accent and named colours are the look's.
    static let shared = LookColors(
        label: .init(0x000000, 0xFFFFFF),
        secondaryLabel: .init(RGBA(0x3C3C43, opacity: 0.6), RGBA(0xEBEBF5, opacity: 0.6)),
        tertiaryLabel: .init(RGBA(0x3C3C43, opacity: 0.3), RGBA(0xEBEBF5, opacity: 0.3)),
        quaternaryLabel: .init(RGBA(0x3C3C43, opacity: 0.18), RGBA(0xEBEBF5, opacity: 0.16)),
        placeholderText: .init(RGBA(0x3C3C43, opacity: 0.3), RGBA(0xEBEBF5, opacity: 0.3)),
        separator: .init(RGBA(0x3C3C43, opacity: 0.29), RGBA(0x545458, opacity: 0.6)),
        opaqueSeparator: .init(0xC6C6C8, 0x38383A), link: .init(0x007AFF, 0x0984FF),
        systemBackground: .init(0xFFFFFF, 0x000000),
        secondarySystemBackground: .init(0xF2F2F7, 0x1C1C1E),
        tertiarySystemBackground: .init(0xFFFFFF, 0x2C2C2E),
        systemGroupedBackground: .init(0xF2F2F7, 0x000000),
        secondarySystemGroupedBackground: .init(0xFFFFFF, 0x1C1C1E),
        tertiarySystemGroupedBackground: .init(0xF2F2F7, 0x2C2C2E),
        systemFill: .init(RGBA(0x787880, opacity: 0.2), RGBA(0x787880, opacity: 0.36)),
        secondarySystemFill: .init(RGBA(0x787880, opacity: 0.16), RGBA(0x787880, opacity: 0.32)),
        tertiarySystemFill: .init(RGBA(0x767680, opacity: 0.12), RGBA(0x767680, opacity: 0.24)),
        quaternarySystemFill: .init(RGBA(0x747480, opacity: 0.08), RGBA(0x767680, opacity: 0.18)),
        accent: .init(0x007AFF, 0x0A84FF), system: [])

    /// The six grays, black and white.
    static let grays: [Pair] = [
        .init(0x8E8E93, 0x8E8E93), .init(0xAEAEB2, 0x636366), .init(0xC7C7CC, 0x48484A),
        .init(0xD1D1D6, 0x3A3A3C), .init(0xE5E5EA, 0x2C2C2E), .init(0xF2F2F7, 0x1C1C1E),
        .init(0x000000, 0x000000), .init(0xFFFFFF, 0xFFFFFF),
    ]
}

extension AnnotationMetrics {
    /// A red that no row uses, dark enough for white numbers.
    static let standard = AnnotationMetrics(
        pin: 18, paint: .custom(light: RGBA(0xC8174E), dark: RGBA(0xFF6B93)),
        textPaint: .custom(light: RGBA(0xFFFFFF), dark: RGBA(0x2A0010)), pinFont: 11,
        measureFont: 9, measureHeight: 12, dimmedOpacity: 0.28)
}
