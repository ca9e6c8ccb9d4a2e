extension OutputFolder {
    /// What would keep the files of a site from getting their names, in words. It is found before
    /// the first of them gets its own, so that a site is changed as a whole or not at all.
    func obstacles(_ files: [Staged]) -> [String] {
        var search = Search(folder: self)
        for file in files where file.waiting != nil { search.check(file.path) }
        for file in earlier.subtracting(files.map(\.path)).sorted() { search.checkRemoval(file) }
        return search.found
    }

    private struct Search {
        let folder: OutputFolder
        var found: [String] = []
        /// The folders that were looked at, and whether all was well there.
        private var known: [String: Bool] = [:]

        init(folder: OutputFolder) {
            self.folder = folder
        }

        mutating func check(_ file: String) {
            guard checkFolder(Paths.folder(of: file)) else { return }
            let full = folder.path + "/" + file
            if let error = Files.nameFault(full) { return found.append(error.message) }
            if !folder.earlier.contains(file), Files.exists(full), !isOwnFolder(file) {
                found.append(Self.foreign(full))
            }
        }

        mutating func checkRemoval(_ file: String) {
            if Files.exists(folder.path + "/" + file) {
                _ = checkFolder(Paths.folder(of: file))
            }
        }

        /// Looks whether files can be made in a folder, or it can be made itself. False when
        /// something was found, now or before.
        private mutating func checkFolder(_ path: String) -> Bool {
            if let isWell = known[path] { return isWell }
            let isWell = inspectFolder(path)
            known[path] = isWell
            return isWell
        }

        private mutating func inspectFolder(_ path: String) -> Bool {
            let full = path.isEmpty ? folder.path : folder.path + "/" + path
            // The output folder itself may be a link; one inside of it is somebody else's.
            if path.isEmpty || Files.isRealFolder(full) {
                guard let error = Files.writeFault(full) else { return true }
                found.append(error.message)
                return false
            }
            if let error = Files.nameFault(full) {
                found.append(error.message)
                return false
            }
            if Files.exists(full), !folder.earlier.contains(path) {
                found.append(Self.foreign(full))
                return false
            }
            return checkFolder(Paths.folder(of: path))
        }

        /// Whether a folder holds nothing but what earlier builds wrote, so that a file may take
        /// its place.
        private func isOwnFolder(_ path: String) -> Bool {
            let full = folder.path + "/" + path
            guard Files.isRealFolder(full), let entries = try? Files.list(full), !entries.isEmpty
            else { return false }
            return entries.allSatisfy { entry in
                let inner = path + "/" + entry.name
                return folder.earlier.contains(inner) || isOwnFolder(inner)
            }
        }

        private static func foreign(_ path: String) -> String {
            "can't write '\(path)': something that FormDocs did not write is there"
        }
    }
}
