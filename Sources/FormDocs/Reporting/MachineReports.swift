import FormMockup

/// Writes messages for programs.
enum MachineReports {
    /// The messages as JSON: a list under `diagnostics`, each on a line of its own.
    static func json(_ diagnostics: [LocatedDiagnostic]) -> [UInt8] {
        var output = Array("{\"version\":1,\"diagnostics\":[".utf8)
        for (index, diagnostic) in diagnostics.enumerated() {
            output += Array((index > 0 ? ",\n" : "\n").utf8)
            append(diagnostic, to: &output)
        }
        output += Array("\n]}\n".utf8)
        return output
    }

    private static func append(_ diagnostic: LocatedDiagnostic, to output: inout [UInt8]) {
        output += Array("{\"severity\":".utf8)
        appendString(DiagnosticPrinter.word(diagnostic.severity), to: &output)
        output += Array(",\"id\":".utf8)
        appendString(diagnostic.id, to: &output)
        output += Array(",\"message\":".utf8)
        appendString(diagnostic.message, to: &output)
        appendPlace(diagnostic.place, to: &output)
        output += Array(",\"notes\":[".utf8)
        for (index, note) in diagnostic.notes.enumerated() {
            if index > 0 { output.append(0x2C) }
            output += Array("{\"message\":".utf8)
            appendString(note.message, to: &output)
            appendPlace(note.place, to: &output)
            output.append(0x7D)
        }
        output += Array("],\"fix\":".utf8)
        if let fix = diagnostic.fix {
            appendString(fix, to: &output)
        } else {
            output += Array("null".utf8)
        }
        output.append(0x7D)
    }

    private static func appendPlace(
        _ place: LocatedDiagnostic.Place?, to output: inout [UInt8]
    ) {
        guard let place else {
            output += Array(",\"file\":null,\"line\":null,\"column\":null".utf8)
            return
        }
        output += Array(",\"file\":".utf8)
        appendString(place.path, to: &output)
        output += Array(",\"line\":\(place.line),\"column\":\(place.column)".utf8)
    }

    private static func appendString(_ text: String, to output: inout [UInt8]) {
        let digits = Array("0123456789abcdef".utf8)
        output.append(0x22)
        for byte in text.utf8 {
            switch byte {
            case 0x22, 0x5C: output += [0x5C, byte]
            case 0x0A: output += [0x5C, 0x6E]
            case 0..<0x20, 0x7F:
                output += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            default: output.append(byte)
            }
        }
        output.append(0x22)
    }

    /// The messages as commands of GitHub's workflows.
    static func github(_ diagnostics: [LocatedDiagnostic]) -> [UInt8] {
        var text = ""
        for diagnostic in diagnostics {
            let word =
                diagnostic.severity == .note
                ? "notice" : DiagnosticPrinter.word(diagnostic.severity)
            text += "::\(word)"
            if let place = diagnostic.place {
                text += " file=\(property(place.path)),line=\(place.line),col=\(place.column)"
            }
            let fix = diagnostic.fix.map { "; " + $0 } ?? ""
            text += "::\(data(diagnostic.message + fix))\n"
        }
        return Array(text.utf8)
    }

    private static func data(_ text: String) -> String {
        var result = ""
        for character in text.unicodeScalars {
            switch character {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }

    private static func property(_ text: String) -> String {
        var result = ""
        for character in data(text).unicodeScalars {
            switch character {
            case ":": result += "%3A"
            case ",": result += "%2C"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}
