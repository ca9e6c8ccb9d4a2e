import Testing

@testable import FormMockup

@Suite struct IconCompositionTests {
    let composer = IconComposer()

    @Test func aCircleAroundAMarkIsDrawnInStrokes() throws {
        let parts = try #require(composer.icon(named: "plus.circle")).parts
        #expect(parts.count == 1)
        #expect(parts[0].paint == .stroke(width: Icon.strokeWidth))
    }

    @Test func aFilledCircleIsOneShapeWithAHole() throws {
        let parts = try #require(composer.icon(named: "plus.circle.fill")).parts
        #expect(parts.count == 1)
        #expect(parts[0].paint == .fill)
        #expect(parts[0].path.split(separator: "z").count == 2)
    }

    @Test(arguments: [
        "leaf.slash", "leaf.slash.fill", "cart.badge.minus", "umbrella.circle", "gift.square.fill",
        "tree.badge.clock", "z.circle.fill", "42.square", "book.shield", "airplane.bubble.fill",
        "person.crop.circle.fill.badge.gearshape", "envelope.badge.fill", "trophy.circle.slash",
    ])
    func composesWhatNobodyDrew(_ name: String) throws {
        let icon = try #require(composer.icon(named: name))
        #expect(icon.bounds.minX > 1.4 && icon.bounds.maxX < 22.6)
    }

    @Test func otherSpellingsShowTheSameDrawing() {
        for (spelling, name) in [
            ("multiply.circle.fill", "xmark.circle.fill"), ("chevron.forward", "chevron.right"),
            ("gobackward", "arrow.counterclockwise"),
        ] {
            let icon = composer.icon(named: spelling)
            #expect(icon?.parts == composer.icon(named: name)?.parts)
            #expect(icon?.name == spelling)
        }
    }

    /// What is printed has ink exactly where the layers have it; hair's breadths from an edge,
    /// which rounding moves, are left out.
    @Test(arguments: [
        "plus.circle.fill", "bell.fill", "bell.slash", "bell.badge", "gearshape.fill", "car.fill",
        "phone.fill", "person.3", "person.crop.circle.fill.badge.checkmark", "eye.circle",
        "folder.badge.gearshape", "doc.on.clipboard.fill", "lightbulb.fill", "shield.badge.plus",
        "wrench.and.screwdriver.fill", "music.note", "calendar.badge.clock", "keyboard.fill",
    ])
    func tracesItsInk(_ name: String) throws {
        let canonical = IconName(name).canonical
        let layers = try #require(composer.layers(named: canonical, isFilled: false))
        let outline = IconLayer(
            contours: IconOutline(of: layers).contours, halfWidth: 0, isFilled: true, isInk: true)
        let (wanted, traced) = (IconInk(layers), IconInk([outline]))
        var wrong: [IconPoint] = []
        for row in 0..<48 {
            for column in 0..<48 {
                let point = IconPoint(Double(column) / 2 + 0.137, Double(row) / 2 + 0.211)
                if wanted.covers(point) == traced.covers(point) { continue }
                let nearest = outline.contours.flatMap { $0.curves }
                    .map { $0.distance(to: point) }.min()
                if (nearest ?? 1) > 0.02 { wrong.append(point) }
            }
        }
        #expect(wrong == [])
    }

    @Test func partsNeverOverlap() {
        for icon in IconNameLists.builtIn where icon.parts.count > 1 {
            #expect(icon.parts.count == 2, "\(icon.name)")
            #expect(icon.parts[1].paint == .fill, "\(icon.name)")
            let stroke = IconPathParser.contours(of: icon.parts[0].path) ?? []
            let fill = IconPathParser.contours(of: icon.parts[1].path) ?? []
            let ink = IconInk([
                IconLayer(
                    contours: stroke, halfWidth: Icon.strokeWidth / 2, isFilled: false, isInk: true)
            ])
            for curve in fill.flatMap({ $0.curves }) {
                #expect(!ink.covers(curve.start) && !ink.covers(curve.middle), "\(icon.name)")
            }
        }
    }
}
