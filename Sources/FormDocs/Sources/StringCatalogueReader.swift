import FormMockup

/// The texts of a string catalogue (`.xcstrings`), from its JSON.
struct StringCatalogueReader {
    private let file: FileID
    /// Texts by language, in the order the languages appear.
    private(set) var entries: [(language: String, entries: [(String, StringTables.Entry)])] = []
    private(set) var sourceLanguage: String?
    private(set) var diagnostics: [Diagnostic] = []
    private var places: [String: Int] = [:]

    /// Makes a reader; `file` is the catalogue's number in messages.
    init(file: FileID) {
        self.file = file
    }

    /// Takes in the whole catalogue; what has a wrong shape is reported and left out.
    mutating func read(_ root: JSONValue) {
        guard root.members != nil else { return expected("an object", root, "the catalogue") }
        if let source = root["sourceLanguage"] {
            guard let text = source.text else {
                return expected("a string", source, "'sourceLanguage'")
            }
            sourceLanguage = LanguageTag.normalised(text)
        }
        guard let strings = root["strings"] else {
            return report("the catalogue has no 'strings'", at: root)
        }
        guard let members = strings.members else {
            return expected("an object", strings, "'strings'")
        }
        for member in members { readEntry(member) }
    }

    private mutating func readEntry(_ member: JSONValue.Member) {
        guard member.value.members != nil else {
            return expected("an object", member.value, "'\(member.name)'")
        }
        guard let localizations = member.value["localizations"] else { return }
        guard let languages = localizations.members else {
            return expected("an object", localizations, "'localizations'")
        }
        for language in languages {
            guard language.value.members != nil else {
                expected("an object", language.value, "'\(language.name)'")
                continue
            }
            guard let entry = entry(language.value) else { continue }
            add(member.name, entry, LanguageTag.normalised(language.name))
        }
    }

    private mutating func add(_ key: String, _ entry: StringTables.Entry, _ language: String) {
        let place = places[language] ?? entries.count
        if place == entries.count {
            places[language] = place
            entries.append((language, []))
        }
        entries[place].entries.append((key, entry))
    }

    /// What a key stands for in one language; nil where it is not translated.
    private mutating func entry(_ value: JSONValue) -> StringTables.Entry? {
        guard let forms = forms(value) else { return nil }
        var variables: [StringTables.Variable] = []
        for substitution in value["substitutions"]?.members ?? [] {
            if let variable = variable(substitution) { variables.append(variable) }
        }
        return StringTables.Entry(forms, variables: variables)
    }

    private mutating func variable(_ member: JSONValue.Member) -> StringTables.Variable? {
        guard member.value.members != nil else {
            expected("an object", member.value, "'\(member.name)'")
            return nil
        }
        guard var forms = forms(member.value) else { return nil }
        let number = member.value["argNum"]?.integer
        let specifier = member.value["formatSpecifier"]?.text ?? "lld"
        let directive = number.map { "%\($0)$" } ?? "%"
        func resolved(_ text: String) -> String {
            text.replacing("%arg", with: directive + specifier)
        }
        forms.other = resolved(forms.other)
        for index in forms.cases.indices {
            forms.cases[index].text = resolved(forms.cases[index].text)
        }
        return StringTables.Variable(
            name: member.name, argument: number.map { max(0, $0 - 1) }, forms: forms)
    }

    /// The forms of a text: one, or those of its variations on a phone.
    private mutating func forms(_ value: JSONValue) -> StringTables.Forms? {
        if let unit = value["stringUnit"] { return text(unit).map { .init($0) } }
        guard let variations = value["variations"] else { return nil }
        guard variations.members != nil else {
            expected("an object", variations, "'variations'")
            return nil
        }
        if let devices = variations["device"]?.members {
            let device =
                ["iphone", "other"].lazy.compactMap { name in
                    devices.first { $0.name == name }
                }.first ?? devices.first
            return device.flatMap { forms($0.value) }
        }
        if let widths = variations["width"]?.members {
            return widths.last.flatMap { forms($0.value) }
        }
        return variations["plural"].flatMap { plural($0) }
    }

    private mutating func plural(_ value: JSONValue) -> StringTables.Forms? {
        guard let members = value.members else {
            expected("an object", value, "'plural'")
            return nil
        }
        var cases: [StringTables.Forms.Case] = []
        for member in members {
            guard let category = PluralCategory(name: member.name) else {
                report("'\(member.name)' is no plural category", at: member.value)
                continue
            }
            guard let form = forms(member.value) else { continue }
            cases.append(.init(category, form.other))
        }
        guard let last = cases.last else { return nil }
        let other = cases.first { $0.category == .other } ?? last
        return .init(other.text, cases: cases.filter { $0.category != .other })
    }

    /// The text of a unit; nil for one that waits to be translated.
    private mutating func text(_ unit: JSONValue) -> String? {
        guard unit.members != nil else {
            expected("an object", unit, "'stringUnit'")
            return nil
        }
        guard let value = unit["value"] else { return nil }
        guard let text = value.text else {
            expected("a string", value, "'value'")
            return nil
        }
        if text.isEmpty, unit["state"]?.text == "new" { return nil }
        return text
    }

    private mutating func expected(_ kind: String, _ value: JSONValue, _ name: String) {
        report("\(name) is \(value.description) and has to be \(kind)", at: value)
    }

    private mutating func report(_ message: String, at value: JSONValue) {
        let range = SourceRange(file: file, start: value.position, end: value.position + 1)
        diagnostics.append(Diagnostic(.error, id: "wrong-catalogue", message, at: range))
    }
}
