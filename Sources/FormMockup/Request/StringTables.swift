/// Translations of an app: tables by name, in them entries by language and key.
public struct StringTables: Sendable {
    /// One text, in the forms that numbers ask for.
    public struct Forms: Hashable, Sendable {
        /// The form for all numbers that have none of their own.
        public var other: String
        /// The others.
        public var cases: [Case]

        /// A form and the category of numbers it is for.
        public struct Case: Hashable, Sendable {
            public var category: PluralCategory
            public var text: String

            /// Makes a case.
            public init(_ category: PluralCategory, _ text: String) {
                self.category = category
                self.text = text
            }
        }

        /// Makes forms; without cases one text is for all numbers.
        public init(_ other: String, cases: [Case] = []) {
            self.other = other
            self.cases = cases
        }

        /// The form for a category.
        public func text(for category: PluralCategory) -> String {
            cases.first { $0.category == category }?.text ?? other
        }
    }

    /// A part of a text with forms of its own: `%#@name@`.
    public struct Variable: Hashable, Sendable {
        public var name: String
        /// The place of its number among the arguments, from 0; nil for the next one.
        public var argument: Int?
        public var forms: Forms

        /// Makes a variable.
        public init(name: String, argument: Int? = nil, forms: Forms) {
            self.name = name
            self.argument = argument
            self.forms = forms
        }
    }

    /// What a key stands for in one language.
    public struct Entry: Hashable, Sendable {
        public var forms: Forms
        public var variables: [Variable]

        /// Makes an entry.
        public init(_ forms: Forms, variables: [Variable] = []) {
            self.forms = forms
            self.variables = variables
        }

        /// Whether a number decides which text it is.
        var isPlural: Bool { !forms.cases.isEmpty || !variables.isEmpty }
    }

    /// A table: entries by language and key.
    struct Table: Sendable {
        let name: String
        var languages: [String: [String: Entry]] = [:]
    }

    /// A key and the table that holds it.
    struct Name: Hashable, Sendable {
        let table: Int
        let key: String
    }

    /// The tables in the order they were added.
    private(set) var tables: [Table] = []
    /// Keys by their letters and digits alone, for names that code derives from them.
    private(set) var names: [String: [Name]] = [:]
    /// All languages that texts are in.
    private(set) var languages: Set<String> = []
    /// The language that the code itself is written in.
    public var sourceLanguage = "en"
    /// Whether a table says which that is: then what has no text in it is the text itself.
    public var knowsSourceLanguage = false

    /// The table that is used where none is named.
    public static let standardTable = "Localizable"

    /// Makes tables without texts.
    public init() {}

    /// Whether there is no text.
    public var isEmpty: Bool { tables.isEmpty }

    /// Adds texts of a language to a table. A key that is there stays, unless `replaces`.
    public mutating func add(
        _ entries: [(key: String, entry: Entry)], table: String = standardTable,
        language: String, replaces: Bool = false
    ) {
        var index = tables.count
        if let known = tables.firstIndex(where: { $0.name == table }) {
            index = known
        } else {
            tables.append(Table(name: table))
        }
        languages.insert(language)
        for (key, entry) in entries {
            if !replaces, tables[index].languages[language]?[key] != nil { continue }
            let isNew = !tables[index].languages.values.contains { $0[key] != nil }
            tables[index].languages[language, default: [:]][key] = entry
            guard isNew else { continue }
            let plain = Self.plainName(of: key)
            if !plain.isEmpty { names[plain, default: []].append(Name(table: index, key: key)) }
        }
    }

    /// Letters and digits of a key in small letters: `settings.quiet_hours` → `settingsquiethours`.
    /// Nothing for a long text, which no name is made of.
    static func plainName(of key: String) -> String {
        guard key.utf8.count <= 120 else { return "" }
        var result: [UInt8] = []
        for byte in key.utf8 {
            switch byte {
            case 0x41...0x5A: result.append(byte | 0x20)
            case 0x61...0x7A, 0x30...0x39: result.append(byte)
            default: break
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}

/// The texts of a site for one language, with those that stand in for it.
struct Translations {
    /// An entry and the language it is in.
    struct Found {
        var entry: StringTables.Entry
        var language: String
    }

    private let strings: StringTables
    private let languages: [String]

    /// The texts for a language.
    init(_ strings: StringTables, locale: String) {
        self.strings = strings
        var languages: [String] = []
        func add(_ tags: [String]) {
            for tag in tags where strings.languages.contains(tag) && !languages.contains(tag) {
                languages.append(tag)
            }
        }
        if !strings.isEmpty {
            add(LanguageTag.fallbacks(of: locale))
            // Another region or script of the language is nearer than another language.
            let primary = Languages.primary(of: locale)
            add(strings.languages.filter { Languages.primary(of: $0) == primary }.sorted())
            add(LanguageTag.fallbacks(of: strings.sourceLanguage))
            add(["Base"])
            // An app in one language shows that one to everybody.
            if strings.languages.count == 1, !strings.knowsSourceLanguage {
                add(Array(strings.languages))
            }
        }
        self.languages = languages
    }

    /// Whether there is nothing to look up.
    var isEmpty: Bool { strings.isEmpty }

    /// The text of a key. Without a table it is looked for in the standard one or, where an app
    /// has none, in all.
    func find(_ key: String, table: String?) -> Found? {
        if strings.isEmpty { return nil }
        let name = table ?? StringTables.standardTable
        if let index = strings.tables.firstIndex(where: { $0.name == name }) {
            return find(key, in: strings.tables[index])
        }
        // A constant may spell the table's name in another case.
        if let table {
            let plain = StringTables.plainName(of: table)
            let index = strings.tables.firstIndex {
                StringTables.plainName(of: $0.name) == plain
            }
            return index.flatMap { find(key, in: strings.tables[$0]) }
        }
        for table in strings.tables {
            if let found = find(key, in: table) { return found }
        }
        return nil
    }

    /// The text of a key that a name in code was made from: `settingsTitle` or `Settings.title` for
    /// `settings.title`.
    func find(named name: String) -> Found? {
        if strings.isEmpty { return nil }
        for name in strings.names[StringTables.plainName(of: name)] ?? [] {
            if let found = find(name.key, in: strings.tables[name.table]) { return found }
        }
        return nil
    }

    private func find(_ key: String, in table: StringTables.Table) -> Found? {
        for language in languages {
            if let entry = table.languages[language]?[key] {
                return Found(
                    entry: entry, language: language == "Base" ? strings.sourceLanguage : language)
            }
        }
        return nil
    }
}
