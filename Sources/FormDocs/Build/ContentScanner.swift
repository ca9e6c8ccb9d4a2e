/// Finds what is in a content folder.
struct ContentScanner {
    /// What was found, as paths inside the folder, sorted by their bytes.
    struct Found: Sendable {
        var pages: [String] = []
        var assets: [String] = []
        var hasConfiguration = false
        /// Files whose names can't stand in an address or a message.
        var unnameable: [String] = []
        /// Links that lead out of the folder, in a circle or nowhere.
        var strayLinks: [String] = []
        var failures: [FileError] = []
    }

    private let root: String
    private let resolvedRoot: String
    /// Folders that are no content, though they lie in it: the output, the theme.
    private let excluded: [String]
    private var found = Found()

    /// Lists a folder. Hidden files are left out, and links that lead out of it.
    static func scan(_ root: String, excluding excluded: [String]) -> Found {
        var scanner = ContentScanner(
            root: root, resolvedRoot: Files.resolved(root) ?? root,
            excluded: excluded.compactMap { Files.resolved($0) })
        scanner.visit("", isLinked: false, depth: 0)
        return scanner.found
    }

    private init(root: String, resolvedRoot: String, excluded: [String]) {
        self.root = root
        self.resolvedRoot = resolvedRoot
        self.excluded = excluded
    }

    private mutating func visit(_ folder: String, isLinked: Bool, depth: Int) {
        let entries: [Files.Entry]
        do throws(FileError) {
            entries = try Files.list(folder.isEmpty ? root : root + "/" + folder)
        } catch {
            found.failures.append(error)
            return
        }
        for entry in entries where entry.name.utf8.first != 0x2E {
            let path = folder.isEmpty ? entry.name : folder + "/" + entry.name
            if !Self.isNameable(entry.name) {
                found.unnameable.append(path)
                continue
            }
            if entry.isLink, !leadsInside(path) {
                found.strayLinks.append(path)
                continue
            }
            switch entry.kind {
            case .folder: visitFolder(path, entry, isLinked: isLinked, depth: depth)
            case .file: add(path)
            case .other: continue
            }
        }
    }

    private mutating func visitFolder(
        _ path: String, _ entry: Files.Entry, isLinked: Bool, depth: Int
    ) {
        // A link inside a linked folder may lead in a circle, so links are followed once.
        if entry.isLink, isLinked || depth > 64 {
            found.strayLinks.append(path)
            return
        }
        if !excluded.isEmpty, let resolved = Files.resolved(root + "/" + path),
            excluded.contains(resolved)
        {
            return
        }
        visit(path, isLinked: isLinked || entry.isLink, depth: depth + 1)
    }

    private mutating func add(_ path: String) {
        if path == "formdocs.yml" {
            found.hasConfiguration = true
        } else if path.hasSuffix(".md") {
            found.pages.append(path)
        } else {
            found.assets.append(path)
        }
    }

    /// Whether a name is text without control characters. What is not UTF-8 was read as U+FFFD.
    private static func isNameable(_ name: String) -> Bool {
        name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{7F}" && $0 != "\u{FFFD}" }
    }

    private func leadsInside(_ path: String) -> Bool {
        guard let resolved = Files.resolved(root + "/" + path) else { return false }
        return resolved.hasPrefix(resolvedRoot + "/")
            && !(resolvedRoot + "/" + path + "/").hasPrefix(resolved + "/")
    }
}
