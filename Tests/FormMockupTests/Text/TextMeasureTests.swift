import FormMockup
import Testing

/// Right widths are HarfBuzz's, in Inter and Noto Sans, in percent of an em.
@Suite struct TextMeasureTests {
    @Test(arguments: [
        ("Settings", 390.2), ("Remind me 15 minutes before a lesson starts.", 2145.2),
        ("AVATAR", 368.5), ("Źródło światła: żółte", 948.2),
        ("Tài khoản và quyền riêng tư", 1302.7), ("Ρυθμίσεις", 462.6), ("Το όνομά σας", 652.7),
        ("Налаштування сповіщень", 1257.0), ("0123456789", 600.1), ("€ 49,90", 370.7),
    ])
    func alphabetsAreWithinOnePercent(text: String, right: Double) {
        #expect(TextSample.isClose(TextSample.width(text), right, within: 0.01))
    }

    @Test(arguments: [
        (Font.Weight.ultraLight, 577.8), (.light, 591.0), (.medium, 608.1), (.semibold, 618.6),
        (.bold, 629.2), (.black, 650.3),
    ])
    func weightsAreWithinOnePercent(weight: Font.Weight, right: Double) {
        #expect(TextSample.isClose(TextSample.width("Notifications", weight), right, within: 0.01))
    }

    @Test(arguments: [
        ("الإعدادات", 380.1), ("ترتیبات", 296.4), ("رازداری", 275.9), ("مُحَمَّد", 227.2),
        ("سلام", 186.7), ("لا", 58.2), ("بلا", 86.8), ("הגדרות", 301.6), ("שָׁלוֹם", 222.7),
        ("सेटिंग", 200.2), ("विद्यार्थी", 265.9), ("क्षेत्र", 126.4), ("การตั้งค่า", 368.7),
        ("น้ำ", 101.9),
    ])
    func otherScriptsAreWithinTwoPercent(text: String, right: Double) {
        #expect(TextSample.isClose(TextSample.width(text), right, within: 0.02))
    }

    @Test func boldArabicIsWider() {
        #expect(TextSample.isClose(TextSample.width("الإعدادات", .bold), 412, within: 0.02))
    }

    @Test func ideographsAndKanaFillAnEm() {
        #expect(TextSample.isClose(TextSample.width("設定パスワード、"), 800, within: 1e-9))
    }

    @Test func halfWidthKanaFillHalf() {
        #expect(TextSample.isClose(TextSample.width("ﾊﾝｶｸ"), 200, within: 0.01))
    }

    @Test func hangulIsNarrowerThanAnEm() {
        #expect(TextSample.isClose(TextSample.width("설정"), 184, within: 0.01))
    }

    @Test(arguments: ["🎉", "👩‍👩‍👧‍👦", "👍🏽", "🇵🇰", "❤️", "1️⃣", "🏳️‍🌈", "👩‍❤️‍👨"])
    func anEmojiIsOneHoweverManyCharacters(emoji: String) {
        #expect(TextSample.isClose(TextSample.width(emoji), 124.5, within: 0.01))
    }

    @Test func twoFlagsAreTwo() {
        #expect(TextSample.isClose(TextSample.width("🇵🇰🇯🇵"), 249, within: 0.01))
    }

    @Test func combiningMarksTakeNoRoom() {
        #expect(TextSample.width("e\u{301}") == TextSample.width("e"))
    }

    @Test func invisibleCharactersTakeNoRoom() {
        #expect(TextSample.width("a\u{200B}\u{AD}\u{2060}\u{200E}\n") == TextSample.width("a"))
    }

    @Test func emptyTextHasNoWidth() {
        #expect(TextSample.width("") == 0)
    }

    @Test func monospacedDigitsAreAlike() {
        var font = TextSample.font()
        font.hasMonospacedDigits = true
        #expect(
            TextSample.isClose(
                TextMeasure.width(of: "0123456789", font: font), 647.7, within: 0.001))
    }

    @Test func monospacedTextIsSixTenthsOfAnEm() {
        var font = TextSample.font()
        font.design = .monospaced
        #expect(
            TextSample.isClose(TextMeasure.width(of: "let x = 1", font: font), 540, within: 0.001))
    }

    @Test func trackingIsAddedAfterEachCharacter() {
        var font = TextSample.font()
        font.tracking = 10
        let added =
            TextMeasure.width(of: "a e\u{301}🎉", font: font) - TextSample.width("a e\u{301}🎉")
        #expect(TextSample.isClose(added, 40, within: 0.001))
    }

    @Test func trackingLeavesArabicAlone() {
        var font = TextSample.font()
        font.tracking = 10
        #expect(TextMeasure.width(of: "ترتیبات", font: font) == TextSample.width("ترتیبات"))
    }

    @Test func widthGrowsWithSize() {
        let small = TextMeasure.width(of: "Settings", font: TextSample.font(17))
        let large = TextMeasure.width(of: "Settings", font: TextSample.font(34))
        #expect(TextSample.isClose(small * 2, large, within: 1e-9))
    }
}
