extension Files {
    /// Makes a folder and those above it, where they are missing.
    static func makeFolder(_ path: String) throws(FileError) {
        if path.isEmpty || mkdir(path, 0o777) == 0 { return }
        if errno == ENOENT, let slash = path.utf8.lastIndex(of: 0x2F), slash != path.startIndex {
            // Another thread may make the same ones, so that they exist is checked at the end.
            try makeFolder(String(path[..<slash]))
            if mkdir(path, 0o777) == 0 { return }
        }
        let code = errno
        guard code == EEXIST, kind(path) == .folder else {
            throw FileError(path, "make the folder", code: code)
        }
    }

    /// Gives a file its final name, replacing a file that has it.
    static func move(_ path: String, to target: String) throws(FileError) {
        guard rename(path, target) == 0 else { throw FileError(target, "write") }
    }

    /// Removes a file; it is no fault when there is none.
    static func remove(_ path: String) throws(FileError) {
        guard unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else {
            throw FileError(path, "remove")
        }
    }

    /// Removes a folder if it is empty.
    static func removeEmptyFolder(_ path: String) {
        rmdir(path)
    }

    /// Removes a folder of this program's own and all in it. What a link leads to is not its own,
    /// so that the link alone is removed, and a file in the place of the folder, too.
    static func removeTree(_ path: String) {
        guard isRealFolder(path) else {
            unlink(path)
            return
        }
        for entry in (try? list(path)) ?? [] {
            let child = path + "/" + entry.name
            if entry.kind == .folder, !entry.isLink {
                removeTree(child)
            } else {
                unlink(child)
            }
        }
        rmdir(path)
    }

    /// A file, or all files below a folder, sorted; hidden ones and links to folders are left out.
    static func tree(_ path: String, leavingOutMade: Bool = false) throws(FileError) -> [String] {
        guard kind(path) == .folder else { return kind(path) == nil ? [] : [path] }
        var paths: [String] = []
        for entry in try list(path) where entry.name.utf8.first != 0x2E {
            let child = path + "/" + entry.name
            switch entry.kind {
            case .folder:
                if entry.isLink || leavingOutMade && isMade(entry.name) { continue }
                paths += try tree(child, leavingOutMade: leavingOutMade)
            case .file: paths.append(child)
            case .other: break
            }
        }
        return paths
    }

    /// Whether a folder is one that builds and package managers fill: what is in it is no source.
    static func isMade(_ name: String) -> Bool {
        switch name {
        case "DerivedData", "node_modules": true
        default: [".framework", ".xcframework", ".app"].contains { name.hasSuffix($0) }
        }
    }

    /// The path without links and `..`, from the root; nil when there is nothing.
    static func resolved(_ path: String) -> String? {
        guard let pointer = realpath(path, nil) else { return nil }
        defer { free(pointer) }
        return String(cString: pointer)
    }
}
