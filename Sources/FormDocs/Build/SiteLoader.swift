import FormMockup

/// Reads a content folder into values.
struct SiteLoader {
    /// What was read.
    struct Loaded: Sendable {
        var site: Site
        var theme: Theme
        /// `formdocs.yml`: the path that messages show, and its bytes.
        var configuration: (path: String, bytes: [UInt8])
        var assets: [Asset]
        var sources: SourceProvider
        var strings: StringTables
        var icons: IconLibrary
        var catalogue: AssetCatalogue
        /// Where the files of its pictures are, by their addresses in the site.
        var pictures: [String: String]
    }

    /// A file that is copied.
    struct Asset: Sendable {
        /// Where it is.
        var source: String
        /// Where it goes.
        var path: String
    }

    private let options: BuildOptions
    private let output: String
    private var result: BuildResult
    private var table = FileTable()
    private var configDiagnostics: [Diagnostic] = []

    /// Reads all; what is wrong goes into `result`.
    static func load(
        _ options: BuildOptions, output: String, into result: inout BuildResult
    ) -> Loaded {
        var loader = SiteLoader(options: options, output: output, result: result)
        let loaded = loader.run()
        loader.result.diagnostics += loader.table.locate(loader.configDiagnostics)
        result = loader.result
        return loaded
    }

    private init(options: BuildOptions, output: String, result: BuildResult) {
        self.options = options
        self.output = output
        self.result = result
    }

    private mutating func run() -> Loaded {
        let configPath = options.content + "/formdocs.yml"
        let (configuration, configBytes) = loadConfiguration(configPath)
        let theme = loadTheme(configuration)
        // What a theme or an icon folder holds is no content, though it may lie in it.
        let excluded =
            [output]
            + [configuration.theme, configuration.icons].compactMap { located in
                located.map { Paths.join(options.content, $0.value) }
            }
        let found = ContentScanner.scan(options.content, excluding: excluded)
        report(found)
        let pages = loadPages(found.pages)
        let sources = pages.filter { !$0.matter.isDraft }
        let made = SiteMaker.make(
            sources, assets: found.assets, configuration: configuration)
        configDiagnostics += made.diagnostics
        if sources.isEmpty, result.failures.isEmpty, found.unnameable.isEmpty {
            result.diagnostics.append(.noPages(options.content, draftCount: pages.count))
        }
        var assets = found.assets.map { Asset(source: options.content + "/" + $0, path: $0) }
        var catalogues = AssetLoader()
        assets += furtherAssets(configuration, &catalogues)
        configDiagnostics += catalogues.diagnostics
        result.failures += catalogues.failures.map(\.message)
        return Loaded(
            site: made.site, theme: theme, configuration: (configPath, configBytes),
            assets: assets, sources: sourceLoader(configuration).provider,
            strings: loadStrings(configuration), icons: loadIcons(configuration, theme),
            catalogue: catalogues.catalogue, pictures: catalogues.files)
    }

    /// Says what was found in the content folder and can't be used.
    private mutating func report(_ found: ContentScanner.Found) {
        result.failures += found.failures.map(\.message)
        for path in found.unnameable {
            result.diagnostics.append(.unnameable(options.content + "/" + path))
        }
        if !found.hasConfiguration,
            let other = found.assets.first(where: {
                ["formdocs.yaml", "formdocs.yml"].contains($0.lowercased())
            })
        {
            result.diagnostics.append(.misnamedConfiguration(options.content + "/" + other))
        }
        result.noteCount += found.strayLinks.count
        guard options.isCheck else { return }
        for path in found.strayLinks {
            result.diagnostics.append(.strayLink(options.content + "/" + path))
        }
    }

    private mutating func loadConfiguration(_ path: String) -> (SiteConfiguration, [UInt8]) {
        var configuration = SiteConfiguration()
        var bytes: [UInt8] = []
        if Files.exists(path) {
            do throws(FileError) {
                bytes = try Files.read(path)
            } catch {
                result.failures.append(error.message)
            }
        }
        let file = table.add(path, bytes)
        if let fault = TextCheck.fault(in: bytes, file: file) {
            configDiagnostics.append(fault)
        } else {
            let parsed = SiteConfiguration.parse(bytes, file: FileID(1))
            configuration = parsed.configuration
            configDiagnostics += parsed.diagnostics
        }
        // Pages know the file as number 1, so ranges are made for them.
        _ = table.add(path, bytes)
        if let address = options.baseURL.flatMap(SiteConfiguration.cleanBaseURL) {
            configuration.baseURL = .init(address)
        }
        return (configuration, bytes)
    }

