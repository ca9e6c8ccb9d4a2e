import FormMockup

extension RenderInput {
    /// Gives all requests the texts, colours and pictures that the command line names.
    mutating func addResources(_ arguments: CommandArguments) throws(FileError) {
        var strings = StringTableReader()
        for path in arguments.all("--strings") {
            let tables = try Files.tree(path, leavingOutMade: true)
                .filter(StringTableReader.isTable)
            if tables.isEmpty { throw FileError(path, "find a string table at", code: 2) }
            for table in tables {
                let bytes = try Files.read(table)
                strings.add(bytes, path: table) { files.add(Paths.tidy(table), $0) }
            }
        }
        var assets = AssetLoader()
        for path in arguments.all("--assets") {
            for catalogue in try AssetLoader.catalogues(at: path) {
                assets.add(catalogue) { files.add($0, $1) }
            }
        }
        if let failure = assets.failures.first { throw failure }
        diagnostics += strings.diagnostics + assets.diagnostics
        for index in requests.indices {
            requests[index].strings = strings.tables
            requests[index].assets = assets.catalogue
        }
    }
}
