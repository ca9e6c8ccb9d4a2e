import FormMockup

/// Loads the Swift code that blocks may use: the folders of the site once, and what a block names,
/// each once.
final class SourceLoader: @unchecked Sendable {
    /// The number of the first file of sources; pages have the numbers below.
    static let firstFile = 1 << 20

    private let content: String
    private let allowed: [String]
    private let shownContent: String
    private let jobs: Int
    private let trees = SourceTrees()
    private let shared: SourceFolder.Found?
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private var nextFile: Int
    private var cache: [String: Result<SourceProvider.Selection, SourceProvider.Failure>] = [:]

    /// What is wrong with files of the site's folders.
    let diagnostics: [LocatedDiagnostic]

    /// Makes a loader for a content folder and the folders that `sources:` names. A block may name
    /// code there and in the folder that holds the content folder.
    init(content: String, folders: [String], jobs: Int) {
        self.content = Files.resolved(content) ?? content
        self.jobs = jobs
        shownContent = content
        allowed = [Paths.folder(of: self.content)] + folders.compactMap { Files.resolved($0) }
        let found =
            folders.isEmpty
            ? nil : SourceFolder.load(folders, firstFile: Self.firstFile, jobs: jobs)
        shared = found
        nextFile = Self.firstFile + (found?.index.files.count ?? 0)
        diagnostics = found?.faults.map(\.located) ?? []
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// The provider that pages are built with.
    var provider: SourceProvider {
        SourceProvider(library: library([], origin: [])) { path, page in self.select(path, page) }
    }

    private func library(_ own: [SourceIndex], origin: [FileID]) -> SourceLibrary {
        let indexes = own + (shared.map { [$0.index] } ?? [])
        let trees = trees
        return SourceLibrary(indexes: indexes, origin: origin) { trees.tree($0, $1) }
    }

    /// Whether a folder of the site holds no Swift file; one that can't be read may hold some.
    func isEmpty(_ folder: String) -> Bool {
        guard let shared, let root = Files.resolved(folder), !shared.isUnreadable(folder) else {
            return false
        }
        let below = root == "/" ? root : root + "/"
        return !shared.ids.keys.contains { $0 == root || $0.hasPrefix(below) }
    }

    /// A file among those of the site's folders, with the code that it may use.
    func indexed(_ path: String) -> SourceProvider.Selection? {
        guard let shared, let resolved = Files.resolved(path), let id = shared.ids[resolved],
            let file = shared.index.index(of: id)
        else { return nil }
        return .init(library: library([], origin: [id]), first: shared.index.files[file])
    }

    private func select(
        _ path: String, _ page: String
    ) -> Result<SourceProvider.Selection, SourceProvider.Failure> {
        let folder = Paths.folder(of: page)
        let base = folder.isEmpty ? shownContent : shownContent + "/" + folder
        let full = Paths.join(base, path)
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        if let known = cache[full] { return known }
        let result = load(full)
        cache[full] = result
        return result
    }

    private func load(
        _ path: String
    ) -> Result<SourceProvider.Selection, SourceProvider.Failure> {
        guard let resolved = Files.resolved(path) else { return .failure(.missing) }
        guard isAllowed(resolved) else { return .failure(.outside) }
        switch Files.kind(resolved) {
        case .folder: break
        case .file: guard path.hasSuffix(".swift") else { return .failure(.notSwift) }
        case .other, nil: return .failure(.notSwift)
        }
        if let known = shared.flatMap({ part(of: $0, resolved) }) { return .success(known) }
        let found = SourceFolder.load([path], firstFile: nextFile, jobs: 1)
        nextFile += found.index.files.count
        if let fault = found.faults.first { return .failure(.unreadable(fault.message)) }
        guard let first = found.index.files.first else { return .failure(.empty) }
        return .success(
            .init(
                library: library([found.index], origin: found.index.files.map(\.id)), first: first))
    }

    /// What the site's folders hold of a file or folder.
    private func part(
        of shared: SourceFolder.Found, _ resolved: String
    ) -> SourceProvider.Selection? {
        let paths = shared.ids.keys.filter { $0 == resolved || $0.hasPrefix(resolved + "/") }
        let ids = paths.compactMap { shared.ids[$0] }.sorted { $0.rawValue < $1.rawValue }
        guard let first = ids.first, let file = shared.index.index(of: first) else { return nil }
        return .init(library: library([], origin: ids), first: shared.index.files[file])
    }

    private func isAllowed(_ resolved: String) -> Bool {
        allowed.contains { resolved == $0 || resolved.hasPrefix($0 == "/" ? "/" : $0 + "/") }
    }
}

extension SourceFolder.Fault {
    /// The fault in words, for a block that names the file.
    fileprivate var message: String {
        switch reason {
        case .text: "'\(path)' is not UTF-8 text"
        case .system(let error), .folder(let error): tidied(error)
        case .huge: located.message
        }
    }
}
