/// The navigation of a page as a template sees it.
struct Navigation {
    /// Which pages are marked as the one that is open.
    enum Current {
        case page, none
        /// Every page that shows nothing below itself.
        case everyone
    }

    /// What pages must have in common to have the same navigation, apart from the mark.
    struct Key: Equatable {
        var language: String
        /// The node above the page.
        var parent: Int
        /// The way to the site's folder.
        var root: String
    }

    /// Nil when the page shares its navigation with no other.
    var key: Key?
    /// The page's own node.
    var node: Int?
    /// The top level, with the page's branch below it.
    var frames: (Current) -> [TemplateFrame]
}

/// The navigation as it was last written. Neighbours have the same, but for the mark at their own
/// entry, so it is written twice, without any mark and with a mark at each entry, and a page is
/// put together from the two. One for each thread.
final class NavigationCache {
    /// A section written once.
    struct Written {
        var bytes: [UInt8]
        /// Where each node stands.
        var places: [Int: Range<Int>]
    }

    private var key: Navigation.Key?
    private var sections: [(number: Int, plain: Written, marked: Written)] = []

    /// What was written for a section of the template, if for the same key.
    func section(_ number: Int, _ key: Navigation.Key) -> (plain: Written, marked: Written)? {
        guard self.key == key else { return nil }
        for section in sections where section.number == number {
            return (section.plain, section.marked)
        }
        return nil
    }

    /// Remembers what was written.
    func store(_ number: Int, _ key: Navigation.Key, _ plain: Written, _ marked: Written) {
        if self.key != key { sections = [] }
        self.key = key
        sections.append((number, plain, marked))
    }
}

extension Filling {
    /// Writes the navigation from the cache; false when that can't be done.
    mutating func fillNavigation(
        _ body: Range<Int>, _ number: Int, _ depth: Int
    ) -> Bool {
        guard let key = navigation.key, let node = navigation.node,
            isNavigationPlain
        else { return false }
        if cache.section(number, key) == nil {
            cache.store(number, key, written(.none, body, depth), written(.everyone, body, depth))
        }
        guard let (plain, marked) = cache.section(number, key), let place = plain.places[node],
            let mark = marked.places[node]
        else { return false }
        output.append(contentsOf: plain.bytes[..<place.lowerBound])
        output.append(contentsOf: marked.bytes[mark])
        output.append(contentsOf: plain.bytes[place.upperBound...])
        return true
    }

    private func written(
        _ current: Navigation.Current, _ body: Range<Int>, _ depth: Int
    ) -> NavigationCache.Written {
        var filling = self
        filling.output = []
        filling.places = [:]
        filling.fill(navigation.frames(current), body, depth)
        return .init(bytes: filling.output, places: filling.places ?? [:])
    }
}

extension Template {
    /// Finds out whether ``hasPlainNavigation`` holds.
    mutating func inspectNavigation() {
        hasPlainNavigation = ([steps] + partials.values).allSatisfy(isPlainOutside)
    }

    private func isPlainOutside(_ steps: [Step]) -> Bool {
        steps.allSatisfy { step in
            guard case .section(let name, _, let body, _) = step else { return true }
            return name == .key(.navigation) ? isPlain(body, []) : isPlainOutside(body)
        }
    }

    private func isPlain(_ steps: [Step], _ visited: [String]) -> Bool {
        steps.allSatisfy { step in
            switch step {
            case .text: true
            case .value(let name, _): isPlain(name)
            case .section(let name, _, let body, _): isPlain(name) && isPlain(body, visited)
            case .partial(let partial):
                visited.contains(partial)
                    || isPlain(partials[partial] ?? [], visited + [partial])
            }
        }
    }

    private func isPlain(_ name: Name) -> Bool {
        guard case .key(let key) = name else { return true }
        switch key {
        case .title, .url, .current, .children, .hasChildren, .root, .lang, .siteTitle, .homeURL:
            return true
        case .dir, .description, .content, .icons, .isHome, .canonical, .alternates, .languages,
            .breadcrumbs, .previous, .next, .toc, .navigation, .anchor, .level, .code, .name:
            return false
        }
    }
}
