/// What an evaluation has taken in of the sources so far. Declarations are found by name and taken
/// in when they are first needed; they are the same for every branch that is tried.
struct LoadedSources {
    /// What a name of a type stands for.
    enum Choice {
        case none
        /// The only type of that name.
        case one(TypeInfo)
        /// One of several: which, depends on the file that uses it.
        case several([SourceSite])
    }

    let library: SourceLibrary
    var types: [String: Choice] = [:]
    /// Types that share their name with others.
    var variants: [SourceSite: TypeInfo] = [:]
    /// Whether a declaration of the sources is being taken in.
    var isTaking = false
    /// The sites that were taken in.
    var sites: Set<SourceSite> = []
    /// The members of extensions that were looked up.
    var members: Set<MemberUse> = []
    /// The members of views that were looked up.
    var viewMembers: Set<String> = []
    /// The aliases that were looked up.
    var aliases: Set<String> = []
    /// Under which name a global of a file is kept.
    var globals: [NameUse: String?] = [:]
    /// The functions at the top of a file that a name may mean.
    var functions: [NameUse: [FunctionDeclaration]] = [:]
    /// Which of several types with one name is meant.
    var meanings: [NameUse: Meaning] = [:]
    /// What is wrong in the declarations that were taken in.
    var diagnostics: [Diagnostic] = []

    /// `View` and those of SwiftUI's views that the sources extend.
    let extendedViews: [String]

    init(library: SourceLibrary) {
        self.library = library
        extendedViews =
            library.extendedNames.filter {
                $0 == "View" || $0 == "Shape" || ControlCatalogue.knows($0)
            }
    }

    /// A name as one file sees it.
    struct NameUse: Hashable {
        var name: String
        var file: FileID
    }

    /// A member of an extension.
    struct MemberUse: Hashable {
        var type: String
        var name: String
    }

    /// One of several types with one name.
    struct Meaning {
        var site: SourceSite
        var type: TypeInfo?
        /// Those that it was chosen among, itself too, where that is worth a word.
        var choices: [SourceSite]
    }
}

// MARK: - Types

extension Interpreter {
    /// A type of that name: declared, or only extended. The sources are searched when the block
    /// does not declare it.
    func info(_ name: String) -> TypeInfo? {
        let known = types[name]
        if loaded.library.isEmpty || known?.isDeclared == true { return known }
        return libraryType(name) ?? types[name]
    }

    private func libraryType(_ name: String) -> TypeInfo? {
        switch loaded.types[name] {
        case .some(.none): return nil
        case .one(let info)?: return info
        case .several(let sites)?: return variant(of: name, among: sites)
        case nil: break
        }
        // Set first: what is inside may ask for the same name.
        loaded.types[name] = .some(.none)
        let sites = loaded.library.sites(.types, name).filter { isMeant($0, name) }
        if sites.isEmpty {
            if name.utf8.contains(0x2E) { return pathInfo(name) }
            return nestedInfo(name)
        }
        let isVisibleToAll = !loaded.library.declaration(sites[0]).isPrivate
        if sites.count == 1, isVisibleToAll {
            take(sites[0])
            for site in loaded.library.sites(.extensions, name) { take(site) }
            if let info = types[name] { loaded.types[name] = .one(info) }
            return types[name]
        }
        loaded.types[name] = .several(sites)
        return variant(of: name, among: sites)
    }

    /// A name of SwiftUI's own means that, unless the sources declare a view of the name.
    private func isMeant(_ site: SourceSite, _ name: String) -> Bool {
        ControlCatalogue.control(named: name) == nil || loaded.library.declaration(site).isView
    }

    /// `Outer.Inner`: comes with `Outer`.
    private func pathInfo(_ name: String) -> TypeInfo? {
        let outer = name.firstNamePart
        if var type = info(outer) {
            for part in name.dropFirst(outer.count + 1).split(separator: ".") {
                guard let inner = takeNested(String(part), of: type) else { return types[name] }
                type = inner
            }
            return type
        }
        let inner = String(name.dropFirst(outer.count + 1)).firstNamePart
        return extensionInfo(outer, holding: inner) == nil ? nil : types[name]
    }

