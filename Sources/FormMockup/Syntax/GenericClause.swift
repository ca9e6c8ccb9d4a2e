/// `<T: P, each U>` and `where T.Element == U` of a declaration.
public struct GenericClause: Sendable {
    /// One name between the angle brackets.
    public struct Parameter: Sendable {
        public var name: String
        /// What stands behind the colon.
        public var bound: TypeReference?

        /// Makes a parameter.
        public init(name: String, bound: TypeReference?) {
            self.name = name
            self.bound = bound
        }
    }

    /// One requirement of a `where` clause.
    public struct Requirement: Sendable {
        public var subject: TypeReference
        /// `==` rather than `:`.
        public var isEquality: Bool
        public var type: TypeReference

        /// Makes a requirement.
        public init(subject: TypeReference, isEquality: Bool, type: TypeReference) {
            self.subject = subject
            self.isEquality = isEquality
            self.type = type
        }
    }

    public var parameters: [Parameter]
    public var requirements: [Requirement]

    /// Makes a clause.
    public init(parameters: [Parameter], requirements: [Requirement]) {
        self.parameters = parameters
        self.requirements = requirements
    }

    /// Neither parameters nor requirements.
    public static var none: GenericClause { GenericClause(parameters: [], requirements: []) }
}
