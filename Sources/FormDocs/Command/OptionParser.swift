import FormMockup

/// One option of a command.
struct CommandOption: Sendable {
    /// With its hyphens: `--jobs`.
    var name: String
    /// A letter for it: `-o`.
    var short: String?
    /// What its value is called in help; nil when it takes none.
    var value: String?
    /// Whether its value may be left out, as of an attribute that is a flag.
    var isValueOptional = false
    /// Whether it may be given several times.
    var isRepeatable = false
    var help: String
}

/// A fault of the command line.
struct UsageError: Error {
    var message: String
}

/// The words of a command line, understood.
struct CommandArguments {
    private(set) var positional: [String] = []
    private var values: [(name: String, value: String)] = []

    /// Reads the words after the command's name.
    init(_ words: [String], _ options: [CommandOption]) throws(UsageError) {
        var index = 0
        var onlyPositional = false
        while index < words.count {
            let word = words[index]
            index += 1
            if onlyPositional || word == "-" || word.utf8.first != 0x2D {
                positional.append(word)
                continue
            }
            if word == "--" {
                onlyPositional = true
                continue
            }
            let (name, given) = Self.split(word)
            guard let option = options.first(where: { $0.name == name || $0.short == name }) else {
                throw Self.unknown(name, options)
            }
            let value = try Self.value(of: option, given, words, &index)
            if option.value != nil, value.isEmpty { throw Self.needsValue(option) }
            if !option.isRepeatable, self.value(option.name) != nil {
                throw UsageError(message: "option '\(option.name)' is given twice")
            }
            values.append((option.name, value))
        }
    }

    /// The value of an option; empty for one without a value; nil when it is not given.
    func value(_ name: String) -> String? {
        values.first { $0.name == name }?.value
    }

    /// All values of an option that may be repeated.
    func all(_ name: String) -> [String] {
        values.filter { $0.name == name }.map(\.value)
    }

    /// Whether an option is given.
    func has(_ name: String) -> Bool {
        value(name) != nil
    }

    private static func split(_ word: String) -> (name: String, value: String?) {
        guard word.hasPrefix("--"), let equals = word.utf8.firstIndex(of: 0x3D) else {
            return (word, nil)
        }
        return (String(word[..<equals]), String(word[word.utf8.index(after: equals)...]))
    }

    private static func value(
        of option: CommandOption, _ given: String?, _ words: [String], _ index: inout Int
    ) throws(UsageError) -> String {
        guard option.value != nil else {
            guard given == nil else {
                throw UsageError(message: "option '\(option.name)' takes no value")
            }
            return ""
        }
        if let given { return given }
        if option.isValueOptional { return "true" }
        let next = index < words.count ? words[index] : nil
        guard let next, next == "-" || next.utf8.first != 0x2D else { throw needsValue(option) }
        index += 1
        return next
    }

    private static func needsValue(_ option: CommandOption) -> UsageError {
        UsageError(message: "option '\(option.name)' needs a value: \(option.value ?? "")")
    }

    private static func unknown(_ name: String, _ options: [CommandOption]) -> UsageError {
        let names = options.map(\.name)
        let hint = NearMiss.best(for: name, among: names).map { "; did you mean '\($0)'?" } ?? ""
        return UsageError(message: "unknown option '\(name)'\(hint)")
    }
}
