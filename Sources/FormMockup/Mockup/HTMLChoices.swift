/// Pickers whose options are all drawn: radio buttons that look like segments or checked lines.
extension HTMLRenderer {
    /// Writes a segmented control.
    mutating func write(
        _ segmented: SegmentedElement, _ segments: [PlacedElement], frame: Rect,
        _ place: HTMLPlace
    ) {
        let name = nextName()
        writer.open("span")
        writer.beginClasses("fm-segments")
        size(frame)
        classes(of: place)
        writer.endClasses()
        for (index, segment) in segments.enumerated() {
            writer.open("label")
            writeRadio(
                name, isSelected: index == segmented.selection, index: index)
            let outer = isInteractive
            isInteractive = true
            write(segment, .corner)
            isInteractive = outer
            writer.close()
        }
        writer.close()
    }

    /// Writes the lines of an inline picker.
    mutating func write(_ options: PlacedOptions, frame: Rect, _ place: HTMLPlace) {
        let name = nextName()
        let check = options.lines.firstIndex { $0.checkmark != nil }
        writer.open("span")
        writer.beginClasses("fm-g")
        writer.addClass("fm-col")
        utility(.width, frame.width)
        classes(of: place)
        writer.endClasses()
        for (index, line) in options.lines.enumerated() {
            if index == 0 && options.hasTitle {
                writer.open("span")
                writeOption(line, isLast: index == options.lines.count - 1)
            } else {
                writer.open("label")
                writeOption(
                    line, isLast: index == options.lines.count - 1, name: name, index: index,
                    check: check.map { options.lines[$0] })
            }
            writer.close()
        }
        writer.close()
    }

    /// Writes one line; `check` is the line whose checkmark shows where the others' would stand.
    private mutating func writeOption(
        _ line: PlacedOptions.Line, isLast: Bool, name: Int? = nil, index: Int = 0,
        check: PlacedOptions.Line? = nil
    ) {
        writer.beginClasses("fm-option")
        size(line.frame)
        writer.endClasses()
        if let name {
            writeRadio(name, isSelected: line.checkmark != nil, index: index)
        }
        write(line.content, .absolute(line.content.frame, in: line.frame))
        if let check, let mark = check.checkmark,
            case .indicator(let indicator, let ink) = mark.content
        {
            var place = HTMLPlace.absolute(mark.frame, in: check.frame)
            place.top = hundredths((line.frame.height - mark.frame.height) / 2)
            writer.open("svg")
            writer.beginClasses("fm-icon")
            writer.addClass("fm-check")
            size(mark.frame)
            paint(.ink, ink)
            classes(of: place)
            writer.endClasses()
            use(HTMLIndicators.name(of: indicator, look: look.name))
            writer.close()
        }
        if let separator = line.separator {
            writer.open("span")
            writer.beginClasses("fm-sep")
            utility(.start, separator.x - line.frame.x)
            utility(.width, separator.width)
            writer.endClasses()
            writer.close()
        }
    }

    private mutating func writeRadio(_ name: Int, isSelected: Bool, index: Int) {
        writer.open("input")
        writer.fixed(" type=\"radio\"")
        writer.attribute("name", prefix, "-r", name)
        if let semantics, index < semantics.options.count {
            writer.attribute("value", semantics.options[index])
        }
        if isSelected { writer.flag("checked") }
        writeDisabled()
        writer.closeVoid()
    }
}
