/// Elements: what is drawn, without asking which control it came from.
extension HTMLRenderer {
    /// Writes an element at its place.
    mutating func write(_ element: PlacedElement, _ place: HTMLPlace) {
        let frame = element.frame
        switch element.content {
        case .empty: break
        case .text(let text): write(text, frame: frame, place)
        case .icon(let name, let size, let paint):
            writeIcon(name, size: size, paint, frame: frame, place)
        case .image(let image): writeImage(image, frame: frame, place)
        case .group(let group): write(group, frame: frame, place)
        case .divider(let paint): writeDivider(paint, frame: frame, place)
        case .shape(let shape): write(shape, frame: frame, place)
        case .toggle(let toggle): write(toggle, place)
        case .field(let field, let text, let isPrompt):
            writeField(field, text, isPrompt: isPrompt, frame: frame, place)
        case .stepper: writeStepper(place)
        case .slider(let slider): write(slider, frame: frame, place)
        case .progress(let progress): write(progress, frame: frame, place)
        case .segmented(let segmented, let segments):
            write(segmented, segments, frame: frame, place)
        case .swatch(let paint): writeSwatch(paint, place)
        case .pills(let pills): writePills(pills, frame: frame, place)
        case .options(let options): write(options, frame: frame, place)
        case .button(let button, let label): write(button, label, frame: frame, place)
        case .indicator(let indicator, let paint):
            writeIndicator(indicator, paint, frame: frame, place)
        case .control(let semantics, let content):
            writeControl(semantics, content, frame: frame, place)
        case .layered(let background, let content, let overlay):
            writeLayers([background, content, overlay], frame: frame, place)
        case .effect(let effect, let content): write(effect, content, frame: frame, place)
        }
    }

    private mutating func writeIcon(
        _ name: String, size: Double, _ paint: Paint, frame: Rect, _ place: HTMLPlace
    ) {
        let fits = (frame.width - size).magnitude < 0.05 && (frame.height - size).magnitude < 0.05
        if !fits {
            writer.open("span")
            writer.beginClasses("fm-box")
            self.size(frame)
            classes(of: place)
            writer.endClasses()
        }
        writer.open("svg")
        writer.beginClasses("fm-icon")
        utility(.square, size)
        if paint != .role(.label) { self.paint(.ink, paint) }
        if isMirrored(name) { writer.addClass("fm-flip") }
        if fits { classes(of: place) }
        writer.endClasses()
        use(name)
        writer.close()
        if !fits { writer.close() }
    }

    private mutating func writeIndicator(
        _ indicator: Indicator, _ paint: Paint, frame: Rect, _ place: HTMLPlace
    ) {
        writer.open("svg")
        writer.beginClasses("fm-icon")
        size(frame)
        self.paint(.ink, paint)
        if indicator.mirrors && direction == .rightToLeft { writer.addClass("fm-flip") }
        classes(of: place)
        writer.endClasses()
        use(HTMLIndicators.name(of: indicator, look: look.name))
        writer.close()
    }

    /// Writes a hairline, across or down.
    private mutating func writeDivider(_ paint: Paint, frame: Rect, _ place: HTMLPlace) {
        let isAcross = frame.width >= frame.height
        writer.open("span")
        writer.beginClasses("fm-rule")
        writer.addClass(isAcross ? "fm-across" : "fm-down")
        if isAcross { utility(.width, frame.width) } else { utility(.height, frame.height) }
        if paint != .role(.separator) { self.paint(.ink, paint) }
        classes(of: place)
        writer.endClasses()
        writer.close()
    }