    /// A type inside another that is used by its short name: it stands in the file that uses it, or
    /// there is no other of the name.
    private func nestedInfo(_ name: String) -> TypeInfo? {
        guard ControlCatalogue.control(named: name) == nil else { return nil }
        let holders = loaded.library.holders(ofNested: name)
        let near = holders.first { loaded.library.file(of: $0).id == currentRange.file }
        guard let holder = near ?? (holders.count == 1 ? holders[0] : nil),
            let outer = loaded.library.declaration(holder).names.first,
            let path = loaded.library.declaration(holder).nested.first(where: {
                $0.lastNamePart == name
            })
        else { return nil }
        if case .type(.extension) = loaded.library.declaration(holder).kind { take(holder) }
        _ = info(outer.firstNamePart)
        guard let info = info(path) ?? types[path] else { return nil }
        if near == nil { loaded.types[name] = .one(info) } else { loaded.types[name] = nil }
        return info
    }

    /// The type of several that the present file means: its own, else the nearest.
    private func variant(of name: String, among all: [SourceSite]) -> TypeInfo? {
        let use = LoadedSources.NameUse(name: name, file: currentRange.file)
        let known = loaded.meanings[use]
        guard let meaning = known ?? meaning(of: use, among: all) else { return nil }
        if known == nil { loaded.meanings[use] = meaning }
        if !meaning.choices.isEmpty {
            reportAmbiguity(name, chosen: meaning.site, among: meaning.choices)
        }
        return meaning.type
    }

    private func meaning(of use: LoadedSources.NameUse, among all: [SourceSite])
        -> LoadedSources.Meaning?
    {
        let library = loaded.library
        let sites = all.filter {
            !library.declaration($0).isPrivate || library.file(of: $0).id == use.file
        }
        guard let site = nearest(sites) else { return nil }
        let isPlain = sites.count == 1 || library.file(of: site).id == use.file
        return LoadedSources.Meaning(
            site: site, type: variant(of: use.name, at: site, among: all),
            choices: isPlain ? [] : sites)
    }

    /// The type that a site declares, with the extensions that are nearer to it than to the others.
    private func variant(of name: String, at site: SourceSite, among all: [SourceSite])
        -> TypeInfo?
    {
        if let known = loaded.variants[site] { return known }
        let library = loaded.library
        let key = name + "#" + String(library.file(of: site).id.rawValue)
        take(site, as: key)
        for piece in library.sites(.extensions, name) {
            let path = library.file(of: piece).path
            let own = SourceLibrary.nearness(library.file(of: site).path, path)
            let isNearest = all.allSatisfy {
                SourceLibrary.nearness(library.file(of: $0).path, path) <= own
            }
            if isNearest { take(piece, as: key) }
        }
        if let info = types[key] { loaded.variants[site] = info }
        return types[key]
    }

    /// Looks at names from the file that `source=` names, where there is one.
    func enterOrigin() {
        guard let file = loaded.library.origin.first else { return }
        currentRange = SourceRange(file: file, start: 0, end: 0)
    }

    /// The site that is nearest to the code being evaluated, the first of equally near ones.
    func nearest(_ sites: [SourceSite]) -> SourceSite? {
        guard sites.count > 1 else { return sites.first }
        let library = loaded.library
        let user = library.file(currentRange.file) ?? library.origin.first.flatMap(library.file)
        guard let path = user?.path else { return sites.first }
        var best: (site: SourceSite, nearness: Int)?
        for site in sites {
            let nearness = SourceLibrary.nearness(library.file(of: site).path, path)
            if nearness > best?.nearness ?? -1 { best = (site, nearness) }
        }
        return best?.site
    }

    private func reportAmbiguity(
        _ name: String, chosen: SourceSite, among sites: [SourceSite]
    ) {
        let library = loaded.library
        let other = sites.first { $0 != chosen }.map { library.file(of: $0).path } ?? ""
        report(
            .ambiguousType(
                name, count: sites.count, chosen: library.file(of: chosen).path, other: other,
                at: currentRange), once: name)
    }
}

// MARK: - Members, functions, globals

extension Interpreter {
    /// The extensions of a type of Swift's library as far as they hold a member.
    func extensionInfo(_ name: String, holding member: String) -> TypeInfo? {
        if !loaded.library.isEmpty,
            loaded.members.insert(.init(type: name, name: member)).inserted
        {
            for site in loaded.library.extensions(of: name, holding: member) { take(site) }
        }
        return types[name]
    }

