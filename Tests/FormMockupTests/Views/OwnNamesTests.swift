import Testing

@testable import FormMockup

/// Code that gives a view of SwiftUI another meaning: a view or function of its name, an initialiser
/// more, a protocol with the body, a controller that hosts it.
struct OwnNamesTests {
    private func labels(_ code: String) -> [String?] {
        screen(code).sections.flatMap { $0.rows.map { $0.semantics.label } }
    }

    // MARK: - Names of SwiftUI's

    @Test func aModuleInFrontMeansTheViewOfTheLibrary() {
        let code = """
            struct Form<Content: View>: View {
                @ViewBuilder let content: () -> Content
                var body: some View { SwiftUI.Form { content().tint(.red) } }
            }
            struct Screen: View {
                var body: some View { Form { Text("one"); Text("two") } }
            }
            """
        #expect(labels(code) == ["one", "two"])
    }

    @Test func aFunctionWithTheNameOfAViewIsMeantWhereItFits() {
        let code = """
            func Section(note: String, @ViewBuilder content: () -> some View) -> some View {
                Section { content() } footer: { Text(note) }
            }
            struct Screen: View {
                var body: some View { Form { Section(note: "why") { Text("one"); Text("two") } } }
            }
            """
        #expect(labels(code) == ["one", "two"])
        #expect(screen(code).sections[0].footer?.content.plainText == "why")
    }

    // MARK: - Added initialisers

    @Test(arguments: [
        #"init(own title: String, @ViewBuilder rows: () -> Content) {"#
            + #" self.init { rows() } header: { Text(title) } }"#,
        #"init(own title: String, @ViewBuilder rows: @escaping () -> Content) {"#
            + #" self.init(content: rows) { Text(title) } }"#,
        #"init(own title: String, @ViewBuilder rows: () -> Content) {"#
            + #" self.init(header: Text(title), content: rows) }"#,
        #"init(own title: String, @ViewBuilder rows: () -> Content) {"#
            + #" self = Section(title, content: rows) }"#,
    ])
    func anInitialiserOfAnExtensionMakesTheView(_ initializer: String) {
        let code = """
            extension Section where Parent == Text, Footer == EmptyView { \(initializer) }
            Form { Section(own: "Title") { Text("one"); Text("two") } }
            """
        #expect(labels(code) == ["one", "two"])
        #expect(screen(code).sections[0].header?.content.plainText == "Title")
    }

    @Test func anAddedInitialiserMayAskForATypeOfTheSources() {
        let code = """
            enum Page { case sounds
                var title: String { "Sounds" } }
            extension NavigationLink where Destination == Never {
                init(_ page: Page) where Label == Text {
                    self.init(value: page) { Text(page.title) }
                }
            }
            Form { NavigationLink(Page.sounds) }
            """
        #expect(labels(code) == ["Sounds"])
        #expect(screen(code).sections[0].rows[0].semantics.kind == .navigationLink)
    }

    @Test func anInitialiserThatCallsItsOwnNameMeansTheLibrarys() {
        let code = """
            extension Button where Label == Text {
                init(_ title: String, action: @escaping () async -> Void) {
                    self.init(title) { Task { await action() } }
                }
            }
            Form { Button("Save", action: { await save() }) }
            """
        #expect(labels(code) == ["Save"])
    }

    @Test func aValueThatAnAddedInitialiserMakesIsUsed() {
        let code = """
            extension String {
                init(euros: Int) { self = "\\(euros) euros" }
            }
            Form { Text(String(euros: 5)) }
            """
        #expect(labels(code) == ["5 euros"])
    }

    @Test func anInitialiserThatNeverEndsIsPassedOver() {
        let code = """
            extension Toggle where Label == Text {
                init(a title: String, isOn: Binding<Bool>) { self.init(b: title, isOn: isOn) }
                init(b title: String, isOn: Binding<Bool>) { self.init(a: title, isOn: isOn) }
            }
            Form { Toggle(a: "Loop", isOn: .constant(true)) }
            """
        #expect(screen(code).sections[0].rows.count == 1)
    }

    // MARK: - Bodies from elsewhere

    @Test func anExtensionOfAProtocolHasTheBody() {
        let code = """
            protocol PlatformScreen: View { associatedtype Phone: View; var phone: Phone { get } }
            extension PlatformScreen {
                #if os(iOS)
                var body: some View { phone }
                #else
                var body: some View { EmptyView() }
                #endif
            }
            struct Screen: PlatformScreen {
                var phone: some View { Form { Text("one"); Text("two") } }
            }
            """
        #expect(labels(code) == ["one", "two"])
    }

    @Test(arguments: [
        "tint(.blue)", "disabled(true)", "padding(3)", "fluentTheme(3)", "theme(4)", "font(.body)",
        "badge(3)", "bold()", "card()", "lineLimit(2)",
    ])
    func aPropertyWithTheNameOfAModifierHidesNone(_ modifier: String) {
        let code = """
            struct Row: View {
                var tint: Color = .red
                @Environment(\\.fluentTheme) var fluentTheme
                var disabled = false
                let padding: CGFloat = 3
                let theme: Theme
                @Environment(\\.font) var font
                @Binding var badge: Int
                var bold: Bool { false }
                var card: String?
                @State private var lineLimit = 3
                var body: some View { Text("a") }
            }
            extension View { func card() -> some View { self } }
            Form { Row().\(modifier) }
            """
        #expect(labels(code) == ["a"])
    }

