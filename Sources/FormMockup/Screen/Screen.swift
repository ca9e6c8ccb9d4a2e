/// One screen: what every output is made from.
public struct Screen: Hashable, Sendable {
    /// The view that made the rows scroll.
    public enum Container: UInt8, Hashable, Sendable {
        case form, list
    }

    /// SwiftUI's list styles.
    public enum ListStyle: UInt8, Hashable, Sendable, CaseIterable {
        case plain, grouped, insetGrouped, inset, sidebar
    }

    /// How a navigation title is drawn.
    public enum TitleMode: UInt8, Hashable, Sendable {
        case large, inline
    }

    /// The navigation title; nil when there is none.
    public var title: TextElement?
    public var titleMode: TitleMode
    /// The items of the navigation bar, in source order.
    public var bar: [BarItem]
    /// The items of the bottom bar.
    public var bottomBar: [BarItem]
    /// The title behind a back button; nil for no back button, "" for one without a title.
    public var backTitle: String?
    public var container: Container
    public var style: ListStyle
    public var sections: [ScreenSection]
    /// The prompt of `.searchable`; nil when there is no search field.
    public var searchPrompt: TextElement?
    /// `.listSectionSpacing` in points; nil for the look's.
    public var sectionSpacing: Double?
    /// Replaces the background of the style.
    public var background: Paint?
    /// What the author pinned, in order of number.
    public var notes: [Note]
    /// The accent that bars and controls take; nil for the look's.
    public var tint: Paint?

    /// One numbered note of an anatomy.
    public struct Note: Hashable, Sendable {
        public var number: Int
        public var text: String

        /// Makes a note.
        public init(number: Int, text: String) {
            self.number = number
            self.text = text
        }
    }

    /// Makes a screen.
    public init(
        title: TextElement? = nil, titleMode: TitleMode = .large, bar: [BarItem] = [],
        bottomBar: [BarItem] = [], backTitle: String? = nil, container: Container = .form,
        style: ListStyle = .insetGrouped, sections: [ScreenSection] = [],
        searchPrompt: TextElement? = nil, sectionSpacing: Double? = nil, background: Paint? = nil,
        notes: [Note] = [], tint: Paint? = nil
    ) {
        self.title = title
        self.titleMode = titleMode
        self.bar = bar
        self.bottomBar = bottomBar
        self.backTitle = backTitle
        self.container = container
        self.style = style
        self.sections = sections
        self.searchPrompt = searchPrompt
        self.sectionSpacing = sectionSpacing
        self.background = background
        self.notes = notes
        self.tint = tint
    }
}

/// One item of a bar.
public struct BarItem: Hashable, Sendable {
    /// Where it stands; the look says what that means.
    public enum Placement: UInt8, Hashable, Sendable {
        case leading, trailing, principal
    }

    public var placement: Placement
    public var content: Element
    /// A confirmation: semibold, or filled with the tint.
    public var isProminent: Bool
    public var isEnabled: Bool

    /// Makes a bar item.
    public init(
        placement: Placement, content: Element, isProminent: Bool = false, isEnabled: Bool = true
    ) {
        self.placement = placement
        self.content = content
        self.isProminent = isProminent
        self.isEnabled = isEnabled
    }
}

/// A group of rows with an optional header and footer.
public struct ScreenSection: Hashable, Sendable {
    /// What stands above or below the rows.
    public struct Supplement: Hashable, Sendable {
        public var content: Element
        /// Whether it has a look of its own: an icon, a font, a colour.
        public var isCustom: Bool
        public var pin: Int?
        public var range: SourceRange?

        /// Makes a header or footer.
        public init(
            content: Element, isCustom: Bool = false, pin: Int? = nil, range: SourceRange? = nil
        ) {
            self.content = content
            self.isCustom = isCustom
            self.pin = pin
            self.range = range
        }
    }

    /// SwiftUI's `Prominence`.
    public enum Prominence: UInt8, Hashable, Sendable {
        case standard, increased
    }

    public var header: Supplement?
    public var footer: Supplement?
    public var rows: [Row]
    public var prominence: Prominence
    /// Whether the rows are shown; nil when the section can't be collapsed.
    public var isExpanded: Bool?
    /// Whether the author wrote it; rows outside any section form an implicit one.
    public var isImplicit: Bool
    public var range: SourceRange?

    /// Makes a section.
    public init(
        header: Supplement? = nil, footer: Supplement? = nil, rows: [Row] = [],
        prominence: Prominence = .standard, isExpanded: Bool? = nil, isImplicit: Bool = false,
        range: SourceRange? = nil
    ) {
        self.header = header
        self.footer = footer
        self.rows = rows
        self.prominence = prominence
        self.isExpanded = isExpanded
        self.isImplicit = isImplicit
        self.range = range
    }
}
