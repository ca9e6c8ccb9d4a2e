import FormMockup
import Testing

@Suite struct TextDirectionTests {
    @Test(arguments: [
        ("Settings", TextDirection.leftToRight), ("ترتیبات", .rightToLeft),
        ("הגדרות", .rightToLeft),
        ("1. نام", .rightToLeft), ("(iPhone) نام", .leftToRight), ("設定", .leftToRight),
        ("🎉 שלום", .rightToLeft), ("𞤀𞤣", .rightToLeft),
    ])
    func firstLetterDecides(text: String, right: TextDirection) {
        #expect(TextDirection.firstStrong(of: text) == right)
    }

    @Test(arguments: ["", "123", "12:30 – 13:00", "🎉", "+"])
    func numbersAndSignsHaveNone(text: String) {
        #expect(TextDirection.firstStrong(of: text) == nil)
    }

    @Test func isolatedTextDoesNotDecide() {
        #expect(TextDirection.firstStrong(of: "\u{2068}abc\u{2069} نام") == .rightToLeft)
    }
}
