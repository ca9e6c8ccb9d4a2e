import FormMockup

/// Loads the Swift files that blocks name, each once.
final class SourceLoader: @unchecked Sendable {
    private let content: String
    private let allowed: [String]
    private let shownContent: String
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private var cache: [String: Result<[SourceProvider.File], SourceProvider.Failure>] = [:]

    /// Makes a loader for a content folder; code may lie in the folder that holds it, and in
    /// `folders`.
    init(content: String, folders: [String]) {
        self.content = Files.resolved(content) ?? content
        shownContent = content
        allowed = [Paths.folder(of: self.content)] + folders.compactMap { Files.resolved($0) }
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// The provider that pages are built with.
    var provider: SourceProvider {
        SourceProvider { path, page in self.files(path, page) }
    }

    private func files(
        _ path: String, _ page: String
    ) -> Result<[SourceProvider.File], SourceProvider.Failure> {
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
    ) -> Result<[SourceProvider.File], SourceProvider.Failure> {
        guard let resolved = Files.resolved(path) else { return .failure(.missing) }
        guard isAllowed(resolved) else { return .failure(.outside) }
        var paths: [String] = []
        do throws(FileError) {
            switch Files.kind(resolved) {
            case .folder:
                paths = try Self.swiftFiles(in: path).filter {
                    Files.resolved($0).map(isAllowed) ?? false
                }
                if paths.isEmpty { return .failure(.empty) }
            case .file:
                guard path.hasSuffix(".swift") else { return .failure(.notSwift) }
                paths = [path]
            case .other, nil: return .failure(.notSwift)
            }
            var files: [SourceProvider.File] = []
            for path in paths {
                let bytes = try Files.read(path)
                let shown = Paths.tidy(path)
                guard TextCheck.fault(in: bytes, file: FileID(0)) == nil else {
                    return .failure(.unreadable("'\(shown)' is not UTF-8 text"))
                }
                files.append(.init(shownPath: shown, bytes: bytes))
            }
            return .success(files)
        } catch {
            return .failure(.unreadable(error.message))
        }
    }

    /// The Swift files below a folder, sorted.
    static func swiftFiles(in folder: String) throws(FileError) -> [String] {
        try Files.tree(folder).filter { $0.hasSuffix(".swift") }
    }

    private func isAllowed(_ resolved: String) -> Bool {
        allowed.contains { resolved == $0 || resolved.hasPrefix($0 == "/" ? "/" : $0 + "/") }
    }
}
