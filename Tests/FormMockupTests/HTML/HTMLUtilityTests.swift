import Testing

@testable import FormMockup

struct HTMLUtilityTests {
    private func rule(_ utility: HTMLUtility, _ points: Double) -> String {
        var bytes: [UInt8] = []
        utility.appendRule(hundredths(points), to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func paint(_ use: HTMLPaintUse, _ paint: Paint) -> String {
        var bytes: [UInt8] = []
        HTMLPaint.appendRule(use, paint, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func namesSpellTheirNumber() {
        #expect(rule(.width, 37) == ".fm-w37{width:calc(37*var(--fm-pt))!important}")
        #expect(rule(.width, 37.5) == ".fm-w37_5{width:calc(37.5*var(--fm-pt))!important}")
        #expect(rule(.top, 0) == ".fm-t0{top:0!important}")
        #expect(
            rule(.startMargin, -0.33)
                == ".fm-s-0_33{margin-inline-start:calc(-0.33*var(--fm-pt))!important}")
    }

    @Test func theUnitShrinksWithItsContainer() {
        #expect(rule(.unit, 390) == ".fm-p390{--fm-pt:min(1px,100cqi/390)}")
    }

    @Test func numbersWithoutAPlaceAreZero() {
        #expect(hundredths(.nan) == 0)
        #expect(hundredths(.infinity) == 0)
        #expect(hundredths(-1e300) == 0)
    }

    @Test func paintsPointToTheLook() {
        #expect(
            paint(.ink, .role(.secondaryLabel))
                == ".fm-c-secondaryLabel{color:var(--fm-secondaryLabel)!important}")
        #expect(
            paint(.fill, .system(.red)) == ".fm-b-red{background:var(--fm-red)!important}")
    }

    @Test func aColourOfItsOwnCarriesBothAppearances() {
        let paint = Paint.custom(light: RGBA(0xFF8800), dark: RGBA(0x0A0B0C, opacity: 0.5))
        #expect(
            self.paint(.ink, paint)
                == ".fm-c-ff8800-0a0b0c80{color:light-dark(#ff8800,#0a0b0c80)!important}")
    }

    @Test func fadedPaintsAndGradientsHaveNamesOfTheirOwn() {
        #expect(
            paint(.fill, .faded(.system(.blue), 0.125))
                == ".fm-b-blue_12_5{background:color-mix(in srgb,var(--fm-blue) 12.5%,transparent)"
                + "!important}")
        #expect(
            paint(.fill, .gradient([.system(.red), .clear], isHorizontal: true))
                == ".fm-b-h--red--clear{background:linear-gradient(to var(--fm-end-side),"
                + "var(--fm-red),transparent)!important}")
    }

    @Test func fontsAreNamedByAllTheySet() {
        let font = ResolvedFont(
            size: 13, leading: 18, weight: .semibold, design: .monospaced, isItalic: true,
            tracking: -0.08)
        var bytes: [UInt8] = []
        HTMLFont.appendRule(font, to: &bytes)
        #expect(
            String(decoding: bytes, as: UTF8.self)
                == ".fm-f13w6k-0_08mi{font-size:calc(13*var(--fm-pt));font-weight:600;"
                + "letter-spacing:var(--fm-spacing,calc(-0.08*var(--fm-pt)));"
                + "font-family:var(--fm-mono);"
                + "font-style:italic}")
    }

    @Test func rulesKeepEachUtilityOnce() {
        var rules = HTMLRules()
        for value in 0..<1000 {
            _ = rules.name(.width, value % 300)
            _ = rules.name(.startMargin, -(value % 200))
        }
        #expect(rules.all.count == 500)
        #expect(
            rules.all.map(\.text).contains(
                ".fm-s-1_99{margin-inline-start:calc(-1.99*var(--fm-pt))!important}"))
    }
}
