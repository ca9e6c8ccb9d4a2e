/// A declaration at the top of a file, found by its tokens and not parsed yet.
public struct ScannedDeclaration: Sendable, Equatable {
    /// What is declared.
    public enum Kind: Sendable, Equatable {
        case type(TypeDeclaration.Keyword)
        case function, variable, typeAlias, preview
        /// An import, an operator, a macro: nothing that a mockup looks for.
        case other
    }

    /// What is declared.
    public var kind: Kind
    /// The names that it brings: one, or those of several variables. Of an extension the extended
    /// type, dots and all; of a preview none.
    public var names: [String] = []
    /// The last parts of the types behind the colon.
    public var inherited: [String] = []
    /// Of an extension, the names of its own properties, functions and types.
    public var members: [String] = []
    /// Types inside, by their whole names, such as `Settings.Tab`.
    public var nested: [String] = []
    /// Whether only its own file sees it.
    public var isPrivate = false
    /// Offsets in the code: from the first attribute to the last token.
    public var start = 0
    public var end = 0

    /// Makes a declaration of a kind.
    public init(_ kind: Kind) {
        self.kind = kind
    }
}
