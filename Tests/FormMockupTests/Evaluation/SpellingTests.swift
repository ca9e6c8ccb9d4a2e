import Testing

@testable import FormMockup

/// Initialisers and styles that SwiftUI has for the controls of a form, and what they say.
struct SpellingTests {
    private func rows(_ code: String) -> [Semantics] {
        screen(code).sections.flatMap { $0.rows.map { $0.semantics } }
    }

    private func text(_ code: String) -> [String] {
        screen(code).sections.flatMap { $0.rows.map { $0.content.plainText } }
    }

    @Test func aSecondTextInALabelIsASubtitle() {
        let label = #"{ Text("Title"); Text("More") }"#
        let code = """
            Form {
                Toggle(isOn: true) \(label)
                LabeledContent { Text("v") } label: \(label)
                Label \(label) icon: { Image(systemName: "wifi") }
            }
            """
        let sizes = screen(code).sections[0].rows.map { subtitleSizes(in: $0.content) }
        #expect(
            sizes == Array(repeating: [nil, Font.Size.style(.subheadline)], count: 3))
    }

    @Test func aStackOfTextsInALabelKeepsItsFonts() {
        let code = #"Form { Toggle(isOn: true) { VStack { Text("Title"); Text("More") } } }"#
        #expect(subtitleSizes(in: screen(code).sections[0].rows[0].content) == [nil, nil])
    }

    /// The font sizes of texts in the label of a labelled control.
    private func subtitleSizes(in element: Element) -> [Font.Size?] {
        switch element {
        case .control(_, let inner), .labeled(let inner, _), .label(_, let inner),
            .modified(let inner, _):
            return subtitleSizes(in: inner)
        case .stack(let stack): return stack.children.flatMap { subtitleSizes(in: $0) }
        case .text(let text): return text.runs.map { $0.font?.size }
        default: return []
        }
    }

    @Test func aSwitchTakesTheTintOfItsStyle() {
        let code = #"Form { Toggle("a", isOn: true).toggleStyle(SwitchToggleStyle(tint: .red)) }"#
        guard
            case .control(_, .labeled(_, .toggle(let toggle))) =
                screen(code).sections[0].rows[0].content
        else {
            Issue.record("no toggle")
            return
        }
        #expect(toggle.tint == .system(.red))
    }

    @Test func progressHasALabelForItsValue() {
        let code = """
            Form {
                ProgressView(value: 0.5) { Text("Sync") } currentValueLabel: { Text("50 %") }
            }
            """
        #expect(text(code) == ["Sync 50 %"])
        #expect(rows(code)[0].label == "Sync")
    }

    @Test func aPickerShowsItsCurrentValueLabel() {
        let code = """
            Form {
                Picker("Size", selection: 1) { Text("S").tag(1); Text("M").tag(2) }
                    currentValueLabel: { Text("Small") }
            }
            """
        #expect(text(code) == ["Size Small"])
        #expect(rows(code)[0].value == .text("S"))
    }

    @Test func symbolsAreNamesOfOptions() {
        let code = """
            Form {
                Picker("Mode", selection: 2) {
                    Image(systemName: "sun.max").tag(1)
                    Image(systemName: "moon").tag(2)
                }
            }
            """
        #expect(rows(code)[0].options == ["sun.max", "moon"])
        #expect(rows(code)[0].value == .text("moon"))
    }

    @Test func aSegmentHasRoomForATitleOnly() {
        let options = #"Label("Day", systemImage: "sun.max").tag(1)"#
        let code = #"Form { Picker("a", selection: 1) { \#(options) }.pickerStyle(.segmented) }"#
        guard case .control(_, .segmented(let control)) = screen(code).sections[0].rows[0].content
        else {
            Issue.record("no segments")
            return
        }
        guard case .text? = control.segments.first else {
            Issue.record("no title")
            return
        }
    }

    @Test func aWheelIsAMenuWithAWarning() {
        let code = """
            Form { Picker("Hour", selection: 1) { Text("1").tag(1) }.pickerStyle(.wheel) }
            """
        #expect(messages(code) == ["menu-picker"])
        #expect(text(code) == ["Hour 1"])
    }

    @Test func systemButtonsNameThemselves() {
        let code = """
            Form {
                RenameButton()
                PasteButton(payloadType: String.self) { _ in }
                ShareLink("Send", item: "a")
            }
            """
        #expect(labels(code) == [["Rename", "Paste", "Send"]])
    }

    @Test func aGroupBoxKeepsItsTitle() {
        #expect(text(#"Form { GroupBox("Plan") { Text("Free") } }"#) == ["Plan Free"])
    }

    @Test func aDividerInAMenuIsNoItem() {
        let code = #"Form { Menu("More") { Button("a") {}; Divider(); Button("b") {} } }"#
        let children = screen(code).sections[0].rows[0].children.map { $0.semantics.label }
        #expect(children == ["a", "b"])
    }

    @Test func aLinkLabelledByAValueHasIt() {
        let code = """
            Form { NavigationLink { Text("x") } label: { LabeledContent("Name", value: "Ada") } }
            """
        #expect(rows(code)[0].label == "Name")
        #expect(rows(code)[0].value == .text("Ada"))
    }

    @Test func aCaseOfAnUndeclaredEnumIsFoundAmongTheTags() {
        let code = """
            struct Task: View {
                @State var priority: Priority = .medium
                @State var other = Priority.medium
                var body: some View {
                    Form {
                        Picker("A", selection: $priority) {
                            Text("Low").tag(Priority.low)
                            Text("Medium").tag(Priority.medium)
                        }
                        Picker("B", selection: $other) {
                            Text("Low").tag(Priority.low)
                            Text("Medium").tag(Priority.medium)
                        }
                        if other == .low { Text("is low") }
                    }
                }
            }
            """
        #expect(rows(code).map { $0.value } == [.text("Medium"), .text("Medium")])
    }

    @Test func aSymbolStandsInALineOfText() {
        let code = #"Form { Text("\(Image(systemName: "star")) New \(3) \(Text("now").bold())") }"#
        guard case .text(let text) = screen(code).sections[0].rows[0].content else {
            Issue.record("no text")
            return
        }
        #expect(text.runs.first?.symbol == "star")
        #expect(text.plainText == " New 3 now")
        #expect(text.runs.last?.font?.weight == .bold)
    }

    @Test func anAddressInMarkdownMayHoldParentheses() {
        #expect(text(#"Form { Text("[here](https://a.org/b_(c)) now") }"#) == ["here now"])
    }

    @Test func aGridHasItsColumns() {
        #expect(cellCounts("[GridItem(.flexible()), GridItem(.flexible())]") == [2, 2, 2])
        #expect(cellCounts("Array(repeating: GridItem(.flexible()), count: 3)") == [3, 3])
        #expect(cellCounts("[GridItem(.adaptive(minimum: 100), spacing: 8)]") == [3, 3])
    }

    /// How many cells stand beside each other in each row of five.
    private func cellCounts(_ columns: String) -> [Int] {
        let code = """
            Form { LazyVGrid(columns: \(columns)) { ForEach(0..<5) { Text("\\($0)") } } }
            """
        guard case .stack(let grid)? = screen(code).sections.first?.rows.first?.content else {
            return []
        }
        return grid.children.map { row in
            if case .stack(let stack) = row { stack.children.count } else { 0 }
        }
    }

    @Test func aPhraseAgreesWithItsNumber() {
        func shown(_ phrase: String) -> [String] {
            text(#"Form { Text("^[\#(phrase)](inflect: true)") }"#)
        }
        #expect(shown("3 item") == ["3 items"])
        #expect(shown("1 item") == ["1 item"])
        #expect(shown("0 entry") == ["0 entries"])
        #expect(shown("2 box") == ["2 boxes"])
    }

    @Test func anOutlineShowsItsFirstLevel() {
        let code = """
            struct Node: Identifiable { let id: Int; let name: String; var kids: [Node]? = nil }
            let nodes = [Node(id: 1, name: "a"), Node(id: 2, name: "b")]
            List { OutlineGroup(nodes, children: \\.kids) { Text($0.name) } }
            """
        #expect(labels(code) == [["a", "b"]])
    }

    @Test func valuesAreGroupedInTheirOrder() {
        let code = """
            let words = ["bee", "ant", "boa"]
            let groups = Dictionary(grouping: words, by: { $0.prefix(1) })
            List {
                ForEach(groups.keys.sorted(), id: \\.self) { Text("\\($0): \\(groups[$0]!.count)") }
            }
            """
        #expect(labels(code) == [["a: 1", "b: 2"]])
    }

    @Test func theSecondGroundOfTheBackgroundIsGrey() {
        let code = #"Form { Text("a").background(.background.secondary) }"#
        guard
            case .modified(_, .background(.shape(let shape), _))? =
                screen(code).sections.first?.rows.first?.content
        else {
            Issue.record("no background")
            return
        }
        #expect(shape.fill == .role(.secondarySystemBackground))
    }

    @Test func aBarShowsTheSymbolOfALabelAlone() {
        let code = """
            Form { Button("Share", systemImage: "square.and.arrow.up") {} }
                .toolbar {
                    Button("Help", systemImage: "questionmark.circle") {}
                    Button {} label: { Label("Add", systemImage: "plus") }
                    Button {} label: { Label("Both", systemImage: "plus") }
                        .labelStyle(.titleAndIcon)
                }
            """
        let holdsTitle = screen(code).bar.map { drawsText($0.content) }
        #expect(holdsTitle == [false, false, true])
        #expect(screen(code).bar.map { $0.content.plainText } == ["Help", "Add", "Both"])
        #expect(drawsText(screen(code).sections[0].rows[0].content))
    }

    private func drawsText(_ element: Element) -> Bool {
        switch element {
        case .control(_, let inner), .modified(let inner, _): drawsText(inner)
        case .label: true
        default: false
        }
    }

    @Test func aButtonInTheValueKeepsItsAccent() {
        let code = """
            Form {
                LabeledContent("Plan") { Button("Change") {} }
                LabeledContent("Plan") { Button("Change") {}.foregroundStyle(.red) }
                LabeledContent("Plan") { Text("Free") }
            }
            """
        let colors = screen(code).sections[0].rows.map { valueColor(of: $0.content) }
        #expect(colors == [.role(.tint), .system(.red), .role(.secondaryLabel)])
    }

    private func valueColor(of element: Element) -> Paint? {
        switch element {
        case .control(_, let inner), .labeled(_, let inner), .modified(let inner, _):
            return valueColor(of: inner)
        case .text(let text): return text.runs.first?.color
        default: return nil
        }
    }

    @Test func whatScrollsSidewaysIsNotSqueezed() {
        let code = """
            Form { ScrollView(.horizontal) { HStack { ForEach(0..<9) { Text("Chip \\($0)") } } } }
            """
        let placed = ScreenLayout.place(screen(code), traits: Traits(), look: .ios26)
        #expect(placed.sections[0].rows[0].frame.height == 52)
    }

    @Test func aGaugeHasLabelsForItsBounds() {
        let code = """
            Form {
                Gauge(value: 0.5) { Text("Load") }
                    minimumValueLabel: { Text("0") } maximumValueLabel: { Text("9") }
            }
            """
        #expect(text(code) == ["Load 0 9"])
    }
}
