import FormMockup

/// Writes a code block as HTML; Swift is coloured by this project's own lexer.
enum CodeWriter {
    /// Writes `pre.fd-code`.
    static func write(_ code: SourceText, language: String, into output: inout [UInt8]) {
        output.append("<pre class=\"fd-code\" dir=\"ltr\"><code")
        if !language.isEmpty {
            output.append(" class=\"language-")
            output.appendEscaped(language)
            output.append("\"")
        }
        output.append(">")
        if language == "swift" || language == "form" {
            writeColored(code.bytes, into: &output)
        } else {
            writeEscaped(code.bytes[...], into: &output)
        }
        output.append("</code></pre>\n")
    }

    private static func writeColored(_ bytes: [UInt8], into output: inout [UInt8]) {
        var position = 0
        for span in Highlighter.spans(of: bytes) {
            writeEscaped(bytes[position..<span.range.lowerBound], into: &output)
            output.append(tag(of: span.kind))
            writeEscaped(bytes[span.range], into: &output)
            output.append("</span>")
            position = span.range.upperBound
        }
        writeEscaped(bytes[position...], into: &output)
    }

    private static func tag(of kind: HighlightClass) -> StaticString {
        switch kind {
        case .keyword: "<span class=\"hl-keyword\">"
        case .type: "<span class=\"hl-type\">"
        case .string: "<span class=\"hl-string\">"
        case .interpolation: "<span class=\"hl-interpolation\">"
        case .number: "<span class=\"hl-number\">"
        case .comment: "<span class=\"hl-comment\">"
        case .attribute: "<span class=\"hl-attribute\">"
        case .directive: "<span class=\"hl-directive\">"
        case .call: "<span class=\"hl-call\">"
        case .member: "<span class=\"hl-member\">"
        case .label: "<span class=\"hl-label\">"
        case .operator: "<span class=\"hl-operator\">"
        }
    }

    private static func writeEscaped(_ bytes: ArraySlice<UInt8>, into output: inout [UInt8]) {
        bytes.withUnsafeBufferPointer { output.appendEscaped($0) }
    }
}
