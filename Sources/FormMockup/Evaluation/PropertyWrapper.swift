/// The property wrappers that matter for a picture.
enum PropertyWrapper: Equatable {
    case none
    /// Storage of the view: `@State`, `@StateObject`, `@AppStorage`, `@GestureState`, ….
    case state
    case binding
    /// Given from outside: `@ObservedObject`, `@EnvironmentObject`, `@Bindable`.
    case object
    /// `@Environment(\.name)` or `@Environment(Type.self)`: the name.
    case environment(String)
    /// A database query.
    case query
    /// `@FocusState`: nothing is focused.
    case focus
    /// `@ViewBuilder` in front of a stored closure or view.
    case builder
    /// A generic parameter of the type, which holds the type it stands for.
    case generic

    /// The wrapper that attributes name.
    init(_ attributes: [Attribute]) {
        self = .none
        for attribute in attributes {
            switch attribute.name {
            case "State", "StateObject", "AppStorage", "SceneStorage", "GestureState", "Default",
                "ScaledMetric", "Published":
                self = .state
            case "Binding": self = .binding
            case "ObservedObject", "EnvironmentObject", "Bindable", "ObservedBindable":
                self = .object
            case "Environment": self = .environment(PropertyWrapper.environmentKey(attribute))
            case "Query", "FetchRequest", "SectionedFetchRequest": self = .query
            case "FocusState", "AccessibilityFocusState", "FocusedValue": self = .focus
            case "ViewBuilder": self = .builder
            default: break
            }
        }
    }

    private static func environmentKey(_ attribute: Attribute) -> String {
        guard let argument = attribute.arguments.first?.value else { return "" }
        switch argument.kind {
        case .keyPath(let names):
            return names.filter { $0 != "EnvironmentValues" }.joined(separator: ".")
        case .postfix(let base, _):
            if case .identifier(let name, _) = base.kind { return name }
            return ""
        default: return ""
        }
    }
}

extension Attribute {
    /// Whether it can name a result builder or property wrapper of the sources: it is none of
    /// SwiftUI's and the compiler's.
    var mayBeOwn: Bool {
        guard name.isTypeLike else { return false }
        switch name {
        case "State", "StateObject", "AppStorage", "SceneStorage", "GestureState", "ScaledMetric",
            "Published", "Binding", "ObservedObject", "EnvironmentObject", "Bindable",
            "Environment", "Query", "FetchRequest", "SectionedFetchRequest", "FocusState",
            "AccessibilityFocusState", "FocusedValue", "ViewBuilder", "ToolbarContentBuilder",
            "MainActor", "Sendable", "ObservationIgnored", "Namespace", "Attribute",
            "Relationship", "Transient", "IBOutlet", "IBAction", "NSManaged", "Test":
            return false
        default: return true
        }
    }
}
