extension Interpreter {
    /// The value of `@Environment(\.key)` where a view is made.
    func environmentValue(
        _ key: String, name: String, type: TypeReference?, range: SourceRange
    ) -> Value {
        switch key {
        case "colorScheme":
            readsColorScheme = true
            return .implicit(traits.colorScheme == .dark ? "dark" : "light", [])
        case "horizontalSizeClass":
            return .implicit(traits.width >= 640 ? "regular" : "compact", [])
        case "verticalSizeClass": return .implicit("regular", [])
        case "layoutDirection":
            return .implicit(traits.direction == .rightToLeft ? "rightToLeft" : "leftToRight", [])
        case "locale": return locale(traits.locale)
        case "calendar": return .implicit("current", [])
        case "timeZone": return timeZone("current")
        default:
            if let value = ownEnvironmentValue(key, range: range) { return value }
            if let value = initialEnvironment(key) { return value }
            if let value = environmentPath(key, range: range) { return value }
            if key.isTypeLike, let info = typeInfo([key]) {
                let type = TypeReference.named([info.name], [])
                if let value = sharedObject(type, range: range) { return value }
                return .unknown(unknown(named: name, type: .named([info.name], []), at: range))
            }
            return .unknown(unknown(named: name, type: type, at: range))
        }
    }

    /// The value of `@Environment(\.theme.isCompact)`: a member of what the first name stands for.
    private func environmentPath(_ path: String, range: SourceRange) -> Value? {
        guard path.utf8.contains(0x2E), !path.isTypeLike else { return nil }
        let names = path.split(separator: ".").map { String($0) }
        let whole = environmentValue(names[0], name: names[0], type: nil, range: range)
        if case .unknown = whole { return nil }
        return follow(Array(names.dropFirst()), from: whole, range: range)
    }

    /// A value that an extension of `EnvironmentValues` declares: by `@Entry`, or through a key
    /// with a default value.
    private func ownEnvironmentValue(_ key: String, range: SourceRange) -> Value? {
        guard let info = extensionInfo("EnvironmentValues", holding: key) else { return nil }
        if let index = info.storedIndex(key), let initializer = info.stored[index].initializer {
            return coerce(
                settled(evaluate(initializer, staticScope(of: info))), to: info.stored[index].type)
        }
        guard let computed = info.computed[key] else { return nil }
        for name in KeyNames.keys(in: computed.getter) {
            guard let type = typeInfo(named: name),
                let value = staticMember("defaultValue", of: type, range: range)
            else { continue }
            return value
        }
        return nil
    }
}

/// The keys that the getter of an environment value reads: `self[SpacingKey.self]`.
private enum KeyNames {
    static func keys(in getter: CodeBlock) -> [String] {
        var names: [String] = []
        for statement in getter.statements {
            let expression: Expression?
            switch statement.kind {
            case .expression(let value): expression = value
            case .return(let value): expression = value
            default: expression = nil
            }
            guard case .postfix(_, let suffixes)? = expression?.kind else { continue }
            for suffix in suffixes {
                guard case .subscript(let arguments) = suffix.kind,
                    case .postfix(let base, _)? = arguments.first?.value.kind,
                    case .identifier(let name, _) = base.kind
                else { continue }
                names.append(name)
            }
        }
        return names
    }
}
