/// A Swift expression, or the place where one is missing.
///
/// Chains are flat, so that a long one costs no depth: `a.b().c` is one ``Kind/postfix`` with three
/// suffixes, `a + b * c` one ``Kind/operators`` that evaluation folds by precedence.
public struct Expression: Sendable {
    /// What it is.
    public indirect enum Kind: Sendable {
        /// `42`, `0x2A`, `1_000`; what does not fit is clamped.
        case integer(Int)
        /// `1.5`, `2e3`.
        case float(Double)
        /// `true`, `false`.
        case boolean(Bool)
        /// `nil`.
        case `nil`
        /// Any spelling of a string literal.
        case string(StringLiteral)
        /// `[a, b]`.
        case array([Expression])
        /// `[a: b]`, `[:]`.
        case dictionary([DictionaryEntry])
        /// `(a, b: c)` with no or at least two elements; a parenthesised expression is itself.
        case tuple([Argument])
        /// `name`, `self`, `Type`, with generic arguments if any: `Set<String>`.
        case identifier(String, [TypeReference])
        /// `.name` without a base.
        case implicitMember(String)
        /// `$name`, the projection of a property or parameter.
        case projection(String)
        /// `$0`.
        case closureShorthand(Int)
        /// A base and what follows it: members, calls, subscripts, `?` and `!`.
        case postfix(Expression, [Suffix])
        /// `!a`, `-a`, `...a`.
        case prefix(String, Expression)
        /// `a...` and own postfix operators.
        case postfixOperator(Expression, String)
        /// `first op operand op operand …`, unfolded.
        case operators(Expression, [OperatorTail])
        /// `c1 ? v1 : c2 ? v2 : otherwise`, flat.
        case conditional([ConditionalClause], otherwise: Expression)
        /// `a as T`, `a as? T`, `a as! T`, `a is T`.
        case cast(Expression, Cast, TypeReference)
        /// `{ … }`.
        case closure(Closure)
        /// `\.self`, `\Type.a[0].b`: the names of members, and literal keys behind a bracket: `[0`.
        case keyPath([String])
        /// `&a`.
        case inOut(Expression)
        /// `try? a`; `try`, `try!` and `await` leave no node.
        case tryOptional(Expression)
        /// `if` as an expression.
        case ifExpression(IfStatement)
        /// `switch` as an expression.
        case switchExpression(SwitchStatement)
        /// A type as a value, such as `[String]()`'s callee.
        case type(TypeReference)
        /// `#name(…)`, a macro or a literal such as `#file`.
        case macro(String, [Argument])
        /// Nothing where an expression was required; already reported.
        case missing
    }

    /// A cast's operator.
    public enum Cast: Sendable {
        case coerce, conditional, forced, check
    }

    /// What it is.
    public var kind: Kind
    /// All of it in the author's file.
    public var range: SourceRange

    /// Makes an expression.
    @inlinable public init(_ kind: Kind, range: SourceRange) {
        self.kind = kind
        self.range = range
    }
}

/// One `key: value` of a dictionary literal.
public struct DictionaryEntry: Sendable {
    public var key: Expression
    public var value: Expression

    /// Makes an entry.
    public init(key: Expression, value: Expression) {
        self.key = key
        self.value = value
    }
}

/// An operator and the operand behind it.
public struct OperatorTail: Sendable {
    /// The operator as written, such as `&&`.
    public var name: String
    /// The operator in the author's file.
    public var nameRange: SourceRange
    public var operand: Expression

    /// Makes the tail of an operator expression.
    public init(name: String, nameRange: SourceRange, operand: Expression) {
        self.name = name
        self.nameRange = nameRange
        self.operand = operand
    }
}

/// One `condition ? value :` of a conditional chain.
public struct ConditionalClause: Sendable {
    public var condition: Expression
    public var value: Expression

    /// Makes a clause.
    public init(condition: Expression, value: Expression) {
        self.condition = condition
        self.value = value
    }
}

/// What follows a base in a postfix chain.
public struct Suffix: Sendable {
    /// What it is.
    public enum Kind: Sendable {
        /// `.name`, `.0`, `.name<T>`.
        case member(String, [TypeReference])
        /// `(…)` and its trailing closures, or trailing closures alone.
        case call([Argument])
        /// `[…]`.
        case `subscript`([Argument])
        /// `?`.
        case optionalChain
        /// `!`.
        case forceUnwrap
    }

    /// What it is.
    public var kind: Kind
    /// The suffix alone, from its first token (the dot of a member) to its last.
    public var range: SourceRange
    /// The name of a member; otherwise the same as `range`.
    public var nameRange: SourceRange

    /// Makes a suffix.
    public init(_ kind: Kind, range: SourceRange, nameRange: SourceRange) {
        self.kind = kind
        self.range = range
        self.nameRange = nameRange
    }
}

/// One argument of a call, subscript or tuple.
public struct Argument: Sendable {
    /// The label, nil when there is none; a trailing closure's first has none.
    public var label: String?
    /// The label, or where the value starts.
    public var labelRange: SourceRange
    public var value: Expression
    /// Whether it is a closure behind the parentheses.
    public var isTrailingClosure: Bool

    /// Makes an argument.
    public init(
        label: String?, labelRange: SourceRange, value: Expression, isTrailingClosure: Bool = false
    ) {
        self.label = label
        self.labelRange = labelRange
        self.value = value
        self.isTrailingClosure = isTrailingClosure
    }
}

/// A string literal, kept as segments until it is used: a localised parameter looks it up by its
/// format, a `String` joins it.
public struct StringLiteral: Sendable {
    /// A piece of a literal.
    public enum Segment: Sendable {
        /// Text with its escapes resolved.
        case text(String)
        /// `\(value, label: more)`.
        case interpolation([Argument])
    }

    /// The pieces in order; none for `""`.
    public var segments: [Segment]

    /// Makes a literal.
    public init(segments: [Segment]) {
        self.segments = segments
    }
}

/// `{ parameters in statements }`.
public struct Closure: Sendable {
    /// One parameter.
    public struct Parameter: Sendable {
        /// The name without a `$`; `_` for an ignored one.
        public var name: String
        /// Whether it is written `$name`, a binding to the element.
        public var isProjected: Bool
        public var type: TypeReference?

        /// Makes a parameter.
        public init(name: String, isProjected: Bool, type: TypeReference?) {
            self.name = name
            self.isProjected = isProjected
            self.type = type
        }
    }

    /// The named parameters; empty when there are none or only `$0`.
    public var parameters: [Parameter]
    public var body: CodeBlock

    /// Makes a closure.
    public init(parameters: [Parameter], body: CodeBlock) {
        self.parameters = parameters
        self.body = body
    }
}