    @Test func aViewAsksItsOwnPropertyForAFunction() {
        let code = """
            struct Row: View {
                @Environment(\\.buttonMaker) private var make
                var body: some View { VStack { Text("a"); self.make({ }) } }
            }
            Form { Row() }
            """
        #expect(!messages(code).contains("evaluation-too-deep"))
        #expect(labels(code) == ["a Make"])
    }

    @Test func aPropertyThatIsAFunctionIsCalled() {
        let code = """
            typealias Titler = (Int) -> String
            struct Row: View {
                var badge: (Int) -> String
                var title: Titler?
                var body: some View { Text(badge(1)) }
            }
            let row = Row(badge: { "b\\($0)" }, title: { "t\\($0)" })
            Form { Text(row.badge(2)); Text(row.title?(3) ?? "") }
            """
        #expect(labels(code) == ["b2", "t3"])
    }

    @Test func aControllerShowsTheViewThatItHosts() {
        let code = """
            struct Host<Content: View>: UIViewControllerRepresentable {
                let content: Content
                init(@ViewBuilder content: () -> Content) { self.content = content() }
                func makeUIViewController(context: Context) -> UIHostingController<Content> {
                    let controller = UIHostingController(rootView: content)
                    controller.view.backgroundColor = .clear
                    return controller
                }
                func updateUIViewController(_ host: UIHostingController<Content>, context: Context) {}
            }
            extension View { func hosted() -> some View { Host { self } } }
            struct Screen: View {
                var body: some View { Form { Text("one"); Text("two") }.hosted() }
            }
            """
        #expect(labels(code) == ["one", "two"])
    }

    @Test(arguments: [
        "return Proxy(rootView: inner)", "let host = Proxy(); host.rootView = inner; return host",
    ])
    func aControllerShowsTheViewThatItWasGiven(_ making: String) {
        let code = """
            final class Proxy<C: View>: UIHostingController<C> {}
            struct Host<Content: View, Bar: View>: UIViewControllerRepresentable {
                let bar: Bar
                private let inner: Content
                @ViewBuilder var content: () -> Content
                init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder bar: () -> Bar) {
                    self.bar = bar()
                    self.inner = content()
                    self.content = content
                }
                func makeUIViewController(context: Context) -> Proxy<Content> { \(making) }
            }
            struct Screen: View {
                var body: some View { Host { Form { Text("one"); Text("two") } } bar: { Text("bar") } }
            }
            """
        #expect(labels(code) == ["one", "two"])
    }

    @Test func aRowOfUIKitIsLeftOutWithANote() {
        let view = """
            struct V: UIViewRepresentable {
                func makeUIView(context: Context) -> UIView { UIView() }
            }
            """
        #expect(messages(view + "\nForm { V(); Text(\"a\").background(V()) }") == ["undrawn-view"])
    }

    @Test func aControlOfUIKitShowsItsWords() {
        let code = """
            struct Field: UIViewRepresentable {
                @Binding var text: String
                let placeholder: String
                func makeUIView(context: Context) -> UITextField { UITextField() }
                func updateUIView(_ field: UITextField, context: Context) {}
            }
            struct Screen: View {
                @State var name = ""
                var body: some View { Form { Field(text: $name, placeholder: "Your name") } }
            }
            """
        let row = screen(code).sections[0].rows[0].semantics
        #expect(row.kind == .textField)
        #expect(row.label == "Your name")
    }

    @Test(arguments: [
        "let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())",
        "let layout = Flow(spacing: 8)",
    ])
    func aLayoutShowsItsViews(_ layout: String) {
        let code = """
            struct Flow: Layout { var spacing = 4.0 }
            struct Screen: View {
                @State var isWide = false
                var body: some View {
                    \(layout)
                    Form { layout { Text("one"); Text("two") } }
                }
            }
            """
        let row = screen(code).sections.first?.rows.first
        #expect(row?.content.plainText == "one two")
    }

    @Test func anUnknownContainerGivesItsClosureWhatItNames() {
        let code = #"Form { Reader { proxy in Text("fixed"); Text(proxy.title) } }"#
        #expect(labels(code) == ["fixed", "title"])
    }

    @Test func aViewInsideAPreviewIsFoundByItsName() {
        let code = """
            struct Line: View {
                @Binding var isOn: Bool
                var body: some View { Toggle("line", isOn: $isOn) }
            }
            #Preview {
                struct Host: View {
                    @State private var isOn = true
                    var body: some View { Form { Line(isOn: $isOn) } }
                }
                return Host()
            }
            """
        #expect(SourceBlock(code, view: "Host", []).rows == ["line: on"])
    }

    // MARK: - Builders

    @Test func aBuilderThatIsCalledGivesAllItsViews() {
        let code = """
            func group<Content: View>(@ViewBuilder _ content: (Int) -> Content) -> some View {
                Section { content(1) }
            }
            Form { group { number in Text("row \\(number)"); Text("two") } }
            """
        #expect(labels(code) == ["row 1", "two"])
    }

    @Test func aPreviewThatFindsTheViewInAnUndecidedBranchKeepsItsValues() {
        let code = """
            struct Detail: View {
                @Binding var title: String
                var body: some View { Form { TextField("Title", text: $title) } }
            }
            struct Frame<Content: View>: View {
                @Query private var models: [Model]
                let content: (Binding<String>) -> Content
                @State private var title = "Lisbon"
                var body: some View {
                    if let model = models.first(where: { $0.isReady }) { content($title) }
                    else { ProgressView() }
                }
            }
            #Preview { Frame { title in Detail(title: title) } }
            """
        #expect(SourceBlock(code, view: "Detail", []).rows == ["Title: Lisbon"])
    }
}
