import FormMockup
import Testing

@Suite struct StackLayoutTests {
    private func box(_ width: Double, _ height: Double = 10) -> Element {
        .modified(
            .shape(ShapeElement(kind: .rectangle, fill: .system(.red))),
            .frame(FrameModifier(width: width, height: height)))
    }

    private func frames(_ stack: StackElement) -> [Rect] {
        let placed = place(.stack(stack)).content
        guard case .group(let group) = placed.content else { return [] }
        return group.children.map(\.frame)
    }

    @Test func childrenAreEightPointsApart() {
        let frames = frames(StackElement(axis: .horizontal, children: [box(20), box(30)]))
        #expect(frames.map(\.x) == [32, 60])
    }

    @Test func aSpacerTakesWhatIsLeft() {
        let frames = frames(
            StackElement(axis: .horizontal, children: [box(20), .spacer(minimum: nil), box(30)]))
        #expect(frames[2].x == 358 - 30)
    }

    @Test func fillingChildrenShareTheRest() {
        let shape = Element.modified(
            .shape(ShapeElement(kind: .rectangle)),
            .frame(FrameModifier(height: 10, maxWidth: .infinity)))
        let frames = frames(
            StackElement(axis: .horizontal, spacing: 0, children: [box(26), shape, shape]))
        #expect(frames.map(\.width) == [26, 150, 150])
    }

    @Test func centredBaselinesMeet() {
        let large = Element.text(TextElement([TextRun("A", font: Font(size: .points(40)))]))
        let placed = place(
            .stack(
                StackElement(
                    axis: .horizontal, alignment: .init(.center, .firstTextBaseline),
                    children: [large, text("b")])))
        let baselines = placed.content.texts.map { $0.text.lines[0].baseline }
        #expect(isNear(baselines[0], baselines[1]))
    }

    @Test func aVerticalStackAligns() {
        let frames = frames(
            StackElement(
                axis: .vertical, alignment: .init(.trailing, .center), spacing: 4,
                children: [box(20), box(50)]))
        #expect(frames[0].x == frames[1].x + 30 && frames[1].y == frames[0].y + 14)
    }

    @Test func aDividerIsAsTallAsItsRow() {
        let frames = frames(
            StackElement(axis: .horizontal, children: [box(20, 40), .divider, box(20)]))
        #expect(frames[1].width == 1 && frames[1].height == 40)
    }

    @Test func layersShareTheirMiddle() {
        let frames = frames(StackElement(axis: .depth, children: [box(60, 60), box(20, 20)]))
        #expect(frames[1].x == frames[0].x + 20 && frames[1].y == frames[0].y + 20)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, -40, 1e308])
    func framesMaySayAnything(value: Double) {
        let frame = FrameModifier(
            width: value, height: value, minWidth: value, maxWidth: value, minHeight: value,
            maxHeight: value)
        let insets = EdgeInsets(top: value, leading: value, bottom: value, trailing: value)
        let element = Element.modified(
            .modified(.modified(text("A"), .frame(frame)), .padding(insets)),
            .aspectRatio(value, fills: true))
        let placed = place(element)
        #expect(placed.frame.height.isFinite && placed.frame.height >= 52)
        for inner in placed.content.all {
            #expect(inner.frame.x.isFinite && inner.frame.width.isFinite)
            #expect(inner.frame.width >= 0 && inner.frame.height >= 0)
        }
    }

    @Test func nestingCostsNoMoreThanItsSquare() {
        func nested(_ depth: Int) -> Element {
            var element = text(GalleryScreen.long)
            for level in 0..<depth {
                element = .stack(
                    StackElement(
                        axis: level % 2 == 0 ? .horizontal : .vertical,
                        children: [text("a"), element]))
            }
            return element
        }
        let clock = ContinuousClock()
        #expect(clock.measure { _ = place(nested(150)) } < .seconds(5))
    }

    @Test func elementsNestedBeyondReasonAreLeftOut() {
        var element = text("deep")
        for _ in 0..<1000 {
            element = .modified(element, .padding(EdgeInsets(top: 1)))
        }
        #expect(place(element).content.texts.isEmpty)
    }
}
