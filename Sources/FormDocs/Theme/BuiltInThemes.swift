import CThemes

/// The themes that are part of the program.
enum BuiltInThemes {
    /// Every file with the name of its theme.
    static func files() -> [(theme: String, file: Theme.File)] {
        (0..<FormDocsThemeFileCount()).map { index in
            let entry = FormDocsThemeFileAt(index)
            let full = String(cString: entry.path)
            let theme = String(full.prefix { $0 != "/" })
            let bytes = UnsafeBufferPointer(start: entry.bytes, count: entry.length)
            return (
                theme,
                Theme.File(
                    path: String(full.dropFirst(theme.count + 1)), shownPath: "Themes/" + full,
                    bytes: Array(bytes))
            )
        }
    }
}
