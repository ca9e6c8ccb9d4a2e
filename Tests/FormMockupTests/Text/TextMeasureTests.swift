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
        #expect(isNear(Sample.width(text), right, within: 0.01))
    }

    @Test(arguments: [
        (Font.Weight.ultraLight, 577.8), (.light, 591.0), (.medium, 608.1), (.semibold, 618.6),
        (.bold, 629.2), (.black, 650.3),
    ])
    func weightsAreWithinOnePercent(weight: Font.Weight, right: Double) {
        #expect(isNear(Sample.width("Notifications", weight), right, within: 0.01))
    }

    @Test(arguments: [
        ("الإعدادات", 380.1), ("ترتیبات", 296.4), ("رازداری", 275.9), ("مُحَمَّد", 227.2),
        ("سلام", 186.7), ("لا", 58.2), ("بلا", 86.8), ("הגדרות", 301.6), ("שָׁלוֹם", 222.7),
        ("सेटिंग", 200.2), ("विद्यार्थी", 265.9), ("क्षेत्र", 126.4), ("การตั้งค่า", 368.7),
        ("น้ำ", 101.9),
    ])
    func otherScriptsAreWithinTwoPercent(text: String, right: Double) {
        #expect(isNear(Sample.width(text), right, within: 0.02))
    }

    @Test func boldArabicIsWider() {
        #expect(isNear(Sample.width("الإعدادات", .bold), 412, within: 0.02))
    }

    @Test func ideographsAndKanaFillAnEm() {
        #expect(Sample.width("設定パスワード、") == 800)
    }

    @Test func halfWidthKanaFillHalf() {
        #expect(isNear(Sample.width("ﾊﾝｶｸ"), 200, within: 0.01))
    }

    @Test func hangulIsNarrowerThanAnEm() {
        #expect(isNear(Sample.width("설정"), 184, within: 0.01))
    }

    @Test(arguments: ["🎉", "👩‍👩‍👧‍👦", "👍🏽", "🇵🇰", "❤️", "1️⃣", "🏳️‍🌈", "👩‍❤️‍👨"])
    func anEmojiIsOneHoweverManyCharacters(emoji: String) {
        #expect(isNear(Sample.width(emoji), 124.5, within: 0.01))
    }

    @Test func twoFlagsAreTwo() {
        #expect(isNear(Sample.width("🇵🇰🇯🇵"), 249, within: 0.01))
    }

    @Test func combiningMarksTakeNoRoom() {
        #expect(Sample.width("e\u{301}") == Sample.width("e"))
    }

    @Test func invisibleCharactersTakeNoRoom() {
        #expect(Sample.width("a\u{200B}\u{AD}\u{2060}\u{200E}\n") == Sample.width("a"))
    }

    @Test func emptyTextHasNoWidth() {
        #expect(Sample.width("") == 0)
    }

    @Test func monospacedDigitsAreAlike() {
        var font = Sample.font()
        font.hasMonospacedDigits = true
        #expect(isNear(TextMeasure.width(of: "0123456789", font: font), 647.7, within: 0.001))
    }

    @Test func monospacedTextIsSixTenthsOfAnEm() {
        var font = Sample.font()
        font.design = .monospaced
        #expect(isNear(TextMeasure.width(of: "let x = 1", font: font), 540, within: 0.001))
    }

    @Test func trackingIsAddedAfterEachCharacter() {
        var font = Sample.font()
        font.tracking = 10
        let added = TextMeasure.width(of: "a e\u{301}🎉", font: font) - Sample.width("a e\u{301}🎉")
        #expect(isNear(added, 40, within: 0.001))
    }

    @Test func trackingLeavesArabicAlone() {
        var font = Sample.font()
        font.tracking = 10
        #expect(TextMeasure.width(of: "ترتیبات", font: font) == Sample.width("ترتیبات"))
    }

    @Test func widthGrowsWithSize() {
        let small = TextMeasure.width(of: "Settings", font: Sample.font(17))
        #expect(isNear(small * 2, TextMeasure.width(of: "Settings", font: Sample.font(34)), within: 1e-9))
    }
}
