import FormMockup

/// The syntax trees of indexed declarations and files, each parsed once for all pages.
final class SourceTrees: Sendable {
    private let trees = Locked<[ObjectIdentifier: [SourceIndex.Part: SyntaxTree]]>([:])

    /// The tree of a part. Two threads may parse one at the same time; they get the same.
    func tree(_ index: SourceIndex, _ part: SourceIndex.Part) -> SyntaxTree {
        let key = ObjectIdentifier(index)
        if let known = trees.use({ $0[key]?[part] }) { return known }
        let tree = index.parse(part)
        trees.use { $0[key, default: [:]][part] = tree }
        return tree
    }
}
