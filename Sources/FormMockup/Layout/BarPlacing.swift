extension ScreenPlacing {
    /// The navigation bar; nil when the screen shows none.
    func placeBar() -> PlacedBar? {
        let isEmpty = screen.title == nil && screen.bar.isEmpty && screen.backTitle == nil
        switch context.traits.chrome {
        case .none: return nil
        case .automatic: if isEmpty && screen.searchPrompt == nil { return nil }
        case .bar, .device: break
        }
        let metrics = look.bar
        let isLarge = screen.title != nil && screen.titleMode == .large
        let zone = Rect(x: 0, y: metrics.top, width: width, height: metrics.inlineHeight)
        let items = barItems(screen.bar, back: screen.backTitle, zone: zone, isBottom: false)
        var y = zone.y + zone.height
        var title: PlacedElement?
        if isLarge, let text = screen.title {
            title = largeTitle(text, y: &y)
        } else if let text = screen.title, !items.contains(where: { $0.item.isPrincipal }) {
            title = inlineTitle(text, zone, items)
        }
        var search: PlacedElement?
        if let prompt = screen.searchPrompt {
            search = searchField(prompt, y: y)
            y += metrics.searchHeight + metrics.searchBottom
        }
        return PlacedBar(
            frame: Rect(x: 0, y: 0, width: width, height: y), items: items, title: title,
            isLargeTitle: isLarge, search: search)
    }

    private func largeTitle(_ text: TextElement, y: inout Double) -> PlacedElement {
        let metrics = look.bar
        let inset = metrics.largeTitleInset.value(at: width)
        var environment = LayoutEnvironment(.largeTitle)
        environment.isSingleLine = true
        let box = measuring.text(text, .init(width: width - 2 * inset), environment)
        let title = BoxPlacing.place(box, x: inset, y: y + metrics.largeTitleTop)
        // The zone grows with its text past the default size.
        y += max(metrics.largeTitleHeight, box.height + metrics.largeTitleTop + 4)
        return title
    }

    private func inlineTitle(_ text: TextElement, _ zone: Rect, _ items: [PlacedBarItem])
        -> PlacedElement
    {
        var environment = LayoutEnvironment(.inlineTitle)
        environment.isSingleLine = true
        let gap = gap(between: items)
        let box = measuring.text(text, .init(width: gap.width), environment)
        return BoxPlacing.place(
            box, x: gap.place(box, in: width), y: zone.y + (itemHeight(zone) - box.height) / 2)
    }

    /// The room between the buttons of a bar.
    private struct Gap {
        var leading: Double
        var width: Double

        /// Centred on the screen, or as near to that as the buttons let it.
        func place(_ box: Box, in screen: Double) -> Double {
            min(
                max((screen - box.width) / 2, leading),
                max(leading + width - box.width, leading))
        }
    }

    private func gap(between items: [PlacedBarItem]) -> Gap {
        var leading = look.bar.itemInset
        var trailing = look.bar.itemInset
        for item in items {
            switch item.item.placement {
            case .leading: leading = max(leading, item.frame.x + item.frame.width + 8)
            case .trailing: trailing = max(trailing, width - item.frame.x + 8)
            case .principal: break
            }
        }
        return Gap(leading: leading, width: max(width - leading - trailing, 0))
    }

    /// Buttons are at the top of a bar with capsules, else in its middle.
    private func itemHeight(_ zone: Rect) -> Double {
        look.bar.capsuleHeight > 0 ? look.bar.capsuleHeight : zone.height
    }

    private func searchField(_ prompt: TextElement, y: Double) -> PlacedElement {
        let metrics = look.bar
        let frame = Rect(
            x: metrics.searchInset, y: y, width: max(width - 2 * metrics.searchInset, 0),
            height: metrics.searchHeight)
        var environment = LayoutEnvironment(.search)
        environment.isSingleLine = true
        let icon = measuring.icon(
            IconElement(name: "magnifyingglass"), .init(width: .infinity), environment)
        let x = frame.x + 8
        let textX = x + icon.width + 6
        let text = measuring.text(
            prompt, .init(width: max(frame.x + frame.width - 8 - textX, 0)), environment)
        let content = PlacedElement(
            frame: frame,
            content: .group(
                .init(
                    axis: .horizontal, alignment: .leading,
                    children: [
                        BoxPlacing.place(icon, x: x, y: y + (frame.height - icon.height) / 2),
                        BoxPlacing.place(text, x: textX, y: y + (frame.height - text.height) / 2),
                    ])))
        let shape = ShapeElement(
            kind: .roundedRectangle(metrics.searchRadius), fill: metrics.searchFill)
        return PlacedElement(
            frame: frame,
            content: .layered(
                background: PlacedElement(frame: frame, content: .shape(shape)), content,
                overlay: nil))
    }

    /// The bottom bar below the list.
    func placeBottomBar(y: Double) -> PlacedBar? {
        guard !screen.bottomBar.isEmpty, context.traits.chrome != .none else { return nil }
        let zone = Rect(x: 0, y: y, width: width, height: look.bar.bottomHeight)
        return PlacedBar(
            frame: zone, items: barItems(screen.bottomBar, back: nil, zone: zone, isBottom: true),
            title: nil, isLargeTitle: false, search: nil)
    }

    /// Places bar items group by group.
    func barItems(_ items: [BarItem], back: String?, zone: Rect, isBottom: Bool) -> [PlacedBarItem]
    {
        var placed: [PlacedBarItem] = []
        var leading = look.bar.itemInset
        if let back {
            let group = itemGroup([backItem(back)], zone, isBottom)
            append(group, x: leading, to: &placed)
            leading += group.width + look.bar.itemGap
        }
        for group in groups(items.filter { $0.placement == .leading }, zone, isBottom) {
            append(group, x: leading, to: &placed)
            leading += group.width + look.bar.itemGap
        }
        let trailing = groups(items.filter { $0.placement == .trailing }, zone, isBottom)
        var x = width - look.bar.itemInset + look.bar.itemGap
        for group in trailing { x -= group.width + look.bar.itemGap }
        for group in trailing {
            append(group, x: x, to: &placed)
            x += group.width + look.bar.itemGap
        }
        let gap = gap(between: placed)
        for item in items where item.isPrincipal {
            let box = itemBox(item, room: gap.width)
            let y = zone.y + (itemHeight(zone) - box.height) / 2
            let frame = Rect(
                x: gap.place(box, in: width), y: y, width: box.width, height: box.height)
            placed.append(
                PlacedBarItem(
                    item: item, frame: frame, hasCapsule: false, capsule: nil, fill: nil,
                    content: BoxPlacing.place(box, x: frame.x, y: frame.y)))
        }
        return placed
    }
}
