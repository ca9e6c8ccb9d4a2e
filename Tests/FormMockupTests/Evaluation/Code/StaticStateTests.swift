import Testing

@testable import FormMockup

/// What is kept once for a screen, and what is another thing each time.
struct StaticStateTests {
    @Test func initialisersCountInStatics() {
        let code = """
            final class C { static var made = 0; init() { C.made += 1; Self.made += 1 } }
            struct S { static var made = 0; init() { S.made += 1 } }
            func made() -> String { _ = C(); _ = S(); _ = S(); return "\\(C.made) \\(S.made)" }
            """
        #expect(shown(code, "made()") == "2 2")
    }

    @Test func whatLiesBehindAStaticCanBeSet() {
        let code = """
            final class Store { static let shared = Store(); var name = "a"; var tags = ["x"] }
            enum Box { static var size = 1; enum Inner { static var size = 2 } }
            func change() -> String {
                Store.shared.name = "b"
                Store.shared.tags[0] = "y"
                Box.size = 5
                Box.Inner.size += 5
                return "\\(Store.shared.name) \\(Store.shared.tags[0]) \\(Box.size) \\(Box.Inner.size)"
            }
            """
        #expect(shown(code, "change()") == "b y 5 7")
    }

    @Test func whatAnInitialiserCallsIsObserved() {
        let code = """
            final class Search {
                var query = "" { didSet { results = [query] } }
                private(set) var results: [String] = []
                init() { query = "no"; load() }
                func load() { query = "yes" }
            }
            """
        #expect(shown(code, "Search().results.joined()") == "yes")
    }

    @Test func identitiesDiffer() {
        let code = """
            struct Item: Identifiable { let id = UUID(); var name: String }
            let items = [Item(name: "a"), Item(name: "b")]
            """
        #expect(shown(code, "items.filter { $0.id == items[1].id }.map(\\.name).joined()") == "b")
        #expect(shown(code, #"UUID(uuidString: "no") == nil ? "nil" : "some""#) == "nil")
        #expect(
            shown(code, #"UUID(uuidString: "abcd0000-0000-0000-0000-000000000000")!.uuidString"#)
                == "ABCD0000-0000-0000-0000-000000000000")
    }

    @Test func anInstanceIsTheOneOfAStaticMember() {
        let code = """
            struct Level: Equatable { let n: Int
                static let one = Level(n: 1); static let two = Level(n: 2)
                var name: String { switch self { case .one: "One"; case .two: "Two"; default: "?" } } }
            """
        #expect(shown(code, "Level.two.name + Level(n: 3).name") == "Two?")
        #expect(shown(code, #"Level.two == .one ? "same" : "another""#) == "another")
        #expect(shown(code, #"[Level.one, .two].map { "\($0.n)" }.joined()"#) == "12")
    }

    @Test func aBindingGoesThroughASubscript() {
        let code = """
            struct Flags { private var on: Set<String> = ["b"]; init() {}
                subscript(key: String) -> Bool {
                    get { on.contains(key) }
                    set { if newValue { on.insert(key) } else { on.remove(key) } } } }
            struct A: View {
                @State private var flags = Flags()
                var body: some View {
                    Form { Toggle("a", isOn: $flags["a"]); Toggle("b", isOn: $flags["b"]) }
                }
            }
            """
        let rows = screen(code).sections[0].rows
        #expect(rows.map(\.semantics.value) == [.toggle(false), .toggle(true)])
    }
}
