import FormMockup

/// Reads translations: Xcode's string catalogues, and the older `.strings` and `.stringsdict`.
struct StringTableReader {
    /// The endings of the files that hold translations.
    static let fileExtensions = ["xcstrings", "strings", "stringsdict"]

    /// The texts so far.
    private(set) var tables = StringTables()
    /// What is wrong with the files.
    private(set) var diagnostics: [Diagnostic] = []

    /// Makes a reader.
    init() {}

    /// Whether a path names a table that screens use: a bundle's own names are not shown on them.
    static func isTable(_ path: String) -> Bool {
        guard fileExtensions.contains(Paths.fileExtension(path)) else { return false }
        return !tableName(of: path).hasSuffix("InfoPlist")
    }

    /// The name of a file without its ending.
    private static func tableName(of path: String) -> String {
        Paths.withoutExtension(Paths.name(of: path))
    }

    /// Takes the texts of a file. `path` says which table it is, and for the older files the
    /// language (`ur.lproj/Localizable.strings`). `addFile` makes a number for messages.
    mutating func add(_ bytes: [UInt8], path: String, _ addFile: (_ bytes: [UInt8]) -> FileID) {
        let text = TextEncoding.utf8(bytes)
        let file = addFile(text)
        if text.starts(with: Array("bplist".utf8)) {
            return report(.compiledTable(at: SourceRange(file: file, start: 0, end: 0)))
        }
        if let fault = TextCheck.fault(in: text, file: file) { return report(fault) }
        let name = Self.tableName(of: path)
        switch Paths.fileExtension(path) {
        case "xcstrings": addCatalogue(text, name, file)
        case "stringsdict": addDictionary(text, name, path, file)
        default:
            let isList = text[text.textStart...].first { $0 > 0x20 } == 0x3C
            if isList {
                addDictionary(text, name, path, file)
            } else {
                addStrings(text, name, path, file)
            }
        }
    }

    private mutating func report(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
    }

    /// The language that the folder of a file names.
    private static func language(of path: String) -> String {
        let folder = Paths.name(of: Paths.folder(of: path))
        guard folder.hasSuffix(".lproj") else { return "Base" }
        return LanguageTag.normalised(String(folder.dropLast(6)))
    }

    private mutating func addCatalogue(_ bytes: [UInt8], _ name: String, _ file: FileID) {
        let root: JSONValue
        do throws(JSONReader.Fault) {
            root = try JSONReader.read(bytes)
        } catch {
            return report(
                .invalidCatalogue(error.message, at: .at(error.position, in: bytes, file)))
        }
        var reader = StringCatalogueReader(file: file)
        reader.read(root)
        diagnostics += reader.diagnostics
        if !tables.knowsSourceLanguage, let source = reader.sourceLanguage {
            tables.sourceLanguage = source
            tables.knowsSourceLanguage = true
        }
        for (language, entries) in reader.entries {
            tables.add(entries, table: name, language: language)
        }
    }

    private mutating func addStrings(
        _ bytes: [UInt8], _ name: String, _ path: String, _ file: FileID
    ) {
        var reader = StringsFile(bytes)
        let entries = reader.read()
        if let fault = reader.fault {
            report(.invalidStrings(fault.message, at: .at(fault.position, in: bytes, file)))
        }
        tables.add(entries, table: name, language: Self.language(of: path))
    }

    /// An older table as a property list: texts, or rules for plurals.
    private mutating func addDictionary(
        _ bytes: [UInt8], _ name: String, _ path: String, _ file: FileID
    ) {
        do throws(PropertyListReader.Fault) {
            let root = try PropertyListReader.read(bytes)
            let entries = try StringsDictionary.entries(of: root)
            // The rules of a plural go before the plain text of the same key.
            tables.add(entries, table: name, language: Self.language(of: path), replaces: true)
        } catch {
            report(.invalidDictionary(error.message, at: .at(error.position, in: bytes, file)))
        }
    }
}

extension SourceRange {
    /// One byte of a file; nothing at its end.
    static func at(_ position: Int, in bytes: [UInt8], _ file: FileID) -> SourceRange {
        let start = max(0, min(position, bytes.count))
        return SourceRange(file: file, start: start, end: min(start + 1, bytes.count))
    }
}

extension Diagnostic {
    fileprivate static func invalidCatalogue(
        _ reason: String, at range: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .error, id: "invalid-catalogue", "the string catalogue is not JSON: \(reason)",
            at: range)
    }

    fileprivate static func invalidStrings(_ reason: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .error, id: "invalid-strings", "\(reason)", at: range,
            notes: [Note("an entry reads \"key\" = \"text\";")])
    }

    fileprivate static func invalidDictionary(
        _ reason: String, at range: SourceRange
    ) -> Diagnostic {
        Diagnostic(.error, id: "invalid-stringsdict", "\(reason)", at: range)
    }

    fileprivate static func compiledTable(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .error, id: "compiled-strings",
            "this is a compiled property list; name the file of the project that it is made from",
            at: range)
    }
}
