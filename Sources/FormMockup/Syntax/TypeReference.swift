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
