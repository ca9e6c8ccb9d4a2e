import FormMockup

/// What `render` and `dump` read: one file, as requests.
struct RenderInput {
    var requests: [MockupRequest] = []
    var files = FileTable()
    var diagnostics: [Diagnostic] = []
    /// What is wrong with files of the folders that the command line names.
    var sourceDiagnostics: [LocatedDiagnostic] = []
    /// A file that can't be read.
    var failure: FileError?

    /// Loads the file that the command line names.
    static func load(_ arguments: CommandArguments) throws(UsageError) -> RenderInput {
        guard arguments.positional.count == 1, let path = arguments.positional.first else {
            throw UsageError(message: "one FILE is needed: a .swift or .md file, or -")
        }
        var input = RenderInput()
        let given = try attributes(arguments, &input.diagnostics)
        do throws(FileError) {
            let bytes = path == "-" ? try Files.readStandardInput() : try Files.read(path)
            let loader = input.sourceLoader(path, arguments.all("--sources"))
            let file = input.files.add(path == "-" ? "<stdin>" : path, bytes)
            if let fault = TextCheck.fault(in: bytes, file: file) {
                input.diagnostics.append(fault)
                return input
            }
            if path.hasSuffix(".swift"), let indexed = loader.indexed(path) {
                input.readIndexed(path, bytes, indexed, given)
            } else if path.hasSuffix(".md") {
                try input.readPage(path, bytes, given, loader)
            } else {
                input.readSwift(path, bytes, file, given, loader.provider.library)
            }
            try input.addResources(arguments)
        } catch {
            input.failure = error
            return input
        }
        try input.select(arguments.value("--block"))
        return input
    }

    /// The attributes that the command line gives; a fault in them is one of the command line.
    private static func attributes(
        _ arguments: CommandArguments, _ diagnostics: inout [Diagnostic]
    ) throws(UsageError) -> BlockAttributes {
        var parser = AttributeParser()
        for attribute in BlockAttribute.allCases {
            guard let value = arguments.value("--" + attribute.name) else { continue }
            parser.add(AttributeInput(name: attribute.name, value: value, isVerbatim: false))
        }
        if let first = parser.diagnostics.first(where: { $0.severity == .error }) {
            throw UsageError(first)
        }
        diagnostics += parser.diagnostics
        return parser.attributes
    }

    private mutating func sourceLoader(_ path: String, _ folders: [String]) -> SourceLoader {
        let content = path == "-" ? "." : Self.folder(of: path)
        let loader = SourceLoader(
            content: content, folders: folders, jobs: Workers.defaultJobs)
        sourceDiagnostics = loader.diagnostics
        for folder in folders where loader.isEmpty(folder) {
            sourceDiagnostics.append(.emptySources(folder))
        }
        files.attach(loader.provider.library)
        return loader
    }

    /// A Swift file that lies in the folders of `--sources`: its declarations are found there.
    private mutating func readIndexed(
        _ path: String, _ bytes: [UInt8], _ file: SourceProvider.Selection,
        _ given: BlockAttributes
    ) {
        var attributes = given
        if attributes.id == nil { attributes.id = .init(Self.id(from: path)) }
        requests.append(
            MockupRequest(
                code: SourceText(file: file.first.id, bytes: bytes), sources: file.library,
                attributes: attributes, host: Formats.host))
    }

    private mutating func readSwift(
        _ path: String, _ bytes: [UInt8], _ file: FileID, _ given: BlockAttributes,
        _ sources: SourceLibrary
    ) {
        var attributes = given
        if attributes.id == nil { attributes.id = .init(Self.id(from: path)) }
        guard bytes.count <= MockupCompiler.maximumBytes else {
            diagnostics.append(.hugeBlock(at: SourceRange(file: file, start: 0, end: 0)))
            return
        }
        requests.append(
            MockupRequest(
                code: SourceText(file: file, bytes: bytes), sources: sources,
                attributes: attributes, host: Formats.host))
    }

