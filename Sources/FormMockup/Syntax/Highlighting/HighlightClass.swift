/// What a piece of code is to a reader: the class that a stylesheet colours.
public enum HighlightClass: UInt8, Sendable, CaseIterable {
    /// `struct`, `let`, `some`.
    case keyword
    /// `Form`, `String`.
    case type
    /// Text between quotes, with its quotes; regular expressions.
    case string
    /// The `\(` and `)` around code inside a string.
    case interpolation
    /// `42`, `1.5`.
    case number
    /// `// …`, `/* … */`.
    case comment
    /// `@State`.
    case attribute
    /// `#if`, `#Preview`.
    case directive
    /// The name of a function that is called by itself: `greet` of `greet("Ana")`.
    case call
    /// A member, called or not: `insetGrouped` of `.insetGrouped`, `constant` of `.constant(1)`.
    case member
    /// `header` of `header: Text("…")`.
    case label
    /// `+`, `??`, `->`, `=`.
    case `operator`
}

/// A piece of code and its class; what lies between pieces is plain.
public struct HighlightSpan: Sendable, Equatable {
    /// Offsets of the piece in the bytes given.
    public var range: Range<Int>
    public var kind: HighlightClass

    /// Makes a span.
    public init(range: Range<Int>, kind: HighlightClass) {
        self.range = range
        self.kind = kind
    }
}
