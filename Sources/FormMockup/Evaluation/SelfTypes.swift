extension GenericClause {
    /// The type that a `where` clause says that `Self` is.
    var selfType: TypeReference? {
        requirements.first { $0.isEquality && $0.subject.shortName == "Self" }?.type
    }
}

extension TypeInfo {
    /// Remembers what `Self` is for members of an extension of this protocol.
    func nameSelf(_ type: TypeReference, for members: [Declaration]) {
        for member in members where member.isStatic {
            switch member.kind {
            case .function(let function): selfTypes[function.name] = type
            case .variable(let variable):
                for binding in variable.bindings {
                    if case .binding(let name, _) = binding.pattern { selfTypes[name] = type }
                }
            case .type, .enumCases, .typeAlias, .preview, .other: break
            }
        }
    }
}
