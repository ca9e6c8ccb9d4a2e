import FormMockup

/// The syntax trees of indexed declarations and files, each parsed once for all pages.
final class SourceTrees: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private var trees: [ObjectIdentifier: [SourceIndex.Part: SyntaxTree]] = [:]

    init() {
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// The tree of a part. Two threads may parse one at the same time; they get the same.
    func tree(_ index: SourceIndex, _ part: SourceIndex.Part) -> SyntaxTree {
        let key = ObjectIdentifier(index)
        if let known = locked({ trees[key]?[part] }) { return known }
        let tree = index.parse(part)
        locked { trees[key, default: [:]][part] = tree }
        return tree
    }

    private func locked<Result>(_ body: () -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }
}
