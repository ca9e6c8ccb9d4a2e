/// What is known about a declared type: its own members and those of its extensions.
final class TypeInfo {
    /// A stored property.
    struct Stored {
        var name: String
        var type: TypeReference?
        var initializer: Expression?
        var wrapper: PropertyWrapper
        var isConstant: Bool
        var range: SourceRange
    }

    /// A computed property.
    struct Computed {
        var type: TypeReference?
        var getter: CodeBlock
        var setter: VariableDeclaration.Setter?
        /// Whether its getter builds views.
        var isBuilder: Bool
    }

    /// The full name, such as `Settings.Tab`; of types that share theirs, with a mark of the file:
    /// `Row#4`, `Row#4.Kind`.
    let name: String
    var keyword: TypeDeclaration.Keyword
    /// Names of superclass and protocols.
    var inherited: [String] = []
    private(set) var stored: [Stored] = []
    private var storedNames = NameList()
    var computed: [String: Computed] = [:]
    var methods: [String: [FunctionDeclaration]] = [:]
    var initializers: [FunctionDeclaration] = []
    var staticStored: [String: Stored] = [:]
    var staticComputed: [String: Computed] = [:]
    var staticMethods: [String: [FunctionDeclaration]] = [:]
    private(set) var cases: [EnumCase] = []
    private var caseNames = NameList()
    /// Names of its nested types by their short names.
    var nested: [String: String] = [:]
    /// Where its name stands; nil for a type that is only extended.
    var range: SourceRange?

    init(name: String, keyword: TypeDeclaration.Keyword) {
        self.name = name
        self.keyword = keyword
    }

    /// The full name as code writes it.
    var displayName: String {
        guard name.utf8.contains(0x23) else { return name }
        var bytes: [UInt8] = []
        var isMark = false
        for byte in name.utf8 {
            if byte == 0x23 { isMark = true } else if byte == 0x2E { isMark = false }
            if !isMark { bytes.append(byte) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The part of the name behind the last dot.
    var shortName: String {
        let last = name.lastNamePart
        // What tells it from another type of its name is no part of it.
        guard let mark = last.utf8.firstIndex(of: 0x23) else { return last }
        return String(last[..<mark])
    }

    /// Whether instances are shared.
    var isReference: Bool {
        switch keyword {
        case .class, .actor: true
        case .struct, .enum, .protocol, .extension: false
        }
    }

    /// Whether it is declared and not only extended.
    var isDeclared: Bool { keyword != .extension }

    /// Whether it is a view: it says so, or its body does where the protocol it names is not known.
    var isView: Bool { inherited.contains("View") || computed["body"]?.type?.isView == true }

    /// Adds a stored property, unless there is one of its name.
    func add(_ property: Stored) {
        guard storedIndex(property.name) == nil else { return }
        storedNames.append(property.name)
        stored.append(property)
    }

    /// Adds a case; of two with one name the first counts.
    func add(_ enumCase: EnumCase) {
        caseNames.append(caseIndex(enumCase.name) == nil ? enumCase.name : "")
        cases.append(enumCase)
    }

    /// Index of a stored property.
    func storedIndex(_ name: String) -> Int? { storedNames.place(of: name) }

    /// Index of a case.
    func caseIndex(_ name: String) -> Int? { caseNames.place(of: name) }
}

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
        case .keyPath(let names): return names.last ?? ""
        case .postfix(let base, _):
            if case .identifier(let name, _) = base.kind { return name }
            return ""
        default: return ""
        }
    }
}
