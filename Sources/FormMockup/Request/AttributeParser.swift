/// Turns what authors wrote into typed attributes, one at a time, from an info string, from
/// `mockups:` or from the command line.
public struct AttributeParser: Sendable {
    /// What was understood so far.
    public private(set) var attributes = BlockAttributes()
    public private(set) var diagnostics: [Diagnostic] = []
    private var seen: [(attribute: BlockAttribute, range: SourceRange?)] = []
    private let areDefaults: Bool

    /// Makes a parser, of one block's attributes or of the defaults of a page or a site.
    public init(areDefaults: Bool = false) {
        self.areDefaults = areDefaults
    }

    /// Parses what follows `form` in a fence's info string.
    public static func parse(_ info: SourceText) -> AttributeParser {
        var parser = AttributeParser()
        var words = InfoString(info)
        while let input = words.next() { parser.add(input) }
        parser.diagnostics += words.diagnostics
        return parser
    }

    /// Takes one attribute.
    public mutating func add(_ input: AttributeInput) {
        guard let attribute = BlockAttribute(name: input.name) else {
            diagnostics.append(.unknownAttribute(input))
            return
        }
        for earlier in seen where earlier.attribute == attribute {
            diagnostics.append(.duplicateAttribute(input, first: earlier.range))
            return
        }
        seen.append((attribute, input.nameRange))
        if areDefaults, attribute.isPersonal {
            diagnostics.append(.personalAttribute(input))
            return
        }
        var input = input
        if attribute.isFlag, input.value == nil { input.value = "true" }
        guard let value = input.value, !value.isEmpty else {
            diagnostics.append(.attributeWithoutValue(input))
            return
        }
        set(attribute, value, input)
    }

    private mutating func set(
        _ attribute: BlockAttribute, _ value: String, _ input: AttributeInput
    ) {
        let place = input.valueRange ?? input.nameRange
        switch attribute {
        case .id: setID(value, input)
        case .view: attributes.view = .init(value, at: place)
        case .source: attributes.source = .init(value, at: place)
        case .style:
            attributes.styles = list(input, AttributeValues.styles)
            if attributes.styles.contains(.sidebar) {
                diagnostics.append(.notYetDrawn("sidebar", "insetGrouped", at: place))
            }
        case .look: attributes.looks = list(input, AttributeValues.looks)
        case .appearance: attributes.appearances = list(input, AttributeValues.appearances)
        case .direction: attributes.directions = list(input, AttributeValues.directions)
        case .locale: setLocales(input)
        case .typeSize: attributes.typeSizes = list(input, AttributeValues.typeSizes)
        case .device: setDevices(input)
        case .width: setWidths(input)
        case .chrome:
            attributes.chromes = list(input, AttributeValues.chromes)
            if attributes.chromes.contains(.device) {
                diagnostics.append(.notYetDrawn("device", "bar", at: place))
            }
        case .show: attributes.show = single(input, AttributeValues.shows)
        case .caption: attributes.caption = value
        case .alt: attributes.alt = value
        case .verdict: attributes.verdict = single(input, AttributeValues.verdicts)
        case .measure: attributes.measure = single(input, AttributeValues.flags)
        case .highlight: attributes.highlight = .init(value, at: place)
        }
    }

    private mutating func setID(_ value: String, _ input: AttributeInput) {
        let isValid = value.utf8.allSatisfy {
            ($0 >= 0x61 && $0 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2D
        }
        guard isValid else {
            diagnostics.append(.invalidID(value, input))
            return
        }
        attributes.id = .init(value, at: input.valueRange)
    }

    private mutating func setLocales(_ input: AttributeInput) {
        for part in parts(of: input) {
            if Languages.isTag(part.text) {
                attributes.locales.append(part.text)
            } else {
                diagnostics.append(.invalidLocale(part.text, at: part.range))
            }
        }
    }

    private mutating func setDevices(_ input: AttributeInput) {
        for part in parts(of: input) {
            if let device = Device.named(part.text) {
                attributes.widths.append(DeviceWidth(name: device.name, width: device.width))
            } else {
                diagnostics.append(
                    .unknownValue(part, of: input.name, Device.all.map { $0.slug }))
            }
        }
    }

    private mutating func setWidths(_ input: AttributeInput) {
        for part in parts(of: input) {
            guard let points = Self.wholeNumber(part.text), points >= 200, points <= 1400 else {
                diagnostics.append(.invalidWidth(part.text, at: part.range))
                continue
            }
            attributes.widths.append(DeviceWidth(name: "\(points) pt", width: Double(points)))
        }
    }

    private static func wholeNumber(_ text: String) -> Int? {
        var result = 0
        for byte in text.utf8 {
            guard byte >= 0x30, byte <= 0x39, result < 100_000 else { return nil }
            result = result * 10 + Int(byte - 0x30)
        }
        return text.isEmpty ? nil : result
    }
}

// MARK: - Values

extension AttributeParser {
    /// One value of a comma list.
    struct Part {
        var text: String
        var range: SourceRange?
    }

