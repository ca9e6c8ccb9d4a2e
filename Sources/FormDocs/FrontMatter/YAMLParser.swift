import Cyaml
import FormMockup

/// Reads YAML with libyaml: scalars, lists and maps, each with its place in the file.
struct YAMLParser {
    private static let maximumDepth = 64

    private var parser = yaml_parser_t()
    private let bytes: [UInt8]
    private let lines: SourceLines
    private let file: FileID
    private let start: Int
    private var failure: Diagnostic?

    /// The value that bytes `range` of a file hold, and what is wrong with them. The value is nil
    /// when there is none or when it can't be read.
    static func parse(
        _ bytes: [UInt8], in range: Range<Int>, file: FileID
    ) -> (value: YAMLNode?, error: Diagnostic?) {
        let isBlank = bytes[range].allSatisfy {
            $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09
        }
        if isBlank { return (nil, nil) }
        var parser = YAMLParser(bytes, in: range, file: file)
        return bytes.withUnsafeBufferPointer {
            parser.run(UnsafeBufferPointer(rebasing: $0[range]))
        }
    }

    private init(_ bytes: [UInt8], in range: Range<Int>, file: FileID) {
        self.bytes = bytes
        start = range.lowerBound
        self.file = file
        lines = SourceLines(bytes, in: range)
    }

    private mutating func run(
        _ input: UnsafeBufferPointer<UInt8>
    ) -> (value: YAMLNode?, error: Diagnostic?) {
        guard yaml_parser_initialize(&parser) == 1 else { return (nil, nil) }
        defer { yaml_parser_delete(&parser) }
        yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(&parser, input.baseAddress, input.count)
        var value: YAMLNode?
        while failure == nil, let event = next() {
            defer { delete(event) }
            switch event.type {
            case YAML_STREAM_START_EVENT, YAML_DOCUMENT_START_EVENT, YAML_DOCUMENT_END_EVENT:
                continue
            case YAML_STREAM_END_EVENT:
                return (value, failure)
            default:
                if value != nil {
                    failure = .secondYAMLDocument(at: range(event))
                } else {
                    value = node(event, depth: 0)
                }
            }
        }
        return (nil, failure)
    }

    private mutating func node(_ event: yaml_event_t, depth: Int) -> YAMLNode? {
        let start = offset(event.start_mark)
        switch event.type {
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
            let text = String(decoding: bytes, as: UTF8.self)
            if bytes.contains(where: Self.mayBeginControl),
                let control = text.unicodeScalars.first(where: Self.isControl)
            {
                failure = .controlCharacter(control, at: range(event))
                return nil
            }
            return YAMLNode(
                content: .scalar(text, isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE),
                range: range(event))
        case YAML_SEQUENCE_START_EVENT, YAML_MAPPING_START_EVENT:
            guard depth < Self.maximumDepth else {
                failure = .deepYAML(at: range(event))
                return nil
            }
            return event.type == YAML_SEQUENCE_START_EVENT
                ? list(from: start, depth: depth) : map(from: start, depth: depth)
        case YAML_ALIAS_EVENT:
            failure = .yamlAlias(at: range(event))
            return nil
        default: return nil
        }
    }

    /// Whether a byte is the first of a character that ``isControl`` may refuse.
    private static func mayBeginControl(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xEF
    }

