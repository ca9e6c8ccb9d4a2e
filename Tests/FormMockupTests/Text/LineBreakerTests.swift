import FormMockup
import Testing

@Suite struct LineBreakerTests {
    @Test func englishBreaksAtSpaces() {
        #expect(
            TextSample.lines("Your name appears on shared lists and in invitations.", 200) == [
                "Your name appears on", "shared lists and in", "invitations.",
            ])
    }

    @Test func urduBreaksAtSpaces() {
        #expect(
            TextSample.lines("آپ کا نام مشترکہ فہرستوں میں نظر آتا ہے۔", 150) == [
                "آپ کا نام مشترکہ", "فہرستوں میں نظر آتا", "ہے۔",
            ])
    }

    @Test func japaneseBreaksBetweenCharactersButNotBeforePunctuation() {
        #expect(
            TextSample.lines("共有リストに「名前」が出ます。待って、", 17 * 5) == [
                "共有リスト", "に「名前」", "が出ます。", "待って、",
            ])
    }

    @Test func smallKanaDoNotStartALine() {
        #expect(TextSample.lines("あいうちょっと", 17 * 4) == ["あいう", "ちょっと"])
    }

    @Test func hyphensAndDashesEndLines() {
        #expect(
            TextSample.lines("well-known 2019–2020", 60) == ["well-", "known", "2019–", "2020"])
    }

    @Test func numbersStayWhole() {
        #expect(TextSample.lines("1,234.50 12:30 -5", 75) == ["1,234.50", "12:30 -5"])
    }

    @Test func noBreakSpaceKeepsWordsTogether() {
        #expect(TextSample.lines("at 10\u{A0}km", 60) == ["at", "10\u{A0}km"])
    }

    @Test func zeroWidthSpaceMayEndALine() {
        #expect(TextSample.lines("longer\u{200B}words", 60) == ["longer\u{200B}", "words"])
    }

    @Test func softHyphenShowsOnlyWhereALineEnds() {
        #expect(
            TextSample.lines("Donau\u{AD}dampf\u{AD}schifffahrt", 120) == [
                "Donaudampf-", "schifffahrt",
            ])
    }

    @Test func thaiBreaksBeforeAVowelThatStartsASyllable() {
        #expect(
            TextSample.lines("เปลี่ยนรหัสผ่านและความเป็นส่วนตัว", 105) == [
                "เปลี่ยนรหัสผ่าน", "และความ", "เป็นส่วนตัว",
            ])
    }

    @Test func longWordBreaksByCharacters() {
        #expect(
            TextSample.lines("a Donaudampfschifffahrt", 120) == ["a", "Donaudampfs", "chifffahrt"])
    }

    @Test func clustersStayWhole() {
        #expect(
            TextSample.lines("👩‍👩‍👧‍👦🇵🇰👍🏽e\u{301}", 22) == ["👩‍👩‍👧‍👦", "🇵🇰", "👍🏽", "e\u{301}"])
    }

    @Test func conjunctsStayWhole() {
        #expect(TextSample.lines("क्षत्रिय", 15) == ["क्ष", "त्रि", "य"])
    }

    @Test func aWordMayStandAloneOnTheLastLine() {
        #expect(TextSample.lines("one two three", 65) == ["one two", "three"])
    }

    @Test func lineEndsBreak() {
        #expect(TextSample.lines("a\r\nb\n\nc\u{2028}d", 100) == ["a", "b", "", "c", "d"])
    }

    @Test func lineEndAtTheEndLeavesABlankLine() {
        #expect(TextSample.lines("a\n", 100) == ["a", ""])
    }

    @Test func spacesAtTheEndAreDropped() {
        #expect(TextSample.lines("a  ", 100) == ["a"])
    }

    @Test func spacesInsideStay() {
        #expect(TextSample.lines("  a  b", 100) == ["  a  b"])
    }

    @Test func tabsAreSpaces() {
        #expect(TextSample.lines("a\tb", 100) == ["a b"])
    }

    @Test(arguments: ["", "   "])
    func emptyTextIsOneBlankLine(text: String) {
        let lines = TextSample.broken(text, 100)
        #expect(lines.map(\.width) == [0])
        #expect(lines.map(\.leading) == [17 * 1.25])
    }

    @Test func noPiecesAreOneBlankLine() {
        #expect(LineBreaker.lines([], width: 100).count == 1)
    }

    @Test(arguments: [0, -5, 0.001, 3])
    func noRoomGivesACharacterALine(width: Double) {
        #expect(TextSample.lines("ab c", width) == ["a", "b", "c"])
    }

    @Test func measuredWidthFitsItself() {
        let text = "Remind me 15 minutes before"
        let width = TextMeasure.width(of: text, font: TextSample.font(17))
        #expect(TextSample.lines(text, width) == [text])
    }

    @Test func widthOfALineIsThatOfItsText() {
        for line in TextSample.broken("Taylor & Avery “AVATAR” لوگوں کے نام Тестовая строка", 60) {
            #expect(abs(line.width - line.pieces.reduce(0) { $0 + $1.width }) < 0.5)
        }
    }

    @Test func unboundedWidthNeverWraps() {
        #expect(TextSample.lines("one two  ", .infinity) == ["one two"])
    }
}
