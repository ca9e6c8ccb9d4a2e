/// A declaration.
public struct Declaration: Sendable {
    /// What it declares.
    public indirect enum Kind: Sendable {
        /// `let`/`var` with one or more bindings.
        case variable(VariableDeclaration)
        /// `func`, `init` and `subscript`.
        case function(FunctionDeclaration)
        /// `struct`, `class`, `actor`, `enum`, `protocol`, `extension`.
        case type(TypeDeclaration)
        /// `case a, b(Int) = …` of an enum.
        case enumCases([EnumCase])
        /// `typealias Name = Type`.
        case typeAlias(String, TypeReference)
        /// `#Preview("name") { … }`.
        case preview(Closure)
        /// Anything that can't change a picture: imports, operators, macros.
        case other
    }

    public var kind: Kind
    /// `@State`, `@ViewBuilder`, `@Environment(\.dismiss)`.
    public var attributes: [Attribute]
    /// `static`, `mutating`, `override` and other words in front of the keyword.
    public var modifiers: Modifiers
    /// `<T: P>` behind the name and the `where` clause, if there are any.
    public var generics: GenericClause
    /// All of it in the author's file.
    public var range: SourceRange
    /// Its name in the author's file, or its first token.
    public var nameRange: SourceRange

    /// Makes a declaration.
    public init(
        _ kind: Kind, attributes: [Attribute] = [], modifiers: Modifiers = [],
        generics: GenericClause = .none, range: SourceRange, nameRange: SourceRange
    ) {
        self.kind = kind
        self.attributes = attributes
        self.modifiers = modifiers
        self.generics = generics
        self.range = range
        self.nameRange = nameRange
    }
}

/// `@Name(arguments)`.
public struct Attribute: Sendable {
    /// The name without `@`; of a dotted one the last part.
    public var name: String
    public var arguments: [Argument]
    public var range: SourceRange

    /// Makes an attribute.
    public init(name: String, arguments: [Argument], range: SourceRange) {
        self.name = name
        self.arguments = arguments
        self.range = range
    }
}

/// `let`/`var`.
public struct VariableDeclaration: Sendable {
    /// One `pattern: Type = value { accessors }`.
    public struct Binding: Sendable {
        public var pattern: Pattern
        public var type: TypeReference?
        public var initializer: Expression?
        /// The getter of a computed property.
        public var getter: CodeBlock?
        /// The setter, and the name of its value (`newValue`).
        public var setter: Setter?
        /// `willSet` and `didSet` of a stored property.
        public var observers: [Observer] = []

        /// Makes a binding.
        public init(
            pattern: Pattern, type: TypeReference?, initializer: Expression?, getter: CodeBlock?,
            setter: Setter?
        ) {
            self.pattern = pattern
            self.type = type
            self.initializer = initializer
            self.getter = getter
            self.setter = setter
        }
    }

    /// `set(name) { … }`.
    public struct Setter: Sendable {
        public var parameter: String
        public var body: CodeBlock

        /// Makes a setter.
        public init(parameter: String, body: CodeBlock) {
            self.parameter = parameter
            self.body = body
        }
    }

    /// `willSet(name) { … }` or `didSet(name) { … }`.
    public struct Observer: Sendable {
        /// Whether it runs before the change.
        public var isBefore: Bool
        /// Its body, and the name of the new or the old value.
        public var action: Setter

        /// Makes an observer.
        public init(isBefore: Bool, action: Setter) {
            self.isBefore = isBefore
            self.action = action
        }
    }

    /// `let`.
    public var isConstant: Bool
    public var bindings: [Binding]

    /// Makes a variable declaration.
    public init(isConstant: Bool, bindings: [Binding]) {
        self.isConstant = isConstant
        self.bindings = bindings
    }
}

/// `func name(…)`, `init(…)`, `subscript(…)`; the name of an operator is the operator.
public struct FunctionDeclaration: Sendable {
    /// One parameter.
    public struct Parameter: Sendable {
        /// The argument label; nil for `_`.
        public var label: String?
        /// The name inside.
        public var name: String
        public var type: TypeReference
        public var attributes: [Attribute]
        public var defaultValue: Expression?
        /// `T...`.
        public var isVariadic: Bool
        /// `inout T`.
        public var isInOut: Bool

        /// Makes a parameter.
        public init(
            label: String?, name: String, type: TypeReference, attributes: [Attribute] = [],
            defaultValue: Expression? = nil, isVariadic: Bool = false, isInOut: Bool = false
        ) {
            self.label = label
            self.name = name
            self.type = type
            self.attributes = attributes
            self.defaultValue = defaultValue
            self.isVariadic = isVariadic
            self.isInOut = isInOut
        }
    }

    /// The name; `init` or `subscript` for those.
    public var name: String
    public var parameters: [Parameter]
    public var returnType: TypeReference?
    /// Nil for a requirement of a protocol. A subscript's getter.
    public var body: CodeBlock?
    /// A subscript's setter.
    public var setter: VariableDeclaration.Setter?
    /// `init?` and `init!`.
    public var isFailable: Bool
    /// Those of its declaration, such as `@RowsBuilder`.
    public var attributes: [Attribute] = []
    /// Whether it changes the value that it is called on.
    public var isMutating = false

    /// Makes a function declaration.
    public init(
        name: String, parameters: [Parameter], returnType: TypeReference?, body: CodeBlock?,
        setter: VariableDeclaration.Setter? = nil, isFailable: Bool = false
    ) {
        self.name = name
        self.parameters = parameters
        self.returnType = returnType
        self.body = body
        self.setter = setter
        self.isFailable = isFailable
    }
}

/// `struct`, `class`, `actor`, `enum`, `protocol` or `extension`.
public struct TypeDeclaration: Sendable {
    /// The keyword.
    public enum Keyword: Sendable {
        case `struct`, `class`, actor, `enum`, `protocol`, `extension`
    }

    public var keyword: Keyword
    /// The name; of an extension the extended type, dots and all.
    public var name: String
    /// The type behind `extension`, with its generic arguments.
    public var extended: TypeReference?
    /// Superclass, raw type of an enum, and protocols.
    public var inherited: [TypeReference]
    public let members: [Declaration]
    /// The members by name.
    public let table: MemberTable

    /// Makes a type declaration.
    public init(
        keyword: Keyword, name: String, extended: TypeReference? = nil,
        inherited: [TypeReference], members: [Declaration]
    ) {
        self.keyword = keyword
        self.name = name
        self.extended = extended
        self.inherited = inherited
        self.members = members
        table = MemberTable(members)
    }
}

/// One case of an enum.
public struct EnumCase: Sendable {
    public var name: String
    /// Associated values.
    public var parameters: [FunctionDeclaration.Parameter]
    public var rawValue: Expression?
    public var range: SourceRange

    /// Makes a case.
    public init(
        name: String, parameters: [FunctionDeclaration.Parameter], rawValue: Expression?,
        range: SourceRange
    ) {
        self.name = name
        self.parameters = parameters
        self.rawValue = rawValue
        self.range = range
    }
}