    private mutating func readPage(
        _ path: String, _ bytes: [UInt8], _ given: BlockAttributes, _ loader: SourceLoader
    ) throws(FileError) {
        let page = PageSource(path: Paths.name(of: path), shownPath: path, bytes: bytes)
        diagnostics += page.diagnostics
        let language = page.matter.language?.value ?? "en"
        let defaults = Traits(
            direction: Languages.isRightToLeft(language) ? .rightToLeft : .leftToRight,
            locale: language)
        let found = MarkdownDocument.parse(bytes, from: page.body, file: FileID(0)) {
            $0.codeBlocks()
        }
        var blocks = FormBlocks(found, &diagnostics)
        while let (block, form) = blocks.next() {
            guard let form else { continue }
            var attributes = given.over(form.attributes).over(page.matter.mockups)
            attributes.id = attributes.id ?? .init(form.id)
            let library = library(attributes.source, Paths.name(of: path), loader)
            guard block.code.bytes.count <= MockupCompiler.maximumBytes else {
                diagnostics.append(.hugeBlock(at: block.fence))
                continue
            }
            requests.append(
                MockupRequest(
                    code: block.code, sources: library, attributes: attributes,
                    defaults: defaults, language: language, host: Formats.host))
        }
    }

    private mutating func library(
        _ source: BlockAttributes.Located<String>?, _ page: String, _ loader: SourceLoader
    ) -> SourceLibrary {
        guard let source else { return loader.provider.library }
        switch loader.provider.select(source.value, page) {
        case .failure(let failure):
            diagnostics.append(.source(source.value, failure, at: source.range))
            return loader.provider.library
        case .success(let selection):
            files.attach(selection.library)
            return selection.library
        }
    }

    private mutating func select(_ block: String?) throws(UsageError) {
        guard let block else { return }
        let ids = requests.compactMap { $0.attributes.id?.value }
        requests = requests.filter { $0.attributes.id?.value == block }
        guard requests.isEmpty else { return }
        throw UsageError(
            .misspelt(
                id: "unknown-block", "there is no block '\(block)'", block, ids, at: nil,
                listing: "blocks are "))
    }

    /// Compiles the requests. A view that the command line names is looked for in all of them, and
    /// those that do not have it are left out.
    mutating func compile(
        _ body: (MockupRequest) -> MockupResult
    ) throws(UsageError) -> [Mockup] {
        var mockups: [Mockup] = []
        var isFound = false
        var missing: [Diagnostic] = []
        for request in requests {
            let result = body(request)
            // One that the block itself names has a place.
            if let fault = result.diagnostics.first(where: {
                $0.id == "unknown-view-name" && $0.range == nil
            }) {
                missing.append(fault)
                continue
            }
            isFound = true
            mockups += result.mockups
            diagnostics += result.diagnostics
        }
        if !isFound, let fault = missing.first(where: { !$0.notes.isEmpty }) ?? missing.first {
            throw UsageError(fault)
        }
        return mockups
    }

    private static func folder(of path: String) -> String {
        let folder = Paths.folder(of: path)
        return folder.isEmpty ? (path.utf8.first == 0x2F ? "/" : ".") : folder
    }

    /// The name of a file as a block's id.
    private static func id(from path: String) -> String {
        if path == "-" { return "form-1" }
        let slug = AnchorNames.slug(of: Array(Paths.withoutExtension(Paths.name(of: path)).utf8))
        let bytes = slug.utf8.filter {
            ($0 >= 0x61 && $0 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2D
        }
        return bytes.isEmpty ? "form-1" : String(decoding: bytes, as: UTF8.self)
    }
}

extension LocatedDiagnostic {
    /// A folder of `--sources` that holds no code.
    fileprivate static func emptySources(_ folder: String) -> LocatedDiagnostic {
        LocatedDiagnostic(
            severity: .warning, id: "empty-sources",
            message: "there is no Swift file in '\(folder)'", place: nil, notes: [], fix: nil)
    }
}

extension UsageError {
    /// A fault of the command line with its hint.
    fileprivate init(_ fault: Diagnostic) {
        self.init(message: ([fault.message] + fault.notes.map(\.message)).joined(separator: "; "))
    }
}
