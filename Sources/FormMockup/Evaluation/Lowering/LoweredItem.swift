/// What a view became: something that a container may take in. Each is handed up through many
/// builders, so it is a reference to what it holds.
indirect enum LoweredItem {
    case element(LoweredElement)
    case section(ScreenSection)
    /// A whole form or list.
    case container(LoweredContainer)

    /// Whether it only colours what stands in front of it.
    var isBackdrop: Bool {
        switch self {
        case .element(let lowered): lowered.element.isBackdrop
        case .section, .container: false
        }
    }

    /// Whether it is an element whose place is not known yet.
    var lacksRange: Bool {
        switch self {
        case .element(let lowered): lowered.range == nil
        case .section, .container: false
        }
    }
}

/// An element with what the list around it has to know.
struct LoweredElement {
    var element: Element
    var traits = RowTraits()
    var range: SourceRange?
}

/// What a view says about the row that it may become.
struct RowTraits {
    var accessory: Row.Accessory = .none
    var badge: TextElement?
    var background: Element?
    var insets: EdgeInsets?
    var topSeparator: Row.Visibility = .automatic
    var bottomSeparator: Row.Visibility = .automatic
    var separatorTint: Paint?
    var children: [Row] = []
    var isExpanded: Bool?
    /// The value of `.tag` or of the element of a `ForEach`.
    var tag: Value?
}

/// A form or list before its screen is known.
struct LoweredContainer {
    var container: Screen.Container
    var style: Screen.ListStyle
    var sections: [ScreenSection]
    var sectionSpacing: Double?
    var background: Paint?
    var tint: Paint?
}

/// What views say about the screen around them.
struct ScreenPreferences {
    var title: TextElement?
    var titleMode: Screen.TitleMode?
    var bar: [BarItem] = []
    var bottomBar: [BarItem] = []
    var backTitle: String?
    var hidesBackButton = false
    var searchPrompt: TextElement?
    var hidesBackground = false
    /// Whether a navigation container was met.
    var hasNavigation = false
}
