/// The folder that a site is written to. Files are staged inside it and get their names when all
/// is well; what somebody else put there is never touched.
final class OutputFolder: Sendable {
    /// A file that is ready.
    struct Staged: Sendable {
        /// Its path in the output folder.
        var path: String
        /// Where it waits; nil when what is there already holds the same bytes.
        var waiting: String?
    }

    let path: String
    private let ownFolder: String
    private let staging: String
    /// What earlier builds wrote.
    let earlier: Set<String>
    private let rewritesAll: Bool
    private let isNew: Bool
    private let lock: Int32

    /// Opens the folder, making it if need be. With `rewritesAll` files are written even when
    /// their bytes did not change.
    init(_ path: String, rewritesAll: Bool) throws(FileError) {
        self.path = path
        self.rewritesAll = rewritesAll
        isNew = Files.kind(path) == nil
        ownFolder = path + "/.formdocs"
        staging = ownFolder + "/staging"
        try Files.makeFolder(ownFolder)
        lock = open(ownFolder, O_RDONLY | O_CLOEXEC)
        guard lock >= 0 else { throw FileError(ownFolder, "read") }
        guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
            throw FileError(path, "write to", code: EWOULDBLOCK)
        }
        Files.removeTree(staging)
        try Files.makeFolder(staging)
        earlier = try Self.readManifest(ownFolder + "/manifest")
    }

    deinit {
        close(lock)
    }

    /// Puts a file into the waiting room under a name of its own.
    func stage(_ file: String, _ bytes: [UInt8], as name: String) throws(FileError) -> Staged {
        if isUnchanged(file, { Files.holds($0, bytes) }) { return Staged(path: file) }
        let waiting = staging + "/" + name
        try Files.write(bytes, to: waiting)
        return Staged(path: file, waiting: waiting)
    }

    /// Puts a copy of a file into the waiting room.
    func stageCopy(
        of source: String, to file: String, as name: String
    ) throws(FileError) -> Staged {
        let bytes = try Files.read(source)
        return try stage(file, bytes, as: name)
    }

    private func isUnchanged(_ file: String, _ holds: (String) -> Bool) -> Bool {
        !rewritesAll && earlier.contains(file) && holds(path + "/" + file)
    }

    /// Gives all files their names and removes those of earlier builds that are no more.
    func commit(_ files: [Staged], jobs: Int) throws(FileError) {
        let names = files.map(\.path)
        let paths = Set(names)
        let stale = earlier.subtracting(paths)
        // Until all is done both old and new files are known to be ours, whatever happens.
        if !stale.isEmpty || paths.count != earlier.count { try writeManifest(names + stale) }
        let waiting = files.filter { $0.waiting != nil }
        if !stale.isEmpty { try makeRoomForFolders(waiting, stale) }
        try move(waiting, stale, jobs)
        // Where a file was, a folder may be now.
        for file in stale.sorted() where Files.kind(path + "/" + file) != .folder {
            try Files.remove(path + "/" + file)
            removeEmptyFolders(above: file)
        }
        if !stale.isEmpty { try writeManifest(names) }
        Files.removeTree(staging)
    }

    /// Gives staged files their names, a run of neighbours on each thread.
    private func move(_ files: [Staged], _ stale: Set<String>, _ jobs: Int) throws(FileError) {
        let size = 512
        let failures = Workers.map((files.count + size - 1) / size, jobs: jobs) {
            part -> FileError? in
            do throws(FileError) {
                var made: Set = [""]
                for file in files[part * size..<min((part + 1) * size, files.count)] {
                    guard let waiting = file.waiting else { continue }
                    let folder = Paths.folder(of: file.path)
                    if made.insert(folder).inserted {
                        try Files.makeFolder(self.path + "/" + folder)
                    }
                    try self.clearFolder(file.path, stale)
                    try Files.move(waiting, to: self.path + "/" + file.path)
                }
                return nil
            } catch {
                return error
            }
        }
        if let failure = failures.compactMap({ $0 }).first { throw failure }
    }

    /// Leaves everything as it was.
    func abandon() {
        Files.removeTree(staging)
        guard isNew else { return }
        Files.removeTree(ownFolder)
        Files.removeEmptyFolder(path)
    }

    /// Removes files of earlier builds that stand where folders must be now.
    private func makeRoomForFolders(
        _ files: [Staged], _ stale: Set<String>
    ) throws(FileError) {
        var seen: Set<String> = []
        for file in files {
            var parent = Paths.folder(of: file.path)
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

// MARK: - Manifest

extension OutputFolder {
    private static let header = "formdocs 1"

    private static func readManifest(_ path: String) throws(FileError) -> Set<String> {
        guard Files.exists(path) else { return [] }
        let bytes = try Files.read(path)
        var result: Set<String> = []
        var isFirst = true
        for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: true) {
            defer { isFirst = false }
            let file = String(decoding: line, as: UTF8.self)
            // Whatever happened to the manifest, nothing outside of the folder is ever removed.
            if !isFirst, Paths.normalized(file) == file { result.insert(file) }
        }
        return result
    }

    /// Writes the names of all files, each once; neighbours are mostly in order already.
    private func writeManifest(_ paths: [String]) throws(FileError) {
        var bytes = Array((Self.header + "\n").utf8)
        for path in paths.sorted(by: Paths.precedes) {
            bytes += path.utf8
            bytes.append(0x0A)
        }
        let waiting = ownFolder + "/manifest.new"
        try Files.write(bytes, to: waiting)
        try Files.move(waiting, to: ownFolder + "/manifest")
    }
}
