import FormMockup

extension PageBody {
    /// Writes the next code block: a figure, or code.
    mutating func writeNext(_ blocks: inout FormBlocks, _ output: inout [UInt8]) {
        guard let (block, form) = blocks.next() else { return }
        guard let form else {
            CodeWriter.write(block.code, language: block.language, into: &output)
            return
        }
        guard form.isClosed else { return }
        if form.pairing == .first { output.append("<div class=\"fd-pair\">\n") }
        writeFigure(block, form, &output)
        if form.pairing == .second { output.append("</div>\n") }
    }

    private mutating func writeFigure(
        _ block: MarkdownCode, _ form: FormBlocks.Block, _ output: inout [UInt8]
    ) {
        let defaults = page.source.matter.mockups.over(context.site.configuration.mockups)
        var attributes = form.attributes.over(defaults)
        attributes.id = attributes.id ?? .init(form.id)
        checkSize(block, attributes)
        guard let sources = loadSources(attributes) else { return }
        let pictures = draw(block, attributes, sources.library)
        let code = sources.first ?? block.code
        // A block that only names a view of the sources has no code to show.
        let isBlank = code.bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
        let shownCode = isBlank ? nil : code
        let figure = Figure(
            id: form.id, attributes: attributes,
            pictures: attributes.show == .code ? [] : pictures,
            code: attributes.show == .code || attributes.show == .both ? shownCode : nil,
            folder: Paths.encoded(Paths.name(of: page.mockupFolder)) + "/",
            words: Words.words(for: page.languageCode))
        figure.write(into: &output)
    }

    private mutating func checkSize(_ block: MarkdownCode, _ attributes: BlockAttributes) {
        if block.code.bytes.count > MockupCompiler.maximumBytes {
            diagnostics.append(.hugeBlock(at: block.fence))
        }
        if attributes.variantCount > BlockAttributes.maximumVariants {
            diagnostics.append(.manyVariants(attributes.variantCount, at: block.fence))
        }
    }

    /// The code that a block may use, and the first file that it names; nil when what it names
    /// can't be had.
    private mutating func loadSources(
        _ attributes: BlockAttributes
    ) -> (library: SourceLibrary, first: SourceText?)? {
        guard let source = attributes.source else { return (context.sources.library, nil) }
        switch context.sources.select(source.value, page.source.path) {
        case .failure(let failure):
            diagnostics.append(.source(source.value, failure, at: source.range))
            return nil
        case .success(let selection):
            let first = selection.first
            return (selection.library, SourceText(file: first.id, bytes: first.bytes))
        }
    }

    private mutating func draw(
        _ block: MarkdownCode, _ attributes: BlockAttributes, _ sources: SourceLibrary
    ) -> [Figure.Picture] {
        guard block.code.bytes.count <= MockupCompiler.maximumBytes else { return [] }
        let result = context.drawing.compile(
            MockupRequest(
                code: block.code, sources: sources, attributes: attributes,
                defaults: Traits(
                    direction: page.isRightToLeft ? .rightToLeft : .leftToRight,
                    locale: page.languageCode),
                language: page.languageCode, strings: context.strings,
                icons: context.icons, assets: context.catalogue, host: context.drawing.host))
        files.attach(sources)
        diagnostics += result.diagnostics
        if attributes.show == .code { return [] }
        let root = Paths.rootPrefix(of: page.mockupFolder + "/")
        return result.mockups.map { mockup in
            let placed = context.drawing.placed(mockup)
            let fragment = HTMLMockup.fragment(of: placed)
            for icon in fragment.icons where !icons.contains(icon) { icons.append(icon) }
            self.result.rules += fragment.rules
            for use in fragment.pictures where !self.result.pictures.contains(use.address) {
                self.result.pictures.append(use.address)
            }
            let path = page.mockupFolder + "/" + mockup.fileName
            self.result.files.append(
                .init(path: path + ".svg", bytes: SVGMockup.document(of: placed)))
            self.result.files.append(
                .init(
                    path: path + ".html",
                    bytes: HTMLMockup.page(
                        of: mockup, fragment: fragment,
                        styleSheetURL: root + "assets/mockups.css", root: root)))
            return Figure.Picture(
                mockup: mockup,
                markup: fragment.markup(root: Paths.rootPrefix(of: page.output)))
        }
    }
}

extension Diagnostic {
    fileprivate static func manyVariants(_ count: Int, at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            .error, id: "many-variants",
            "this compares \(count) mockups; at most \(BlockAttributes.maximumVariants) are drawn",
            at: range)
    }
}
