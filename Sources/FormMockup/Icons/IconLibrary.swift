/// The icons that a mockup can show, by symbol name.
///
/// A name is looked up among a site's own icons, then in a table of common symbols, and is
/// composed from its parts at last, so that `leaf.slash` or `cart.badge.minus` need no drawing.
public struct IconLibrary: Sendable {
    /// Gives the composed icon of a name, made by `make` the first time.
    public typealias Cache = @Sendable (_ name: String, _ make: () -> Icon?) -> Icon?

    private let own: [String: Icon]
    private let cache: Cache?

    /// The icons drawn for FormDocs.
    public static let builtIn = IconLibrary(adding: [])

    /// The built-in icons and others, which win over built-in ones of the same name; of two with
    /// one name the later wins.
    ///
    /// Composing an icon takes up to a millisecond; `cache` keeps them from one mockup to the next.
    public init(adding own: [Icon], cache: Cache? = nil) {
        self.cache = cache
        var byName: [String: Icon] = [:]
        for icon in own { byName[icon.name] = icon }
        self.own = byName
    }

    /// The icon with a name, or nil when neither a drawing nor a rule fits.
    public func icon(named name: String) -> Icon? {
        if !own.isEmpty, let icon = own[name] { return icon }
        if let icon = IconTable.icon(named: name) { return icon }
        if name.utf8.count > IconLibrary.longestName { return nil }
        guard let cache else { return IconLibrary.composer.icon(named: name) }
        return cache(name) { IconLibrary.composer.icon(named: name) }
    }

    /// Whether right to left flips the icon with a name; nil when there is no such icon. The icon
    /// itself is not made.
    func mirroring(of name: String) -> Bool? {
        if !own.isEmpty, let icon = own[name] { return icon.mirrorsInRightToLeft }
        if let mirrors = IconTable.mirroring(of: name) { return mirrors }
        guard name.utf8.count <= IconLibrary.longestName, IconLibrary.composer.knows(name) else {
            return nil
        }
        return IconLibrary.mirrorsInRightToLeft(name)
    }

    /// Whether the system flips the symbol of a name in a right-to-left interface.
    public static func mirrorsInRightToLeft(_ name: String) -> Bool {
        IconName(name).mirrorsInRightToLeft
    }

    /// The icon with a name, or the placeholder.
    public func iconOrPlaceholder(named name: String) -> Icon {
        icon(named: name) ?? IconLibrary.placeholder
    }

    /// What stands for a symbol that nobody has drawn: a dashed frame around a dot.
    public static let placeholder = Icon(
        name: "placeholder",
        parts: [
            IconPart(
                path: "M3.3 8.2v-1a3.9 3.9 0 0 1 3.9-3.9h1M15.8 3.3h1a3.9 3.9 0 0 1 3.9 3.9v1"
                    + "M20.7 15.8v1a3.9 3.9 0 0 1-3.9 3.9h-1M8.2 20.7h-1a3.9 3.9 0 0 1-3.9-3.9v-1"
                    + "M11.2 3.3h1.6M20.7 11.2v1.6M12.8 20.7h-1.6M3.3 12.8v-1.6",
                paint: .stroke(width: Icon.strokeWidth)),
            IconPart(path: "M12 10.3a1.7 1.7 0 0 1 0 3.4a1.7 1.7 0 0 1 0-3.4z", paint: .fill),
        ],
        bounds: IconBounds(minX: 2.45, minY: 2.45, maxX: 21.55, maxY: 21.55))

    /// The names of a site's own icons.
    var ownNames: [String] { Array(own.keys) }

    /// Every name worth suggesting or showing, in order; composition knows many more.
    public var names: [String] {
        if own.isEmpty { return IconLibrary.builtInNames }
        var all = Set(IconLibrary.builtInNames)
        for name in own.keys { all.insert(name) }
        return all.sorted()
    }

    /// The built-in names, in order.
    static let builtInNames: [String] = {
        var all: Set<String> = []
        for group in groups {
            for name in group.names { all.insert(name) }
        }
        return all.sorted()
    }()

    /// Longer names are not composed: no symbol has one, and each component costs work.
    static let longestName = 64
    static let composer = IconComposer()
}
