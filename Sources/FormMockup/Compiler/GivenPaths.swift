/// Values that a block's body gives to what a property leads to: `model.user.name = "Alex"`,
/// `items[0].name = "Alex"`, `items += […]`.
extension GivenValues {
    /// Gives a collection without a value the elements that a statement sets or adds to.
    func fill(for statement: Statement, _ scope: Scope) {
        switch statement.kind {
        case .assignment(let target, "+=", _): fill(target, count: 0, scope)
        case .assignment(let target, "=", _):
            guard case .postfix(let base, let suffixes) = target.kind,
                let place = suffixes.firstIndex(where: { $0.index != nil }),
                let index = suffixes[place].index
            else { return }
            fill(Self.part(base, suffixes[..<place]), count: index + 1, scope)
        case .expression(let expression):
            guard case .postfix(let base, let suffixes) = expression.kind, suffixes.count >= 2,
                case .member(let name, _) = suffixes[suffixes.count - 2].kind,
                name == "append" || name == "insert"
            else { return }
            fill(Self.part(base, suffixes.dropLast(2)), count: 0, scope)
        default: return
        }
    }

    private func fill(_ target: Expression, count: Int, _ scope: Scope) {
        guard
            case .unknown(.cell(let index)) = interpreter.currentValue(
                interpreter.evaluate(target, scope)),
            let element = interpreter.state.unknowns[index].type?.element
        else { return }
        let values = (0..<count).map { _ in sample(of: element, at: target.range) }
        interpreter.state.setValue(.array(values), ofUnknown: index)
        interpreter.store(.array(values), at: target, [], scope)
    }

    private func sample(of element: TypeReference, at range: SourceRange) -> Value {
        guard case .named(let path, _) = element, let info = interpreter.typeInfo(path) else {
            return .unknown(interpreter.unknown(named: "element", type: element, at: range))
        }
        return interpreter.instantiate(info, [], range: range)
    }

    private static func part(_ base: Expression, _ suffixes: ArraySlice<Suffix>) -> Expression {
        guard let last = suffixes.last else { return base }
        return Expression(
            .postfix(base, Array(suffixes)), range: base.range.joined(with: last.range))
    }

    // MARK: - Slips

    /// Warns of the first member of an assignment's target that its type does not have.
    func checkPath(of statement: Statement, _ scope: Scope) {
        guard case .assignment(let target, _, _) = statement.kind else { return }
        guard case .postfix(let base, let suffixes) = target.kind else {
            if case .identifier(let name, _) = target.kind { checkName(name, at: target.range) }
            return
        }
        for (index, suffix) in suffixes.enumerated() {
            guard case .member(let name, _) = suffix.kind else { continue }
            let value = interpreter.evaluate(Self.part(base, suffixes[..<index]), scope)
            guard let owner = declaredType(of: value), !has(name, owner) else { continue }
            report(
                .noProperty(name, of: owner.shortName, at: suffix.nameRange), named: name,
                among: owner.memberNames)
            return
        }
    }

    /// The type that the sources declare for a value.
    private func declaredType(of value: Value) -> TypeInfo? {
        let value = interpreter.currentValue(value)
        if case .unknown(.cell(let index)) = value {
            guard case .named(let path, _)? = interpreter.state.unknowns[index].type else {
                return nil
            }
            return interpreter.typeInfo(path)
        }
        return interpreter.typeInfo(of: value)
    }

    private func has(_ name: String, _ type: TypeInfo) -> Bool {
        type.storedIndex(name) != nil || interpreter.ownComputed(name, of: type) != nil
            || type.methods["subscript"] != nil || type.keyword == .protocol || !type.isDeclared
    }

    /// Warns of a case that the type of a property does not have.
    func checkCase(_ value: Value, of type: TypeReference?, at range: SourceRange) {
        guard case .implicit(let name, _) = value, name != "init",
            case .named(let path, _)? = type?.unwrapped, let info = interpreter.typeInfo(path)
        else { return }
        report(
            .noCase(name, of: info.shortName, at: range), named: name,
            among: info.cases.map(\.name) + info.memberNames)
    }

    /// Reports a slip, once, with the name that was meant.
    func report(_ diagnostic: Diagnostic, named name: String = "", among names: [String] = []) {
        var diagnostic = diagnostic
        if let best = NearMiss.best(for: name, among: names) {
            diagnostic.notes.append(.init("did you mean '\(best)'?"))
        } else if !name.isEmpty {
            let list = NearMiss.list(of: names)
            if !list.isEmpty { diagnostic.notes.append(.init("there are " + list)) }
        }
        interpreter.report(diagnostic, once: name)
    }
}

extension Suffix {
    /// The number in brackets of `items[0]`; elements far behind are not made.
    fileprivate var index: Int? {
        guard case .subscript(let arguments) = kind, arguments.count == 1,
            case .integer(let index) = arguments[0].value.kind, (0..<100).contains(index)
        else { return nil }
        return index
    }
}

extension TypeReference {
    /// The type without `?` around it.
    fileprivate var unwrapped: TypeReference {
        switch self {
        case .optional(let inner), .opaque(let inner): inner.unwrapped
        case .named, .array, .dictionary, .tuple, .function: self
        }
    }
}

extension Diagnostic {
    fileprivate static func noCase(_ name: String, of type: String, at range: SourceRange)
        -> Diagnostic
    {
        Diagnostic(.warning, id: "no-case", "'\(type)' has no case '\(name)'", at: range)
    }

    static func setBinding(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .warning, id: "set-binding",
            "'$\(name)' is a binding; its value is set by '\(name) = …'", at: range)
    }
}
