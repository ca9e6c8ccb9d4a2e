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
        writeEscaped(code.bytes[...], into: &output)
        output.append("</code></pre>\n")
    }

    private static func writeEscaped(_ bytes: ArraySlice<UInt8>, into output: inout [UInt8]) {
        bytes.withUnsafeBufferPointer { output.appendEscaped($0) }
    }
}
