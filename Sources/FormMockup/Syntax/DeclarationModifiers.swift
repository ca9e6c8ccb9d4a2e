extension Declaration {
    /// Words in front of a declaration's keyword.
    public struct Modifiers: OptionSet, Sendable {
        public let rawValue: UInt32

        /// Makes a set of modifiers.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// `static`.
        public static let `static` = Modifiers(rawValue: 1)
        /// `class` in front of a member.
        public static let `class` = Modifiers(rawValue: 1 << 1)
        /// `mutating`.
        public static let mutating = Modifiers(rawValue: 1 << 2)
        /// `override`.
        public static let override = Modifiers(rawValue: 1 << 3)
        /// `lazy`.
        public static let lazy = Modifiers(rawValue: 1 << 4)
        /// `prefix` in front of an operator.
        public static let prefix = Modifiers(rawValue: 1 << 5)
        /// `postfix` in front of an operator.
        public static let postfix = Modifiers(rawValue: 1 << 6)
        /// `convenience`.
        public static let convenience = Modifiers(rawValue: 1 << 7)
        /// `required`.
        public static let required = Modifiers(rawValue: 1 << 8)
        /// `weak` and `unowned`.
        public static let weak = Modifiers(rawValue: 1 << 9)
        /// `async let`.
        public static let async = Modifiers(rawValue: 1 << 10)
    }

    /// Whether it is a member of the type rather than of its values.
    public var isStatic: Bool {
        modifiers.contains(.static) || modifiers.contains(.class)
    }

    /// Whether it is a function that changes its value.
    public var isMutating: Bool { modifiers.contains(.mutating) }
}
