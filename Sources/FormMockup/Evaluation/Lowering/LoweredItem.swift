/// What a view became: something that a container may take in. Each is handed up through many
/// builders, so it is a reference to what it holds.
indirect enum LoweredItem {
    case element(LoweredElement)
    case section(ScreenSection)
    /// A whole form or list.
    case container(LoweredContainer)

    /// Whether it only separates what stands around it.
    var isDivider: Bool {
        guard case .element(let lowered) = self, case .divider = lowered.element else {
            return false
        }
        return true
    }

    /// Whether it is an element that an expression makes: its place is not known yet, or is that
    /// of the call that the expression begins with, without the modifiers behind it.
    func begins(_ expression: SourceRange) -> Bool {
        guard case .element(let lowered) = self else { return false }
        guard let range = lowered.range else { return true }
        return range.file == expression.file && range.start == expression.start
            && range.end < expression.end
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
    /// Whether it is one of the sample rows over data that nobody gives.
    var isSample = false
    /// The names of the values whose texts were invented.
    var standIns: [String] = []
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
