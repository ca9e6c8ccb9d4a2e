extension GrammarSnippets {
    /// Types, functions, properties and what else is declared.
    static let declarations: [String] = [
        #"""
        import Foundation
        import struct Swift.Int
        @testable import Tools
        @_exported public import Shared
        internal import func Module.function
        """#,
        #"""
        @frozen public struct Pair<First: Sendable, Second>: Hashable, ~Copyable
        where First: Equatable, Second == First.Part, Second.Item: Sequence<Int> & AnyObject {
            var first: First, second: Second
            public private(set) var count = 0
            @Wrapper(wrappedValue: 3, "name") var wrapped
            @Outer @Inner(1) static let both: Int = 2
            package nonisolated(unsafe) static var shared: Pair?
            unowned(safe) let owner: Owner
            weak var delegate: (any Delegate)?
            lazy var cache: [String: Int] = { [:] }()
            struct Nested { enum Deeper { case one } }
        }
        """#,
        #"""
        open class Control: Base, @unchecked Sendable, @preconcurrency Delegate {
            public override init() { super.init() }
            required convenience init?(coder: Coder) { return nil }
            init!(_ text: String) {}
            convenience init<T>(_ value: T) throws where T: P { self.init() }
            deinit { finish() }
            isolated deinit { finish() }
            override open class func make() -> Self { Self() }
            final func stay() {}
            dynamic override var title: String? { didSet { update() } }
            class var all: [Control] { [] }
            @objc(setValue:forName:) func set(_ value: Any?, for name: String) {}
            @IBAction private func tap(_ sender: Any) {}
        }
        """#,
        #"""
        actor Counter: Sendable {
            private var value = 0
            nonisolated let name: String
            nonisolated var text: String { name }
            func add(_ other: isolated Counter, by amount: Int = 1) async throws(Failure) -> Int { 1 }
            nonisolated(nonsending) func run() async {}
            init(name: sending String) async { self.name = name }
        }
        distributed actor Remote { distributed func call() {} }
        @globalActor actor Store { static let shared = Store() }
        """#,
        #"""
        indirect enum Tree<Leaf>: Equatable {
            case leaf(Leaf), node(left: Tree, right: Tree)
            indirect case deep(Tree, _ label: Int = 3)
            case `default`, `case with spaces`
            static var empty: Tree { get { .none } }
            mutating func grow() { self = .none }
        }
        enum Weekday: String, CaseIterable, Codable {
            case monday = "mo", tuesday = "tu"
            @available(*, deprecated) case wednesday
            enum CodingKeys: String, CodingKey { case name = "n" }
        }
        enum Bits: Int { case a = -1, b = 0x10, c = 0b11 }
        """#,
        #"""
        protocol Source<Item>: AnyObject, ~Escapable {
            associatedtype Item: Hashable = Int where Item.Part == String
            @available(iOS 17, *) associatedtype Other
            typealias Items = [Item]
            var count: Int { get }
            var name: String { get async throws(Failure) }
            var item: Item { mutating get nonmutating set }
            static var shared: Self { get set }
            init?(_ text: String)
            func load() async throws -> Item
            mutating func change(_ change: (inout Item) throws -> Void) rethrows
            subscript(index: Int) -> Item { get set }
            static func == (left: Self, right: Self) -> Bool
            @ViewBuilder var body: Items { get }
        }
        """#,
        #"""
        extension [Int] { var sum: Int { 0 } }
        extension Int? { var orZero: Int { self ?? 0 } }
        extension [String: Any] {}
        extension Array<Double>: @retroactive CustomStringConvertible {}
        extension Outer.Inner where Self: View, Element == [Int?] { func f() {} }
        extension Picker where Label == Text { init(_ title: String) {} }
        private extension View { func card() -> some View { padding() } }
        @MainActor extension Model {}
        extension Never: ~Copyable {}
        """#,
        #"""
        typealias Handler<T> = (Result<T, any Error>) async throws -> Void where T: Sendable
        public typealias Both = First & Second
        typealias Pair = (left: Int, right: [String: (Int, _ b: Int) -> Void])
        typealias Metatype = any View.Type
        typealias Vector = InlineArray<3, Int>
        typealias Matrix = [4 of [4 of Double]]
        """#,
        #"""
        infix operator |>: PipePrecedence
        prefix operator √
        postfix operator ‽
        infix operator .+.
        precedencegroup PipePrecedence {
            higherThan: AdditionPrecedence, RangePrecedence
            lowerThan: MultiplicationPrecedence
            associativity: left
            assignment: false
        }
        prefix func √ (value: Double) -> Double { value }
        postfix func ‽ (value: Int) -> Int { value }
        func |> <A, B>(left: A, right: (A) -> B) -> B { right(left) }
        struct Number {
            static prefix func - (value: Number) -> Number { value }
            static func <=> (a: Number, b: Number) -> Bool { true }
            static func += (a: inout Number, b: Number) {}
            static func ~= (pattern: Number, value: Int) -> Bool { false }
        }
        """#,
        #"""
        struct Grid {
            subscript(row: Int, column column: Int = 0) -> Double {
                get { values[row] }
                set(new) { values[row] = new }
            }
            subscript<T>(key: Key<T>) -> T? where T: Hashable { nil }
            static subscript(name: String) -> Grid { Grid() }
            subscript(dynamicMember path: KeyPath<Grid, Int>) -> Int { self[keyPath: path] }
            subscript(i: Int) -> Int { _read { yield values[i] } _modify { yield &values[i] } }
            subscript(a: Int, b: Int) -> Int { get async throws { 1 } }
        }
        """#,
        #"""
        struct Accessors {
            var stored = 1 { willSet(next) { print(next) } didSet { print(oldValue) } }
            var observed: Int { didSet(old) {} }
            var both: Int { get { 1 } nonmutating set { print(newValue) } }
            var short: Int { 1 }
            var effects: Int { get async throws(Failure) { 1 } }
            var area: Int { @storageRestrictions(initializes: stored) init(value) { stored = value } get { 1 } set {} }
            var borrowed: Int { _read { yield stored } _modify { yield &stored } }
            var (a, b) = (1, 2), c: Int = 3
            let d, e: Int
            var closure: () -> Void = { } { didSet { } }
            var inlined: Int { @inline(__always) get { 1 } @inlinable mutating set { } }
        }
        """#,
        #"""
        func plain() {}
        func labels(_ a: Int, with b: Int, in in: Int, for `for`: Int) -> (Int, Int) { (a, b) }
        func defaults(a: Int = 1, b: @autoclosure () -> Int = 2, c: Int..., d: inout [Int]) {}
        func ownership(_ a: borrowing Item, _ b: consuming Item, _ c: __owned Item) {}
        func opaque(_ view: some View, _ other: any P & Q) -> some View & Equatable { view }
        func pack<each Item: P, Result>(_ item: repeat each Item) -> (repeat each Item) where repeat each Item: Q { item }
        func values<let count: Int>(_ values: InlineArray<count, Int>) {}
        func typed() async throws(any Error) {}
        func rethrowing(_ body: () throws -> Void) rethrows -> Int { 1 }
        func optional() -> ((Int) -> Int?)? { nil }
        func nested() { func inner<T>(_ x: T) -> T { x }; struct Local { let a = 1 }; _ = inner(Local()) }
        func trailing(a: Int, b: Int,) {}
        """#,
        #"""
        @freestanding(expression) public macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "M", type: "S")
        @attached(member, names: named(init), arbitrary) @attached(extension, conformances: Equatable)
        macro Model(_ name: String = "x") = #externalMacro(module: "M", type: "Model")
        @freestanding(declaration) macro declare()
        struct Uses { #declare() ; @Model("a") var x = 1 }
        #declare { struct Inside {} }
        """#,
        #"""
        @Observable final class Settings {
            var isOn = false
            @ObservationIgnored var cache: Int?
        }
        extension EnvironmentValues { @Entry var theme: Theme = .plain }
        struct SettingsView: View {
            @Bindable var settings: Settings
            @Environment(Settings.self) private var shared
            @Environment(\.dismiss) private var dismiss
            @AppStorage("key", store: .standard) var stored = true
            @State private var a = 1, b = 2
            @FocusState var isFocused: Bool
            @Query(filter: #Predicate<Item> { $0.isDone }, sort: \.name) var items: [Item]
            var body: some View { Form { Toggle("On", isOn: $settings.isOn) } }
        }
        #Preview("Dark", traits: .sizeThatFitsLayout, .landscapeLeft) {
            @Previewable @State var value = 1
            SettingsView(settings: Settings())
        }
        #Preview { SettingsView(settings: .init()) }
        @available(iOS 17, *) #Preview("Later") { SettingsView(settings: .init()) }
        """#,
        #"""
        @available(iOS 17.0, macOS 14, *)
        @available(*, unavailable, renamed: "other(_:)", message: "Use the other")
        @available(swift, introduced: 5.9)
        @_spi(Private) @inlinable @discardableResult @MainActor(unsafe) @objc
        @_specialize(where T == Int) @backDeployed(before: iOS 18)
        @Suite("Name", .tags(.fast)) @resultBuilder @dynamicMemberLookup @propertyWrapper @main
        @Module.Attribute<Int>(1, label: { $0 }) @Test(arguments: [1, 2], zip(a, b))
        @abi(func old()) @export(interface) @specialized(where T == Int)
        @concurrent @lifetime(borrow a)
        func attributed() {}
        """#,
        #"""
        @resultBuilder enum Builder {
            static func buildBlock<each Part: P>(_ part: repeat each Part) -> (repeat each Part) { (repeat each part) }
            static func buildEither(first: Int) -> Int { first }
            static func buildOptional(_ part: Int?) -> Int { part ?? 0 }
        }
        @propertyWrapper struct Clamped<Value: Comparable> {
            var wrappedValue: Value { get { value } set { value = newValue } }
            var projectedValue: Self { self }
            private var value: Value
            init(wrappedValue: Value, _ range: ClosedRange<Value>) { value = wrappedValue }
        }
        """#,
    ]
}
