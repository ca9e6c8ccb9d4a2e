import FormMockup

/// The syntax trees of indexed declarations, each parsed once for all pages.
final class SourceTrees: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private var trees: [ObjectIdentifier: [Int: SyntaxTree]] = [:]

    init() {
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// The tree of a declaration. Two threads may parse one at the same time; they get the same.
    func tree(_ index: SourceIndex, _ site: Int) -> SyntaxTree {
        let key = ObjectIdentifier(index)
        if let known = locked({ trees[key]?[site] }) { return known }
        let tree = index.parse(site)
        locked { trees[key, default: [:]][site] = tree }
        return tree
    }

    private func locked<Result>(_ body: () -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }
}
