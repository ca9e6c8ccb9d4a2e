/// Draws controls by the look's numbers.
enum SVGControls {
    /// A switch.
    static func toggle(_ toggle: ToggleElement, _ frame: Rect, on canvas: inout SVGCanvas) {
        let metrics = canvas.look.controls
        canvas.rect(
            frame, fill: toggle.isOn ? toggle.tint ?? metrics.toggleOn : metrics.toggleOff,
            radius: frame.height / 2)
        let size = metrics.toggleThumb
        let inset = metrics.toggleThumbInset
        let thumb = Rect(
            x: toggle.isOn ? frame.x + frame.width - inset - size.width : frame.x + inset,
            y: frame.y + inset, width: size.width, height: size.height)
        self.thumb(thumb, hasShadow: metrics.toggleHasShadow, on: &canvas)
    }

    /// A white capsule, with a shadow of translucent rings that every renderer draws alike.
    static func thumb(_ frame: Rect, hasShadow: Bool, on canvas: inout SVGCanvas) {
        if hasShadow {
            let faint = Paint.custom(light: RGBA(0, opacity: 0.04), dark: RGBA(0, opacity: 0.06))
            for (spread, drop) in [(2.0, 2.5), (1.0, 2.0), (0.5, 0.5)] {
                let shadow = Rect(
                    x: frame.x - spread, y: frame.y - spread + drop,
                    width: frame.width + 2 * spread,
                    height: frame.height + 2 * spread)
                canvas.rect(shadow, fill: faint, radius: shadow.height / 2)
            }
        }
        canvas.rect(frame, fill: .system(.white), radius: frame.height / 2)
    }

    /// The two-button control.
    static func stepper(_ frame: Rect, on canvas: inout SVGCanvas) {
        let metrics = canvas.look.controls
        canvas.rect(frame, fill: metrics.stepperFill, radius: metrics.stepperRadius)
        let middle = frame.y + frame.height / 2
        let half = frame.width / 2
        let divider = metrics.stepperDivider
        canvas.rect(
            Rect(
                x: frame.x + half - divider.width / 2, y: middle - divider.height / 2,
                width: divider.width, height: divider.height), fill: .role(.opaqueSeparator))
        let glyph = metrics.stepperGlyph
        let bar = Rect(
            x: frame.x + half / 2 - glyph.width / 2, y: middle - glyph.height / 2,
            width: glyph.width, height: glyph.height)
        canvas.rect(bar, fill: .role(.label), radius: glyph.height / 2)
        var plus = bar
        plus.x += half
        canvas.rect(plus, fill: .role(.label), radius: glyph.height / 2)
        let upright = Rect(
            x: plus.x + (glyph.width - glyph.height) / 2, y: middle - glyph.width / 2,
            width: glyph.height, height: glyph.width)
        canvas.rect(upright, fill: .role(.label), radius: glyph.height / 2)
    }

    /// A slider.
    static func slider(_ slider: SliderElement, _ frame: Rect, on canvas: inout SVGCanvas) {
        let metrics = canvas.look.controls
        let fraction = slider.fraction.isFinite ? min(max(slider.fraction, 0), 1) : 0
        var track = Rect(
            x: frame.x + metrics.sliderInset,
            y: frame.y + (frame.height - metrics.sliderTrack) / 2,
            width: max(frame.width - 2 * metrics.sliderInset, 0), height: metrics.sliderTrack)
        canvas.rect(track, fill: metrics.sliderRest, radius: metrics.sliderTrack / 2)
        let size = metrics.sliderThumb
        let x = frame.x + (frame.width - size.width) * fraction
        track.width = max(x + size.width / 2 - track.x, 0)
        canvas.rect(track, fill: slider.tint ?? .role(.tint), radius: metrics.sliderTrack / 2)
        let thumb = Rect(
            x: x, y: frame.y + (frame.height - size.height) / 2, width: size.width,
            height: size.height)
        self.thumb(thumb, hasShadow: true, on: &canvas)
    }

    /// A bar, or the wheel as eight spokes.
    static func progress(_ progress: ProgressElement, _ frame: Rect, on canvas: inout SVGCanvas) {
        guard let fraction = progress.fraction else { return wheel(frame, on: &canvas) }
        let radius = frame.height / 2
        canvas.rect(frame, fill: canvas.look.controls.progressRest, radius: radius)
        var filled = frame
        filled.width *= fraction.isFinite ? min(max(fraction, 0), 1) : 0
        if filled.width > 0 {
            canvas.rect(filled, fill: progress.tint ?? .role(.tint), radius: radius)
        }
    }

