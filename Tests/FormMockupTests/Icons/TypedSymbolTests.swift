import Testing

@testable import FormMockup

struct TypedSymbolTests {
    @Test(arguments: [
        ("squareAndArrowUp", "square.and.arrow.up"), ("gear", "gear"),
        ("arrow2Squarepath", "arrow.2.squarepath"), ("speakerWave2Fill", "speaker.wave.2.fill"),
        ("line3Horizontal", "line.3.horizontal"), ("squareStack3dUp", "square.stack.3d.up"),
        ("rectangleGrid2x2", "rectangle.grid.2x2"), ("cylinderSplit1x2", "cylinder.split.1x2"),
        ("_1Circle", "1.circle"), ("arrowTriangle2Circlepath", "arrow.triangle.2.circlepath"),
    ])
    func spells(_ member: String, _ name: String) {
        #expect(TypedSymbol.spellings(of: member).first == name)
    }

    @Test func aNumberMayBelongToTheWordInFront() {
        #expect(TypedSymbol.spellings(of: "macproGen3Fill").last == "macpro.gen3.fill")
    }

    @Test(arguments: [
        "Image(systemSymbol: .squareAndArrowUp)", #"Label("a", systemSymbol: .squareAndArrowUp)"#,
        "Image(systemSymbol: SFSymbol.squareAndArrowUp)",
    ])
    func isDrawn(_ code: String) {
        let row = screen("Form { \(code) }").sections[0].rows[0]
        #expect(TextOfElement(row.content).icons == ["square.and.arrow.up"])
        #expect(messages("Form { \(code) }") == [])
    }
}