    /// The extensions of `View`, and of SwiftUI's views, as far as they hold a member.
    func loadViewExtensions(holding member: String) {
        guard !loaded.library.isEmpty, loaded.viewMembers.insert(member).inserted else { return }
        for name in loaded.extendedViews {
            for site in loaded.library.extensions(of: name, holding: member) { take(site) }
        }
    }

    /// The functions at the top of a file that a name may mean.
    func functions(named name: String) -> [FunctionDeclaration] {
        guard !loaded.library.isEmpty else { return functions[name] ?? [] }
        let use = LoadedSources.NameUse(name: name, file: currentRange.file)
        if let known = loaded.functions[use] { return known }
        let local = name + "#" + String(use.file.rawValue)
        for site in loaded.library.sites(.functions, name) {
            if !loaded.library.declaration(site).isPrivate {
                take(site)
            } else if loaded.library.file(of: site).id == use.file {
                take(site, as: local)
            }
        }
        let found = (functions[local] ?? []) + (functions[name] ?? [])
        loaded.functions[use] = found
        return found
    }

    /// The name under which a global is kept that a name means here; nil when there is none.
    func globalKey(_ name: String) -> String? {
        if loaded.library.isEmpty || globals[name] != nil || computedGlobals[name] != nil {
            return name
        }
        let use = LoadedSources.NameUse(name: name, file: currentRange.file)
        if let known = loaded.globals[use] { return known }
        let library = loaded.library
        let sites = library.sites(.variables, name).filter {
            !library.declaration($0).isPrivate || library.file(of: $0).id == use.file
        }
        var key: String?
        if let site = nearest(sites) {
            let own = sites.count == 1 && !library.declaration(site).isPrivate
            key = own ? name : name + "#" + String(library.file(of: site).id.rawValue)
            take(site, as: own ? nil : key)
        }
        loaded.globals[use] = .some(key)
        return key
    }

    /// What an alias stands for: one at the top of a file, else one inside a type.
    func alias(_ name: String) -> TypeReference? {
        if let known = typeAliases[name] { return known }
        if !loaded.library.isEmpty, loaded.aliases.insert(name).inserted,
            let site = nearest(loaded.library.sites(.aliases, name))
        {
            take(site)
            if let taken = typeAliases[name] { return taken }
        }
        return innerAliases.target(of: name, in: currentRange.file)
    }

    /// Takes in a declaration, under another name if it shares its own.
    private func take(_ site: SourceSite, as name: String? = nil) {
        if name == nil, !loaded.sites.insert(site).inserted { return }
        let tree = loaded.library.tree(of: site)
        loaded.diagnostics += tree.diagnostics
        let outer = loaded.isTaking
        loaded.isTaking = true
        defer { loaded.isTaking = outer }
        for statement in tree.statements {
            guard case .declaration(var declaration) = statement.kind else { continue }
            if let name { declaration.rename(to: name) }
            collect(declaration, outer: nil, variablesAreGlobals: true)
        }
    }
}

extension Declaration {
    /// Gives what is declared another name, which tells it from others of its own.
    fileprivate mutating func rename(to name: String) {
        switch kind {
        case .type(var type):
            // An extension of an inner type keeps what stands behind the outer one's name.
            let inner = type.name.dropFirst(type.name.firstNamePart.count)
            type.name = name + inner
            kind = .type(type)
        case .function(var function):
            function.name = name
            kind = .function(function)
        case .variable(var variable):
            let own = name.split(separator: "#").first.map(String.init) ?? name
            for index in variable.bindings.indices {
                guard case .binding(own, let type) = variable.bindings[index].pattern else {
                    continue
                }
                variable.bindings[index].pattern = .binding(name, type)
            }
            kind = .variable(variable)
        case .typeAlias, .enumCases, .preview, .other: break
        }
    }
}

extension Diagnostic {
    static func ambiguousType(
        _ name: String, count: Int, chosen: String, other: String, at range: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .note, id: "ambiguous-type",
            "\(count) types are named '\(name)'; the one in \(chosen) is used", at: range,
            notes: [Note("another is in \(other)")])
    }
}
