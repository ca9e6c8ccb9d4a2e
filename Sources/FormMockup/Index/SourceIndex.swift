/// Where the declarations of many Swift files stand, so that one is parsed only when it is needed.
///
/// It never changes: all pages of a site share it.
public final class SourceIndex: Sendable {
    /// One indexed file.
    public struct File: Sendable {
        /// The path that messages show; it also tells which files are near each other.
        public var path: String
        /// Its number in ranges.
        public var id: FileID
        public var bytes: [UInt8]

        /// Makes a file.
        public init(path: String, id: FileID, bytes: [UInt8]) {
            self.path = path
            self.id = id
            self.bytes = bytes
        }
    }

    /// A declaration and its file.
    struct Site: Sendable {
        /// Index of the file.
        var file: Int
        var declaration: ScannedDeclaration
    }

    /// The files in the order of their paths.
    public let files: [File]
    /// All declarations, file by file.
    let sites: [Site]
    /// Numbers of declarations by the name of what they declare.
    private let types: [String: [Int]]
    private let extensions: [String: [Int]]
    private let functions: [String: [Int]]
    private let variables: [String: [Int]]
    private let aliases: [String: [Int]]
    /// Extensions of what the files do not declare, by `Type.member`.
    private let members: [String: [Int]]
    /// Types inside others, by their short names.
    private let nested: [String: [Int]]
    /// The names of what is extended but not declared, sorted.
    let extendedNames: [String]
    /// The declarations of each file.
    private let sitesOfFile: [Range<Int>]
    private let firstFile: Int

    /// Indexes files; `scans` are their declarations. The numbers of the files follow each other.
    public init(files: [File], scans: [[ScannedDeclaration]]) {
        self.files = files
        firstFile = files.first?.id.rawValue ?? 0
        var sites: [Site] = []
        var ranges: [Range<Int>] = []
        for (file, declarations) in scans.enumerated() {
            let start = sites.count
            for declaration in declarations {
                sites.append(Site(file: file, declaration: declaration))
            }
            ranges.append(start..<sites.count)
        }
        var tables = Tables()
        for (number, site) in sites.enumerated() { tables.add(site.declaration, number) }
        tables.addMembers(of: sites)
        self.sites = sites
        sitesOfFile = ranges
        types = tables.types
        extensions = tables.extensions
        extendedNames = tables.extensions.keys.filter { tables.types[$0] == nil }.sorted()
        functions = tables.functions
        variables = tables.variables
        aliases = tables.aliases
        members = tables.members
        nested = tables.nested
    }

    /// Scans files one after the other and indexes them.
    public convenience init(files: [File]) {
        self.init(
            files: files,
            scans: files.map {
                DeclarationScanner.scan(SourceText(file: $0.id, bytes: $0.bytes))
            })
    }

    /// The tables while they are filled.
    private struct Tables {
        var types: [String: [Int]] = [:]
        var extensions: [String: [Int]] = [:]
        var functions: [String: [Int]] = [:]
        var variables: [String: [Int]] = [:]
        var aliases: [String: [Int]] = [:]
        var members: [String: [Int]] = [:]
        var nested: [String: [Int]] = [:]

        mutating func add(_ declaration: ScannedDeclaration, _ number: Int) {
            for name in declaration.nested {
                nested[name.lastNamePart, default: []].append(number)
            }
            switch declaration.kind {
            case .type(.extension):
                for name in declaration.names {
                    extensions[name.firstNamePart, default: []].append(number)
                }
            case .type:
                for name in declaration.names { types[name, default: []].append(number) }
            case .function:
                for name in declaration.names { functions[name, default: []].append(number) }
            case .variable:
                for name in declaration.names { variables[name, default: []].append(number) }
            case .typeAlias:
                for name in declaration.names { aliases[name, default: []].append(number) }
            case .preview, .other: break
            }
        }

        /// Members of what is only extended are found one by one: an app may extend `View` in
        /// hundreds of places.
        mutating func addMembers(of sites: [Site]) {
            for (number, site) in sites.enumerated() {
                guard case .type(.extension) = site.declaration.kind,
                    let name = site.declaration.names.first, types[name.firstNamePart] == nil
                else { continue }
                let inner = site.declaration.nested.map { $0.lastNamePart }
                for member in site.declaration.members + inner {
                    members[name + "." + member, default: []].append(number)
                }
            }
        }
    }
}

// MARK: - Looking up

extension SourceIndex {
    /// The declarations of a type, without its extensions.
    func types(named name: String) -> [Int] { types[name] ?? [] }

    /// The extensions of a type.
    func extensions(of name: String) -> [Int] { extensions[name] ?? [] }

    /// The extensions of a type the files do not declare, that hold a member.
    func extensions(of name: String, holding member: String) -> [Int] {
        members.isEmpty ? [] : members[name + "." + member] ?? []
    }

    func functions(named name: String) -> [Int] { functions[name] ?? [] }

    func variables(named name: String) -> [Int] { variables[name] ?? [] }

    func aliases(named name: String) -> [Int] { aliases[name] ?? [] }

    /// The declarations inside of which a type of a short name stands.
    func holders(ofNested name: String) -> [Int] { nested[name] ?? [] }

    /// Whether a type that the files do not declare is extended.
    func extendsOnly(_ name: String) -> Bool {
        extensions[name] != nil && types[name] == nil
    }

    /// The declarations of a file.
    func sites(ofFile file: Int) -> Range<Int> { sitesOfFile[file] }

    /// The index of a file by the number that ranges carry.
    public func index(of id: FileID) -> Int? {
        let index = id.rawValue - firstFile
        return files.indices.contains(index) ? index : nil
    }

    /// The text of a declaration, in place.
    func text(of site: Int) -> SourceText {
        let declaration = sites[site].declaration
        let file = files[sites[site].file]
        let (start, end) = (declaration.start, declaration.end)
        return SourceText(
            file: file.id, bytes: Array(file.bytes[start..<max(start, end)]),
            lines: [.init(code: 0, file: start)])
    }

    /// The views that the files declare at the top, by file.
    var viewNames: [String] {
        var names = UniqueList<String>()
        for site in sites where site.declaration.isView {
            names.insert(contentsOf: site.declaration.names)
        }
        return names.all
    }
}

extension ScannedDeclaration {
    /// Whether it declares a view in so many words.
    public var isView: Bool {
        guard case .type(let keyword) = kind, keyword != .extension, keyword != .protocol else {
            return false
        }
        return inherited.contains("View")
    }
}

extension String {
    /// What stands before the first dot.
    var firstNamePart: String {
        guard let dot = utf8.firstIndex(of: 0x2E) else { return self }
        return String(self[..<dot])
    }

    /// What stands behind the last dot.
    var lastNamePart: String {
        guard let dot = utf8.lastIndex(of: 0x2E) else { return self }
        return String(self[index(after: dot)...])
    }
}
