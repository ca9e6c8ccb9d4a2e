/// Gives every part of a screen its place.
public enum ScreenLayout {
    /// The placed screen.
    ///
    /// `measures` adds dimension lines; `highlight` (`2`, `2.1` or a label) dims everything else;
    /// `uppercase` follows the rules of the language that it is told.
    public static func place(
        _ screen: Screen, traits: Traits, look: Look, measures: Bool = false,
        highlight: String? = nil,
        uppercase: @escaping @Sendable (String, String) -> String = { text, _ in text.uppercased() }
    ) -> PlacedScreen {
        var traits = traits
        let width = traits.width.isFinite ? min(max(traits.width, 120), 4000) : 390
        traits.width = width
        let context = LayoutContext(look: look, traits: traits, uppercase: uppercase)
        let layout = ScreenPlacing(screen: screen, context: context)
        var placed = layout.place()
        if let highlight { Highlighting.apply(highlight, to: &placed) }
        if measures { Measures.add(to: &placed, look: look) }
        return placed
    }
}

/// The state of placing one screen from top to bottom.
struct ScreenPlacing {
    let screen: Screen
    let context: LayoutContext
    /// The style that is drawn: a sidebar on a phone looks like inset groups.
    let style: Screen.ListStyle
    /// From the screen's edge to cards; 0 for rows of the full width.
    let margin: Double
    /// From a row's edge to its text.
    let inset: Double
    let measuring: ElementMeasuring

    init(screen: Screen, context: LayoutContext) {
        self.screen = screen
        self.context = context
        measuring = ElementMeasuring(context: context)
        let look = context.look
        let width = context.traits.width
        switch context.traits.style ?? screen.style {
        case .insetGrouped, .sidebar:
            style = .insetGrouped
            margin = look.sections.cardMargin.value(at: width)
            inset = look.rows.cardInset.value(at: width)
        case .plain: (style, margin, inset) = (.plain, 0, look.rows.fullWidthInset.value(at: width))
        case .inset: (style, margin, inset) = (.inset, 0, look.rows.fullWidthInset.value(at: width))
        case .grouped:
            (style, margin, inset) = (.grouped, 0, look.rows.fullWidthInset.value(at: width))
        }
    }

    var look: Look { context.look }
    var width: Double { context.traits.width }

    /// Whether sections are set off by gaps instead of following each other.
    var isGrouped: Bool { style == .insetGrouped || style == .grouped }

    /// What is behind the list.
    var background: Paint {
        screen.background ?? .role(isGrouped ? .systemGroupedBackground : .systemBackground)
    }

    func place() -> PlacedScreen {
        let bar = placeBar()
        var y = bar.map { $0.frame.y + $0.frame.height } ?? 0
        var sections: [PlacedSection] = []
        sections.reserveCapacity(screen.sections.count)
        for (index, section) in screen.sections.enumerated() {
            let gap = self.gap(before: index, bar: bar)
            sections.append(place(section, index: index, y: &y, gap: gap))
            if index + 1 < screen.sections.count, let spacing = screen.sectionSpacing,
                isGrouped
            {
                y = spacedEnd(of: sections[index], y: y, spacing: spacing, next: index + 1)
            }
        }
        if isGrouped || screen.sections.isEmpty { y += Length.pixel(look.sections.bottom) }
        let bottomBar = placeBottomBar(y: y)
        if let bottomBar { y = bottomBar.frame.y + bottomBar.frame.height }
        return PlacedScreen(
            size: Size(width: width, height: (y * 3).rounded(.up) / 3), background: background,
            bar: bar, sections: sections, bottomBar: bottomBar, gutter: 0, measures: [])
    }

    /// The room above a section's header, or above its card if it has none.
    private func gap(before index: Int, bar: PlacedBar?) -> Double {
        let metrics = look.sections
        let hasHeader = screen.sections[index].header != nil
        guard isGrouped else {
            return hasHeader ? metrics.plainHeaderGap : 0
        }
        if index > 0 {
            return hasHeader || screen.sectionSpacing != nil ? 0 : metrics.gapBefore
        }
        if hasHeader { return metrics.topAboveHeader }
        guard let bar else { return metrics.top }
        if bar.search != nil { return 0 }
        return bar.isLargeTitle ? metrics.topBelowLargeTitle : metrics.topBelowInlineTitle
    }

    /// `.listSectionSpacing` replaces the room between what two sections show.
    private func spacedEnd(
        of section: PlacedSection, y: Double, spacing: Double, next: Int
    ) -> Double {
        let wanted = min(max(spacing.isNaN ? 0 : spacing, 0), Length.limit)
        let end: Double
        if let footer = section.footer {
            end = footer.frame.y + footer.frame.height - look.footer.bottom
        } else {
            end = section.card.map { $0.y + $0.height } ?? y
        }
        return end + wanted - (screen.sections[next].header == nil ? 0 : look.header.top)
    }
}
