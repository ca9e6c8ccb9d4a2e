import FormMockup
import Testing

@Suite struct TruncationTests {
    private let text = "Your name appears on shared lists and in invitations."

    @Test func tailOfOneLine() {
        #expect(TextSample.lines(text, 200, limit: 1) == ["Your name appears on…"])
    }

    @Test func tailOfTwoLines() {
        #expect(
            TextSample.lines(text, 200, limit: 2) == [
                "Your name appears on", "shared lists and in invit…",
            ])
    }

    @Test func threeLinesAreEnough() {
        let lines = TextSample.broken(text, 200, limit: 3)
        #expect(lines.count == 3)
        #expect(lines.map(\.isTruncated) == [false, false, false])
    }

    @Test func middleKeepsBothEnds() {
        #expect(
            TextSample.lines(text, 200, limit: 1, truncation: .middle) == ["Your name…invitations."]
        )
    }

    @Test func headKeepsTheEnd() {
        #expect(TextSample.lines(text, 120, limit: 1, truncation: .head) == ["…in invitations."])
    }

    @Test func truncatedLinesFit() {
        for width in 20..<240 {
            for truncation in [TextElement.Truncation.head, .middle, .tail] {
                let lines = TextSample.broken(
                    text, Double(width), limit: 2, truncation: truncation)
                #expect(lines.allSatisfy { $0.width <= Double(width) + 0.01 }, "at \(width)")
            }
        }
    }

    @Test func truncationIsMarked() {
        #expect(TextSample.broken(text, 200, limit: 2).map(\.isTruncated) == [false, true])
    }

    @Test func clustersAreDroppedWhole() {
        #expect(TextSample.lines("👩‍👩‍👧‍👦👍🏽🇵🇰", 60, limit: 1) == ["👩‍👩‍👧‍👦👍🏽…"])
    }

    @Test func paragraphBelowIsMissed() {
        #expect(TextSample.lines("Name\nAddress", 200, limit: 1) == ["Name…"])
    }

    @Test func blankLineBelowIsNot() {
        #expect(TextSample.lines("Name\n", 200, limit: 1) == ["Name"])
    }

    @Test func noRoomLeavesTheEllipsis() {
        for truncation in [TextElement.Truncation.head, .middle, .tail] {
            #expect(TextSample.lines("Name", 1, limit: 1, truncation: truncation) == ["…"])
        }
    }

    @Test func limitBelowOneIsNone() {
        #expect(TextSample.lines("one two three", 65, limit: 0) == ["one two", "three"])
    }

    @Test func ellipsisKeepsTheStyleOfTheTextBeforeIt() {
        let pieces = [
            TextPiece("Allow ", font: TextSample.font(17), id: 1),
            TextPiece("notifications", font: TextSample.font(17, .bold), id: 2),
        ]
        let line = LineBreaker.lines(pieces, width: 120, limit: 1)[0]
        #expect(line.pieces.map(\.text) == ["Allow ", "notific…"])
        #expect(line.pieces.map(\.id) == [1, 2])
    }
}
