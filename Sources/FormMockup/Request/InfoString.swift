/// One attribute as the author wrote it, before its value is understood.
public struct AttributeInput: Sendable {
    public var name: String
    public var nameRange: SourceRange?
    /// Nil for a bare word.
    public var value: String?
    public var valueRange: SourceRange?
    /// Whether the value stands in the file as it is, byte for byte, so that a part of it has a
    /// place of its own.
    public var isVerbatim: Bool

    /// Makes an attribute.
    public init(
        name: String, nameRange: SourceRange? = nil, value: String?,
        valueRange: SourceRange? = nil, isVerbatim: Bool = true
    ) {
        self.name = name
        self.nameRange = nameRange
        self.value = value
        self.valueRange = valueRange
        self.isVerbatim = isVerbatim
    }
}

/// Splits the attributes of an info string.
///
///     attributes = { blank } { attribute blank { blank } }
///     attribute  = name [ "=" value ]
///     value      = '"' { any but '"' | '\' any } '"'  |  { any but blank }
struct InfoString {
    private let text: SourceText
    private var position: Int
    private(set) var diagnostics: [Diagnostic] = []

    init(_ text: SourceText) {
        self.text = text
        position = 0
    }

    /// The next attribute; nil at the end.
    mutating func next() -> AttributeInput? {
        let bytes = text.bytes
        while position < bytes.count, isBlank(bytes[position]) { position += 1 }
        guard position < bytes.count else { return nil }
        let start = position
        while position < bytes.count, !isBlank(bytes[position]), bytes[position] != 0x3D {
            position += 1
        }
        var input = AttributeInput(
            name: String(decoding: bytes[start..<position], as: UTF8.self),
            nameRange: text.range(start, max(position, start + 1)), value: nil)
        guard position < bytes.count, bytes[position] == 0x3D else { return input }
        position += 1
        if position < bytes.count, bytes[position] == 0x22 {
            readQuoted(into: &input)
        } else {
            let valueStart = position
            while position < bytes.count, !isBlank(bytes[position]) { position += 1 }
            input.value = String(decoding: bytes[valueStart..<position], as: UTF8.self)
            input.valueRange = text.range(valueStart, position)
        }
        return input
    }

    private mutating func readQuoted(into input: inout AttributeInput) {
        let bytes = text.bytes
        let quote = position
        position += 1
        let start = position
        var value: [UInt8] = []
        while position < bytes.count, bytes[position] != 0x22 {
            if bytes[position] == 0x5C, position + 1 < bytes.count {
                position += 1
                input.isVerbatim = false
            }
            value.append(bytes[position])
            position += 1
        }
        input.value = String(decoding: value, as: UTF8.self)
        input.valueRange = text.range(start, position)
        if position < bytes.count {
            position += 1
        } else {
            diagnostics.append(.unclosedQuote(at: text.range(quote, quote + 1)))
        }
    }

    private func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09
    }
}

extension Diagnostic {
    fileprivate static func unclosedQuote(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .error, id: "unclosed-quote", "the quoted value is never closed", at: range,
            notes: [Note("a value ends on the line of the fence")])
    }
}