    private mutating func write(_ shape: ShapeElement, frame: Rect, _ place: HTMLPlace) {
        if let trim = shape.trim, let stroke = shape.stroke {
            return write(trim, of: shape, stroke, frame: frame, place)
        }
        let side = min(frame.width, frame.height)
        let isCircle = shape.kind == .circle
        // A circle stands in the middle of a box that is no square.
        let needsBox = isCircle && (frame.width - frame.height).magnitude > 0.05
        if needsBox {
            writer.open("span")
            writer.beginClasses("fm-box")
            size(frame)
            classes(of: place)
            writer.endClasses()
        }
        writer.open("span")
        writer.beginClasses("fm-box")
        if isCircle { utility(.square, side) } else { size(frame) }
        corners(of: shape.kind)
        if let fill = shape.fill { paint(.fill, fill) }
        if let stroke = shape.stroke {
            writer.addClass("fm-line")
            utility(.stroke, shape.strokeWidth)
            paint(.ink, stroke)
        }
        if !needsBox { classes(of: place) }
        writer.endClasses()
        writer.close()
        if needsBox { writer.close() }
    }

    /// Writes a part of an outline, which only a picture can show.
    private mutating func write(
        _ trim: ShapeTrim, of shape: ShapeElement, _ stroke: Paint, frame: Rect, _ place: HTMLPlace
    ) {
        let width = min(Length.clean(shape.strokeWidth) ?? 1, min(frame.width, frame.height))
        writer.open("svg")
        writer.beginClasses("fm-box")
        size(frame)
        paint(.ink, stroke)
        classes(of: place)
        writer.endClasses()
        writer.attribute("viewBox", 0, 0, frame.width, frame.height)
        writer.fixed(" aria-hidden=\"true\"")
        let inner = Rect(
            x: width / 2, y: width / 2, width: max(frame.width - width, 0),
            height: max(frame.height - width, 0))
        SVGShapes.outline(shape.kind, inner, &writer) { writer in
            writer.fixed(" fill=\"none\" stroke=\"currentColor\"")
            writer.attribute("stroke-width", width)
            SVGShapes.trim(trim, of: shape.kind, inner, &writer)
        }
        writer.close()
    }

    private mutating func corners(of kind: ShapeKind) {
        switch kind {
        case .rectangle: break
        case .roundedRectangle(let radius): utility(.radius, radius)
        case .capsule: writer.addClass("fm-cap")
        case .circle, .ellipse: writer.addClass("fm-oval")
        }
    }

    /// Writes boxes over each other, back to front.
    mutating func writeLayers(_ layers: [PlacedElement?], frame: Rect, _ place: HTMLPlace) {
        writer.open("span")
        writer.beginClasses("fm-z")
        size(frame)
        classes(of: place)
        writer.endClasses()
        for case let layer? in layers { write(layer, .absolute(layer.frame, in: frame)) }
        writer.close()
    }

    private mutating func write(
        _ effect: PlacedElement.Effect, _ content: PlacedElement, frame: Rect, _ place: HTMLPlace
    ) {
        writer.open("span")
        writer.beginClasses("fm-z")
        size(frame)
        classes(of: effect)
        classes(of: place)
        writer.endClasses()
        if effect == .hidden { writer.fixed(" aria-hidden=\"true\"") }
        write(content, .absolute(content.frame, in: frame))
        if case .border(let paint, let width) = effect {
            writer.open("span")
            writer.beginClasses("fm-line")
            writer.addClass("fm-abs")
            size(frame)
            utility(.stroke, width)
            self.paint(.ink, paint)
            writer.endClasses()
            writer.close()
        }
        writer.close()
    }

    private mutating func classes(of effect: PlacedElement.Effect) {
        switch effect {
        case .opacity(let opacity): utility(.opacity, opacity * 100)
        case .clip(let kind):
            writer.addClass("fm-clip")
            corners(of: kind)
        case .border: break
        case .offset(let x, let y):
            writer.addClass("fm-shift")
            if x != 0 { utility(.shiftX, x) }
            if y != 0 { utility(.shiftY, y) }
        case .rotation(let degrees): utility(.rotation, degrees)
        case .scale(let x, let y):
            writer.addClass("fm-scale")
            utility(.scaleX, x * 100)
            utility(.scaleY, y * 100)
        case .hidden: writer.addClass("fm-hidden")
        case .disabled: writer.addClass("fm-faint")
        }
    }
}
