import Testing

@testable import FormMockup

/// What nobody gives a value: optionals, collections, stores, generic parameters.
struct UnknownDataTests {
    @Test func aScreenThatDrawsNothingIsEmptyAndNoError() {
        let code = """
            struct A: View { @State var q = ""
                var body: some View { ScrollView { if !q.isEmpty { LazyVStack { Text("b") } } } } }
            """
        #expect(compiled(code).mockups.count == 1)
        #expect(messages(code) == ["empty-screen"])
        let conditional =
            #"struct A: View { @State var f: Int?; var body: some View { if let f { Text("\(f)") } } }"#
        #expect(compiled(conditional).mockups.count == 1)
        #expect(messages(conditional) == ["empty-screen"])
    }

    @Test(arguments: [
        "let food: Food?", "var food: Food?", "@Binding var food: Food?",
        "let food: Food?; init(food: Food?) { self.food = food }",
    ])
    func anOptionalThatHasToBeGivenShowsMore(_ property: String) {
        let code = """
            struct Food { var name: String }
            struct A: View { \(property)
                var body: some View { if let food { List { Text(food.name) } } } }
            """
        #expect(labels(code) == [["name"]])
    }

    @Test func anOptionalWithAnInitialValueOfNilStaysNil() {
        let code = """
            struct In: View { var note: String?
                var body: some View { if let note { Text(note) } else { Text("none") } } }
            struct A: View { @State var f: String?
                var body: some View { Form { In(); In(note: "given"); if let f { Text(f) } } } }
            """
        #expect(labels(code) == [["none", "given"]])
    }

    @Test func aLoopOverUnknownDataRunsAsAListOfItIsDrawn() {
        let code = """
            struct Event { var year: Int; var name: String }
            struct A: View {
                let events: [Event]
                var years: [Int] {
                    var r: [Int] = []
                    for e in events { if !r.contains(e.year) { r.append(e.year) } }
                    return r
                }
                var groups: [(Int, [Event])] {
                    var g: [Int: [Event]] = [:]
                    for e in events { g[e.year, default: []].append(e) }
                    return g.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
                }
                var body: some View {
                    List {
                        ForEach(years, id: \\.self) { y in Text("\\(y)") }
                        ForEach(groups, id: \\.0) { y, es in
                            Section("G") { ForEach(es, id: \\.name) { Text($0.name) } }
                        }
                    }
                }
            }
            """
        #expect(labels(code) == [["year"], ["name", "name", "name"]])
    }

    @Test(arguments: [
        #"ForEach(Array(items.enumerated()), id: \.offset) { i, o in Text("\(i) \(o.name)") }"#,
        #"ForEach(items.indices, id: \.self) { i in Text("\(i) \(items[i].name)") }"#,
        #"ForEach(0..<items.count, id: \.self) { i in Text("\(i) \(items[i].name)") }"#,
        #"ForEach(Array(zip(items.indices, items)), id: \.0) { i, o in Text("\(i) \(o.name)") }"#,
    ])
    func placesInUnknownDataAreKnown(_ list: String) {
        let code =
            "struct M { var name: String }\nstruct A: View { let items: [M]; var body: some View { Form { \(list) } } }"
        #expect(labels(code) == [["0 name", "1 name", "2 name"]])
    }

    @Test func storesAreReadAsAtTheFirstStart() {
        let code = """
            struct A: View {
                var data: [String] {
                    guard let d = UserDefaults.standard.data(forKey: "k"),
                        let x = try? JSONDecoder().decode([String].self, from: d)
                    else { return ["fallback"] }
                    return x
                }
                var file: String { FileManager.default.fileExists(atPath: "/x") ? "file" : "none" }
                var body: some View {
                    Form {
                        ForEach(data, id: \\.self) { Text($0) }
                        Text("\\(UserDefaults.standard.bool(forKey: "b")) \\(UserDefaults(suiteName: "x")!.integer(forKey: "n"))")
                        Text(file)
                    }
                }
            }
            """
        #expect(labels(code) == [["fallback", "false 0", "none"]])
        #expect(messages(code) == [])
    }

    @Test func aFileThatIsNotThereYetIsCaught() {
        let code = """
            struct Config { var name = "first" }
            class Store: ObservableObject { @Published var c: Config
                init() {
                    do { c = try JSONDecoder().decode(Config.self, from: try Data(contentsOf: url)) }
                    catch { c = Config() }
                } }
            struct A: View { @StateObject var store = Store()
                var body: some View { Form { Text(store.c.name) } } }
            """
        #expect(labels(code) == [["first"]])
    }

