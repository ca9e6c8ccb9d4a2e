import FormMockup
import Testing

/// What a scan finds without parsing.
struct DeclarationScannerTests {
    /// The names of what is declared, with the text of each declaration.
    private func scan(_ code: String) -> [ScannedDeclaration] {
        DeclarationScanner.scan(SourceText(file: FileID(0), bytes: Array(code.utf8)))
    }

    private func text(_ code: String, _ declaration: ScannedDeclaration) -> String {
        String(decoding: Array(code.utf8)[declaration.start..<declaration.end], as: UTF8.self)
    }

    @Test func findsEveryKind() {
        let code = """
            import SwiftUI
            struct A: View { var body: some View { Text("}") } }
            final class B {}
            actor C {}
            enum D: String, CaseIterable { case x }
            protocol E {}
            func f(a: Int = { 1 }()) -> Int { a }
            let g = 1, h = 2
            var (i, j) = (1, 2)
            typealias K = [String]
            #Preview("one") { A() }
            extension A.Inner: E {}
            """
        #expect(
            scan(code).map { $0.names.joined(separator: " ") } == [
                "A", "B", "C", "D", "E", "f", "g h", "i j", "K", "", "A.Inner",
            ])
    }

    @Test func aDeclarationReachesFromItsAttributesToItsEnd() {
        let code = """
            @available(iOS 17, *)
            public struct A: View {
                var body: some View { Text("a") }
            }

            let b = A()
                .padding()

            func c() {}
            """
        let texts = scan(code).map { text(code, $0) }
        #expect(texts.map { $0.prefix(1) } == ["@", "l", "f"])
        #expect(texts[1] == "let b = A()\n    .padding()")
    }

    @Test func conditionsAreFoldedForIOS() {
        let code = """
            #if os(macOS)
            struct A {}
            #else
            struct B {}
            #endif
            """
        #expect(scan(code).flatMap(\.names) == ["B"])
    }

    @Test func privateIsSeen() {
        let code = "private struct A {}\nfileprivate let b = 1\nprivate(set) var c = 1\nstruct D {}"
        #expect(scan(code).map(\.isPrivate) == [true, true, false, false])
    }

    @Test func nestedTypesAndMembersOfExtensions() {
        let code = """
            struct A { enum B { struct C {} } ; func f() { struct Local {} } }
            extension View { func card() -> some View { self } ; var plain: some View { self } }
            """
        let found = scan(code)
        #expect(found[0].nested == ["A.B", "A.B.C"])
        #expect(found[1].members == ["card", "plain"])
    }

    @Test(arguments: [
        "struct A {", "struct", "extension", "let", "@", "func", "#Preview {", "}}} struct A {}",
        "private", "struct A: B where", "enum A { case a(", "actor", "let x = \"\\(",
    ])
    func brokenCodeEnds(code: String) {
        #expect(scan(code).count <= 1)
    }
}
