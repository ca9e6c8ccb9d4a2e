import FormMockup
import Testing

struct MockupJSONTests {
    private func json(
        _ mockup: Mockup, diagnostics: [MockupJSON.LocatedDiagnostic] = []
    ) -> String {
        let result = MockupResult(mockups: [mockup], diagnostics: [])
        return String(
            decoding: MockupJSON.document(result, diagnostics: diagnostics), as: UTF8.self)
    }

    private func sections(_ sections: [ScreenSection]) -> String {
        let text = json(Mockup(block: "form-1", screen: Screen(sections: sections)))
        guard let start = text.firstRange(of: "\"sections\":"),
            let end = text.firstRange(of: ",\"notes\"")
        else { return text }
        return String(text[start.upperBound..<end.lowerBound])
    }

    @Test func aProfileScreenIsWrittenWhole() {
        let expected = #"""
            {"version":1,"screens":[{"block":"form-1","variant":"","title":"Profile",\#
            "container":"form","style":"insetGrouped","direction":"ltr","look":"ios26",\#
            "appearance":"auto","locale":"en","width":390,"bar":[],"bottomBar":[],"search":null,\#
            "sections":[{"header":"Profile Info","headerIcons":[],"footer":null,"footerIcons":[],\#
            "rows":[{"kind":"textField","label":"Display name","value":"Alex Johnson",\#
            "enabled":true,"icons":[],"children":[]},{"kind":"textField","label":"Email",\#
            "value":"","enabled":true,"icons":[],"children":[]}]},{"header":"Notifications",\#
            "headerIcons":["bell"],"footer":"Quiet hours mute everything.","footerIcons":[],\#
            "rows":[{"kind":"toggle","label":"Push","value":"on","enabled":true,"icons":[],\#
            "children":[]},{"kind":"toggle","label":"Sounds","value":"off","enabled":false,\#
            "icons":[],"children":[]},{"kind":"picker","label":"Theme","value":"Dark",\#
            "enabled":true,"icons":[],"options":["Light","Dark"],"children":[]}]},\#
            {"header":null,"headerIcons":[],"footer":null,"footerIcons":[],\#
            "rows":[{"kind":"labeledContent","label":"Version","value":"2.4","enabled":true,\#
            "icons":[],"children":[]},{"kind":"button","label":"Sign Out","value":null,\#
            "enabled":true,"icons":[],"role":"destructive","children":[]}]}],"notes":[]}],\#
            "diagnostics":[]}

            """#
        #expect(json(Mockup(block: "form-1", screen: SampleScreens.profile)) == expected)
    }

    @Test func whatAnEmptyFieldSaysStandsBesideItsLabel() {
        let code = #"""
            Form {
                LabeledContent("Password") { SecureField("Required", text: $password) }
                TextField("Phone", text: $phone, prompt: Text("+92 300"))
                TextField("Name", text: $name)
                HStack { Button("Add") {}; TextField("Tag", text: $tag, prompt: Text("New tag")) }
            }
            """#
        let document = MockupJSON.document(compiled(code), diagnostics: [])
        let text = String(decoding: document, as: UTF8.self)
        let prompts = text.ranges(of: #""prompt":""#).map { text[$0.upperBound...].prefix(8) }
        #expect(prompts == [#"Required"#, #"+92 300""#, #"New tag""#])
    }

    @Test func traitsReplaceStyleAndDirection() {
        let mockup = Mockup(
            block: "a", variant: "plain", screen: Screen(),
            traits: Traits(
                appearance: .dark, direction: .rightToLeft, locale: "ur", look: .ios18,
                width: 320.5, style: .plain))
        let text = json(mockup)
        #expect(
            text.contains(
                #""title":null,"container":"form","style":"plain","direction":"rtl","#
                    + #""look":"ios18","appearance":"dark","locale":"ur","width":320.5,"#))
    }

    @Test func hostileTextIsEscaped() {
        let row = SampleScreens.field("\"\\\u{1}\u{7F}\n\t\r</script>", "\u{2028}é")
        #expect(
            sections([ScreenSection(rows: [row])]).contains(
                #""label":"\"\\\u0001\u007f\n\t\r</script>","value":"\#u{2028}é""#))
    }

    @Test func numbersKeepTheirDecimals() {
        var text = ""
        for value in [0.125, -3, 1e9, .nan, 0.1, 1.0 / 3] {
            let semantics = Semantics(kind: .slider, label: "", value: .number(value))
            let row = Row(content: .empty, semantics: semantics)
            let json = sections([ScreenSection(rows: [row])])
            if let start = json.firstRange(of: "\"value\":"),
                let end = json.firstRange(of: ",\"enabled")
            {
                text += json[start.upperBound..<end.lowerBound] + " "
            }
        }
        #expect(text == "0.125 -3 1000000000 null 0.1 0.333333333 ")
    }

    @Test func rowsOfAGroupAreChildren() {
        let semantics = Semantics(kind: .disclosureGroup, label: "More", isPlaceholder: true)
        let row = Row(
            content: .text(TextElement("More")), semantics: semantics,
            children: [SampleScreens.labeled("A", "1")], isExpanded: false)
        #expect(
            sections([ScreenSection(rows: [row])])
                == #"[{"header":null,"headerIcons":[],"footer":null,"footerIcons":[],"rows":["#
                + #"{"kind":"disclosureGroup","label":"More","value":null,"enabled":true,"#
                + #""icons":[],"expanded":false,"placeholder":true,"children":["#
                + #"{"kind":"labeledContent","label":"A","value":"1","enabled":true,"#
                + #""icons":[],"children":[]}]}]}]"#)
    }

    @Test func messagesCarryTheirPlace() {
        let diagnostic = MockupJSON.LocatedDiagnostic(
            severity: .warning, id: "unknown-value", message: "m", file: "a.md", line: 3,
            column: 9)
        #expect(
            json(Mockup(block: "a", screen: Screen()), diagnostics: [diagnostic]).hasSuffix(
                #""diagnostics":[{"severity":"warning","id":"unknown-value","message":"m","#
                    + #""file":"a.md","line":3,"column":9}]}"# + "\n"))
    }
}
