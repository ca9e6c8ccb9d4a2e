extension OutputFolder {
    /// Gives all files their names and removes those of earlier builds that are no more.
    func commit(_ files: [Staged], jobs: Int) throws(FileError) {
        let names = files.map(\.path)
        let stale = earlier.isEmpty ? [] : earlier.subtracting(names)
        // Until all is done both old and new files are known to be ours, whatever happens.
        if !stale.isEmpty || names.count != earlier.count {
            try writeManifest(names + stale.sorted())
        }
        let waiting = files.filter(\.isWaiting).map(\.path)
        if !stale.isEmpty { try makeRoomForFolders(waiting, stale) }
        try move(moveFolders(waiting), stale, jobs)
        // Where a file was, a folder may be now.
        for file in stale.sorted() where Files.kind(path + "/" + file) != .folder {
            try Files.remove(path + "/" + file)
            removeEmptyFolders(above: file)
        }
        if !stale.isEmpty { try writeManifest(names) }
        Files.removeTree(staging)
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
        let size = 512
        let failures = Workers.map((files.count + size - 1) / size, jobs: jobs) {
            part -> FileError? in
            do throws(FileError) {
                for file in files[part * size..<min((part + 1) * size, files.count)] {
                    try self.clearFolder(file, stale)
                    try Files.move(self.staging + "/" + file, to: self.path + "/" + file)
                }
                return nil
            } catch {
                return error
            }
        }
        if let failure = failures.compactMap({ $0 }).first { throw failure }
    }

    /// Removes files of earlier builds that stand where folders must be now.
    private func makeRoomForFolders(
        _ files: [String], _ stale: Set<String>
    ) throws(FileError) {
        var seen: Set<String> = []
        for file in files {
            var parent = Paths.folder(of: file)
            while !parent.isEmpty, seen.insert(parent).inserted {
                if stale.contains(parent) { try Files.remove(path + "/" + parent) }
                parent = Paths.folder(of: parent)
            }
        }
    }

    /// Removes what earlier builds wrote into a folder where a file must be now.
    private func clearFolder(_ file: String, _ stale: Set<String>) throws(FileError) {
        guard !stale.isEmpty, !earlier.contains(file), Files.kind(path + "/" + file) == .folder
        else { return }
        for old in stale where old.hasPrefix(file + "/") {
            try Files.remove(path + "/" + old)
            removeEmptyFolders(above: old)
        }
    }

    private func removeEmptyFolders(above file: String) {
        var folder = Paths.folder(of: file)
        while !folder.isEmpty {
            Files.removeEmptyFolder(path + "/" + folder)
            folder = Paths.folder(of: folder)
        }
    }
}
