extension ElementMeasuring {
    /// The box of a switch, which no row grows for.
    func toggle(_ toggle: ToggleElement, _ environment: LayoutEnvironment) -> Box {
        let size = look.controls.toggle
        var box = Box(
            width: size.width, height: size.height, rowHeight: 0, content: .leaf(.toggle(toggle)))
        box = faded(box, environment)
        box.overhang = look.controls.toggleOverhang
        return box
    }

    /// The box of the two-button control.
    func stepper(_ environment: LayoutEnvironment) -> Box {
        let size = look.controls.stepper
        return faded(
            Box(
                width: size.width, height: size.height, rowHeight: controlRowHeight(size.height),
                content: .leaf(.stepper)), environment)
    }

    /// The box of a colour well.
    func swatch(_ paint: Paint, _ environment: LayoutEnvironment) -> Box {
        let side = look.controls.swatch
        return faded(
            Box(width: side, height: side, content: .leaf(.swatch(paint))), environment)
    }

    /// The box of a slider with the labels at its ends.
    func slider(
        _ slider: SliderElement, _ proposal: Proposal, _ environment: LayoutEnvironment
    ) -> Box {
        let height = look.controls.sliderHeight
        let minimum = measure(slider.minimumLabel, .init(width: .infinity), environment)
        let maximum = measure(slider.maximumLabel, .init(width: .infinity), environment)
        var width = proposal.width.isFinite ? proposal.width : 160
        if minimum.width > 0 { width -= minimum.width + 8 }
        if maximum.width > 0 { width -= maximum.width + 8 }
        let track = faded(
            Box(
                width: max(width, look.controls.sliderThumb.width), height: height,
                rowHeight: controlRowHeight(height), content: .leaf(.slider(slider))), environment)
        guard minimum.width > 0 || maximum.width > 0 else { return track }
        var boxes = [track]
        if minimum.width > 0 { boxes.insert(minimum, at: 0) }
        if maximum.width > 0 { boxes.append(maximum) }
        return row(of: boxes, [Double](repeating: 8, count: boxes.count - 1), .center)
    }

    /// The box of a bar or of the spinning wheel.
    func progress(_ progress: ProgressElement, _ proposal: Proposal) -> Box {
        if progress.fraction == nil {
            let side = look.controls.spinner
            return Box(width: side, height: side, content: .leaf(.progress(progress)))
        }
        return Box(
            width: proposal.width.isFinite ? proposal.width : 160,
            height: look.controls.progressHeight, content: .leaf(.progress(progress)))
    }

    /// The box of a segmented control; segments are equally wide.
    func segmented(
        _ segmented: SegmentedElement, _ proposal: Proposal, _ environment: LayoutEnvironment
    ) -> Box {
        let height = look.controls.segmentedHeight
        let count = Double(max(segmented.segments.count, 1))
        var boxes: [Box] = []
        var inner = environment.inFadedControl
        inner.isSingleLine = true
        let room = proposal.width.isFinite ? max(proposal.width / count - 12, 0) : .infinity
        var widest = 0.0
        for (index, segment) in segmented.segments.enumerated() {
            inner.place = index == segmented.selection ? .selectedSegment : .segment
            inner.paint = nil
            boxes.append(measure(segment, .init(width: room), inner))
            widest = max(widest, boxes[index].width)
        }
        let part = proposal.width.isFinite ? proposal.width / count : widest + 24
        var children: [Box.Child] = []
        for (index, box) in boxes.enumerated() {
            let x = Double(index) * part + (part - box.width) / 2
            children.append(.init(x: x, y: (height - box.height) / 2, box: box))
        }
        return faded(
            Box(
                width: part * count, height: height, rowHeight: controlRowHeight(height),
                content: .segmented(segmented, children)), environment)
    }

    /// The box of a compact date picker's capsules.
    func pills(
        _ texts: [TextElement], _ proposal: Proposal, _ environment: LayoutEnvironment
    ) -> Box {
        var inner = environment.inFadedControl
        inner.place = .pill
        inner.alignment = .center
        inner.isSingleLine = true
        var pills: [(x: Double, width: Double, text: TextBox)] = []
        var x = 0.0
        var height = look.controls.pillHeight
        // Each may have its share of the line, and shrinks before it truncates.
        let gaps = Double(max(texts.count - 1, 0)) * look.controls.pillGap
        let room =
            (proposal.width - gaps) / Double(max(texts.count, 1)) - 2 * look.controls.pillPadding
        for text in texts {
            var text = text
            text.minimumScale = 0.5
            let lines = textBox(text, width: max(room, 0), inner)
            let width = lines.width + 2 * look.controls.pillPadding
            if !pills.isEmpty { x += look.controls.pillGap }
            pills.append((x: x, width: width, text: lines))
            x += width
            height = max(height, lines.height + 13.67)
        }
        return faded(
            Box(
                width: x, height: height, rowHeight: controlRowHeight(height),
                content: .pills(pills)), environment)
    }

    /// The box of a button with a shape.
    func button(
        _ button: ButtonElement, _ proposal: Proposal, _ environment: LayoutEnvironment
    ) -> Box {
        let size = Int(button.size.rawValue)
        let horizontal = look.controls.buttonHorizontal[size]
        let vertical = look.controls.buttonVertical[size]
        var inner = environment.inFadedControl
        inner.place = .button
        inner.isInRow = false
        inner.alignment = .center
        switch button.style {
        case .bordered: inner.paint = button.tint ?? .role(.tint)
        case .borderedProminent, .glassProminent: inner.paint = .system(.white)
        case .glass: inner.paint = .role(.label)
        }
        let room = proposal.width - 2 * horizontal
        let label = measure(button.label, .init(width: max(room, 0)), inner)
        var box = Box(
            width: label.width + 2 * horizontal, height: label.height + 2 * vertical,
            content: .button(button, .init(x: horizontal, y: vertical, box: label)))
        box.takeBaselines(of: label, at: vertical)
        return faded(box, environment)
    }

    /// The box of a small system glyph, with the room that it keeps to the text inset.
    func indicator(_ indicator: Indicator, _ environment: LayoutEnvironment) -> Box {
        let metrics = look.accessories
        let scale = context.bodyScale
        var size = metrics.chevron
        var inset = metrics.chevronInset
        var paint = Paint.role(.tertiaryLabel)
        switch indicator {
        case .menu:
            size = metrics.menu
            inset = metrics.menuInset
            paint = .role(.secondaryLabel)
        case .disclosure: break
        case .collapsed: paint = .role(.tint)
        case .expanded:
            size = Size(width: size.height, height: size.width)
            inset = 0
            paint = .role(.tint)
        case .checkmark:
            size = metrics.checkmark
            inset = metrics.checkmarkInset
            paint = .role(.tint)
        }
        paint = environment.shown(paint, look)
        let glyph = Box(
            width: size.width * scale, height: size.height * scale, rowHeight: 0,
            content: .leaf(.indicator(indicator, paint)))
        var box = Box(
            width: glyph.width + inset, height: glyph.height, rowHeight: 0,
            content: .moved(.init(x: 0, y: 0, box: glyph)))
        box.overhang = 0
        return box
    }
}
