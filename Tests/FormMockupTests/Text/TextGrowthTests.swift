import FormMockup
import Testing

/// Long and odd text: time grows with length, and nothing hangs.
@Suite struct TextGrowthTests {
    private static let kinds = [
        "word ", "ab", "a\u{301}", " ", "\u{200D}", "漢字、", "نام ", "👩‍👩‍👧‍👦", "क्ष", "🇵🇰", "-", "\n", "ไทย",
        "\u{AD}a", "\t",
    ]

    @Test(arguments: kinds)
    func breakingGrowsWithLength(kind: String) {
        let width = 50.0
        let small = time(of: kind, bytes: 5_000, width: width)
        let large = time(of: kind, bytes: 100_000, width: width)
        // Twenty times the text; a square would be four hundred times.
        #expect(large < max(small, .milliseconds(1)) * 150)
    }

    @Test(arguments: kinds)
    func truncatingGrowsWithLength(kind: String) {
        let text = String(repeating: kind, count: 20_000 / kind.utf8.count)
        let start = ContinuousClock.now
        for truncation in [TextElement.Truncation.head, .middle, .tail] {
            #expect(TextSample.lines(text, 200, limit: 2, truncation: truncation).count <= 2)
        }
        #expect(ContinuousClock.now - start < .seconds(20))
    }

    @Test(arguments: kinds)
    func nothingVisibleIsLost(kind: String) {
        let text = String(repeating: kind, count: 50)
        let joined = TextSample.lines(text, 60).joined()
        let visible: (Unicode.Scalar) -> Bool = { scalar in
            !scalar.properties.isWhitespace && scalar != "\u{AD}" && scalar != "-"
        }
        #expect(joined.unicodeScalars.filter(visible) == text.unicodeScalars.filter(visible))
    }

    private func time(of kind: String, bytes: Int, width: Double) -> Duration {
        let text = String(repeating: kind, count: bytes / kind.utf8.count)
        let start = ContinuousClock.now
        _ = TextSample.lines(text, width)
        return ContinuousClock.now - start
    }
}
