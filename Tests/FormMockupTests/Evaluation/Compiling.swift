import FormMockup

/// Compiles code as a block of its own.
func compiled(_ code: String, verdict: BlockAttributes.Verdict? = nil) -> MockupResult {
    var attributes = BlockAttributes()
    attributes.verdict = verdict
    return MockupCompiler.compile(
        MockupRequest(
            code: SourceText(file: FileID(0), bytes: Array(code.utf8)), attributes: attributes))
}

/// The screen of code that must have one; an empty one otherwise.
func screen(_ code: String) -> Screen {
    compiled(code).mockups.first?.screen ?? Screen()
}

/// The names of rows, section by section.
func labels(_ code: String) -> [[String]] {
    screen(code).sections.map { $0.rows.map { $0.semantics.label } }
}

/// The ids of all messages.
func messages(_ code: String, verdict: BlockAttributes.Verdict? = nil) -> [String] {
    compiled(code, verdict: verdict).diagnostics.map { $0.id }
}

/// A whole profile screen: three sections, a toggle that depends on another, labelled values.
let accountScreen = """
    struct AccountScreen: View {
        @State private var name = "Sana Malik"
        @State private var isVisible = false
        @State private var showsCity = true

        var body: some View {
            Form {
                Section("About you") {
                    TextField("Name", text: $name)
                }
                Section(header: Text("Visibility")) {
                    Toggle("Visible to others", isOn: $isVisible)
                    Toggle("Show city", isOn: $showsCity)
                        .disabled(!isVisible)
                }
                Section {
                    LabeledContent("Trips", value: "12")
                } footer: {
                    Text("Counted since you joined.")
                }
            }
            .navigationTitle("Account")
        }
    }
    """
