import FormMockup

/// A folder of Swift code, indexed once, and the screens drawn from it: what tools that try many
/// screens are built on.
public struct IndexedFolder: Sendable {
    /// What came of a view.
    public struct Drawn: Sendable {
        public var screens: [Screen] = []
        public var diagnostics: [LocatedDiagnostic] = []
        /// Bytes of all pictures, pages and the JSON.
        public var byteCount = 0
        /// From the code to screens.
        public var compiling = Duration.zero
        /// From screens to bytes.
        public var drawing = Duration.zero
    }

    /// The files and their declarations.
    public let index: SourceIndex
    /// Files that can't be used, and why.
    public let faults: [LocatedDiagnostic]
    private let library: SourceLibrary
    private let icons = IconLibrary.remembering()

    /// Reads and indexes the Swift files below a folder, on so many threads.
    public init(_ folder: String, jobs: Int) {
        let found = SourceFolder.load([folder], firstFile: 0, jobs: jobs)
        let trees = SourceTrees()
        index = found.index
        faults = found.faults.map(\.located)
        library = SourceLibrary(indexes: [found.index], origin: []) { trees.tree($0, $1) }
    }

    /// Draws a view as `view=` does in a block of the file that declares it: as SVG, HTML and JSON.
    public func draw(_ view: String, in file: SourceIndex.File) -> Drawn {
        var drawn = Drawn()
        var attributes = BlockAttributes()
        attributes.id = .init("form-1")
        attributes.view = .init(view)
        let drawing = Drawing(host: Formats.host)
        let clock = ContinuousClock()
        let start = clock.now
        let result = drawing.compile(
            MockupRequest(
                code: SourceText(file: file.id, bytes: file.bytes), sources: library,
                attributes: attributes, icons: icons, host: drawing.host))
        let middle = clock.now
        var files = FileTable()
        files.attach(library)
        drawn.diagnostics = files.locate(result.diagnostics)
        for mockup in result.mockups {
            let placed = drawing.placed(mockup)
            let page = HTMLMockup.page(of: mockup, fragment: HTMLMockup.fragment(of: placed))
            drawn.byteCount += SVGMockup.document(of: placed).count + page.count
            drawn.screens.append(mockup.screen)
        }
        drawn.byteCount += Drawing.json(result.mockups, drawn.diagnostics).count
        drawn.compiling = start.duration(to: middle)
        drawn.drawing = middle.duration(to: clock.now)
        return drawn
    }
}
