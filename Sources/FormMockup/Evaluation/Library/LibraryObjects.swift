/// Foundation's own structures and formatters: types whose members code sets and reads, as if the
/// sources declared them.
enum LibraryTypes {
    /// A type's stored properties in order; nil for a type that is none of these.
    static func properties(of name: String) -> (keyword: TypeDeclaration.Keyword, names: [String])?
    {
        guard let names = table[name] else { return nil }
        return (name.hasSuffix("Formatter") || name == "Scanner" ? .class : .struct, names)
    }

    private static let table = NameTable(words: [
        (
            "DateFormatter",
            "dateStyle timeStyle dateFormat template locale timeZone calendar "
                + "doesRelativeDateFormatting amSymbol pmSymbol"
        ),
        ("DateIntervalFormatter", "dateStyle timeStyle dateTemplate locale timeZone calendar"),
        ("ISO8601DateFormatter", "formatOptions timeZone"),
        (
            "NumberFormatter",
            "numberStyle minimumFractionDigits maximumFractionDigits "
                + "minimumIntegerDigits maximumIntegerDigits minimumSignificantDigits "
                + "maximumSignificantDigits usesSignificantDigits usesGroupingSeparator "
                + "groupingSeparator decimalSeparator currencyCode currencySymbol positivePrefix "
                + "positiveSuffix negativePrefix negativeSuffix prefix suffix locale roundingMode "
                + "multiplier zeroSymbol allowsFloats generatesDecimalNumbers percentSymbol "
                + "internationalCurrencySymbol formatWidth paddingCharacter"
        ),
        (
            "DateComponentsFormatter",
            "allowedUnits unitsStyle zeroFormattingBehavior "
                + "maximumUnitCount calendar collapsesLargestUnit includesApproximationPhrase "
                + "includesTimeRemainingPhrase allowsFractionalUnits formattingContext "
                + "referenceDate"
        ),
        ("MeasurementFormatter", "unitOptions unitStyle locale numberFormatter"),
        ("LengthFormatter", "unitStyle numberFormatter isForPersonHeightUse"),
        ("MassFormatter", "unitStyle numberFormatter isForPersonMassUse"),
        (
            "RelativeDateTimeFormatter",
            "unitsStyle dateTimeStyle locale calendar "
                + "formattingContext"
        ),
        ("ListFormatter", "locale itemFormatter"),
        (
            "ByteCountFormatter",
            "countStyle allowedUnits includesUnit includesCount isAdaptive "
                + "allowsNonnumericFormatting zeroPadsFractionDigits formattingContext "
                + "includesActualByteCount"
        ),
        ("PersonNameComponentsFormatter", "style isPhonetic locale"),
        (
            "PersonNameComponents",
            "namePrefix givenName middleName familyName nameSuffix nickname "
                + "phoneticRepresentation"
        ),
        ("Measurement", "value unit"),
        ("Duration", "seconds"),
        (
            "DateComponents",
            "calendar timeZone era year month day hour minute second nanosecond "
                + "weekday weekdayOrdinal quarter weekOfMonth weekOfYear yearForWeekOfYear"
        ),
        ("DateInterval", "start end duration"),
        ("Locale", "identifier"),
        ("Scanner", "string scanLocation charactersToBeSkipped caseSensitive locale"),
        ("UITraitCollection", "userInterfaceStyle horizontalSizeClass verticalSizeClass"),
        ("TimeZone", "identifier"),
    ])
}

extension Interpreter {
    /// The description of one of Foundation's types.
    private func libraryType(_ name: String) -> TypeInfo? {
        if let known = libraryTypes[name] { return known }
        guard let (keyword, names) = LibraryTypes.properties(of: name) else { return nil }
        let type = TypeInfo(name: name, keyword: keyword)
        for name in names {
            type.add(
                .init(
                    name: name, type: nil, initializer: nil, wrapper: .none, isConstant: false,
                    range: currentRange))
        }
        libraryTypes[name] = type
        return type
    }

    /// An instance of one of Foundation's types; nil for another type.
    func libraryInstance(_ name: String, _ arguments: [EvaluatedArgument] = []) -> Value? {
        guard let type = libraryType(name) else { return nil }
        var fields = [Value](repeating: .nil, count: type.stored.count)
        for argument in arguments {
            guard let label = argument.label, let index = type.storedIndex(label) else { continue }
            fields[index] = settled(argument.value)
        }
        let structure = StructureValue(type: type, fields: fields)
        guard type.isReference else { return .structure(structure) }
        guard allocate(fields.count * 32, at: currentRange) else { return .nil }
        return .object(state.addObject(structure))
    }

    /// The name and a reader of the fields of one of Foundation's values.
    func libraryObject(_ value: Value) -> LibraryObject? {
        let structure: StructureValue
        switch value {
        case .structure(let value): structure = value
        case .object(let id): structure = state.objects[id]
        default: return nil
        }
        // A type of the sources with such a name is another one.
        guard libraryTypes[structure.type.name] === structure.type else { return nil }
        return LibraryObject(structure: structure)
    }
}

/// An instance of one of Foundation's types.
struct LibraryObject {
    fileprivate let structure: StructureValue

    /// The type's name.
    var name: String { structure.type.name }

    /// What a property was set to; nil for one that was not.
    subscript(_ property: String) -> Value? {
        guard let index = structure.type.storedIndex(property) else { return nil }
        if case .nil = structure.fields[index] { return nil }
        return structure.fields[index]
    }
}
