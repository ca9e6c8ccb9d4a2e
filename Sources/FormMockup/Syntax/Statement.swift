/// Statements between braces, or those of a whole file.
public struct CodeBlock: Sendable {
    public var statements: [Statement]
    /// From brace to brace.
    public var range: SourceRange

    /// Makes a block.
    public init(statements: [Statement], range: SourceRange) {
        self.statements = statements
        self.range = range
    }
}

/// A statement. `#if` leaves the statements of the clause that holds on iOS.
public struct Statement: Sendable {
    /// What it is.
    public indirect enum Kind: Sendable {
        case expression(Expression)
        case declaration(Declaration)
        /// `a = b`, `a += b`; the operator as written.
        case assignment(target: Expression, operator: String, value: Expression)
        case `if`(IfStatement)
        case `guard`([Condition], otherwise: CodeBlock)
        case `switch`(SwitchStatement)
        case forIn(Pattern, sequence: Expression, where: Expression?, body: CodeBlock)
        case `while`([Condition], body: CodeBlock)
        case repeatWhile(body: CodeBlock, condition: Expression)
        case `return`(Expression?)
        /// `break`, and the label it leaves.
        case `break`(String?)
        /// `continue`, and the label it goes on with.
        case `continue`(String?)
        case `fallthrough`
        case `throw`(Expression)
        case `defer`(CodeBlock)
        /// `do { } catch pattern { }`; a `catch` without one has no items.
        case `do`(CodeBlock, catches: [SwitchStatement.Case])
    }

    /// What it is.
    public var kind: Kind
    /// `name:` in front of a loop or a branch.
    public var label: String?
    /// All of it in the author's file.
    public var range: SourceRange

    /// Makes a statement.
    @inlinable public init(_ kind: Kind, label: String? = nil, range: SourceRange) {
        self.kind = kind
        self.label = label
        self.range = range
    }
}

/// `if … { } else if … { } else { }`, flat.
public struct IfStatement: Sendable {
    /// One condition list with its block.
    public struct Clause: Sendable {
        public var conditions: [Condition]
        public var body: CodeBlock

        /// Makes a clause.
        public init(conditions: [Condition], body: CodeBlock) {
            self.conditions = conditions
            self.body = body
        }
    }

    public var clauses: [Clause]
    public var otherwise: CodeBlock?

    /// Makes an if statement.
    public init(clauses: [Clause], otherwise: CodeBlock?) {
        self.clauses = clauses
        self.otherwise = otherwise
    }
}

/// One condition of `if`, `guard` or `while`.
public struct Condition: Sendable {
    /// What it is.
    public indirect enum Kind: Sendable {
        case expression(Expression)
        /// `let a = b`, and `let a` with no value.
        case optionalBinding(Pattern, Expression?)
        /// `case pattern = value`.
        case match(Pattern, Expression)
        /// `#available(iOS 26, *)`, `#unavailable`.
        case availability([PlatformVersion], isUnavailable: Bool)
    }

    public var kind: Kind
    public var range: SourceRange

    /// Makes a condition.
    public init(_ kind: Kind, range: SourceRange) {
        self.kind = kind
        self.range = range
    }
}

/// `iOS 26.1` of an availability condition.
public struct PlatformVersion: Sendable {
    /// `iOS`, `macOS`, … or `*`.
    public var platform: String
    /// The major version; 0 for `*`.
    public var major: Int

    /// Makes a platform version.
    public init(platform: String, major: Int) {
        self.platform = platform
        self.major = major
    }
}

/// `switch subject { case …: … }`.
public struct SwitchStatement: Sendable {
    /// One `case a, b where c:` or `default:`.
    public struct Case: Sendable {
        /// One pattern and its `where`.
        public struct Item: Sendable {
            public var pattern: Pattern
            public var condition: Expression?

            /// Makes an item.
            public init(pattern: Pattern, condition: Expression?) {
                self.pattern = pattern
                self.condition = condition
            }
        }

        /// Empty for `default`.
        public var items: [Item]
        public var body: CodeBlock

        /// Makes a case.
        public init(items: [Item], body: CodeBlock) {
            self.items = items
            self.body = body
        }
    }

    public var subject: Expression
    public var cases: [Case]

    /// Makes a switch.
    public init(subject: Expression, cases: [Case]) {
        self.subject = subject
        self.cases = cases
    }
}

/// A pattern of `case`, `let` or `for`.
public indirect enum Pattern: Sendable {
    /// `_`.
    case wildcard
    /// `x` in `let x`, or a name under a `let` further out.
    case binding(String, TypeReference?)
    /// A value compared with `~=`: a literal, a range, `.some` member without arguments.
    case expression(Expression)
    /// `(a, b)`.
    case tuple([Pattern])
    /// `.name(a, label: b)`, `Type.name(a)`; labels are dropped.
    case enumCase(String, [Pattern])
    /// `x?`.
    case optional(Pattern)
    /// `is T`, `x as T`.
    case type(Pattern?, TypeReference)
}
