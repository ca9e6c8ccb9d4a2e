/// Which extensions add members to a value of Swift's library: those of its type, of the protocols
/// that the type conforms to, and of optionals.
extension Interpreter {
    /// The names that the sources extend and whose members a value has, the nearest first.
    func extendedNames(of value: Value) -> [String] {
        let type = libraryTypeName(of: value) ?? ""
        if let known = extensionsOfLibrary[type] { return known }
        let names = [type] + LibraryProtocols.names(of: type) + ["Optional"]
        let found = names.filter { name in
            !name.isEmpty
                && (types[name]?.isDeclared == false || loaded.library.extendsOnly(name))
        }
        extensionsOfLibrary[type] = found
        return found
    }

    /// A property that an extension adds to a value.
    func addedMember(_ name: String, of value: Value, range: SourceRange) -> Value? {
        for extended in extendedNames(of: value) {
            if let type = extensionInfo(extended, holding: name),
                let computed = type.computed[name]
            {
                return run(computed, named: name, owner: type, value, range: range)
            }
        }
        return nil
    }

    /// A method that an extension adds to a value: of the value's own type the first of the name, of
    /// a protocol only one that the call fits, as Swift's own may have the name, too.
    func addedMethod(_ name: String, of value: Value, _ arguments: [EvaluatedArgument])
        -> OwnedMethod?
    {
        let own = libraryTypeName(of: value)
        for extended in extendedNames(of: value) {
            guard let type = extensionInfo(extended, holding: name),
                let methods = type.methods[name]
            else { continue }
            let method = fitting(methods, for: arguments)
            if let method { return (method, type) }
            if extended == own, !LibraryProtocols.hasMethod(name),
                knownMethod(name, of: value, arguments, range: currentRange) == nil
            {
                return choose(methods, for: arguments).map { ($0, type) }
            }
        }
        return nil
    }

    /// The extensions of a type of the library as far as they hold a member; nil for a type that
    /// the sources declare.
    func additions(to type: String, holding name: String) -> TypeInfo? {
        guard let info = extensionInfo(type, holding: name), !info.isDeclared else { return nil }
        return info
    }

    /// A static member that an extension adds to a type of the library.
    func addedStatic(_ name: String, of type: String, range: SourceRange) -> Value? {
        // An initialiser, and the type itself, stay those of the library.
        guard name != "init", name != "self" else { return nil }
        return additions(to: type, holding: name).flatMap {
            staticMember(name, of: $0, range: range)
        }
    }

    /// A static function that an extension adds to a type of the library.
    func addedStaticMethod(_ name: String, of type: String, _ arguments: [EvaluatedArgument])
        -> OwnedMethod?
    {
        guard let info = additions(to: type, holding: name) else { return nil }
        return fittingLabels(info.staticMethods[name] ?? [], for: arguments).map { ($0, info) }
    }
}

/// The protocols of Swift's library that its types conform to, as far as apps extend them.
enum LibraryProtocols {
    /// The protocols of a type, those that say most first.
    static func names(of type: String) -> [String] { byType[type] ?? [] }

    /// Whether values of the library have a method of the name, so that an extension's may be
    /// another one.
    static func hasMethod(_ name: String) -> Bool { methods.contains(name) }

    private static let byType = NameTable(words: [
        (
            "String",
            "StringProtocol RangeReplaceableCollection BidirectionalCollection Collection Sequence "
                + "Comparable Equatable Hashable CustomStringConvertible LosslessStringConvertible"
        ),
        (
            "Int",
            "FixedWidthInteger SignedInteger BinaryInteger SignedNumeric Numeric "
                + "AdditiveArithmetic Strideable Comparable Equatable Hashable "
                + "CustomStringConvertible"
        ),
        (
            "Double",
            "CGFloat Float TimeInterval Decimal BinaryFloatingPoint FloatingPoint SignedNumeric "
                + "Numeric AdditiveArithmetic Strideable Comparable Equatable Hashable "
                + "CustomStringConvertible"
        ),
        ("Bool", "Equatable Hashable CustomStringConvertible"),
        (
            "Array",
            "RandomAccessCollection MutableCollection RangeReplaceableCollection "
                + "BidirectionalCollection Collection Sequence Equatable Hashable"
        ),
        ("Set", "SetAlgebra Collection Sequence Equatable Hashable"),
        ("Dictionary", "Collection Sequence Equatable Hashable"),
        ("Date", "Strideable Comparable Equatable Hashable"),
        ("URL", "Equatable Hashable"),
        (
            "Range",
            "ClosedRange RandomAccessCollection BidirectionalCollection Collection Sequence "
                + "RangeExpression Equatable Hashable"
        ),
        ("Color", "ShapeStyle Equatable Hashable"),
    ])

    private static let methods: Set<String> = [
        "map", "filter", "sorted", "reduce", "first", "last", "contains", "min", "max", "prefix",
        "suffix", "joined", "append", "insert", "remove", "removeAll", "index", "firstIndex",
        "forEach", "allSatisfy", "compactMap", "flatMap", "dropFirst", "dropLast", "hasPrefix",
        "hasSuffix", "formatted", "advanced", "distance", "union", "intersection", "subtracting",
    ]
}
