import Testing

@testable import FormMockup

/// What is nearly a known name is said, and with the name that was meant.
struct SlipTests {
    @Test(arguments: [
        (#"Section { Text("a") } hedaer: { Text("H") }"#, "header:"),
        (#"Section { Text("a") } fotter: { Text("F") }"#, "footer:"),
        (#"Toggle("a", ison: true)"#, "isOn:"), (#"TextField("a", txt: $a)"#, "text:"),
        (#"LabeledContent("a", vlaue: "b")"#, "value:"),
        (#"Button("a", rle: .destructive) { }"#, "role:"),
        (#"Image(systmName: "star")"#, "systemName:"),
    ])
    func aMisspeltLabelIsAWarning(_ code: String, _ meant: String) {
        let found = compiled(code).diagnostics.filter { $0.id == "misspelt-label" }
        #expect(found.map(\.severity) == [.warning])
        #expect(found.first?.notes.map(\.message) == ["did you mean '\(meant)'?"])
    }

    @Test(arguments: [
        #"Toggle("a", animated: true)"#, #"Section(backgroundColor: .red) { Text("a") }"#,
        #"Picker("a", selection: $a, systemImage: "star") { Text("b") }"#,
        #"MySection { Text("a") } hedaer: { Text("H") }"#,
    ])
    func aLabelThatNobodyMeantOtherwiseIsNone(_ code: String) {
        #expect(!messages(code).contains("misspelt-label"))
    }

    @Test func everyLabelOfAViewIsFarEnoughFromTheOthers() {
        for view in ControlCatalogue.names {
            let labels = ArgumentLabels.labels(of: view)
            #expect(Set(labels).count == labels.count, "\(view)")
        }
    }

    @Test func aBindingThatIsNearlyDeclaredIsAWarning() {
        let code = """
            struct A: View {
                @State var push = true
                var body: some View { Form { Toggle("a", isOn: $psh); Toggle("b", isOn: $sound) } }
            }
            """
        let found = compiled(code).diagnostics.filter { $0.id == "undeclared-binding" }
        #expect(found.map(\.severity) == [.warning, .note])
        #expect(found.first?.fixIt?.message == "did you mean 'push'?")
    }

    @Test(arguments: [
        (".font(.headlin)", ".headline"), (".foregroundStyle(.rd)", ".red"),
        (".fontWeight(.semibld)", ".semibold"), (".tint(.oragne)", ".orange"),
        (".listStyle(.insetGroupd)", ".insetGrouped"), (".pickerStyle(.inlin)", ".inline"),
    ])
    func aMisspeltMemberIsAWarning(_ modifier: String, _ meant: String) {
        let found = compiled(#"Form { Text("a")\#(modifier) }"#).diagnostics
            .filter { $0.id == "misspelt-member" }
        #expect(found.map(\.severity) == [.warning])
        #expect(found.first?.notes.map(\.message) == ["did you mean '\(meant)'?"])
    }

    @Test(arguments: [
        ".font(.headline)", ".font(.display)", ".foregroundStyle(.secondary)", ".tint(.brand)",
        ".font(.system(size: 20))", ".buttonStyle(.fancy)", ".foregroundStyle(.gray.opacity(0.5))",
    ])
    func aMemberThatNobodyMeantOtherwiseIsNone(_ modifier: String) {
        #expect(!messages(#"Form { Text("a")\#(modifier) }"#).contains("misspelt-member"))
    }

    @Test(arguments: [
        (#"Button("a", role: .destructve) { }"#, ".destructive"),
        (#"HStack(alignment: .firstTextBaselin) { Text("a") }"#, ".firstTextBaseline"),
        (#"TextField("a", text: $a, axis: .vertcal)"#, ".vertical"),
        (#"DatePicker("a", selection: $a, displayedComponents: .hourAndMinut)"#, ".hourAndMinute"),
    ])
    func aMisspeltMemberOfAnArgumentIsAWarning(_ view: String, _ meant: String) {
        let found = compiled("Form { \(view) }").diagnostics.filter { $0.id == "misspelt-member" }
        #expect(found.map(\.severity) == [.warning])
        #expect(found.first?.notes.map(\.message) == ["did you mean '\(meant)'?"])
    }

    @Test(arguments: [
        #"Button("a", role: .confirm) { }"#, #"VStack(alignment: .iconGuide) { Text("a") }"#,
        #"HStack(alignment: isWide ? .top : .center) { Text("a") }"#,
    ])
    func aMemberOfAnArgumentThatNobodyMeantOtherwiseIsNone(_ view: String) {
        #expect(!messages("Form { \(view) }").contains("misspelt-member"))
    }

    @Test func anOwnMemberIsNoSlip() {
        let code = """
            extension Font { static let titel = Font.system(size: 30) }
            Form { Text("a").font(.titel) }
            """
        #expect(!messages(code).contains("misspelt-member"))
    }

    @Test func aModifierThatIsNearlyKnownIsAWarning() {
        let code = #"Form { Text("a").forgroundStyle(.red).cardLook() }"#
        let found = compiled(code).diagnostics.filter { $0.id == "ignored-modifier" }
        #expect(found.map(\.severity) == [.warning, .note])
    }
}
