/// The folder that a site is written to. Files are staged inside it and get their names when all
/// is well; what somebody else put there is never touched.
final class OutputFolder: Sendable {
    /// A file that is ready.
    struct Staged: Sendable {
        /// Its path in the output folder.
        var path: String
        /// Whether it waits; not when what is there already holds the same bytes.
        var isWaiting = false
        /// Whether a folder is where an earlier build wrote the file.
        var meetsFolder = false

        /// A file of that path, made in a folder if there is one; what fails is remembered.
        static func make(
            _ path: String, in folder: OutputFolder?, _ failures: inout [FileError],
            _ stage: (OutputFolder) throws(FileError) -> Staged
        ) -> Staged {
            do throws(FileError) {
                if let folder { return try stage(folder) }
            } catch {
                failures.append(error)
            }
            return Staged(path: path)
        }
    }

    let path: String
    private let ownFolder: String
    let staging: String
    /// What earlier builds wrote.
    let earlier: Set<String>
    private let rewritesAll: Bool
    /// Whether there was no such folder before.
    let isNew: Bool
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
        // What a link leads to is somebody else's.
        guard Files.isRealFolder(ownFolder) else {
            throw FileError(ownFolder, "make the folder", code: EEXIST)
        }
        lock = open(ownFolder, O_RDONLY | O_CLOEXEC)
        guard lock >= 0 else { throw FileError(ownFolder, "read") }
        guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
            throw FileError(path, "write to", code: EWOULDBLOCK)
        }
        // What a build left that was killed.
        Files.removeTree(staging)
        unlink(Self.waitingManifest(ownFolder))
        try Files.makeFolder(staging)
        earlier = try Self.readManifest(ownFolder + "/manifest")
    }

    deinit {
        close(lock)
    }

    /// Puts a file into the waiting room, where it stands as it will in the output folder.
    func stage(_ file: String, _ bytes: [UInt8]) throws(FileError) -> Staged {
        var staged = Staged(path: file, isWaiting: true)
        if earlier.contains(file) {
            let there = path + "/" + file
            if !rewritesAll, Files.holds(there, bytes) { return Staged(path: file) }
            staged.meetsFolder = Files.isRealFolder(there)
        }
        do throws(FileError) {
            try write(bytes, toStaged: file)
        } catch {
            // The author knows the output folder, not the room inside it.
            let name = path + error.path.dropFirst(staging.count)
            throw FileError(name, error.attempt, code: error.code)
        }
        return staged
    }

    private func write(_ bytes: [UInt8], toStaged file: String) throws(FileError) {
        let waiting = staging + "/" + file
        do throws(FileError) {
            try Files.write(bytes, to: waiting)
        } catch {
            guard error.code == ENOENT else { throw error }
            try Files.makeFolder(Paths.folder(of: waiting))
            try Files.write(bytes, to: waiting)
        }
    }

    /// Puts a copy of a file into the waiting room.
    func stageCopy(of source: String, to file: String) throws(FileError) -> Staged {
        try stage(file, try Files.read(source))
    }

    /// Whether the disk takes names for the same that differ in case.
    var isCaseBlind: Bool { Files.exists(path + "/.FORMDOCS") }

    /// Leaves everything as it was.
    func abandon() {
        Files.removeTree(staging)
        guard isNew else { return }
        Files.removeTree(ownFolder)
        Files.removeEmptyFolder(path)
    }
}

// MARK: - Manifest

extension OutputFolder {
    private static let header = "formdocs 1"

    private static func waitingManifest(_ folder: String) -> String { folder + "/manifest.new" }

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

    /// Writes the names of all files, each once, in the order of the pages.
    func writeManifest(_ paths: [String]) throws(FileError) {
        var bytes = Array((Self.header + "\n").utf8)
        for path in paths {
            bytes += path.utf8
            bytes.append(0x0A)
        }
        let waiting = Self.waitingManifest(ownFolder)
        try Files.write(bytes, to: waiting)
        try Files.move(waiting, to: ownFolder + "/manifest")
    }
}