    private mutating func loadTheme(_ configuration: SiteConfiguration) -> Theme {
        var files: [Theme.File] = []
        do throws(ThemeLoader.Failure) {
            files = try ThemeLoader.load(configuration.theme?.value, content: options.content)
        } catch {
            switch error {
            case .unknown(let names):
                let name = configuration.theme?.value ?? ""
                configDiagnostics.append(
                    .misspelt(
                        id: "unknown-theme", "there is no theme folder '\(name)'", name, names,
                        at: configuration.theme?.range, listing: "built-in themes are "))
            case .unreadable(let failure): result.failures.append(failure.message)
            }
        }
        let (theme, diagnostics) = Theme.make(files)
        result.diagnostics += diagnostics
        return theme
    }

    private mutating func loadPages(_ paths: [String]) -> [PageSource] {
        let content = options.content
        let jobs = options.jobs ?? Workers.defaultJobs
        let loaded = Workers.map(paths.count, jobs: jobs) {
            index -> (page: PageSource?, failure: FileError?) in
            let shown = content + "/" + paths[index]
            do throws(FileError) {
                let bytes = try Files.read(shown)
                return (PageSource(path: paths[index], shownPath: shown, bytes: bytes), nil)
            } catch {
                return (nil, error)
            }
        }
        result.failures += loaded.compactMap { $0.failure?.message }
        return loaded.compactMap(\.page)
    }

    /// The files that are copied, and the asset catalogues, which are read.
    private mutating func furtherAssets(
        _ configuration: SiteConfiguration, _ catalogues: inout AssetLoader
    ) -> [Asset] {
        var assets: [Asset] = []
        for entry in configuration.assets {
            let root = Paths.join(options.content, entry.value)
            switch Files.kind(root) {
            case .file: assets.append(Asset(source: root, path: Paths.name(of: root)))
            case .folder:
                if loadCatalogues(root, &catalogues) { continue }
                let found = ContentScanner.scan(root, excluding: [output])
                result.failures += found.failures.map(\.message)
                let name = Paths.name(of: Files.resolved(root) ?? root)
                for path in found.assets + found.pages {
                    assets.append(Asset(source: root + "/" + path, path: name + "/" + path))
                }
            case .other, nil:
                configDiagnostics.append(.missingFolder(entry.value, "assets", at: entry.range))
            }
        }
        return assets
    }

    /// Reads the catalogues at or below a folder; false when there are none. A folder with
    /// catalogues is an app's, and its other files are none of the site's.
    private mutating func loadCatalogues(_ folder: String, _ loader: inout AssetLoader) -> Bool {
        do throws(FileError) {
            let found = try AssetLoader.catalogues(at: folder)
            for catalogue in found { loader.add(catalogue) { table.add($0, $1) } }
            return !found.isEmpty
        } catch {
            result.failures.append(error.message)
            return true
        }
    }

    private mutating func loadStrings(_ configuration: SiteConfiguration) -> StringTables {
        var reader = StringTableReader()
        for entry in configuration.strings {
            let path = Paths.join(options.content, entry.value)
            do throws(FileError) {
                let files = try Files.tree(path, leavingOutMade: true)
                    .filter(StringTableReader.isTable)
                if files.isEmpty {
                    configDiagnostics.append(.missingStrings(entry.value, at: entry.range))
                }
                for file in files { load(file, &reader) }
            } catch {
                result.failures.append(error.message)
            }
        }
        configDiagnostics += reader.diagnostics
        return reader.tables
    }

    private mutating func load(_ path: String, _ reader: inout StringTableReader) {
        do throws(FileError) {
            let bytes = try Files.read(path)
            reader.add(bytes, path: path) { table.add(Paths.tidy(path), $0) }
        } catch {
            result.failures.append(error.message)
        }
    }

