import FormMockup

/// Reads and scans the Swift files below some folders.
///
/// Only what lies in the folders is opened: a link that leads out of them, in a circle or nowhere
/// is left out, and so are hidden folders and those that building makes.
struct SourceFolder {
    /// What was read.
    struct Found: Sendable {
        var index: SourceIndex
        /// The number of each file by its path without links.
        var ids: [String: FileID] = [:]
        var faults: [Fault] = []

        /// Whether something in a folder can't be used.
        func isUnreadable(_ folder: String) -> Bool {
            let folder = Paths.tidy(folder)
            return faults.contains { $0.path == folder || $0.path.hasPrefix(folder + "/") }
        }
    }

    /// A file that can't be used; the others are.
    struct Fault: Sendable {
        /// The path that messages show.
        var path: String
        var bytes: [UInt8]
        var file: FileID
        /// What is wrong with its text, or that it can't be read.
        var reason: Reason

        enum Reason: Sendable {
            case text(Diagnostic)
            case system(FileError)
            /// A folder that can't be read.
            case folder(FileError)
            /// Larger than any file that a person writes.
            case huge
        }
    }

    /// Files of more bytes than this are left out.
    static let maximumBytes = 32 << 20

    private let roots: [String]
    private var paths: [String] = []
    private var faults: [Fault] = []
    private var visited: Set<String> = []

    /// Reads the Swift files of folders and single files on several threads. Their numbers begin
    /// at `firstFile`.
    static func load(_ roots: [String], firstFile: Int, jobs: Int) -> Found {
        var folder = SourceFolder(roots: roots.compactMap { Files.resolved($0) })
        for root in roots { folder.visitRoot(root) }
        return folder.read(firstFile: firstFile, jobs: jobs)
    }

    private init(roots: [String]) {
        self.roots = roots
    }

    private mutating func visitRoot(_ root: String) {
        if Files.kind(root) == .folder {
            visit(root, resolved: Files.resolved(root) ?? root)
        } else {
            paths.append(root)
        }
    }

    private mutating func visit(_ folder: String, resolved: String) {
        guard visited.insert(resolved).inserted else { return }
        let entries: [Files.Entry]
        do throws(FileError) {
            entries = try Files.list(folder)
        } catch {
            faults.append(
                .init(
                    path: Paths.tidy(folder), bytes: [], file: FileID(0), reason: .folder(error)))
            return
        }
        for entry in entries where entry.name.utf8.first != 0x2E {
            let path = folder + "/" + entry.name
            var target = resolved + "/" + entry.name
            if entry.isLink {
                guard let real = Files.resolved(path), isInside(real) else { continue }
                target = real
            }
            switch entry.kind {
            case .folder: if !Files.isMade(entry.name) { visit(path, resolved: target) }
            case .file: if path.hasSuffix(".swift") { paths.append(path) }
            case .other: continue
            }
        }
    }

    private func isInside(_ path: String) -> Bool {
        roots.contains { path == $0 || path.hasPrefix($0 == "/" ? "/" : $0 + "/") }
    }

    private enum Loaded: Sendable {
        case file(bytes: [UInt8], scan: [ScannedDeclaration])
        case fault([UInt8], Fault.Reason)
    }

    private func read(firstFile: Int, jobs: Int) -> Found {
        let paths = self.paths.sorted(by: Paths.precedes)
        let loaded = Workers.map(paths.count, jobs: jobs) {
            Self.load(paths[$0], FileID(firstFile + $0))
        }
        var files: [SourceIndex.File] = []
        var scans: [[ScannedDeclaration]] = []
        var ids: [String: FileID] = [:]
        var faults = self.faults
        for (number, item) in loaded.enumerated() {
            let shown = Paths.tidy(paths[number])
            let id = FileID(firstFile + number)
            switch item {
            case .file(let bytes, let scan):
                files.append(.init(path: shown, id: id, bytes: bytes))
                scans.append(scan)
                ids[Files.resolved(paths[number]) ?? paths[number]] = id
            case .fault(let bytes, let reason):
                // The numbers of files follow each other.
                files.append(.init(path: shown, id: id, bytes: []))
                scans.append([])
                faults.append(.init(path: shown, bytes: bytes, file: id, reason: reason))
            }
        }
        return Found(index: SourceIndex(files: files, scans: scans), ids: ids, faults: faults)
    }

    private static func load(_ path: String, _ id: FileID) -> Loaded {
        do throws(FileError) {
            let bytes = try Files.read(path)
            if bytes.count > maximumBytes { return .fault([], .huge) }
            if let fault = TextCheck.fault(in: bytes, file: id) {
                return .fault(bytes, .text(fault))
            }
            return .file(
                bytes: bytes, scan: DeclarationScanner.scan(SourceText(file: id, bytes: bytes)))
        } catch {
            return .fault([], .system(error))
        }
    }
}

extension SourceFolder.Fault {
    /// The fault as a warning: the other files are used.
    var located: LocatedDiagnostic {
        switch reason {
        case .text(let diagnostic):
            var warning = diagnostic
            warning.severity = .warning
            warning.notes.append(.init("the file is left out; the others are used"))
            warning.range?.file = FileID(0)
            var table = FileTable()
            _ = table.add(path, bytes)
            return table.locate([warning])[0]
        case .system(let error):
            return Self.warning(.start(of: path), "\(tidied(error)); the other files are used")
        case .folder(let error):
            // A folder has no lines.
            return Self.warning(nil, "\(tidied(error)); the other files are used")
        case .huge:
            return Self.warning(
                .start(of: path),
                "a file of more than \(SourceFolder.maximumBytes >> 20) MiB is left out")
        }
    }

    /// What failed, with the path as people write it.
    func tidied(_ error: FileError) -> String {
        FileError(Paths.tidy(error.path), error.attempt, code: error.code).message
    }

    private static func warning(_ place: LocatedDiagnostic.Place?, _ message: String)
        -> LocatedDiagnostic
    {
        LocatedDiagnostic(
            severity: .warning, id: "unreadable-source", message: message,
            place: place, notes: [], fix: nil)
    }
}