    /// Whether a character has no place in a text, and none in HTML or XML. A file can't hold
    /// them as they are, but a quoted text can hold escapes of them.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A: false
        case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: true
        default: false
        }
    }

    private mutating func list(from start: Int, depth: Int) -> YAMLNode? {
        var items: [YAMLNode] = []
        while let event = next() {
            defer { delete(event) }
            if event.type == YAML_SEQUENCE_END_EVENT {
                return YAMLNode(content: .list(items), range: range(start, items.last?.range))
            }
            guard let item = node(event, depth: depth + 1) else { return nil }
            items.append(item)
        }
        return nil
    }

    private mutating func map(from start: Int, depth: Int) -> YAMLNode? {
        var entries: [YAMLNode.Entry] = []
        while let event = next() {
            defer { delete(event) }
            if event.type == YAML_MAPPING_END_EVENT {
                let end = entries.last?.value.range
                return YAMLNode(content: .map(entries), range: range(start, end))
            }
            guard let key = node(event, depth: depth + 1) else { return nil }
            guard case .scalar(let name, _) = key.content else {
                failure = .yamlKey(at: key.range)
                return nil
            }
            for entry in entries where entry.key == name {
                failure = .duplicateKey(name, at: key.range, first: entry.keyRange)
                return nil
            }
            guard let valueEvent = next() else { return nil }
            defer { delete(valueEvent) }
            guard let value = node(valueEvent, depth: depth + 1) else { return nil }
            entries.append(.init(key: name, keyRange: key.range, value: value))
        }
        return nil
    }

    private mutating func next() -> yaml_event_t? {
        var event = yaml_event_t()
        if yaml_parser_parse(&parser, &event) == 1 { return event }
        let problem = parser.problem.map { String(cString: $0) } ?? "it can't be read"
        // What libyaml can't take for text it places by the byte.
        let place =
            parser.error == YAML_READER_ERROR
            ? start + min(parser.problem_offset, bytes.count - start)
            : offset(parser.problem_mark)
        var notes: [Diagnostic.Note] = []
        if let context = parser.context {
            let from = offset(parser.context_mark)
            notes.append(
                .init(
                    String(cString: context),
                    at: SourceRange(file: file, start: from, end: min(from + 1, bytes.count))))
        }
        if let advice = Self.advice(problem, bytes.indices.contains(place) ? bytes[place] : 0) {
            notes.append(.init(advice))
        }
        failure = .invalidYAML(
            problem, at: SourceRange(file: file, start: place, end: min(place + 1, bytes.count)),
            notes: notes)
        return nil
    }

    /// What to do about the problems that people have most: libyaml says what it met, not why.
    private static func advice(_ problem: String, _ byte: UInt8) -> String? {
        if byte == 0x09 { return "YAML is indented with spaces, not tabs" }
        switch problem {
        case "mapping values are not allowed in this context":
            return "a text that holds ': ' stands in quotes; else look at the indentation"
        case "could not find expected ':'": return "a key ends with ': '"
        case "found character that cannot start any token":
            return "a text that begins with this character stands in quotes"
        case "did not find expected key", "did not find expected <document start>",
            "did not find expected '-' indicator":
            return "look at the indentation of this line and the one before"
        default: return nil
        }
    }

    private func delete(_ event: yaml_event_t) {
        var event = event
        yaml_event_delete(&event)
    }

    private func range(_ event: yaml_event_t) -> SourceRange {
        SourceRange(file: file, start: offset(event.start_mark), end: offset(event.end_mark))
    }

    private func range(_ start: Int, _ last: SourceRange?) -> SourceRange {
        SourceRange(file: file, start: start, end: max(start + 1, last?.end ?? start))
    }

    /// libyaml counts columns in code points.
    private func offset(_ mark: yaml_mark_t) -> Int {
        let line = lines.range(Int(mark.line) + 1)
        var offset = line.lowerBound
        var column = Int(mark.column)
        while column > 0, offset < line.upperBound {
            offset += 1
            while offset < line.upperBound, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
            column -= 1
        }
        return offset
    }
}

extension Diagnostic {
    fileprivate static func controlCharacter(
        _ scalar: Unicode.Scalar, at range: SourceRange
    ) -> Diagnostic {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let code = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        return Diagnostic(
            .error, id: "control-character", "a text can't hold the control character U+\(code)",
            at: range)
    }

    fileprivate static func deepYAML(at range: SourceRange) -> Diagnostic {
        Diagnostic(.error, id: "deep-yaml", "YAML is nested deeper than 64 levels", at: range)
    }

    fileprivate static func duplicateKey(
        _ name: String, at range: SourceRange, first: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .error, id: "duplicate-key", "key '\(name)' is given twice", at: range,
            notes: [Note("first given here", at: first)])
    }

    fileprivate static func invalidYAML(
        _ problem: String, at range: SourceRange, notes: [Note]
    ) -> Diagnostic {
        Diagnostic(.error, id: "invalid-yaml", "invalid YAML: \(problem)", at: range, notes: notes)
    }

    fileprivate static func secondYAMLDocument(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .error, id: "second-yaml-document", "only one YAML document may stand here", at: range)
    }

    fileprivate static func yamlAlias(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .error, id: "yaml-alias", "YAML aliases are not read here; write the value out",
            at: range)
    }

    fileprivate static func yamlKey(at range: SourceRange) -> Diagnostic {
        Diagnostic(.error, id: "yaml-key", "a key must be a word", at: range)
    }
}
