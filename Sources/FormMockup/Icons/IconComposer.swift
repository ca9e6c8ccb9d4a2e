/// Makes icons from names: a drawn glyph, and the variants that its name asks for.
///
///     X.fill              the solid form
///     X.circle            X inside a circle (or square, triangle, shield, …: see `IconEnclosure`)
///     X.circle.fill       a disc with X cut out
///     X.slash             X, struck through
///     X.badge.plus        X with a plus on a small disc at its lower right
///     X.badge             X with a dot at its upper right
///
/// Variants nest: `person.crop.circle.fill.badge.checkmark`.
struct IconComposer: Sendable {
    private let glyphs: [String: IconGlyph]

    /// A composer for glyphs; those drawn for FormDocs if nothing else is said.
    init(_ groups: [IconGlyph.Group] = IconGlyph.all) {
        var glyphs: [String: IconGlyph] = [:]
        for group in groups {
            for glyph in group.glyphs { glyphs[glyph.name] = glyph }
        }
        self.glyphs = glyphs
    }

    /// The icon with a name, or nil when no glyph or no rule fits.
    func icon(named name: String) -> Icon? {
        layers(of: name).map { IconComposer.icon(named: name, of: $0) }
    }

    /// Whether there is an icon with a name.
    func knows(_ name: String) -> Bool { layers(of: name) != nil }

    private func layers(of name: String) -> [IconLayer]? {
        let symbol = IconName(name)
        guard symbol.isWellFormed else { return nil }
        return layers(named: symbol.canonical, isFilled: false)
    }

    /// Turns layers into parts that do not overlap.
    static func icon(named name: String, of layers: [IconLayer]) -> Icon {
        var strokes: [IconContour] = []
        var fills: [IconContour] = []
        var isPlain = true
        for layer in layers {
            if !layer.isInk || (layer.isFilled && layer.halfWidth > 0) { isPlain = false }
            if layer.halfWidth > 0 && layer.halfWidth != Icon.strokeWidth / 2 { isPlain = false }
            if layer.isFilled { fills += layer.contours } else { strokes += layer.contours }
        }
        if isPlain && isOverlapping(layers) { isPlain = false }
        let mirrors = IconName(name).mirrorsInRightToLeft
        var parts: [IconPart] = []
        var bounds = IconBox(of: layers).bounds
        if isPlain {
            if !strokes.isEmpty {
                let paint = IconPart.Paint.stroke(width: Icon.strokeWidth)
                parts.append(IconPart(path: IconPathWriter.path(strokes), paint: paint))
            }
            if !fills.isEmpty {
                parts.append(IconPart(path: IconPathWriter.path(fills), paint: .fill))
            }
        } else {
            let outline = IconOutline(of: layers).contours
            bounds = IconBox(of: outline).bounds
            parts.append(IconPart(path: IconPathWriter.path(outline), paint: .fill))
        }
        return Icon(name: name, parts: parts, mirrorsInRightToLeft: mirrors, bounds: bounds)
    }

    /// Whether a layer runs over the edge of a filled one, so that the two would be painted twice.
    private static func isOverlapping(_ layers: [IconLayer]) -> Bool {
        for (index, filled) in layers.enumerated() where filled.isFilled {
            var others = layers
            others.remove(at: index)
            if touches(filled, IconInk(others)) { return true }
            let ink = IconInk([filled])
            for other in others where touches(other, ink) { return true }
        }
        return false
    }

    private static func touches(_ layer: IconLayer, _ ink: IconInk) -> Bool {
        for contour in layer.contours {
            for curve in contour.curves {
                for point in [curve.start, curve.middle, curve.end] where ink.covers(point) {
                    return true
                }
            }
        }
        return false
    }

    /// The layers of a name, back to front.
    func layers(named name: String, isFilled: Bool) -> [IconLayer]? {
        if let glyph = glyphs[name] {
            if isFilled, let filled = glyphs[name + ".fill"] {
                return filled.layers(isFilled: true)
            }
            if isFilled && !glyph.hasFilledForm { return nil }
            return glyph.layers(isFilled: isFilled || name.hasSuffix(".fill"))
        }
        if let badged = badged(name, isFilled: isFilled) { return badged }
        guard let split = IconName.lastComponent(of: name) else { return nil }
        if split.last == "fill" && !isFilled { return layers(named: split.rest, isFilled: true) }
        if split.last == "slash" {
            return layers(named: split.rest, isFilled: isFilled).map(IconSlash.over)
        }
        guard let enclosure = IconEnclosure.named(split.last),
            let inner = innerLayers(named: split.rest)
        else { return nil }
        return enclosure.layers(around: inner, isFilled: isFilled)
    }

    /// A glyph for the inside of something: solid if it can be, because lines would crowd.
    private func innerLayers(named name: String) -> [IconLayer]? {
        if let inner = layers(named: name, isFilled: true) ?? layers(named: name, isFilled: false) {
            return inner
        }
        return IconCharacters.layers(for: name)
    }

    private func badged(_ name: String, isFilled: Bool) -> [IconLayer]? {
        guard let split = IconName.badge(of: name) else { return nil }
        guard let base = layers(named: split.rest, isFilled: isFilled) else { return nil }
        if split.badge.isEmpty { return IconBadge.dot(on: base) }
        if split.badge == "clock" || split.badge == "timemachine" {
            return IconBadge.clock(on: base)
        }
        guard let badge = innerLayers(named: split.badge) else { return nil }
        if split.badge == "gearshape" { return IconBadge.gear(badge, on: base) }
        return IconBadge.disc(with: badge, on: base)
    }
}