    private mutating func parts(of input: AttributeInput) -> [Part] {
        var result: [Part] = []
        let bytes = Array((input.value ?? "").utf8)
        var start = 0
        for index in 0...bytes.count where index == bytes.count || bytes[index] == 0x2C {
            var from = start
            var to = index
            while from < to, bytes[from] == 0x20 { from += 1 }
            while to > from, bytes[to - 1] == 0x20 { to -= 1 }
            start = index + 1
            var part = Part(
                text: String(decoding: bytes[from..<to], as: UTF8.self),
                range: input.valueRange ?? input.nameRange)
            if input.isVerbatim, let range = input.valueRange {
                part.range = SourceRange(
                    file: range.file, start: range.start + from, end: range.start + to)
            }
            if part.text.isEmpty {
                diagnostics.append(.emptyValue(input.name, at: part.range))
            } else if result.contains(where: { $0.text == part.text }) {
                diagnostics.append(.repeatedValue(part))
            } else {
                result.append(part)
            }
        }
        return result
    }

    private mutating func list<Item>(
        _ input: AttributeInput, _ choices: [AttributeValues.Choice<Item>]
    ) -> [Item] {
        var values: [Item] = []
        for part in parts(of: input) {
            if let value = choose(part, input.name, choices) { values.append(value) }
        }
        return values
    }

    private mutating func single<Item>(
        _ input: AttributeInput, _ choices: [AttributeValues.Choice<Item>]
    ) -> Item? {
        let text = input.value ?? ""
        return choose(
            Part(text: text, range: input.valueRange ?? input.nameRange), input.name, choices)
    }

    private mutating func choose<Item>(
        _ part: Part, _ name: String, _ choices: [AttributeValues.Choice<Item>]
    ) -> Item? {
        for choice in choices where choice.spelling == part.text { return choice.value }
        diagnostics.append(.unknownValue(part, of: name, choices.map { $0.spelling }))
        return nil
    }
}

extension Diagnostic {
    fileprivate static func attributeWithoutValue(_ input: AttributeInput) -> Diagnostic {
        Diagnostic(
            .error, id: "attribute-without-value",
            "attribute '\(input.name)' needs a value: \(input.name)=…", at: input.nameRange)
    }

    fileprivate static func duplicateAttribute(
        _ input: AttributeInput, first: SourceRange?
    ) -> Diagnostic {
        Diagnostic(
            .error, id: "duplicate-attribute", "attribute '\(input.name)' is given twice",
            at: input.nameRange, notes: [Note("first given here", at: first)])
    }

    fileprivate static func emptyValue(_ name: String, at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            .error, id: "empty-value", "a value of '\(name)' is missing beside the comma",
            at: range)
    }

    fileprivate static func invalidID(_ value: String, _ input: AttributeInput) -> Diagnostic {
        Diagnostic(
            .error, id: "invalid-id",
            "id '\(value)' may hold only small letters a–z, digits and hyphens",
            at: input.valueRange ?? input.nameRange)
    }

    fileprivate static func invalidLocale(_ text: String, at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            .error, id: "invalid-locale",
            "'\(text)' is not a language tag such as en, ur or en-GB", at: range)
    }

    fileprivate static func invalidWidth(_ text: String, at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            .error, id: "invalid-width",
            "width '\(text)' is not a whole number of points from 200 to 1400", at: range)
    }

    fileprivate static func notYetDrawn(
        _ value: String, _ other: String, at range: SourceRange?
    ) -> Diagnostic {
        Diagnostic(
            .warning, id: "not-yet-drawn",
            "'\(value)' is not drawn yet; it looks like '\(other)'", at: range)
    }

    fileprivate static func personalAttribute(_ input: AttributeInput) -> Diagnostic {
        Diagnostic(
            .error, id: "personal-attribute",
            "'\(input.name)' belongs to one block and can't be a default", at: input.nameRange)
    }

    fileprivate static func repeatedValue(_ part: AttributeParser.Part) -> Diagnostic {
        Diagnostic(
            .error, id: "repeated-value", "'\(part.text)' is listed twice", at: part.range)
    }

    fileprivate static func unknownAttribute(_ input: AttributeInput) -> Diagnostic {
        let names = BlockAttribute.allCases.map { $0.name }
        return misspelt(
            id: "unknown-attribute", "unknown attribute '\(input.name)'", input.name, names,
            at: input.nameRange, listing: "attributes are ")
    }

    fileprivate static func unknownValue(
        _ part: AttributeParser.Part, of name: String, _ spellings: [String]
    ) -> Diagnostic {
        misspelt(
            id: "unknown-value-of-attribute", "'\(part.text)' is not a value of '\(name)'",
            part.text, spellings, at: part.range, listing: "values are ")
    }

    /// An error about a word that is none of a list, with the likely one as a mend, or the list.
    public static func misspelt(
        id: String, _ message: String, _ word: String, _ candidates: [String],
        at range: SourceRange?, listing: String
    ) -> Diagnostic {
        var diagnostic = Diagnostic(.error, id: id, message, at: range)
        if let best = NearMiss.best(for: word, among: candidates) {
            if let range {
                diagnostic.fixIt = FixIt("did you mean '\(best)'?", replacing: range, with: best)
            } else {
                diagnostic.notes.append(Note("did you mean '\(best)'?"))
            }
        } else if !candidates.isEmpty {
            diagnostic.notes.append(Note(listing + NearMiss.list(of: candidates)))
        }
        return diagnostic
    }
}