    private static func wheel(_ frame: Rect, on canvas: inout SVGCanvas) {
        let box = canvas.physical(frame)
        let x = box.x + box.width / 2
        let y = box.y + box.height / 2
        let outer = box.width / 2
        let inner = outer * 0.5
        let diagonal = 0.70711
        let directions = [
            (0, -1), (diagonal, -diagonal), (1, 0), (diagonal, diagonal), (0, 1),
            (-diagonal, diagonal), (-1, 0), (-diagonal, -diagonal),
        ]
        for (index, direction) in directions.enumerated() {
            canvas.writer.open("path")
            canvas.writer.classes(canvas.strokeClass(.system(.gray)), 0x73, -1, 0)
            canvas.writer.attribute("stroke-width", outer * 0.22)
            canvas.writer.attribute("stroke-linecap", literal: "round")
            canvas.writer.attribute("opacity", 1 - Double(7 - index) * 0.1)
            canvas.writer.attribute(
                "d",
                bytes: SVGPath.polyline([
                    (x + inner * direction.0, y + inner * direction.1),
                    (x + outer * 0.88 * direction.0, y + outer * 0.88 * direction.1),
                ]))
            canvas.writer.closeEmpty()
        }
    }

    /// What is behind the segments.
    static func segmented(
        _ segmented: SegmentedElement, _ frame: Rect, on canvas: inout SVGCanvas
    ) {
        let metrics = canvas.look.controls
        canvas.rect(frame, fill: metrics.segmentedFill, radius: metrics.segmentedRadius)
        let count = segmented.segments.count
        guard count > 0 else { return }
        let part = frame.width / Double(count)
        if let paint = metrics.segmentedDivider, count > 1 {
            for index in 1..<count
            where index != segmented.selection && index - 1 != segmented.selection {
                let line = Rect(
                    x: frame.x + part * Double(index) - 0.5, y: frame.y + 8, width: 1,
                    height: max(frame.height - 16, 0))
                canvas.rect(line, fill: paint)
            }
        }
        guard let selection = segmented.selection, selection >= 0, selection < count else { return }
        let inset = metrics.segmentedInset
        let thumb = Rect(
            x: frame.x + part * Double(selection) + inset, y: frame.y + inset,
            width: max(part - 2 * inset, 0), height: max(frame.height - 2 * inset, 0))
        let shade = Paint.custom(light: RGBA(0, opacity: 0.06), dark: RGBA(0, opacity: 0.1))
        var shadow = thumb
        shadow.y += 1
        canvas.rect(shadow, fill: shade, radius: metrics.segmentedThumbRadius)
        canvas.rect(thumb, fill: metrics.segmentedThumb, radius: metrics.segmentedThumbRadius)
    }

    /// A colour well: the ring of all colours is drawn as six arcs.
    static func swatch(_ paint: Paint, _ frame: Rect, on canvas: inout SVGCanvas) {
        let box = canvas.physical(frame)
        let ring = canvas.look.controls.swatchRing
        let radius = (min(box.width, box.height) - ring) / 2
        let x = box.x + box.width / 2
        let y = box.y + box.height / 2
        let corners = [
            (1.0, 0.0), (0.5, 0.86603), (-0.5, 0.86603), (-1, 0), (-0.5, -0.86603), (0.5, -0.86603),
        ]
        let colors: [SystemColor] = [.purple, .blue, .teal, .green, .yellow, .red]
        for index in 0..<6 {
            let from = corners[index]
            let to = corners[(index + 1) % 6]
            var path = SVGPath.polyline([(x + radius * from.0, y + radius * from.1)])
            path.append(0x41)
            for value in [radius, radius, 0, 0, 1, x + radius * to.0, y + radius * to.1] {
                path.appendNumber(value)
                path.append(0x20)
            }
            path.removeLast()
            canvas.writer.open("path")
            canvas.writer.classes(canvas.strokeClass(.system(colors[index])), 0x73, -1, 0)
            canvas.writer.attribute("stroke-width", ring)
            canvas.writer.attribute("d", bytes: path)
            canvas.writer.closeEmpty()
        }
        let inset = ring + 2
        let inner = Rect(
            x: frame.x + inset, y: frame.y + inset, width: max(frame.width - 2 * inset, 0),
            height: max(frame.height - 2 * inset, 0))
        SVGShapes.draw(ShapeElement(kind: .circle, fill: paint), inner, on: &canvas)
    }

    /// The border of a text field.
    static func border(_ frame: Rect, on canvas: inout SVGCanvas) {
        let metrics = canvas.look.controls
        SVGShapes.draw(
            ShapeElement(
                kind: .roundedRectangle(metrics.borderedFieldRadius),
                fill: .role(.systemBackground),
                stroke: metrics.borderedFieldPaint, strokeWidth: metrics.borderedFieldStroke),
            frame, on: &canvas)
    }

    /// The shape of a button.
    static func button(_ button: ButtonElement, _ frame: Rect, on canvas: inout SVGCanvas) {
        let metrics = canvas.look.controls
        let radius = button.isCapsule ? .infinity : metrics.buttonRadius[Int(button.size.rawValue)]
        let corner = min(radius, frame.height / 2)
        switch button.style {
        case .bordered: canvas.rect(frame, fill: metrics.buttonFill, radius: corner)
        case .borderedProminent, .glassProminent:
            canvas.rect(frame, fill: button.tint ?? .role(.tint), radius: corner)
        case .glass:
            canvas.rect(frame, fill: canvas.look.bar.capsuleFill, radius: frame.height / 2)
        }
    }
}
