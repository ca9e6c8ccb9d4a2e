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
            heading(mockup.fileName, in: &answer)
        }
        for diagnostic in result.diagnostics {
            heading(diagnostic.id, in: &answer)
            answer.append(contentsOf: Array(diagnostic.message.utf8))
            answer.appendDigits(diagnostic.range?.start ?? 0)
        }
        return answer
    }

    private static func heading(_ text: String, in answer: inout [UInt8]) {
        answer.append(contentsOf: Array("\n== \(text)\n".utf8))
    }
}
