/// Draws placed elements.
enum SVGElement {
    /// Draws an element with all that is in it.
    static func draw(_ element: PlacedElement, on canvas: inout SVGCanvas) {
        let frame = element.frame
        switch element.content {
        case .empty: return
        case .text(let text): SVGText.draw(text, frame, on: &canvas)
        case .icon(let name, let size, let paint):
            SVGIcons.draw(name, size, paint, frame, on: &canvas)
        case .image(let image): SVGPictures.draw(image, frame, on: &canvas)
        case .group(let group):
            group.children.withUnsafeBufferPointer { children in
                for index in children.indices { draw(children[index], on: &canvas) }
            }
        case .divider(let paint): canvas.rect(frame, fill: paint)
        case .shape(let shape): SVGShapes.draw(shape, frame, on: &canvas)
        case .toggle(let toggle): SVGControls.toggle(toggle, frame, on: &canvas)
        case .field(let field, let text, _):
            if field.style == .roundedBorder { SVGControls.border(frame, on: &canvas) }
            SVGText.draw(text, frame, on: &canvas)
        case .stepper: SVGControls.stepper(frame, on: &canvas)
        case .slider(let slider): SVGControls.slider(slider, frame, on: &canvas)
        case .progress(let progress): SVGControls.progress(progress, frame, on: &canvas)
        case .segmented(let segmented, let children):
            SVGControls.segmented(segmented, frame, on: &canvas)
            for child in children { draw(child, on: &canvas) }
        case .swatch(let paint): SVGControls.swatch(paint, frame, on: &canvas)
        case .pills(let pills):
            for pill in pills {
                canvas.rect(
                    pill.frame, fill: canvas.look.controls.pillFill,
                    radius: canvas.look.controls.pillRadius)
                draw(pill, on: &canvas)
            }
        case .options(let options): draw(options, on: &canvas)
        case .button(let button, let label):
            SVGControls.button(button, frame, on: &canvas)
            draw(label, on: &canvas)
        case .indicator(let indicator, let paint):
            SVGIndicators.draw(indicator, paint, frame, on: &canvas)
        case .control(_, let inner): draw(inner, on: &canvas)
        case .layered(let background, let inner, let overlay):
            if let background { draw(background, on: &canvas) }
            draw(inner, on: &canvas)
            if let overlay { draw(overlay, on: &canvas) }
        case .effect(let effect, let inner): draw(effect, inner, frame, on: &canvas)
        }
    }

    private static func draw(_ options: PlacedOptions, on canvas: inout SVGCanvas) {
        for line in options.lines {
            draw(line.content, on: &canvas)
            if let checkmark = line.checkmark { draw(checkmark, on: &canvas) }
            if let separator = line.separator { canvas.rect(separator, fill: .role(.separator)) }
        }
    }

    private static func draw(
        _ effect: PlacedElement.Effect, _ inner: PlacedElement, _ frame: Rect,
        on canvas: inout SVGCanvas
    ) {
        switch effect {
        case .hidden: return
        case .border(let paint, let width):
            draw(inner, on: &canvas)
            let shape = ShapeElement(kind: .rectangle, stroke: paint, strokeWidth: width)
            SVGShapes.draw(shape, frame, on: &canvas)
            return
        case .clip(let kind):
            let reference = SVGShapes.clip(kind, frame, on: &canvas)
            canvas.writer.open("g")
            canvas.writer.attribute("clip-path", reference)
        case .opacity(let value):
            canvas.writer.open("g")
            canvas.writer.attribute("opacity", value)
        case .disabled:
            canvas.writer.open("g")
            canvas.writer.attribute("opacity", canvas.look.controls.disabledOpacity)
        case .offset, .rotation, .scale:
            canvas.writer.open("g")
            canvas.writer.attribute("transform", bytes: transform(effect, frame, canvas))
        }
        draw(inner, on: &canvas)
        canvas.writer.close()
    }

    private static func transform(
        _ effect: PlacedElement.Effect, _ frame: Rect, _ canvas: borrowing SVGCanvas
    ) -> [UInt8] {
        let box = canvas.physical(frame)
        let middle = (box.x + box.width / 2, box.y + box.height / 2)
        var text: [UInt8] = []
        func append(_ values: [Double]) {
            for (index, value) in values.enumerated() {
                if index > 0 { text.append(0x20) }
                text.appendNumber(value)
            }
            text.append(0x29)
        }
        switch effect {
        case .offset(let x, let y):
            text.append("translate(")
            append([canvas.isMirrored ? -x : x, y])
        case .rotation(let degrees):
            text.append("rotate(")
            append([degrees, middle.0, middle.1])
        case .scale(let x, let y):
            text.append("translate(")
            append([middle.0 * (1 - x), middle.1 * (1 - y)])
            text.append("scale(")
            append([x, y])
        case .opacity, .clip, .border, .hidden, .disabled: break
        }
        return text
    }
}
