extension OutputFolder {
    /// Gives all files their names and removes those of earlier builds that are no more.
    func commit(_ files: [Staged], jobs: Int) throws(FileError) {
        let names = files.map(\.path)
        var stale = earlier.isEmpty ? [] : earlier.subtracting(names)
        let hasStale = !stale.isEmpty
        // Until all is done both old and new files are known to be ours, whatever happens.
        if hasStale || names.count != earlier.count {
            try writeManifest(names + stale.sorted())
        }
        let waiting = files.filter(\.isWaiting).map(\.path)
        if hasStale {
            try removeOtherCase(names, &stale)
            try makeRoomForFolders(waiting, stale)
        }
        try move(moveFolders(waiting), stale, jobs)
        for file in stale.sorted() {
            // Where a file was, a folder may be now.
            guard !Files.isRealFolder(path + "/" + file) else { continue }
            try remove(file)
        }
        if hasStale { try writeManifest(names) }
        Files.removeTree(staging)
    }

    /// Removes an old file and the folders that are empty then.
    private func remove(_ file: String, above limit: String = "") throws(FileError) {
        try Files.remove(path + "/" + file)
        var folder = Paths.folder(of: file)
        while folder.utf8.count > limit.utf8.count {
            Files.removeEmptyFolder(path + "/" + folder)
            folder = Paths.folder(of: folder)
        }
    }

    /// Removes old files whose names merely differ in case from new ones, before these come: for a
    /// disk that ignores case they are the same, and would be removed in place of the old ones.
    private func removeOtherCase(
        _ names: [String], _ stale: inout Set<String>
    ) throws(FileError) {
        guard isCaseBlind else { return }
        var folded: [String: String] = [:]
        for file in stale { folded[file.lowercased()] = file }
        for name in names {
            guard let file = folded[name.lowercased()] else { continue }
            try remove(file)
            stale.remove(file)
        }
    }

    /// Moves the folders that are new, each with all it holds: a system moves one file at a time
    /// between folders, whatever the number of threads. Gives the files of the other folders.
    private func moveFolders(_ files: [String]) throws(FileError) -> [String] {
        // Whether a folder has been moved; the output folder itself is there.
        var moved = ["": false]
        func move(_ folder: String) throws(FileError) -> Bool {
            if let known = moved[folder] { return known }
            var isMoved = try move(Paths.folder(of: folder))
            if !isMoved, Files.kind(path + "/" + folder) == nil {
                try Files.move(staging + "/" + folder, to: path + "/" + folder)
                isMoved = true
            }
            moved[folder] = isMoved
            return isMoved
        }
        var others: [String] = []
        // Neighbours mostly went with one folder.
        var last = "\0"
        for file in files where !file.utf8.starts(with: last.utf8) {
            let folder = Paths.folder(of: file)
            if try move(folder) { last = folder + "/" } else { others.append(file) }
        }
        return others
    }

    /// Gives staged files their names, a run of neighbours on each thread.
    private func move(_ files: [String], _ stale: Set<String>, _ jobs: Int) throws(FileError) {
        let folders = Self.folders(of: stale)
        let size = 512
        let failures = Workers.map((files.count + size - 1) / size, jobs: jobs) {
            part -> FileError? in
            do throws(FileError) {
                for file in files[part * size..<min((part + 1) * size, files.count)] {
                    if folders.contains(file) { try self.clearFolder(file, stale) }
                    try Files.move(self.staging + "/" + file, to: self.path + "/" + file)
                }
                return nil
            } catch {
                return error
            }
        }
        if let failure = failures.compactMap({ $0 }).first { throw failure }
    }

    /// All folders that files lie in.
    private static func folders(of files: some Sequence<String>) -> Set<String> {
        var folders: Set<String> = []
        for file in files {
            var folder = Paths.folder(of: file)
            while !folder.isEmpty, folders.insert(folder).inserted {
                folder = Paths.folder(of: folder)
            }
        }
        return folders
    }

    /// Removes files of earlier builds that stand where folders must be now.
    private func makeRoomForFolders(
        _ files: [String], _ stale: Set<String>
    ) throws(FileError) {
        // A build that was killed may have made the room already.
        for file in stale.intersection(Self.folders(of: files)).sorted()
        where !Files.isRealFolder(path + "/" + file) {
            try Files.remove(path + "/" + file)
        }
    }

    /// Removes what earlier builds wrote into a folder where a file must be now, and the folder.
    private func clearFolder(_ file: String, _ stale: Set<String>) throws(FileError) {
        guard Files.isRealFolder(path + "/" + file) else { return }
        for old in stale where old.hasPrefix(file + "/") {
            try remove(old, above: Paths.folder(of: file))
        }
    }
}
