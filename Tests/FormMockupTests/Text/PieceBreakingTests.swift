import FormMockup
import Testing

@Suite struct PieceBreakingTests {
    private let plain = TextSample.font(17)
    private let bold = TextSample.font(17, .bold)

    @Test func piecesKeepFontAndIdOverLines() {
        let pieces = [
            TextPiece("Allow ", font: plain, id: 1), TextPiece("all day long", font: bold, id: 2),
        ]
        let lines = LineBreaker.lines(pieces, width: 80)
        #expect(lines.map { $0.pieces.map(\.text) } == [["Allow ", "all"], ["day long"]])
        #expect(lines.map { $0.pieces.map(\.id) } == [[1, 2], [2]])
        #expect(lines[1].pieces[0].font == bold)
    }

    @Test func wordMadeOfTwoPiecesStaysWhole() {
        let pieces = [
            TextPiece("an un", font: plain, id: 1), TextPiece("broken", font: bold, id: 2),
        ]
        let lines = LineBreaker.lines(pieces, width: 90)
        #expect(lines.map { $0.pieces.map(\.text) } == [["an"], ["un", "broken"]])
    }

    @Test func symbolTakesItsWidth() {
        let pieces = [
            TextPiece("Tap ", font: plain, id: 1),
            TextPiece("", font: plain, id: 2, symbolWidth: 20),
            TextPiece(".", font: plain, id: 3),
        ]
        let lines = LineBreaker.lines(pieces, width: 40)
        #expect(lines.map { $0.pieces.map(\.id) } == [[1], [2, 3]])
        #expect(
            TextSample.isClose(
                lines[1].width, 20 + TextMeasure.width(of: ".", font: plain), within: 1e-9))
    }

    @Test func leadingIsTheLargestOfTheLine() {
        let pieces = [
            TextPiece("a", font: plain, id: 1), TextPiece("b", font: TextSample.font(34), id: 2),
        ]
        #expect(LineBreaker.lines(pieces, width: 200).map(\.leading) == [34 * 1.25])
    }

    @Test func emptyPiecesAreDropped() {
        let pieces = [TextPiece("", font: plain, id: 1), TextPiece("b", font: plain, id: 2)]
        #expect(LineBreaker.lines(pieces, width: 200)[0].pieces.map(\.id) == [2])
    }
}
