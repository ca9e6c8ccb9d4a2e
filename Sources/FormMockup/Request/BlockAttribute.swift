/// The names that may stand in a form block's info string, and under `mockups:`.
public enum BlockAttribute: UInt8, Hashable, Sendable, CaseIterable {
    case id, view, source, style, look, appearance, direction, locale, typeSize, device, width
    case chrome, show, caption, alt, verdict, measure, highlight

    /// The name as authors write it.
    public var name: String {
        switch self {
        case .id: "id"
        case .view: "view"
        case .source: "source"
        case .style: "style"
        case .look: "look"
        case .appearance: "appearance"
        case .direction: "direction"
        case .locale: "locale"
        case .typeSize: "typeSize"
        case .device: "device"
        case .width: "width"
        case .chrome: "chrome"
        case .show: "show"
        case .caption: "caption"
        case .alt: "alt"
        case .verdict: "verdict"
        case .measure: "measure"
        case .highlight: "highlight"
        }
    }

    /// The attribute of that name; nil for an unknown one.
    public init?(name: String) {
        for attribute in Self.allCases where attribute.name == name {
            self = attribute
            return
        }
        return nil
    }

    /// Whether it may stand alone, without a value.
    public var isFlag: Bool { self == .measure }

    /// Whether it belongs to one block, so that a page or a site can't set it for all.
    public var isPersonal: Bool {
        switch self {
        case .id, .caption, .alt, .highlight: true
        case .view, .source, .style, .look, .appearance, .direction, .locale, .typeSize, .device,
            .width, .chrome, .show, .verdict, .measure:
            false
        }
    }

    /// One line of help for the command.
    public var help: String {
        switch self {
        case .id: "name of the mockup's files: small letters, digits, hyphens"
        case .view: "which view of the source to draw"
        case .source: "a Swift file or folder to take the code from"
        case .style: "plain, grouped, insetGrouped, inset or sidebar"
        case .look: "ios26 or ios18"
        case .appearance: "auto, light or dark"
        case .direction: "ltr or rtl"
        case .locale: "language of texts and formats, such as en or ur"
        case .typeSize: "xSmall … xxxLarge, accessibility1 … accessibility5"
        case .device: "a device by name, such as iphone-16-pro"
        case .width: "width of the screen in points"
        case .chrome: "auto, none, bar or device"
        case .show: "mockup, code or both"
        case .caption: "caption of the figure"
        case .alt: "replaces the text alternative"
        case .verdict: "do or dont"
        case .measure: "draws dimensions over the mockup"
        case .highlight: "emphasises a row such as 2.1, or the row of a label"
        }
    }
}
