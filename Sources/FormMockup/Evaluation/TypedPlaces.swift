/// Variables that know their type: what is put into one later, such as `.init(…)` or `.high`, is of
/// that type.
extension Interpreter {
    /// Gives what was just put into a variable the type that is declared there, or else that of what
    /// the variable holds beside it.
    func giveType(
        _ type: TypeReference?, toCell cell: Int, after value: Value, _ scope: Scope
    ) {
        guard value.needsType else { return }
        if let type {
            let typed = coerce(state.cells[cell], to: type, owner: scope.nearestOwner)
            return state.setCell(cell, to: typed)
        }
        guard case .array(var values) = state.cells[cell],
            let like = values.first.flatMap({ typeInfo(of: $0) })
        else { return }
        for index in values.indices {
            guard case .implicit(let name, let arguments) = values[index] else { continue }
            values[index] = resolve(name, arguments, in: like) ?? values[index]
        }
        state.setCell(cell, to: .array(values))
    }
}

extension Value {
    /// Whether it is a member whose type nobody has asked for, or holds one.
    var needsType: Bool {
        switch self {
        case .implicit: return true
        case .array(let values), .set(let values): return values.contains { $0.isImplicit }
        case .dictionary(let pairs): return pairs.contains { $0.value.isImplicit }
        case .tuple(let fields): return fields.contains { $0.value.isImplicit }
        default: return false
        }
    }

    private var isImplicit: Bool {
        if case .implicit = self { return true }
        return false
    }
}

extension Expression {
    /// The type of an empty collection: `[Row]()`, `[String: Row]()`, `Set<Row>()`.
    var madeCollection: TypeReference? {
        guard case .postfix(let base, let suffixes) = kind, suffixes.count == 1,
            case .call(let arguments) = suffixes[0].kind, arguments.isEmpty
        else { return nil }
        switch base.kind {
        case .array, .dictionary: return base.asType
        case .identifier("Set", let generics), .identifier("Array", let generics),
            .identifier("Dictionary", let generics):
            return generics.isEmpty ? nil : base.asType
        default: return nil
        }
    }

    /// An expression that is read as a type.
    private var asType: TypeReference? {
        switch kind {
        case .identifier(let name, let generics): return .named([name], generics)
        case .array(let elements) where elements.count == 1:
            return elements[0].asType.map { .array($0) }
        case .dictionary(let entries) where entries.count == 1:
            guard let key = entries[0].key.asType, let value = entries[0].value.asType else {
                return nil
            }
            return .dictionary(key, value)
        case .postfix(let base, let suffixes):
            guard case .identifier(let name, _) = base.kind else { return nil }
            var path = [name]
            for suffix in suffixes {
                guard case .member(let member, _) = suffix.kind else { return nil }
                path.append(member)
            }
            return .named(path, [])
        case .type(let reference): return reference
        default: return nil
        }
    }
}
