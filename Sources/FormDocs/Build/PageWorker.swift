import FormMockup

/// What one thread keeps from page to page.
final class PageWorker {
    /// The navigation that neighbours share.
    let navigation = NavigationCache()
    private var rules: Set<MockupRule> = []

    /// The style rules that no earlier page of this thread needed: most pages need the same ones,
    /// and to keep them all would take more memory than the pages.
    func newRules(among rules: [MockupRule]) -> [MockupRule] {
        rules.filter { self.rules.insert($0).inserted }
    }
}
