extension Interpreter {
    /// A value as a declared type wants it: implicit members find their type, literals settle.
    func coerce(_ value: Value, to type: TypeReference?, owner: TypeInfo? = nil) -> Value {
        guard let type else { return value }
        switch type {
        case .optional(let inner), .opaque(let inner): return coerce(value, to: inner, owner: owner)
        case .array(let element): return coerceElements(value, to: element, owner: owner)
        case .dictionary(let key, let element):
            return coercePairs(value, key, element, owner: owner)
        case .tuple(let elements): return coerceTuple(value, elements, owner: owner)
        case .function: return value
        case .named(let path, let arguments):
            return coerce(value, toNamed: path, arguments, owner: owner)
        }
    }

    private func coercePairs(
        _ value: Value, _ key: TypeReference, _ element: TypeReference, owner: TypeInfo?
    ) -> Value {
        var value = value
        if case .implicit("init", let arguments) = value {
            value = madeCollection("Dictionary", arguments)
        }
        guard case .dictionary(var pairs) = value else { return value }
        for index in pairs.indices {
            pairs[index].key = coerce(pairs[index].key, to: key, owner: owner)
            pairs[index].value = coerce(pairs[index].value, to: element, owner: owner)
        }
        return .dictionary(pairs)
    }

    private func coerceElements(_ value: Value, to element: TypeReference, owner: TypeInfo?)
        -> Value
    {
        switch value {
        case .array(let values): .array(values.map { coerce($0, to: element, owner: owner) })
        case .implicit("init", let arguments):
            coerceElements(madeCollection("Array", arguments), to: element, owner: owner)
        case .implicit(let member, let arguments):
            implicit(member, arguments, ofLibraryType: "Array").map {
                coerceElements($0, to: element, owner: owner)
            } ?? value
        default: value
        }
    }

    private func coerceTuple(
        _ value: Value, _ elements: [TypeReference.TupleElement], owner: TypeInfo?
    ) -> Value {
        guard case .tuple(var fields) = value, fields.count == elements.count else { return value }
        for index in fields.indices {
            fields[index].value = coerce(
                fields[index].value, to: elements[index].type, owner: owner)
            if fields[index].label == nil { fields[index].label = elements[index].label }
        }
        return .tuple(fields)
    }

    private func coerce(
        _ value: Value, toNamed path: [String], _ arguments: [TypeReference], owner: TypeInfo?
    ) -> Value {
        let name = path.last ?? ""
        if case .implicit(let member, let memberArguments) = value, typeInfo(path) == nil,
            let made = implicit(member, memberArguments, ofLibraryType: name)
        {
            return coerce(made, toNamed: path, arguments, owner: owner)
        }
        switch name {
        case "String", "Substring": return settled(value)
        case "Double", "CGFloat", "Float", "TimeInterval", "Decimal":
            if case .integer(let number) = value { return .double(Double(number)) }
            return value
        case "LocalizedStringKey", "LocalizedStringResource":
            if case .string(let text) = value { return .literal(key: text, at: currentRange) }
            return value
        case "Set":
            if case .array(let values) = value {
                guard let element = arguments.first else { return .set(distinct(values)) }
                return .set(distinct(values.map { coerce($0, to: element, owner: owner) }))
            }
            return value
        case "Array":
            return arguments.first.map { coerceElements(value, to: $0, owner: owner) } ?? value
        case "Dictionary" where arguments.count == 2:
            return coercePairs(value, arguments[0], arguments[1], owner: owner)
        case "Binding":
            return .binding(binding(from: value))
        case "Color":
            return paint(from: value).map(Value.paint) ?? value
        case "Font":
            return font(from: value).map(Value.font) ?? value
        case "Optional":
            return arguments.first.map { coerce(value, to: $0, owner: owner) } ?? value
        case "Duration":
            if case .implicit(let unit, let arguments) = value {
                return duration(unit, arguments) ?? value
            }
            return value
        case "Date":
            if case .implicit(let member, let arguments) = value {
                return dateMember(member, arguments) ?? value
            }
            return value
        default: break
        }
        if case .array(let values) = value {
            return optionSet(values, path, owner: owner) ?? value
        }
        guard case .implicit(let member, let memberArguments) = value else { return value }
        let info =
            owner.flatMap { nestedType(name, of: $0) } ?? typeInfo(path)
            ?? (name == "Self" ? owner : nil)
        guard let info else { return value }
        return resolve(member, memberArguments, in: info) ?? value
    }

    /// An implicit member of a type of the library: one that the sources add, or `.init(…)`.
    private func implicit(
        _ member: String, _ arguments: [EvaluatedArgument], ofLibraryType name: String
    ) -> Value? {
        if member != "init" {
            return additions(to: name, holding: member).flatMap {
                resolve(member, arguments, in: $0)
            }
        }
        switch name {
        case "Array", "Set", "Dictionary": return madeCollection(name, arguments)
        case "Binding", "Optional", "Self": return nil
        default: break
        }
        switch construct(name, arguments, range: currentRange, nameRange: currentRange) {
        case .unknown, .view(.foreign), .nil, .implicit: return nil
        case let made: return made
        }
    }

    /// `.init(…)` where a collection is asked for.
    private func madeCollection(_ name: String, _ arguments: [EvaluatedArgument]) -> Value {
        construct(name, arguments, range: currentRange, nameRange: currentRange)
    }

    /// An implicit member of a declared type.
    func resolve(_ name: String, _ arguments: [EvaluatedArgument], in type: TypeInfo) -> Value? {
        if name == "init" { return instantiate(type, arguments, range: currentRange) }
        if let index = type.caseIndex(name) {
            return .enumCase(enumValue(type, index, arguments))
        }
        if let function = choose(type.staticMethods[name] ?? [], for: arguments),
            !arguments.isEmpty || type.staticStored[name] == nil
        {
            return call(
                function, arguments, scope: staticScope(of: type), range: currentRange)
        }
        return staticMember(name, of: type, range: currentRange)
    }

    /// Values without repetition, the first of equal ones staying.
    func distinct(_ values: [Value]) -> [Value] {
        var result: [Value] = []
        var keys = ValueKeys(self)
        for value in values where keys.placeOrAdd(value) == nil {
            result.append(plainText(value).map { .string($0) } ?? value)
        }
        return result
    }
}
