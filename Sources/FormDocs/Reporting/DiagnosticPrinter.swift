import FormMockup

/// Writes messages for people: place, headline, the line with a caret, notes, one likely mend.
struct DiagnosticPrinter {
    /// Whether colours may be used.
    var hasColor: Bool

    /// The longest part of a line that is shown.
    private static let maximumWidth = 120

    /// The text of one message.
    func text(_ diagnostic: LocatedDiagnostic) -> String {
        var result = head(diagnostic.place, Self.word(diagnostic.severity), diagnostic.message)
        result += frame(diagnostic.place, diagnostic.fix)
        for note in diagnostic.notes {
            result += head(note.place, "note", note.message) + frame(note.place, nil)
        }
        return result
    }

    /// "3 errors, 1 warning"; empty when there is neither.
    static func summary(_ diagnostics: [LocatedDiagnostic]) -> String {
        func count(_ severity: Diagnostic.Severity, _ one: String) -> String? {
            let count = diagnostics.reduce(0) { $0 + ($1.severity == severity ? 1 : 0) }
            return count == 0 ? nil : "\(count) \(one)\(count == 1 ? "" : "s")"
        }
        return [count(.error, "error"), count(.warning, "warning"), count(.note, "note")]
            .compactMap { $0 }.joined(separator: ", ")
    }

    /// The word for a severity.
    static func word(_ severity: Diagnostic.Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "note"
        }
    }

    private func head(
        _ place: LocatedDiagnostic.Place?, _ word: String, _ message: String
    ) -> String {
        let start = place.map { $0.path + ":\($0.line):\($0.column): " } ?? ""
        return bold(Self.clean(start)) + colored(word + ":", word) + " "
            + bold(Self.clean(message)) + "\n"
    }

    private func frame(_ place: LocatedDiagnostic.Place?, _ fix: String?) -> String {
        guard let place, !(place.text.isEmpty && place.length == 0 && fix == nil) else {
            return fix.map { "    \($0)\n" } ?? ""
        }
        let bytes = Array(place.text.utf8)
        let start = min(max(0, place.column - 1 - place.textStart), bytes.count)
        let end = min(start + place.length, bytes.count)
        let first = start > Self.maximumWidth / 2 ? start - Self.maximumWidth / 2 : 0
        let last = min(bytes.count, first + Self.maximumWidth)
        let shown = Self.text(bytes, first, last)
        let number = "\(place.line)"
        let gutter = String(repeating: " ", count: max(0, 5 - number.utf8.count))
        var result = dim("\(gutter)\(number) | ") + (first > 0 || place.textStart > 0 ? "…" : "")
        result += Self.clean(shown) + (last < bytes.count ? "…" : "") + "\n"
        var caret = first > 0 || place.textStart > 0 ? " " : ""
        for scalar in Self.text(bytes, first, start).unicodeScalars where Self.isWide(scalar) {
            caret += scalar == "\t" ? "\t" : " "
        }
        let width = Self.text(bytes, start, min(end, last)).unicodeScalars
            .reduce(0) { $0 + (Self.isWide($1) ? 1 : 0) }
        caret += colored("^" + String(repeating: "~", count: max(0, width - 1)), "caret")
        if let fix { caret += " " + Self.clean(fix) }
        return result + dim("      | ") + caret + "\n"
    }

    private static func text(_ bytes: [UInt8], _ start: Int, _ end: Int) -> String {
        guard start < end else { return "" }
        var start = start
        while start > 0, start < bytes.count, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        var end = end
        while end < bytes.count, end > start, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// Whether a terminal moves on for it: marks stand on the letter before them.
    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: false
        default: true
        }
    }

    /// Text without what would steer a terminal.
    private static func clean(_ text: String) -> String {
        let isClean = text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }
        if isClean { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isControl = scalar.value < 0x20 && scalar != "\t" || scalar.value == 0x7F
            result.append(isControl ? "\u{FFFD}" : scalar)
        }
        return String(result)
    }
}

extension DiagnosticPrinter {
    private func bold(_ text: String) -> String {
        hasColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text
    }

    private func dim(_ text: String) -> String {
        hasColor ? "\u{1B}[2m\(text)\u{1B}[0m" : text
    }

    private func colored(_ text: String, _ word: String) -> String {
        guard hasColor else { return text }
        let code =
            switch word {
            case "error": "1;31"
            case "warning": "1;33"
            case "caret": "1;32"
            default: "1;36"
            }
        return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
}
