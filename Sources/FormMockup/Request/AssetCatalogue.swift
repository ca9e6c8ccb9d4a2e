/// The colours and pictures that an app keeps in asset catalogues, by name.
public struct AssetCatalogue: Sendable {
    /// A colour: components, or the system's by its UIKit name.
    public enum Color: Hashable, Sendable {
        case components(light: RGBA, dark: RGBA)
        case system(String)
    }

    /// Things by name, found by the names that Xcode makes of those, too.
    struct Shelf<Item: Sendable>: Sendable {
        private(set) var items: [String: Item] = [:]
        private var symbols: [String: String] = [:]

        /// Adds a thing; the first of a name counts. `suffix` is what Xcode drops from symbols.
        mutating func add(_ name: String, _ item: Item, suffix: String) {
            guard items[name] == nil else { return }
            items[name] = item
            let plain = StringTables.plainName(of: name)
            for symbol in [plain, plain.dropping(suffix)] where symbols[symbol] == nil {
                symbols[symbol] = name
            }
        }

        /// The thing with a name.
        subscript(name: String) -> Item? { items[name] }

        /// The thing that a member of code stands for: `brandBlue` for `Brand Blue`.
        func item(symbol: String) -> Item? {
            symbols[StringTables.plainName(of: symbol)].flatMap { items[$0] }
        }

        /// All names in order.
        var names: [String] { items.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
    }

    private(set) var colors = Shelf<Color>()
    private(set) var pictures = Shelf<Picture>()
    /// The colour of controls that the app sets for all of its screens.
    public var accent: Color?

    /// Makes an empty catalogue.
    public init() {}

    /// Whether there is nothing in it, so that names can't be wrong.
    public var isEmpty: Bool {
        colors.items.isEmpty && pictures.items.isEmpty && accent == nil
    }

    /// Adds a colour; the first of a name counts.
    public mutating func add(_ name: String, _ color: Color) {
        colors.add(name, color, suffix: "color")
    }

    /// Adds a picture; the first of a name counts.
    public mutating func add(_ name: String, _ picture: Picture) {
        pictures.add(name, picture, suffix: "image")
    }
}

extension String {
    /// Without an ending, where something is left.
    fileprivate func dropping(_ suffix: String) -> String {
        hasSuffix(suffix) && utf8.count > suffix.utf8.count
            ? String(dropLast(suffix.utf8.count)) : self
    }
}
