import FormMockup
import Testing

/// A weight counts over the font, whichever of them is written first and wherever they stand.
struct TextStyleTests {
    static func font(_ view: String) -> Font? {
        guard case .text(let text)? = screen("Form { \(view) }").sections.first?.rows.first?.content
        else { return nil }
        return text.runs.first?.font
    }

    @Test(arguments: [
        #"Text("a").font(.title3).bold()"#, #"Text("a").bold().font(.title3)"#,
        #"Group { Text("a").font(.title3) }.bold()"#,
        #"Group { Text("a").bold() }.font(.title3)"#,
        #"Text("a").font(.title3).fontWeight(.bold)"#, #"Text("a").font(.title3.bold())"#,
    ])
    func aBoldTitleIsBoldHoweverItIsSpelled(view: String) {
        #expect(Self.font(view) == Font(size: .style(.title3), weight: .bold))
    }

    @Test func theInnermostWeightCounts() {
        #expect(
            Self.font(#"Group { Text("a").fontWeight(.light) }.bold()"#) == Font(weight: .light))
    }

    @Test func anInnerFontReplacesAnOuterOne() {
        #expect(
            Self.font(#"Group { Text("a").font(.caption) }.font(.headline)"#)
                == Font(size: .style(.caption)))
    }
}
