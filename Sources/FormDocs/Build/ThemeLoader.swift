/// Collects a theme's files: those in the program, and those of the site over them.
enum ThemeLoader {
    /// Why there is no theme.
    enum Failure: Error {
        /// It is neither a folder nor the name of a built-in theme; these are the names.
        case unknown(names: [String])
        case unreadable(FileError)
    }

    private static let defaultName = "Default"

    /// The files of the theme that a site names, relative to its content folder.
    static func load(_ name: String?, content: String) throws(Failure) -> [Theme.File] {
        let builtIn = BuiltInThemes.files()
        guard let name else { return files(of: defaultName, builtIn) }
        if name != defaultName, builtIn.contains(where: { $0.theme == name }) {
            return Theme.overlay(files(of: name, builtIn), over: files(of: defaultName, builtIn))
        }
        if name == defaultName { return files(of: defaultName, builtIn) }
        let folder = Paths.join(content, name)
        guard Files.kind(folder) == .folder else {
            var names: [String] = []
            for file in builtIn where !names.contains(file.theme) { names.append(file.theme) }
            throw .unknown(names: names)
        }
        var own: [Theme.File] = []
        do throws(FileError) {
            for full in try Files.tree(folder) {
                let path = String(full.dropFirst(folder.count + 1))
                own.append(
                    .init(path: path, shownPath: Paths.tidy(full), bytes: try Files.read(full)))
            }
        } catch {
            throw .unreadable(error)
        }
        return Theme.overlay(own, over: files(of: defaultName, builtIn))
    }

    private static func files(
        of name: String, _ all: [(theme: String, file: Theme.File)]
    ) -> [Theme.File] {
        all.filter { $0.theme == name }.map(\.file)
    }
}
