import Testing

@testable import FormMockup

struct UnknownTests {
    @Test func anUndecidedConditionDrawsTheBranchThatShowsMore() {
        let code = """
            Form {
                if model.isEmpty { Text("Nothing here") } else { Text("One"); Text("Two") }
            }
            """
        #expect(labels(code) == [["One", "Two"]])
    }

    @Test func everyUseOfAnUnknownConditionAgrees() {
        let code = """
            Form {
                Toggle("Reminders", isOn: $reminders)
                if reminders { Text("Time"); Text("Sound") }
                if !reminders { Text("Off") }
            }
            """
        #expect(labels(code) == [["Reminders", "Time", "Sound"]])
        #expect(screen(code).sections[0].rows[0].semantics.value == .toggle(true))
    }

    @Test func aStepperGivesAnUnknownNumberItsLowerBound() {
        let code = #"Stepper("Quiet: \(start) to \(quietEnd)", value: $start, in: 6...23)"#
        #expect(labels(code) == [["Quiet: 6 to quiet end"]])
    }

    @Test func aViewThatNobodyDeclaresBecomesAPlausibleRow() {
        let code = #"Form { StorageRow(title: "Photos", isOn: $photos) }"#
        let row = screen(code).sections.first?.rows.first?.semantics
        #expect(row?.label == "Photos")
        #expect(row?.isPlaceholder == true)
        #expect(messages(code).contains("unknown-view"))
    }

    @Test func dataThatIsUnknownDrawsThreeSamples() {
        #expect(
            labels("Form { ForEach(model.devices) { device in Text(device.name) } }") == [
                ["name", "name", "name"]
            ])
    }

    @Test func aSlipInANameIsHintedAt() {
        func hint(_ code: String) -> String? { compiled(code).diagnostics.first?.fixIt?.message }
        #expect(hint(#"Form { Toggel("a", isOn: true) }"#) == "did you mean 'Toggle'?")
        #expect(
            hint(#"Form { Text("a").navigationTitel("b") }"#) == "did you mean 'navigationTitle'?")
        #expect(hint(#"Form { Secton("a") { Text("b") } }"#) == "did you mean 'Section'?")
        #expect(hint(#"Form { Text("a").overlay(Rectangel()) }"#) == "did you mean 'Rectangle'?")
        #expect(hint(#"Form { MyToggle("a") }"#) == nil)
        #expect(hint(#"Form { SettingsSection("a") { Text("b") } }"#) == nil)
    }

    @Test func anUnknownModifierChangesNothing() {
        #expect(labels(#"Form { Text("a").sparkling() }"#) == [["a"]])
    }

    @Test func whatIsUnknownBehindARowDoesNotHideIt() {
        let code = """
            Form {
                Text("a").listRowBackground(theme.rowColor)
                Text("b").background(theme.color).overlay(Confetti())
                Text("c").overlay { Confetti() }
            }
            """
        let contents = screen(code).sections[0].rows.map { $0.content.plainText }
        #expect(contents == ["a", "b", "c"])
        #expect(screen(code).sections[0].rows[0].background == nil)
    }

    @Test func anUnknownBackgroundLeavesTheListItsOwn() {
        let hidden = #"Form { Text("a") }.scrollContentBackground(.hidden)"#
        #expect(screen(hidden).background == .role(.systemBackground))
        #expect(
            screen(hidden + ".background(theme.color)").background
                == .role(.systemGroupedBackground))
        #expect(screen(hidden + ".background { Color.red }").background == .system(.red))
        #expect(screen("ZStack { Color.red; \(hidden) }").background == .system(.red))
    }

    @Test func anUndeclaredViewBehindAListIsNoRow() {
        #expect(labels(#"ZStack { Waves(); List { Text("in") } }"#) == [["in"]])
    }

    @Test func anUndeclaredViewInFrontHidesNothing() {
        let code = #"Form { ZStack { Color.red; Card(); }; ZStack { Text("a"); Ribbon() } }"#
        #expect(labels(code) == [["Card", "a"]])
    }

    @Test func anUndeclaredColourIsNoText() {
        let code = """
            ZStack {
                Color.sand.ignoresSafeArea()
                List { Text("in").foregroundStyle(Color.sand) }.scrollContentBackground(.hidden)
            }
            """
        #expect(labels(code) == [["in"]])
        #expect(screen(code).background == .role(.systemBackground))
    }

    @Test func aStrokeIsAsWideAsItsStyle() {
        let code = "Form { Circle().stroke(.red, style: StrokeStyle(lineWidth: 8)) }"
        guard case .shape(let shape)? = screen(code).sections.first?.rows.first?.content else {
            Issue.record("no shape")
            return
        }
        #expect(shape.strokeWidth == 8)
    }

    @Test func anAddressIsNoVisibleText() {
        let code = #"Form { Link("a", destination: URL(string: "https://\(host)/x")!) }"#
        #expect(messages(code) == [])
        #expect(screen(code).sections[0].rows[0].semantics.destination == nil)
    }

    @Test func aHintIsCodeThatHelps() {
        func hints(_ name: String) -> [String] {
            compiled("Form { Text(\(name)) }").diagnostics.flatMap { $0.notes.map { $0.message } }
        }
        #expect(hints("user.name") == ["give it one in the block, such as 'let user = …'"])
        #expect(hints("Store.shared.name") == ["declare 'Store' in the block or its source"])
    }
}
