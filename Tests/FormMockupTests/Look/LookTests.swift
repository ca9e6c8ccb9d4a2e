import FormMockup
import Testing

@Suite struct LookTests {
    @Test func bodyIsSeventeenPointsAtTheDefaultSize() {
        let font = Look.ios26.resolve(nil, place: .title, typeSize: .large)
        #expect(font.size == 17 && font.leading == 22 && font.tracking == -0.43)
    }

    @Test func bodyIsFortyPointsAtAccessibilityThree() {
        let font = Look.ios18.resolve(nil, place: .title, typeSize: .accessibility3)
        #expect(font.size == 40 && font.leading == 48)
    }

    @Test func headersAreBoldSentencesOrSmallCapitals() {
        let new = Look.ios26.resolve(nil, place: .header, typeSize: .large)
        let old = Look.ios18.resolve(nil, place: .header, typeSize: .large)
        #expect(new.size == 17 && new.weight == .semibold)
        #expect(old.size == 13 && old.weight == .regular)
        #expect(Look.ios26.type.header.casing == .asWritten)
        #expect(Look.ios18.type.header.casing == .uppercase)
    }

    @Test func barTitlesStopGrowing() {
        let font = Look.ios26.resolve(nil, place: .inlineTitle, typeSize: .accessibility5)
        #expect(font.size == 21)
    }

    @Test func aTextStyleBringsItsWeight() {
        let font = Font(size: .style(.headline))
        let resolved = Look.ios26.resolve(font, place: .title, typeSize: .large)
        #expect(resolved.weight == .semibold)
    }

    @Test(arguments: [Double.nan, .infinity, -5, 0, 1e300])
    func sizesThatAreNoneStayDrawable(size: Double) {
        let font = Font(size: .points(size))
        let resolved = Look.ios26.resolve(font, place: .title, typeSize: .large)
        #expect(resolved.size >= 1 && resolved.size <= 1000)
    }

    @Test func trackingIsInterpolatedBetweenWholeSizes() {
        #expect(abs(TypeTable.tracking(at: 16.5) - -0.37) < 0.001)
        #expect(TypeTable.tracking(at: 5) == 0.06 && TypeTable.tracking(at: 90) == 0.37)
    }

    @Test func separatorsAreFainterOnGlass() {
        let paint = Paint.role(.separator)
        #expect(
            Look.ios26.color(paint, dark: false, tint: nil) == RGBA(0x3C3C43, opacity: 0.12))
        #expect(Look.ios18.color(paint, dark: true, tint: nil) == RGBA(0x545458, opacity: 0.6))
    }

    @Test func theTintIsTheScreens() {
        let tint = Paint.system(.pink)
        #expect(Look.ios18.color(.role(.tint), dark: false, tint: nil) == RGBA(0x007AFF))
        #expect(Look.ios18.color(.role(.tint), dark: false, tint: tint) == RGBA(0xFF2D55))
        #expect(
            Look.ios18.color(.role(.tint), dark: false, tint: .role(.tint)) == RGBA(0x007AFF))
    }

    @Test func everyNamedColorHasAValue() {
        for look in [Look.ios26, .ios18] {
            #expect(look.colors.system.count == SystemColor.allCases.count)
            #expect(look.color(.system(.white), dark: true, tint: nil) == RGBA(0xFFFFFF))
        }
    }
}
