/// Things in the order they were added, each once: few are looked at one by one, many are found by
/// a table.
struct UniqueList<Element: Hashable> {
    private static var few: Int { 16 }

    private(set) var all: [Element] = []
    private var table: Set<Element> = []

    /// Adds a thing; whether it is new.
    mutating func insert(_ element: Element) -> Bool {
        guard !contains(element) else { return false }
        all.append(element)
        if all.count == Self.few + 1 {
            table = Set(all)
        } else if all.count > Self.few {
            table.insert(element)
        }
        return true
    }

    /// Adds those things that are new.
    mutating func insert(contentsOf elements: [Element]) {
        for element in elements { _ = insert(element) }
    }

    /// Whether a thing is in the list.
    func contains(_ element: Element) -> Bool {
        all.count > Self.few ? table.contains(element) : all.contains(element)
    }

    /// Removes all but the first ones; what was removed.
    mutating func removeAll(behind count: Int) -> [Element] {
        let removed = Array(all[count...])
        all.removeSubrange(count...)
        if all.count > Self.few {
            for element in removed { table.remove(element) }
        } else {
            table = []
        }
        return removed
    }
}

extension UniqueList: Sendable where Element: Sendable {}
