import FormMockup

/// Reads translations: Xcode's string catalogues and the older `.strings` files.
enum StringTableReader {
    /// The texts of a file by language and key. `path` says what it is, and for a `.strings` file
    /// the language (`ur.lproj/Localizable.strings`).
    static func read(
        _ bytes: [UInt8], path: String, file: FileID
    ) -> (tables: [String: [String: String]], fault: Diagnostic?) {
        if let fault = TextCheck.fault(in: bytes, file: file) { return ([:], fault) }
        if path.hasSuffix(".xcstrings") { return catalogue(bytes, file) }
        let folder = Paths.name(of: Paths.folder(of: path))
        let language = folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : "en"
        var reader = StringsFile(bytes)
        let table = reader.read()
        if let position = reader.faultPosition {
            let range = SourceRange(file: file, start: position, end: position + 1)
            return ([:], .invalidStrings(at: range))
        }
        return ([language == "Base" ? "en" : language: table], nil)
    }

    private static func catalogue(
        _ bytes: [UInt8], _ file: FileID
    ) -> (tables: [String: [String: String]], fault: Diagnostic?) {
        var reader = JSONReader(bytes)
        let root: JSONValue
        do throws(JSONReader.Fault) {
            root = try reader.read()
        } catch {
            let place = SourceRange(
                file: file, start: reader.position, end: min(reader.position + 1, bytes.count))
            return ([:], .invalidCatalogue(at: place))
        }
        var tables: [String: [String: String]] = [:]
        for entry in root["strings"]?.members ?? [] {
            for localization in entry.value["localizations"]?.members ?? [] {
                guard let text = text(of: localization.value) else { continue }
                tables[localization.name, default: [:]][entry.name] = text
            }
        }
        return (tables, nil)
    }

    /// The text of one language; of several forms the one for "other" numbers and devices.
    private static func text(of value: JSONValue) -> String? {
        if let text = value["stringUnit"]?["value"]?.text { return text }
        for variation in value["variations"]?.members ?? [] {
            let forms = variation.value.members
            let form = forms.first { $0.name == "other" } ?? forms.first
            if let text = form.flatMap({ text(of: $0.value) }) { return text }
        }
        return nil
    }
}

/// A `.strings` file.
///
///     file  = { entry }
///     entry = text "=" text ";"      with comments as in C between any two
///     text  = '"' … '"' | word
private struct StringsFile {
    private let bytes: [UInt8]
    private var position = 0
    private(set) var faultPosition: Int?

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        position = bytes.textStart
    }

    mutating func read() -> [String: String] {
        var table: [String: String] = [:]
        while true {
            skip()
            if position >= bytes.count { return table }
            guard let key = text(), skips(0x3D), let value = text(), skips(0x3B) else {
                faultPosition = min(position, bytes.count - 1)
                return [:]
            }
            table[key] = value
        }
    }

    private mutating func text() -> String? {
        skip()
        guard position < bytes.count else { return nil }
        var text: [UInt8] = []
        guard bytes[position] == 0x22 else {
            while position < bytes.count, Self.isWord(bytes[position]) {
                text.append(bytes[position])
                position += 1
            }
            return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
        }
        position += 1
        while position < bytes.count, bytes[position] != 0x22 {
            if bytes[position] == 0x5C, position + 1 < bytes.count {
                position += 1
                switch bytes[position] {
                case 0x6E: text.append(0x0A)
                case 0x74: text.append(0x09)
                case 0x72: text.append(0x0D)
                default: text.append(bytes[position])
                }
            } else {
                text.append(bytes[position])
            }
            position += 1
        }
        guard position < bytes.count else { return nil }
        position += 1
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func skips(_ byte: UInt8) -> Bool {
        skip()
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    /// Skips blanks and comments.
    private mutating func skip() {
        while position < bytes.count {
            let next = position + 1 < bytes.count ? bytes[position + 1] : 0
            if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
                position += 1
            } else if bytes[position] == 0x2F, next == 0x2F {
                while position < bytes.count, bytes[position] != 0x0A { position += 1 }
            } else if bytes[position] == 0x2F, next == 0x2A {
                position += 2
                while position + 1 < bytes.count,
                    bytes[position] != 0x2A || bytes[position + 1] != 0x2F
                {
                    position += 1
                }
                position += 2
            } else {
                return
            }
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x2E, 0x5F, 0x2D, 0x80...: true
        default: false
        }
    }
}

extension Diagnostic {
    fileprivate static func invalidCatalogue(at range: SourceRange) -> Diagnostic {
        Diagnostic(.error, id: "invalid-catalogue", "the string catalogue is not JSON", at: range)
    }

    fileprivate static func invalidStrings(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .error, id: "invalid-strings", "an entry reads \"key\" = \"text\";", at: range)
    }
}
