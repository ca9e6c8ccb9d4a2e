import FormMockup
import Testing

struct ScreenTests {
    @Test func aPreviewInsideIfDebugIsFound() {
        let code = """
            struct Row: View { let name: String; var body: some View { Text(name) } }
            struct Screen: View { var name = "a"; var body: some View { Form { Row(name: name) } } }
            #if DEBUG
            #Preview { Screen(name: "b") }
            #endif
            """
        #expect(labels(code) == [["b"]])
    }

    @Test func aViewTypeBecomesItsScreen() {
        let screen = screen(accountScreen)
        #expect(screen.title?.plainText == "Account")
        #expect(
            screen.sections.map { $0.header?.content.text } == ["About you", "Visibility", nil])
        #expect(screen.sections.last?.footer?.content.text == "Counted since you joined.")
        #expect(compiled(accountScreen).diagnostics.isEmpty)
    }

    @Test func aToggleIsDisabledByTheStateOfAnother() {
        let rows = screen(accountScreen).sections[1].rows
        #expect(rows.map { $0.semantics.isEnabled } == [true, false])
        #expect(rows.map { $0.semantics.value } == [.toggle(false), .toggle(true)])
    }

    @Test func aBodyMakesAViewOfATypeWhoseProtocolIsNotKnown() {
        let code = """
            struct NameEntry: EntryView {
                @Binding private var isShown: Bool
                var body: some View { Toggle("Show name", isOn: $isShown) }
            }
            """
        #expect(labels(code) == [["Show name"]])
    }

    @Test func bareRowsGetAForm() {
        #expect(labels(#"Toggle("Push", isOn: true)"#) == [["Push"]])
    }

    @Test func rowsBetweenSectionsFormImplicitOnes() {
        let code = #"Form { Text("a"); Section { Text("b") }; Text("c") }"#
        #expect(labels(code) == [["a"], ["b"], ["c"]])
        #expect(screen(code).sections.map { $0.isImplicit } == [true, false, true])
    }

    @Test func aListOverDataMakesARowForEachElement() {
        #expect(labels(#"List(["a", "b"], id: \.self) { Text($0) }"#) == [["a", "b"]])
    }

    @Test(arguments: [
        #"Section("Head") { Text("row") } footer: { Text("Foot") }"#,
        #"Section(header: Text("Head"), footer: Text("Foot")) { Text("row") }"#,
        #"Section { Text("row") } header: { Text("Head") } footer: { Text("Foot") }"#,
        #"Section(content: { Text("row") }, header: { Text("Head") }, footer: { Text("Foot") })"#,
    ])
    func everySpellingOfSectionIsOneSection(code: String) {
        let section = screen("Form { \(code) }").sections.first
        #expect(section?.header?.content.text == "Head")
        #expect(section?.footer?.content.text == "Foot")
        #expect(section?.rows.map { $0.semantics.label } == ["row"])
    }

    @Test func selectionIsCountedThroughABindingOfItsOwn() {
        let code = #"""
            struct Topics: View {
                let topics = ["Sea", "Hills"]
                @State private var chosen: Set<String> = ["Hills"]
                var body: some View {
                    Form {
                        ForEach(topics, id: \.self) { topic in
                            Toggle(topic, isOn: Binding(
                                get: { chosen.contains(topic) },
                                set: { if $0 { chosen.insert(topic) } else { chosen.remove(topic) } }))
                        }
                        Text("\(chosen.count) chosen")
                    }
                }
            }
            """#
        #expect(labels(code) == [["Sea", "Hills", "1 chosen"]])
        #expect(
            screen(code).sections[0].rows.map { $0.semantics.value }
                == [.toggle(false), .toggle(true), nil])
    }

    @Test func aPickerShowsTheOptionOfItsSelection() {
        let code = """
            enum Sort: String, CaseIterable { case name, date }
            @State var sort = Sort.date
            Form {
                Picker("Sort by", selection: $sort) {
                    ForEach(Sort.allCases, id: \\.self) { Text($0.rawValue.capitalized) }
                }
            }
            """
        let picker = screen(code).sections.first?.rows.first?.semantics
        #expect(picker?.options == ["Name", "Date"])
        #expect(picker?.value == .text("Date"))
    }

    @Test func listsWithoutAStyleAreInsetGrouped() {
        #expect(screen(#"List { Text("a") }"#).style == .insetGrouped)
        #expect(screen(#"List { Text("a") }.listStyle(.plain)"#).style == .plain)
        #expect(screen(#"List { Text("a") }.listStyle(GroupedListStyle())"#).style == .grouped)
    }

    @Test func barItemsComeFromTheToolbar() {
        let code = """
            Form { Text("a") }
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                    ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
                }
            """
        let bar = screen(code).bar
        #expect(bar.map { $0.content.semantics.label } == ["Cancel", "Save"])
        #expect(bar.map { $0.placement } == [.leading, .trailing])
    }
}

extension Element {
    /// The text of an element that is one text.
    var text: String? {
        if case .text(let text) = self { text.plainText } else { nil }
    }

    /// The meaning of an element that is a control.
    var semantics: Semantics {
        if case .control(let semantics, _) = self {
            semantics
        } else {
            Semantics(kind: .custom, label: "")
        }
    }
}
