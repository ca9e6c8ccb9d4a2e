/// The fonts of a look by the place they stand in.
public struct LookType: Hashable, Sendable {
    /// The font, colour and letter case that a place gives to text that asks for none.
    public struct Style: Hashable, Sendable {
        public var font: Font.TextStyle
        /// Nil for the text style's own.
        public var weight: Font.Weight?
        public var paint: Paint
        public var casing: TextElement.Casing
        /// The Dynamic Type size over which the place does not grow.
        public var limit: Traits.TypeSize

        /// Makes a style.
        public init(
            _ font: Font.TextStyle, weight: Font.Weight? = nil, paint: Paint = .role(.label),
            casing: TextElement.Casing = .asWritten, limit: Traits.TypeSize = .accessibility5
        ) {
            self.font = font
            self.weight = weight
            self.paint = paint
            self.casing = casing
            self.limit = limit
        }
    }

    /// Titles of rows.
    public var title: Style
    /// Values at the trailing end of rows.
    public var value: Style
    /// Headers of grouped styles.
    public var header: Style
    /// Headers with `headerProminence(.increased)`.
    public var prominentHeader: Style
    /// Headers of plain lists.
    public var plainHeader: Style
    /// Footers.
    public var footer: Style
    /// The large title of a bar.
    public var largeTitle: Style
    /// The inline title of a bar.
    public var inlineTitle: Style
    /// Bar buttons.
    public var barButton: Style
    /// Bar buttons that confirm.
    public var prominentBarButton: Style
    /// Prompts of fields.
    public var prompt: Style
    /// Prompt of the search field.
    public var search: Style
    /// Badges of rows.
    public var badge: Style
    /// Segments that are not selected.
    public var segment: Style
    /// The selected segment.
    public var selectedSegment: Style
    /// The capsules of a compact date picker.
    public var pill: Style
    /// The label of a button with a shape.
    public var button: Style

    /// The style of a place.
    public func style(_ place: TextPlace) -> Style {
        switch place {
        case .title: return title
        case .value: return value
        case .header: return header
        case .prominentHeader: return prominentHeader
        case .plainHeader: return plainHeader
        case .footer: return footer
        case .largeTitle: return largeTitle
        case .inlineTitle: return inlineTitle
        case .barButton: return barButton
        case .prominentBarButton: return prominentBarButton
        case .prompt: return prompt
        case .search: return search
        case .badge: return badge
        case .segment: return segment
        case .selectedSegment: return selectedSegment
        case .pill: return pill
        case .button: return button
        }
    }
}

/// Where text stands: what it inherits.
public enum TextPlace: UInt8, Hashable, Sendable, CaseIterable {
    case title, value, header, prominentHeader, plainHeader, footer
    case largeTitle, inlineTitle, barButton, prominentBarButton
    case prompt, search, badge, segment, selectedSegment, pill, button
}

extension Look {
    /// The font of text in a place, with nothing left to inherit.
    public func resolve(_ font: Font?, place: TextPlace, typeSize: Traits.TypeSize) -> ResolvedFont
    {
        let style = type.style(place)
        let size = min(typeSize.rawValue, style.limit.rawValue)
        var textStyle = style.font
        var weight = style.weight ?? TypeTable.weight(of: style.font)
        var points: Double?
        if case .style(let own)? = font?.size {
            textStyle = own
            weight = TypeTable.weight(of: own)
        } else if case .points(let own)? = font?.size {
            points = own.isFinite ? min(max(own, 1), 1000) : 17
        }
        let entry = TypeTable.entry(textStyle, size: Int(size))
        let resolved = points ?? entry.size
        let design = font?.design ?? .standard
        return ResolvedFont(
            size: resolved, leading: points.map { ($0 * 1.2).rounded() } ?? entry.leading,
            weight: font?.weight ?? weight, design: design, isItalic: font?.isItalic ?? false,
            hasMonospacedDigits: font?.hasMonospacedDigits ?? false,
            tracking: design == .standard ? TypeTable.tracking(at: resolved) : 0)
    }
}
