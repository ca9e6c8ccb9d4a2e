import FormMockup

/// The texts of a `.stringsdict`, from its property list.
enum StringsDictionary {
    /// The entries in the order of the text.
    static func entries(
        of root: PropertyListValue
    ) throws(PropertyListReader.Fault) -> [(String, StringTables.Entry)] {
        guard let members = root.entries else {
            throw .init(message: "a table of plurals is a <dict>", position: root.position)
        }
        var entries: [(String, StringTables.Entry)] = []
        for (key, value) in members { entries.append((key, try entry(value, key))) }
        return entries
    }

    private static func entry(
        _ value: PropertyListValue, _ key: String
    ) throws(PropertyListReader.Fault) -> StringTables.Entry {
        if let text = value.text { return .init(.init(text)) }
        guard let members = value.entries else {
            throw .init(message: "'\(key)' has to be a <dict>", position: value.position)
        }
        if let text = adaptive(value) { return .init(.init(text)) }
        guard let format = value["NSStringLocalizedFormatKey"]?.text else {
            throw .init(
                message: "'\(key)' has no NSStringLocalizedFormatKey", position: value.position)
        }
        var variables: [StringTables.Variable] = []
        for (name, rule) in members where name != "NSStringLocalizedFormatKey" {
            guard rule.entries != nil else {
                throw .init(message: "'\(name)' has to be a <dict>", position: rule.position)
            }
            variables.append(.init(name: name, forms: try forms(rule, name)))
        }
        return .init(.init(format), variables: variables)
    }

    /// The text for a phone, or the widest one.
    private static func adaptive(_ value: PropertyListValue) -> String? {
        if let devices = value["NSStringDeviceSpecificRuleType"] {
            return (devices["iphone"] ?? devices["other"] ?? devices.entries?.first?.value)?.text
        }
        if let widths = value["NSStringVariableWidthRuleType"]?.entries {
            let widest = widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
            return widest?.value.text
        }
        return nil
    }

    private static func forms(
        _ rule: PropertyListValue, _ name: String
    ) throws(PropertyListReader.Fault) -> StringTables.Forms {
        var cases: [StringTables.Forms.Case] = []
        for (key, value) in rule.entries ?? [] {
            guard let category = PluralCategory(name: key) else { continue }
            guard let text = value.text else {
                throw .init(message: "'\(key)' has to be a <string>", position: value.position)
            }
            cases.append(.init(category, text))
        }
        guard let last = cases.last else {
            throw .init(message: "'\(name)' has no form such as 'other'", position: rule.position)
        }
        let other = cases.first { $0.category == .other } ?? last
        return .init(other.text, cases: cases.filter { $0.category != .other })
    }
}
