/// Aliases that are declared inside types.
///
/// Inside its type an alias hides whatever else has its name. Elsewhere it is only found where
/// nothing tells of the type around, as in the type of a property.
struct InnerAliases {
    private struct Alias {
        let file: FileID
        let target: TypeReference
    }

    private var byName: [String: [Alias]] = [:]

    mutating func add(_ name: String, _ target: TypeReference, in file: FileID) {
        byName[name, default: []].append(Alias(file: file, target: target))
    }

    /// What a name means to a file where the type around is not known: the alias of that file, else
    /// what all of the name stand for. A name of SwiftUI's own means that.
    func target(of name: String, in file: FileID) -> TypeReference? {
        guard let aliases = byName[name], !ControlCatalogue.knows(name) else { return nil }
        if let own = aliases.last(where: { $0.file == file }) { return own.target }
        guard let first = aliases.first else { return nil }
        let isSame = aliases.allSatisfy { $0.target.shortName == first.target.shortName }
        return aliases.count == 1 || isSame ? first.target : nil
    }
}

extension Interpreter {
    /// The type that an alias inside a type stands for, where the sources declare it.
    func aliasedType(_ name: String, in owner: TypeInfo) -> TypeInfo? {
        guard case .named(let path, _)? = owner.aliases[name], path != [name] else { return nil }
        return typeInfo(path)
    }
}
