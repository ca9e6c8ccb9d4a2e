import Testing

@testable import FormMockup

/// Views whose content is data or drawing, and those that are a function of a moment.
struct PictureTests {
    private func text(_ code: String) -> [String] {
        screen(code).sections.flatMap { $0.rows.map { $0.content.plainText } }
    }

    @Test func aChartIsOneCalmRow() {
        let code = "Form { Chart { BarMark(x: 1, y: 2); LineMark(x: 1, y: 2) } }"
        #expect(screen(code).sections.map { $0.rows.count } == [1])
        #expect(!screen(code).sections[0].rows[0].semantics.isPlaceholder)
    }

    @Test func aTableShowsItsFirstColumn() {
        let code = """
            struct P: Identifiable { let id: Int; let name: String; let age: Int }
            let people = [P(id: 1, name: "Ada", age: 3), P(id: 2, name: "Sana", age: 4)]
            Table(people) {
                TableColumn("Name", value: \\.name)
                TableColumn("Age") { Text("\\($0.age)") }
            }
            """
        #expect(text(code) == ["Ada", "Sana"])
        #expect(screen(code).style == .plain)
    }

    @Test func aTableWithRowsOfItsOwn() {
        let code = """
            struct P { let name: String }
            Table(of: P.self) {
                TableColumn("Name") { person in Text(person.name) }
                TableColumn("Other") { person in Text("x") }
            } rows: {
                ForEach([P(name: "Ada"), P(name: "Sana")], id: \\.name) { TableRow($0) }
            }
            """
        #expect(text(code) == ["Ada", "Sana"])
    }

    @Test func animatorsShowTheirFirstMoment() {
        let code = """
            Form {
                PhaseAnimator([1, 2]) { phase in Text("phase \\(phase)") }
                KeyframeAnimator(initialValue: 7) { value in Text("value \\(value)") } keyframes: { _ in }
                TimelineView(.everyMinute) { context in Text("time") }
            }
            """
        #expect(text(code) == ["phase 1", "value 7", "time"])
    }

    @Test func theFirstViewThatHasRoomIsDrawn() {
        let long = String(repeating: "long ", count: 20)
        let code = """
            Form {
                ViewThatFits { Text("\(long)"); Text("short") }
                ViewThatFits { Text("fits"); Text("short") }
            }
            """
        #expect(text(code) == ["short", "fits"])
    }

    @Test func aModifierHeldByModifiedContentRuns() {
        let code = """
            struct M: ViewModifier {
                func body(content: Content) -> some View { HStack { content; Text("more") } }
            }
            Form { ModifiedContent(content: Text("a"), modifier: M()) }
            """
        #expect(text(code) == ["a more"])
    }

    @Test func aViewOfUIKitIsAFieldInItsFrame() {
        let view =
            "struct V: UIViewRepresentable { func makeUIView(context: Context) -> UIView { UIView() } }"
        #expect(screen("\(view)\nForm { V(); Text(\"a\") }").sections[0].rows.count == 1)
        #expect(
            screen("\(view)\nForm { V().frame(height: 80); Text(\"a\") }").sections[0].rows.count
                == 2)
        #expect(messages("\(view)\nForm { V().frame(height: 80) }") == [])
    }

    @Test func aPartOfAnOutlineIsKept() {
        let code =
            "Form { Circle().trim(from: 0, to: 0.25).stroke(.red, style: StrokeStyle(lineWidth: 4, lineCap: .round)).frame(width: 40, height: 40) }"
        guard case .modified(.shape(let shape), _) = screen(code).sections[0].rows[0].content else {
            Issue.record("no shape")
            return
        }
        #expect(shape.trim == ShapeTrim(start: 0, end: 0.25, hasRoundCaps: true))
        #expect(shape.strokeWidth == 4)
    }

    @Test func whatStandsBelowAListIsDrawnBelowIt() {
        let code = """
            Form { Text("row") }
                .safeAreaInset(edge: .bottom) { Button("Save") { } }
                .overlay(alignment: .top) { Text("banner") }
            """
        #expect(text(code) == ["banner", "row", "Save"])
    }

    @Test func anOverlayShowsWhileTheListIsEmpty() {
        let empty = "List([Int](), id: \\.self) { Text(\"\\($0)\") }.overlay { Text(\"Nothing\") }"
        #expect(text(empty) == ["Nothing"])
        #expect(text("List { Text(\"a\") }.overlay { Text(\"Nothing\") }") == ["a"])
    }
}