    /// The icons of the theme, which win, those of the folder that the site names, and the
    /// built-in ones.
    private mutating func loadIcons(
        _ configuration: SiteConfiguration, _ theme: Theme
    ) -> IconLibrary {
        var loader = IconLoader()
        if let folder = configuration.icons {
            let path = Paths.join(options.content, folder.value)
            if Files.kind(path) == .folder {
                do throws(FileError) {
                    try loader.add(folder: path) { table.add($0, $1) }
                } catch {
                    result.failures.append(error.message)
                }
            } else {
                configDiagnostics.append(missingFolder(folder, "icons"))
            }
        }
        for icon in theme.icons {
            loader.add(icon.path, icon.bytes) { table.add(icon.shownPath, icon.bytes) }
        }
        configDiagnostics += loader.diagnostics
        return .remembering(loader.icons)
    }

    private mutating func sourceLoader(_ configuration: SiteConfiguration) -> SourceLoader {
        var folders: [BlockAttributes.Located<String>] = []
        for entry in configuration.sources {
            let path = Paths.join(options.content, entry.value)
            if Files.kind(path) == .folder || (isFile(path) && path.hasSuffix(".swift")) {
                folders.append(.init(path, at: entry.range))
            } else {
                configDiagnostics.append(missingFolder(entry, "sources"))
            }
        }
        let loader = SourceLoader(
            content: options.content, folders: folders.map(\.value),
            jobs: options.jobs ?? Workers.defaultJobs)
        result.diagnostics += loader.diagnostics
        for folder in folders where loader.isEmpty(folder.value) {
            configDiagnostics.append(.emptySources(Paths.tidy(folder.value), at: folder.range))
        }
        return loader
    }

    private func isFile(_ path: String) -> Bool { Files.kind(path) == .file }

    private func missingFolder(_ entry: BlockAttributes.Located<String>, _ key: String)
        -> Diagnostic
    {
        isFile(Paths.join(options.content, entry.value))
            ? .fileForFolder(entry.value, key, at: entry.range)
            : .missingFolder(entry.value, key, at: entry.range)
    }
}

extension LocatedDiagnostic {
    fileprivate static func noPages(_ folder: String, draftCount: Int) -> LocatedDiagnostic {
        var message = "there is no page in '\(folder)'; a page is a file such as index.md"
        if draftCount > 0 { message = "all pages in '\(folder)' are drafts" }
        return LocatedDiagnostic(
            severity: .error, id: "no-pages", message: message, place: nil, notes: [], fix: nil)
    }

    fileprivate static func misnamedConfiguration(_ path: String) -> LocatedDiagnostic {
        LocatedDiagnostic(
            severity: .warning, id: "misnamed-configuration",
            message: "this is copied like any file: a site is configured by 'formdocs.yml'",
            place: .start(of: path), notes: [], fix: nil)
    }

    fileprivate static func strayLink(_ path: String) -> LocatedDiagnostic {
        LocatedDiagnostic(
            severity: .note, id: "stray-link",
            message: "this link leads to nothing inside the content folder and is left out",
            place: .start(of: path), notes: [], fix: nil)
    }

    fileprivate static func unnameable(_ path: String) -> LocatedDiagnostic {
        LocatedDiagnostic(
            severity: .error, id: "unnameable-file",
            message: "a file's name must be UTF-8 without control characters",
            place: .start(of: path), notes: [], fix: nil)
    }
}

extension Diagnostic {
    fileprivate static func missingStrings(_ path: String, at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            .error, id: "missing-strings",
            "there is no string table (.xcstrings, .strings, .stringsdict) at '\(path)'", at: range,
            notes: [Note("a path is relative to formdocs.yml")])
    }

    fileprivate static func missingFolder(
        _ path: String, _ key: String, at range: SourceRange?
    ) -> Diagnostic {
        Diagnostic(
            .error, id: "missing-folder", "there is no folder '\(path)' for '\(key)'", at: range,
            notes: [Note("a path is relative to formdocs.yml")])
    }

    fileprivate static func fileForFolder(
        _ path: String, _ key: String, at range: SourceRange?
    ) -> Diagnostic {
        Diagnostic(
            .error, id: "file-for-folder", "'\(path)' is a file; '\(key)' names folders", at: range)
    }

    /// A folder that holds no code.
    fileprivate static func emptySources(_ path: String, at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            .warning, id: "empty-sources", "there is no Swift file in '\(path)'", at: range,
            notes: [Note("a path is relative to formdocs.yml")])
    }
}
