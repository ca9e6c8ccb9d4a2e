extension ScreenPlacing {
    /// Places a section below `y` and moves `y` to its end.
    func place(_ section: ScreenSection, index: Int, y: inout Double, gap: Double) -> PlacedSection
    {
        y += Length.pixel(gap)
        let header = section.header.map { place(header: $0, of: section, y: &y) }
        let top = y
        var rows: [PlacedRow] = []
        if section.isExpanded != false {
            rows.reserveCapacity(section.rows.count)
            section.rows.withUnsafeBufferPointer { own in
                for number in own.indices {
                    place(
                        own[number], index: Self.path(index + 1, number + 1), indentation: 0,
                        y: &y, into: &rows)
                }
            }
        }
        separate(&rows)
        let card = Rect(x: margin, y: top, width: width - 2 * margin, height: y - top)
        let isEmpty = rows.isEmpty
        let (radius, fill) = (radius(rows), fill(rows))
        var placed = PlacedSection(
            index: index + 1, section: section, header: header, card: isEmpty ? nil : card,
            cardRadius: radius, cardFill: fill, edgeLines: [], rows: consume rows, footer: nil)
        if !isEmpty { placed.edgeLines = edgeLines(placed) }
        if let footer = section.footer {
            placed.footer = place(footer: footer, y: &y)
        } else if isGrouped {
            y += Length.pixel(look.sections.gapAfter)
        }
        return placed
    }

    /// "2.1", a section and a row.
    private static func path(_ section: Int, _ row: Int) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(8)
        bytes.appendDigits(section)
        bytes.append(0x2E)
        bytes.appendDigits(row)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func radius(_ rows: [PlacedRow]) -> Double {
        guard style == .insetGrouped, !rows.isEmpty else { return 0 }
        let radius = look.sections.cardRadius
        guard look.sections.limitsRadius else { return radius }
        return min(radius, min(rows[0].frame.height, rows[rows.count - 1].frame.height) / 2)
    }

    /// The fill of a card: none when every row has a clear background.
    private func fill(_ rows: [PlacedRow]) -> Paint {
        guard isGrouped else { return .clear }
        for index in rows.indices where !Self.isClear(rows[index].row.background) {
            return .role(.secondarySystemGroupedBackground)
        }
        return rows.isEmpty ? .role(.secondarySystemGroupedBackground) : .clear
    }

    /// Whether a row's background lets the screen's show.
    static func isClear(_ background: Element?) -> Bool {
        guard let background else { return false }
        switch background {
        case .empty: return true
        case .shape(let shape): return shape.stroke == nil && (shape.fill ?? .clear) == .clear
        case .text, .icon, .image, .label, .stack, .spacer, .divider, .labeled, .toggle, .field,
            .stepper, .slider, .progress, .segmented, .swatch, .pills, .options, .button,
            .indicator, .control, .modified:
            return false
        }
    }

    /// Header and footer cells.
    private func place(header: ScreenSection.Supplement, of section: ScreenSection, y: inout Double)
        -> PlacedSupplement
    {
        var place = isGrouped ? TextPlace.header : .plainHeader
        if section.prominence == .increased { place = .prominentHeader }
        let top = isGrouped ? look.header.top : 0
        let bottom = isGrouped ? look.header.bottom : 0
        var box = supplementBox(header, place, hasChevron: section.isExpanded != nil)
        if let isExpanded = section.isExpanded { box = collapsible(box, isExpanded) }
        let least = isGrouped ? 0 : look.sections.plainHeaderHeight
        let height = Length.pixel(max(box.height + top + bottom, least))
        let frame = Rect(x: margin, y: y, width: width - 2 * margin, height: height)
        let offset = isGrouped ? top : (height - box.height) / 2
        y += height
        return supplement(header, box, frame, offset: offset, firstLine: lineHeight(of: place))
    }

    private func place(footer: ScreenSection.Supplement, y: inout Double) -> PlacedSupplement {
        let box = supplementBox(footer, .footer, hasChevron: false)
        let height = Length.pixel(box.height + look.footer.top + look.footer.bottom)
        let frame = Rect(x: margin, y: y, width: width - 2 * margin, height: height)
        y += height
        return supplement(
            footer, box, frame, offset: look.footer.top, firstLine: lineHeight(of: .footer))
    }

    private func lineHeight(of place: TextPlace) -> Double {
        Length.pixelUp(context.font(nil, in: place).size * FontShape.lineHeight)
    }

    private func supplementBox(
        _ supplement: ScreenSection.Supplement, _ place: TextPlace, hasChevron: Bool
    ) -> Box {
        let room = width - 2 * (margin + inset) - (hasChevron ? 24 : 0)
        return measuring.measure(
            supplement.content, .init(width: max(room, 0)), LayoutEnvironment(place))
    }

    /// A header with the chevron that opens and closes its section.
    private func collapsible(_ box: Box, _ isExpanded: Bool) -> Box {
        let chevron = measuring.indicator(
            isExpanded ? .expanded : .collapsed, LayoutEnvironment(.header))
        let room = width - 2 * (margin + inset)
        let height = max(box.height, chevron.height)
        var result = Box(width: room, height: height, content: .leaf(.empty))
        result.content = .group(
            .horizontal, .leading,
            [
                .init(x: 0, y: (height - box.height) / 2, box: box),
                .init(
                    x: room - chevron.width, y: (height - chevron.height) / 2, box: chevron),
            ])
        return result
    }

    private func supplement(
        _ supplement: ScreenSection.Supplement, _ box: Box, _ frame: Rect, offset: Double,
        firstLine: Double
    ) -> PlacedSupplement {
        let line = min(box.height, firstLine)
        let middle = frame.y + offset + line / 2
        return PlacedSupplement(
            frame: frame,
            content: BoxPlacing.place(box, x: frame.x + inset, y: frame.y + offset),
            fill: isGrouped ? nil : look.sections.plainHeaderFill,
            pin: supplement.pin.map { pin($0, middle: middle) }, isDimmed: false)
    }

    /// A pin on the leading edge of the card, or in the text inset: no text stands there.
    func pin(_ number: Int, middle: Double) -> PlacedPin {
        let room = margin > 0 ? 2 * min(margin, inset) - 2 : inset - 2
        let side = min(look.annotations.pin, max(room, 8))
        let center = margin > 0 ? margin : inset / 2
        return PlacedPin(
            number: number,
            frame: Rect(x: center - side / 2, y: middle - side / 2, width: side, height: side))
    }
}
