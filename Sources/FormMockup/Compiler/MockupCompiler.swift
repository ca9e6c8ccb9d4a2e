/// From a request to mockups: syntax, evaluation, one screen for each variant. Pure.
public enum MockupCompiler {
    /// The largest block in bytes.
    public static let maximumBytes = 1 << 20

    /// Compiles a block. There is a result, however broken the code.
    public static func compile(_ request: MockupRequest) -> MockupResult {
        guard request.code.bytes.count <= maximumBytes else {
            return MockupResult(
                mockups: [], diagnostics: [.hugeBlock(at: request.code.range(0, 1))])
        }
        let indexed = request.sources.tree(ofFile: request.code.file)
        var tree = indexed ?? Parser.parse(request.code)
        let notes = NotePlacement.distinct(tree.notes)
        tree.notes = notes.notes
        let program = Program(
            tree: tree, isIndexed: indexed != nil, sourceTree: sourceTree(request))
        // Variants of one block report the same.
        var diagnostics = UniqueList<Diagnostic>()
        diagnostics.insert(contentsOf: tree.diagnostics)
        diagnostics.insert(contentsOf: notes.faults)
        if let tree = program.sourceTree { diagnostics.insert(contentsOf: tree.diagnostics) }
        var mockups: [Mockup] = []
        let variants = request.attributes.variants(
            defaults: request.defaults, language: request.language)
        var made: [(traits: Traits, result: ScreenMaker.Result)] = []
        for variant in variants {
            let result = screen(program, variant.traits, request, &made)
            diagnostics.insert(contentsOf: result.diagnostics)
            guard let screen = result.screen else { continue }
            mockups.append(
                mockup(screen, result.darkScreen, variant, request))
        }
        return MockupResult(mockups: mockups, diagnostics: diagnostics.all)
    }

    /// The whole of the one file that the block names.
    private static func sourceTree(_ request: MockupRequest) -> SyntaxTree? {
        let origin = request.sources.origin
        guard origin.count == 1, let id = origin.first, id != request.code.file else { return nil }
        return request.sources.tree(ofFile: id)
    }

    /// The screen of a variant. Those that differ only in what drawing looks at share one.
    private static func screen(
        _ program: Program, _ traits: Traits, _ request: MockupRequest,
        _ made: inout [(traits: Traits, result: ScreenMaker.Result)]
    ) -> ScreenMaker.Result {
        var key = traits
        key.appearance = .automatic
        key.chrome = .automatic
        if let known = made.first(where: { $0.traits == key }) { return known.result }
        let result = ScreenMaker(program: program, request: request).make(traits)
        made.append((key, result))
        return result
    }

    private static func mockup(
        _ screen: Screen, _ dark: Screen?, _ variant: Variant, _ request: MockupRequest
    ) -> Mockup {
        Mockup(
            block: request.attributes.id?.value ?? "form-1", variant: variant.slug,
            label: variant.label, screen: screen, darkScreen: dark, traits: variant.traits,
            showsMeasures: request.attributes.measure ?? false,
            highlight: request.attributes.highlight?.value, alt: request.attributes.alt,
            icons: request.icons)
    }
}

/// What was parsed for one block.
struct Program {
    var tree: SyntaxTree
    /// Whether the code is a file of the sources: then its declarations are found there.
    var isIndexed: Bool
    /// The file that the block's `source` names, if it names one.
    var sourceTree: SyntaxTree?
}

extension Diagnostic {
    /// Code that is too much for one block.
    public static func hugeBlock(at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            .error, id: "huge-block", "a block may hold at most 1 MiB of code", at: range)
    }
}
