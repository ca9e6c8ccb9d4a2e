// What the WebAssembly test asks of FormMockup, the same for wasm and native: this file is
// compiled into both. It is Embedded Swift, and in the wasm module part of FormMockup itself.

#if !hasFeature(Embedded)
    import FormMockup
#endif

/// One form block in, everything that is drawn from it out.
enum Exchange {
    /// The answer to a request: the code of a block as UTF-8.
    ///
    /// Every style, look and direction is drawn, whatever the block says, so that the blocks of
    /// the guide cover more than the guide shows.
    static func answer(_ request: [UInt8]) -> [UInt8] {
        var attributes = BlockAttributes()
        attributes.id = .init("form-1")
        attributes.styles = [.plain, .grouped, .insetGrouped, .inset]
        attributes.looks = [.ios18, .ios26]
        attributes.directions = [.leftToRight, .rightToLeft]
        let code = SourceText(file: FileID(0), bytes: request)
        let result = MockupCompiler.compile(MockupRequest(code: code, attributes: attributes))

        var answer: [UInt8] = []
        for mockup in result.mockups {
            append("SVG " + mockup.fileName, SVGMockup.document(of: mockup), to: &answer)
            append("HTML " + mockup.fileName, HTMLMockup.page(of: mockup), to: &answer)
            append("text " + mockup.fileName, Array(MockupText.text(of: mockup).utf8), to: &answer)
        }
        append("JSON", MockupJSON.document(result, diagnostics: located(result)), to: &answer)
        return answer
    }

    /// The messages with their places in bytes, which need no table of lines.
    private static func located(_ result: MockupResult) -> [MockupJSON.LocatedDiagnostic] {
        result.diagnostics.map { diagnostic in
            MockupJSON.LocatedDiagnostic(
                severity: diagnostic.severity, id: diagnostic.id, message: diagnostic.message,
                line: diagnostic.range?.start, column: diagnostic.range?.end)
        }
    }

    private static func append(_ heading: String, _ text: [UInt8], to answer: inout [UInt8]) {
        answer.append(contentsOf: Array("\n== \(heading)\n".utf8))
        answer.append(contentsOf: text)
    }
}
