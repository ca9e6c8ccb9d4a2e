/// The Swift code that a block may use beside its own.
public struct SourceLibrary: Sendable {
    /// Indexed files: those of the block's `source` first, then those of the site. No file is in
    /// two of them, and all numbers of files differ.
    public var indexes: [SourceIndex]
    /// The files that the block's `source` names: the screen is a view of theirs, and of two
    /// things with one name the one nearest to them is meant.
    public var origin: [FileID]
    /// Parses a part of an index. The host keeps the trees, so that pages share them.
    var tree: @Sendable (_ index: SourceIndex, _ part: SourceIndex.Part) -> SyntaxTree

    /// Makes a library that parses what it needs anew for each mockup.
    public init(indexes: [SourceIndex] = [], origin: [FileID] = []) {
        self.init(indexes: indexes, origin: origin) { index, part in index.parse(part) }
    }

    /// Makes a library whose trees the host keeps; `tree` gives what ``SourceIndex/parse(_:)``
    /// gives.
    public init(
        indexes: [SourceIndex], origin: [FileID],
        tree: @escaping @Sendable (SourceIndex, SourceIndex.Part) -> SyntaxTree
    ) {
        self.indexes = indexes
        self.origin = origin
        self.tree = tree
    }

    /// Whether there is nothing to be found.
    var isEmpty: Bool { indexes.isEmpty }
}

/// A declaration of a library.
struct SourceSite: Hashable, Sendable {
    /// Index of the ``SourceIndex``.
    var index: Int
    /// Number of the declaration in it.
    var site: Int
}

extension SourceLibrary {
    /// What is looked up by name.
    enum Table {
        case types, functions, variables, aliases, extensions
    }

    /// All declarations of a name.
    func sites(_ table: Table, _ name: String) -> [SourceSite] {
        gathered { index in
            switch table {
            case .types: index.types(named: name)
            case .functions: index.functions(named: name)
            case .variables: index.variables(named: name)
            case .aliases: index.aliases(named: name)
            case .extensions: index.extensions(of: name)
            }
        }
    }

    /// The extensions of a type of Swift's library that hold a member.
    func extensions(of name: String, holding member: String) -> [SourceSite] {
        gathered { $0.extensions(of: name, holding: member) }
    }

    /// The declarations that hold a type of a short name inside.
    func holders(ofNested name: String) -> [SourceSite] {
        gathered { $0.holders(ofNested: name) }
    }

    /// What each index gives, the nearest index first.
    private func gathered(_ sites: (SourceIndex) -> [Int]) -> [SourceSite] {
        var result: [SourceSite] = []
        for (number, index) in indexes.enumerated() {
            for site in sites(index) { result.append(SourceSite(index: number, site: site)) }
        }
        return result
    }

    /// The names of the types that are extended but not declared.
    var extendedNames: [String] {
        if indexes.count == 1 { return indexes[0].extendedNames }
        var names = UniqueList<String>()
        for index in indexes { names.insert(contentsOf: index.extendedNames) }
        return names.all
    }

    /// Whether a type of Swift's library is extended.
    func extendsOnly(_ name: String) -> Bool {
        indexes.contains { $0.extendsOnly(name) }
    }

    /// The declarations of a file.
    func sites(ofFile id: FileID) -> [SourceSite] {
        for (number, index) in indexes.enumerated() {
            guard let file = index.index(of: id) else { continue }
            return index.sites(ofFile: file).map { SourceSite(index: number, site: $0) }
        }
        return []
    }

    /// What was scanned of a declaration.
    func declaration(_ site: SourceSite) -> ScannedDeclaration {
        indexes[site.index].sites[site.site].declaration
    }

    /// The file that a declaration stands in.
    func file(of site: SourceSite) -> SourceIndex.File {
        let index = indexes[site.index]
        return index.files[index.sites[site.site].file]
    }

    /// A file by its number.
    public func file(_ id: FileID) -> SourceIndex.File? {
        for index in indexes {
            if let file = index.index(of: id) { return index.files[file] }
        }
        return nil
    }

    /// The tree of a declaration.
    func tree(of site: SourceSite) -> SyntaxTree {
        tree(indexes[site.index], .declaration(site.site))
    }

    /// The tree of a whole file; nil for a file that is in no index.
    func tree(ofFile id: FileID) -> SyntaxTree? {
        for index in indexes {
            if let file = index.index(of: id) { return tree(index, .file(file)) }
        }
        return nil
    }

    /// How near two paths are: the folders that they share.
    static func nearness(_ left: String, _ right: String) -> Int {
        if left == right { return .max }
        var (left, right) = (left, right)
        return left.withUTF8 { left in
            right.withUTF8 { right in
                var shared = 0
                for place in 0..<min(left.count, right.count) {
                    guard left[place] == right[place] else { break }
                    if left[place] == 0x2F { shared += 1 }
                }
                return shared
            }
        }
    }
}

extension SourceIndex {
    /// What is parsed on its own.
    public enum Part: Hashable, Sendable {
        /// A declaration by its number.
        case declaration(Int)
        /// A whole file by its place in ``SourceIndex/files``.
        case file(Int)
    }

    /// Parses a part; ranges are those in its file.
    public func parse(_ part: Part) -> SyntaxTree {
        switch part {
        case .declaration(let site): Parser.parse(piece: text(of: site))
        case .file(let file):
            Parser.parse(SourceText(file: files[file].id, bytes: files[file].bytes))
        }
    }
}
