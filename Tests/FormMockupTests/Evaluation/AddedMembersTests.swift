import Testing

@testable import FormMockup

/// What the sources add to types of Swift's library, and `.init` for them.
struct AddedMembersTests {
    private func label(_ view: String, _ declarations: String) -> String? {
        let sections = screen(declarations + "\nForm { \(view) }").sections
        return sections.first?.rows.first?.semantics.label
    }

    private func value(_ view: String, _ declarations: String = "") -> Semantics.Value? {
        let sections = screen(declarations + "\nForm { \(view) }").sections
        return sections.first?.rows.first?.semantics.value
    }

    // MARK: - Extensions

    @Test(arguments: [
        ("Text(nick.orDash)", "let nick: String? = nil", "—"),
        ("Text(nick.orDash)", #"let nick: String? = "Bo""#, "Bo"),
        (#"Text(nick.or("none"))"#, "let nick: String? = nil", "none"),
        (#"Text(nick.isNil ? "a" : "b")"#, "let nick: String? = nil", "a"),
        (#"Text(age.isNil ? "a" : "b")"#, "let age: Int? = 3", "b"),
    ])
    func optionalsHaveWhatAnExtensionAdds(_ view: String, _ data: String, _ expected: String) {
        let code = """
            extension Optional where Wrapped == String {
                var orDash: String { self ?? "—" }
                func or(_ other: String) -> String { self ?? other }
            }
            extension Optional { var isNil: Bool { self == nil } }
            \(data)
            """
        #expect(label(view, code) == expected)
    }

    @Test(arguments: [
        ("extension Numeric { var doubled: Self { self * 2 } }", #"Text("\(4.doubled)")"#, "8"),
        (
            "extension Comparable { func clamped(to r: ClosedRange<Self>) -> Self "
                + "{ min(max(self, r.lowerBound), r.upperBound) } }",
            #"Text("\(40.clamped(to: 1...10))")"#, "10"
        ),
        (
            "extension StringProtocol { var firstUp: String "
                + "{ prefix(1).uppercased() + dropFirst() } }",
            #"Text("hello".firstUp)"#, "Hello"
        ),
        (
            "extension Collection { var isNotEmpty: Bool { !isEmpty } }",
            #"Text([1].isNotEmpty ? "some" : "none")"#, "some"
        ),
        (
            "extension Sequence { func total<T: Numeric>(_ path: KeyPath<Element, T>) -> T "
                + "{ reduce(0) { $0 + $1[keyPath: path] } } }",
            #"Text("\(["a", "bcd"].total(\.count))")"#, "4"
        ),
    ])
    func valuesHaveWhatTheirProtocolsGain(_ code: String, _ view: String, _ expected: String) {
        #expect(label(view, code) == expected)
    }

    @Test func anAddedMethodLeavesTheLibrarysOfItsName() {
        let code = """
            extension Sequence {
                func sorted<T: Comparable>(by path: KeyPath<Element, T>) -> [Element] {
                    sorted { $0[keyPath: path] < $1[keyPath: path] }
                }
            }
            let words = ["ccc", "a", "bb"]
            """
        #expect(label(#"Text(words.sorted(by: \\.count).joined())"#, code) == "abbccc")
        #expect(label("Text(words.sorted(by: >).joined())", code) == "cccbba")
    }

    @Test(arguments: [
        ("String", "static let appName = \"Map\"", "Text(String.appName)", "Map"),
        ("String", "static let appName = \"Map\"", "named(.appName)", "Map"),
        (
            "String", "static func hello(_ name: String) -> String { \"Hello, \" + name }",
            #"Text(String.hello("Bo"))"#, "Hello, Bo"
        ),
        ("Int", "static let most = 12", #"Text("\(Int.most)")"#, "12"),
        ("Bool", "static var isBeta: Bool { true }", #"Text(Bool.isBeta ? "beta" : "-")"#, "beta"),
        (
            "Date", "static var later: Date { Date.now.addingTimeInterval(86400) }",
            "Text(Date.later, style: .date)", "June 10, 2025"
        ),
    ])
    func typesHaveTheStaticMembersOfExtensions(
        _ type: String, _ member: String, _ view: String, _ expected: String
    ) {
        let code = """
            extension \(type) { \(member) }
            func named(_ text: String) -> Text { Text(text) }
            """
        #expect(label(view, code) == expected)
    }

    // MARK: - Types inside others

    @Test func aTypeInsideAnotherIsMadeByItsFullName() {
        let code = """
            enum Kit {
                struct Line: View {
                    let title: String
                    var body: some View { Text(title) }
                }
                struct Model { var name: String }
                struct Loud: ViewModifier {
                    func body(content: Content) -> some View { content.disabled(true) }
                }
                enum Mode: String { case fast }
            }
            """
        #expect(label(#"Kit.Line(title: "row")"#, code) == "row")
        #expect(label(#"Text(Kit.Model(name: "model").name)"#, code) == "model")
        #expect(label(#"Text(Kit.Mode(rawValue: "fast")?.rawValue ?? "-")"#, code) == "fast")
        let row = screen(code + #"Form { Button("b") {}.modifier(Kit.Loud()) }"#).sections[0].rows[
            0]
        #expect(!row.semantics.isEnabled)
    }

    // MARK: - .init

    @Test(arguments: [
        "Toggle(\"a\", isOn: .init(get: { age > 18 }, set: { _ in }))",
        "Toggle(\"a\", isOn: isAdult)",
        "Toggle(isOn: .init { age > 18 } set: { _ in }) { Text(\"a\") }",
    ])
    func aBindingIsMadeByInit(_ view: String) {
        let code = """
            let age = 20
            var isAdult: Binding<Bool> { .init(get: { age > 18 }, set: { _ in }) }
            """
        #expect(value(view, code) == .toggle(true))
    }

    @Test func aTextFieldTakesABindingMadeByInit() {
        let view = #"TextField("a", text: .init(get: { "given" }, set: { _ in }))"#
        #expect(value(view) == .text("given"))
    }

    @Test(arguments: ["wrappedValue", "initialValue"])
    func aWrapperIsMadeByInit(_ label: String) {
        let code = """
            struct Screen: View {
                @State private var isOn: Bool
                init() { _isOn = .init(\(label): true) }
                var body: some View { Form { Toggle("a", isOn: $isOn) } }
            }
            """
        #expect(screen(code).sections[0].rows[0].semantics.value == .toggle(true))
    }

    @Test(arguments: [
        ("let tags: [String] = .init(repeating: \"t\", count: 2)", "tags.joined()", "tt"),
        ("let tags: Set<String> = .init([\"t\", \"t\"])", "tags.joined()", "t"),
        ("let name: String = .init(\"abc\")", "name", "abc"),
        ("let name: String = .init(format: \"%02d\", 7)", "name", "07"),
    ])
    func aValueOfTheLibraryIsMadeByInit(_ code: String, _ text: String, _ expected: String) {
        #expect(label("Text(\(text))", code) == expected)
    }

    @Test(arguments: ["Mode?.none", "Optional<Mode>.none", "nil as Mode?", "Mode?(nil)"])
    func nothingOfATypeIsATag(_ tag: String) {
        let code = """
            enum Mode { case fast }
            var mode: Mode? = nil
            """
        let view =
            #"Picker("p", selection: $mode) { Text("All").tag(\#(tag)); Text("F").tag(Mode.fast) }"#
        #expect(value(view, code) == .text("All"))
    }

    @Test(arguments: [
        "Mode?.some(.fast)", "Mode?(.fast)", "Optional(Mode.fast)", "Mode.fast as Mode?",
    ])
    func somethingOfATypeIsATag(_ tag: String) {
        let code = """
            enum Mode { case fast }
            var mode: Mode? = .fast
            """
        let view =
            #"Picker("p", selection: $mode) { Text("All").tag(Mode?.none); Text("F").tag(\#(tag)) }"#
        #expect(value(view, code) == .text("F"))
    }
}
