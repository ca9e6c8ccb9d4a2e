import FormMockup

/// A folder of files that gives pages their form: the template, styles, scripts, icons.
struct Theme: Sendable {
    /// One file of a theme.
    struct File: Sendable {
        /// Its path inside the theme: `icons/star.svg`.
        var path: String
        /// The path that messages show.
        var shownPath: String
        var bytes: [UInt8]
    }

    var template: Template
    /// The page at the root that lets readers choose a language; nil when the theme has none.
    var languageChoice: Template? {
        template.partials["languages"].map { Template(steps: $0, partials: template.partials) }
    }
    /// What goes to `assets/`.
    var assets: [File]
    /// SVG files of icons, which replace the built-in drawings.
    var icons: [File]

    /// Files of a theme laid over those of another one, file by file, sorted by path.
    static func overlay(_ files: [File], over base: [File]) -> [File] {
        var byPath: [String: File] = [:]
        for file in base + files { byPath[file.path] = file }
        return byPath.keys.sorted(by: Paths.precedes)
            .compactMap { byPath[$0] }
    }

    /// Makes a theme of its files, and says what is wrong with its templates.
    static func make(_ files: [File]) -> (theme: Theme, diagnostics: [LocatedDiagnostic]) {
        var theme = Theme(template: Template(steps: [], partials: [:]), assets: [], icons: [])
        var templates: [File] = []
        for file in files {
            if file.path.hasPrefix("icons/") {
                theme.icons.append(file)
            } else if file.path.hasSuffix(".html") {
                templates.append(file)
            } else if file.path != "theme.yml" {
                theme.assets.append(file)
            }
        }
        let diagnostics = theme.readTemplates(templates)
        return (theme, diagnostics)
    }

    private mutating func readTemplates(_ files: [File]) -> [LocatedDiagnostic] {
        var table = FileTable()
        var diagnostics: [Diagnostic] = []
        var wanted: [(name: String, range: SourceRange)] = []
        for file in files {
            let id = table.add(file.shownPath, file.bytes)
            let parsed = TemplateParser.parse(file.bytes, file: id)
            diagnostics += parsed.diagnostics
            wanted += parsed.partials
            if file.path == "page.html" {
                template.steps = parsed.steps
            } else {
                template.partials[Paths.withoutExtension(file.path)] = parsed.steps
            }
        }
        template.inspectNavigation()
        let names = files.map { Paths.withoutExtension($0.path) }
        for partial in wanted where !names.contains(partial.name) {
            diagnostics.append(
                .misspelt(
                    id: "missing-partial", "the theme has no file '\(partial.name).html'",
                    partial.name, names, at: partial.range, listing: "files are "))
        }
        return table.locate(diagnostics)
    }
}
