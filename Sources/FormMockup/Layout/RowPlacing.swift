extension ScreenPlacing {
    /// Places a row, and those inside it that are open, below `y`.
    func place(
        _ row: Row, index: String, indentation: Double, y: inout Double,
        into rows: inout [PlacedRow]
    ) {
        let edge = Rect(x: margin, y: y, width: width - 2 * margin, height: 0)
        var insets = EdgeInsets(
            top: look.rows.verticalInset, leading: inset + indentation,
            bottom: look.rows.verticalInset, trailing: inset)
        if let own = row.insets {
            insets = EdgeInsets(
                top: Length.signed(own.top), leading: Length.signed(own.leading) + indentation,
                bottom: Length.signed(own.bottom), trailing: Length.signed(own.trailing))
        }
        let isDisabled = !row.semantics.isEnabled
        let trailing = trailingBoxes(row, isDisabled)
        var room = edge.width - insets.leading - insets.trailing
        for box in trailing { room -= box.box.width + box.gap }
        var environment = LayoutEnvironment(.title)
        environment.isInRow = true
        environment.isDisabled = isDisabled
        environment.separatorReach = insets.trailing - separatorInset
        let box = measuring.measure(row.content, .init(width: max(room, 0)), environment)
        let height = rowHeight(box, insets, trailing)
        let contentX = edge.x + insets.leading
        // A content with insets of its own hangs from the top one; others are in the middle.
        let top =
            row.insets == nil
            ? (height - box.height) / 2
            : insets.top + (height - insets.top - insets.bottom - box.height) / 2
        let content = BoxPlacing.place(box, x: contentX, y: y + top)
        let frame = Rect(x: edge.x, y: y, width: edge.width, height: height)
        rows.append(
            PlacedRow(
                index: index, row: row, frame: frame, content: content,
                background: background(row, frame),
                trailing: place(trailing, insets: insets, row: frame), separator: nil,
                separatorPaint: row.separatorTint ?? .role(.separator),
                pin: row.pin.map { pin($0, middle: pinMiddle(frame, content)) },
                isDimmed: false))
        y += height
        guard row.isExpanded == true else { return }
        for (number, child) in row.children.enumerated() {
            place(
                child, index: index + ".\(number + 1)",
                indentation: indentation + look.rows.indentation, y: &y, into: &rows)
        }
    }

    private func rowHeight(_ box: Box, _ insets: EdgeInsets, _ trailing: [TrailingBox]) -> Double {
        if box.fillsRow { return Length.pixel(max(box.height, look.rows.minimumHeight)) }
        var content = box.rowHeight
        for item in trailing { content = max(content, item.box.rowHeight) }
        let height = max(look.rows.minimumHeight, content + insets.top + insets.bottom)
        return Length.pixel(min(height, Length.limit))
    }

    /// The middle of the first line of tall rows, so that a pin stands by the title.
    private func pinMiddle(_ frame: Rect, _ content: PlacedElement) -> Double {
        let middle = frame.y + frame.height / 2
        guard frame.height > 1.6 * look.rows.minimumHeight else { return middle }
        guard let text = FirstText.frame(in: content) else { return middle }
        return text.y + min(text.height, 20) / 2
    }

    private func background(_ row: Row, _ frame: Rect) -> PlacedElement? {
        guard let background = row.background else { return nil }
        if Self.isClear(background) {
            // The card is one shape: where a row lets the screen show, the screen's fill is drawn.
            guard isGrouped else { return nil }
            let shape = ShapeElement(kind: .rectangle, fill: self.background)
            return PlacedElement(frame: frame, content: .shape(shape))
        }
        let proposal = Proposal(width: frame.width, height: frame.height)
        let box = measuring.measure(background, proposal, LayoutEnvironment(.title))
        return BoxPlacing.place(
            box, x: frame.x + (frame.width - box.width) / 2,
            y: frame.y + (frame.height - box.height) / 2)
    }

    /// Something at the trailing end with the gap before it.
    struct TrailingBox {
        var box: Box
        var gap: Double
    }

    private func trailingBoxes(_ row: Row, _ isDisabled: Bool) -> [TrailingBox] {
        var boxes: [TrailingBox] = []
        var environment = LayoutEnvironment(.badge)
        environment.isDisabled = isDisabled
        environment.isSingleLine = true
        if let badge = row.badge {
            let text = measuring.text(badge, .init(width: width / 3), environment)
            boxes.append(.init(box: text, gap: look.rows.labelGap))
        }
        let metrics = look.accessories
        let gap = metrics.chevronGap
        switch row.accessory {
        case .none: break
        case .disclosure:
            boxes.append(.init(box: measuring.indicator(.disclosure, environment), gap: gap))
        case .checkmark:
            boxes.append(.init(box: measuring.indicator(.checkmark, environment), gap: gap))
        }
        if let isExpanded = row.isExpanded {
            let chevron = measuring.indicator(isExpanded ? .expanded : .collapsed, environment)
            boxes.append(.init(box: chevron, gap: gap))
        }
        return boxes
    }

    private func place(_ boxes: [TrailingBox], insets: EdgeInsets, row: Rect) -> [PlacedElement] {
        var x = row.x + row.width - insets.trailing
        var result: [PlacedElement] = []
        for item in boxes.reversed() {
            x -= item.box.width
            result.append(
                BoxPlacing.place(item.box, x: x, y: row.y + (row.height - item.box.height) / 2))
            x -= item.gap
        }
        return result.reversed()
    }
}
