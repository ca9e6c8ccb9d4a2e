import Testing

@testable import FormMockup

/// The values of number literals, without any help from a library.
struct NumberLiteralTests {
    private func float(_ text: String) -> Double { NumberLiteral.float(Array(text.utf8)[...]) }

    @Test func ordinaryFloatsAreExact() {
        #expect(float("0.1") == 0.1)
        #expect(float("3.14159") == 3.14159)
        #expect(float("1_234.5") == 1234.5)
        #expect(float("123456789.123456") == 123456789.123456)
        #expect(float("2e22") == 2e22)
        #expect(float("5e-3") == 5e-3)
        #expect(float("0.0") == 0)
    }

    @Test func hexadecimalFloats() {
        #expect(float("0x1p4") == 16)
        #expect(float("0x1.8p1") == 3)
        #expect(float("0xA.8p-1") == 5.25)
    }

    @Test func hugeAndTinyFloatsAreNeitherTrapsNorNaN() {
        #expect(float("1e999999999999") == Double.infinity)
        #expect(float("1e-999999999999") == 0)
        #expect(float(String(repeating: "9", count: 400)).isInfinite)
        #expect(float("0." + String(repeating: "3", count: 400)) > 0.33)
    }

    @Test func integersThatDoNotFitAreClamped() {
        #expect(NumberLiteral.integer(Array("99999999999999999999".utf8)[...]) == Int.max)
        #expect(NumberLiteral.integer(Array("0xFFFF_FFFF_FFFF_FFFF_F".utf8)[...]) == Int.max)
    }
}