    @Test func aBundleIsOfAFirstVersion() {
        let code = """
            extension Bundle { var version: String { infoDictionary?["CFBundleShortVersionString"] as? String ?? "?" } }
            Form {
                Text(Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "none")
                Text(Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as! String)
                Text(Bundle.main.version)
            }
            """
        #expect(labels(code) == [["1.0", "1", "1.0"]])
    }

    @Test func theMakerOfAValueIsNoView() {
        let code = #"Form { Text(Mystery().name); Text(Decoder(1).bar(2)); Text("c") }"#
        #expect(labels(code) == [["Name", "Bar", "c"]])
        #expect(!messages(code).contains("unknown-view"))
    }

    @Test func aGenericParameterIsToldByArguments() {
        let code = """
            enum Mode: String, CaseIterable { case a, b }
            struct T<E: CaseIterable & Hashable & RawRepresentable>: View where E.RawValue == String {
                @Binding var s: Set<E>
                var body: some View { ForEach(Array(E.allCases), id: \\.self) { Text($0.rawValue) } }
            }
            struct U<E: CaseIterable>: View { let type: E.Type
                var body: some View { Text("\\(E.allCases.count)") } }
            struct A: View { @State var s: Set<Mode> = []
                var body: some View { Form { T(s: $s); U(type: Mode.self); T<Mode>(s: .constant([])) } } }
            """
        #expect(labels(code) == [["a", "b", "2", "a", "b"]])
    }

    @Test func anExtensionLeavesOutWhatItSaysIsEmpty() {
        let code = """
            struct Card<Content: View, Footer: View>: View { let c: Content; let f: Footer
                init(@ViewBuilder c: () -> Content, @ViewBuilder f: () -> Footer) { self.c = c(); self.f = f() }
                var body: some View { c; if Footer.self != EmptyView.self { Text("foot"); f } } }
            extension Card where Footer == EmptyView {
                init(@ViewBuilder c: () -> Content) { self.init(c: c, f: { EmptyView() }) } }
            Form { Card { Text("one") }; Card { Text("two") } f: { Text("own") } }
            """
        #expect(labels(code) == [["one", "two", "foot", "own"]])
    }

    @Test func aModuleMayStandInFront() {
        let code = """
            struct Foo: View { var body: some View { Text("foo") } }
            Form { SwiftUI.Toggle("Own", isOn: true); Shared.Foo(); SwiftUI.Text("t") }
            """
        #expect(labels(code) == [["Own", "foo", "t"]])
    }

    @Test func extensionsOfBindingAreRun() {
        let code = """
            extension Binding where Value == String? {
                var orEmpty: Binding<String> { Binding<String>(get: { self.wrappedValue ?? "" }, set: { self.wrappedValue = $0 }) } }
            extension Binding { func onChange(_ h: @escaping (Value) -> Void) -> Binding<Value> {
                Binding(get: { wrappedValue }, set: { wrappedValue = $0; h($0) }) } }
            struct Item: Identifiable { let id = 1; var name = "n" }
            struct A: View { @State var note: String? = "nn"; @State var on = true; @State var items = [Item()]
                var body: some View { Form {
                    TextField("Note", text: $note.orEmpty)
                    Toggle("On", isOn: $on.onChange { _ in })
                    TextField("First", text: $items[0].name)
                    ForEach($items) { $item in TextField("Each", text: $item.name) }
                    if let b = Binding($note) { TextField("Opt", text: b) } } } }
            """
        let rows = screen(code).sections.first?.rows.map { $0.semantics } ?? []
        #expect(rows.map { $0.label } == ["Note", "On", "First", "Each", "Opt"])
        #expect(
            rows.map { $0.value } == [
                .text("nn"), .toggle(true), .text("n"), .text("n"), .text("nn"),
            ])
    }

    @Test func anUnknownValueIsNotMadeOfItself() {
        let one = """
            struct Q: View { let content: Doc
                init() { self.content.design.x = a; self.content.design.style.y = b }
                var body: some View { Text("q") } }
            Form { Q() }
            """
        #expect(labels(one) == [["q"]])
        let two = """
            func f() -> String {
                var item = original
                item.prompt = original.prompt
                original.prompt = "x \\(item.prompt)"
                item.prompt = "y \\(original.prompt)"
                return item.prompt
            }
            Form { Text(f()); Text(original.prompt) }
            """
        #expect(compiled(two).mockups.count == 1)
    }
}
