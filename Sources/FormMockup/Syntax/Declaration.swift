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
    /// `static` or `class` in front of a member.
    public var isStatic: Bool
    /// `mutating` in front of a function.
    public var isMutating: Bool
    /// All of it in the author's file.
    public var range: SourceRange
    /// Its name in the author's file, or its first token.
    public var nameRange: SourceRange

    /// Makes a declaration.
    public init(
        _ kind: Kind, attributes: [Attribute] = [], isStatic: Bool = false,
        isMutating: Bool = false, range: SourceRange, nameRange: SourceRange
    ) {
        self.kind = kind
        self.attributes = attributes
        self.isStatic = isStatic
        self.isMutating = isMutating
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

    /// `let`.
    public var isConstant: Bool
    public var bindings: [Binding]

    /// Makes a variable declaration.
    public init(isConstant: Bool, bindings: [Binding]) {
        self.isConstant = isConstant
        self.bindings = bindings
    }
}

/// `func name(…)`, `init(…)`, `subscript(…)`.
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

    /// Makes a function declaration.
    public init(
        name: String, parameters: [Parameter], returnType: TypeReference?, body: CodeBlock?
    ) {
        self.name = name
        self.parameters = parameters
        self.returnType = returnType
        self.body = body
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
    /// Superclass and protocols.
    public var inherited: [TypeReference]
    public var members: [Declaration]

    /// Makes a type declaration.
    public init(
        keyword: Keyword, name: String, inherited: [TypeReference], members: [Declaration]
    ) {
        self.keyword = keyword
        self.name = name
        self.inherited = inherited
        self.members = members
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

/// A type as written.
public indirect enum TypeReference: Sendable {
    /// `Name`, `Outer.Name`, `Name<Arguments>`; the path's parts in order.
    case named([String], [TypeReference])
    /// `T?`, `T!`.
    case optional(TypeReference)
    /// `[T]`.
    case array(TypeReference)
    /// `[K: V]`.
    case dictionary(TypeReference, TypeReference)
    /// `(A, b: B)`.
    case tuple([TupleElement])
    /// `(A) -> B`.
    case function([TypeReference], result: TypeReference)
    /// `some T`, `any T`.
    case opaque(TypeReference)

    /// One element of a tuple type.
    public struct TupleElement: Sendable {
        public var label: String?
        public var type: TypeReference

        /// Makes an element.
        public init(label: String?, type: TypeReference) {
            self.label = label
            self.type = type
        }
    }
}

/// What the parser makes of one source text. There always is one, however broken the text.
public struct SyntaxTree: Sendable {
    /// The statements and declarations at the top.
    public var statements: [Statement]
    /// `// (1) …` comments in order.
    public var notes: [NoteComment]
    /// What is wrong, in order of place.
    public var diagnostics: [Diagnostic]

    /// Makes a tree.
    public init(statements: [Statement], notes: [NoteComment], diagnostics: [Diagnostic]) {
        self.statements = statements
        self.notes = notes
        self.diagnostics = diagnostics
    }
}

/// A trailing comment `// (1) The header names the group`.
public struct NoteComment: Sendable, Equatable {
    /// The number between the parentheses.
    public var number: Int
    /// What follows, trimmed.
    public var text: String
    /// The comment in the author's file.
    public var range: SourceRange
    /// From the first token of the comment's line to its last, in the author's file; when the
    /// comment has the line for itself, the tokens of the next line that has any.
    public var line: SourceRange

    /// Makes a note.
    public init(number: Int, text: String, range: SourceRange, line: SourceRange) {
        self.number = number
        self.text = text
        self.range = range
        self.line = line
    }
}
