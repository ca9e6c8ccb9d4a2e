import Testing

/// The reader of Swift files sees what the other tests rely on.
struct SwiftFileTests {
    @Test func wordsInCommentsAndLiteralsDoNotCount() {
        let text = "let a = \"Token \\\" Lexer\" // Parser\n/* Tree */ b"
        let file = SwiftFile(path: "", text: text)
        #expect(file.mentions == ["let", "a", "b"])
    }

    @Test func membersAreNoMentions() {
        #expect(SwiftFile(path: "", text: "Style.Font .Paint").mentions == ["Style"])
    }

    @Test func genericParametersAreNoMentions() {
        let file = SwiftFile(path: "", text: "func same<Value: Equatable>(_ a: Value) {}")
        #expect(!file.mentions.contains("Value"))
    }

    @Test func nestedTypesAreKeptApart() {
        let text = "struct Outer { enum Inner { case a } }\nclass Last {}"
        let file = SwiftFile(path: "", text: text)
        #expect(file.declaredTypes(nested: false) == ["Outer", "Last"])
        #expect(file.declaredTypes(nested: true) == ["Inner"])
    }

    @Test func importsAreSeenWithTheirAttributes() {
        let file = SwiftFile(path: "", text: "@testable import FormDocs\npublic import Ccmark\n")
        #expect(file.imports == ["FormDocs", "Ccmark"])
    }

    @Test func aStageIsTheFolderBelowTheModule() {
        let inFolder = SwiftFile(path: "Sources/M/Look/A.swift", text: "")
        #expect(inFolder.stage(below: "Sources/M") == "Look")
        let direct = SwiftFile(path: "Sources/M/A.swift", text: "")
        #expect(direct.stage(below: "Sources/M") == "")
    }
}
