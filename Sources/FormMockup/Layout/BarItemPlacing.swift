extension ScreenPlacing {
    /// Items that share a capsule, counted from the group's leading edge.
    struct ItemGroup {
        var items: [PlacedBarItem] = []
        var width = 0.0
    }

    /// Splits items into groups: plain ones share a capsule, a prominent one stands alone.
    func groups(_ items: [BarItem], _ zone: Rect, _ isBottom: Bool) -> [ItemGroup] {
        guard look.bar.capsuleHeight > 0 else {
            return items.map { itemGroup([$0], zone, isBottom) }
        }
        var groups: [ItemGroup] = []
        var shared: [BarItem] = []
        for item in items {
            if item.isProminent {
                if !shared.isEmpty { groups.append(itemGroup(shared, zone, isBottom)) }
                shared = []
                groups.append(itemGroup([item], zone, isBottom))
            } else {
                shared.append(item)
            }
        }
        if !shared.isEmpty { groups.append(itemGroup(shared, zone, isBottom)) }
        return groups
    }

    /// One group, whose items follow each other.
    func itemGroup(_ items: [BarItem], _ zone: Rect, _ isBottom: Bool) -> ItemGroup {
        let metrics = look.bar
        let hasCapsule = metrics.capsuleHeight > 0
        let height = hasCapsule ? metrics.capsuleHeight : zone.height
        let top = isBottom ? zone.y + (zone.height - height) / 2 : zone.y
        var group = ItemGroup()
        for (index, item) in items.enumerated() {
            let box = itemBox(item)
            // A lone symbol makes a circle.
            let isSymbol = box.width <= metrics.capsuleHeight - 12
            let padding =
                isSymbol ? (metrics.capsuleHeight - box.width) / 2 : metrics.capsulePadding
            let side = hasCapsule ? max(padding, 0) : 0
            if index > 0 { group.width += metrics.capsuleGap }
            let frame = Rect(
                x: group.width, y: top, width: box.width + 2 * side, height: height)
            group.items.append(
                PlacedBarItem(
                    item: item, frame: frame, hasCapsule: hasCapsule, capsule: nil,
                    fill: hasCapsule
                        ? (item.isProminent ? .role(.tint) : metrics.capsuleFill) : nil,
                    content: BoxPlacing.place(
                        box, x: group.width + side, y: top + (height - box.height) / 2)))
            group.width += frame.width
        }
        if hasCapsule, !group.items.isEmpty {
            group.items[0].capsule = Rect(x: 0, y: top, width: group.width, height: height)
        }
        return group
    }

    /// Moves a group to its place.
    func append(_ group: ItemGroup, x: Double, to placed: inout [PlacedBarItem]) {
        for item in group.items {
            let box = itemBox(item.item)
            var moved = item
            moved.frame.x += x
            moved.capsule?.x += x
            moved.content = BoxPlacing.place(
                box, x: item.content.frame.x + x, y: item.content.frame.y)
            placed.append(moved)
        }
    }

    /// The content of an item.
    func itemBox(_ item: BarItem, room: Double? = nil) -> Box {
        var environment = LayoutEnvironment(item.isProminent ? .prominentBarButton : .barButton)
        environment.isSingleLine = true
        environment.isDisabled = !item.isEnabled
        // What stands for the title is no button.
        if item.isPrincipal { environment.paint = .role(.label) }
        return measuring.measure(item.content, .init(width: room ?? width / 2), environment)
    }

    /// The button that leads back.
    func backItem(_ title: String) -> BarItem {
        let icon = Element.icon(
            IconElement(name: "chevron.backward", font: Font(weight: .medium), scale: .medium))
        let shows = look.bar.showsBackTitle && !title.isEmpty
        let content = Element.stack(
            StackElement(
                axis: .horizontal, spacing: look.bar.backGap,
                children: shows ? [icon, .text(TextElement(title))] : [icon]))
        let label = title.isEmpty ? "Back" : title
        return BarItem(
            placement: .leading,
            content: .control(Semantics(kind: .button, label: label), content))
    }
}

extension BarItem {
    /// Whether it stands in the place of the title.
    var isPrincipal: Bool { placement == .principal }
}
