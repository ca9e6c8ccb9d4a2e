/// What an expression evaluates to. An optional that holds something is that something.
///
/// Most are a word or two; the larger ones are kept by reference.
enum Value {
    case void
    case `nil`
    case boolean(Bool)
    case integer(Int)
    case double(Double)
    case string(String)
    /// A string literal that nobody has used yet: a localised parameter looks it up, a `String`
    /// joins it.
    indirect case literal(LiteralText)
    case array([Value])
    /// Members in the order they were inserted.
    case set([Value])
    /// Entries in the order they were inserted.
    case dictionary([DictionaryPair])
    case tuple([TupleField])
    indirect case range(RangeValue)
    case structure(StructureValue)
    /// An instance of a class: its place in the heap.
    case object(Int)
    indirect case enumCase(EnumValue)
    /// `.name` or `.name(…)` whose type nobody has asked for yet.
    indirect case implicit(String, [EvaluatedArgument])
    case closure(ClosureValue)
    case function(FunctionValue)
    case type(TypeInfo)
    /// A type that is not declared in the sources, such as `Color` or `Foo`.
    case foreignType(String)
    case keyPath([String])
    case binding(BindingValue)
    /// Seconds since 2001, UTC.
    case date(Double)
    case url(String)
    case paint(Paint)
    indirect case font(Font)
    case view(ViewValue)
    case unknown(Unknown)
    /// A projected value that needs its wrapper: the cell of a `@State`-like property.
    case stateCell(Int)
}

extension Value {
    /// Whether it is the same in another evaluation: it names no cell, object or type of this one.
    var isPlain: Bool {
        switch self {
        case .void, .nil, .boolean, .integer, .double, .string, .foreignType, .keyPath, .date, .url,
            .paint, .font:
            true
        case .literal, .array, .set, .dictionary, .tuple, .range, .structure, .object, .enumCase,
            .implicit, .closure, .function, .type, .binding, .view, .unknown, .stateCell:
            false
        }
    }
}

/// One entry of a dictionary.
struct DictionaryPair {
    var key: Value
    var value: Value
}

/// One element of a tuple.
struct TupleField {
    var label: String?
    var value: Value
}

/// A range; a nil bound is open.
struct RangeValue {
    var lower: Value?
    var upper: Value?
    var isClosed: Bool
}

extension Value {
    /// Whether the sources do not give it.
    var isUnknown: Bool {
        if case .unknown = self { true } else { false }
    }
}

/// An instance of a struct, its fields in the order of the type's stored properties.
struct StructureValue {
    let type: TypeInfo
    var fields: [Value]
}

/// A case of an enum with its associated values.
struct EnumValue {
    let type: TypeInfo
    /// Index in the type's cases.
    let index: Int
    var payload: [Value]

    /// The case's name.
    var name: String { type.cases[index].name }

    /// Whether it still waits for its associated values, so that it is the function that takes them.
    var isFunction: Bool {
        guard payload.isEmpty else { return false }
        let parameters = type.cases[index].parameters
        return !parameters.isEmpty
    }
}

/// A closure and where it was written.
final class ClosureValue {
    let closure: Closure
    let scope: Scope
    let range: SourceRange
    /// Whether its statements are views that it puts together, as `@ViewBuilder` says.
    let isBuilder: Bool
    /// The result builder of the sources that puts its statements together.
    let builder: TypeInfo?

    init(
        closure: Closure, scope: Scope, range: SourceRange, isBuilder: Bool = false,
        builder: TypeInfo? = nil
    ) {
        self.closure = closure
        self.scope = scope
        self.range = range
        self.isBuilder = isBuilder
        self.builder = builder
    }

    /// The same closure, whose statements a result builder puts together.
    func built(by builder: TypeInfo) -> ClosureValue {
        ClosureValue(closure: closure, scope: scope, range: range, builder: builder)
    }

    /// The same closure as a builder of views.
    var asBuilder: ClosureValue {
        isBuilder
            ? self
            : ClosureValue(closure: closure, scope: scope, range: range, isBuilder: true)
    }
}

/// A function that is used as a value, with the instance it was taken from.
final class FunctionValue {
    let declaration: FunctionDeclaration
    let scope: Scope

    init(declaration: FunctionDeclaration, scope: Scope) {
        self.declaration = declaration
        self.scope = scope
    }
}

/// An argument whose value is known.
struct EvaluatedArgument {
    var label: String?
    var value: Value
    var range: SourceRange
    var isTrailingClosure: Bool
    /// The type that the declaration of what it names gives, if any.
    var type: TypeReference?

    init(
        label: String?, value: Value, range: SourceRange, isTrailingClosure: Bool = false,
        type: TypeReference? = nil
    ) {
        self.label = label
        self.value = value
        self.range = range
        self.isTrailingClosure = isTrailingClosure
        self.type = type
    }
}

/// The pieces of a string literal with their values.
struct LiteralText {
    /// A piece.
    enum Segment {
        case text(String)
        /// A value with what its interpolation says about formatting.
        case value(Value, format: [EvaluatedArgument], range: SourceRange)
    }

    var segments: [Segment]
    var range: SourceRange
    /// The table that it is looked up in; nil for the standard one.
    var table: String?
    /// What stands for it where no table has it: `defaultValue:`.
    var fallback: Value?
    /// Whether the code calls it a key, rather than a text that is its own key.
    var isKey = false
}
