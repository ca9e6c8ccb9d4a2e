extension OutputFolder {
    /// What would keep the files of a site from getting their names, in words. It is found before
    /// the first of them gets its own, so that a site is changed as a whole or not at all.
    func obstacles(_ files: [Staged]) -> [String] {
        // In a new folder there is nothing, and staging tried the names.
        if isNew { return [] }
        var search = Search(folder: self)
        for file in files where file.isWaiting { search.check(file.path, file.meetsFolder) }
        for file in earlier.subtracting(files.map(\.path)).sorted() { search.checkRemoval(file) }
        return search.found
    }

    private struct Search {
        /// What is where a folder must be.
        private enum Place {
            case folder, nothing
            /// Something that was found before.
            case obstacle
        }

        /// Bytes that the name of a file may have on the usual disks.
        private static let longestName = 255

        let folder: OutputFolder
        var found: [String] = []
        private var places: [String: Place] = [:]
        /// The folders that were found to take files, or not.
        private var tried: Set<String> = []
        /// The earlier files in small letters, when the disk ignores case and they are needed.
        private lazy var folded: Set<String> =
            folder.isCaseBlind ? Set(folder.earlier.map { $0.lowercased() }) : []

        init(folder: OutputFolder) {
            self.folder = folder
        }

        /// Looks at the place of a file that waits. `isInTheWay` says that there is a folder,
        /// though an earlier build wrote a file there.
        mutating func check(_ file: String, _ isInTheWay: Bool) {
            let parent = Paths.folder(of: file)
            let place = place(of: parent)
            if place == .obstacle { return }
            if file.utf8.count - parent.utf8.count > Self.longestName,
                Paths.name(of: file).utf8.count > Self.longestName
            {
                let full = folder.path + "/" + file
                found.append(FileError(full, "write", code: ENAMETOOLONG).message)
                return
            }
            tryFolder(parent)
            // Where there is no folder there is no file, so most of a new site is not looked for.
            guard place == .folder, isInTheWay || !folder.earlier.contains(file) else { return }
            let full = folder.path + "/" + file
            if Files.exists(full), !isOwnFolder(file), !isOwnInOtherCase(file) {
                found.append(Self.foreign(full))
            }
        }

        mutating func checkRemoval(_ file: String) {
            if Files.exists(folder.path + "/" + file) { tryFolder(Paths.folder(of: file)) }
        }

        private mutating func place(of path: String) -> Place {
            // The output folder itself may be a link; one inside of it is somebody else's.
            if path.isEmpty { return .folder }
            if let known = places[path] { return known }
            let place = look(path)
            places[path] = place
            return place
        }

        private mutating func look(_ path: String) -> Place {
            let full = folder.path + "/" + path
            let above = place(of: Paths.folder(of: path))
            if above == .folder, Files.isRealFolder(full) { return .folder }
            if above == .obstacle { return .obstacle }
            if Paths.name(of: path).utf8.count > Self.longestName {
                found.append(FileError(full, "write", code: ENAMETOOLONG).message)
                return .obstacle
            }
            if above == .nothing || !Files.exists(full) || folder.earlier.contains(path) {
                return .nothing
            }
            found.append(Self.foreign(full))
            return .obstacle
        }

        /// Tries whether names can be made and removed in a folder, or in the one that it has to
        /// be made in.
        private mutating func tryFolder(_ path: String) {
            guard tried.insert(path).inserted else { return }
            guard place(of: path) == .folder else { return tryFolder(Paths.folder(of: path)) }
            let full = path.isEmpty ? folder.path : folder.path + "/" + path
            if let error = Files.writeFault(full) { found.append(error.message) }
        }

        /// Whether a folder holds nothing but what earlier builds wrote, so that a file may take
        /// its place.
        private func isOwnFolder(_ path: String) -> Bool {
            let full = folder.path + "/" + path
            guard Files.isRealFolder(full), let entries = try? Files.list(full) else {
                return false
            }
            // A build that was killed may have emptied it.
            if entries.isEmpty { return folder.earlier.contains { $0.hasPrefix(path + "/") } }
            return entries.allSatisfy { entry in
                let inner = path + "/" + entry.name
                return folder.earlier.contains(inner) || isOwnFolder(inner)
            }
        }

        /// Whether a file is one of earlier builds by another name, because the disk takes names
        /// for the same that differ in case.
        private mutating func isOwnInOtherCase(_ file: String) -> Bool {
            folded.contains(file.lowercased()) && !Files.isRealFolder(folder.path + "/" + file)
        }

        private static func foreign(_ path: String) -> String {
            "can't write '\(path)': something that FormDocs did not write is there"
        }
    }
}
