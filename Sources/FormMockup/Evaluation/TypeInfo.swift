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
        /// Those attributes that may name a type of the sources.
        var attributes: [Attribute] = []
        /// What runs when it changes.
        var observers: [VariableDeclaration.Observer] = []
    }

    /// A computed property.
    struct Computed {
        var type: TypeReference?
        var getter: CodeBlock
        var setter: VariableDeclaration.Setter?
        /// Whether its getter builds views.
        var isBuilder: Bool
        /// Those attributes that may name a type of the sources.
        var attributes: [Attribute] = []
    }

    /// The full name, such as `Settings.Tab`; of types that share theirs, with a mark of the file:
    /// `Row#4`, `Row#4.Kind`.
    let name: String
    var keyword: TypeDeclaration.Keyword
    /// Names of superclass and protocols.
    var inherited: [String] = []
    /// The declaration and its extensions, in the order they were taken in. What they hold is
    /// looked up when it is asked for: a screen uses few of the members of an app's types.
    var pieces: [TypeDeclaration] = []
    /// What `Self` means in each of them, where an extension says so.
    var selfTypes: [TypeReference?] = []
    /// Stored properties that were given to it.
    var addedStored: [Stored] = []
    /// What was asked for so far.
    var found = FoundMembers()
    /// Names of its nested types by their short names, as far as they were taken in.
    var nested: [String: String] = [:]
    /// What the aliases inside it stand for.
    var aliases: [String: TypeReference] = [:]
    /// Short names that were looked for among the types inside.
    var takenNested: Set<String> = []
    /// Whether it is declared with `@resultBuilder`.
    var isResultBuilder = false
    /// Whether it is declared with `@propertyWrapper`.
    var isPropertyWrapper = false
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
}
