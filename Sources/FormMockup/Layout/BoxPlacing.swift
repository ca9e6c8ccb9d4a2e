/// Puts measured boxes into the screen.
enum BoxPlacing {
    /// The element of a box whose top leading corner is at a point.
    static func place(_ box: Box, x: Double, y: Double) -> PlacedElement {
        let frame = Rect(x: x, y: y, width: box.width, height: box.height)
        switch box.content {
        case .leaf(let content):
            return PlacedElement(frame: frame, content: content)
        case .text(let text):
            return PlacedElement(frame: frame, content: .text(place(text, in: frame)))
        case .field(let field, let text, let dx, let dy, let isPrompt):
            let inner = Rect(
                x: x + dx, y: y + dy, width: max(box.width - 2 * dx, 0), height: text.height)
            return PlacedElement(
                frame: frame, content: .field(field, place(text, in: inner), isPrompt: isPrompt))
        case .group(let axis, let alignment, let children):
            let group = PlacedGroup(
                axis: axis, alignment: alignment, children: place(children, x: x, y: y))
            return PlacedElement(frame: frame, content: .group(group))
        case .segmented(let element, let children):
            return PlacedElement(
                frame: frame, content: .segmented(element, place(children, x: x, y: y)))
        case .pills(let pills):
            return PlacedElement(frame: frame, content: .pills(place(pills, in: frame)))
        case .options(let hasTitle, let lines):
            return PlacedElement(
                frame: frame,
                content: .options(
                    PlacedOptions(hasTitle: hasTitle, lines: place(lines, in: frame))))
        case .button(let element, let label):
            return PlacedElement(
                frame: frame, content: .button(element, place(label, x: x, y: y)))
        case .control(let semantics, let inner):
            return PlacedElement(
                frame: frame, content: .control(semantics, place(inner, x: x, y: y)))
        case .layered(let background, let child, let overlay):
            return PlacedElement(
                frame: frame,
                content: .layered(
                    background: background.map { place($0, x: x, y: y) },
                    place(child, x: x, y: y), overlay: overlay.map { place($0, x: x, y: y) }))
        case .effect(let effect, let inner):
            return PlacedElement(
                frame: frame, content: .effect(effect, place(inner, x: x, y: y)))
        case .moved(let child):
            return place(child, x: x, y: y)
        }
    }

    /// Lines of text in a frame, each where its alignment puts it.
    static func place(_ text: TextBox, in frame: Rect) -> PlacedText {
        var lines: [PlacedText.Line] = []
        lines.reserveCapacity(text.lines.count)
        var baseline = frame.y + text.ascent
        for line in text.lines {
            let rest = frame.width - line.width
            let x: Double
            switch text.alignment {
            case .leading: x = frame.x
            case .center: x = frame.x + rest / 2
            case .trailing: x = frame.x + rest
            }
            lines.append(.init(runs: line.runs, x: x, baseline: baseline, width: line.width))
            baseline += text.pitch
        }
        return PlacedText(
            lines: lines, pitch: text.pitch, alignment: text.alignment, direction: text.direction)
    }

    private static func place(_ child: Box.Child, x: Double, y: Double) -> PlacedElement {
        place(child.box, x: x + child.x, y: y + child.y)
    }

    private static func place(_ children: [Box.Child], x: Double, y: Double) -> [PlacedElement] {
        var result: [PlacedElement] = []
        result.reserveCapacity(children.count)
        for child in children { result.append(place(child, x: x, y: y)) }
        return result
    }

    private static func place(
        _ pills: [(x: Double, width: Double, text: TextBox)], in frame: Rect
    ) -> [PlacedElement] {
        var result: [PlacedElement] = []
        for pill in pills {
            let capsule = Rect(
                x: frame.x + pill.x, y: frame.y, width: pill.width, height: frame.height)
            var inner = capsule
            inner.y += (frame.height - pill.text.height) / 2
            result.append(
                PlacedElement(frame: capsule, content: .text(place(pill.text, in: inner))))
        }
        return result
    }

    private static func place(_ lines: [Box.OptionLine], in frame: Rect) -> [PlacedOptions.Line] {
        var result: [PlacedOptions.Line] = []
        var y = frame.y
        for line in lines {
            result.append(
                .init(
                    frame: Rect(x: frame.x, y: y, width: frame.width, height: line.height),
                    content: place(line.content, x: frame.x, y: y),
                    checkmark: line.checkmark.map { place($0, x: frame.x, y: y) },
                    separator: line.separator.map {
                        Rect(x: frame.x + $0.x, y: y + $0.y, width: $0.width, height: $0.height)
                    }))
            y += line.height
        }
        return result
    }
}
