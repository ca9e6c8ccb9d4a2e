extension Interpreter {
    /// A property of a value of Swift's or Foundation's library; nil for what it does not have.
    func libraryMember(_ name: String, of value: Value, range: SourceRange) -> Value? {
        if name == "description" || name == "debugDescription", let text = description(of: value) {
            return .string(text)
        }
        switch value {
        case .string, .literal: return stringMember(name, displayText(of: value))
        case .array(let values), .set(let values): return collectionMember(name, values, of: value)
        case .dictionary(let pairs):
            return collectionMember(name, pairs.map { $0.value }, of: value)
        case .range(let bounds):
            switch name {
            case "lowerBound": return bounds.lower ?? .nil
            case "upperBound": return bounds.upper ?? .nil
            default: return elements(of: value).flatMap { collectionMember(name, $0, of: value) }
            }
        case .tuple(let fields):
            for (index, field) in fields.enumerated()
            where field.label == name || "\(index)" == name {
                return field.value
            }
            return nil
        case .integer, .double: return numberMember(name, value)
        case .boolean: return nil
        case .date(let seconds): return dateMethod(name, seconds, [])
        case .url(let text):
            return addressPart(name, of: text, [])
        case .implicit(let member, let arguments): return implicitMember(name, member, arguments)
        case .paint, .font: return libraryMethod(name, of: value, [], range: range)
        case .binding(let binding):
            switch name {
            case "wrappedValue": return read(binding)
            case "projectedValue": return value
            default: return .binding(.member(binding, name))
            }
        case .structure, .object: return libraryObject(value).flatMap { objectMember(name, $0) }
        case .type, .foreignType, .keyPath, .closure, .function, .enumCase, .view, .unknown,
            .stateCell, .void, .nil:
            return nil
        }
    }

    private func stringMember(_ name: String, _ text: String) -> Value? {
        charge(copiesOf: text.utf8.count)
        switch name {
        case "count": return .integer(text.count)
        case "isEmpty": return .boolean(text.isEmpty)
        case "capitalized": return .string(text.capitalizedWords)
        case "localizedCapitalized": return .string(text.capitalizedWords)
        case "localizedUppercase": return .string(host.uppercase(text, traits.locale))
        case "localizedLowercase": return .string(text.lowercased())
        case "first": return text.first.map { .string(String($0)) } ?? .nil
        case "last": return text.last.map { .string(String($0)) } ?? .nil
        case "self", "rawValue", "identifier", "uuidString": return .string(text)
        case _ where Self.isLookUp(name): return lookUp(text, arguments: [])
        case "utf8", "unicodeScalars": return .array(text.map { .string(String($0)) })
        case "startIndex": return .integer(0)
        case "endIndex": return .integer(text.count)
        case "indices": return .array((0..<text.count).map { .integer($0) })
        default: return characterMember(name, text)
        }
    }

    private func numberMember(_ name: String, _ value: Value) -> Value? {
        switch name {
        case "magnitude":
            return number(value).map {
                integer(value) != nil ? .integer(Int($0.magnitude)) : .double($0.magnitude)
            }
        case "isZero": return .boolean(number(value) == 0)
        case "isNaN": return .boolean(false)
        default: return nil
        }
    }

    /// A chain on an implicit member: `.red.opacity(0.5)` has the colour in mind, `.title.bold()`
    /// the font, `.number.precision(…)` a format.
    private func implicitMember(_ name: String, _ member: String, _ arguments: [EvaluatedArgument])
        -> Value?
    {
        if Self.isCurrent(member), let value = calendarMember(name) { return value }
        return libraryMethod(name, of: .implicit(member, arguments), [], range: currentRange)
    }

    /// A static member of a library type: `Color.red`, `Font.title`, `Date.now`, `Int.max`.
    func foreignStatic(_ type: String, _ name: String, range: SourceRange) -> Value {
        switch type {
        case "Color", "UIColor", "NSColor":
            if let paint = namedPaint(name) ?? assetColor(symbol: name) { return .paint(paint) }
        case "Font":
            if let font = namedFont(name) { return .font(font) }
        case "Date":
            if let date = dateMember(name, []) { return date }
        case "Int":
            if name == "max" { return .integer(.max) }
            if name == "min" { return .integer(.min) }
        case "Double", "CGFloat":
            switch name {
            case "infinity", "greatestFiniteMagnitude": return .double(.infinity)
            case "pi": return .double(.pi)
            case "zero": return .double(0)
            default: break
            }
        case "Locale":
            if Self.isCurrent(name) { return locale(traits.locale) }
            return .implicit(name, [])
        case "TimeZone": return timeZone(name)
        case "FormatStyle": return .implicit(name, [])
        case _ where Self.isFormatStyle(name): return .foreignType(name)
        case _ where type.hasPrefix("Unit") && type.utf8.count > 4: return .implicit(name, [])
        case "LocalizedStringKey", "LocalizedStringResource", "Calendar", "CharacterSet",
            "Alignment",
            "HorizontalAlignment",
            "VerticalAlignment", "Edge", "UIKeyboardType", "Axis", "ButtonRole", "Visibility":
            return .implicit(name, [])
        case "Set", "Array": return .foreignType(name)
        default: break
        }
        // An initialiser that is not called is a function, which a type is here.
        if name == "self" || name == "Type" || name == "init" { return .foreignType(type) }
        let own: TypeReference? = Self.singletons.contains(name) ? .named([type], []) : nil
        return .unknown(unknown(named: type + "." + name, type: own, at: range))
    }

    /// Static members that are of the type itself.
    private static let singletons: Set<String> = [
        "main", "standard", "shared", "default", "current", "general",
    ]
}

extension String {
    /// Every word with its first letter in upper case and the rest in lower case.
    var capitalizedWords: String {
        var result = ""
        var startsWord = true
        for character in self {
            result += startsWord ? character.uppercased() : character.lowercased()
            startsWord = character == " " || character == "-" || character == "\n"
        }
        return result
    }
}
