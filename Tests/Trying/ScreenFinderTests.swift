import Testing

@testable import formdocs_try

/// Which views count as form screens.
struct ScreenFinderTests {
    private func views(_ files: String...) -> [String] {
        ScreenFinder.screens(in: files.map { Array($0.utf8) }).map(\.view)
    }

    @Test func aViewWithAForm() {
        #expect(views("struct A: View { var body: some View { Form { } } }") == ["A"])
    }

    @Test func aFormBehindALineBreak() {
        #expect(views("struct A: View { var body: some View { Form\n{ } } }") == ["A"])
    }

    @Test func aSectionInAPropertyOfAnExtension() {
        #expect(
            views(
                "struct A: View { var body: some View { List { rows } } }",
                "extension A { var rows: some View { Section(\"B\") { } } }") == ["A"])
    }

    @Test func anExtensionThatSaysItIsAView() {
        #expect(
            views("struct A {}", "extension A: View { var body: some View { Form { } } }") == ["A"])
    }

    @Test func nestedTypesHaveTheirOuterNames() {
        #expect(
            views("enum A { struct B: View { var body: some View { Form { } } } }") == ["A.B"])
    }

    @Test func aListAloneIsNone() {
        #expect(views("struct A: View { var body: some View { List { } } }") == [])
    }

    @Test func commentsAndStringsAreNone() {
        #expect(
            views(
                "struct A: View { /* Form { /* Form { */ } */ var body: some View { "
                    + "Text(\"Form { \\(b(\")\")) Section {\") // Form {\n Text(#\"\"Form {\"#) } }"
            )
                == [])
    }

    @Test func aTypeOfOnesOwnIsNoContainer() {
        #expect(
            views(
                "struct A: View { enum Section { case b }; let c = Section(d) "
                    + "var body: some View { Text(\"e\") } }") == [])
    }

    @Test func whatOtherSystemsBuildIsNone() {
        let view = "View { var body: some View { Form { } } }\n"
        #expect(
            views(
                "#if os(macOS) || os(tvOS)\nstruct A: \(view)#elseif os(iOS) && DEBUG\n"
                    + "struct B: \(view)#else\nstruct C: \(view)#endif\n"
                    + "#if !os(iOS)\nstruct D: \(view)#else\nstruct E: \(view)#endif")
                == ["B", "C", "E"])
    }

    @Test func aTypeInsideOfAFunctionIsNone() {
        #expect(
            views("#Preview { struct A: View { var body: some View { Form { } } }; return A() }")
                == [])
    }

    @Test func theFileOfEachIsKnown() {
        let code = Array("struct A: View { var body: some View { Form { } } }".utf8)
        #expect(ScreenFinder.screens(in: [code, code]).map(\.file) == [0, 1])
    }
}
